"""What only players of the Revised Edition read."""

import pytest

from delvers.games.dungeonquest.revised.words.speaking import SPEECH
from delvers.kernel.events import Value
from delvers.text import words
from tests.games.dungeonquest.common.words.scenes import NAMES, happened

GAME = "dungeonquest-revised"


def test_the_sun_has_thirty_one_spaces_to_go() -> None:
    assert words("en").event(GAME, happened("sun_moved", sun=7), NAMES) == "The sun sinks: 7 of 31."


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Cards up! Ana: melee. The troll: ranged."),
        ("es", "¡Cartas a la vista! Ana: cuerpo a cuerpo. El trol: a distancia."),
        ("ru", "Карты открыты! Ana: ближний бой. Тролль: дальний бой."),
        ("ro", "Cărțile pe față! Ana: corp la corp. Trolul: la distanță."),
    ],
)
def test_both_attacks_are_told_together(lang: str, line: str) -> None:
    event = happened(
        "cards_revealed", seat=0, attack="melee", monster="troll", monster_attack="ranged"
    )
    assert words(lang).event(GAME, event, NAMES) == line


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["The golem takes 1 wound.", "The golem takes 2 wounds."]),
        ("es", ["El gólem sufre 1 herida.", "El gólem sufre 2 heridas."]),
        ("ru", ["Голем получает 1 рану.", "Голем получает 2 раны."]),
        ("ro", ["Golemul suferă 1 rană.", "Golemul suferă 2 răni."]),
    ],
)
def test_the_wounds_of_a_monster_are_counted(lang: str, lines: list[str]) -> None:
    events = [happened("monster_wounded", monster="golem", amount=amount) for amount in (1, 2)]
    assert [words(lang).event(GAME, event, NAMES) for event in events] == lines


def test_a_question_about_determination_says_by_how_much_the_roll_is_too_high() -> None:
    told = words("en").prompt(GAME, "spend_determination 3")
    assert told == "The roll is too high by 3. How much Determination do you spend?"


def test_a_hero_who_comes_back_is_named() -> None:
    told = words("en").prompt(GAME, "come_back challara")
    assert told == "Back from the dead: Challara and Brightblaze. In which tower?"


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("play ranged", "Ranged attack"),
        ("spend none", "Spend no Determination"),
        ("spend 2", "Spend 2 Determination"),
        ("light north", "Shine the torch to the north"),
        ("light east h5", "Shine the torch to the east (h5)"),
        ("use rune_of_lightning", "Use: Rune of Lightning"),
    ],
)
def test_a_button_says_what_it_does(option: str, label: str) -> None:
    assert words("en").option(GAME, option) == label


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("dungeon_ambush", "Ambush"),
        ("catacomb_sorcerers_bolt", "Sorcerer's Bolt"),
        ("hero_melee", "Melee attack"),
        ("monster_magic", "Magic attack"),
    ],
)
def test_a_card_is_called_by_its_title(id: str, name: str) -> None:
    assert words("en").name(GAME, id) == name


def test_a_card_text_has_the_figures_of_the_card() -> None:
    w = words("en")
    assert "Life 16, Strength 7, Agility 5" in w.card_text(GAME, "hugo")
    assert "Life from 5 to 8, escape penalty from 2 to 6" in w.card_text(GAME, "demon")
    assert w.card_text(GAME, "demon_4") == "Life 8, escape penalty 6."
    assert "against ranged 2, against melee 2" in w.card_text(GAME, "monster_melee")
    assert "suffer 10 wounds less your Armor" in w.card_text(GAME, "catacomb_troll_smash")
    assert "1 wound if you pass, 5 if you fail" in w.card_text(GAME, "catacomb_demon_flame")


def test_nobody_flees_from_the_dragon() -> None:
    assert "flees" not in words("en").card_text(GAME, "dragon_dragon_rage")


# -- nothing is called by another's words ----------------------------------------------------------


@pytest.mark.parametrize(
    ("chamber", "says"),
    [
        ("chamber", "Draw a Dungeon card"),
        ("catacomb_entrance", "you may go down"),
        ("portcullis", "Strength test lifts the portcullis"),
        ("trap", "draw a Trap card"),
        ("corridor", "back only if there is no other way"),
        ("darkness", "a die decides by which way"),
        ("spider_web", "through the web with a Strength test"),
        ("bridge", "each Loot card adding 1 to the roll"),
        ("cave_in", "over the rubble and needs an Agility test"),
        ("chasm", "only on the side where you came in"),
        ("rotating_room", "swings half round every time"),
        ("bottomless_pit", "Test Luck"),
        ("tower", "cross over to another tower"),
        ("treasure", "draw a Dragon card"),
    ],
)
def test_every_kind_of_chamber_says_what_it_does(chamber: str, says: str) -> None:
    assert says in words("en").card_text(GAME, chamber)


REASONS = {
    "door": "the door stays shut",
    "portcullis": "the portcullis does not move",
    "pit": "the pit is behind",
    "hole": "the hole in the roof is out of reach",
    "naga": "the naga lets go",
    "torch": "the torch does not burn",
    "same_hall": "the same chamber by the same hall again",
    "no_way_on": "no way leads on",
    "web": "the web holds fast",
    "rubble": "there is no getting over the rubble",
    "stays": "a halt here",
    "far_side": "over the bridge, but no way leads on from there",
    "rotates": "the room has turned",
    "below": "in the catacombs",
    "spared": "the danger has passed by",
    "monster_killed": "the fight is over",
    "quiet_escape": "safe for now",
    "tome": "the tome says no more",
}


@pytest.mark.parametrize(("reason", "told"), REASONS.items())
def test_the_end_of_a_turn_is_told_with_its_own_reason(reason: str, told: str) -> None:
    line = words("en").event(GAME, happened("turn_ended", seat=0, reason=reason), NAMES)
    assert line == f"The turn of Ana is over: {told}."


def test_every_reason_for_the_end_of_a_turn_is_among_those() -> None:
    assert REASONS.keys() == SPEECH.reasons.keys()


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ("krutzbeck", "Krutzbeck never runs away"),
        ("caught", "nobody gets away from this monster"),
        ("occupied", "heroes stand in all explored chambers beside this one"),
        ("unexplored", "no explored chamber is beside this one"),
        ("no_way_out", "no way leads out"),
    ],
)
def test_it_is_told_why_there_is_no_escape(why: str, told: str) -> None:
    line = words("en").event(GAME, happened("no_escape", seat=0, why=why), NAMES)
    assert line == f"There is no escape for Ana: {told}."


@pytest.mark.parametrize(
    ("kind", "params", "told"),
    [
        ("card_kept", {"card": "dungeon_lingering_shade"}, "Ana must keep: Lingering Shade."),
        ("card_rid", {"card": "dungeon_lingering_shade"}, "Ana is rid of it: Lingering Shade."),
        ("card_ignored", {"card": "dungeon_ambush"}, "Ana discards it unresolved: Ambush."),
        ("declined", {"what": "corpse_rope"}, "Ana leaves it alone: Rope."),
        ("nothing_to_lose", {}, "Ana has nothing else to lose."),
        ("entrance_there", {"at": 14}, "There is a way down into the catacombs in b2 already."),
        (
            "way_below",
            {"count": 1, "direction": 1},
            "Ana goes 1 space on below, and then drifts to the east.",
        ),
        (
            "gold_counted",
            {"gold": 700, "count": 3},
            "Ana has brought out 3 Loot cards worth 700 gold.",
        ),
        ("escaped", {}, "Ana gets away, and the monster stays behind."),
        ("loot_used", {"card": "crypt_unstable_potion"}, "Ana uses up: Unstable Potion."),
        ("loot_lost", {"card": "corpse_rope"}, "Ana loses: Rope."),
        ("turns_gained", {"count": 2}, "Ana will take 2 more turns before the others."),
        ("load_added", {"count": 2}, "The Loot of Ana weighs: +2 to the roll."),
        ("eater_worth", {"gold": 700}, "Ana: the Artifact Eater is worth 700 gold."),
        ("changed_tower", {"at": 129}, "Ana crosses over to the tower m10."),
    ],
)
def test_a_line_tells_what_has_happened(kind: str, params: dict[str, Value], told: str) -> None:
    assert words("en").event(GAME, happened(kind, seat=0, **params), NAMES) == told
