"""Tables as no game would leave them: full or bare boards, crowds, and decks that have run out."""

from collections import Counter

from delvers.games.dungeonquest.common.rules.board import TOWERS, TREASURE, TREASURE_SOUTH
from delvers.games.dungeonquest.common.rules.cards import DECKS, copies_of, each_copy
from delvers.games.dungeonquest.common.tiles import FACES
from delvers.games.dungeonquest.revised.rules import SPEC
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.rules.state import Hero, State
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game

SPACES = [s for s in range(130) if s not in (*TOWERS, TREASURE, TREASURE_SOUTH)]


def strange_game(dice: Dice) -> Game:
    """A game in the middle, with all that can be laid, held and taken thrown about."""
    seats = 1 + dice.pick(4)
    wanted = {"death_can_wait": bool(dice.pick(2)), "torchlight": bool(dice.pick(2)),
              "quiet_escape": bool(dice.pick(2))}  # fmt: skip
    state = SPEC.setup(seats, SPEC.check_options(wanted), Dice(dice.next64()))
    state.stage, state.sun = "turns", dice.choice([1, 15, 28, 31])
    lay_tiles(state, dice)
    runes = each_copy(CONTENT.runes.values())
    for hero in state.heroes:
        equip(state, hero, runes, dice)
        stand(state, hero, dice)
    for name in DECKS:
        pile = state.decks[name]
        if name != "dragon" and not dice.pick(3):
            pile.discard, pile.deck.cards = pile.deck.cards, []
    return Game(SPEC, seats, SPEC.check_options(wanted), scene=state)


def lay_tiles(state: State, dice: Dice) -> None:
    """All tiles but a few, or only a few, with tokens and markers on some of them."""
    left, spaces = dice.choice([0, 1, 2, 40, 90]), SPACES[:]
    while len(state.pool) > left:
        space = spaces.pop(dice.pick(len(spaces)))
        state.tiles[space] = (state.pool.draw(dice), dice.pick(4))
    for tokens in (state.lurkers, state.searched):
        often = dice.choice([2, 8, 1000])
        tokens += [space for space in state.tiles if not dice.pick(often)]
    rooms = [space for space, laid in state.tiles.items() if FACES[laid].kind == "chamber"]
    state.entrances += [space for space in rooms if not dice.pick(6)]


def equip(state: State, hero: Hero, runes: list[str], dice: Dice) -> None:
    """Runes, Loot of all decks, Determination and wounds."""
    hero.runes = [runes.pop(dice.pick(len(runes))) for _ in range(dice.pick(4))]
    for name in ("treasure", "treasure", "corpse", "crypt", "search", "dungeon", "catacomb"):
        cards = state.decks[name].deck.cards
        loot = [card for card in cards if CONTENT.cards[card].after == "loot"]
        if loot and not dice.pick(3):
            hero.loot.append(dice.choice(loot))
            cards.remove(hero.loot[-1])
    hero.determination = dice.pick(3)
    hero.wounds = dice.pick(CONTENT.heroes[hero.id].life)


def stand(state: State, hero: Hero, dice: Dice) -> None:
    """Anywhere, also where others stand; below where there is a tile, with a row of cards."""
    hero.at = dice.choice(
        [*state.tiles, *TOWERS, TREASURE, TREASURE, *(h.at for h in state.heroes)]
    )
    if hero.at < 0:
        hero.at = TREASURE
    if hero.at not in state.tiles:
        return
    halls = [side for side in range(4) if FACES[state.tiles[hero.at]].sides[side] != "wall"]
    hero.entered_by = dice.choice(halls)
    if not dice.pick(3):
        hero.status, hero.entered_by, hero.heading = "below", -1, dice.pick(4)
        cards = state.decks["catacomb"].deck.cards
        for card in [card for card in cards if CONTENT.cards[card].after == "row"]:
            if not dice.pick(6):
                cards.remove(card)
                hero.row.append(card)


def missing_cards(state: State) -> dict[str, int]:
    """Which cards of the nine decks are lost, or (below zero) there more than once too often."""
    found: Counter[str] = Counter(state.shown_dragons)
    for pile in state.decks.values():
        found.update([*pile.deck.cards, *pile.deck.top, *pile.discard])
    for hero in state.heroes:
        found.update(hero.loot)
        rowed = [card for card in hero.row if CONTENT.cards[card].after == "row"]
        found.update((Counter(rowed) | Counter(hero.kept)).elements())
    whole = Counter(card for name in DECKS for card in copies_of(CONTENT, name))
    return {card: whole[card] - found[card] for card in whole if whole[card] != found[card]}
