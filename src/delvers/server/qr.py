"""QR codes (ISO/IEC 18004) of links: bytes, low error correction, as SVG.

Only what a link needs: versions 1 to 10 hold up to 271 bytes.
"""

from collections.abc import Iterator
from typing import Final

from delvers.kernel.errors import DelversError

Matrix = list[list[bool]]

DATA: Final = (0, 19, 34, 55, 80, 108, 136, 156, 194, 232, 274)
"""How many bytes of data a version holds at the low level of correction."""
CORRECTION: Final = (0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18)
"""How many bytes of correction each of its blocks has."""
BLOCKS: Final = (0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4)
MOST: Final = len(DATA) - 1
QUIET: Final = 4
LOW: Final = 1
"""The low level of correction, as the code itself names it."""
BYTES: Final = 0b0100
PADDING: Final = (0xEC, 0x11)


class TooLong(DelversError):
    """A text that does not fit into these codes."""


def svg_of(text: str, label: str) -> str:
    """The code of a text as a drawing, with the quiet zone around it."""
    code = matrix_of(text)
    size = len(code) + 2 * QUIET
    cells = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z"
        for y, row in enumerate(code)
        for x, is_dark in enumerate(row)
        if is_dark
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" role="img" '
        f'aria-label="{label}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}'
        f'H0z"/><path d="{cells}"/></svg>'
    )


def matrix_of(text: str) -> Matrix:
    """The dark squares of the code, with the mask that spreads them best."""
    told = text.encode()
    version = version_for(len(told))
    bits = _bits(_interleaved(_data(told, version), version))
    plain, is_fixed = _frame(version)
    _fill(plain, is_fixed, bits)
    masked = [_masked(plain, is_fixed, mask) for mask in range(8)]
    return min(masked, key=_penalty)


def version_for(count: int) -> int:
    """The smallest version that holds so many bytes."""
    for version in range(1, MOST + 1):
        if 4 + _count_bits(version) + 8 * count <= 8 * DATA[version]:
            return version
    raise TooLong(f"a code holds at most {DATA[MOST] - 3} bytes, not {count}")


def _count_bits(version: int) -> int:
    return 8 if version < 10 else 16


# -- bytes -----------------------------------------------------------------------------------------


def _data(told: bytes, version: int) -> bytes:
    """The text with its head and its padding."""
    width = _count_bits(version)
    bits = f"{BYTES:04b}{len(told):0{width}b}" + "".join(f"{byte:08b}" for byte in told)
    bits += "0" * min(4, 8 * DATA[version] - len(bits))
    bits += "0" * (-len(bits) % 8)
    data = bytearray(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    while len(data) < DATA[version]:
        data.append(PADDING[(len(data) - len(bits) // 8) % 2])
    return bytes(data)


def _interleaved(data: bytes, version: int) -> bytes:
    """The blocks byte by byte in turn: first their data, then their correction."""
    count = BLOCKS[version]
    short, longer = len(data) // count, len(data) % count
    blocks, at = [], 0
    for number in range(count):
        size = short + (number >= count - longer)
        blocks.append(data[at : at + size])
        at += size
    checks = [_correction(block, CORRECTION[version]) for block in blocks]
    first = [block[i] for i in range(short + 1) for block in blocks if i < len(block)]
    return bytes(first + [check[i] for i in range(CORRECTION[version]) for check in checks])


def _correction(block: bytes, count: int) -> bytes:
    """The Reed-Solomon remainder of a block."""
    factors = [1]
    root = 1
    for _ in range(count):
        factors = [
            (factors[i] if i < len(factors) else 0) ^ (_times(factors[i - 1], root) if i else 0)
            for i in range(len(factors) + 1)
        ]
        root = _times(root, 2)
    rest = [0] * count
    for byte in block:
        factor = byte ^ rest[0]
        rest = [
            left ^ _times(one, factor)
            for left, one in zip([*rest[1:], 0], factors[1:], strict=True)
        ]
    return bytes(rest)


def _times(one: int, other: int) -> int:
    """The product in the field of 256 elements with the polynomial 0x11D."""
    product = 0
    while other:
        if other & 1:
            product ^= one
        one <<= 1
        if one & 0x100:
            one ^= 0x11D
        other >>= 1
    return product


def _bits(data: bytes) -> Iterator[bool]:
    return ((byte >> at) & 1 == 1 for byte in data for at in range(7, -1, -1))


# -- squares ---------------------------------------------------------------------------------------


def _frame(version: int) -> tuple[Matrix, Matrix]:
    """The patterns that every code of a version has, and where they are."""
    size = 17 + 4 * version
    dark = [[False] * size for _ in range(size)]
    fixed = [[False] * size for _ in range(size)]

    def put(x: int, y: int, is_dark: bool) -> None:
        if 0 <= x < size and 0 <= y < size:
            dark[y][x], fixed[y][x] = is_dark, True

    for at in range(size):
        put(at, 6, at % 2 == 0)
        put(6, at, at % 2 == 0)
    for left, top in ((3, 3), (size - 4, 3), (3, size - 4)):
        for dy in range(-4, 5):
            for dx in range(-4, 5):
                put(left + dx, top + dy, max(abs(dx), abs(dy)) not in (2, 4))
    places = _alignments(version)
    for x in places:
        for y in places:
            if (x, y) in ((6, 6), (6, places[-1]), (places[-1], 6)):
                continue
            for dy in range(-2, 3):
                for dx in range(-2, 3):
                    put(x + dx, y + dy, max(abs(dx), abs(dy)) != 1)
    for x, y, _ in _format_places(size):
        put(x, y, False)
    put(8, size - 8, True)
    if version >= 7:
        for at in range(18):
            is_dark = (_with_check(version, 12, 0x1F25) >> at) & 1 == 1
            put(at // 3, size - 11 + at % 3, is_dark)
            put(size - 11 + at % 3, at // 3, is_dark)
    return dark, fixed


def _alignments(version: int) -> list[int]:
    if version == 1:
        return []
    count = version // 7 + 2
    last = 10 + 4 * version
    step = (last - 6 + 2 * (count - 1) - 1) // (2 * (count - 1)) * 2
    return [6, *(last - step * at for at in range(count - 2, -1, -1))]


def _with_check(value: int, length: int, polynomial: int) -> int:
    """A value with the remainder that protects it."""
    rest = value
    for _ in range(length):
        rest = (rest << 1) ^ ((rest >> (length - 1)) * polynomial)
    return value << length | rest


def _format_places(size: int) -> list[tuple[int, int, int]]:
    """Where each of the 15 bits about correction and mask stands, twice."""
    first = [(8, at if at < 6 else at + 1, at) for at in range(8)]
    first += [(7 if at == 8 else 14 - at, 8, at) for at in range(8, 15)]
    second = [(size - 1 - at, 8, at) for at in range(8)]
    return [*first, *second, *((8, size - 15 + at, at) for at in range(8, 15))]


def _fill(dark: Matrix, fixed: Matrix, bits: Iterator[bool]) -> None:
    """Lay the bits in columns of two, from right to left, up and down in turn."""
    size = len(dark)
    columns = [right for right in range(size - 1, 0, -2) if right > 6]
    columns += [5, 3, 1]
    for number, right in enumerate(columns):
        for at in range(size):
            y = at if number % 2 else size - 1 - at
            for x in (right, right - 1):
                if not fixed[y][x]:
                    dark[y][x] = next(bits, False)


def _masked(plain: Matrix, fixed: Matrix, mask: int) -> Matrix:
    size = len(plain)
    code = [
        [plain[y][x] != (not fixed[y][x] and _turns(mask, x, y)) for x in range(size)]
        for y in range(size)
    ]
    told = _with_check(LOW << 3 | mask, 10, 0x537) ^ 0x5412
    for x, y, bit in _format_places(size):
        code[y][x] = (told >> bit) & 1 == 1
    return code


def _turns(mask: int, x: int, y: int) -> bool:
    return (
        (x + y) % 2,
        y % 2,
        x % 3,
        (x + y) % 3,
        (x // 3 + y // 2) % 2,
        x * y % 2 + x * y % 3,
        (x * y % 2 + x * y % 3) % 2,
        ((x + y) % 2 + x * y % 3) % 2,
    )[mask] == 0


def _penalty(code: Matrix) -> int:
    """How badly a code can be read: long runs, blocks, false finders, too dark or too light."""
    size = len(code)
    lines = ["".join("1" if cell else "0" for cell in row) for row in code]
    lines += ["".join("1" if row[x] else "0" for row in code) for x in range(size)]
    found = 0
    for line in lines:
        for run in line.replace("01", "0 1").replace("10", "1 0").split():
            found += len(run) - 2 if len(run) >= 5 else 0
        padded = f"0000{line}0000"
        found += 40 * sum(
            padded.startswith(("10111010000", "00001011101"), at) for at in range(len(padded))
        )
    for y in range(size - 1):
        for x in range(size - 1):
            found += 3 * (code[y][x] == code[y][x + 1] == code[y + 1][x] == code[y + 1][x + 1])
    share = sum(map(sum, code)) * 20 / size**2
    return found + 10 * int(abs(share - 10))
