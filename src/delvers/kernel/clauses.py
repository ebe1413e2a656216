"""The clauses of cards and other entries of the content: each has one of its own, by its id."""


def entry_clause(section: str, id: str) -> str:
    """The clause that says what an entry does: ("CARDS", "rune_of_fortune")."""
    words = id.replace("_", "-").replace(".", "-").replace(" ", "-")
    return f"{section}-{words.upper()}"
