"""The rule book as a site: sources and settings for Zensical, one site a language.

``make docs`` runs ``python -m trappola.book.site build/docs``, which writes the pages with drawn
cards, lets Zensical build them, strictly, and then looks at every link of what was built.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

from trappola.art.sprite import pack_sprite, token_sprite
from trappola.book.links import broken_links
from trappola.book.render import ANCHOR, COMMENT, HAND
from trappola.book.shelf import Page, languages, open_page, page_names, rules_folder
from trappola.book.signs import Sprites, cards_in, pack_of_page, pictures, signs
from trappola.languages import DEFAULT_LANGUAGE
from trappola.text import tell

SPRITES = Sprites("cards/italian.svg", "cards/french.svg", "cards/tokens.svg")
OTHERS = ("sources", "records", "svoyi", "players", "benchmarks", "book", "translating")
"""The other documents, in English, as far as they are there."""
ORDER = (
    "index",
    "cardano",
    "bulka",
    "two-handed",
    "classica",
    "czech",
    "austrian",
    "talon",
    "blind",
    "no-twos",
    "quattro",
    "svoyi",
    "challenge",
    "pack",
    "terms",
    "sources",
)
CODE = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)")
LONE = re.compile(r'^((?:<a id="[^"]+"></a>\s*)+)\n+(#+ .+)$', re.MULTILINE)
STYLE = Path(__file__).parent / "site_files"
MARK = rules_folder().parent.parent / "web" / "public" / "favicon.svg"


def write_sources(folder: Path, spoken: Sequence[str]) -> None:
    """Writes what Zensical builds from: a folder a language."""
    shutil.rmtree(folder, ignore_errors=True)
    for language in spoken:
        pages = folder / language / "pages"
        (pages / "cards").mkdir(parents=True)
        for family in ("italian", "french"):
            (pages / "cards" / f"{family}.svg").write_text(pack_sprite(family), "utf-8")
        (pages / "cards" / "tokens.svg").write_text(token_sprite(), "utf-8")
        for name in ("book.css", "book.js"):
            shutil.copy(STYLE / name, pages / name)
        shutil.copy(MARK, pages / "favicon.svg")
        for name in page_names():
            page = open_page(name, language)
            (pages / f"{name}.md").write_text(page_source(page, language), "utf-8")
        more = _more(language)
        for name in more:
            (pages / "more").mkdir(exist_ok=True)
            text = (rules_folder().parent / f"{name}.md").read_text("utf-8")
            (pages / "more" / f"{name}.md").write_text(LINK.sub(_link_of_more, text), "utf-8")
        settings = site_settings(language, spoken, more)
        (folder / language / "zensical.toml").write_text(settings, "utf-8")


def _more(language: str) -> list[str]:
    """The other documents that stand in a language's site: all of them in English."""
    if language != DEFAULT_LANGUAGE:
        return []
    return [name for name in OTHERS if (rules_folder().parent / f"{name}.md").is_file()]


# Pages


def page_source(page: Page, language: str) -> str:
    """The Markdown of a page with its cards drawn and its anchors on its headings."""
    text = COMMENT.sub("", page.text)
    text = "\n".join(_drawn(line, page, language) for line in _whole_codes(text).split("\n"))
    text = LONE.sub(_heading, text)
    text = LINK.sub(_link_of_page(language), text)
    if page.language == language:
        return text
    note = tell("rules-untranslated", language)
    title, _, rest = text.partition("\n")
    return f"{title}\n\n*{note}*\n{rest}"


def _whole_codes(text: str) -> str:
    """The text with no code that runs over the end of a line."""
    return CODE.sub(lambda found: found[0].replace("\n", " "), text)


def _drawn(line: str, page: Page, language: str) -> str:
    """A line with its cards as signs, in a table's hands as pictures."""
    if not line.startswith("|"):
        return _codes(line, page, language, signs)
    cells = re.split(r"(?<!\\)\|", line)
    return "|".join(_cell(cell, page, language) for cell in cells)


def _cell(cell: str, page: Page, language: str) -> str:
    codes = [cards_in(code) for code in CODE.findall(cell)]
    number = sum(len(cards or ()) for cards in codes)
    if number < HAND or CODE.sub("", cell).strip(" ·–"):
        return _codes(cell, page, language, signs)
    return _codes(cell, page, language, pictures).replace(" · ", "")


def _codes(text: str, page: Page, language: str, draw: Callable[..., str]) -> str:
    def drawn(found: re.Match[str]) -> str:
        cards = cards_in(found[1])
        return draw(cards, pack_of_page(page.name), language, SPRITES) if cards else found[0]

    return CODE.sub(drawn, text)


def _heading(found: re.Match[str]) -> str:
    *others, own = ANCHOR.findall(found[1])
    places = "".join(f'<a id="{other}"></a>\n\n' for other in others)
    return f"{places}{found[2]} {{#{own}}}"


def _link_of_page(language: str) -> Callable[[re.Match[str]], str]:
    """Links of a rule page: to the other documents across the languages' sites."""

    def link(found: re.Match[str]) -> str:
        words, target = found[1], found[2]
        if not target.startswith("../../"):
            return found[0]
        name, _, anchor = target.removeprefix("../../").partition("#")
        place = f"more/{name}" if language == DEFAULT_LANGUAGE else f"../en/more/{name}"
        if language == DEFAULT_LANGUAGE:
            return f"[{words}]({place}{'#' + anchor if anchor else ''})"
        html = place.removesuffix(".md") + ".html" + (f"#{anchor}" if anchor else "")
        return f'<a href="{escape(html)}">{words}</a>'

    return link


def _link_of_more(found: re.Match[str]) -> str:
    """Links of the other documents; of what is not in the site only the words."""
    words, target = found[1], found[2]
    if "://" in target or target.startswith("#"):
        return found[0]
    if target.startswith("rules/"):
        return f"[{words}]({target.replace('rules/en/', '../')})"
    name = target.partition("#")[0].removesuffix(".md")
    if name in OTHERS:
        return found[0]
    return words


# Settings


def site_settings(language: str, spoken: Sequence[str], more: list[str]) -> str:
    """The settings of a language's site, as TOML."""
    quoted = json.dumps
    titles = {name: _title(open_page(name, language).text) for name in page_names()}
    names = sorted(page_names(), key=lambda name: (name not in ORDER, ORDER.index(name)))
    nav = [f"{{ {quoted(titles[name])} = {quoted(f'{name}.md')} }}" for name in names]
    if more:
        others = ", ".join(
            f"{{ {quoted(_title(_other(name)))} = {quoted(f'more/{name}.md')} }}" for name in more
        )
        nav.append(f"{{ {quoted(tell('book-more', language))} = [{others}] }}")
    alternate = "\n".join(
        f"[[project.extra.alternate]]\nname = {quoted(tell('language-name', each))}\n"
        f"link = {quoted(f'../{each}/index.html')}\nlang = {quoted(each)}\n"
        for each in spoken
    )
    return f"""[project]
site_name = {quoted(tell("book-title", language))}
site_description = {quoted(tell("book-description", language))}
docs_dir = "pages"
site_dir = "site"
use_directory_urls = false
extra_css = ["book.css"]
extra_javascript = ["book.js"]
nav = [{", ".join(nav)}]

[project.theme]
language = {quoted(language)}
font = false
favicon = "favicon.svg"
logo = "favicon.svg"
features = ["navigation.top", "navigation.footer", "search.highlight", "toc.follow"]

[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"
toggle.icon = "lucide/sun"
toggle.name = {quoted(tell("book-dark", language))}

[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"
toggle.icon = "lucide/moon"
toggle.name = {quoted(tell("book-light", language))}

[project.extra]
generator = false

{alternate}
[project.markdown_extensions]
attr_list = {{}}
tables = {{}}
toc.permalink = true
pymdownx.superfences = {{}}
"""


def _title(text: str) -> str:
    return text.partition("\n")[0].removeprefix("# ").strip()


def _other(name: str) -> str:
    return (rules_folder().parent / f"{name}.md").read_text("utf-8")


# Building


def build(folder: Path, spoken: Sequence[str] | None = None) -> int:
    """Builds the sites of all languages, or of some, in ``folder/site``; 1 if one is broken."""
    spoken = languages() if spoken is None else spoken
    write_sources(folder, spoken)
    site = folder / "site"
    site.mkdir()
    for language in spoken:
        command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
        done = subprocess.run(command, cwd=folder / language, check=False)
        if done.returncode:
            return 1
        # It names its files from the root of a server, and the site may lie below a folder.
        (folder / language / "site" / "404.html").unlink()
        shutil.move(folder / language / "site", site / language)
    links = "".join(
        f'<li><a href="{each}/index.html" lang="{each}">{escape(tell("language-name", each))}</a>'
        for each in spoken
    )
    front = (STYLE / "front.html").read_text("utf-8").replace("{links}", links)
    (site / "index.html").write_text(
        front.replace("{languages}", json.dumps(list(spoken))), "utf-8"
    )
    wrong = broken_links(site)
    for each in wrong:
        print(each, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1]).resolve()))
