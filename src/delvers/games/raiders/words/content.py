"""The cards that words and pictures speak of."""

from delvers.games.raiders.rules.components import (
    CONTENT,
    Boss,
    Character,
    Content,
    Level,
    Monster,
    Room,
    Trap,
)
from delvers.text.voice import Voice


def cards_of(voice: Voice) -> Content:
    """The cards of the table that is spoken of; those of the box if it has no others."""
    content = voice.content
    return content if isinstance(content, Content) else CONTENT


def own_card(voice: Voice, id: str) -> Room | Character | Level | None:
    """A card that only the table's content has."""
    content = cards_of(voice)
    if content is CONTENT or id in CONTENT.clauses or id in CONTENT.levels:
        return None
    for cards in (content.rooms, content.bosses, content.characters, content.levels):
        if id in cards:
            card: Room | Character | Level = cards[id]
            return card
    return None


def named_after(voice: Voice, kind: str) -> str:
    """The name of a kind of monster or trap that only the table's content has."""
    content = cards_of(voice)
    for room in () if content is CONTENT else content.rooms.values():
        if isinstance(room, (Monster, Trap)) and room.name and kind == thing_in(room):
            return room.name
    return ""


def thing_in(room: Room) -> str:
    """What a room is called after: its monster, its trap, or its kind."""
    if isinstance(room, Monster):
        return room.monster
    if isinstance(room, Trap):
        return room.trap
    return room.id if isinstance(room, Boss) else room.kind
