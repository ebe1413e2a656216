"""What only this edition shows to its bot."""

from typing import cast

from delvers.games.dungeonquest.common.bots.question import Question
from delvers.games.dungeonquest.revised.rules.components import Content
from delvers.games.dungeonquest.revised.rules.view import FightView, TableView


def view_of(question: Question) -> TableView:
    """The whole view."""
    return cast(TableView, question.situation.view)


def fight_in(question: Question) -> FightView:
    """The fight that a question is about."""
    fight = view_of(question)["fight"]
    assert fight is not None
    return fight


def content_in(question: Question) -> Content:
    """What the table is played with."""
    return cast(Content, question.situation.lore.content)
