"""Meeting a monster: its player, its token, escape or attack (MON, VAR-SERV, VAR-MTREAS)."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.games.dungeonquest.common.rules.dragon import take_treasure
from delvers.games.dungeonquest.common.rules.flow import tell_declined
from delvers.games.dungeonquest.common.rules.options import ESCAPE, USE
from delvers.games.dungeonquest.common.rules.rolling import roll_one, spend_rune
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.third.rules import events, prompts
from delvers.games.dungeonquest.third.rules.combat.against_monsters import combat, opening_volley
from delvers.games.dungeonquest.third.rules.combat.escaping import (
    slip_away,
    try_to_escape,
    why_not_escape,
)
from delvers.games.dungeonquest.third.rules.combat.fighting import close_fight, new_fighter
from delvers.games.dungeonquest.third.rules.components import CARDS
from delvers.games.dungeonquest.third.rules.monster_tokens import (
    choose_token,
    life_of_monster,
    lurkers_at,
    monster_of,
    take_off_board,
    tokens_in_pool,
)
from delvers.games.dungeonquest.third.rules.options import (
    ATTACK,
    MEET,
    ROLL_FOR_TREASURE,
    TAKE_TREASURE,
    Numbered,
)
from delvers.games.dungeonquest.third.rules.reasons import NoEscape
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, Hero, Lurker, State
from delvers.kernel.clauses import entry_clause
from delvers.kernel.events import Audience
from delvers.kernel.requests import Rule, ask, may

LIGHTNING: Final = "rune_of_lightning"
BLINDING: Final = "rune_of_blinding"
USE_LIGHTNING: Final = USE(LIGHTNING)
USE_BLINDING: Final = USE(BLINDING)


def meet_monster(
    table: Dungeon,
    hero: Hero,
    monster: str,
    *,
    token: Lurker | None,
    in_catacombs: bool,
    player: int | None = None,
) -> Rule[None]:
    """Fix the monster player and the token, then escape or attack; only a killer returns."""
    if player is None:
        player = (hero.seat + 1) % len(table.state.heroes)
    lurker = token if token is not None else (yield from take_token(table, monster, player))
    fight = begin_fight(table, hero, lurker, NOWHERE if in_catacombs else hero.at, player)
    option = yield from escape_or_attack(table, hero, fight)
    if option == USE_LIGHTNING:
        strike_with_lightning(table, hero, fight)
        return
    if option == USE_BLINDING:
        spend_rune(table, hero, BLINDING)
        rule = table.state.content.clauses[BLINDING]
        yield from slip_away(table, hero, fight, rule)
    if option == ESCAPE:
        yield from try_to_escape(table, hero, fight)
    else:
        yield from opening_volley(table, hero, fight)
    yield from combat(table, hero, fight)
    yield from monster_treasure(table, hero, fight)


def draw_token(state: State, monster: str) -> str | None:
    """A random token of a monster out of the pool; None if all are on the board."""
    pool = tokens_in_pool(state, monster)
    token = state.dice.choice(pool) if pool else None
    if token == state.last_moved:  # it has left the board since, so the ban is over
        state.last_moved = ""
    return token


def take_token(table: Dungeon, monster: str, player: int) -> Rule[Lurker]:
    """A token of the pool, or else one that the monster player takes off the board."""
    drawn = draw_token(table.state, monster)
    if drawn is not None:
        return Lurker(drawn, NOWHERE)
    return (yield from choose_token(table, monster, player))


def begin_fight(table: Dungeon, hero: Hero, lurker: Lurker, at: int, player: int) -> Fight:
    """Power piles and the token are laid out; only the monster player looks at its life."""
    state = table.state
    take_off_board(state, lurker)
    monster = monster_of(state, lurker.token)
    seen_by = tuple(sorted({*lurker.seen_by, player}))
    fight = Fight(
        new_fighter(state, hero.id, hero.seat),
        new_fighter(state, monster, player),
        monster,
        lurker.token,
        at,
        seen_by,
    )
    state.fight = fight
    if table.log is not None:
        rule = why_run_by(state, hero, player)
        table.tell(common_events.fight_began, rule, seat=hero.seat, monster=monster, player=player)
        to, rule = (None, "DQ3-VAR-SOLO-02") if state.rules.solo else ((player,), "DQ3-MON-08")
        tell_life(table, fight, to, rule)
    return fight


def why_run_by(state: State, hero: Hero, player: int) -> str:
    """The clause that says who runs a monster: the left neighbour, the servant, nobody else."""
    if state.rules.solo:
        return "DQ3-VAR-SOLO-11"
    is_sent = state.heroes[state.turn] is not hero and player == state.turn
    return "DQ3-VAR-SERV-10" if is_sent else "DQ3-MON-05"


def tell_life(table: Dungeon, fight: Fight, to: tuple[int, ...] | None, rule: str) -> None:
    """Say what is on the other side of the token."""
    life = life_of_monster(table.state, fight)
    table.tell_to(
        Audience(to, reveals=True), events.monster_life, rule, monster=fight.monster, life=life
    )


def escape_or_attack(table: Dungeon, hero: Hero, fight: Fight) -> Rule[str]:
    """The hero decides; a Rune may spare him the fight."""
    why_not = why_not_escape(table.state, hero, fight.at == NOWHERE)
    if why_not is not None:
        reason = NO_ESCAPE.get(why_not, "held")
        table.tell(events.no_escape, why_not, seat=hero.seat, monster=fight.monster, why=reason)
    options = [ATTACK] if why_not else [ATTACK, ESCAPE]
    for rune in (LIGHTNING, BLINDING):
        if rune in hero.runes:
            options.append(USE(rune))
    refused = {ESCAPE: why_not} if why_not else None
    prompt = prompts.ESCAPE_OR_ATTACK(fight.monster)
    return (yield from ask(hero.seat, options, "DQ3-MON-11", prompt, refused))


NO_ESCAPE: Final[dict[str, NoEscape]] = {
    entry_clause(CARDS, "krutzbeck"): "krutzbeck",
    "DQ3-MON-12": "portcullis",
    "DQ3-MON-14": "special",
    "DQ3-MON-15": "surfaced",
    "DQ3-GAP-50": "shut",
}
"""Why a hero cannot escape, by the clause; anything else holds him in his chamber."""


def strike_with_lightning(table: Dungeon, hero: Hero, fight: Fight) -> None:
    """The Rune kills the monster at once."""
    spend_rune(table, hero, LIGHTNING)
    rule = table.state.content.clauses[LIGHTNING]
    table.tell(common_events.monster_killed, rule, seat=hero.seat, monster=fight.monster)
    close_fight(table, fight)


def monster_treasure(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """A roll below the life of a killed monster may bring a Treasure card."""
    if not table.state.rules.monster_treasure:
        return
    tell_life(table, fight, None, "DQ3-VAR-MTREAS-02")
    if not (
        yield from may(hero.seat, ROLL_FOR_TREASURE, "DQ3-VAR-MTREAS-01", prompts.SEEK_TREASURE)
    ):
        tell_declined(table, hero, "monster_treasure", "DQ3-VAR-MTREAS-01")
        return
    number = yield from roll_one(table, hero, "monster_treasure", "DQ3-VAR-MTREAS-01")
    if number >= life_of_monster(table.state, fight):
        table.tell(events.no_treasure, "DQ3-VAR-MTREAS-03", seat=hero.seat)
    elif (yield from may(hero.seat, TAKE_TREASURE, "DQ3-VAR-MTREAS-02", prompts.TAKE_TREASURE)):
        yield from take_treasure(table, hero, "DQ3-VAR-MTREAS-02")
    else:
        tell_declined(table, hero, "monster_treasure", "DQ3-VAR-MTREAS-02")


# -- tokens in a chamber, and monster cards --------------------------------------------------------


def meet_lurkers(table: Dungeon, hero: Hero) -> Rule[None]:
    """The monsters of a chamber one after another, in the order that the hero chooses."""
    while lurkers := lurkers_at(table.state, hero.at):
        options = [MEET(token) for token in names_of(table.state, lurkers)]
        option = yield from ask(hero.seat, options, "DQ3-VAR-SERV-17", prompts.MEET)
        lurker = lurkers[options.index(option)]
        monster = monster_of(table.state, lurker.token)
        yield from meet_monster(table, hero, monster, token=lurker, in_catacombs=False)


def names_of(state: State, lurkers: list[Lurker]) -> list[Numbered]:
    """The tokens by their pictures, numbered where two show the same monster."""
    monsters = [monster_of(state, lurker.token) for lurker in lurkers]
    return [
        Numbered(monster, 0 if monsters.count(monster) == 1 else monsters[: at + 1].count(monster))
        for at, monster in enumerate(monsters)
    ]


def monster_card(table: Dungeon, hero: Hero, card: Card) -> Rule[None]:
    """A card of type Monster; when it is killed the encounter is over."""
    assert card.monster is not None
    below = hero.status == "below"
    return meet_monster(table, hero, card.monster, token=None, in_catacombs=below)
