"""The log lines that both editions have."""

from collections.abc import Mapping
from typing import Final

from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.words.names import the_monster
from delvers.games.dungeonquest.common.words.places import place
from delvers.games.dungeonquest.common.words.speaking import Speech
from delvers.kernel.events import AnyKind
from delvers.text.gametext import Names, name_of
from delvers.text.marks import N_, NN_
from delvers.text.telling import Line, Params, Special
from delvers.text.voice import Voice

# Translators: lines of the game's log, short and vivid. %(player)s and %(other)s are names that
# players chose and %(players)s a list of such names: never assume a gender, and decline no name.
# %(space)s is a place such as c4, or "Treasure Chamber". %(monster)s is "The skeleton" and so on.
LINES: Final[Mapping[AnyKind, Line]] = {
    # Translators: %(hero)s is "Hugo the Glorious" and so on, %(runes)s a list of Runes.
    events.hero_dealt: Line(N_("%(player)s plays %(hero)s, with: %(runes)s.")),
    events.first_player: Line(N_("%(player)s goes first and watches the sun.")),
    events.tower_chosen: Line(N_("%(player)s sets out from %(space)s.")),
    events.turn_began: Line(N_("It is the turn of %(player)s.")),
    # Translators: %(reason)s is "the door stays shut" and so on.
    events.turn_ended: Line(N_("The turn of %(player)s is over: %(reason)s.")),
    events.turn_skipped: Line(N_("%(player)s loses this turn.")),
    events.turns_lost: Line(
        NN_(
            "%(player)s will lose %(count)s turn.",
            "%(player)s will lose %(count)s turns.",
        ),
        counts="count",
    ),
    events.moved: Line(N_("%(player)s moves to %(space)s.")),
    events.put: Line(N_("%(player)s appears in %(space)s.")),
    events.changed_tower: Line(N_("%(player)s crosses over to %(space)s.")),
    events.tile_laid: Line(N_("%(player)s explores %(space)s: %(tile)s.")),
    events.lost_in_the_dark: Line(N_("%(player)s gropes in the dark and finds no way %(way)s.")),
    events.entrance_found: Line(N_("%(player)s finds a way down into the catacombs in %(space)s.")),
    events.entrance_there: Line(N_("There is a way down into the catacombs in %(space)s already.")),
    events.descended: Line(N_("%(player)s goes down into the catacombs, heading %(way)s.")),
    # Translators: %(way)s is "to the north" and so on.
    events.way_below: Line(
        NN_(
            "%(player)s goes %(count)s space on below, and then drifts %(way)s.",
            "%(player)s goes %(count)s spaces on below, and then drifts %(way)s.",
        ),
        counts="count",
    ),
    events.surfaced: Line(N_("%(player)s comes up from the catacombs in %(space)s.")),
    events.stayed_below: Line(N_("%(player)s stays in the catacombs.")),
    events.dragged: Line(
        N_("The naga takes its prey: %(player)s is now below %(space)s, heading %(way)s.")
    ),
    events.searched: Line(N_("%(player)s searches the chamber.")),
    # Translators: %(deck)s is "Dungeon card" and so on.
    events.card_drawn: Line(N_("%(player)s draws: %(card)s (%(deck)s).")),
    events.card_ignored: Line(N_("%(player)s discards it unresolved: %(card)s.")),
    events.card_chosen: Line(N_("%(player)s chooses: %(card)s.")),
    # Translators: %(what)s is the name of a card or the like.
    events.declined: Line(N_("%(player)s leaves it alone: %(what)s.")),
    events.card_kept: Line(N_("%(player)s must keep: %(card)s.")),
    events.card_rid: Line(N_("%(player)s is rid of it: %(card)s.")),
    events.rune_used: Line(N_("%(player)s invokes a Rune: %(rune)s.")),
    events.determination_gained: Line(
        N_("%(player)s gains Determination: +%(count)s."),
        counts="count",
    ),
    # Translators: %(cause)s is the name of a card, a monster or the like.
    events.wounded: Line(
        NN_(
            "%(player)s takes %(count)s wound (%(cause)s).",
            "%(player)s takes %(count)s wounds (%(cause)s).",
        ),
        counts="amount",
    ),
    events.healed: Line(
        NN_("%(player)s heals %(count)s wound.", "%(player)s heals %(count)s wounds."),
        counts="amount",
        nothing=N_("%(player)s has no wounds to heal."),
    ),
    events.loot_gained: Line(N_("%(player)s takes: %(card)s.")),
    events.loot_gained_secretly: Line(N_("%(player)s hides away a Loot card.")),
    events.deck_shuffled: Line(N_("A deck is shuffled with its discard pile (%(deck)s).")),
    events.die_rerolled: Line(N_("%(player)s rolls one die again: %(number)s.")),
    events.loot_used: Line(N_("%(player)s uses up: %(card)s.")),
    events.loot_lost: Line(N_("%(player)s loses: %(card)s.")),
    events.nothing_to_lose: Line(N_("%(player)s has nothing else to lose.")),
    events.dragon_rage: Line(N_("The dragonlord wakes! His fire rolls over %(players)s.")),
    events.dragon_sleeps_again: Line(N_("The hoard is quiet again: the dragonlord sleeps.")),
    # Translators: %(risk)s is a number of a die, from 1 to 5.
    events.sunset_near: Line(
        N_("Dusk: if %(player)s rolls no more than %(risk)s, the doors shut.")
    ),
    events.doors_shut: Line(N_("Night falls and the tower doors slam shut!")),
    events.left: Line(N_("%(player)s steps out into the open, alive!")),
    events.chest_opened: Line(N_("%(player)s opens the chest: %(gold)s gold.")),
    events.escape_failed: Line(N_("%(monster)s is quicker: %(player)s must fight.")),
    events.monster_killed: Line(N_("%(monster)s falls! %(player)s wins the fight.")),
    events.gold_counted: Line(
        NN_(
            "%(player)s has brought out %(count)s Loot card worth %(gold)s gold.",
            "%(player)s has brought out %(count)s Loot cards worth %(gold)s gold.",
        ),
        counts="count",
    ),
    events.game_won: Line(
        NN_("%(players)s wins the game!", "%(players)s share the victory!"),
        counts="winners",
    ),
    events.game_lost: Line(N_("Nobody comes back: Kalladra wins!")),
    events.back_without_treasure: Line(
        N_("%(player)s comes back alive, but without a Treasure card: this is no victory.")
    ),
}

TESTS: Final = {
    # Translators: %(attribute)s is "Strength", "Agility", "Armor" or "Luck".
    events.test_passed: N_(
        "%(player)s passes the test of %(attribute)s: %(total)s against %(value)s."
    ),
    events.test_failed: N_(
        "%(player)s fails the test of %(attribute)s: %(total)s against %(value)s."
    ),
}
DEATHS: Final = {
    "bottomless_pit": N_("%(player)s falls into the pit, and there is no bottom."),
    "dead_end": N_("%(player)s is walled in and perishes."),
    "sunset": N_("%(player)s is locked in with the night, and does not see the morning."),
    "dragon_rage": N_("%(player)s burns to ashes in the dragon's fire."),
}
TURNS: Final = {
    1: N_("The chamber in %(space)s turns a quarter clockwise."),
    2: N_("The chamber in %(space)s turns half round."),
    3: N_("The chamber in %(space)s turns a quarter counter-clockwise."),
}


def tile_turned(voice: Voice, params: Params, _names: Names) -> str:
    """Which chamber turned, and how far."""
    return voice.fill(TURNS[params["turns"]], space=place(voice, params["at"]))


def fight_began(voice: Voice, params: Params, names: Names) -> str:
    """Who meets what, and who runs the monster; alone nobody else does."""
    who, runs = params["seat"], params["player"]
    monster = the_monster(voice, params["monster"])
    if who == runs:
        return voice.say(
            "%(monster)s bars the way! %(player)s stands alone.",
            monster=monster,
            player=name_of(names, who),
        )
    return voice.say(
        "%(monster)s bars the way of %(player)s; its cards are played by %(other)s.",
        monster=monster,
        player=name_of(names, who),
        other=name_of(names, runs),
    )


def special(speech: Speech, sun_spaces: int) -> dict[AnyKind, Special]:
    """The events that a line cannot tell, for an edition with its own names and track."""

    def died(voice: Voice, params: Params, names: Names) -> str:
        """How a hero met his end."""
        who = name_of(names, params["seat"])
        if params["cause"] in DEATHS:
            return voice.fill(DEATHS[params["cause"]], player=who)
        why = speech.cause(voice, params["cause"], names)
        return voice.say("%(player)s dies (%(cause)s).", player=who, cause=why)

    def tested(text: str) -> Special:
        """How a test came out, and what was added to the dice or to the attribute."""

        def told(voice: Voice, params: Params, names: Names) -> str:
            attribute = speech.thing(voice, params["attribute"], names)
            said = voice.fill(
                text,
                player=name_of(names, params["seat"]),
                attribute=attribute,
                total=params["total"],
                value=params["value"],
            )
            added = []
            if params.get("load"):
                # Translators: part of the total of a roll: "(of the roll: load +2)".
                added.append(voice.say("in the roll: load +%(load)s", load=params["load"]))
            if params.get("help"):
                told = voice.say(
                    "in %(attribute)s: Determination +%(help)s",
                    attribute=attribute,
                    help=params["help"],
                )
                added.append(told)
            return f"{said} ({'; '.join(added)})" if added else said

        return told

    def rolled(voice: Voice, params: Params, names: Names) -> str:
        """The dice and what they are for."""
        dice = params["dice"]
        told = " + ".join(str(die) for die in dice)
        return voice.say(
            "%(player)s rolls %(dice)s (%(why)s).",
            player=name_of(names, params["seat"]),
            dice=f"{told} = {sum(dice)}" if len(dice) > 1 else told,
            why=speech.cause(voice, params["why"], names),
        )

    def sun_moved(voice: Voice, params: Params, _names: Names) -> str:
        """How low the sun stands."""
        return voice.say(
            "The sun sinks: %(sun)s of %(spaces)s.", sun=params["sun"], spaces=sun_spaces
        )

    return {
        events.died: died,
        events.rolled: rolled,
        **{kind: tested(text) for kind, text in TESTS.items()},
        events.sun_moved: sun_moved,
        events.tile_turned: tile_turned,
        events.fight_began: fight_began,
    }
