"""What happens in the third edition alone, step by step: rounds of a fight with cards."""

from typing import Any, Final

from delvers.draw.steps import LIGHT, Shown, Stage, Step, as_card, seats_in
from delvers.games.dungeonquest.common.pictures.stage import (
    COMMON,
    beside_hero,
    beside_monster,
    died,
    moved,
    params_of,
    passing,
    pictures_for,
    shown_cards,
)
from delvers.games.dungeonquest.third.pictures.cards import card_face
from delvers.games.dungeonquest.third.pictures.scene import Scene
from delvers.games.dungeonquest.third.rules import events
from delvers.games.dungeonquest.third.words.content import pieces_of
from delvers.text import Words

GAME: Final = "dungeonquest-3e"


def fighter(scene: Scene, id: str) -> str:
    """The name of a hero or a monster."""
    return scene.words.name(GAME, id)


def played(scene: Scene, at: int) -> Step:
    """Both cards are turned up, side against side."""
    params = params_of(scene, at)
    his = shown_cards(params["cards"], "fight", fighter(scene, params["fighter"]))
    its = shown_cards(params["foe_cards"], "fight", fighter(scene, params["foe"]))
    return Step("card", pictures=(*his, *its), seats=(params["seat"], params["foe_seat"]))


def cards(scene: Scene, at: int) -> Step:
    """Further cards of one side, or of nobody."""
    params = params_of(scene, at)
    who = fighter(scene, params["fighter"]) if "fighter" in params else ""
    shown = shown_cards(params["cards"], "fight", who)
    total = str(params["total"]) if "total" in params else ""
    seats = tuple(seats_in(scene.events[at]))
    return Step("card", pictures=shown, total=total, seats=seats)


def one_card(scene: Scene, at: int) -> Step:
    """What happens to one card of a fight."""
    params = params_of(scene, at)
    shown = shown_cards([params["card"]], "fight", fighter(scene, params["fighter"]))
    return Step("card", pictures=shown, seats=(params["seat"],))


def compared(scene: Scene, at: int) -> Step:
    """Two Power cards decide about an escape."""
    params = params_of(scene, at)
    words = scene.words
    monster = words.name(GAME, params["monster"])
    return Step(
        "dice",
        pictures=(
            Shown(f"fight {params['card']}", scene.names[params["seat"]]),
            Shown(f"fight {params['monster_card']}", monster),
        ),
        parts=((scene.names[params["seat"]], str(params["value"])),),
        total=str(params["value"]),
        needed=f"{monster}: {params['monster_value']}",
        seats=(params["seat"],),
    )


def round_won(scene: Scene, at: int) -> Step:
    """Who wins a round, and by which totals."""
    params = params_of(scene, at)
    return Step(
        "dice",
        pictures=(Shown(f"who {params['fighter']}"),),
        total=f"{params['total']} : {params['against']}",
        outcome=fighter(scene, params["fighter"]),
        is_good=is_hero(scene, params["fighter"]),
        seats=in_fight(scene, at),
    )


def stalemate(scene: Scene, at: int) -> Step:
    """Nobody wins a round."""
    params = params_of(scene, at)
    total = f"{params['total']} : {params['against']}"
    return Step("dice", total=total, seats=in_fight(scene, at))


def damaged(scene: Scene, at: int) -> Step:
    """Cards hit a side."""
    params = params_of(scene, at)
    who = params["fighter"]
    return Step(
        "harm",
        pictures=(Shown(f"who {who}", fighter(scene, who)), *shown_cards(params["cards"], "fight")),
        amount=f"−{len(params['cards'])}",
        is_good=not is_hero(scene, who),
        seats=in_fight(scene, at),
    )


def deadly_blow(scene: Scene, at: int) -> Step:
    """A deadly blow: who strikes it, and the cards of the combat stack that hit too."""
    params = params_of(scene, at)
    who = params["fighter"]
    return Step(
        "harm",
        scene.words.say("Deadly blow!"),
        pictures=(Shown(f"who {who}", fighter(scene, who)), *shown_cards(params["cards"], "fight")),
        is_good=is_hero(scene, who),
        seats=in_fight(scene, at),
    )


def is_hero(scene: Scene, id: str) -> bool:
    """Whether a fighter is a hero."""
    return any(hero["hero"] == id for hero in scene.view["heroes"])


def in_fight(scene: Scene, at: int) -> tuple[int, ...]:
    """The seats of both sides of the fight that an event belongs to."""
    for event in reversed(scene.events[: at + 1]):
        params: Any = event.params
        if event.kind == events.cards_played.name:
            return (params["seat"], params["foe_seat"])
    return tuple(seats_in(scene.events[at]))


def duel(scene: Scene, at: int) -> Step:
    """Two heroes fight."""
    params = params_of(scene, at)
    other = params["defender"] if "defender" in params else params["defeated"]
    heroes = scene.view["heroes"]
    pictures = tuple(
        Shown(f"who {heroes[seat]['hero']}", scene.names[seat]) for seat in (params["seat"], other)
    )
    return Step("card", pictures=pictures, seats=(params["seat"], other))


def taken(scene: Scene, at: int) -> Step:
    """A Loot card changes hands."""
    params = params_of(scene, at)
    shown = (Shown(f"card {params['card']}"),) if "card" in params else ()
    return Step("card", pictures=shown, seats=(params["seat"], params["loser"]))


def late(scene: Scene, at: int) -> Step:
    """Where the sun begins."""
    params = params_of(scene, at)
    return Step("dice", dice=tuple(params["dice"]), pictures=(Shown("sun"),), weight=LIGHT)


def drawn_fighting_card(words: Words, id: str) -> str:
    """A Combat or Power card."""
    pieces = pieces_of(words)
    if id not in pieces.combat and id not in pieces.power:
        raise KeyError(id)
    return as_card(card_face(id, words, GAME))


STAGE: Final = Stage(
    steps={
        **COMMON,
        events.late_start.name: late,
        events.fell_back.name: moved,
        events.unconscious.name: died,
        events.blocked.name: beside_hero,
        events.monster_life.name: beside_monster,
        events.no_escape.name: beside_monster,
        events.escape_tried.name: compared,
        events.escaped.name: beside_monster,
        events.token_placed.name: passing,
        events.token_moved.name: passing,
        events.token_added.name: beside_monster,
        events.token_taken.name: beside_monster,
        events.monsters_wait.name: passing,
        events.round_began.name: passing,
        events.hand_filled.name: passing,
        events.cards_drawn.name: cards,
        events.card_laid.name: passing,
        events.cards_played.name: played,
        events.bonus.name: cards,
        events.turned_up.name: cards,
        events.counterattacked.name: cards,
        events.no_counterattack.name: passing,
        events.counterattack_forbidden.name: one_card,
        events.round_won.name: round_won,
        events.stalemate.name: stalemate,
        events.damaged.name: damaged,
        events.no_damage.name: cards,
        events.held_off.name: one_card,
        events.deadly_blow.name: deadly_blow,
        **dict.fromkeys(events.OF_A_CARD, one_card),
        events.card_stronger.name: one_card,
        events.card_cancelled.name: one_card,
        events.hand_seen.name: cards,
        events.duel_began.name: duel,
        events.duel_won.name: duel,
        events.loot_taken.name: taken,
        events.loot_taken_secretly.name: taken,
        events.tile_put_back.name: passing,
    },
    pictures={**pictures_for(GAME), "fight": drawn_fighting_card},
)
