"""The server: the catalogue, tables by token, and the page."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

from fastapi import FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.routing import Match

from trappola import __version__
from trappola.errors import TrappolaError
from trappola.languages import accepted, nearest
from trappola.match import Match as CardMatch
from trappola.record import Record
from trappola.server import page
from trappola.server.catalogue import catalogue
from trappola.server.connection import Connection
from trappola.server.insight import line_of, mistakes_of
from trappola.server.messages import (
    Catalogue,
    Line,
    Mistakes,
    NewTable,
    Problem,
    PuzzleMade,
    PuzzleWish,
    Replay,
    RulePage,
    SeatLink,
    TableInfo,
    TableMade,
)
from trappola.server.problems import RequestError, malformed
from trappola.server.puzzles import sit_down
from trappola.server.replay import replay_of
from trappola.server.rules import rule_page
from trappola.suits import Family, seen_by_wish
from trappola.table.store import Store
from trappola.table.table import Seat, Table, TableError
from trappola.table.tables import OpenTable, Tables
from trappola.text import Marked, spoken, tell

Language = Annotated[str, Query(max_length=20)]
MISSING = ("no-table", "no-deal", "no-rules", "no-puzzles", "puzzle-no-number")


def make_app(store_url: str, page_folder: Path | None = None) -> FastAPI:
    """The application over a store.

    Args:
        store_url: an SQLAlchemy address, such as ``sqlite+aiosqlite:///tables.sqlite``.
        page_folder: where the built page lies; the package's own if left out.
    """
    tables = Tables(Store(store_url))

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await tables.store.open()
        yield
        await tables.close()

    app = FastAPI(
        title="Trappola", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None
    )
    app.state.tables = tables
    app.add_middleware(GZipMiddleware, minimum_size=500)
    _add_errors(app)
    _add_catalogue(app)
    _add_tables(app, tables)
    _add_page(app, page_folder or page.folder())
    return app


def language_of(request: HTTPConnection) -> str:
    """The language of whoever asks: of Accept-Language, else the server's own."""
    return nearest(*accepted(request.headers.get("accept-language")), spoken())


def viewer(language: str, suits: Family) -> Marked:
    """The language nearest to a wish, as one reads it who sees packs in these suits."""
    return Marked(nearest(language), seen_by_wish(suits))


def _problem(error: TrappolaError, status: int, request: Request) -> JSONResponse:
    problem = Problem(key=error.key, text=error.tell(language_of(request)))
    return JSONResponse(problem.model_dump(), status_code=status)


def _add_errors(app: FastAPI) -> None:
    """Every error is a sentence with a key; none is a traceback."""

    @app.exception_handler(TrappolaError)
    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, TrappolaError)
        status = 404 if error.key in MISSING else 422
        return _problem(error, status, request)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return _problem(malformed(error.errors()[0]), 422, request)

    @app.exception_handler(HTTPException)
    async def broken(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        place, status = request.url.path, error.status_code
        answer = _problem(
            RequestError("not-here", place=place, status=str(status)), status, request
        )
        answer.headers.update(error.headers or {})
        return answer

    @app.middleware("http")
    async def guard(
        request: Request, call_next: Callable[[Request], Awaitable[Response]]
    ) -> Response:
        response = await call_next(request)
        response.headers.update(page.HEADERS)
        return response


def _add_catalogue(app: FastAPI) -> None:
    @app.get("/api/catalogue")
    async def get_catalogue(language: Language = "en") -> Catalogue:
        """Games, variants and house rules."""
        return catalogue(nearest(language))

    @app.get("/api/rules/{name}", responses={404: {"model": Problem}})
    async def rules(name: str, language: Language = "en", suits: Family = "italian") -> RulePage:
        """A page of the rule book: a game, a variant, the glossary and the like."""
        return rule_page(name, nearest(language), suits)


def _add_tables(app: FastAPI, tables: Tables) -> None:
    wrong: dict[int | str, dict[str, Any]] = {
        status: {"model": Problem} for status in (400, 404, 422)
    }

    @app.post("/api/tables", status_code=201, responses=wrong)
    async def new_table(wish: NewTable) -> TableMade:
        """A new table with its first deal."""
        pack = None
        if wish.same_cards_as is not None:
            place, _ = await tables.find(wish.same_cards_as)
            pack = last_pack(place.table)
        seats = [Seat(seat.name, seat.computer) for seat in wish.seats]
        table, tokens = await tables.make(wish.game, wish.options, seats, seed=wish.seed, pack=pack)
        by_seat = {seat: token for token, seat in tokens.items()}
        return TableMade(
            table=table.id,
            seats=[
                SeatLink(
                    seat=number, name=seat.name, computer=seat.computer, token=by_seat.get(number)
                )
                for number, seat in enumerate(seats)
            ],
            spectator=by_seat[-1],
        )

    @app.get("/api/seats/{token}", responses=wrong)
    async def seat(token: str, request: Request) -> TableInfo:
        """What a token opens."""
        place, number = await tables.find(token)
        match = place.table.match
        return TableInfo(
            table=place.table.id,
            game=match.game.name,
            title=tell(f"game-{match.game.name}", language_of(request)),
            seat=number,
            names=list(match.names),
            over=match.over,
            deals=len(match.score_sheets),
        )

    @app.get("/api/seats/{token}/replay/{deal}", responses=wrong)
    async def replay(
        token: str,
        deal: int,
        hands: str = Query("own", pattern="^(own|all|[0-9])$"),
        language: Language = "en",
        suits: Family = "italian",
    ) -> Replay:
        """A complete deal step by step."""
        place, number = await tables.find(token)
        return await asyncio.to_thread(
            replay_of, place.table, number, deal, hands, viewer(language, suits)
        )

    @app.get("/api/seats/{token}/line", responses=wrong)
    async def line(token: str, language: Language = "en", suits: Family = "italian") -> Line:
        """Best play of both from the position at hand, at a table that is analysed."""
        place, _ = await tables.find(token)
        return await asyncio.to_thread(line_of, place.table, viewer(language, suits))

    @app.get("/api/seats/{token}/mistakes/{deal}", responses=wrong)
    async def what_went_wrong(
        token: str, deal: int, language: Language = "en", suits: Family = "italian"
    ) -> Mistakes:
        """The mistakes of a complete deal, at a table that is analysed."""
        place, _ = await tables.find(token)
        return await asyncio.to_thread(mistakes_of, place.table, deal, viewer(language, suits))

    @app.post("/api/puzzles/{game}/{number}", status_code=201, responses=wrong)
    async def puzzle(
        game: str, number: int, wish: PuzzleWish, language: Language = "en"
    ) -> PuzzleMade:
        """A table at the position of a puzzle, analysed, the other seat played perfectly."""
        return await sit_down(tables, game, number, wish, nearest(language))

    @app.get("/api/seats/{token}/record", responses=wrong)
    async def record(token: str) -> Response:
        """The record of all complete deals."""
        place, _ = await tables.find(token)
        text = json.dumps(complete(place.table.match).as_json(), ensure_ascii=False, indent=1)
        name = f"{place.table.match.game.name}-{place.table.id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    @app.websocket("/api/seats/{token}/ws")
    async def listen(socket: WebSocket, token: str) -> None:
        """A seat's place at the table: its states, and what it does."""
        await socket.accept()
        try:
            place, number = await tables.find(token)
        except TableError as error:
            await socket.send_json(
                {
                    "type": "refused",
                    "id": None,
                    "key": error.key,
                    "text": error.tell(language_of(socket)),
                }
            )
            await socket.close(4404)
            return
        await Connection(socket, tables, place, number).run()


def complete(match: CardMatch) -> Record:
    """The record of the deals that are over; a running one would show its cards."""
    record = match.record
    done = len(match.score_sheets)
    record.deals = list(record.deals)[:done]
    return record


def last_pack(table: Table) -> str:
    """The cards of the last complete deal."""
    done = len(table.match.score_sheets)
    if not done:
        raise TableError("no-deal", deal=1, number=0)
    return " ".join(card.text for card in table.match.played[done - 1].cards)


def _add_page(app: FastAPI, folder: Path | None) -> None:
    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def static(request: Request, path: str) -> Response:
        """The page's files; every other path is the page itself, which has its own routes."""
        if path.startswith("api/"):
            others = [
                each for each in app.routes if each.matches(request.scope)[0] is Match.PARTIAL
            ]
            answer = _problem(TableError("no-path", path=path), 405 if others else 404, request)
            for each in others:
                answer.headers["Allow"] = ", ".join(sorted(getattr(each, "methods", ())))
            return answer
        if folder is None:
            return HTMLResponse(page.missing(language_of(request)), status_code=503)
        file = (folder / path).resolve()
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        base = str(request.base_url)
        if path and file.is_file() and file.is_relative_to(folder.resolve()):
            if file.suffix == ".html":
                return HTMLResponse(page.index(file, base), headers=headers)
            forever = path.startswith("assets/")  # their names change with their content
            cache = "public, max-age=31536000, immutable" if forever else "public, max-age=3600"
            return FileResponse(file, headers={"Cache-Control": cache})
        own = folder / f"index.{language_of(request)}.html"
        file = own if own.is_file() else folder / "index.html"
        return HTMLResponse(page.index(file, base), headers=headers)


__all__ = ["OpenTable", "make_app"]
