"""`delvers draw` writes what the name of the file promises, or says what it can write."""

from pathlib import Path

import pytest

from tests.cli.command import played, refused, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(played().record().text(), encoding="utf-8")
    return path


def test_an_svg_is_written_into_a_file(record: Path, tmp_path: Path) -> None:
    assert run("draw", record, "-o", tmp_path / "table.svg").exit_code == 0
    assert (tmp_path / "table.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_dash_prints_the_svg(record: Path) -> None:
    assert run("draw", record, "-o", "-").stdout.startswith("<svg")


def test_a_png_is_a_png(record: Path, tmp_path: Path) -> None:
    assert run("draw", record, "-o", tmp_path / "table.png").exit_code == 0
    assert (tmp_path / "table.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("output", ["", "table", "table.jpg", "."])
def test_what_is_no_picture_is_refused_before_anything_is_drawn(output: str, record: Path) -> None:
    assert "allowed: a file that ends in .svg or .png, or - for SVG" in refused(
        "draw", record, "-o", output
    )
