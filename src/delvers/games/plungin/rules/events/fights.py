"""Attacks, harm and conditions."""

from delvers.games.plungin.rules.events.reasons import Reason
from delvers.kernel.events import event


@event
def attacks_in_melee(who: str, *, other: str, item: str) -> None:
    """Somebody strikes at somebody, with this thing if there is one."""


@event
def attacks_from_afar(who: str, *, other: str, item: str) -> None:
    """Somebody shoots or throws at somebody."""


@event
def from_behind(who: str) -> None:
    """An attack comes from behind and has one more die."""


@event
def overwhelmed(who: str) -> None:
    """Too many foes stand around somebody, who has one die less."""


@event
def has_cover(who: str) -> None:
    """Something is in the way of a shot at somebody."""


@event
def missed(who: str, *, by: str) -> None:
    """An attack misses somebody."""


@event
def held(who: str, *, by: str) -> None:
    """Somebody wards off an attack."""


@event
def shot_astray(who: str, *, by: str) -> None:
    """A shot that missed another comes to somebody."""


@event
def attack_fumbled(who: str) -> None:
    """An attack goes wrong."""


@event
def defence_fumbled(who: str) -> None:
    """A defence goes wrong."""


@event
def weapon_empty(who: str, *, item: str) -> None:
    """A weapon must be loaded before its next shot."""


@event
def hits_blunted(who: str, *, hits: int, left: int) -> None:
    """Not all hits on somebody count."""


@event
def damaged(who: str, *, amount: int, cause: Reason) -> None:
    """Somebody loses LIFE."""


@event
def unharmed(who: str, *, cause: Reason) -> None:
    """Something that could have hurt somebody did not."""


@event
def fire_kept_off(who: str, *, item: str, amount: int) -> None:
    """A thing keeps some damage by fire away."""


@event
def burns_well(who: str) -> None:
    """Fire does one more damage to this monster."""


@event
def drained(who: str) -> None:
    """Somebody can have one LIFE less until it is restored."""


@event
def held_on(who: str) -> None:
    """A half-orc does not die but stays with 1 LIFE."""


@event
def died(who: str, *, cause: Reason, place: str) -> None:
    """A hero dies."""


@event
def revived(who: str, *, life: int) -> None:
    """A dead hero is alive again, with so much LIFE."""


@event
def monster_killed(who: str) -> None:
    """A monster is slain."""


@event
def healed(who: str, *, amount: int) -> None:
    """Somebody regains LIFE."""


@event
def healing_limited(who: str, *, amount: int) -> None:
    """More could be regained than somebody can have."""


@event
def condition_began(who: str, *, condition: str) -> None:
    """A condition holds from now on."""


@event
def condition_ended(who: str, *, condition: str) -> None:
    """A condition holds no longer."""


@event
def stun_ignored(who: str) -> None:
    """A helmet takes a stun."""


@event
def stunned_already(who: str) -> None:
    """A stun adds nothing to another."""


@event
def loses_action(who: str) -> None:
    """Who is stunned loses an action."""


@event
def loses_actions(who: str) -> None:
    """Who stays stunned loses all actions of the turn."""


@event
def pushed(who: str, *, at: int) -> None:
    """Somebody is pushed to a square."""


@event
def push_blocked(who: str) -> None:
    """Somebody cannot be pushed: something is in the way."""


@event
def push_withstood(who: str) -> None:
    """Somebody stands firm."""


@event
def advanced(who: str, *, at: int) -> None:
    """Who has pushed steps forward."""


@event
def stays(who: str) -> None:
    """Who has pushed stays where he is."""


@event
def charged(who: str, *, at: int) -> None:
    """Somebody runs at a foe."""


@event
def guarded(who: str, *, other: str) -> None:
    """A guardian stands in for somebody."""


@event
def dodged(who: str, *, other: str) -> None:
    """Somebody dodges what comes from afar."""


@event
def countered(who: str, *, other: str) -> None:
    """Somebody strikes back."""


@event
def struck_in_passing(who: str, *, other: str) -> None:
    """Somebody strikes at a foe that goes away."""


@event
def declined(who: str, *, ability: str) -> None:
    """Somebody does not react, though he could."""


@event
def does_without(who: str, *, ability: str) -> None:
    """Somebody does not use what he could."""


@event
def item_broken(who: str, *, item: str) -> None:
    """A thing breaks."""


@event
def song_ended(who: str) -> None:
    """A song is over."""


@event
def taunted(who: str, *, by: str) -> None:
    """A monster will go for who has taunted it."""


@event
def mocked(who: str, *, by: str) -> None:
    """A monster is mocked and attacks with fewer dice."""


@event
def unmoved(who: str, *, by: str) -> None:
    """A monster does not mind what a hero does."""


@event
def marked(who: str, *, by: str) -> None:
    """A hunter has marked a monster."""
