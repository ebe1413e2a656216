"""Leaving the dungeon, the end of the game and the winner."""

from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.rules.catacombs import lose_shade
from delvers.games.dungeonquest.common.rules.flow import Dungeon
from delvers.games.dungeonquest.common.rules.loot import has_treasure
from delvers.games.dungeonquest.common.rules.state import NOWHERE, Hero, State
from delvers.kernel.spec import Result


def leave_dungeon(table: Dungeon, hero: Hero) -> None:
    """The figure is taken off the board; what he carries is safe."""
    hero.brought_treasure = has_treasure(table.state, hero)
    hero.status = "out"
    hero.at = hero.came_from = hero.entered_by = NOWHERE
    table.tell(events.left, table.state.cites.leave, seat=hero.seat)
    lose_shade(table, hero)


def is_anyone_inside(state: State) -> bool:
    """Whether a hero is still in the dungeon."""
    for hero in state.heroes:  # noqa: SIM110  # `any` is slower, and this is asked every turn
        if hero.status in ("exploring", "below"):
            return True
    return False


def values_of(state: State, hero: Hero) -> list[int]:
    """What the Loot cards of a hero are worth, Treasure Chests as they were rolled."""
    worth = state.edition.worth
    return [*(worth(state, hero, card) for card in hero.loot), *state.chests.get(hero.seat, ())]


def printed_worth(state: State, _hero: Hero, card: str) -> int:
    """The gold value that is printed on a card."""
    return state.content.cards[card].gold


def gold_of(state: State, hero: Hero) -> int:
    """The gold value of all Loot of a hero."""
    worth, gold = state.edition.worth, sum(state.chests.get(hero.seat, ()))
    for card in hero.loot:
        gold += worth(state, hero, card)
    return gold


def dearest(state: State, hero: Hero) -> int:
    """The highest gold value of a single Loot card."""
    return max(values_of(state, hero), default=0)


def count(state: State) -> Result:
    """Who won: the richest of those who got out; then the dearest single card, then most cards."""
    escaped = [hero for hero in state.heroes if hero.status == "out"]
    if state.rules.solo and state.edition.needs_treasure_alone:
        escaped = [hero for hero in escaped if hero.brought_treasure]

    def worth(hero: Hero) -> tuple[int, int, int]:
        return (-gold_of(state, hero), -dearest(state, hero), -len(hero.loot))

    ranking = [
        tuple(hero.seat for hero in escaped if worth(hero) == one)
        for one in sorted({worth(hero) for hero in escaped})
    ]
    lost = tuple(hero.seat for hero in state.heroes if hero not in escaped)
    scores = tuple(gold_of(state, hero) if hero.status == "out" else 0 for hero in state.heroes)
    everyone = (*ranking, lost) if lost else tuple(ranking)
    if not escaped:
        return Result((), everyone, scores, why_lost(state))
    return Result(ranking[0], everyone, scores, why_won(state, escaped, ranking[0]))


def why_lost(state: State) -> str:
    """The clause that makes everybody lose; alone one must also bring a Treasure card out."""
    is_out = any(hero.status == "out" for hero in state.heroes)
    return state.cites.solo_win if is_out else state.cites.all_lose


def why_won(state: State, escaped: list[Hero], winners: tuple[int, ...]) -> str:
    """The clause that decided."""
    if state.rules.solo:
        return state.cites.solo_win
    if len(escaped) == 1:
        return state.cites.sole_survivor
    if len(winners) > 1:
        return state.cites.win_shared
    best = state.heroes[winners[0]]
    rivals = [hero for hero in escaped if gold_of(state, hero) == gold_of(state, best)]
    if len(rivals) == 1:
        return state.cites.win_gold
    same = [hero for hero in rivals if dearest(state, hero) == dearest(state, best)]
    return state.cites.win_dearest if len(same) == 1 else state.cites.win_most


def tell_end(table: Dungeon) -> None:
    """Announce what everybody has brought out, and the result."""
    if table.log is not None:
        for hero in table.state.heroes:
            if hero.status == "out":
                gold, cards = gold_of(table.state, hero), len(hero.loot)
                rule = table.state.cites.count_gold
                table.tell(events.gold_counted, rule, seat=hero.seat, gold=gold, count=cards)
        result = count(table.state)
        winners = [*result.winners]
        if not winners and result.why == table.state.cites.solo_win:
            table.tell(events.back_without_treasure, result.why, seat=0)
        else:
            kind = events.game_won if winners else events.game_lost
            table.tell(kind, result.why, winners=winners)
