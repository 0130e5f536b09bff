"""The HTTP part keeps what its own description promises, whatever it is sent."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from trappola.server.app import make_app
from trappola.server.schema import schema as wire
from trappola.table.store import sqlite_url

WEB = Path(__file__).parent.parent.parent / "web"


def described() -> schemathesis.BaseSchema:
    """The server's description; its store is in memory of the first one that asks."""
    import tempfile

    folder = tempfile.mkdtemp()
    return schemathesis.openapi.from_asgi(
        "/openapi.json", make_app(sqlite_url(Path(folder) / "tables.sqlite"))
    )


schema = described()


@schema.parametrize()
# What the description cannot say, such as which options a game has, may be refused.
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
def test_no_answer_breaks_the_description(case: schemathesis.Case) -> None:
    case.call_and_validate(excluded_checks=[positive_data_acceptance])


def test_the_page_has_the_types_of_these_messages(tmp_path: Path) -> None:
    """The page's types are those that the server's models give: ``npm run messages`` in web/."""
    given, made = tmp_path / "schema.json", tmp_path / "messages.ts"
    given.write_text(json.dumps(wire()), "utf-8")
    command = ["node", "scripts/messages.js", str(given), str(made)]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    assert made.read_text("utf-8") == (WEB / "src/lib/messages.ts").read_text("utf-8")
