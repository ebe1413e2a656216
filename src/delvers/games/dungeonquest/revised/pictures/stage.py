"""What happens in the Revised Edition alone, step by step: rounds of a fight with three attacks."""

from typing import Any, Final

from delvers.draw.ink import frame
from delvers.draw.steps import LIGHT, Shown, Stage, Step, as_card, last_before
from delvers.draw.svg import group, label
from delvers.games.dungeonquest.common.pictures.art.monsters import eyes
from delvers.games.dungeonquest.common.pictures.art.signs import ATTACK_TYPES
from delvers.games.dungeonquest.common.pictures.cards import BAND, type_name
from delvers.games.dungeonquest.common.pictures.stage import (
    COMMON,
    beside_hero,
    hero_of,
    in_box,
    moved,
    params_of,
    passing,
    pictures_for,
    shown_cards,
)
from delvers.games.dungeonquest.common.rules.events import fight_began
from delvers.games.dungeonquest.revised.pictures.scene import Scene
from delvers.games.dungeonquest.revised.rules import events
from delvers.text import Words

GAME: Final = "dungeonquest-revised"


def revealed(scene: Scene, at: int) -> Step:
    """Both attacks are turned up, side against side."""
    params = params_of(scene, at)
    monster = scene.words.name(GAME, params["monster"])
    pictures = (
        Shown(f"attack {params['attack']}", scene.names[params["seat"]]),
        Shown(f"attack {params['monster_attack']}", monster),
    )
    return Step("card", pictures=pictures, seats=in_fight(scene, at))


def in_fight(scene: Scene, at: int) -> tuple[int, ...]:
    """The seats of both sides of the fight that an event belongs to."""
    began = last_before(scene, at + 1, fight_began.name)
    params: Any = {} if began is None else began.params
    return (params["seat"], params["player"]) if params else ()


def monster_shown(scene: Scene, at: int) -> Step:
    """What is on a Monster card."""
    params = params_of(scene, at)
    name = scene.words.name(GAME, params["monster"])
    return Step("card", name, (Shown(f"who {params['monster']}"),), seats=in_fight(scene, at))


def monster_hides(scene: Scene, at: int) -> Step:
    """Something lies in the dark."""
    seat = params_of(scene, at)["seat"]
    return Step("card", pictures=(hero_of(scene, seat), Shown("eyes")), seats=(seat,))


def monster_wounded(scene: Scene, at: int) -> Step:
    """A monster is hurt."""
    params = params_of(scene, at)
    pictures = (Shown(f"who {params['monster']}"), Shown("sign wound"))
    amount, seats = f"−{params['amount']}", in_fight(scene, at)
    return Step("harm", pictures=pictures, amount=amount, is_good=True, seats=seats)


def foreseen(scene: Scene, at: int) -> Step:
    """The next cards, for whoever looks at them."""
    params = params_of(scene, at)
    return Step("card", pictures=shown_cards(params["cards"], "card"), seats=(params["seat"],))


def tile(scene: Scene, at: int) -> Step:
    """A tile is drawn."""
    params = params_of(scene, at)
    shown = (Shown(f"tile {params['tile']} 0"),)
    return Step("card", pictures=shown, seats=(params["seat"],), weight=LIGHT)


def gold(scene: Scene, at: int) -> Step:
    """What an Artifact Eater is worth."""
    params = params_of(scene, at)
    pictures = (hero_of(scene, params["seat"]), Shown("sign coin"))
    return Step("coins", pictures=pictures, amount=str(params["gold"]), seats=(params["seat"],))


def drawn_attack(words: Words, id: str) -> str:
    """An attack as both sides show it: sign and name."""
    return as_card(
        frame(5, 5, 190, 270, seed=len(id), fill="sheet")
        + frame(12, 12, 176, 256, seed=len(id) + 1, fill="line thin")
        + frame(12, 12, 176, 54, seed=len(id) + 2, fill=BAND[id])
        + label(type_name(id, words, GAME), 100, 48, 25, bold=True, fit=160)
        + group(ATTACK_TYPES[id](), at=(35, 100), scale=1.3)
    )


STAGE: Final = Stage(
    steps={
        **COMMON,
        events.turns_gained.name: beside_hero,
        events.barriers_ignored.name: beside_hero,
        events.tile_drawn.name: tile,
        events.search_token_removed.name: passing,
        events.came_back.name: moved,
        events.load_added.name: passing,
        events.luck_turned.name: beside_hero,
        events.cards_foreseen.name: foreseen,
        events.dragon_cards_shuffled.name: passing,
        events.eater_worth.name: gold,
        events.monster_hides.name: monster_hides,
        events.monster_shown.name: monster_shown,
        events.cards_revealed.name: revealed,
        events.wounds_spared.name: beside_hero,
        events.monster_wounded.name: monster_wounded,
        events.no_escape.name: beside_hero,
        events.escaped.name: beside_hero,
    },
    pictures={
        **pictures_for(GAME),
        "attack": drawn_attack,
        "eyes": lambda _words, _id: in_box("0 0 100 100", eyes()),
    },
)
