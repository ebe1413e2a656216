"""What a player must know to answer a question: who attacks, what was rolled, what is needed."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.describing import name_of
from delvers.games.plungin.pictures.dice import die
from delvers.games.plungin.pictures.foes import life as foe_life
from delvers.games.plungin.pictures.odds import odds_of
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules import options as forms
from delvers.games.plungin.rules.options import figure_named
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.view.seen import HeroView, MonsterView
from delvers.games.plungin.words.content import books_of
from delvers.kernel.forms import AnyForm

ABOUT_SOMEBODY: Final[tuple[AnyForm, ...]] = (
    *(forms.TARGET, forms.ON_HERO, forms.ON_FIGURE, forms.FOR, forms.BESIDE, forms.LISTEN),
    *(forms.SNEAK, forms.ACT, forms.GIVE_IT, forms.REVIVE),
)
"""Options that are somebody: how he fares stands beside them."""
PLACES: Final[tuple[AnyForm, ...]] = (forms.AT, forms.STREW, forms.POUR_OUT)
"""Options that are a square where something happens: who is there stands beside them."""


def facts(scene: Scene) -> str:
    """The facts that belong to the question, line by line."""
    assert scene.ask is not None
    form = prompts.form_of(scene.ask.prompt)
    if form not in FACTS:
        return ""
    lines = FACTS[form](scene, *form.parts(scene.ask.prompt))
    return tag("ul", "".join(tag("li", line) for line in lines), class_="dp-known") if lines else ""


def guard_facts(scene: Scene, hero: str, other: str, attacker: str) -> list[str]:
    """Who attacks, and how those fare who could be struck."""
    return [foe_line(scene, attacker, "ATK"), hero_line(scene, other), hero_line(scene, hero)]


def dodge_facts(scene: Scene, hero: str) -> list[str]:
    """How the hero fares."""
    return [hero_line(scene, hero)]


def strike_facts(scene: Scene, hero: str, other: str) -> list[str]:
    """Who would be struck, and by whom."""
    return [hero_line(scene, hero, "ATK"), foe_line(scene, other, "DEF")]


def luck_facts(scene: Scene, _hero: str, needed: int, _why: str) -> list[str]:
    """The dice as they lie, and whether they are enough."""
    words = scene.words
    rolled = next((one for one in reversed(scene.events) if one.kind == events.rolled.name), None)
    if rolled is None:
        return []
    faces: Any = rolled.params["dice"]
    hits = int(str(rolled.params["successes"]))
    dice = tag("span", "".join(die(face) for face in faces), class_="dp-dice", aria_hidden="true")
    said = words.count("%(count)s success", "%(count)s successes", hits)
    if needed:
        said += ", " + words.say("%(count)s needed", count=needed) + ": "
        is_enough = hits >= needed
        said += words.say("passed already") if is_enough else words.say("failed so far")
    faced = ", ".join(map(str, faces))
    return [dice + tag("span", text(faced), class_="heard") + " " + tag("b", text(said))]


FACTS: Final[Mapping[AnyForm, Callable[..., list[str]]]] = {
    prompts.GUARD: guard_facts,
    prompts.DODGE: dodge_facts,
    prompts.REFUSE_PUSH: dodge_facts,
    prompts.COUNTERATTACK: strike_facts,
    prompts.OPPORTUNITY: strike_facts,
    prompts.LUCKY: luck_facts,
}


# -- somebody --------------------------------------------------------------------------------------


def hero_named(scene: Scene, id: str) -> HeroView | None:
    """A hero by his id."""
    return next((hero for hero in scene.view["heroes"] if hero["id"] == id), None)


def foe_numbered(scene: Scene, number: int) -> MonsterView | None:
    """A monster by its number."""
    return next((foe for foe in scene.view["monsters"] if foe["number"] == number), None)


def hero_line(scene: Scene, id: str, stat: str = "DEF") -> str:
    """A hero: name, LIFE and a stat."""
    hero = hero_named(scene, id)
    if hero is None:
        return text(name_of(scene, id))
    return fact(scene, id, hero_life(scene, hero), stat, hero["stats"].get(stat))


def foe_line(scene: Scene, name: str, stat: str) -> str:
    """A monster, or a hero among monsters: name, LIFE and a stat."""
    named = figure_named(name)
    foe = foe_numbered(scene, named.number) if named is not None else None
    if foe is None or named is None:
        return hero_line(scene, name, stat)
    stats: Mapping[Any, Any] = books_of(scene.words).monsters[foe["id"]].stats
    return fact(scene, name, foe_life(scene, foe), stat, stats.get(stat))


def fact(scene: Scene, name: str, life: str, stat: str, value: Any) -> str:
    """Name, LIFE and a stat in one line."""
    told = [life, *([] if value is None else [f"{name_of(scene, stat)} {value}"])]
    return tag("b", text(name_of(scene, name))) + " " + text(" · ".join(told))


def hero_life(scene: Scene, hero: HeroView) -> str:
    """LIFE left of all."""
    return f"{name_of(scene, 'LIFE')} {hero['life']}/{hero['max_life']}"


# -- notes beside options --------------------------------------------------------------------------


def note_of(scene: Scene, option: str) -> str:
    """What stands beside an option: its chance, how somebody fares, who is at a place."""
    form = forms.GRAMMAR.form_of(option)
    if form in ABOUT_SOMEBODY:
        return how_one_fares(scene, option)
    if form in PLACES:
        assert form is not None
        return who_is_at(scene, *form.parts(option))
    return odds_of(scene, option)


def how_one_fares(scene: Scene, option: str) -> str:
    """LIFE of the hero or monster that an option names; '' if it names neither."""
    named = forms.words_in(option)
    for hero in scene.view["heroes"]:
        if hero["id"] in named:
            return hero_life(scene, hero)
    for foe in scene.view["monsters"]:
        if foe["id"] in named and str(foe["number"]) in named:
            return foe_life(scene, foe)
    return ""


def who_is_at(scene: Scene, square: int) -> str:
    """Who stands on a square, and who beside it."""
    x, y = place_of(square)
    block = {square_at(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)}
    around = block - {square}
    here, near = names_on(scene, {square}), names_on(scene, around)
    told = [scene.words.listing(here)] if here else []
    if near:
        told.append(scene.words.say("beside it: %(names)s", names=scene.words.listing(near)))
    return " · ".join(told)


def names_on(scene: Scene, squares: set[int]) -> list[str]:
    """The heroes and monsters on some squares."""
    heroes = [hero["id"] for hero in scene.view["heroes"] if hero["at"] in squares]
    foes = [one for one in scene.view["monsters"] if one["at"] in squares]
    return [name_of(scene, id) for id in heroes] + [
        name_of(scene, f"{one['id']} {one['number']}") for one in foes
    ]


def is_hopeless(scene: Scene, option: str) -> bool:
    """Whether an option has no chance at all."""
    told = scene.view["prospects"]
    if told is None:
        return False
    trials = [*told["checks"], *told["spells"]]
    chances = [one["chance"] for one in trials if one["option"] == option]
    chances += [one["chance"] for one in told["attacks"] if option == one.get("way", one["option"])]
    return bool(chances) and max(chances) == 0
