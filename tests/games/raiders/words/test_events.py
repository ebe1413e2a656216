"""Everything that Dungeon Raiders can tell has a text in every language."""

import pytest

import delvers
from delvers.games.raiders.rules import SPEC
from delvers.games.raiders.rules.cards import POWER, USE_TORCH, lay_ask, torch_ask
from delvers.games.raiders.rules.components import BENEFITS, CONTENT, ITEMS, Monster, Trap
from delvers.games.raiders.rules.events import KINDS as KINDS_OF_EVENTS
from delvers.games.raiders.words.events import LINES, SPECIAL
from delvers.kernel.dice import Dice
from delvers.kernel.events import Event, Value
from delvers.kernel.spec import Result
from delvers.text import SHIPPED, Words, words
from delvers.text.gametext import readable
from delvers.text.languages import SOURCE
from tests.text.strict import strict_words

NAMES = ["Ana", "Bob", "Eva", "Дима"]
THINGS = {
    *(room.monster for room in CONTENT.rooms.values() if isinstance(room, Monster)),
    *(room.trap for room in CONTENT.rooms.values() if isinstance(room, Trap)),
}
CARDS = [*CONTENT.rooms, *CONTENT.bosses, *CONTENT.levels, *CONTENT.characters]
HAND = [*POWER.values(), *ITEMS, *BENEFITS, "map"]
KINDS = ["treasure", "monster", "chamber", "trap", "boss", "face_down"]
SCENES: dict[str, dict[str, Value]] = {
    "character_dealt": {"seat": 0, "character": "thief"},
    "decks_built": {"rooms": 6, "levels": 2},
    "starts_with": {"seat": 0, "coins": 3, "wounds": 2, "items": ["torch", "torch"]},
    "map_given": {"seat": 0, "number": 1, "sides": 4},
    "map_passed": {"seat": 0, "value": 5},
    "level_built": {"level": 2, "card": "level_03", "row": ["monster_01", None, "golem"]},
    "level_completed": {"level": 2},
    "room_entered": {"at": 1, "room": "chamber_01"},
    "room_revealed": {"at": 1, "room": "trap_01"},
    "card_laid": {"seat": 0},
    "card_laid_open": {"seat": 0, "card": "crystal ball"},
    "cards_revealed": {"cards": {"0": "power 5", "3": "sword"}},
    "torch_used": {"seat": 0},
    "rooms_seen": {"seat": 0, "at": [1, 4], "rooms": ["monster_06", "mummy"]},
    "coins_gained": {"seat": 0, "amount": 2},
    "coins_over_limit": {"seat": 0, "amount": 2},
    "coins_lost": {"seat": 0, "amount": 2},
    "wounded": {"seat": 0, "amount": 2},
    "healed": {"seat": 0, "amount": 2},
    "item_taken": {"seat": 0, "item": "torch"},
    "item_returned": {"seat": 0, "item": "key"},
    "item_short": {"item": "sword", "seats": [0, 1], "left": 1},
    "no_more_coins": {"seat": 0, "amount": 2},
    "potion_wasted": {"seat": 0, "amount": 1},
    "chest_opened": {"seats": [0, 1], "chest": 4, "value": 5},
    "chest_for_nobody": {"chest": 2},
    "remainder_lost": {"amount": 1},
    "chest_too_small": {"seats": [0, 1], "chest": 1},
    "monster_beaten": {"monster": "dragon", "total": 18, "strength": 18},
    "monster_unbeaten": {"monster": "the_thing", "total": 9, "strength": 18},
    "monster_attacks": {"monster": "goblin", "value": 2, "seats": [1, 2, 3]},
    "escaped": {"seat": 0, "boss": "wolf_pack"},
    "all_escaped": {"boss": "necromancer"},
    "eliminated": {"seat": 0, "boss": "medusa"},
    "no_reward": {"boss": "sphinx"},
    "unbeatable": {"boss": "golem"},
    "reward_for_highest": {"boss": "sphinx", "value": 4, "seats": [0, 1]},
    "trap_springs": {
        "trap": "spike_trap",
        "highest": 5,
        "target": "fewest_wounds",
        "have": 3,
        "seats": [0],
    },
    "trap_harmless": {"trap": "spike_trap", "highest": 2},
    "counted": {"seat": 0, "coins": 12, "wounds": 1},
    "fainted": {"seat": 0, "wounds": 9},
    "nobody_faints_equal": {"wounds": 3},
    "nobody_faints_tied": {"wounds": 3, "seats": [0, 1]},
    "game_won": {"winners": [0]},
    "game_lost": {"winners": []},
}


@pytest.fixture(params=SHIPPED)
def w(request: pytest.FixtureRequest) -> Words:
    return strict_words(request.param)


def happened(kind: str, **params: Value) -> Event:
    return Event(kind, "DR-PLAY-01", params)


def test_every_kind_of_event_has_a_text_and_a_scene_here() -> None:
    assert {*LINES, *SPECIAL} == {*KINDS_OF_EVENTS.values()}
    assert set(SCENES) == set(KINDS_OF_EVENTS)


@pytest.mark.parametrize("kind", SCENES)
def test_every_event_is_told(w: Words, kind: str) -> None:
    told = w.event("raiders", happened(kind, **SCENES[kind]), NAMES)
    assert told != readable(kind)
    assert "%(" not in told
    assert told.endswith((".", "!"))


@pytest.mark.parametrize("kind", ["coins_gained", "coins_lost", "healed"])
def test_nothing_gained_lost_or_healed_is_told_without_a_zero(w: Words, kind: str) -> None:
    told = w.event("raiders", happened(kind, seat=0, amount=0), NAMES)
    assert "Ana" in told
    assert "0" not in told


@pytest.mark.parametrize("thing", [*sorted(THINGS), *CONTENT.bosses])
def test_every_monster_and_trap_can_be_the_subject_of_a_line(w: Words, thing: str) -> None:
    told = w.event("raiders", happened("monster_attacks", monster=thing, value=1, seats=[0]), NAMES)
    assert "_" not in told
    assert "Ana" in told


@pytest.mark.parametrize("item", ITEMS)
def test_every_item_can_be_the_object_of_a_line(w: Words, item: str) -> None:
    assert w.event("raiders", happened("item_taken", seat=0, item=item), NAMES)


def test_every_card_has_a_name_and_a_text(w: Words) -> None:
    for id in (*CARDS, *HAND, *KINDS):
        assert "_" not in w.name("raiders", id)
        told = w.card_text("raiders", id)
        assert told != w.name("raiders", id)
        assert told.endswith(".")
        assert "%(" not in told


def test_every_monster_and_trap_has_a_name(w: Words) -> None:
    for id in THINGS:
        assert "_" not in w.name("raiders", id)


@pytest.mark.parametrize("option", [*POWER.values(), *ITEMS, USE_TORCH])
def test_every_option_has_a_label(w: Words, option: str) -> None:
    assert "%(" not in w.option("raiders", option)
    assert w.lang == SOURCE or w.option("raiders", option) != words(SOURCE).option(
        "raiders", option
    )


def test_every_prompt_is_a_sentence(w: Words) -> None:
    first = lay_ask(0, (1, 2), (), "trap", False, False, "DR-PLAY-03")
    second = lay_ask(0, (1, 2), (), "trap", False, True, "DR-ITEM-10")
    for ask in (first, second, torch_ask(0)):
        assert w.prompt("raiders", ask).endswith(".")
        assert w.prompt("raiders", ask) == w.prompt("raiders", ask.prompt)
        assert w.prompt("raiders", ask) != readable(ask.prompt)


def test_every_option_of_the_game_is_explained(w: Words) -> None:
    for option in SPEC.options:
        assert w.setting("raiders", option.name) != readable(option.name)
        assert w.explanation("raiders", option.explanation) != readable(option.explanation)


@pytest.mark.parametrize("why", ["DR-END-06", "DR-END-07", "DR-END-08"])
def test_a_victory_is_told_with_names_and_coins(w: Words, why: str) -> None:
    winners = (0, 3) if why == "DR-END-08" else (3,)
    told = w.result("raiders", Result(winners, (winners,), (12, 4, 5, 12), why), NAMES)
    assert "Дима" in told
    assert "12" in told


def test_a_defeat_of_all_is_told(w: Words) -> None:
    told = w.result("raiders", Result((), ((0, 1),), (1, 2), "DR-BOSS-05"), NAMES)
    assert told.endswith(".")


@pytest.mark.parametrize("tactical", [False, True])
def test_a_whole_game_is_told(w: Words, tactical: bool) -> None:
    game, dice = delvers.new("raiders", seats=4, seed=1, options={"tactical": tactical}), Dice(1)
    while not game.is_over:
        seat = dice.choice(game.waiting)
        game.choose(seat, dice.choice(game.pending[seat].options))
    for event in game.events:
        assert w.event("raiders", event, NAMES) != readable(event.kind)
    assert game.result is not None
    assert w.result("raiders", game.result, NAMES)


# -- what a player reads ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "The goblin attacks the value 2: Ana and Bob."),
        ("es", "El goblin ataca el valor 2: Ana y Bob."),
        ("ru", "Гоблин атакует значение 2. Под ударом: Ana и Bob."),
        ("ro", "Goblinul atacă valoarea 2: Ana și Bob."),
    ],
)
def test_two_players_read_the_same_event_in_their_languages(lang: str, line: str) -> None:
    event = happened("monster_attacks", monster="goblin", value=2, seats=[0, 1])
    assert words(lang).event("raiders", event, NAMES) == line


@pytest.mark.parametrize(
    ("winners", "line"),
    [([0], "Ana wins the game!"), ([0, 1], "Ana and Bob share the victory!")],
)
def test_one_wins_but_several_share(winners: list[Value], line: str) -> None:
    assert words("en").event("raiders", happened("game_won", winners=winners), NAMES) == line


def test_revealed_cards_stand_beside_their_names() -> None:
    event = happened("cards_revealed", cards={"0": "power 5", "1": "sword"})
    told = words("en").event("raiders", event, NAMES)
    assert told == "Cards up! Ana: Power 5; Bob: Sword."


def test_a_torch_shows_rooms_and_their_places() -> None:
    event = happened("rooms_seen", seat=0, at=[1, 4], rooms=["monster_06", "chamber_01"])
    told = words("en").event("raiders", event, NAMES)
    assert told == "Ana sees by torchlight: Goblin (2), Chamber (5)."


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("treasure_01", "Treasure room"),
        ("monster_01", "Dragon"),
        ("trap_02", "Coin snatcher"),
        ("tax_collector", "Tax collector"),
        ("level_07", "Level card 7"),
        ("coins 2", "2 coins"),
        ("potion 1", "Potion for 1 wound"),
        ("crystal ball", "Crystal ball"),
    ],
)
def test_a_card_is_called_by_what_it_shows(id: str, name: str) -> None:
    assert words("en").name("raiders", id) == name
