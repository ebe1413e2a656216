"""What a seat may know."""

from delvers.games.dungeonquest.common.rules import viewing
from delvers.games.dungeonquest.revised.rules.combat.fights import card_of
from delvers.games.dungeonquest.revised.rules.state import Fight, Hero, State
from delvers.kernel.events import Value
from delvers.kernel.spec import View


def who_sees(_state: State, _hero: Hero, _card: str) -> tuple[int, ...] | None:
    """All cards beside a hero are open to all."""
    return None


def view(state: State, seat: int | None) -> View:
    """The open table, without Monster card and attacks of a fight; what one has foreseen."""
    return {
        **viewing.table_view(state, seat),
        "heroes": [hero_view(state, hero) for hero in state.heroes],
        "lurkers": [{"at": space} for space in sorted(state.lurkers)],
        "searched": [*sorted(state.searched)],
        "foreseen": foreseen(state, seat),
        "monsters": {"left": len(state.monsters.deck), "discard": [*state.monsters.discard]},
        "fight": fight_view(state, state.fight, seat) if state.fight is not None else None,
    }


def foreseen(state: State, seat: int | None) -> list[Value]:
    """The next Search cards, for the seat that has seen them."""
    return [*state.decks["search"].deck.top] if seat == state.foreseer else []


def hero_view(state: State, hero: Hero) -> dict[str, Value]:
    """A hero with his Determination tokens, and what the next turns bring him."""
    return {
        **viewing.hero_view(state, hero),
        "determination": hero.determination,
        "extra_turns": hero.extra_turns,
        "opens": hero.opens,
    }


def knows_card(state: State, fight: Fight, seat: int | None) -> bool:
    """Whether a seat has seen the whole Monster card."""
    return fight.is_open or (seat == fight.player and not state.rules.solo)


def fight_view(state: State, fight: Fight, seat: int | None) -> dict[str, Value]:
    """A fight: the name of the monster is open, the rest of its card is its player's secret."""
    card, knows = card_of(state, fight), knows_card(state, fight, seat)
    return {
        "seat": fight.seat,
        "player": fight.player,
        "monster": card.monster if knows or not state.rules.solo else None,
        "life": card.life if knows else None,
        "penalty": card.penalty if knows else None,
        "wounds": fight.wounds,
        "round": fight.round,
        "no_escape": fight.no_escape,
        "laid": {
            str(one): option if one == seat else None for one, option in sorted(fight.laid.items())
        },
    }
