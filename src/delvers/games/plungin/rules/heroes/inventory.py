"""What heroes carry: slots, hands, giving, dropping (INV, EQUIP, ACTION, CURSE)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.options import DROP, GIVE_IT, LEAVE_IT
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.purse import storage
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule, ask

SLOTS = 4
MORE_SLOTS = 8
FEWER_SLOTS = 2
NO_SLOT = ("backpack",)


def item_of(id: str) -> str:
    """The id of the book entry of a thing; spell books name their spell after a colon."""
    return id.partition(":")[0] if ":" in id else id


def slots_of(hero: Hero) -> int:
    """How many things a hero can carry besides what he wears."""
    if hero.is_escort:
        escorts = [pack.escort for pack in hero.content.packs.values() if pack.escort is not None]
        return next((one.slots for one in escorts if one.id == hero.id), FEWER_SLOTS)
    return MORE_SLOTS if "backpack" in hero.carried else SLOTS


def filled(hero: Hero) -> int:
    """How many slots are taken; the backpack takes none."""
    return sum(item not in NO_SLOT for item in hero.carried)


def has_room(hero: Hero) -> bool:
    """Whether a hero can carry one thing more."""
    return filled(hero) < slots_of(hero)


def loose(hero: Hero) -> list[str]:
    """The kinds of things that a hero can part with; not a backpack with too much in it."""
    kinds = dict.fromkeys(hero.carried)
    return [item for item in kinds if item != "backpack" or filled(hero) <= SLOTS]


def hand_over(table: Dungeon, item: str, number: int) -> Rule[None]:
    """A thing goes to the hero who won it or, if he has no room, to another, or is left behind."""
    state = table.state
    if item_of(item) == "great_key":
        state.party.great_keys += 1
    alive = [h for h in state.heroes if h.status == "alive" and not h.is_escort]
    winner = next((hero for hero in alive if hero.number == number), alive[0] if alive else None)
    if winner is None:
        return
    if has_room(winner) or item in NO_SLOT:
        take(table, winner, item)
        return
    others = [hero for hero in alive if hero is not winner and has_room(hero)]
    options = [
        *(GIVE_IT(hero.id) for hero in others),
        *(DROP(held) for held in dict.fromkeys(winner.carried) if held not in NO_SLOT),
        LEAVE_IT(),
    ]
    option = yield from ask(
        winner.seat, options, "DP-CONFLICT-77", prompts.NO_ROOM(winner.id, item)
    )
    if (receiver := GIVE_IT.read(option)) is not None:
        take(table, next(h for h in others if h.id == receiver[0]), item)
    elif (drops := DROP.read(option)) is not None:
        (dropped,) = drops
        winner.carried.remove(dropped)
        drop_on(table, winner.at, dropped)
        take(table, winner, item)
    else:
        drop_on(table, winner.at, item)
        tell(table, events.left_behind, "DP-CONFLICT-77", winner, item=item)


def at_hand(state: State, hero: Hero) -> list[str]:
    """What a hero can use: his own things, and those that dead comrades carry."""
    found = [*hero.carried]
    for dead in state.heroes:
        if dead.status == "dead" and dead.carried:
            found += [item for item in dead.carried if is_for_others(state.content, item)]
    return found


def is_for_others(books: Books, item: str) -> bool:
    """Whether the living may use a thing of the dead: not their weapons and armour."""
    return books.items[item_of(item)].kind not in ("weapon", "armour", "shield")


def use_up(table: Dungeon, hero: Hero, item: str) -> None:
    """A thing is gone: the hero's own, or else that of a dead comrade."""
    if item in hero.carried:
        hero.carried.remove(item)
        return
    dead = next(d for d in table.state.heroes if d.status == "dead" and item in d.carried)
    dead.carried.remove(item)
    tell(table, events.taken_from_dead, "DP-DEATH-08", hero, item=item, body=dead.id)


def take(table: Dungeon, hero: Hero, item: str) -> None:
    """A hero puts a thing into a slot."""
    hero.carried.append(item)
    tell(table, events.item_taken, "DP-INV-11", hero, item=item)


def drop_on(table: Dungeon, square: int, item: str) -> None:
    """A thing lies on a square."""
    table.state.lying.setdefault(square, []).append(item)


def is_strong_enough(hero: Hero, item: str) -> bool:
    """Whether a hero's basic stats are enough for a thing."""
    book = hero.content.items[item]
    return hero.stats["RES"] >= book.min_res and hero.stats["DEX"] >= book.min_dex


def weapons_carried(hero: Hero) -> list[str]:
    """The weapons in slots that a hero could take in hand."""
    items = hero.content.items
    weapons = [item for item in hero.carried if item in items and items[item].kind == "weapon"]
    if not weapons or any(held and items[held].cursed for held in hero.hands):
        return []
    return [
        item
        for item in dict.fromkeys(weapons)
        if is_strong_enough(hero, item) and has_room_to_draw(hero, item) and has_hand(hero, item)
    ]


def has_hand(hero: Hero, item: str) -> bool:
    """Whether a hand is free for a weapon or shield: one that bears a lantern is not."""
    if not hero.hands[1] or hero.content.items[hero.hands[1]].kind != "quest":
        return True
    return hero.content.items[item].kind == "weapon" and hero.content.items[item].hands == 1


def held_by(hero: Hero) -> list[str]:
    """The things in a hero's hands; one that needs both hands is one thing, a pair are two."""
    held = [id for id in hero.hands if id]
    return held[:1] if held and hero.content.items[held[0]].hands == 2 else held


def let_go(hero: Hero, item: str) -> None:
    """A hand is empty (both, if the thing needs two); of a pair, only one goes."""
    if hero.content.items[item].hands == 2:
        hero.hands = ["", ""]
    else:
        hero.hands[hero.hands.index(item)] = ""


def has_room_to_draw(hero: Hero, item: str) -> bool:
    """Whether what is put away for a weapon finds a slot; a shield may have to go too."""
    put_away = len(held_by(hero)) if hero.content.items[item].hands == 2 else 1
    return filled(hero) - 1 + put_away <= slots_of(hero)


def draw_weapon(table: Dungeon, hero: Hero, item: str) -> None:
    """The weapon in hand and one from a slot change places; a shield stays if it can."""
    hero.carried.remove(item)
    right, left = hero.hands
    if table.state.content.items[item].hands == 2:
        put_away, hero.hands = held_by(hero), [item, item]
    else:
        put_away = [right] if right else []
        hero.hands = [item, "" if right and table.state.content.items[right].hands == 2 else left]
    hero.carried += sorted(put_away)
    tell(table, events.weapon_drawn, "DP-ACTION-19", hero, item=item)


def equip(hero: Hero, item: str) -> list[str]:
    """Put a thing on, at no cost; what it replaces is returned."""
    book = hero.content.items[item]
    if book.kind == "armour":
        old, hero.armour = hero.armour, item
        return [old] if old else []
    if book.kind == "attire":
        return wear(hero, item)
    if book.hands == 2:
        old_hands = held_by(hero)
        hero.hands = [item, item]
        return old_hands
    return hold(hero, item)


def hold(hero: Hero, item: str) -> list[str]:
    """Into a hand: a weapon into the right first, a shield into the left."""
    right, left = hero.hands
    both = [right] if right and hero.content.items[right].hands == 2 else []
    if both:
        right = left = ""
    is_shield = hero.content.items[item].kind == "shield"
    side = 1 if is_shield or (right and not left) else 0
    old = (right, left)[side]
    hero.hands = [right, left]
    hero.hands[side] = item
    return both or ([old] if old else [])


def wear(hero: Hero, item: str) -> list[str]:
    """Attire goes to its place; only rings come in twos."""
    place = hero.content.items[item].place
    same = [worn for worn in hero.attire if hero.content.items[worn].place == place]
    loose = [worn for worn in same if not hero.content.items[worn].cursed] or same
    off = loose[:1] if len(same) >= (2 if place == "ring" else 1) else []
    for old in off:
        hero.attire.remove(old)
    hero.attire.append(item)
    return off


# -- the common chest ------------------------------------------------------------------------------


def has_chest_room(state: State) -> bool:
    """Whether the party is at its common chest, and it holds one thing more."""
    return state.part == "village" and len(state.party.stored) < storage(state)


def is_chest_at_hand(state: State) -> bool:
    """Whether the common chest holds one thing more and the heroes are in the village with it."""
    return state.part == "village" and has_chest_room(state)


def put_by(table: Dungeon, hero: Hero, item: str) -> None:
    """A new thing goes into a hero's slots or the common chest, or is left."""
    if has_room(hero):
        hero.carried.append(item)
        tell(table, events.item_taken, "DP-INV-11", hero, item=item)
    elif is_chest_at_hand(table.state):
        table.state.party.stored.append(item)
        tell(table, events.stored, "DP-INV-08", hero, item=item)
    else:
        tell(table, events.left_behind, "DP-INV-09", hero, item=item)
