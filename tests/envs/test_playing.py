"""What a seat observes is what the layout says, however much of it was kept from before."""

from array import array

import pytest

from delvers import Dice
from delvers.envs.encoding import Encoder
from delvers.envs.fields import OneOf
from delvers.envs.numbering import Slots
from delvers.envs.playing import Play
from delvers.kernel.kit import REGISTRY
from delvers.kernel.requests import Ask
from delvers.kernel.spec import View

GAMES = [spec.id for spec in REGISTRY]


def written_by_codecs(encoder: Encoder, view: View, seat: int, ask: Ask | None) -> bytes:
    """An observation as documented: the prompt, the layout of the view, and the slots."""
    out = array("f", bytes(4 * encoder.size))
    prompts = OneOf(form.pattern for form in encoder.spec.prompts)
    form = None if ask is None else encoder.spec.prompts.form_of(ask.prompt)
    prompts.write(None if form is None else form.pattern, out, 0, seat)
    layout, slots = encoder.encoding.layout, encoder.encoding.actions
    layout.write(view, out, prompts.size, seat)
    at = prompts.size + layout.size
    if isinstance(slots, Slots) and ask is not None:
        for option in ask.options:
            told = array("f", slots.features(option))
            out[at : at + len(told)] = told
            at += len(told)
    return out.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_observed_as_the_codecs_write_them(game: str) -> None:
    """Two games one after the other, for what is kept of the first must not show in the second.

    Who is asked observes every time, and now and then somebody else in between.
    """
    play, luck = Play(game, seats=4), Dice(6)
    for seed in (1, 2):
        play.begin(seed)
        while not play.game.is_over:
            asked = min(play.game.waiting)
            others = [*range(play.seats)] if play.game.number % 5 == 0 else []
            for seat in [*others, asked]:
                ask = play.game.pending.get(seat)
                if ask is not None and ask.optional:
                    ask = None
                seen = play.observe(seat)["observation"].tobytes()
                view = play.game.view(seat)
                assert seen == written_by_codecs(play.encoder, view, seat, ask)
            play.game.choose(asked, luck.choice(play.game.pending[asked].options))
