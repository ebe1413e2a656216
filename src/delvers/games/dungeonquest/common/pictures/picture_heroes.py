"""The heroes beside the board, in the whole picture."""

from delvers.draw.ink import dot, frame
from delvers.draw.svg import group, label, tag
from delvers.draw.woodcuts.tokens import coin, heart, skull
from delvers.games.dungeonquest.common.pictures.art.signs import ATTRIBUTES, determination
from delvers.games.dungeonquest.common.pictures.edition import edition_of
from delvers.games.dungeonquest.common.pictures.frame import BELOW, LEFT, WIDE
from delvers.games.dungeonquest.common.pictures.pieces import initial
from delvers.games.dungeonquest.common.pictures.portraits import emblem, portrait, tint_of
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.pictures.sheets import is_up, life_left, status_lines
from delvers.games.dungeonquest.common.rules.view import CommonHero


def heroes_column(scene: Scene) -> str:
    """All heroes below each other."""
    heroes = scene.view["heroes"]
    high = min(262, (BELOW - 130) // len(heroes) - 10)
    return "".join(
        group(_hero(scene, hero, high), at=(LEFT + 40, 114 + at * (high + 10)))
        for at, hero in enumerate(heroes)
    )


def _hero(scene: Scene, hero: CommonHero, high: int) -> str:
    wide = WIDE - LEFT - 64
    name = scene.words.name(scene.game, hero["hero"])
    player = scene.names[hero["seat"]]
    turn = _turn_sign(scene, wide) if is_up(scene, hero) else ""
    state = ", ".join(status_lines(scene, hero))
    return (
        frame(0, 0, wide, high, seed=hero["seat"] + 11)
        + tag("rect", x=3, y=3, width=9, height=high - 6, class_=f"{tint_of(hero['hero'])} thin")
        + group(portrait(hero["hero"], scene.words, scene.game), at=(20, 14), scale=0.86)
        + (group(skull(), at=(58, 50), scale=0.5) if hero["status"] == "dead" else "")
        + dot(26, 24, 13, "paper outlined fine")
        + label(initial(hero["hero"]), 26, 30, 18, bold=True)
        + label(name, 120, 32, 20, anchor="start", bold=True, fit=wide - 132)
        + label(player, 120, 53, 16, anchor="start", fit=150)
        + turn
        + _life(hero)
        + _attributes(scene, hero)
        + label(state, 20, 136, 15, anchor="start", fit=wide - 36)
        + group(_things(scene, hero, wide, high), at=(16, 144))
    )


def _turn_sign(scene: Scene, wide: int) -> str:
    plate = tag("rect", x=wide - 104, y=38, width=92, height=22, rx=11, class_="blood fine")
    return plate + label(
        scene.words.say("on turn"), wide - 58, 54, 14, fill="paper", bold=True, fit=80
    )


def _life(hero: CommonHero) -> str:
    left, pitch = life_left(hero), min(9.6, 176 / hero["life"])
    pips = "".join(
        tag(
            "rect",
            x=196 + at * pitch,
            y=64,
            width=pitch - 2.4,
            height=15,
            rx=3,
            class_="blood-cut" if at < left else "hollow-pip",
        )
        for at in range(hero["life"])
    )
    return (
        group(heart(), at=(118, 60), scale=0.24)
        + label(f"{left}/{hero['life']}", 144, 78, 15, anchor="start", bold=True)
        + pips
    )


def _attributes(scene: Scene, hero: CommonHero) -> str:
    card, drawn = edition_of(scene).content.heroes[hero["hero"]], ""
    for at, (attribute, draw) in enumerate(ATTRIBUTES.items()):
        x = 118 + at * 43
        drawn += group(draw(), at=(x, 90), scale=0.23) + label(
            getattr(card, attribute), x + 26, 108, 17, anchor="start", bold=True
        )
    gold = "?" if hero["gold"] is None else hero["gold"]
    return (
        drawn
        + group(coin(), at=(292, 90), scale=0.23)
        + label(gold, 318, 108, 17, anchor="start", bold=True, fit=50)
    )


def _things(scene: Scene, hero: CommonHero, wide: int, high: int) -> str:
    """Everything that lies before a hero, as small pictures."""
    cards = [*hero["runes"], *hero["loot"], *hero["kept"], *hero["row"]]
    tokens = edition_of(scene).determination(hero)
    things = [determination(tokens)] * bool(tokens) + [_thing(scene, card) for card in cards]
    rows = max(1, (high - 150) // 50)
    room = rows * 7
    drawn = ""
    for at, thing in enumerate(things[:room]):
        x, y = at % 7 * 52, at // 7 * 50
        drawn += tag("rect", x=x, y=y, width=46, height=46, rx=7, class_="paper outlined fine")
        drawn += group(thing, at=(x + 4, y + 4), scale=0.38)
    hidden = len(things) - room
    return drawn + (
        label(f"+{hidden}", wide - 40, rows * 50 - 16, 18, bold=True) if hidden > 0 else ""
    )


def _thing(scene: Scene, card: str | None) -> str:
    """A card as a small picture; a secret one shows nothing."""
    if card is None:
        return label("?", 50, 76, 74, bold=True)
    return emblem(card, scene.words, scene.game)
