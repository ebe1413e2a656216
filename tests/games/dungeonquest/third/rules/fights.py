"""Setting a fight in a line or two: who meets whom, with which cards, and how it stands."""

from collections.abc import Mapping, Sequence
from typing import Any

from delvers.games.dungeonquest.common.rules.board import label
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Fight, Fighter, Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import Faces, scene, state_of

HAND = ("ranged_1", "melee_1", "magic_1", "ranged_4")
FOE_HAND = ("ranged_2", "melee_2", "magic_2", "magic_4")


class Fate(Faces):
    """Dice with given faces; `picks` are the next picks out of five things or fewer."""

    def __init__(self, *script: int, picks: Sequence[int] = ()) -> None:
        super().__init__(*script)
        self.picks = [*picks]

    def pick(self, count: int) -> int:
        """The next given pick (of a Power card, a token, a card in hand), or what Faces give."""
        return self.picks.pop(0) if count <= 5 and self.picks else super().pick(count)

    def copy(self) -> "Fate":
        """The same fate from here on."""
        return Fate(*self.script, picks=self.picks)


def picks_of(owner: str, cards: Sequence[str] | str) -> list[int]:
    """Where Power cards lie in their pile when they are drawn one after another."""
    pile = CONTENT.powers_of(owner)
    found = []
    for card in ([cards] if isinstance(cards, str) else cards) or pile[:1]:
        found.append(pile.index(card))
        pile.remove(card)
    return found


def meeting(
    hero: str = "lindel",
    token: str = "skeleton_3",
    *others: str,
    hand: Sequence[str] = HAND,
    foe: Sequence[str] = FOE_HAND,
    deck: Sequence[str] = (),
    power: Sequence[str] | str = (),
    foe_power: Sequence[str] | str = (),
    picks: Sequence[int] = (),
    dice: Sequence[int] = (),
    rules: Rules | None = None,
    entry: str = "chamber_01",
    chamber: str = "chamber_01",
    at: Sequence[str] = ("b1", "m10", "a10"),
    tiles: Mapping[str, str] | None = None,
    **facts: Any,
) -> Game:
    """A hero (seat 0, at b1) has moved into c1, where a monster token lies.

    The other seat runs the monster (nobody does if the rules are those for one). `hand` and `foe`
    are the Combat cards that the two will draw and `deck` those below. `power` and `foe_power` are
    the Power cards that come up, in order (two if an escape is tried first); `picks` are further
    picks of chance.
    """
    monster = CONTENT.tokens[token].monster
    his, its = picks_of(hero, power), picks_of(monster, foe_power)
    drawn = [pick for pair in zip(his, its, strict=True) for pick in pair]
    rules = rules or Rules()
    players = others or ("hugo" if hero != "hugo" else "lindel",)
    if rules.solo:
        players = ()
    game = scene(
        hero,
        *players,
        at=at,
        tiles={"b1": entry, "c1": chamber, **(tiles or {})},
        top={"combat": [*hand, *foe, *deck], "dungeon": ["dungeon_empty"]},
        lurkers={"c1": token},
        dice=Fate(*(face - 1 for face in dice), picks=[*drawn, *picks]),
        rules=rules,
        **facts,
    )
    game.choose(0, "move east")
    return game


def brawl(hero: str = "lindel", token: str = "skeleton_3", **given: Any) -> Game:
    """The same, and the hero attacks: both are about to lay a card."""
    game = meeting(hero, token, **given)
    if 0 in game.pending and "attack" in game.pending[0].options:
        game.choose(0, "attack")
    for no in ("open with a volley", "draw sixth card"):
        if 0 in game.pending and no in game.pending[0].options:
            game.choose(0, "decline")
    return game


def exchange(game: Game, his: str, its: str) -> None:
    """Both sides lay a card, and the round goes on as far as nobody has to choose."""
    game.choose(0, f"play {his}")
    game.choose(1, f"play {its}")


def fight_of(game: Game) -> Fight:
    """The running fight."""
    fight = state_of(game).fight
    assert fight is not None
    return fight


def stacks(game: Game) -> tuple[list[str], list[str], list[str]]:
    """The hero's damage stack, the monster's, and the combat stack, as all see them."""
    fight: Any = game.view(None)["fight"]
    return (fight["hero"]["damage"], fight["foe"]["damage"], fight["stack"])


def side(game: Game, which: str, seat: int | None = None) -> dict[str, Any]:
    """One side ("hero" or "foe") of the fight as a seat sees it."""
    fight: Any = game.view(seat)["fight"]
    found: dict[str, Any] = fight[which]
    return found


def lurking(game: Game, seat: int | None = None) -> list[tuple[str, str, int | None]]:
    """Where monster tokens lie, which monsters they show, and the lives that a seat knows."""
    tokens: Any = game.view(seat)["lurkers"]
    return [(label(token["at"]), token["monster"], token["life"]) for token in tokens]


def all_combat_cards(game: Game) -> list[str]:
    """What lies in the Combat deck, sorted."""
    deck = state_of(game).combat.deck
    return sorted([*deck.cards, *deck.top, *deck.bottom])


FULL_DECK = sorted(id for card in CONTENT.combat.values() for id in [card.id] * card.copies)


# -- Power cards -----------------------------------------------------------------------------------


def is_hero(owner: str) -> bool:
    """Whether a Power card's owner is a hero."""
    return owner in CONTENT.heroes


def power_fight(card: str, **given: Any) -> Game:
    """The owner of a Power card holds it in a fight; the others are Lindel and a strong Demon.

    `his` are the Combat cards of the owner, `others` those of the opponent; `damage` is his damage
    stack, `stack` the combat stack.
    """
    owner = CONTENT.power[card].owner
    mine, yours = ("hand", "foe") if is_hero(owner) else ("foe", "hand")
    cards = {mine: given.pop("his", HAND), yours: given.pop("others", FOE_HAND)}
    damage, stack = given.pop("damage", ()), given.pop("stack", ())
    if is_hero(owner):
        token = given.pop("token", "demon_4")
        game = brawl(owner, token, power=card, **cards, **given)
    else:
        game = brawl("lindel", f"{owner}_4", foe_power=card, **cards, **given)
    side_of(game, card).damage.extend(damage)
    fight_of(game).stack.extend(stack)
    return game


def side_of(game: Game, card: str) -> Fighter:
    """The side of a Power card's owner."""
    fight = fight_of(game)
    return fight.hero if is_hero(CONTENT.power[card].owner) else fight.foe


def clash(game: Game, card: str, against: str) -> None:
    """The owner reveals a card against another; nobody has answered yet."""
    his_first = game.pending[0].options
    if f"play {card}" in his_first and f"play {against}" in game.pending[1].options:
        exchange(game, card, against)
    else:
        exchange(game, against, card)


def play_power(card: str, against: str, **given: Any) -> Game:
    """The owner of a Power card reveals it against a card, and nobody counterattacks."""
    others = given.pop("others", FOE_HAND)
    rest = [other for other in others if other != against][:3]
    game = power_fight(card, others=(against, *rest), **given)
    clash(game, card, against)
    rest_of(game)
    return game


def rest_of(game: Game) -> None:
    """Nobody counterattacks (any further)."""
    while asked := [s for s, ask in game.pending.items() if ask.prompt == "counterattack"]:
        game.choose(asked[0], game.pending[asked[0]].options[0])


def outcome(game: Game) -> tuple[str, int, int]:
    """Who won the last round ("" after a stalemate), with which totals."""
    kinds = ("round_won", "stalemate")
    last = dict([event for event in game.events if event.kind in kinds][-1].params)
    return (str(last.get("fighter", "")), int(str(last["total"])), int(str(last["against"])))
