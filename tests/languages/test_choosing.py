"""Which language is spoken: by flag, variable, system, browser; and what is said for none."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from cyclopts import App
from starlette.testclient import TestClient

from cli.terminal import Terminal
from trappola.cli.app import app
from trappola.cli.language import speak_as_asked
from trappola.languages import accepted, is_met, languages, nearest, of_system
from trappola.server.app import make_app
from trappola.text import has, spoken, tell


@pytest.mark.parametrize(
    ("environment", "wish"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de_AT"),
        ({"LANG": "it_IT", "LC_MESSAGES": "cs_CZ"}, "cs_CZ"),
        ({"LANG": "it_IT", "LC_ALL": "pt_BR@euro"}, "pt_BR"),
        ({"LANG": "C.UTF-8"}, ""),
        ({}, ""),
    ],
)
def test_what_the_system_says(environment: dict[str, str], wish: str) -> None:
    assert of_system(environment) == wish


@pytest.mark.parametrize("header", ["", "*", ";;,", "en;q=nonsense, *;q=1", "\u0000"])
def test_a_strange_header_wishes_nothing(header: str) -> None:
    assert nearest(*accepted(header)) == "en"


@pytest.mark.parametrize("language", languages())
def test_a_language_of_any_country_is_met(language: str) -> None:
    for wish in (language, f"{language}-XX", f"{language.upper()}_XX"):
        assert nearest("tlh", wish) == language
        assert is_met(wish, language)


def test_the_flag_counts_before_the_variable(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TRAPPOLA_LANGUAGE", "tlh")
    assert speak_as_asked(["games", "--language=en"]) == ["games"]
    assert capsys.readouterr().err == ""
    assert speak_as_asked(["--language", "tlh", "games"]) == ["games"]
    assert capsys.readouterr().err.count('"tlh"') == 1
    monkeypatch.delenv("TRAPPOLA_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "tlh_XX")
    assert speak_as_asked(["games"]) == ["games"]
    assert spoken() == "en"
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("language", languages())
def test_the_flag_may_stand_anywhere(terminal: Terminal, language: str) -> None:
    for words in (("--language", language, "games"), ("games", f"--language={language}")):
        ran = terminal.run(*words)
        assert (ran.code, ran.err) == (0, "")
        assert tell("game-bulka.about", language).split()[-1] in ran.out


def commands(group: App, name: str) -> list[tuple[str, App]]:
    found = [(name, group)]
    for each in group:
        if not each.startswith("-"):
            found += commands(group[each], each)
    return found


@pytest.mark.parametrize(("name", "command"), commands(app, "trappola"))
def test_every_flag_has_its_help(name: str, command: App) -> None:
    assert has(f"help-{name}")
    if command.default_command is not None:
        flags = [flag for flag in command.default_command.__annotations__ if flag != "return"]
        missing = [flag for flag in flags if flag != "place" and not has(f"help-{name}-{flag}")]
        assert missing == []


@pytest.mark.parametrize("language", languages())
def test_help_is_in_the_language(terminal: Terminal, language: str) -> None:
    ran = terminal.run("play", "--help", "--language", language)
    assert ran.code == 0
    assert tell("help-parameters", language) in ran.out
    assert tell("help-play-humans", language).split()[0] in ran.out
    assert "help-" not in ran.out


@pytest.mark.parametrize("language", languages())
def test_the_server_answers_in_the_language(tmp_path: Path, language: str) -> None:
    folder = tmp_path / "page"
    folder.mkdir()
    for each in ("index.html", *(f"index.{code}.html" for code in languages())):
        (folder / each).write_text(each)
    app = make_app(f"sqlite+aiosqlite:///{tmp_path}/t.sqlite", folder)
    with TestClient(app, headers={"Accept-Language": f"tlh, {language};q=0.9"}) as client:
        assert client.get("/").text == f"index.{language}.html"
        assert client.get("/").headers["vary"] == "Accept-Language"
        problem = client.get("/api/seats/none").json()
        assert (problem["key"], problem["text"]) == ("no-table", tell("no-table", language))
        wrong = client.post("/api/tables", json={"seats": "Ann"}).json()
        assert wrong["text"] == tell("bad-request", language, place="body.game", fault="missing")
        words = client.get(f"/api/catalogue?language={language}-XX").json()
        assert words["language"] == language
    asyncio.set_event_loop(None)
