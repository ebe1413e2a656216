"""A board larger than its window: moved and made larger by wheel, keys, mouse and fingers."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import Server, context_at
from tests.games.dungeonquest.common.page.delving import REVISED, enter_alone


@pytest.fixture
def board(browser: Browser, server: Server) -> Iterator[Page]:
    """The board of DungeonQuest on a telephone, a little larger than at first."""
    small = {"width": 390, "height": 844}
    context = context_at(browser, server, viewport=small, has_touch=True)
    page = context.new_page()
    enter_alone(page, REVISED)
    page.keyboard.press("+")
    yield page
    context.close()


def wide(page: Page) -> float:
    """How wide the board is drawn."""
    found: float = page.locator(".map-sheet > svg").first.evaluate("svg => svg.clientWidth")
    return found


def place(page: Page) -> list[float]:
    """What of the board is in its window."""
    found: list[float] = page.locator(".map-window").evaluate(
        "view => [view.scrollLeft, view.scrollTop]"
    )
    return found


def over(page: Page) -> tuple[float, float]:
    """A point in the window where nothing can be chosen."""
    x, y = page.locator(".map-window").evaluate(
        """view => {
            const box = view.getBoundingClientRect();
            for (let y = box.top + 20; y < box.bottom - 20; y += 15)
                for (let x = box.left + 60; x < box.right - 60; x += 15) {
                    const at = document.elementFromPoint(x, y);
                    if (view.contains(at) && !at.closest("[data-option]")) return [x, y];
                }
        }"""
    )
    return x, y


def test_the_wheel_changes_the_size_where_the_mouse_is(board: Page) -> None:
    before = wide(board)
    board.mouse.move(*over(board))
    board.mouse.wheel(0, -100)
    board.wait_for_function(
        f"document.querySelector('.map-sheet > svg').clientWidth > {before + 5}"
    )
    board.mouse.wheel(0, 100)
    board.wait_for_function(
        f"Math.abs(document.querySelector('.map-sheet > svg').clientWidth - {before}) < 3"
    )


def test_keys_move_it_change_its_size_and_come_back_to_the_hero(board: Page) -> None:
    before = wide(board)
    board.keyboard.press("+")
    assert wide(board) > before
    board.keyboard.press("-")
    assert abs(wide(board) - before) < 3
    board.keyboard.press("0")
    window = board.locator(".map-window").evaluate("view => view.clientWidth")
    assert wide(board) <= window
    board.keyboard.press("c")
    centred = place(board)
    board.keyboard.press("Shift+ArrowRight")
    board.keyboard.press("Shift+ArrowDown")
    assert place(board) != centred
    board.keyboard.press("c")
    assert place(board) == centred


def test_a_drag_moves_it_and_chooses_nothing(board: Page) -> None:
    before, (x, y) = place(board), over(board)
    board.mouse.move(x, y)
    board.mouse.down()
    board.mouse.move(x - 40, y - 5, steps=4)
    board.mouse.up()
    left, _ = place(board)
    assert left > before[0]
    expect(board.locator("#table[data-number='0']")).to_be_visible()


def test_two_fingers_make_it_larger_and_one_moves_it(board: Page) -> None:
    before, (x, y) = wide(board), over(board)
    touch = board.context.new_cdp_session(board)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        told = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    fingers("touchStart", (x - 20, y), (x + 20, y))
    for far in (25, 32, 40):
        fingers("touchMove", (x - far, y), (x + far, y))
    fingers("touchEnd")
    board.wait_for_function(
        f"document.querySelector('.map-sheet > svg').clientWidth > {before * 1.2}"
    )
    held = place(board)
    fingers("touchStart", (x, y))
    for far in (10, 25, 40):
        fingers("touchMove", (x - far, y))
    fingers("touchEnd")
    board.wait_for_function(f"document.querySelector('.map-window').scrollLeft > {held[0]}")
    expect(board.locator("#table[data-number='0']")).to_be_visible()
