"""What happens in DungeonQuest, step by step, as far as both editions show it the same."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from delvers.draw.steps import (
    HEAVY,
    LIGHT,
    NORMAL,
    SVG,
    Kind,
    Point,
    Shown,
    Step,
    Stepping,
    as_card,
    changed_later,
    in_square,
    seats_in,
    signed,
)
from delvers.draw.svg import Attribute, tag
from delvers.games.dungeonquest.common.pictures.art.hoard import dragon
from delvers.games.dungeonquest.common.pictures.art.sky import sun_face
from delvers.games.dungeonquest.common.pictures.board import MARGIN
from delvers.games.dungeonquest.common.pictures.cards import deck_card
from delvers.games.dungeonquest.common.pictures.edition import content_at
from delvers.games.dungeonquest.common.pictures.places import corner
from delvers.games.dungeonquest.common.pictures.portraits import emblem
from delvers.games.dungeonquest.common.pictures.scene import AnyScene, Scene
from delvers.games.dungeonquest.common.pictures.stage_dice import rerolled, rolled, tested
from delvers.games.dungeonquest.common.pictures.tiles import chamber
from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.rules.view import laid_in
from delvers.text import Words

WOUNDS: Final = {events.wounded.name: 1, events.healed.name: -1}
MOVES: Final = {
    kind.name
    for kind in (
        events.moved,
        events.put,
        events.changed_tower,
        events.tower_chosen,
        events.surfaced,
    )
}


def params_of(scene: AnyScene, at: int) -> Any:
    """What an event tells."""
    return scene.events[at].params


def hero_of(scene: AnyScene, seat: int) -> Shown:
    """The hero of a player."""
    return Shown(f"who {scene.view['heroes'][seat]['hero']}")


def everybody(scene: Scene) -> tuple[int, ...]:
    """All seats."""
    return tuple(range(len(scene.view["heroes"])))


def weight_for(scene: Scene, *seats: int) -> int:
    """What is small passes by, unless it is the viewer's own."""
    return NORMAL if scene.seat is None or scene.seat in seats else LIGHT


# -- turns and the board ---------------------------------------------------------------------------


def passing(scene: Scene, at: int) -> Step:
    """What needs no picture."""
    return Step(seats=tuple(seats_in(scene.events[at])), weight=LIGHT)


def beside_hero(scene: Scene, at: int) -> Step:
    """Something about one hero, beside his face."""
    seat = params_of(scene, at)["seat"]
    return Step(pictures=(hero_of(scene, seat),), seats=(seat,), weight=weight_for(scene, seat))


def turn(scene: Scene, at: int) -> Step:
    """A turn begins."""
    seat = params_of(scene, at)["seat"]
    title = scene.words.say("Turn: %(player)s", player=scene.names[seat])
    return Step("turn", title, pictures=(hero_of(scene, seat),), seats=(seat,), weight=LIGHT)


def hero_dealt(scene: Scene, at: int) -> Step:
    """A player gets a hero."""
    params = params_of(scene, at)
    pictures = (Shown(f"who {params['hero']}"), *(Shown(f"card {one}") for one in params["runes"]))
    return Step("card", pictures=pictures, seats=(params["seat"],), weight=LIGHT)


def middle(space: int) -> Point:
    """Where a space lies on the drawn board."""
    x, y = corner(space)
    return (x + MARGIN + 50, y + MARGIN + 50)


def moved(scene: Scene, at: int) -> Step:
    """A figure goes from one space to another."""
    params = params_of(scene, at)
    seat, to = params["seat"], params["at"]
    before = space_before(scene, at, seat)
    way = (middle(before), middle(to)) if before >= 0 and to >= 0 else (middle(to),)
    return Step("move", pictures=(hero_of(scene, seat),), seats=(seat,), way=way, weight=LIGHT)


def space_before(scene: Scene, at: int, seat: int) -> int:
    """The space where a hero was before he moved; -1 if that is not known."""
    for event in reversed(scene.events[:at]):
        if event.kind in MOVES and event.params["seat"] == seat:
            return int(str(event.params["at"]))
    hero = scene.view["heroes"][seat]
    is_last = hero["at"] == params_of(scene, at)["at"]
    return hero["came_from"] if is_last else -1


def tile_laid(scene: Scene, at: int) -> Step:
    """A chamber is found."""
    params = params_of(scene, at)
    lies = scene.view["tiles"].get(str(params["at"]))
    tile, turns = laid_in(lies) if lies else (params["tile"], 0)
    shown = Shown(f"tile {tile} {turns}" if tile == params["tile"] else f"tile {params['tile']} 0")
    seat = params["seat"]
    return Step("card", pictures=(shown,), seats=(seat,), way=(middle(params["at"]),))


def sun(scene: Scene, at: int) -> Step:
    """The sun sinks."""
    params = params_of(scene, at)
    left = f"{params['sun']} / {scene.view['sun_spaces']}"
    is_late = params["sun"] > scene.view["sun_spaces"] - 5
    weight = NORMAL if is_late else LIGHT
    return Step("turn", pictures=(Shown("sun"),), left=left, seats=everybody(scene), weight=weight)


# -- cards -----------------------------------------------------------------------------------------


def card(scene: Scene, at: int) -> Step:
    """A card is drawn, used, taken or lost."""
    params = params_of(scene, at)
    shown = Shown(f"card {params['rune' if 'rune' in params else 'card']}")
    return Step("card", pictures=(shown,), seats=tuple(seats_in(scene.events[at])))


def card_again(scene: Scene, at: int) -> Step:
    """What becomes of a card that was just shown."""
    step = card(scene, at)
    return Step(step.kind, pictures=step.pictures, seats=step.seats, weight=LIGHT)


def gold(scene: Scene, at: int) -> Step:
    """What something is worth."""
    params = params_of(scene, at)
    pictures = (hero_of(scene, params["seat"]), Shown("sign coin"))
    return Step("coins", pictures=pictures, amount=str(params["gold"]), seats=(params["seat"],))


# -- wounds and death ------------------------------------------------------------------------------


def wounds(scene: Scene, at: int) -> Step:
    """A hero takes or loses wounds: how much life is left then."""
    event, params = scene.events[at], params_of(scene, at)
    seat, amount = params["seat"], WOUNDS[event.kind] * params["amount"]
    kind: Kind = "harm" if amount > 0 else "heal"
    return Step(
        kind,
        pictures=(hero_of(scene, seat), Shown("sign heart")),
        amount=signed(-amount),
        left=life_left(scene, at, seat),
        is_good=amount <= 0,
        seats=(seat,),
    )


def life_left(scene: Scene, at: int, seat: int) -> str:
    """The life of a hero after an event; nothing once he is dead, for then it is not counted."""
    hero = scene.view["heroes"][seat]
    left = hero["life"] - hero["wounds"] + changed_later(scene, at, WOUNDS, seat=seat)
    is_dead = hero["status"] == "dead" or not 0 <= left <= hero["life"]
    said = {"left": left, "life": hero["life"]}
    return "" if is_dead else scene.words.say("Life: %(left)s of %(life)s", **said)


def died(scene: Scene, at: int) -> Step:
    """A hero dies: a scene of its own."""
    seat = params_of(scene, at)["seat"]
    return Step(
        "death",
        scene.words.name(scene.game, scene.view["heroes"][seat]["hero"]),
        pictures=(hero_of(scene, seat), Shown("sign skull")),
        is_good=False,
        seats=(seat,),
        weight=HEAVY,
    )


def left(scene: Scene, at: int) -> Step:
    """A hero comes out alive."""
    seat = params_of(scene, at)["seat"]
    name = scene.words.name(scene.game, scene.view["heroes"][seat]["hero"])
    pictures = (hero_of(scene, seat), Shown("sun"))
    return Step("end", name, pictures=pictures, is_good=True, seats=(seat,), weight=HEAVY)


def rage(scene: Scene, at: int) -> Step:
    """The dragon wakes."""
    seats = tuple(params_of(scene, at)["seats"])
    return Step("harm", pictures=(Shown("dragon awake"),), seats=seats, is_good=False)


def ended(scene: Scene, at: int) -> Step:
    """The game is over."""
    winners = params_of(scene, at)["winners"]
    faces = tuple(hero_of(scene, seat) for seat in winners)
    return Step(
        "end",
        scene.words.say("The game is over."),
        pictures=(*faces, Shown("sign crown")) if winners else (Shown("dragon asleep"),),
        is_good=None if scene.seat is None else scene.seat in winners,
        seats=everybody(scene),
        weight=HEAVY,
    )


# -- fights ----------------------------------------------------------------------------------------


def fight_began(scene: Scene, at: int) -> Step:
    """A hero meets a monster."""
    params = params_of(scene, at)
    monster = Shown(f"who {params['monster']}", scene.words.name(scene.game, params["monster"]))
    seats = (params["seat"], params["player"])
    return Step("card", pictures=(hero_of(scene, params["seat"]), monster), seats=seats)


def monster_falls(scene: Scene, at: int) -> Step:
    """A monster is killed."""
    params = params_of(scene, at)
    pictures = (Shown(f"who {params['monster']}"), Shown("sign skull"))
    return Step("harm", pictures=pictures, is_good=True, seats=(params["seat"],))


def beside_monster(scene: Scene, at: int) -> Step:
    """Something about a monster."""
    params = params_of(scene, at)
    shown = Shown(f"who {params['monster']}")
    return Step("card", pictures=(shown,), seats=tuple(seats_in(scene.events[at])))


COMMON: Final[Mapping[str, Stepping]] = {
    events.hero_dealt.name: hero_dealt,
    events.first_player.name: beside_hero,
    events.turn_began.name: turn,
    events.turn_ended.name: passing,
    events.declined.name: passing,
    events.sun_moved.name: sun,
    events.deck_shuffled.name: passing,
    **dict.fromkeys(MOVES, moved),
    events.tile_laid.name: tile_laid,
    events.way_below.name: passing,
    events.searched.name: beside_hero,
    events.left.name: left,
    events.card_drawn.name: card,
    events.card_kept.name: card_again,
    events.card_rid.name: card_again,
    events.card_chosen.name: card,
    events.card_ignored.name: card_again,
    events.rune_used.name: card,
    events.loot_gained.name: card,
    events.loot_used.name: card,
    events.loot_lost.name: card,
    events.chest_opened.name: gold,
    events.gold_counted.name: gold,
    events.rolled.name: rolled,
    events.die_rerolled.name: rerolled,
    events.test_passed.name: tested,
    events.test_failed.name: tested,
    events.determination_gained.name: beside_hero,
    events.determination_spent.name: passing,
    events.wounded.name: wounds,
    events.healed.name: wounds,
    events.died.name: died,
    events.dragon_rage.name: rage,
    events.fight_began.name: fight_began,
    events.monster_killed.name: monster_falls,
    events.escape_failed.name: beside_monster,
    events.game_won.name: ended,
    events.game_lost.name: ended,
}


# -- pictures --------------------------------------------------------------------------------------


def drawn_card(words: Words, id: str, game: str) -> str:
    """A card of a deck or a Rune."""
    content = content_at(words, game)
    if id not in content.cards and id not in content.runes:
        raise KeyError(id)
    return as_card(deck_card(id, words, game))


def drawn_somebody(words: Words, id: str, game: str) -> str:
    """A hero or a monster."""
    content = content_at(words, game)
    if id not in content.heroes and id not in content.kinds():
        raise KeyError(id)
    return in_square(emblem(id, words, game))


def drawn_tile(words: Words, id: str, game: str) -> str:
    """A chamber as it lies, such as "tile_3 2"."""
    tile, _, turns = id.partition(" ")
    content = content_at(words, game)
    drawn = chamber(content.tiles[tile], int(turns) % 4, has_torch=content.has_torch(tile))
    return in_box("0 0 100 100", drawn, class_="tile")


def in_box(box: str, drawn: str, **more: Attribute) -> str:
    """A drawing with its own measures."""
    return tag("svg", drawn, xmlns=SVG, viewBox=box, aria_hidden="true", **more)


def pictures_for(game: str) -> dict[str, Any]:
    """What both editions draw the same, by the first word of its name."""
    return {
        "card": lambda words, id: drawn_card(words, id, game),
        "who": lambda words, id: drawn_somebody(words, id, game),
        "tile": lambda words, id: drawn_tile(words, id, game),
        "sun": lambda _words, _id: in_box("-46 -46 92 92", sun_face()),
        "dragon": lambda _words, id: in_box("0 20 100 160", dragon(id == "awake")),
    }


def shown_cards(ids: Sequence[str], sort: str, caption: str = "") -> tuple[Shown, ...]:
    """Some cards, the first with words below it."""
    return tuple(Shown(f"{sort} {id}", "" if at else caption) for at, id in enumerate(ids))
