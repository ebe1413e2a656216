"""The types of fields are those that the source says, also where a compiler has kept less."""

import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, get_args

import pytest

from delvers.kernel.hints import hints_of
from delvers.kernel.plain import Within

SOURCE = '''
"""Things."""

from typing import Annotated, ClassVar, Literal

from delvers.kernel.plain import Within

Part = Literal["day", "night"]


class Thing:
    """A thing."""

    kind: ClassVar[str] = "thing"
    part: Part
    worth: Annotated[int, Within(0, 9)] = 0

    def told(self) -> str:
        """Its part."""
        return self.part


class Chest(Thing):
    things: "list[Thing]"
'''


def compiled(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A module as a compiler leaves it: its source beside it, and bare annotations."""
    (folder / "things.py").write_text(SOURCE, encoding="utf-8")
    module: Any = ModuleType("things")
    module.__file__ = str(folder / "things.cpython-311-x86_64-linux-gnu.so")
    monkeypatch.setitem(sys.modules, "things", module)
    exec(SOURCE, module.__dict__)
    module.Thing.__annotations__ = {"part": type, "worth": int}
    module.Chest.__annotations__ = {"things": list}
    return module


def test_a_compiled_class_has_the_types_of_its_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    things = compiled(tmp_path, monkeypatch)
    hints = hints_of(things.Chest)
    assert hints["part"] == Literal["day", "night"]
    assert hints["worth"] == Annotated[int, Within(0, 9)]
    assert get_args(hints["things"]) == (things.Thing,)


def test_without_its_source_a_compiled_class_has_what_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    things = compiled(tmp_path, monkeypatch)
    (tmp_path / "things.py").unlink()
    assert hints_of(things.Chest)["things"] is list


def test_a_plain_class_has_the_types_that_python_keeps() -> None:
    class Purse:
        coins: Annotated[int, Within(0, 9)]

    assert hints_of(Purse) == {"coins": Annotated[int, Within(0, 9)]}
