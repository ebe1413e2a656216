"""What can be chosen in a dungeon, in groups; creation and village have views of their own."""

from collections.abc import Mapping
from typing import Final

from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.buttons import button, drawer, listed, refusal
from delvers.games.plungin.pictures.choosing import cards, is_chosen_by_cards
from delvers.games.plungin.pictures.describing import (
    name_of,
    text_of,
    thing_asked_about,
    thing_in,
)
from delvers.games.plungin.pictures.facts import is_hopeless, note_of
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.pictures.village import is_in_village, village_options
from delvers.games.plungin.rules import options as forms
from delvers.games.plungin.rules import prompts
from delvers.games.plungin.words.content import books_of
from delvers.kernel.forms import AnyForm
from delvers.text import Words

GROUPS: Final[Mapping[str, tuple[AnyForm, ...]]] = {
    "move": (forms.MOVE, forms.STOP, forms.LEAVE_DUNGEON, forms.LEAVE_IT, forms.ADVANCE),
    "fight": (*(forms.ATTACK, forms.ATTACK_WITH, forms.SHOOT, forms.THROW_AT, forms.ABILITY_USED),),
    "magic": (forms.CAST, forms.OVERLOAD, forms.CAST_FROM),
    "things": (
        *(forms.USE, forms.USE_OF, forms.GIVE, forms.GIVE_IT, forms.GIVE_UP, forms.DRAW),
        *(forms.TAKE, forms.TAKE_OFF, forms.EQUIP, forms.POUR, forms.POUR_OUT, forms.DRINK),
    ),
    "locks": (
        *(forms.OPEN, forms.DETECT, forms.DISARM, forms.DISARM_TRAP, forms.PICK, forms.BREAK),
        *(forms.UNLOCK, forms.HELP_BREAK, forms.SEARCH),
    ),
}
"""The forms of the options in each group; all others are "other"."""
GROUP_OF: Final = {form: group for group, some in GROUPS.items() for form in some}
DIRECTIONS: Final = {"north": "↑", "west": "←", "east": "→", "south": "↓"}
ON_MAP: Final[tuple[AnyForm, ...]] = (forms.STAND_ON, forms.AT, forms.LAY_TILE)
"""Options that are places on the map."""
MANY: Final = 6
ENDS: Final = (forms.PASS(), forms.PASS_ON(), forms.DECLINE(), forms.STOP())

LAST: Final = (forms.NOTHING(), forms.PASS())
"""What ends a turn stands last."""


def options(scene: Scene) -> str:
    """All that the viewer can choose, as fits the question."""
    if scene.ask is None:
        return ""
    if is_chosen_by_cards(scene):
        return cards(scene)
    if is_in_village(scene):
        return village_options(scene)
    if scene.ask.prompt == prompts.STEP():
        return pad(scene)
    if scene.ask.prompt == prompts.ACT():
        return menu(scene)
    return subject(scene) + flat(scene)


def group_names(words: Words) -> dict[str, str]:
    """The groups of a hero's menu in their order."""
    return {
        "move": words.say("Move"),
        "fight": words.say("Fight"),
        "magic": words.say("Magic"),
        "things": words.say("Things"),
        "locks": words.say("Doors and chests"),
        "other": words.say("Other"),
    }


def group_of(option: str) -> str:
    """The group of an option of a hero's menu."""
    form = forms.GRAMMAR.form_of(option)
    return "other" if form is None else GROUP_OF.get(form, "other")


def menu(scene: Scene) -> str:
    """What a hero can do now, group by group; the end of the turn stands last."""
    assert scene.ask is not None
    open_ones = [option for option in scene.ask.options if option not in LAST]
    groups = "".join(
        group(scene, key, title, open_ones) for key, title in group_names(scene.words).items()
    )
    last = [
        button(scene, option, class_="dp-end") for option in LAST if option in scene.ask.options
    ]
    return groups + listed(last, "dp-options dp-last")


def group(scene: Scene, key: str, title: str, open_ones: list[str]) -> str:
    """One group: its buttons, what is refused, and what the things in it are."""
    assert scene.ask is not None
    chosen = [option for option in open_ones if group_of(option) == key]
    refused = {o: rule for o, rule in scene.ask.refused.items() if group_of(o) == key}
    if not chosen and not refused:
        return ""
    buttons = listed([noted(scene, one) for one in chosen], "dp-options")
    return tag(
        "section",
        tag("h3", text(title)),
        buttons,
        denied(scene, key, refused, is_open=not chosen and len(refused) <= MANY),
        explained(scene, key, [*chosen, *refused]),
        class_=f"dp-group of-{key}",
    )


def noted(scene: Scene, option: str, class_: str = "") -> str:
    """A button with what is known of its option; one without any chance looks like it."""
    note = note_of(scene, option)
    if is_hopeless(scene, option):
        note, class_ = scene.words.say("0%%: cannot succeed"), f"{class_} dp-hopeless".strip()
    return button(scene, option, note, class_)


def denied(scene: Scene, key: str, refused: dict[str, str], is_open: bool = False) -> str:
    """What is refused, each with its "why not?"; many are put away."""
    shown = listed([refusal(scene, one, rule) for one, rule in refused.items()], "dp-options")
    if len(refused) <= 2 or not shown:
        return shown
    title = scene.words.count("%(count)s not now", "%(count)s not now", len(refused))
    return drawer(f"denied-{key}", title, shown, is_open)


def explained(scene: Scene, key: str, options: list[str]) -> str:
    """The texts of the things in a group, to be opened."""
    things = dict.fromkeys(thing_in(books_of(scene.words), option) for option in options)
    rows = [explanation(scene, thing) for thing in things if thing and text_of(scene, thing)]
    if not rows:
        return ""
    title = scene.words.say("What these do")
    return drawer(f"about-{key}", title, listed(rows, "dp-explained"), class_="dp-quiet")


def explanation(scene: Scene, thing: str) -> str:
    """A thing with its text."""
    name = tag("strong", text(name_of(scene, thing)))
    return f"{name} {tag('span', text(text_of(scene, thing)))}"


# -- other questions -------------------------------------------------------------------------------


def pad(scene: Scene) -> str:
    """Steps as a cross of arrows, and what else can be done on the way."""
    assert scene.ask is not None
    arrows = "".join(arrow(scene, one) for one in DIRECTIONS if one in scene.ask.options)
    others = [
        button(scene, option, class_="dp-end" if option in ENDS else "")
        for option in scene.ask.options
        if option not in DIRECTIONS
    ]
    cross = tag("div", arrows, class_="dp-pad") if arrows else ""
    rest = listed(others, "dp-options") + denied(scene, "step", dict(scene.ask.refused))
    return tag("div", cross, tag("div", rest), class_="dp-steps")


def arrow(scene: Scene, direction: str) -> str:
    """One step of the cross."""
    sign = DIRECTIONS[direction]
    return button(scene, direction, class_=f"dp-arrow to-{direction}", short=sign)


def flat(scene: Scene) -> str:
    """A plain list; many places on the map are put away, because the map shows them."""
    assert scene.ask is not None
    places = [option for option in scene.ask.options if forms.GRAMMAR.form_of(option) in ON_MAP]
    if len(places) <= MANY:
        places = []
    others = [
        noted(scene, option, "dp-end" if option in ENDS else "")
        for option in scene.ask.options
        if option not in places
    ]
    shown = listed(others, "dp-options") + denied(scene, "flat", dict(scene.ask.refused))
    return shown + (all_places(scene, places) if places else "")


def all_places(scene: Scene, places: list[str]) -> str:
    """The places on the map as a list, for those who do not use the map."""
    hint = tag("p", text(scene.words.say("Choose a place on the map.")), class_="dp-hint")
    buttons = listed([noted(scene, place) for place in places], "dp-options dp-places")
    return hint + drawer("all-places", scene.words.say("All places as a list"), buttons)


def subject(scene: Scene) -> str:
    """The thing that the question is about, with its text."""
    assert scene.ask is not None
    thing = thing_asked_about(books_of(scene.words), scene.ask.prompt)
    if not thing or thing in books_of(scene.words).heroes or not text_of(scene, thing):
        return ""
    return tag("p", explanation(scene, thing), class_="dp-subject")
