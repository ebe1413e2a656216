"""Everything that DungeonQuest, third edition, can tell has a text in every language."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from delvers.games.dungeonquest import third
from delvers.games.dungeonquest.board import SPACE_OF
from delvers.games.dungeonquest.cards import DECKS, MONSTERS
from delvers.games.dungeonquest.third import SPEC
from delvers.games.dungeonquest.third.components import CONTENT
from delvers.kernel.dice import Dice
from delvers.kernel.events import Event, Value
from delvers.kernel.game import Game
from delvers.kernel.spec import Result
from delvers.text import LANGUAGES, Words, words
from delvers.text.dungeonquest.names import ATTACKS, CHAMBERS
from delvers.text.dungeonquest.third.events import LINES, SPECIAL
from delvers.text.dungeonquest.third.options import OPTIONS
from delvers.text.gametext import readable
from delvers.text.languages import SOURCE
from tests.text.strict import calls, literals, strict_words

GAME = "dungeonquest-3e"
RULES = (Path(third.__file__).parents[1], Path(third.__file__).parent)
"""The rules that both editions share, and those of the third."""
NAMES = ["Ana", "Bob", "Eva", "Дима"]
FIGHTER: dict[str, Value] = {"seat": 1, "fighter": "troll"}
SCENES: dict[str, dict[str, Value]] = {
    "hero_dealt": {"seat": 0, "hero": "hugo", "runes": ["stasis_rune", "rune_of_ascent"]},
    "first_player": {"seat": 0},
    "tower_chosen": {"seat": 0, "at": 0},
    "turn_began": {"seat": 0},
    "turn_skipped": {"seat": 0},
    "turns_lost": {"seat": 0, "count": 2},
    "blocked": {"seat": 0},
    "moved": {"seat": 0, "at": 58},
    "put": {"seat": 0, "at": 14},
    "fell_back": {"seat": 0, "at": 14},
    "changed_tower": {"seat": 0, "at": 129},
    "tile_laid": {"seat": 0, "at": 14, "tile": next(iter(CONTENT.tiles)), "entry": 2},
    "tile_turned": {"at": 14, "turns": 3},
    "lost_in_the_dark": {"seat": 0, "direction": 1},
    "entrance_found": {"seat": 0, "at": 14},
    "descended": {"seat": 0, "at": 14, "heading": 3},
    "surfaced": {"seat": 0, "at": 14},
    "dragged": {"seat": 0, "at": 14, "heading": 0},
    "searched": {"seat": 0, "at": 14},
    "card_drawn": {"seat": 0, "deck": "crypt", "card": "crypt_old_bones"},
    "rune_used": {"seat": 0, "rune": "rune_of_healing"},
    "rolled": {"seat": 0, "dice": [3, 4], "why": "luck test"},
    "test_passed": {"seat": 0, "attribute": "luck", "total": 5, "value": 6},
    "test_failed": {"seat": 0, "attribute": "armor", "total": 9, "value": 6},
    "determination_gained": {"seat": 0, "count": 3},
    "wounded": {"seat": 0, "amount": 2, "cause": "trap_explosion"},
    "healed": {"seat": 0, "amount": 2},
    "died": {"seat": 0, "cause": "skeleton"},
    "unconscious": {"seat": 0, "cause": "fall"},
    "loot_gained": {"seat": 0, "card": "treasure_sun_spear"},
    "loot_gained_secretly": {"seat": 0},
    "loot_lost": {"seat": 0, "card": "dungeon_gold_coins_30"},
    "loot_taken": {"seat": 0, "loser": 1, "card": "corpse_rope"},
    "loot_taken_secretly": {"seat": 0, "loser": 1},
    "dragon_rage": {"seats": [0, 1]},
    "dragon_sleeps_again": {},
    "sun_moved": {"sun": 7},
    "doors_shut": {},
    "left": {"seat": 0},
    "chest_opened": {"seat": 0, "gold": 700},
    "token_placed": {"monster": "golem", "at": 14},
    "token_taken": {"seat": 0, "monster": "golem", "at": 14},
    "token_moved": {"seat": 0, "at": 14},
    "token_added": {"seat": 0, "monster": "demon", "at": 14},
    "game_won": {"winners": [0]},
    "game_lost": {"winners": []},
    "fight_began": {"seat": 0, "monster": "sorcerer", "player": 1},
    "monster_life": {"monster": "sorcerer", "life": 3},
    "escape_tried": {
        "seat": 0,
        "monster": "troll",
        "card": "hugo_shield_of_kellos",
        "value": 2,
        "monster_card": "troll_grab",
        "monster_value": 3,
    },
    "escape_failed": {"seat": 0, "monster": "troll"},
    "escaped": {"seat": 0, "monster": "troll"},
    "escape_announced": {"seat": 0},
    "monster_killed": {"seat": 0, "monster": "troll"},
    "no_treasure": {"seat": 0},
    "round_began": {"round": 2},
    "hand_filled": {**FIGHTER, "count": 4},
    "cards_drawn": {"seat": 0, "cards": ["melee_3", "troll_grab"]},
    "card_laid": FIGHTER,
    "cards_played": {
        "seat": 0,
        "fighter": "hugo",
        "cards": ["melee_1"],
        "foe": "troll",
        "foe_cards": ["magic_2"],
    },
    "power_effect": {**FIGHTER, "card": "troll_grab"},
    "bonus": {**FIGHTER, "amount": -2, "total": 1},
    "card_cancelled": {**FIGHTER, "card": "melee_4"},
    "card_added": {**FIGHTER, "card": "ranged_4"},
    "counterattacked": {**FIGHTER, "cards": ["melee_1", "melee_2"], "total": 3},
    "no_counterattack": FIGHTER,
    "turned_up": {"cards": ["melee_1", "ranged_5"]},
    "round_won": {**FIGHTER, "total": 5, "against": 3},
    "stalemate": {"total": 3, "against": 3},
    "damaged": {**FIGHTER, "cards": ["melee_1"], "stack": 2},
    "deadly_blow": {**FIGHTER, "cards": ["melee_1", "melee_5"]},
    "no_deadly_blow": FIGHTER,
    "hand_card_discarded": {**FIGHTER, "card": "melee_1"},
    "stack_card_discarded": {**FIGHTER, "card": "melee_1"},
    "stack_card_taken": {**FIGHTER, "card": "melee_1"},
    "damage_card_discarded": {**FIGHTER, "card": "melee_1"},
    "hand_seen": {**FIGHTER, "cards": ["melee_1", "melee_2"]},
    "duel_began": {"seat": 0, "defender": 1},
    "duel_won": {"seat": 0, "defeated": 1},
}
COMPOSED = [
    *(f"use {rune}" for rune in CONTENT.runes),
    *(f"discard {card}" for card in CONTENT.cards),
    *(f"play {card}" for card in (*CONTENT.combat, *CONTENT.power)),
    *(f"fight {hero}" for hero in CONTENT.heroes),
    *(f"meet {monster}" for monster in MONSTERS),
    *(f"{verb} north" for verb in ("move", "head", "through", "rope", "flee", "arrow", "side")),
    *(f"{verb} c4" for verb in ("to", "at", "token")),
    "tower a1",
    "move east h5",
    "move token c4 north",
    "meet skeleton 2",
    "counter melee_1",
    "add ranged_2",
    "take search_ferrox",
    "resolve trap_trapdoor",
    "open catacomb_treasure_chest",
    "reroll 4",
]
ALL = {option.name: True for option in SPEC.options if option.type is bool} | {"runes": 3}


@pytest.fixture(params=LANGUAGES, scope="module")
def w(request: pytest.FixtureRequest) -> Words:
    return strict_words(request.param)


def happened(kind: str, **params: Value) -> Event:
    return Event(kind, "DQ3-GAME-01", params)


# -- what the rules can say ------------------------------------------------------------------------


def said_in(folders: Sequence[Path], *names: str) -> Iterator[tuple[ast.Module, ast.Call, str]]:
    """All calls with these names in some folders."""
    for folder in folders:
        yield from calls(folder, *names)


def told_kinds() -> set[str]:
    """The kinds of all events in the rules; Power cards have a `tell` of their own."""
    kinds = set()
    for tree, call, _ in said_in(RULES, "tell"):
        at = 0 if hasattr(call.func, "attr") else 1
        kinds |= literals(tree, call.args[at])
    return kinds


def asked() -> tuple[set[str], set[str]]:
    """The prompts in the rules, and the options that stand there as they are."""
    prompts, options = set[str](), set[str]()
    for tree, call, called in said_in(RULES, "ask", "may", "pick", "Ask"):
        if len(call.args) > 3:
            prompts |= literals(tree, call.args[3])
            options |= literals(tree, call.args[1]) if called == "may" else set()
    return prompts, options


def test_every_kind_of_event_in_the_rules_has_a_text() -> None:
    assert told_kinds() <= {*LINES, *SPECIAL}
    assert set(SCENES) == {*LINES, *SPECIAL}


def test_every_prompt_in_the_rules_has_a_text(w: Words) -> None:
    prompts, _ = asked()
    assert {"act", "lay_card", "offer "} <= prompts
    for prompt in prompts:
        key = f"{prompt}trap_explosion" if prompt.endswith(" ") else prompt
        assert w.prompt(GAME, key) != readable(key)
        assert w.prompt(GAME, key).endswith(("?", "."))


def test_every_option_in_the_rules_has_a_label(w: Words) -> None:
    _, options = asked()
    assert {"pray", "use rune_of_fortune"} <= options
    for option in {*options, *OPTIONS, *COMPOSED} - {"reroll"}:
        label = w.option(GAME, option)
        assert "_" not in label
        assert "%(" not in label
        assert w.lang == SOURCE or label != readable(option)


@pytest.mark.parametrize("kind", SCENES)
def test_every_event_is_told(w: Words, kind: str) -> None:
    told = w.event(GAME, happened(kind, **SCENES[kind]), NAMES)
    assert told != readable(kind)
    assert "%(" not in told
    assert "_" not in told
    assert told.endswith((".", "!"))


def test_every_name_is_a_name_and_every_card_has_a_text(w: Words) -> None:
    fighters = (*CONTENT.heroes, *MONSTERS, *CONTENT.tokens, *CONTENT.combat, *CONTENT.power)
    for id in (*CONTENT.cards, *CONTENT.runes, *fighters, *CHAMBERS, *CONTENT.tiles):
        assert "_" not in w.name(GAME, id)
        assert "%(" not in w.name(GAME, id)
        told = w.card_text(GAME, id)
        assert told != w.name(GAME, id)
        assert told.endswith(".")
        assert "%(" not in told


def test_decks_types_and_attributes_have_names(w: Words) -> None:
    for id in (*(f"deck_{deck}" for deck in DECKS), "type_threat", "armor", *ATTACKS):
        assert w.name(GAME, id) != ""
        assert w.lang == SOURCE or w.name(GAME, id) != readable(id)


def test_what_determination_is_for_has_a_name(w: Words) -> None:
    for encounter in ("here web", "here portcullis c4", "here cave_in", "pit", "hole", "any"):
        assert w.name(GAME, encounter) != readable(encounter)


@pytest.mark.parametrize("cause", ["bottomless_pit", "sunset", "dead_end", "dragon_rage", "troll"])
def test_every_death_is_told(w: Words, cause: str) -> None:
    assert "Ana" in w.event(GAME, happened("died", seat=0, cause=cause), NAMES)


def test_every_option_of_the_game_is_explained(w: Words) -> None:
    for option in SPEC.options:
        assert w.setting(GAME, option.name) != ""
        assert w.explanation(option.explanation) != readable(option.explanation)
        assert w.explanation(option.explanation).endswith(".")


@pytest.mark.parametrize(
    "why",
    ["DQ3-WIN-04", "DQ3-WIN-07", "DQ3-WIN-08", "DQ3-WIN-09", "DQ3-WIN-11", "DQ3-VAR-SOLO-12"],
)
def test_a_victory_is_told_with_names_and_gold(w: Words, why: str) -> None:
    winners = (0, 3) if why == "DQ3-WIN-09" else (3,)
    told = w.result(GAME, Result(winners, (winners,), (710, 0, 0, 710), why), NAMES)
    assert "Дима" in told
    assert "710" in told


def test_the_dragonlord_wins_when_nobody_returns() -> None:
    told = words("en").result(GAME, Result((), ((0, 1),), (0, 0), "DQ3-WIN-10"), NAMES)
    assert told == "Kalladra wins: the dungeon keeps its treasures."


@pytest.fixture(scope="module", params=[1, 4])
def played(request: pytest.FixtureRequest) -> tuple[Game, set[str], set[str]]:
    """A game played at random with all optional rules, its prompts and its options."""
    seats: int = request.param
    options = {"runes": 3} if seats == 1 else ALL
    game, dice = Game(SPEC, seats, SPEC.check_options(options), seed=1), Dice(1)
    prompts, offered = set(), set()
    while not game.is_over:
        seat = dice.choice(game.waiting)
        ask = game.pending[seat]
        prompts.add(ask.prompt)
        offered |= {*ask.options, *ask.refused}
        game.choose(seat, dice.choice(ask.options))
    return game, prompts, offered


def test_a_whole_game_is_told(w: Words, played: tuple[Game, set[str], set[str]]) -> None:
    game, prompts, offered = played
    for prompt in prompts:
        assert w.prompt(GAME, prompt) != readable(prompt)
    for option in offered:
        assert "_" not in w.option(GAME, option)
        assert w.lang == SOURCE or w.option(GAME, option) != readable(option)
    for event in game.events:
        assert w.event(GAME, event, NAMES) != readable(event.kind)
    assert game.result is not None
    assert w.result(GAME, game.result, NAMES)


# -- what a player reads ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ana takes 2 wounds (Explosion)."),
        ("es", "Ana sufre 2 heridas (Explosión)."),
        ("ru", "Ana получает 2 раны (Взрыв)."),
        ("ro", "Ana suferă 2 răni (Explozie)."),
    ],
)
def test_players_read_the_same_event_in_their_languages(lang: str, line: str) -> None:
    event = happened("wounded", seat=0, amount=2, cause="trap_explosion")
    assert words(lang).event(GAME, event, NAMES) == line


def test_dice_are_added_up() -> None:
    event = happened("rolled", seat=0, dice=[3, 4], why="luck test")
    assert words("en").event(GAME, event, NAMES) == "Ana rolls 3 + 4 = 7 (Luck test)."


def test_a_monster_fights_in_its_own_name_but_a_hero_in_that_of_the_player() -> None:
    w = words("en")
    laid = happened("card_laid", seat=1, fighter="troll")
    assert w.event(GAME, laid, NAMES) == "The troll lays a card face down."
    laid = happened("card_laid", seat=1, fighter="hugo")
    assert w.event(GAME, laid, NAMES) == "Bob lays a card face down."


def test_a_lone_player_runs_no_monster() -> None:
    event = happened("fight_began", seat=0, monster="demon", player=0)
    told = words("en").event(GAME, event, NAMES)
    assert told == "The demon bars the way! Ana stands alone."


@pytest.mark.parametrize(
    ("space", "line"),
    [
        ("a1", "Ana moves to the tower a1."),
        ("g5", "Ana moves to the Treasure Chamber."),
        ("c4", "Ana moves to c4."),
    ],
)
def test_a_space_is_called_by_what_is_printed_there(space: str, line: str) -> None:
    event = happened("moved", seat=0, at=SPACE_OF[space])
    assert words("en").event(GAME, event, NAMES) == line


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("discard treasure_ruby_ring", "Discard: Ruby Ring"),
        ("move north", "Go to the north"),
        ("move east h5", "Go to the east (h5)"),
        ("tower a1", "Tower Room a1"),
        ("meet skeleton 2", "Face: Skeleton 2"),
        ("name melee", "melee"),
        ("reroll 4", "Roll the 4 again"),
        ("play melee_3", "Play: Melee 3"),
    ],
)
def test_a_button_says_what_it_does(option: str, label: str) -> None:
    assert words("en").option(GAME, option) == label


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("crypt_gold_coins_90", "Gold Coins (90)"),
        ("dungeon_monster_troll", "Troll"),
        ("troll_4", "Troll"),
        ("door_opens", "Door Opens"),
        ("magic_5", "Magic 5"),
        ("skeleton_poisoned_arrow", "Poisoned Arrow"),
        ("trap", "Trap Chamber"),
        ("deck_trap", "Trap card"),
    ],
)
def test_a_card_is_called_by_its_title(id: str, name: str) -> None:
    assert words("en").name(GAME, id) == name


def test_a_card_text_has_the_figures_of_the_card() -> None:
    w = words("en")
    assert w.card_text(GAME, "treasure_giant_ruby") == "Loot worth 3000 gold."
    assert w.card_text(GAME, "corpse_scorpion").endswith("that many wounds, less 1.")
    assert "Suffer 4 wounds" in w.card_text(GAME, "trap_explosion")
    assert "Life 16, Strength 7" in w.card_text(GAME, "hugo")
    assert "Life from 5 to 8" in w.card_text(GAME, "demon")
    assert "Attack 2, ranged. It counterattacks: melee." in w.card_text(
        GAME, "skeleton_poisoned_arrow"
    )


@pytest.mark.parametrize(
    ("key", "told"),
    [("dance wildly", "Dance wildly"), ("move up", "Move up"), ("arrow up", "Arrow up")],
)
def test_an_unknown_option_is_made_readable(key: str, told: str) -> None:
    assert words("ru").option(GAME, key) == told
