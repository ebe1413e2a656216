"""The heroes' sheets: life, attributes, Loot, runes, and what holds them."""

from collections.abc import Callable, Sequence
from typing import Final

from delvers.draw.html import hidden, icon
from delvers.draw.svg import group, tag, text
from delvers.draw.woodcuts.tokens import coin, heart, skull
from delvers.games.dungeonquest.common.pictures.art.signs import ATTRIBUTES, determination
from delvers.games.dungeonquest.common.pictures.edition import edition_of
from delvers.games.dungeonquest.common.pictures.names import direction_name, space_name
from delvers.games.dungeonquest.common.pictures.pieces import initial
from delvers.games.dungeonquest.common.pictures.portraits import emblem, portrait, tint_of
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.rules.view import CommonHero


def own(scene: Scene) -> str:
    """The viewer's hero; those who watch see the hero on turn."""
    signs = tag(
        "svg", tag("defs", *map(_defined, SIGNS)), class_="shared-drawings", aria_hidden="true"
    )
    shown = [hero for hero in scene.view["heroes"] if hero["seat"] == _shown_seat(scene)]
    return signs + "".join(tag("ul", _sheet(scene, hero), class_="dq-own") for hero in shown)


def _shown_seat(scene: Scene) -> int:
    return scene.view["turn"] if scene.seat is None else scene.seat


def heroes(scene: Scene) -> str:
    """All other heroes in the order of the seats; nothing for those who are alone."""
    others = [hero for hero in scene.view["heroes"] if hero["seat"] != _shown_seat(scene)]
    if not others:
        return ""
    heading = tag("h2", text(scene.words.say("Heroes")), id="heroes-name")
    sheets = "".join(_sheet(scene, hero) for hero in others)
    return heading + tag("ul", sheets, class_="dq-heroes", aria_labelledby="heroes-name")


SIGNS: Final[dict[str, Callable[[], str]]] = {**ATTRIBUTES, "life": heart, "gold": coin}
"""What stands on every sheet is drawn once."""


def _defined(name: str) -> str:
    box = {"viewBox": "0 0 100 100", "width": "100", "height": "100", "overflow": "visible"}
    return tag("svg", SIGNS[name](), id=f"dq-sign-{name}", **box)


def _sign(name: str) -> str:
    return icon(tag("use", href=f"#dq-sign-{name}"))


def is_up(scene: Scene, hero: CommonHero) -> bool:
    """Whether it is a hero's turn."""
    return bool(scene.view["stage"] != "over" and hero["seat"] == scene.view["turn"])


def _sheet(scene: Scene, hero: CommonHero) -> str:
    classes = ["dq-hero", f"tint-{tint_of(hero['hero'])}", hero["status"]]
    classes += ["up"] * is_up(scene, hero) + ["own"] * (hero["seat"] == scene.seat)
    return tag(
        "li",
        _portrait(scene, hero),
        tag("div", _title(scene, hero), _life(scene, hero), class_="dq-who"),
        _attributes(scene, hero),
        _state(scene, hero),
        _belongings(scene, hero),
        id=f"hero-{hero['seat']}",
        class_=" ".join(classes),
    )


def _portrait(scene: Scene, hero: CommonHero) -> str:
    return tag(
        "svg",
        portrait(hero["hero"], scene.words, scene.game),
        group(skull(), at=(48, 48), scale=0.5) if hero["status"] == "dead" else "",
        viewBox="-4 -6 108 108",
        class_="dq-portrait",
        aria_hidden="true",
    )


def _title(scene: Scene, hero: CommonHero) -> str:
    words, seat = scene.words, hero["seat"]
    who = [scene.names[seat]]
    if seat == scene.seat:
        who.append(words.say("you"))
    if scene.kinds and scene.kinds[seat] == "bot":
        who.append(words.say("bot"))
    marks = tag("span", text(words.say("on turn")), class_="dq-turn") if is_up(scene, hero) else ""
    if seat == scene.view["first"]:
        marks += tag("span", text(words.say("first player")), class_="dq-first")
    letter = tag("span", text(initial(hero["hero"])), class_="dq-letter", aria_hidden="true")
    return tag("h3", letter, text(words.name(scene.game, hero["hero"]))) + tag(
        "p", text(" · ".join(who)), marks, class_="who"
    )


def life_left(hero: CommonHero) -> int:
    """How much life a hero has left; the dead have none, however they died."""
    return 0 if hero["status"] == "dead" else max(0, hero["life"] - hero["wounds"])


def _life(scene: Scene, hero: CommonHero) -> str:
    """A heart for every point of life; lost ones are empty."""
    left = life_left(hero)
    hearts = "".join(
        tag("span", class_="dq-heart" + ("" if at < left else " lost"))
        for at in range(hero["life"])
    )
    said = scene.words.say(
        "Life %(left)s of %(life)s (%(wounds)s wounds)",
        left=left,
        life=hero["life"],
        wounds=hero["wounds"],
    )
    return tag(
        "div",
        _sign("life"),
        tag("span", text(f"{left}/{hero['life']}"), class_="dq-number", aria_hidden="true"),
        tag("span", hearts, class_="dq-hearts", aria_hidden="true"),
        hidden(said),
        class_="dq-life",
        title=said,
    )


def _attributes(scene: Scene, hero: CommonHero) -> str:
    card = edition_of(scene).content.heroes[hero["hero"]]
    words = scene.words
    figures = ""
    for attribute in ATTRIBUTES:
        said = f"{words.name(scene.game, attribute)} {getattr(card, attribute)}"
        number = tag("span", text(getattr(card, attribute)), aria_hidden="true")
        figures += tag("span", _sign(attribute), number, hidden(said), class_="figure", title=said)
    gold = "?" if hero["gold"] is None else str(hero["gold"])
    said = words.say("%(gold)s gold", gold=gold)
    purse = tag(
        "span",
        _sign("gold"),
        tag("span", text(gold), aria_hidden="true"),
        hidden(said),
        class_="figure dq-gold",
        title=said,
    )
    return tag("div", figures, purse, class_="dq-attributes")


def _state(scene: Scene, hero: CommonHero) -> str:
    said = status_lines(scene, hero)
    return tag("p", text(" · ".join(said)), class_="dq-state") if said else ""


def status_lines(scene: Scene, hero: CommonHero) -> list[str]:
    """Where a hero is and what holds him."""
    words, bound = scene.words, hero["bound"]
    if hero["status"] == "dead":
        return [words.say("Dead")]
    if hero["status"] == "out":
        return [words.say("Out of the dungeon, safe")]
    if hero["at"] < 0:
        return []
    said = [space_name(scene, hero["at"])]
    if hero["status"] == "below":
        said = [words.say("In the catacombs")]
        if hero["heading"] >= 0:
            to = direction_name(words, hero["heading"])
            said.append(words.say("heading %(direction)s", direction=to))
    held = {
        "caught": words.say("caught in the web"),
        "through": words.say("through the web, must move on"),
        "stuck": words.say("stuck in the rubble"),
        "pit": words.say("unconscious in the pit"),
        "over": words.say("across the bridge, with no way on"),
        "back": words.say("must go back"),
        "dark": words.say("lost in the dark"),
        "hole": words.say("below a hole in the roof"),
    }
    said += [held[bound]] if bound in held else []
    if hero["skips"]:
        said.append(words.count("misses %(count)s turn", "misses %(count)s turns", hero["skips"]))
    return said


def _belongings(scene: Scene, hero: CommonHero) -> str:
    words = scene.words
    piles = (
        (words.say("Loot"), hero["loot"], "loot"),
        (words.say("Runes"), hero["runes"], "runes"),
        (words.say("Cards beside the hero"), hero["kept"], "kept"),
        (words.say("Way through the catacombs"), hero["row"], "row"),
    )
    drawn = "".join(_pile(scene, name, cards, kind) for name, cards, kind in piles if cards)
    drawn += _determination(scene, edition_of(scene).determination(hero))
    if not drawn:
        return ""
    # The own ones scroll where there are many, and the keyboard must reach them.
    reached = {"tabindex": "0", "role": "group", "aria_label": words.name(scene.game, hero["hero"])}
    return tag(
        "div", drawn, class_="dq-belongings", **(reached if hero["seat"] == scene.seat else {})
    )


def _determination(scene: Scene, tokens: int) -> str:
    if not tokens:
        return ""
    heading = tag("h4", text(scene.words.say("Determination")))
    chip = tag("li", icon(determination()), tag("strong", text(tokens)), class_="dq-chip")
    return tag("div", heading, tag("ul", chip), class_="dq-pile of-determination")


def _pile(scene: Scene, name: str, cards: Sequence[str | None], kind: str) -> str:
    chips = "".join(_chip(scene, card) for card in cards)
    return tag("div", tag("h4", text(name)), tag("ul", chips), class_=f"dq-pile of-{kind}")


def _chip(scene: Scene, card: str | None) -> str:
    """A card as a small sign with its name and gold; a secret one shows nothing."""
    words, cards = scene.words, edition_of(scene).content.cards
    if card is None:
        return tag(
            "li",
            tag("span", "?", aria_hidden="true"),
            hidden(words.say("A secret card")),
            class_="dq-chip secret",
        )
    gold = cards[card].gold if card in cards else 0
    worth = tag("b", text(gold)) if gold else ""
    name = words.name(scene.game, card)
    told = words.card_text(scene.game, card)
    return tag(
        "li",
        icon(emblem(card, scene.words, scene.game)),
        tag("span", text(name)),
        worth,
        class_="dq-chip",
        title=name if told == name else f"{name}: {told}",
    )
