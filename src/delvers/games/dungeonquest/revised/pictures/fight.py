"""The fight of the Revised Edition: a card each, unseen; alone, a die."""

from typing import Final

from delvers.draw.html import card_picture, hidden, icon
from delvers.draw.ink import line
from delvers.draw.svg import tag, text
from delvers.draw.woodcuts.dungeon import die
from delvers.draw.woodcuts.tokens import drop
from delvers.games.dungeonquest.common.pictures import duel
from delvers.games.dungeonquest.common.pictures.art.monsters import eyes
from delvers.games.dungeonquest.common.pictures.art.signs import ATTACK_TYPES
from delvers.games.dungeonquest.common.pictures.cards import back
from delvers.games.dungeonquest.common.pictures.hand import hand
from delvers.games.dungeonquest.common.pictures.portraits import emblem
from delvers.games.dungeonquest.common.rules import cards
from delvers.games.dungeonquest.revised.pictures.cards import (
    card_of_side,
    hero_of,
    monster_name,
    outcome,
    text_of_side,
)
from delvers.games.dungeonquest.revised.pictures.explaining import (
    explanation,
    steps,
    what_was_laid,
)
from delvers.games.dungeonquest.revised.pictures.moment import (
    attacks_shown,
    has_got_away,
    is_alone,
    is_laying,
)
from delvers.games.dungeonquest.revised.pictures.scene import Scene
from delvers.games.dungeonquest.revised.rules.options import PLAY
from delvers.games.dungeonquest.revised.rules.view import FightView
from delvers.games.dungeonquest.revised.words.content import pieces_of

DICE: Final = (((1, 2), 1, 0), ((3, 4), 1, 1), ((5,), 0, 1), ((6,), 0, 2))
"""What a die does to the hero and to the monster when nobody plays it."""


def fight(scene: Scene) -> str:
    """The running fight; nothing if there is none."""
    fighting = scene.view["fight"]
    if fighting is None or has_got_away(scene):
        return ""
    heading = duel.title(scene, _hero_name(scene), monster_name(scene), fighting["round"])
    moment, about = explanation(scene, fighting)
    who = _who_plays(scene, fighting)
    return (
        duel.lead(scene, heading, who, about, f"revised-fight-{moment}")
        + steps(scene, fighting)
        + _laid_out(scene, fighting)
        + tag(
            "div",
            _hero_side(scene, fighting) + _middle(scene, fighting) + _foe_side(scene, fighting),
            class_="dq-sides around-hand",
        )
    )


def _laid_out(scene: Scene, fighting: FightView) -> str:
    said = what_was_laid(scene, fighting)
    return tag("p", text(said), class_="dq-round") if said else ""


def _hero_name(scene: Scene) -> str:
    return scene.words.name(scene.game, hero_of(scene))


def _who_plays(scene: Scene, fighting: FightView) -> str:
    hero = _hero_name(scene)
    said = [duel.who_plays(scene, fighting["seat"], hero)]
    if is_alone(scene):
        return " ".join([*said, scene.words.say("Nobody plays the monster: a die decides.")])
    said.append(duel.who_plays(scene, fighting["player"], monster_name(scene)))
    return " ".join([*said, duel.why_the_neighbour(scene, hero)])


# -- the two sides ---------------------------------------------------------------------------------


def _hero_side(scene: Scene, fighting: FightView) -> str:
    hero = scene.view["heroes"][fighting["seat"]]
    said = scene.words.say(
        "Wounds %(wounds)s, life %(life)s", wounds=hero["wounds"], life=hero["life"]
    )
    life = tag("p", text(said), class_="dq-fighter-life")
    portrait = emblem(hero["hero"], scene.words, scene.game)
    return duel.side("hero", _hero_name(scene), portrait, life, _on_table(scene, fighting, "hero"))


def _foe_side(scene: Scene, fighting: FightView) -> str:
    portrait = (
        emblem(fighting["monster"], scene.words, scene.game) if fighting["monster"] else eyes()
    )
    return duel.side(
        "foe",
        monster_name(scene),
        portrait,
        _monster_figures(scene, fighting),
        _on_table(scene, fighting, "foe"),
    )


def _monster_figures(scene: Scene, fighting: FightView) -> str:
    """The wounds are open to all; the rest of the card is its player's secret."""
    words, life = scene.words, fighting["life"]
    said = words.say(
        "Wounds %(wounds)s, life %(life)s",
        wounds=fighting["wounds"],
        life="?" if life is None else life,
    )
    figures = tag("p", text(said), class_="dq-fighter-life")
    if fighting["penalty"] is None or is_alone(scene):
        return figures
    cost = words.count(
        "Whoever escapes suffers %(count)s wound",
        "Whoever escapes suffers %(count)s wounds",
        fighting["penalty"],
    )
    return figures + tag("p", text(cost), class_="dq-held-count")


def _on_table(scene: Scene, fighting: FightView, side: str) -> str:
    """The card of this round, and the three that the side chooses from; alone there are none."""
    if is_alone(scene) or not fighting["round"]:
        return ""
    card = _card_on_table(scene, fighting, side)
    return tag("div", tag("ul", card) if card else "", class_="dq-played") + _choice(scene, side)


def _card_on_table(scene: Scene, fighting: FightView, side: str) -> str:
    shown = attacks_shown(scene, fighting)
    if shown is not None:
        return _face_up(scene, side, shown[side == "foe"])
    seat = str(fighting["seat" if side == "hero" else "player"])
    if seat not in fighting["laid"]:
        return ""
    option = fighting["laid"][seat]
    if option is not None:
        return _face_up(scene, side, *PLAY.parts(option), class_="face-down")
    said = scene.words.say("A card, face down")
    return tag("li", card_picture(back(), said, class_="card"), class_="face-down")


def _face_up(scene: Scene, side: str, card: str, class_: str | None = None) -> str:
    said = text_of_side(scene, side, card)
    drawn = card_picture(card_of_side(scene, side, card), said, class_="card")
    return tag("li", drawn, class_=class_)


def _choice(scene: Scene, side: str) -> str:
    """The three attacks of a side, each with its sign."""
    minis = "".join(
        tag(
            "li",
            icon(ATTACK_TYPES[attack]()),
            hidden(text_of_side(scene, side, attack)),
            class_=f"dq-mini with-{attack}",
            title=text_of_side(scene, side, attack),
        )
        for attack in cards.ATTACK_TYPES
    )
    said = scene.words.say("Cards in hand")
    return tag("ul", minis, class_="dq-minis", aria_label=said)


def _open_cards(scene: Scene) -> str:
    """For those who watch: the hero's cards with all that may come of them."""
    drawn = "".join(_face_up(scene, "hero", attack) for attack in cards.ATTACK_TYPES)
    said = scene.words.say("What the cards of %(hero)s do", hero=_hero_name(scene))
    return tag("h3", text(said), id="fight-cards") + tag(
        "ul", drawn, class_="hand dq-hand", aria_labelledby="fight-cards"
    )


# -- between them ----------------------------------------------------------------------------------


def _middle(scene: Scene, fighting: FightView) -> str:
    if is_alone(scene):
        inside = _dice(scene)
    elif is_laying(scene, fighting):
        inside = hand(scene) or _open_cards(scene)
    else:
        inside = _result(scene, fighting)
    said = scene.words.say("This round")
    return tag("section", inside, class_="dq-middle", aria_label=said)


def _result(scene: Scene, fighting: FightView) -> str:
    """What the cards of this round have done."""
    shown = attacks_shown(scene, fighting)
    if shown is None:
        return tag("p", icon(ATTACK_TYPES["melee"](), "dq-crossed"), class_="dq-total")
    hurt, hit = outcome(pieces_of(scene.words), hero_of(scene), *shown)
    names = (_hero_name(scene), monster_name(scene))
    lines = "".join(
        _suffered(scene, name, wounds) for name, wounds in zip(names, (hurt, hit), strict=True)
    )
    return tag("ul", lines, class_="dq-suffered")


def _suffered(scene: Scene, name: str, wounds: int) -> str:
    said = scene.words.count("%(count)s wound", "%(count)s wounds", wounds)
    drawn = icon(drop(wounds) if wounds else unhurt(), "dq-drop")
    return tag("li", tag("span", text(name)), drawn, hidden(said))


def unhurt() -> str:
    """No wound at all."""
    return line("30,54 70,54", 9, "stone-line")


def _dice(scene: Scene) -> str:
    """The table for one die, when nobody plays the monster."""
    names = (_hero_name(scene), monster_name(scene))
    head = tag(
        "tr", tag("th", text(scene.words.say("Die")), scope="col"), *(_head(n) for n in names)
    )
    rows = "".join(_dice_row(faces, wounds) for faces, *wounds in DICE)
    caption = tag("caption", text(scene.words.say("Wounds of a round")))
    return tag("table", caption, tag("thead", head), tag("tbody", rows), class_="dq-dice")


def _head(name: str) -> str:
    return tag("th", text(name), scope="col")


def _dice_row(faces: tuple[int, ...], wounds: list[int]) -> str:
    shown = "".join(icon(die(face)) for face in faces)
    said = hidden("–".join(map(str, faces)))
    return tag(
        "tr", tag("th", shown, said, scope="row"), *(tag("td", text(count)) for count in wounds)
    )
