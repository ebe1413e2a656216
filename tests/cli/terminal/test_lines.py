from delvers.cli.terminal.lines import in_lines


def test_texts_share_a_line_as_long_as_they_fit() -> None:
    told = ["aaa", "bbb", "cc", "d"]
    assert in_lines(told, 8) == ["aaa  bbb", "cc  d"]
    assert in_lines(told, 7) == ["aaa", "bbb  cc", "d"]
    assert in_lines(told, 11, " · ") == ["aaa · bbb", "cc · d"]


def test_a_text_that_is_too_long_stands_alone_and_whole() -> None:
    assert in_lines(["too long", "b"], 3) == ["too long", "b"]
    assert in_lines([], 10) == []


def test_wide_letters_take_two_places() -> None:
    assert in_lines(["中中", "b"], 6) == ["中中", "b"]
    assert in_lines(["中中", "b"], 7) == ["中中  b"]
