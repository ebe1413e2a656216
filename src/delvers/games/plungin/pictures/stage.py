"""What happens in Dungeon Plungin', step by step: dice, blows, ways, gold, deaths."""

from typing import Any, Final

from delvers.draw.steps import (
    HEAVY,
    LIGHT,
    NORMAL,
    Kind,
    Point,
    Shown,
    Stage,
    Step,
    Stepping,
    changed_later,
    in_square,
    seats_in,
    signed,
)
from delvers.games.plungin.pictures.describing import GAME
from delvers.games.plungin.pictures.figures import figure
from delvers.games.plungin.pictures.floors import SQUARE
from delvers.games.plungin.pictures.places import corner
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.pictures.stage_dice import check, one_die, rolled
from delvers.games.plungin.pictures.stage_people import (
    everybody,
    figure_of,
    kind_of,
    seats_of,
)
from delvers.games.plungin.rules import events
from delvers.games.plungin.words.content import books_of
from delvers.text import Words

LIFE: Final = {events.damaged.name: -1, events.healed.name: 1}
MOVES: Final = {
    kind.name
    for kind in (
        events.placed,
        events.hero_moved,
        events.monster_placed,
        events.monster_moved,
        events.pushed,
        events.advanced,
        events.charged,
        events.jumped,
        events.climbed_out,
        events.pulled,
        events.expelled,
    )
}
SHOWN: Final = (
    events.attacks_in_melee,
    events.attacks_from_afar,
    events.missed,
    events.held,
    events.shot_astray,
    events.attack_fumbled,
    events.defence_fumbled,
    events.unharmed,
    events.held_on,
    events.condition_began,
    events.guarded,
    events.dodged,
    events.countered,
    events.struck_in_passing,
    events.cast,
    events.cast_failed,
    events.cast_fumbled,
    events.spell_hits,
    events.monster_casts,
    events.trap_found,
    events.trap_sprung,
    events.caught,
    events.random_event,
    events.cursed,
    events.level_gained,
    events.ability_learnt,
    events.item_broken,
    events.danced,
    events.heard,
    events.revived,
    events.boss_changed,
    events.called,
    events.commanded,
)
"""What is shown over the board, beside the figures that it is about."""


def params_of(scene: Scene, at: int) -> Any:
    """What an event tells."""
    return scene.events[at].params


def people_in(params: Any) -> list[str]:
    """Who does something, and to whom."""
    who, by = params.get("who", ""), params.get("by", "")
    return [one for one in (by, who, params.get("other", ""), params.get("to_whom", "")) if one]


def concerned(scene: Scene, at: int) -> tuple[int, ...]:
    """The players whom an event is about; what names nobody is about the party."""
    people = people_in(params_of(scene, at))
    if people:
        return tuple({seat for who in people for seat in seats_of(scene, who)})
    return tuple(seats_in(scene.events[at])) or everybody(scene)


def passing(scene: Scene, at: int) -> Step:
    """What passes by, with whom it is about."""
    pictures = tuple(figure_of(who) for who in people_in(params_of(scene, at)))
    return Step(pictures=pictures, seats=concerned(scene, at), weight=LIGHT)


def shown(scene: Scene, at: int) -> Step:
    """What is shown over the board."""
    pictures = tuple(figure_of(who) for who in people_in(params_of(scene, at)))
    return Step("card", pictures=pictures, seats=concerned(scene, at))


def turn(scene: Scene, at: int) -> Step:
    """The turn of a hero begins."""
    who = params_of(scene, at)["who"]
    return Step("turn", pictures=(figure_of(who),), seats=seats_of(scene, who), weight=LIGHT)


# -- ways ------------------------------------------------------------------------------------------


def middle(square: int) -> Point:
    """Where a square lies on the map."""
    x, y = corner(square)
    return (x + SQUARE / 2, y + SQUARE / 2)


def moved(scene: Scene, at: int) -> Step:
    """A figure goes to a square."""
    params = params_of(scene, at)
    who, to = params["who"], params["at"]
    before = square_before(scene, at, who)
    way = (middle(to),) if before is None else (middle(before), middle(to))
    pictures = (figure_of(who),)
    seats = seats_of(scene, who)
    return Step("move", pictures=pictures, seats=seats, way=way, weight=LIGHT)


def square_before(scene: Scene, at: int, who: str) -> int | None:
    """Where a figure was last told to be."""
    for event in reversed(scene.events[:at]):
        if event.kind in MOVES and event.params["who"] == who:
            return int(str(event.params["at"]))
    return None


# -- LIFE and gold ---------------------------------------------------------------------------------


def life(scene: Scene, at: int) -> Step:
    """Somebody loses or regains LIFE."""
    event, params = scene.events[at], params_of(scene, at)
    who, amount = params["who"], LIFE[event.kind] * params["amount"]
    kind: Kind = "harm" if amount < 0 else "heal"
    seats = seats_of(scene, who)
    return Step(
        kind,
        pictures=(figure_of(who), Shown("sign heart")),
        amount=signed(amount),
        left=life_left(scene, at, who),
        is_good=(amount > 0) == bool(seats),
        seats=seats,
        weight=NORMAL if amount else LIGHT,
    )


def life_left(scene: Scene, at: int, who: str) -> str:
    """The LIFE of a figure after an event; nothing for who has left the board."""
    people: list[Any] = [*scene.view["heroes"], *scene.view["monsters"]]
    for one in people:
        name = one["id"] if "seat" in one else f"{one['id']} {one['number']}"
        if name != who or one["life"] is None:
            continue
        left = one["life"] - changed_later(scene, at, LIFE, who=who)
        if 0 <= left <= one["max_life"]:
            said = {"left": left, "life": one["max_life"]}
            return scene.words.say("Life: %(left)s of %(life)s", **said)
    return ""


def gold(scene: Scene, at: int) -> Step:
    """Gold is found, paid or lost."""
    params = params_of(scene, at)
    kind = scene.events[at].kind
    amount = next((params[name] for name in ("amount", "price", "share") if name in params), 0)
    is_paid = kind in (events.bought.name, events.party_paid.name, events.pilfered.name)
    people = tuple(figure_of(who) for who in people_in(params))
    return Step(
        "coins",
        pictures=(*people, Shown("sign coin")),
        amount=signed(-amount if is_paid else amount),
        is_good=None if kind == events.bought.name else not is_paid,
        seats=concerned(scene, at),
        weight=NORMAL if kind == events.gold_found.name else LIGHT,
    )


# -- deaths and ends -------------------------------------------------------------------------------


def died(scene: Scene, at: int) -> Step:
    """A hero dies: a scene of its own for the whole party."""
    who = params_of(scene, at)["who"]
    return Step(
        "death",
        scene.words.name(GAME, who),
        pictures=(figure_of(who), Shown("sign skull")),
        is_good=False,
        seats=everybody(scene),
        weight=HEAVY,
    )


def slain(scene: Scene, at: int) -> Step:
    """A monster falls."""
    who = params_of(scene, at)["who"]
    pictures = (figure_of(who), Shown("sign skull"))
    is_boss = books_of(scene.words).monsters[kind_of(who)].boss
    weight = HEAVY if is_boss else NORMAL
    return Step("harm", pictures=pictures, is_good=True, seats=everybody(scene), weight=weight)


def ended(is_won: bool) -> Stepping:
    """An adventure or the game is over."""

    def step(scene: Scene, at: int) -> Step:
        params = params_of(scene, at)
        title = scene.words.name(GAME, params["adventure" if "adventure" in params else "pack"])
        alive = [hero for hero in scene.view["heroes"] if hero["status"] == "alive"]
        people = tuple(figure_of(hero["id"]) for hero in alive)
        sign = Shown("sign crown" if is_won else "sign skull")
        return Step(
            "end",
            title,
            pictures=(*people, sign) if is_won else (sign,),
            is_good=is_won,
            seats=everybody(scene),
            weight=HEAVY,
        )

    return step


def great(scene: Scene, at: int) -> Step:
    """Something that the whole party has waited for."""
    return Step("turn", seats=concerned(scene, at))


def drawn_figure(words: Words, id: str) -> str:
    """A hero or a monster."""
    return in_square(figure(books_of(words), id))


STAGE: Final = Stage(
    steps={
        **dict.fromkeys(events.EVENTS, passing),
        **{kind.name: shown for kind in SHOWN},
        **dict.fromkeys(MOVES, moved),
        **dict.fromkeys(LIFE, life),
        events.turn_began.name: turn,
        events.rolled.name: rolled,
        events.check_passed.name: check,
        events.check_failed.name: check,
        events.die_rolled.name: one_die(),
        events.needed_die.name: one_die(),
        events.table_rolled.name: one_die(),
        events.offered.name: one_die(),
        events.looked_around.name: one_die(2),
        events.chimes_rolled.name: one_die(),
        events.law_rolled.name: one_die(),
        events.life_rolled.name: one_die(),
        events.gold_found.name: gold,
        events.pilfered.name: gold,
        events.bought.name: gold,
        events.sold.name: gold,
        events.gold_shared.name: gold,
        events.party_paid.name: gold,
        events.died.name: died,
        events.monster_killed.name: slain,
        events.adventure_won.name: ended(is_won=True),
        events.adventure_lost.name: ended(is_won=False),
        events.game_won.name: ended(is_won=True),
        events.game_lost.name: ended(is_won=False),
        events.great_door.name: great,
        events.quest_object.name: great,
        events.task_done.name: great,
        events.ambush.name: great,
        events.unique_location.name: great,
    },
    pictures={"figure": drawn_figure},
)
