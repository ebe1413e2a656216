"""The log lines of fights, steps, doors and everything else that happens in the dungeon."""

from collections.abc import Mapping
from typing import Final

from delvers.games.plungin.rules import events
from delvers.games.plungin.words.village_lines import LINES as VILLAGE
from delvers.kernel.events import AnyKind
from delvers.text.marks import N_, NN_
from delvers.text.telling import Line

# Translators: lines of the game's log. %(who)s, %(other)s and %(by)s are heroes or monsters such as
# "Brannoc Vale" or "Orc 12"; %(what)s is a door or chest such as "door 3"; %(square)s a square such
# as 3,-2; %(item)s, %(spell)s, %(trap)s and so on are names that stand in the nominative.
FIGHTS: Final[Mapping[AnyKind, Line]] = {
    events.missed: Line(N_("%(by)s misses %(who)s.")),
    events.held: Line(N_("%(who)s wards off the attack of %(by)s.")),
    events.damaged: Line(
        NN_(
            "%(who)s takes %(count)s damage (%(cause)s).",
            "%(who)s takes %(count)s damage (%(cause)s).",
        ),
        counts="amount",
    ),
    events.healed: Line(
        NN_("%(who)s regains %(count)s LIFE.", "%(who)s regains %(count)s LIFE."),
        counts="amount",
        nothing=N_("%(who)s regains nothing."),
    ),
    events.unharmed: Line(N_("%(who)s takes no damage (%(cause)s).")),
    events.died: Line(N_("%(who)s dies (%(cause)s).")),
    events.held_on: Line(N_("%(who)s is too angry to die and holds on with 1 LIFE.")),
    events.revived: Line(N_("%(who)s is back among the living (LIFE %(life)s).")),
    events.monster_killed: Line(N_("%(who)s is slain.")),
    events.shot_astray: Line(N_("The shot of %(by)s goes astray and comes to %(who)s.")),
    events.pushed: Line(N_("%(who)s is pushed back to %(square)s.")),
    events.advanced: Line(N_("%(who)s steps forward to %(square)s.")),
    events.charged: Line(N_("%(who)s charges to %(square)s.")),
    events.countered: Line(N_("%(who)s strikes back at %(other)s.")),
    events.dodged: Line(N_("%(who)s dodges: 2 more dice.")),
    events.guarded: Line(N_("%(who)s stands in for %(other)s.")),
    events.struck_in_passing: Line(N_("%(who)s strikes at %(other)s in passing.")),
    events.condition_began: Line(N_("%(who)s: %(condition)s.")),
    events.condition_ended: Line(N_("No longer for %(who)s: %(condition)s.")),
    events.drained: Line(N_("%(who)s is drained: 1 LIFE less until it is restored.")),
    events.item_broken: Line(N_("It breaks: %(item)s (%(who)s).")),
    events.weapon_burns: Line(N_("%(item)s is aflame (%(who)s).")),
    events.ability_used: Line(N_("%(who)s uses %(ability)s.")),
    events.from_behind: Line(N_("%(who)s attacks from behind: 1 more die.")),
    events.overwhelmed: Line(N_("%(who)s is overwhelmed: 1 die less on DEF.")),
    events.has_cover: Line(N_("%(who)s has cover: 1 more die.")),
    events.attack_fumbled: Line(N_("%(who)s fumbles the attack.")),
    events.defence_fumbled: Line(N_("%(who)s fumbles the defence.")),
    events.weapon_empty: Line(N_("It is empty: %(item)s (%(who)s).")),
    events.stun_ignored: Line(N_("The helmet of %(who)s takes the stun.")),
    events.push_blocked: Line(N_("%(who)s is not pushed: something is in the way.")),
    events.push_withstood: Line(N_("%(who)s stands firm and is not pushed.")),
    # Translators: %(ability)s is a special ability with which one could react.
    events.declined: Line(N_("%(who)s does not react (%(ability)s).")),
    # Translators: %(ability)s is an ability, a spell or a thing that somebody could have used.
    events.does_without: Line(N_("%(who)s does without %(ability)s.")),
    events.stays: Line(N_("%(who)s does not step forward.")),
    events.hits_blunted: Line(N_("Of %(hits)s hits on %(who)s only %(left)s count.")),
    events.burns_well: Line(N_("%(who)s burns well: 1 more damage by fire.")),
    events.fire_kept_off: Line(
        NN_(
            "%(item)s keeps %(count)s damage by fire off %(who)s.",
            "%(item)s keeps %(count)s damage by fire off %(who)s.",
        ),
        counts="amount",
    ),
    events.healing_limited: Line(
        NN_(
            "%(count)s LIFE could be regained by %(who)s, but not all of it is.",
            "%(count)s LIFE could be regained by %(who)s, but not all of it is.",
        ),
        counts="amount",
    ),
    events.stunned_already: Line(N_("%(who)s is stunned already: nothing more comes of it.")),
    events.loses_action: Line(N_("%(who)s is stunned and loses an action.")),
    events.loses_actions: Line(N_("%(who)s stays stunned and loses all actions of this turn.")),
    events.rolls_again: Line(N_("%(who)s is lucky and rolls again.")),
    events.song_ended: Line(N_("The song of %(who)s is over.")),
    events.taunted: Line(N_("%(who)s falls for it and will go for %(by)s.")),
    events.mocked: Line(N_("%(who)s is mocked by %(by)s: 2 dice less on ATK in its next turn.")),
    events.unmoved: Line(N_("%(who)s does not mind %(by)s.")),
    events.marked: Line(N_("%(who)s is marked: 1 more die for each attack of %(by)s.")),
    events.alarmed: Line(N_("%(who)s is roused by the noise.")),
}
MONSTERS: Final[Mapping[AnyKind, Line]] = {
    events.monster_placed: Line(N_("%(who)s appears at %(square)s.")),
    events.monster_moved: Line(N_("%(who)s moves to %(square)s.")),
    events.monster_casts: Line(N_("%(who)s casts %(spell)s.")),
    events.vanished: Line(N_("%(who)s vanishes.")),
    events.law_rolled: Line(N_("%(who)s rolls %(roll)s for the Law: %(act)s.")),
    events.law_changed: Line(N_("%(who)s is provoked and follows another Law.")),
    events.life_rolled: Line(
        N_("%(who)s, Life Table: %(roll)s, with all damage %(total)s. %(result)s.")
    ),
    events.boss_changed: Line(N_("%(who)s changes: %(how)s.")),
    events.called: Line(N_("%(who)s calls for help: %(what)s.")),
    events.commanded: Line(N_("%(who)s must obey: the next attack goes against a friend.")),
    events.free_again: Line(N_("%(who)s need not obey any longer.")),
    events.ambush: Line(N_("Ambush! The monsters strike first.")),
    events.heard: Line(N_("%(who)s is heard.")),
    events.not_heard: Line(N_("%(who)s is not heard: the monsters wait for their turn.")),
    events.fewer_monsters: Line(
        NN_(
            "Fewer than four heroes: %(count)s monster less.",
            "Fewer than four heroes: %(count)s monsters less.",
        ),
        counts="amount",
    ),
}
STEPS: Final[Mapping[AnyKind, Line]] = {
    events.round_began: Line(N_("Round %(round)s.")),
    events.turn_began: Line(N_("Turn of %(who)s.")),
    events.placed: Line(N_("%(who)s begins at %(square)s.")),
    events.hero_moved: Line(N_("%(who)s moves to %(square)s.")),
    events.jumped: Line(N_("%(who)s leaps aside to %(square)s.")),
    events.climbed_out: Line(N_("%(who)s climbs out and stands at %(square)s.")),
    events.turned: Line(N_("%(who)s looks %(way)s.")),
    events.danced: Line(
        NN_(
            "The boots carry %(who)s off: %(count)s square %(way)s.",
            "The boots carry %(who)s off: %(count)s squares %(way)s.",
        ),
        counts="steps",
    ),
    events.looked_around: Line(
        N_("%(who)s comes back to an empty room: %(roll)s (monsters on a 1).")
    ),
    events.gave_up: Line(N_("The heroes give up.")),
    events.left_dungeon: Line(N_("%(who)s leads the party out of the dungeon.")),
}
DOORS: Final[Mapping[AnyKind, Line]] = {
    events.door_opened: Line(N_("%(who)s opens %(door)s.")),
    events.door_closed: Line(N_("%(who)s closes %(door)s.")),
    events.door_locked: Line(N_("%(who)s locks %(door)s (%(item)s).")),
    events.door_placed: Line(N_("A new %(kind)s: %(door)s.")),
    events.doors_meet: Line(N_("Two doors meet: %(door)s.")),
    events.leads_nowhere: Line(N_("It leads nowhere: %(door)s.")),
    events.great_door: Line(N_("The Great Door is found!")),
    events.secret_passage: Line(N_("A secret passage: %(door)s, at %(square)s.")),
    events.chest_opened: Line(N_("%(who)s opens %(what)s.")),
    events.broken_open: Line(N_("%(who)s breaks open %(what)s.")),
    events.blow_fumbled: Line(
        N_(
            "The blow of %(who)s at %(what)s goes wrong: it is harder to break now, "
            "and what a chest holds is ruined."
        )
    ),
    events.lends_strength: Line(N_("%(who)s will help to break open %(what)s.")),
    events.lock_ruined: Line(N_("%(who)s fumbles: the lock is ruined (%(what)s).")),
    events.beyond_skill: Line(N_("%(who)s fails: only a key helps now (%(what)s).")),
    events.trap_found: Line(N_("%(who)s finds a trap on %(what)s: %(trap)s.")),
    events.no_trap: Line(N_("%(who)s is sure: there is no trap on %(what)s.")),
    events.nothing_found: Line(N_("%(who)s cannot tell whether there is a trap on %(what)s.")),
    events.disarmed: Line(N_("%(who)s disarms the trap: %(trap)s.")),
    events.trap_sprung: Line(N_("%(who)s springs a trap: %(trap)s!")),
    events.caught: Line(N_("%(who)s is caught: %(trap)s.")),
    events.chimes_rolled: Line(N_("The chimes: %(roll)s (on a 5 or 6 somebody comes).")),
    events.floor_fell: Line(N_("The floor falls away at %(square)s.")),
    events.floor_holds: Line(N_("The floor at %(square)s holds: there is no other way.")),
    events.rocks_spare: Line(N_("The rocks leave %(square)s free: there is no other way.")),
}
MAGIC: Final[Mapping[AnyKind, Line]] = {
    events.cast_fumbled: Line(N_("%(who)s fumbles %(spell)s.")),
    events.cast_failed: Line(
        N_("Too few successes for Difficulty %(difficulty)s: %(spell)s fails (%(who)s).")
    ),
    events.spell_hits: Line(
        NN_(
            "With what the spell adds, %(who)s takes %(count)s hit (%(spell)s).",
            "With what the spell adds, %(who)s takes %(count)s hits (%(spell)s).",
        ),
        counts="amount",
    ),
    events.spell_in_vain: Line(N_("%(spell)s has no effect (%(who)s).")),
    events.spell_kept: Line(N_("A fumble, but %(who)s keeps %(spell)s in memory.")),
    events.guarded_by_spell: Line(
        NN_("%(who)s has %(count)s more die on DEF.", "%(who)s has %(count)s more dice on DEF."),
        counts="dice",
    ),
    events.hushed: Line(
        NN_(
            "%(who)s treads softly: %(count)s more die on the Alert check.",
            "%(who)s treads softly: %(count)s more dice on the Alert check.",
        ),
        counts="dice",
    ),
    events.pulled: Line(N_("%(who)s is drawn to %(square)s.")),
    events.expelled: Line(N_("%(who)s is put out of the Sanctuary, to %(square)s.")),
    events.stone_cleared: Line(N_("%(who)s clears the stone from %(square)s.")),
    events.stone_raised: Line(N_("%(who)s raises stone at %(square)s.")),
    events.spell_wiped: Line(N_("%(who)s loses %(spell)s until the next rest.")),
    events.spell_recalled: Line(N_("%(who)s remembers %(spell)s.")),
    events.spell_restored: Line(N_("%(who)s remembers %(spell)s.")),
    events.curse_lifted: Line(N_("%(who)s is rid of it: %(item)s.")),
    events.curse_recognised: Line(N_("Cursed, and left where it lay: %(item)s (%(who)s).")),
    events.cursed: Line(N_("%(who)s is cursed with %(item)s.")),
    events.curse_in_vain: Line(
        N_("No place is left for one more curse on %(who)s: %(item)s stays where it lay.")
    ),
}
THINGS: Final[Mapping[AnyKind, Line]] = {
    # Translators: one die decides something; %(cause)s is an event, a place, a trap or a thing.
    events.die_rolled: Line(N_("%(cause)s: the die shows %(roll)s.")),
    events.needed_die: Line(
        N_("%(cause)s: the die shows %(roll)s, and %(needed)s or more is needed.")
    ),
    events.item_used: Line(N_("%(who)s uses %(item)s.")),
    events.taken_from_dead: Line(N_("%(who)s takes what dead %(other)s carried: %(item)s.")),
    events.item_taken: Line(N_("%(who)s takes %(item)s.")),
    events.given: Line(N_("%(who)s gives %(item)s to %(other)s.")),
    events.dropped: Line(N_("%(who)s drops %(item)s.")),
    events.left_behind: Line(N_("%(who)s has no room: %(item)s stays behind.")),
    events.weapon_drawn: Line(N_("%(who)s draws %(item)s.")),
    events.reloaded: Line(N_("%(who)s reloads %(item)s.")),
    events.whetted: Line(N_("%(who)s whets %(item)s.")),
    events.life_lowered: Line(N_("%(who)s can have no more than %(life)s LIFE now.")),
    events.life_raised: Line(N_("%(who)s has 1 LIFE more for ever.")),
    events.quest_object: Line(N_("The party has found it: %(item)s!")),
    events.laid_in: Line(N_("%(who)s lays %(other)s into the sarcophagus.")),
    events.offered: Line(N_("%(who)s lays gold on the altar and rolls %(roll)s.")),
    events.prisoner_freed: Line(N_("%(who)s frees a prisoner.")),
    events.refilled: Line(N_("%(who)s fills the lantern: %(left)s oil.")),
    events.oil_begins: Line(N_("The lantern is full: %(left)s oil.")),
    events.oil: Line(N_("The lantern uses %(amount)s oil: %(left)s left.")),
    events.oil_burns: Line(N_("The oil on the floor catches fire.")),
    events.random_event: Line(N_("A random event for %(who)s: %(event)s.")),
    events.construction: Line(N_("%(who)s looks into the unknown (construction phase %(phase)s).")),
    events.bosses_lowered: Line(
        NN_(
            "Fewer than four heroes: every threshold of a Life Table is %(count)s lower.",
            "Fewer than four heroes: every threshold of a Life Table is %(count)s lower.",
        ),
        counts="amount",
    ),
    events.task_done: Line(N_("Task done: %(task)s.")),
    events.stage_began: Line(N_("Stage %(stage)s of the adventure begins.")),
    events.experience: Line(
        NN_(
            "The party earns %(count)s EXP (%(source)s).",
            "The party earns %(count)s EXP (%(source)s).",
        ),
        counts="amount",
    ),
    events.gold_found: Line(
        NN_("Found: %(count)s gold (%(source)s).", "Found: %(count)s gold (%(source)s)."),
        counts="amount",
    ),
    events.pilfered: Line(
        NN_("%(who)s steals %(count)s gold.", "%(who)s steals %(count)s gold."),
        counts="amount",
        nothing=N_("%(who)s looks for gold to steal, in vain."),
    ),
}
LINES: Final[Mapping[AnyKind, Line]] = {
    **VILLAGE,
    **FIGHTS,
    **MONSTERS,
    **STEPS,
    **DOORS,
    **MAGIC,
    **THINGS,
    events.game_won: Line(N_("The heroes have won!")),
    events.game_lost: Line(N_("The heroes have lost.")),
}
