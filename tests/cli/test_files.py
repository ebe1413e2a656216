from pathlib import Path

import pytest

from delvers.cli.files import write_text


def test_a_file_is_written_over_whole(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "file.json"
    write_text(path, "a long first text")
    write_text(path, "second")
    assert path.read_text(encoding="utf-8") == "second"
    assert [*path.parent.iterdir()] == [path]


def test_a_failed_write_leaves_the_old_text_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    write_text(path, "first")
    with pytest.raises(UnicodeEncodeError):
        write_text(path, "broken \ud800")
    assert path.read_text(encoding="utf-8") == "first"
    assert [*tmp_path.iterdir()] == [path]
