"""Small drawings of a tile as it would lie, to choose between them."""

from delvers.games.plungin.rules import options, prompts
from delvers.games.plungin.rules.board.grid import opposite, shape_of
from delvers.games.plungin.rules.books.shapes import Shape, Slot
from delvers.games.plungin.rules.squares import DIRECTIONS
from delvers.games.plungin.terminal.look import Look
from delvers.games.plungin.terminal.marks import FLOOR, TERRAIN
from delvers.games.plungin.words.content import books_of

DOOR, WAY_IN = "▒", "↓←↑→"


def sketch(look: Look, option: str) -> str:
    """A tile in one of the ways to lay it, with the way in as an arrow; "" for other options."""
    way = options.LAY_TILE.read(option)
    asked = prompts.LAY.read(look.ask.prompt) if look.ask else None
    doors = [door for door in look.view["doors"] if door["open"] and door["to"] < 0]
    opened = [door["direction"] for door in doors if not door["exit"]]
    if way is None or asked is None or not opened:
        return ""
    (tile,) = asked
    if tile not in books_of(look.words).tiles:
        return ""
    side = DIRECTIONS.index(way[0])
    entry = opposite(opened[-1])
    first = next(
        n
        for n, slot in enumerate(shape_of(books_of(look.words), tile, 0).slots)
        if slot.side == side
    )
    return drawn(shape_of(books_of(look.words), tile, (entry - side) % 4), first)


def drawn(shape: Shape, entry: int) -> str:
    """The squares of a tile in its walls; places for doors are grey."""
    wide, high = shape.width + 2, shape.height + 2
    lines = [["░"] * wide for _ in range(high)]
    for (x, y), mark in shape.marks.items():
        lines[y + 1][x + 1] = TERRAIN.get(mark, FLOOR)
    for number, slot in enumerate(shape.slots):
        sign = WAY_IN[slot.side] if number == entry else DOOR
        for x, y in ring(slot):
            lines[y][x] = sign
    return "\n".join("".join(line) for line in lines)


def ring(slot: Slot) -> list[tuple[int, int]]:
    """Where a place for a door stands in the ring around the squares."""
    across, down = ((0, -1), (1, 0), (0, 1), (-1, 0))[slot.side]
    return [(x + 1 + across, y + 1 + down) for x, y in slot.squares]
