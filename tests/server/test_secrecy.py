"""A seat learns over the API what it may know, and not one byte more."""

import itertools
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from fastapi import FastAPI

import delvers
from delvers.games.raiders.rules import SPEC
from delvers.kernel.fairness import Fairness
from delvers.server.app import create_app
from delvers.server.live import hash_of
from delvers.server.stored import Seat, StoredTable
from tests.server.guests import Http, InProcess, Party, humans

KEYS = ("key of Ana", "key of Bob", "key of Eva")


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[list[Party]]:
    """Two tables that are the same in everything: secret, keys, id and clock."""
    with ExitStack() as stack:
        yield [twin(tmp_path / f"{number}.sqlite3", stack) for number in range(2)]


def twin(database: Path, stack: ExitStack, secret: str = "the same at every table") -> Party:
    app = create_app(str(database))
    stack.callback(app.state.bot_seats.close)
    app.state.tables.clocks.wall = lambda: 1000.0
    stored = StoredTable(
        id="twin",
        game="raiders",
        rules=SPEC.rules_version,
        content=SPEC.content_version,
        options={"tactical": False},
        seats=tuple(Seat("", "human", None, hash_of(key)) for key in KEYS),
        fairness=Fairness.begin(["", "", ""], secret),
        time_limit=None,
        created=1000.0,
    )
    app.state.tables.storage.add_table(stored)
    return Party(stack.enter_context(InProcess(app)), "twin", KEYS)


@pytest.mark.parametrize(
    "cards", [("power 1", "power 2"), ("power 5", "power 3"), ("power 4", "power 1")]
)
def test_whatever_lies_face_down_others_get_the_same_bytes(
    cards: tuple[str, str], twins: list[Party]
) -> None:
    for party, card in zip(twins, cards, strict=True):
        assert party.lay(0, card).status_code == 200
    for viewer in (1, 2, None):
        here, there = (party.look(viewer).content for party in twins)
        assert here == there
    here, there = (party.look(0).content for party in twins)
    assert here != there


def test_what_a_torch_shows_is_told_to_its_owner_only(tmp_path: Path) -> None:
    secret, seat = table_with_a_torch()
    others = [viewer for viewer in (0, 1, 2, None) if viewer != seat]
    with ExitStack() as stack:
        party = twin(tmp_path / "games.sqlite3", stack, secret)
        before = party.state(others[0])["view"]["row"]
        assert None in before
        assert party.lay(seat, "use torch").status_code == 200
        own = party.state(seat)
        assert None not in own["view"]["row"]
        for viewer in others:
            state = party.state(viewer)
            assert state["view"]["row"] == before
            told = [line["text"] for line in state["log"]]
            (secretly,) = [line["text"] for line in own["log"] if line["text"] not in told]
            assert secretly not in party.look(viewer).text
            assert [line["number"] for line in state["log"]] == list(range(1, len(told) + 1))


def table_with_a_torch() -> tuple[str, int]:
    """A secret under which somebody may use a torch in the first room, and that seat."""
    for number in itertools.count():
        promise = Fairness.begin(["", "", ""], f"table {number}")
        game = delvers.new("raiders", seats=3, fairness=promise)
        for seat, ask in game.pending.items():
            if "use torch" in ask.options:
                return str(promise.secret), seat
    raise AssertionError


def test_a_card_face_down_is_named_to_its_owner_only(http: Http) -> None:
    party = humans(http, 3)
    party.lay(0, "power 4")
    assert party.state(0)["view"]["players"][0]["laid"] == "power 4"
    for viewer in (1, 2, None):
        assert party.state(viewer)["view"]["players"][0]["laid"] is None
        assert "power 4" not in [line["text"] for line in party.state(viewer)["log"]]


def test_what_a_seat_gets_back_for_its_choice_shows_no_other_hand(http: Http) -> None:
    party = humans(http, 3)
    party.lay(0, "power 4")
    answer = party.lay(1, "power 2").json()
    assert answer["seat"] == 1
    assert answer["view"]["players"][0]["laid"] is None
    assert answer["view"]["hand"]["powers"] == [1, 3, 4, 5]


def test_a_spectator_sees_no_hand_and_is_asked_nothing(http: Http) -> None:
    state = humans(http, 3).state()
    assert state["seat"] is None
    assert "hand" not in state["view"]
    assert state["ask"] is None


def test_the_database_keeps_no_key(http: Http, database: str) -> None:
    party = humans(http, 3)
    kept = b"".join(path.read_bytes() for path in Path(database).parent.glob("games.sqlite3*"))
    assert party.table.encode() in kept
    assert not any(str(key).encode() in kept for key in party.keys)


def test_no_state_holds_the_secret_the_seed_or_a_key_before_the_end(
    app: FastAPI, http: Http
) -> None:
    party = humans(http, 3)
    stored = app.state.tables.storage.find_table(party.table)
    for viewer in (0, 1, 2, None):
        shown = party.look(viewer).text
        assert str(stored.fairness.secret) not in shown
        assert str(stored.fairness.seed) not in shown
        assert not any(str(key) in shown for key in party.keys)
