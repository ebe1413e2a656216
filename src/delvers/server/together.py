"""The API of what people do together at a table besides choosing."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from delvers.server import forms, lessons, standins
from delvers.server.acts import CHAT_OFF, CHAT_ON
from delvers.server.allowance import Allowance
from delvers.server.analysing import shown
from delvers.server.api import Seat, Service, Wording, refusals
from delvers.server.errors import NoSeat, NotHost
from delvers.server.gathering import leave_seat, start
from delvers.server.keys import host_key_of, link_of, seats_of, viewer_of
from delvers.server.live import is_key_of
from delvers.server.naming import name_hero
from delvers.server.qr import svg_of
from delvers.server.rematch import open_rematch
from delvers.server.replays import Replays, step_for, story_for
from delvers.server.show import names_of
from delvers.server.talking import Talking
from delvers.server.undoing import take_back
from delvers.server.weighed import shown_odds

router = APIRouter(prefix="/api", responses=refusals())
Eyes = Annotated[
    int | None, Query(ge=0, lt=forms.MOST_SEATS, description="Through whose eyes; none: a guest's.")
]


@router.post(
    "/tables/{table}/undo", response_model=forms.Reached, responses=refusals(403, 404, 409)
)
def undo(
    table: str,
    form: forms.Seen,
    request: Request,
    tables: Service,
    words: Wording,
    seat: Seat = None,
) -> dict[str, Any]:
    """Take back the last choice of the seat, while the undo law allows it.

    Everybody is told by the streams; a refusal says why, with the clause if there is one.
    """
    with tables.at(table) as live:
        viewer = viewer_of(live.stored, request.headers, seat)
        take_back(tables, live, viewer, form.number, words)
        return {"number": live.number}


@router.get(
    "/tables/{table}/code",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, **refusals(403, 404, 409)},
)
def show_code(
    table: str, request: Request, tables: Service, words: Wording, seat: Seat = None
) -> Response:
    """The link that leads back to a seat, as a code for the camera of another device."""
    stored = tables.found(table)
    viewer = viewer_of(stored, request.headers, seat)
    if viewer is None:
        raise NoSeat()
    key = seats_of(stored, request.headers)[viewer]
    link = str(request.base_url).rstrip("/") + link_of(table, key)
    drawn = svg_of(link, words.say("Your own link as a code, to be read by a camera"))
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


@router.post(
    "/tables/{table}/heroes/{hero}/name",
    response_model=forms.Reached,
    responses=refusals(403, 404, 409),
)
def give_name(
    table: str,
    hero: Annotated[str, Path(max_length=200, description="The id of a hero in the view.")],
    form: forms.HeroName,
    request: Request,
    tables: Service,
    words: Wording,
    seat: Seat = None,
) -> dict[str, Any]:
    """Give a hero that the seat has made a name, by which everybody is told of it from now on.

    The name has 1 to 24 characters and is that of no other hero at the table; a refusal says what
    is wrong with it, or whom the seat may name.
    """
    with tables.at(table) as live:
        viewer = viewer_of(live.stored, request.headers, seat)
        allowance: Allowance = request.app.state.allowance
        admit = partial(allowance.give_name, table)
        name_hero(tables, live, viewer, hero, form.name, words, admit)
        return {"number": live.number}


@router.get("/tables/{table}/odds", response_model=forms.Weighed, responses=refusals(404, 409))
def show_odds(
    table: str, request: Request, tables: Service, words: Wording, seat: Seat = None
) -> dict[str, Any]:
    """The chances of the options of the seat's question, where the table was opened with them.

    Whoever asks first lets the work begin; ask again until it is done, and the figures get better.
    They come from rehearsals of what the seat knows, and tell nothing else.
    """
    with tables.at(table) as live:
        viewer = viewer_of(live.stored, request.headers, seat)
        weighed = request.app.state.weighing.of(live, viewer)
        return shown_odds(weighed, live, words)


# -- talking ---------------------------------------------------------------------------------------


@router.post("/tables/{table}/sayings", status_code=204, responses=refusals(403, 404, 409))
def say(
    table: str, form: forms.Saying, request: Request, tables: Service, seat: Seat = None
) -> None:
    """Say something to the pages that are open at the table; it is kept nowhere."""
    with tables.at(table) as live:
        viewer = viewer_of(live.stored, request.headers, seat)
        if viewer is None:
            raise NoSeat()
        if live.notes.is_silent:
            raise standins.NotNow("the host wants no talking at this table")
    allowance: Allowance = request.app.state.allowance
    allowance.talk(request.scope["address"])
    talking: Talking = request.app.state.talking
    talking.say(table, viewer, form.text)


@router.post(
    "/tables/{table}/chat", response_model=forms.Reached, responses=refusals(403, 404, 409)
)
def switch_chat(
    table: str, form: forms.Switch, request: Request, tables: Service
) -> dict[str, Any]:
    """Switch talking on or off; only the host may."""
    with tables.at(table) as live:
        if not is_key_of(live.stored.host_hash, host_key_of(request.headers)):
            raise NotHost()
        if live.notes.is_silent == form.is_on:
            standins.write(tables, live, CHAT_ON if form.is_on else CHAT_OFF)
        return {"number": live.number}


# -- coming and going ------------------------------------------------------------------------------


@router.post("/tables/{table}/start", status_code=204, responses=refusals(403, 404, 409))
def start_game(table: str, form: forms.Starting, request: Request, tables: Service) -> None:
    """Let the game begin; only the host may. A bot takes every seat that is still free."""
    start(tables, table, host_key_of(request.headers), form.bot)


@router.post(
    "/tables/{table}/leave", response_model=forms.Reached, responses=refusals(403, 404, 409)
)
def leave_table(
    table: str, form: forms.Leaving, request: Request, tables: Service, seat: Seat = None
) -> dict[str, Any]:
    """Leave a seat to a bot, until one comes back or (`for_good`) for the rest of the game.

    Before the game begins the seat is free again, for anybody.
    """
    stored = tables.found(table)
    if not stored.has_begun:
        leave_seat(tables, table, viewer_of(stored, request.headers, seat))
        return {"number": 0}
    with tables.at(table) as live:
        viewer = viewer_of(live.stored, request.headers, seat)
        standins.leave(tables, live, viewer, for_good=form.for_good)
        return {"number": live.number}


@router.post(
    "/tables/{table}/return", response_model=forms.Reached, responses=refusals(403, 404, 409)
)
def return_to_table(
    table: str, request: Request, tables: Service, seat: Seat = None
) -> dict[str, Any]:
    """Play on oneself where a bot has played."""
    with tables.at(table) as live:
        standins.come_back(tables, live, viewer_of(live.stored, request.headers, seat))
        return {"number": live.number}


@router.post(
    "/tables/{table}/seats/{other}/votes",
    response_model=forms.Reached,
    responses=refusals(403, 404, 409),
)
def vote_for_bot(
    table: str,
    other: Annotated[int, Path(ge=0, lt=forms.MOST_SEATS)],
    request: Request,
    tables: Service,
    seat: Seat = None,
) -> dict[str, Any]:
    """Vote for a bot at a seat that everybody has waited for; it comes when all others want it."""
    with tables.at(table) as live:
        voter = viewer_of(live.stored, request.headers, seat)
        standins.vote_for_bot(tables, live, voter, other)
        return {"number": live.number}


@router.get("/tables/{table}/standing", response_model=forms.Standing, responses=refusals(404, 409))
def show_standing(table: str, request: Request, tables: Service, words: Wording) -> dict[str, Any]:
    """How a table stands, in a few words: for lists of tables."""
    stored = tables.found(table)
    seats = seats_of(stored, request.headers)
    if not stored.has_begun:
        return {"has_begun": False, "is_over": False, "waiting": [], "is_yours": False}
    with tables.at(table) as live:
        waiting = live.game.waiting
        names = names_of(live, words)
        return {
            "has_begun": True,
            "is_over": live.game.is_over,
            "waiting": [names[seat] for seat in waiting],
            "is_yours": any(seat in seats for seat in waiting),
        }


# -- afterwards ------------------------------------------------------------------------------------


@router.get(
    "/tables/{table}/steps/{step}",
    response_model=forms.ReplayedStep,
    responses=refusals(404, 409),
)
def show_step(
    table: str,
    step: Annotated[int, Path(ge=0, le=2**31)],
    request: Request,
    tables: Service,
    words: Wording,
    seat: Eyes = None,
) -> dict[str, Any]:
    """A step of a game that is over, as a seat or a spectator knew it then."""
    replays: Replays = request.app.state.replays
    with tables.at(table) as live:
        replay = replays.of(live)
    return step_for(live, replay, step, seat, words)


@router.get("/lessons/{game}/{step}", response_model=forms.LessonStep, responses=refusals(404))
def show_lesson(
    game: str, step: Annotated[int, Path(ge=0, le=1000)], words: Wording
) -> dict[str, Any]:
    """A step of the guided game with which one learns a game."""
    return lessons.step_for(game, step, words)


@router.get("/tables/{table}/story", response_model=forms.Story, responses=refusals(404, 409))
def show_story(table: str, tables: Service, words: Wording) -> dict[str, Any]:
    """A game that is over in numbers."""
    with tables.at(table) as live:
        return story_for(tables, live, words)


@router.post(
    "/tables/{table}/analysis", response_model=forms.Analysed, responses=refusals(404, 409)
)
def analyse(table: str, request: Request, tables: Service, words: Wording) -> dict[str, Any]:
    """Look back at a game that is over: everybody's chances, luck and mistakes.

    Whoever asks first lets it begin; ask again until it is done.
    """
    allowance: Allowance = request.app.state.allowance
    with tables.at(table) as live:
        admit = partial(allowance.analyse, request.scope["address"])
        found = request.app.state.analyses.of(live, admit)
    return shown(found, live, words)


@router.post(
    "/tables/{table}/rematch", response_model=forms.Rematch, responses=refusals(403, 404, 409)
)
def rematch(table: str, request: Request, tables: Service) -> dict[str, Any]:
    """The next table with the same people, bots and options; keys of these seats open it too.

    Whoever asks first opens it, and everybody is told by the streams.
    """
    allowance: Allowance = request.app.state.allowance
    with tables.at(table) as live:
        seat = viewer_of(live.stored, request.headers)
        if live.notes.rematch is None:
            allowance.open_table(request.scope["address"], tables.running)
        return {"table": open_rematch(tables, live, seat)}
