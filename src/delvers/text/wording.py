"""All words that a viewer reads, in the viewer's language."""

import copy
import functools
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

from delvers.kernel.events import (
    Event,
    bot_failed,
    bot_took_over,
    choice_taken_back,
    hero_named,
    loop_ended,
    rematch_opened,
    seat_handed_back,
    version_changed,
    vote_cast,
)
from delvers.kernel.kit import REGISTRY
from delvers.kernel.requests import Ask
from delvers.kernel.rulebook import Clause
from delvers.kernel.spec import Result, Spec, View
from delvers.text.gametext import (
    NO_TEXT,
    GameText,
    Names,
    Person,
    look_up,
    name_of,
    plain_event,
    readable,
)
from delvers.text.marks import N_, NN_
from delvers.text.voice import Voice

LOG: Final = logging.getLogger(__name__)
OF_ANY_GAME: Final = {
    # Translators: a line of the log. A player who does not act in time gets a choice by the rules.
    bot_failed.name: N_("A bot failed to choose, so the rules chose for it."),
    loop_ended.name: N_(
        "The bots come back to the same position again and again. Until something new happens, the "
        "choice of an absent player is made for them."
    ),
    # Translators: a line of the log, after the server has got a new version of the game's rules.
    version_changed.name: N_(
        "The rules or the cards of this game have a new version. The current turn starts again "
        "from its beginning; everything before it stays as it was."
    ),
    # Translators: a line of the log; the question that %(player)s had answered stands again.
    choice_taken_back.name: N_("%(player)s takes the last choice back."),
    # Translators: a line of the log; %(player)s is back, and the bot who played instead leaves.
    seat_handed_back.name: N_("%(player)s plays again; the bot leaves the seat."),
    # Translators: a line of the log; %(player)s wants a bot to play for %(other)s.
    vote_cast.name: N_("%(player)s votes for a bot in place of %(other)s."),
    # Translators: a line of the log, after the last move.
    rematch_opened.name: N_("%(player)s opens the next game for the same people."),
    # Translators: a line of the log; %(name)s is how a player wants one of his heroes to be called.
    hero_named.name: N_("%(player)s names a hero: %(name)s."),
}
"""What the table tells, whatever is played at it."""
TAKEN_OVER: Final = {
    # Translators: lines of the log; %(player)s is a name, and a bot takes the seat over.
    "time": N_("The time of %(player)s is up: a bot plays on until %(player)s is back."),
    "vote": N_("The table has voted: a bot plays for %(player)s, who may come back at any time."),
    "leaving": N_("%(player)s leaves: a bot plays on, until %(player)s comes back."),
    "giving_up": N_("%(player)s gives up: a bot plays this seat to the end."),
}
"""Why a bot plays for somebody."""
# Translators: how a game ended; %(players)s is a name, or a list of names when victory is shared.
WON: Final = NN_("%(players)s wins.", "%(players)s share the victory.")


MOST_TWINS: Final = 64
"""Words for so many contents and names are kept."""


class Words(Voice):
    """One viewer's language, with the texts of all games; a key without a text is made readable.

    Words for the same content are always the same object, until many others were wanted.
    """

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self._twins: dict[tuple[int, tuple[tuple[str, str], ...]], Words] = {}

    def with_content(self, spec: Spec[Any]) -> "Words":
        """The same language for a table of this game, with the names of what somebody has added."""
        return self if self.content is spec.content else self._twin(spec.content, self.given)

    def with_names(self, given: Mapping[str, str]) -> "Words":
        """The same language for a table whose players have given these names."""
        return self if self.given == given else self._twin(self.content, given)

    def in_language(self, lang: str) -> "Words":
        """Another language for the same table."""
        return self if self.lang == lang else words(lang)._twin(self.content, self.given)

    def _twin(self, content: Any, given: Mapping[str, str]) -> "Words":
        key = (id(content), tuple(sorted(given.items())) if given else ())
        if key not in self._twins:
            if len(self._twins) >= MOST_TWINS:
                self._twins.clear()
            twin = copy.copy(self)
            twin.content, twin.given = content, dict(key[1])
            self._twins[key] = twin
        return self._twins[key]

    def game(self, game: str) -> str:
        """The name of a game."""
        return self.say(_texts(game).name) or readable(game)

    def blurb(self, game: str) -> str:
        """What a game is, in one line."""
        return self.say(_texts(game).blurb)

    def score(self, game: str) -> str:
        """What the score of a game counts."""
        return self.say(_texts(game).score)

    def chance(self, game: str, seats: int) -> str:
        """What the odds of an option are those of."""
        if own := _texts(game).chance:
            return self.say(own)
        return self.say("Chance of success") if seats == 1 else self.say("Chance to win")

    def losses(self, game: str) -> str:
        """What begins a list of the dangers of a game."""
        return self.say(_texts(game).losses)

    def seats_told(self, seats: Sequence[int]) -> str:
        """For how many a game is, in one sentence."""
        least, most = min(seats), max(seats)
        if least == most:
            return self.count("For %(count)s player.", "For %(count)s players.", most)
        return self.say(
            "For %(least)s to %(most)s players; bots take the empty seats.", least=least, most=most
        )

    def option(self, game: str, option: str) -> str:
        """What the button for an option says."""
        texts = _texts(game)
        told = look_up(self, texts.options, option) or texts.more_options(self, option)
        return told or self.name(game, option)

    def answer(self, game: str, ask: Ask | None, option: str) -> str:
        """What an option says in answer to a question: "Face it" rather than "No, thanks"."""
        kind = ask.prompt.partition(" ")[0] if ask is not None else ""
        told = look_up(self, _texts(game).answers.get(kind, {}), option)
        return told or self.option(game, option)

    def prompt(self, game: str, ask: Ask | str) -> str:
        """What a player is asked to do."""
        key, texts = ask if isinstance(ask, str) else ask.prompt, _texts(game)
        return look_up(self, texts.prompts, key) or texts.more_prompts(self, key) or readable(key)

    def name(self, game: str, id: str) -> str:
        """The name of a card, a room, a monster, a character or another thing of a game."""
        texts = _texts(game)
        own = texts.own_names(self, id) if self.content is not None else None
        return own or look_up(self, texts.names, id) or texts.more_names(self, id) or readable(id)

    def people(self, game: str, view: View) -> Sequence[Person]:
        """The players' characters in a view, where players can give them names."""
        return _texts(game).people(self, view)

    def card_text(self, game: str, id: str) -> str:
        """What a card does, in one or two sentences; its name if there is nothing to tell."""
        return _texts(game).card_text(self, id) or self.name(game, id)

    def event(self, game: str, event: Event, names: Names) -> str:
        """A line of the log; `names` are the display names of the seats."""
        if event.kind in OF_ANY_GAME:
            player, other = _player(event, names), _player(event, names, "other")
            name = event.params.get("name", "")
            return self.say(OF_ANY_GAME[event.kind], player=player, other=other, name=name)
        if event.kind == bot_took_over.name:
            return self.say(TAKEN_OVER[str(event.params["by"])], player=_player(event, names))
        try:
            return _texts(game).event(self, event, names) or plain_event(event, names)
        except Exception:
            # A game goes on even if a line of its log cannot be told; tests fail on this.
            LOG.exception("%s cannot tell %s in %s", game, event, self.lang)
            return readable(event.kind)

    def result(self, game: str, result: Result, names: Names) -> str:
        """How the game ended."""
        if told := _texts(game).result(self, result, names):
            return told
        if not result.winners:
            return self.say("Nobody wins.")
        players = self.listing(name_of(names, seat) for seat in result.winners)
        return self.fill(WON, count=len(result.winners), players=players)

    def lone_result(self, game: str, who: str, points: int, former: int | None) -> str:
        """What a lone player has reached, beside the best result before it."""
        name = self.name(game, who)
        if former is None:
            # Translators: %(who)s is a hero and %(points)s a number, such as pieces of gold.
            return self.say(
                "%(who)s: %(points)s, the first result to beat.", who=name, points=points
            )
        if points > former:
            return self.say(
                "%(who)s: %(points)s, a new best result! The best before was %(former)s.",
                who=name,
                points=points,
                former=former,
            )
        return self.say(
            "%(who)s: %(points)s. The best result stays %(former)s.",
            who=name,
            points=points,
            former=former,
        )

    def setting(self, game: str, option: str) -> str:
        """The label of a game's option."""
        return look_up(self, _texts(game).settings, option) or readable(option)

    def setting_value(self, game: str, option: str, value: object) -> str:
        """A setting of a game's option, as it stands in a list to choose from."""
        text = _texts(game).settings.get(f"{option} {value}")
        return self.fill(text) if text else str(value)

    def chosen_settings(self, game: str, option_set: str) -> list[str]:
        """A set of options as `Spec.option_set` writes it, in words."""
        told = []
        for setting in filter(None, option_set.split(",")):
            name, _, value = setting.partition("=")
            label = self.setting(game, name)
            told.append(label if value == "True" else f"{label}: {value}")
        return told

    def explanation(self, game: str, key: str) -> str:
        """What an option of a game changes, by the key of its explanation."""
        return look_up(self, _texts(game).explanations, key) or readable(key)

    def about_language(self, clause: Clause) -> str:
        """Why a rule is shown in English to a reader of another language; nothing if it is not."""
        if clause.lang == self.lang:
            return ""
        if clause.is_stale:
            # Translators: stands below a rule whose English text changed after it was translated.
            return self.say("This rule is shown in English until it has been translated anew.")
        return self.say("This rule has not been translated.")


def _player(event: Event, names: Names, which: str = "seat") -> str:
    seat = event.params.get(which)
    return name_of(names, seat) if isinstance(seat, int) else ""


def _texts(game: str) -> GameText:
    return REGISTRY.part(game, "words", NO_TEXT)


@functools.cache
def words(lang: str) -> Words:
    """The words of a language; one that nobody has translated raises UnknownLanguage."""
    return Words(lang)
