"""Texts side by side."""

from rich.cells import cell_len


def in_lines(told: list[str], width: int, between: str = "  ") -> list[str]:
    """Texts on as many lines as they need, none of them broken."""
    lines: list[str] = []
    for text in told:
        if lines and cell_len(f"{lines[-1]}{between}{text}") <= width:
            lines[-1] += f"{between}{text}"
        else:
            lines.append(text)
    return lines
