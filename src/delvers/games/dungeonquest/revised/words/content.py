"""The pieces that words and pictures speak of."""

from delvers.games.dungeonquest.revised.rules.components import CONTENT, Content
from delvers.text.voice import Voice


def pieces_of(voice: Voice) -> Content:
    """The pieces of the table that is spoken of; those of the box if it has no others."""
    content = voice.content
    return content if isinstance(content, Content) else CONTENT
