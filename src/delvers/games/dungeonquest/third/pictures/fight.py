"""The fight: two sides, three stacks, the cards of this round, and the viewer's hand."""

from typing import Final, Literal, TypeAlias

from delvers.draw.html import card_picture, hidden, icon
from delvers.draw.svg import tag, text
from delvers.games.dungeonquest.common.pictures import duel
from delvers.games.dungeonquest.common.pictures.art.signs import ATTACK_TYPES
from delvers.games.dungeonquest.common.pictures.cards import back
from delvers.games.dungeonquest.common.pictures.hand import hand
from delvers.games.dungeonquest.common.pictures.portraits import emblem
from delvers.games.dungeonquest.third.pictures.cards import fighting_card, fighting_text
from delvers.games.dungeonquest.third.pictures.explaining import explanation, score, steps
from delvers.games.dungeonquest.third.pictures.scene import Scene
from delvers.games.dungeonquest.third.rules.combat.view import FighterView, FightView
from delvers.games.dungeonquest.third.words.content import pieces_of
from delvers.games.dungeonquest.third.words.power import POWER_TEXTS

Side: TypeAlias = Literal["hero", "foe"]
SIDES: Final[tuple[Side, Side]] = ("hero", "foe")


def fight(scene: Scene) -> str:
    """The running fight; nothing if there is none."""
    fighting = scene.view["fight"]
    if fighting is None:
        return ""
    sides = (
        _side(scene, fighting, "hero") + _middle(scene, fighting) + _side(scene, fighting, "foe")
    )
    heading = duel.title(scene, *_names(scene, fighting), fighting["round"])
    who = _who_plays(scene, fighting) + _why_the_monster(scene, fighting)
    moment, about = explanation(scene, fighting)
    return (
        duel.lead(scene, heading, who, about, f"fight-{moment}")
        + steps(scene, fighting)
        + _score(scene, fighting)
        + tag("div", sides, class_="dq-sides")
        + hand(scene)
    )


def _score(scene: Scene, fighting: FightView) -> str:
    said = score(scene, fighting)
    return tag("p", text(said), class_="dq-round") if said else ""


def _names(scene: Scene, fighting: FightView) -> tuple[str, str]:
    hero, foe = (scene.words.name(scene.game, fighting[side]["owner"]) for side in SIDES)
    return hero, foe


def _who_plays(scene: Scene, fighting: FightView) -> str:
    """Who plays which side, in words."""
    hero, foe = _names(scene, fighting)
    said = [duel.who_plays(scene, fighting["hero"]["player"], hero)]
    player = player_of(fighting, "foe")
    if player is None:
        nobody = scene.words.say("Nobody plays %(fighter)s: the top card decides.", fighter=foe)
        return " ".join([*said, nobody])
    said.append(duel.who_plays(scene, player, foe))
    return " ".join(said)


def _why_the_monster(scene: Scene, fighting: FightView) -> str:
    if not fighting["monster"] or player_of(fighting, "foe") is None:
        return ""
    return " " + duel.why_the_neighbour(scene, _names(scene, fighting)[0])


def player_of(fighting: FightView, side: Side) -> int | None:
    """The seat that plays a side; alone, nobody plays the monster."""
    player = fighting[side]["player"]
    is_alone = side == "foe" and player == fighting["hero"]["player"]
    return None if is_alone else player


def hand_of(scene: Scene) -> list[str]:
    """The cards that the viewer holds."""
    fighting = scene.view["fight"]
    sides = (fighting["hero"], fighting["foe"]) if fighting else ()
    return next((side["hand"] for side in sides if side["hand"]), [])


def waited_for(scene: Scene) -> list[int]:
    """Whom the table waits for, as far as the view tells: in a fight both sides may be."""
    fighting = scene.view["fight"]
    if fighting is None:
        return [scene.view["turn"]]
    sides = (fighting["hero"], fighting["foe"])
    players = [s["player"] for s in sides if not s["has_laid"] and s["player"] != scene.seat]
    return [p for p in players if 0 <= p < len(scene.names)] or [scene.view["turn"]]


# -- the two sides ---------------------------------------------------------------------------------


def _side(scene: Scene, fighting: FightView, side: Side) -> str:
    fighter = fighting[side]
    return duel.side(
        side,
        scene.words.name(scene.game, fighter["owner"]),
        emblem(fighter["owner"], scene.words, scene.game),
        tag("p", text(_life(scene, fighting, fighter)), class_="dq-fighter-life"),
        _played(scene, fighter),
        _in_force(scene, fighter),
        _stack(scene, scene.words.say("Damage stack"), fighter["damage"], "damage"),
    )


def _life(scene: Scene, fighting: FightView, fighter: FighterView) -> str:
    """How much a side has suffered, of how much it can take."""
    words, damage = scene.words, len(fighter["damage"])
    if fighter["owner"] == fighting["monster"]:
        life = "?" if fighting["life"] is None else fighting["life"]
        return words.say("Damage %(damage)s, life %(life)s", damage=damage, life=life)
    hero = next(h for h in scene.view["heroes"] if h["hero"] == fighter["owner"])
    return words.say(
        "Wounds %(wounds)s + damage %(damage)s, life %(life)s",
        wounds=hero["wounds"],
        damage=damage,
        life=hero["life"],
    )


def _played(scene: Scene, fighter: FighterView) -> str:
    """The cards of this round and their total; a card that still lies face down shows its back."""
    words = scene.words
    cards = "".join(
        tag(
            "li",
            card_picture(
                fighting_card(scene, card),
                fighting_text(scene, card),
                class_="card",
            ),
        )
        for card in fighter["played"]
    )
    if fighter["has_laid"] and not fighter["played"]:
        laid = fighter["laid"]
        drawn = fighting_card(scene, laid) if laid else back()
        said = fighting_text(scene, laid) if laid else words.say("A card, face down")
        cards += tag("li", card_picture(drawn, said, class_="card"), class_="face-down")
    total = words.say("Total %(total)s", total=fighter["total"]) if fighter["played"] else ""
    if fighter["cancelled"]:
        cancelled = words.say("cancelled")
        total = f"{total} ({cancelled})"
    bonus = f" ({fighter['bonus']:+d})" if fighter["played"] and fighter["bonus"] else ""
    laid_out = tag("ul", cards) if cards else ""
    return tag("div", laid_out, class_="dq-played") + tag(
        "p", text(total + bonus), class_="dq-total"
    )


def _in_force(scene: Scene, fighter: FighterView) -> str:
    """The Power cards whose text holds this round, or waits for the next one."""
    words = scene.words
    lines = ""
    for cards, when in (
        (fighter["active"], words.say("now")),
        (fighter["coming"], words.say("next round")),
    ):
        for card in cards:
            name, told = words.name(scene.game, card), words.fill(POWER_TEXTS[card])
            lines += tag("li", tag("b", text(f"{name} ({when}): ")), text(told))
    return tag("ul", lines, class_="dq-in-force") if lines else ""


def _middle(scene: Scene, fighting: FightView) -> str:
    words = scene.words
    turned_up = fighting["turned_up"]
    return tag(
        "section",
        _stack(scene, words.say("Combat stack"), fighting["stack"], "shared"),
        _stack(scene, words.say("Turned up"), turned_up, "turned-up") if turned_up else "",
        _hidden_hand(scene, fighting),
        class_="dq-middle",
        aria_label=words.say("Combat stack"),
    )


def _hidden_hand(scene: Scene, fighting: FightView) -> str:
    """How many cards the others hold, and which of them are known."""
    words, lines = scene.words, ""
    for side in SIDES:
        fighter = fighting[side]
        if fighter["hand"] is not None:
            continue
        name = words.name(scene.game, fighter["owner"])
        held = words.count(
            "%(count)s card in hand", "%(count)s cards in hand", fighter["hand_count"]
        )
        lines += tag("p", text(f"{name}: {held}"), class_="dq-held-count")
        if fighter["known"]:
            known = "".join(_mini(scene, card) for card in fighter["known"])
            said = words.say("Known cards in this hand")
            lines += tag("ul", known, class_="dq-minis", aria_label=said)
    return lines


def _stack(scene: Scene, name: str, cards: list[str], kind: str) -> str:
    """A stack, spread so that every type and value can be seen."""
    minis = "".join(_mini(scene, card) for card in cards)
    count = tag("b", text(len(cards)))
    return tag(
        "div",
        tag("h4", text(f"{name} "), count),
        tag("ul", minis, class_="dq-minis") if minis else "",
        class_=f"dq-stack of-{kind}",
    )


def _mini(scene: Scene, card: str) -> str:
    fighting = pieces_of(scene.words).fighting(card)
    said = fighting_text(scene, card)
    return tag(
        "li",
        icon(ATTACK_TYPES[fighting.attack_type]()),
        tag("span", text(fighting.attack), aria_hidden="true"),
        hidden(said),
        class_=f"dq-mini with-{fighting.attack_type}",
        title=said,
    )
