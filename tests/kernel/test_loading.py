"""New games and saves with something wrong: each gets a clear error."""

import json
from typing import Any

import pytest

import delvers
from delvers import Dice, Fairness
from delvers.kernel.errors import (
    BadOption,
    BadSeats,
    BrokenSave,
    ForeignSave,
    UnknownGame,
)
from tests.generic.walks import finish, step


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
    with pytest.raises(ForeignSave, match="'delvers-9' is not known here; known: delvers-1"):
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
        (("rules",), "7", "made with rules 7"),
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
