"""Heroes, cards, chambers and monsters of one's own: what packs of both editions can do."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Literal, TypeAlias, TypeVar

from delvers.games.dungeonquest.common.rules.cards import (
    DECKS,
    Box,
    Card,
    Copies,
    DeckName,
    Few,
    Gold,
    MonsterName,
    Name,
    Text,
    Wounds,
)
from delvers.games.dungeonquest.common.rules.tiles import Tile, problems_of_tile
from delvers.kernel.errors import listed
from delvers.kernel.packs import (
    Own,
    Problem,
    entries_with,
    problems_of_ids,
    problems_of_without,
    unknown,
    with_own_numbers,
)

B = TypeVar("B", bound=Box)
OwnDeck: TypeAlias = Literal["dungeon", "treasure", "trap", "crypt", "corpse", "search", "catacomb"]
"""The decks that take cards of one's own."""
DATA_EFFECTS: Final = (
    "nothing",
    "loot",
    "wounds",
    "draw",
    "offer",
    "monster",
    "explosion",
    "poisonous_gas",
    "swinging_blade",
    "crossfire_trap",
    "horde_of_rats",
    "spectral_storm",
    "ferrox",
    "secret_door",
    "passage_down",
    "ceiling_collapses",
    "curse_of_the_wizard",
    "exit",
)
"""The effects that work on any card; others belong to one card, and new ones need code."""
NEEDED: Final = {"wounds": "dice", "draw": "draws", "offer": "draws", "monster": "monster"}
"""The field without which an effect does nothing."""
DIVIDED: Final = ("cave_in", "chasm", "bridge", "spider_web")
"""The kinds of chambers that something divides."""
LEAST_HEROES: Final = 4
WORDS: Final = ("name", "text", "picture")


@dataclass(frozen=True, slots=True)
class OwnCard:
    """A card of a pack: its deck, effect and numbers; the rest is as on cards of the box."""

    id: str
    deck: OwnDeck
    effect: str
    copies: Copies = 1
    gold: Gold = 0
    draws: DeckName | None = None
    monster: MonsterName | None = None
    dice: Few = 0
    less: Few = 0
    wounds: Wounds = 0
    name: Name = ""
    text: Text = ""


def effects_in(box: Box, deck: str) -> dict[str, Card]:
    """The effects that cards of one's own can have in a deck, each with a card of the box."""
    return {card.effect: card for card in box.decks[deck] if card.effect in DATA_EFFECTS}


def card_from(own: OwnCard, box: Box) -> Card | None:
    """The card as it is played with; None if no card of its deck has such an effect."""
    like = effects_in(box, own.deck).get(own.effect)
    if like is None:
        return None
    given = {field.name: getattr(own, field.name) for field in fields(own) if field.name != "deck"}
    return Card(**given, after=like.after, type=like.type, status="designed")


def merged_with(
    content: B, box: B, own: Own[Any], kinds: Iterable[str], clause: str
) -> tuple[B, list[str]]:
    """The content with what a pack has of these kinds; what is wrong with it is told."""
    known = {kind: getattr(content, kind) for kind in (*kinds, "runes", "combat")}
    taken = {**known, "words of the game": (*DECKS, *content.kinds())}
    problems = [*problems_of_ids(own, taken), *problems_of_without(own, known)]
    entries = {kind: entries_with(known[kind], own, kind) for kind in known if kind in kinds}
    made = {card.id: card_from(card, box) for _file, card in own.entries("cards")}
    cards = {id: made.get(id, card) for id, card in entries["cards"].items()}
    decks = {card.id: card.deck for _file, card in own.entries("cards")}
    changed: dict[str, Any] = {
        **entries,
        "cards": {id: card for id, card in cards.items() if card is not None},
        "deck_of": {**content.deck_of, **decks},
        "clauses": {**content.clauses, **clauses_of(content, own, clause)},
    }
    added, wrong_numbers = with_own_numbers(replace(content, **changed), own)
    found = [*problems_of_cards(own, box, added), *problems_of_heroes(own, box)]
    found += [*problems_of_tiles(own), *missing_names(own)]
    return added, [*problems, *wrong_numbers, *own.told(found)]


def clauses_of(content: Box, own: Own[Any], clause: str) -> dict[str, str]:
    """What cards and heroes of one's own cite: a hero the ability, all others how cards work."""
    cited = {id: clause for _file, _kind, id in own.named()}
    for _file, hero in own.entries("heroes"):
        cited[hero.id] = content.clauses.get(hero.ability, clause)
    return cited


# -- what is wrong ---------------------------------------------------------------------------------


def problems_of_cards(own: Own[Any], box: Box, content: Box) -> Iterator[Problem]:
    """Effects that a deck does not have, or that lack what they need."""
    for _file, card in own.entries("cards"):
        if not card.id.startswith(f"{card.deck}_"):
            yield Problem("cards", card.id, f"id: must begin with {f'{card.deck}_'!r}")
        for told in unknown("effect", card.effect, effects_in(box, card.deck)):
            yield Problem("cards", card.id, f"{told}; new effects need code")
        field = NEEDED.get(card.effect)
        if field and not getattr(card, field):
            yield Problem("cards", card.id, f"{field}: is needed by the effect {card.effect!r}")
        if card.monster:
            for told in unknown("monster", card.monster, content.kinds()):
                yield Problem("cards", card.id, told)


def problems_of_heroes(own: Own[Any], box: Box) -> Iterator[Problem]:
    """Abilities and pictures that are not those of a hero of the box."""
    for _file, hero in own.entries("heroes"):
        for field in ("ability", "picture"):
            if getattr(hero, field):
                for told in unknown(field, getattr(hero, field), box.heroes):
                    yield Problem("heroes", hero.id, told)


def problems_of_tiles(own: Own[Any]) -> Iterator[Problem]:
    """Chambers whose sides, exits or parts do not suit their kind."""
    tile: Tile
    for _file, tile in own.entries("tiles"):
        if "_" not in tile.id:
            yield Problem("tiles", tile.id, "id: must have a _ in it, such as 'chamber_90'")
        for told in problems_of_tile(tile):
            yield Problem("tiles", tile.id, told)
        if (tile.kind in DIVIDED) != (len(tile.parts) == 2):
            yield Problem("tiles", tile.id, f"parts: two for {listed(DIVIDED)}, and only for them")


def problems_of_monsters(
    own: Own[Any], kind: str, box: Box, allowed: re.Pattern[str], told: str
) -> Iterator[Problem]:
    """Kinds of monsters that options could not name, and new ones without a name for players."""
    names = {entry.monster: entry.name for _file, entry in own.entries(kind) if entry.name.strip()}
    for _file, entry in own.entries(kind):
        monster = entry.monster
        if not allowed.fullmatch(monster):
            yield Problem(kind, entry.id, f"monster: {monster!r} is no kind of monster; {told}")
        elif monster not in names and monster not in box.kinds():
            yield Problem(kind, entry.id, f"name: is missing; {monster!r} is not in the box")


def missing_names(own: Own[Any]) -> Iterator[Problem]:
    """Cards and heroes that players could not tell by a name."""
    for kind in ("heroes", "cards"):
        for _file, entry in own.entries(kind):
            if not entry.name.strip():
                yield Problem(kind, entry.id, "name: is missing")


def problems_of_box(content: Box, box: Box) -> Iterator[Problem]:
    """Decks, heroes and chambers that no game can be played with."""
    for deck in DECKS:
        cards = [card for card in content.decks[deck] if card.copies and card.effect != "shuffle"]
        if not cards:
            yield Problem("cards", "", f"the {deck} deck would be empty")
    if len(content.heroes) < LEAST_HEROES:
        told = f"{len(content.heroes)} where at least {LEAST_HEROES} are needed"
        yield Problem("heroes", "", told)
    tiles, needed = (sum(tile.copies for tile in one.tiles.values()) for one in (content, box))
    if tiles < needed:
        yield Problem("tiles", "", f"{tiles} chambers where at least {needed} are needed")
    if sum(rune.copies for rune in content.runes.values()) < LEAST_HEROES:
        yield Problem("runes", "", f"at least {LEAST_HEROES} are needed")


def lists_of(box: Box, kinds: Iterable[str]) -> Mapping[str, Mapping[str, str]]:
    """The ids of all things that a pack can name, by kind."""
    named = {kind: dict.fromkeys(getattr(box, kind), "") for kind in (*kinds, "runes", "combat")}
    effects = {
        effect: listed(deck for deck in DECKS if effect in effects_in(box, deck))
        for effect in DATA_EFFECTS
    }
    effects = {effect: decks for effect, decks in effects.items() if decks != listed(())}
    return {**named, "effects": effects, "kinds": dict.fromkeys(box.kinds(), "")}
