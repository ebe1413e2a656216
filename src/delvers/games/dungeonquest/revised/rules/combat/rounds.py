"""Combat in rounds of one card each (COMBAT)."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.rules.cards import ATTACK_TYPES, AttackType
from delvers.games.dungeonquest.common.rules.flow import end_turn
from delvers.games.dungeonquest.common.rules.options import ESCAPE
from delvers.games.dungeonquest.common.rules.rolling import roll_one
from delvers.games.dungeonquest.common.rules.wounds import wound
from delvers.games.dungeonquest.revised.rules import events, prompts
from delvers.games.dungeonquest.revised.rules.combat.escaping import may_escape, why_not_escape
from delvers.games.dungeonquest.revised.rules.combat.fights import card_of, end_fight
from delvers.games.dungeonquest.revised.rules.components import Content
from delvers.games.dungeonquest.revised.rules.options import PLAY
from delvers.games.dungeonquest.revised.rules.runes import drain_life
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Fight, Hero, State
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import LOOP, ROUND, Ask, Rule, collect

OPTIONS: Final = tuple(PLAY(attack) for attack in ATTACK_TYPES)
SHARP_EYE: Final = 4
"""What Tatianna must roll to hit a monster before the first round."""
RESULTS: Final[dict[tuple[AttackType, AttackType], str]] = {
    ("magic", "ranged"): "DQR-COMBAT-16",
    ("magic", "melee"): "DQR-COMBAT-17",
    ("magic", "magic"): "DQR-COMBAT-18",
    ("melee", "ranged"): "DQR-COMBAT-19",
    ("melee", "melee"): "DQR-COMBAT-20",
    ("melee", "magic"): "DQR-COMBAT-21",
    ("ranged", "ranged"): "DQR-COMBAT-22",
    ("ranged", "melee"): "DQR-COMBAT-23",
    ("ranged", "magic"): "DQR-COMBAT-24",
}
"""The clause about each pair of attacks, the hero's first."""


def fight_to_the_end(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """Round after round until somebody dies or the hero escapes."""
    yield from first_shot(table, hero, fight)
    yield LOOP
    while True:
        yield ROUND
        yield from play_round(table, hero, fight)
        yield from may_escape(table, hero, fight)


def first_shot(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """Tatianna may hit the monster before it is near."""
    if table.state.content.abilities[hero.id] != "tatianna":
        return
    rule = table.state.content.clauses["tatianna"]
    if (yield from roll_one(table, hero, "first_shot", rule)) >= SHARP_EYE:
        yield from strike(table, hero, fight, 1, rule)


def play_round(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """Both choose a card unseen, both are revealed, both sides suffer."""
    fight.round += 1
    answers = yield from collect(questions(table.state, hero, fight), fight.laid)
    monster = card_of(table.state, fight).monster
    (his,), (its,) = (PLAY.parts(answers[seat]) for seat in (fight.seat, fight.player))
    table.tell_to(
        REVEALED,
        events.cards_revealed,
        "DQR-COMBAT-05",
        seat=fight.seat,
        attack=his,
        monster=monster,
        monster_attack=its,
    )
    content = table.state.content
    hurt, hit = printed_wounds(content, his, its)
    spared, more = by_ability(content, hero, his, its)
    if spared:
        table.tell(events.wounds_spared, content.clauses[hero.id], seat=hero.seat, count=spared)
    if hurt > spared:
        yield from wound(table, hero, hurt - spared, monster, RESULTS[his, its])
    yield from strike(table, hero, fight, hit, RESULTS[his, its])
    yield from strike(table, hero, fight, more, content.clauses[hero.id])


def questions(state: State, hero: Hero, fight: Fight) -> dict[int, Ask]:
    """All three cards are in both hands in every round; escapes come after it, if at all."""
    not_now = "DQR-ESCAPE-02" if fight.round == 1 else "DQR-ESCAPE-01"
    escape = why_not_escape(state, hero, fight) or not_now
    return {
        fight.seat: Ask(fight.seat, OPTIONS, "DQR-COMBAT-03", prompts.LAY_CARD, {ESCAPE: escape}),
        fight.player: Ask(fight.player, OPTIONS, "DQR-COMBAT-04", prompts.LAY_MONSTER_CARD),
    }


def wounds_of(content: Content, hero: Hero, his: AttackType, its: AttackType) -> tuple[int, int]:
    """What the hero and the monster suffer, by the tables on their cards and his ability."""
    hurt, hit = printed_wounds(content, his, its)
    spared, more = by_ability(content, hero, his, its)
    return hurt - spared, hit + more


def printed_wounds(content: Content, his: AttackType, its: AttackType) -> tuple[int, int]:
    """What the hero and the monster suffer, by the tables on their cards."""
    hurt = content.combat[f"hero_{his}"].suffers[its]
    return hurt, content.combat[f"monster_{its}"].suffers[his]


def by_ability(content: Content, hero: Hero, his: AttackType, its: AttackType) -> tuple[int, int]:
    """How much less Hugo suffers, and how much harder Krutzbeck hits."""
    _, hit = printed_wounds(content, his, its)
    ability = content.abilities[hero.id]
    spared = ability == "hugo" and his == its == "melee"
    return int(spared), int(ability == "krutzbeck" and his == "melee" and hit > 0)


def strike(table: Dungeon, hero: Hero, fight: Fight, wounds: int, rule: str) -> Rule[None]:
    """The monster suffers wounds, and dies of as many as its life."""
    if not wounds:
        return
    fight.wounds += wounds
    card = card_of(table.state, fight)
    table.tell(events.monster_wounded, rule, monster=card.monster, amount=wounds)
    if fight.wounds >= card.life:
        yield from kill(table, hero, fight)


def kill(table: Dungeon, hero: Hero, fight: Fight) -> Rule[None]:
    """The token is taken off the board, and the turn is over."""
    if hero.at in table.state.lurkers:
        table.state.lurkers.remove(hero.at)
    monster = card_of(table.state, fight).monster
    rule = "DQR-COMBAT-11"
    table.tell_to(REVEALED, common_events.monster_killed, rule, seat=hero.seat, monster=monster)
    end_fight(table)
    yield from drain_life(table, hero)
    end_turn(table, hero, "monster_killed", "DQR-COMBAT-13")
