"""The fight: two sides, three stacks, the cards of this round, and the viewer's hand."""

from typing import Any

from delvers.draw.dungeonquest.art.emblems import emblem_of
from delvers.draw.dungeonquest.art.signs import ATTACK_TYPES
from delvers.draw.dungeonquest.cards import back, fighting_card, fighting_text
from delvers.draw.dungeonquest.hand import hand
from delvers.draw.raiders.html import card_picture, hidden, icon
from delvers.draw.scene import Scene
from delvers.draw.svg import tag, text
from delvers.games.dungeonquest.third.components import CONTENT


def fight(scene: Scene) -> str:
    """The running fight; nothing if there is none."""
    fighting = scene.view["fight"]
    if fighting is None:
        return ""
    sides = (
        _side(scene, fighting, "hero") + _middle(scene, fighting) + _side(scene, fighting, "foe")
    )
    return (
        tag("h2", text(_title(scene, fighting)), id="fight-name")
        + tag("p", text(_who_plays(scene, fighting)), class_="dq-says")
        + tag("div", sides, class_="dq-sides")
        + tag("p", text(explanation(scene, fighting)), class_="dq-round")
        + hand(scene, fighting)
    )


def _title(scene: Scene, fighting: dict[str, Any]) -> str:
    words = scene.words
    hero, foe = (words.name(scene.game, fighting[side]["owner"]) for side in ("hero", "foe"))
    said = words.say("%(hero)s against %(foe)s", hero=hero, foe=foe)
    if not fighting["round"]:
        return said
    return f"{said}, {words.say('round %(round)s', round=fighting['round'])}"


def _who_plays(scene: Scene, fighting: dict[str, Any]) -> str:
    """Who plays which side, in words."""
    words = scene.words
    said = []
    for side in ("hero", "foe"):
        fighter = fighting[side]
        name = words.name(scene.game, fighter["owner"])
        if fighter["player"] == scene.seat:
            said.append(words.say("You play %(fighter)s.", fighter=name))
        elif 0 <= fighter["player"] < len(scene.names):
            player = scene.names[fighter["player"]]
            said.append(words.say("%(player)s plays %(fighter)s.", player=player, fighter=name))
        else:
            said.append(words.say("Nobody plays %(fighter)s: the top card decides.", fighter=name))
    return " ".join(said)


# -- the two sides ---------------------------------------------------------------------------------


def _side(scene: Scene, fighting: dict[str, Any], side: str) -> str:
    fighter = fighting[side]
    name = scene.words.name(scene.game, fighter["owner"])
    return tag(
        "section",
        tag(
            "svg",
            emblem_of(fighter["owner"]),
            viewBox="-4 -6 108 110",
            class_="dq-fighter",
            aria_hidden="true",
        ),
        tag("h3", text(name)),
        tag("p", text(_life(scene, fighting, fighter)), class_="dq-fighter-life"),
        _played(scene, fighter),
        _stack(scene, scene.words.say("Damage stack"), fighter["damage"], "damage"),
        class_=f"dq-side side-{side}",
        aria_label=name,
    )


def _life(scene: Scene, fighting: dict[str, Any], fighter: dict[str, Any]) -> str:
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


def _played(scene: Scene, fighter: dict[str, Any]) -> str:
    """The cards of this round and their total; a card that still lies face down shows its back."""
    words = scene.words
    cards = "".join(
        tag(
            "li",
            card_picture(
                fighting_card(card, words, scene.game),
                fighting_text(card, words, scene.game),
                class_="card",
            ),
        )
        for card in fighter["played"]
    )
    if fighter["has_laid"] and not fighter["played"]:
        laid = fighter["laid"]
        drawn = fighting_card(laid, words, scene.game) if laid else back()
        said = fighting_text(laid, words, scene.game) if laid else words.say("A card, face down")
        cards += tag("li", card_picture(drawn, said, class_="card"), class_="face-down")
    total = words.say("Total %(total)s", total=fighter["total"]) if fighter["played"] else ""
    if fighter["cancelled"]:
        total = f"{total} ({words.say('cancelled')})"
    bonus = f" ({fighter['bonus']:+d})" if fighter["played"] and fighter["bonus"] else ""
    return tag("ul", cards, class_="dq-played") + tag("p", text(total + bonus), class_="dq-total")


def _middle(scene: Scene, fighting: dict[str, Any]) -> str:
    words = scene.words
    turned_up = fighting.get("turned_up") or []
    return tag(
        "section",
        _stack(scene, words.say("Combat stack"), fighting["stack"], "shared"),
        _stack(scene, words.say("Turned up"), turned_up, "turned-up") if turned_up else "",
        _hidden_hand(scene, fighting),
        class_="dq-middle",
        aria_label=words.say("Combat stack"),
    )


def _hidden_hand(scene: Scene, fighting: dict[str, Any]) -> str:
    """How many cards the others hold."""
    words, lines = scene.words, ""
    for side in ("hero", "foe"):
        fighter = fighting[side]
        if fighter["hand"] is None:
            name = words.name(scene.game, fighter["owner"])
            count = words.count(
                "%(count)s card in hand", "%(count)s cards in hand", fighter["hand_count"]
            )
            lines += tag("p", text(f"{name}: {count}"), class_="dq-held-count")
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
    fighting = CONTENT.fighting(card)
    said = fighting_text(card, scene.words, scene.game)
    return tag(
        "li",
        icon(ATTACK_TYPES[fighting.attack_type]()),
        tag("span", text(fighting.attack), aria_hidden="true"),
        hidden(said),
        class_=f"dq-mini with-{fighting.attack_type}",
        title=said,
    )


# -- explanation -----------------------------------------------------------------------------------


def explanation(scene: Scene, fighting: dict[str, Any]) -> str:
    """What this moment of the round is about."""
    words, hero, foe = scene.words, fighting["hero"], fighting["foe"]
    if not fighting["round"]:
        return words.say("The fight is about to begin: attack, or try to escape.")
    if not hero["played"] or not foe["played"]:
        return words.say(
            "Both lay a card face down and turn them up together. The higher attack wins the "
            "round, and the winner's cards go to the loser's damage stack."
        )
    names = [words.name(scene.game, side["owner"]) for side in (hero, foe)]
    if hero["total"] == foe["total"]:
        return words.say(
            "%(total)s to %(total)s: a stalemate, unless somebody counterattacks.",
            total=hero["total"],
        )
    ahead = names[0] if hero["total"] > foe["total"] else names[1]
    high, low = max(hero["total"], foe["total"]), min(hero["total"], foe["total"])
    return words.say(
        "%(fighter)s is ahead, %(high)s to %(low)s. A card with the right shield can "
        "counterattack; a winner whose attack type lies in the combat stack deals a deadly blow "
        "with those cards.",
        fighter=ahead,
        high=high,
        low=low,
    )
