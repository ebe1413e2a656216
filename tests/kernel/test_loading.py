"""New games and saves with something wrong: each gets a clear error."""

import json
from dataclasses import replace
from typing import Any

import pytest

import delvers
from delvers import Dice, Fairness, Game
from delvers.kernel.errors import (
    BadOption,
    BadSeats,
    BrokenSave,
    ForeignSave,
    UnknownGame,
)
from delvers.kernel.kit import REGISTRY, GameKit
from delvers.kernel.loading import Verified, verified
from delvers.kernel.requests import Ask, Rule
from delvers.kernel.spec import Spec
from delvers.kernel.table import Table
from delvers.kernel.versions import fixed
from tests.generic.walks import finish, step
from tests.kernel.pit import PIT, Pit


def saved(choices: int = 4) -> dict[str, Any]:
    game, dice = delvers.new("pit", seats=2, seed=5), Dice(5)
    while len(game.choices) < choices:
        step(game, dice)
    save: dict[str, Any] = json.loads(game.save())
    return save


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"known: .*pit, plungin, raiders"):
        delvers.new("chess", seats=2)


@pytest.mark.parametrize("seats", [0, 1, 4, -2, True, "2", 2.0, None])
def test_a_wrong_number_of_seats_is_answered_with_the_allowed_ones(seats: Any) -> None:
    with pytest.raises(BadSeats, match=r"PIT-0.*allowed: 2, 3"):
        delvers.new("pit", seats=seats)


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="no option 'deep'; known: shallow, depth, motto"):
        delvers.new("pit", seats=2, options={"deep": True})


@pytest.mark.parametrize("options", [{"shallow": 1}, {"depth": 4}, {"depth": True}, {"depth": "1"}])
def test_a_wrong_setting_is_answered_with_the_allowed_ones(options: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=r"allowed: (False, True|1, 2, 3)"):
        delvers.new("pit", seats=2, options=options)


def test_options_take_effect_and_the_rest_keep_their_defaults() -> None:
    game = delvers.new("pit", seats=2, seed=1, options={"shallow": True})
    assert game.options == {"shallow": True, "depth": 3, "motto": ""}
    assert game.checkpoint().deck.top == ["gold"]


def test_settings_that_do_not_go_together_are_refused() -> None:
    options = {"motto": "two is company"}
    assert delvers.new("pit", seats=2, options=options).options["motto"] == "two is company"
    with pytest.raises(BadOption, match="needs two seats"):
        delvers.new("pit", seats=3, options=options)


def test_a_save_with_settings_that_do_not_go_together_is_refused() -> None:
    save = json.loads(delvers.new("pit", seats=3, seed=1).save())
    save["options"]["motto"] = "two is company"
    with pytest.raises(BrokenSave, match="needs two seats"):
        delvers.load(json.dumps(save))


@pytest.mark.parametrize("seed", ["7", 1.5, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadOption, match="allowed: a whole number"):
        delvers.new("pit", seats=2, seed=seed)


def test_a_seed_and_a_promise_exclude_each_other() -> None:
    with pytest.raises(BadOption, match="not both"):
        delvers.new("pit", seats=2, seed=1, fairness=Fairness.begin())


def test_without_a_seed_games_differ() -> None:
    assert delvers.new("pit", seats=2).seed != delvers.new("pit", seats=2).seed


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "7", '"delvers"', "{}", "[" * 100_000])
def test_what_is_not_a_save_is_called_broken(text: str) -> None:
    with pytest.raises(BrokenSave, match="not a Delvers save"):
        delvers.load(text)


def test_a_save_of_another_format_is_called_foreign() -> None:
    with pytest.raises(
        ForeignSave, match="'delvers-9' is not known here; known: delvers-1, delvers-2"
    ):
        delvers.load(json.dumps({**saved(), "format": "delvers-9"}))


def test_a_save_of_an_unknown_game_is_called_foreign() -> None:
    with pytest.raises(ForeignSave, match=r"known: .*pit, plungin, raiders"):
        delvers.load(json.dumps({**saved(), "game": "poker"}))


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("seats", 9, "cannot have 9 seats"),
        ("seats", "two", "save.seats: 'two' is not a whole number"),
        ("options", {}, "options are missing"),
        ("options", {"shallow": "yes", "depth": 3}, "cannot be 'yes'"),
        ("options", {"shallow": False, "depth": 3, "motto": 5}, "cannot be 5"),
        ("choices", [[0, "fly"]], "the checkpoint lies at choice"),
        ("choices", [[0]], r"save.choices\[0\]: has 1 entries where 2 are needed"),
        ("choices", {}, "save.choices: {} is not a list"),
        ("seed", "abc", "save.seed"),
        ("checkpoint", None, "no checkpoint"),
        ("at", 99, "the checkpoint lies at choice 99"),
        ("colour", "red", "save.colour: is not a known field"),
    ],
)
def test_a_damaged_save_says_where_it_is_damaged(field: str, value: Any, message: str) -> None:
    with pytest.raises(BrokenSave, match=message):
        delvers.load(json.dumps({**saved(), field: value}))


def test_a_save_with_an_impossible_choice_says_which() -> None:
    save = saved()
    save["choices"][-1][1] = "fly"
    with pytest.raises(
        BrokenSave, match=f"choice {len(save['choices'])} of .* cannot choose 'fly'"
    ):
        delvers.load(json.dumps(save))


def test_a_save_whose_checkpoint_was_changed_is_refused() -> None:
    save = saved()
    save["checkpoint"]["found"][0].append("gold")
    with pytest.raises(BrokenSave, match="not what its choices lead to"):
        delvers.load(json.dumps(save))


def test_a_save_of_other_rules_starts_its_turn_again_and_says_so() -> None:
    save = saved()
    game = delvers.load(json.dumps({**save, "rules": "0.9"}))
    assert game.notice is not None
    assert "rules 0.9" in game.notice
    assert "starts again" in game.notice
    assert game.view(None)["turn"] == save["checkpoint"]["turn"]
    assert game.choices == ()
    finish(game, Dice(1))


def test_a_save_of_other_rules_whose_state_does_not_fit_is_called_foreign() -> None:
    save = saved()
    del save["checkpoint"]["alive"]
    with pytest.raises(ForeignSave, match=r"checkpoint\.alive: is missing"):
        delvers.load(json.dumps({**save, "content": "other"}))


def test_a_game_that_started_its_turn_again_can_be_saved_and_loaded() -> None:
    game = delvers.load(json.dumps({**saved(), "rules": "0.9"}))
    step(game, Dice(1))
    assert delvers.load(game.save()).view(None) == game.view(None)


def finished_record() -> dict[str, Any]:
    fair = Fairness.begin(("owl", "bat"), secret="s3cret")
    game = finish(delvers.new("pit", seats=2, fairness=fair), Dice(1))
    record: dict[str, Any] = json.loads(game.record().text())
    return record


def changed(record: dict[str, Any], *path: Any, to: Any) -> str:
    inner = record
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = to
    return json.dumps(record)


@pytest.mark.parametrize(
    ("path", "to", "message"),
    [
        (("fairness", "secret"), "other", "not the one that was promised"),
        (("fairness", "words"), ["owl"], "secret and the words give"),
        (("fairness", "secret"), None, "does not show the secret"),
        (("seed",), 12, "secret and the words give"),
        (("seed",), None, "no seed"),
        (("result", "scores"), [9, 9], "the record claims"),
        (("result",), None, "the record claims"),
        (("choices", 0, 1), "fly", "choice 1 of"),
        (("rules",), "7", "played with rules 7"),
    ],
)
def test_a_record_that_does_not_add_up_is_not_verified(
    path: tuple[Any, ...], to: Any, message: str
) -> None:
    record = delvers.read_record(changed(finished_record(), *path, to=to))
    with pytest.raises((BrokenSave, ForeignSave), match=message):
        delvers.verify(record)


def test_an_unfinished_record_is_verified_as_far_as_it_goes() -> None:
    game = delvers.new("pit", seats=2, seed=5)
    step(game, Dice(1))
    assert delvers.verify(delvers.read_record(game.record().text())).result is None


# -- games that were played under two versions -----------------------------------------------------


def played_on(secret: str = "s3cret") -> dict[str, Any]:
    """The record of a game whose first turns were played with rules 0.9."""
    here = REGISTRY.kit("pit")
    REGISTRY.add(KitOf(replace(PIT, rules=fixed("0.9"))))
    fair = Fairness.begin(("owl", "bat"), secret=secret)
    game, dice = delvers.new("pit", seats=2, fairness=fair), Dice(1)
    while len(game.choices) < 4:
        step(game, dice)
    save = game.save()
    REGISTRY.add(here)
    record: dict[str, Any] = json.loads(finish(delvers.load(save), Dice(2)).record().text())
    return record


class KitOf(GameKit):
    """A kit with a spec that was made on the spot."""

    def __init__(self, spec: Spec[Any]) -> None:
        super().__init__(spec.id, "")
        self.__dict__["spec"] = spec


def verified_by(rules: str, record: dict[str, Any]) -> Verified:
    return verified(replace(PIT, rules=fixed(rules)), delvers.read_record(json.dumps(record)))


def test_the_record_of_a_game_says_where_its_versions_changed() -> None:
    record = played_on()
    (first,) = record["earlier"]
    assert (first["rules"], record["rules"]) == ("0.9", "1")
    assert len(first["choices"]) == 4 >= first["kept"]
    assert first["start"] is None
    assert record["start"] is not None
    assert record["seed"] is not None


def test_each_version_verifies_its_own_pieces() -> None:
    record = played_on()
    assert verified_by("1", record).pieces == (False, True)
    assert verified_by("0.9", record).pieces == (True, False)
    both = {**record, "earlier": [{**record["earlier"][0], "rules": "1"}]}
    assert verified_by("1", both).is_whole
    with pytest.raises(ForeignSave, match="played again with the version of Delvers"):
        verified_by("2", record)


@pytest.mark.parametrize(
    ("path", "to", "message"),
    [
        (("earlier", 0, "choices", 0, 1), "fly", "choice 1 of 4"),
        (("earlier", 0, "kept"), 0, "does not lead to the state"),
        (("earlier", 0, "kept"), 9, "a piece keeps 9 of 4 choices"),
        (("earlier", 0, "start"), {}, "only the first piece"),
        (("start",), None, "only the first piece"),
        (("start",), [], "is not a table"),
        (("start", "turn"), 7, "does not lead to the state"),
        (("earlier",), {}, "are not a list of tables"),
    ],
)
def test_a_piece_that_does_not_add_up_is_not_verified(
    path: tuple[Any, ...], to: Any, message: str
) -> None:
    record = played_on()
    record["earlier"][0]["rules"] = "1"
    with pytest.raises(BrokenSave, match=message):
        verified_by("1", json.loads(changed(record, *path, to=to)))


def test_the_last_piece_must_lead_to_the_result() -> None:
    record = played_on()
    record["result"]["scores"] = [9, 9]
    with pytest.raises(BrokenSave, match="the record claims"):
        verified_by("1", record)
    assert verified_by("0.9", record).pieces == (True, False)


def test_a_save_of_a_game_with_two_versions_goes_on_where_it_was() -> None:
    record = played_on()
    dice, half = Dice(2), delvers.load(json.dumps({**saved(), "rules": "0.9"}))
    step(half, dice)
    again = delvers.load(half.save())
    assert again.record().text() == half.record().text()
    assert [piece.rules for piece in again.earlier] == ["0.9"]
    assert record["result"] is not None


# -- turns -----------------------------------------------------------------------------------------


def test_a_game_that_keeps_turns_knows_where_the_present_one_began() -> None:
    game, dice = Game(PIT, 2, PIT.check_options({}), seed=5, keeps_turns=True), Dice(5)
    plain = Game(PIT, 2, PIT.check_options({}), seed=5)
    while not game.is_over:
        assert game.turn is not None
        assert game.turn.state == game.copy().checkpoint()
        twin = Game(PIT, 2, game.options, scene=game.turn.state.copy())
        for seat, option in game.choices[game.turn.at :]:
            twin.choose(seat, option)
        assert twin.view(None) == game.view(None)
        seat = dice.choice(sorted(game.pending))
        option = dice.choice(game.pending[seat].options)
        game.choose(seat, option)
        plain.choose(seat, option)
    assert plain.turn is None
    assert plain.events == game.events


def test_where_only_questions_are_checkpoints_the_last_question_is_the_turn() -> None:
    def play(table: Table[Pit]) -> Rule[None]:
        while len(table.state.found[0]) < 3:
            yield Ask(0, ("dig",), "PIT-1", checkpoint=True)
            table.state.found[0].append("gold")

    spec = replace(PIT, play=play)
    game = Game(spec, 2, spec.check_options({}), seed=5, keeps_turns=True)
    game.choose(0, "dig")
    assert game.turn is not None
    assert (game.turn.at, game.turn.state.found[0]) == (1, ["gold"])


def test_the_log_of_a_loaded_game_is_made_when_somebody_wants_it() -> None:
    game, dice = delvers.new("pit", seats=2, seed=5), Dice(5)
    for _ in range(4):
        step(game, dice)
    for loaded in (delvers.load(game.save()), delvers.load(game.save()).copy()):
        assert loaded._log_is_due
        loaded.choose(seat := loaded.waiting[0], loaded.pending[seat].options[0])
        twin = game.copy()
        twin.choose(seat, twin.pending[seat].options[0])
        assert loaded.events == twin.events != ()
        assert not loaded._log_is_due
    assert delvers.load(game.save()).copy(events=False).events == ()
