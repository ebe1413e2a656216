"""The forms of requests and answers, as OpenAPI describes them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

Setting = StrictBool | StrictInt | StrictStr
MOST_SEATS = 20
LONGEST_LIMIT = 7 * 24 * 60 * 60


class Form(BaseModel):
    """A request; a field that does not exist is refused, not ignored."""

    model_config = ConfigDict(extra="forbid")


class Human(Form):
    """A person who sits down, with a word of their own for the dice."""

    kind: Literal["human"]
    name: str = Field("", max_length=200, description="Cut to 40 characters.")
    word: str = Field("", max_length=200, description="Mixed into the seed of the dice.")


class Robot(Form):
    """A bot that sits down."""

    kind: Literal["bot"]
    bot: str = Field(max_length=64, examples=["heuristic"])
    name: str = Field("", max_length=200, description="Cut to 40 characters.")


class NewTable(Form):
    """What a table is opened with."""

    game: str = Field(max_length=64, description="An id from GET /api/games.")
    options: dict[str, Setting] = Field(default_factory=dict, max_length=50)
    seats: list[Annotated[Human | Robot, Field(discriminator="kind")]] = Field(
        max_length=MOST_SEATS
    )
    time_limit: int | None = Field(
        None, ge=1, le=LONGEST_LIMIT, description="Seconds before the rules choose for a player."
    )
    promise: str | None = Field(
        None, max_length=64, description="A commitment from POST /api/promises."
    )


class Choice(Form):
    """One of the options of the seat's ask, and the number of the state it was seen in."""

    number: int = Field(ge=0, le=2**31)
    option: str = Field(max_length=200, examples=["power 5"])


class Trouble(BaseModel):
    """Why a request was refused, and what is allowed instead."""

    error: str
    rule: str | None = None
    allowed: list[str] | None = None


class GameOption(BaseModel):
    """One option of a game."""

    name: str
    type: str
    default: Setting
    allowed: list[Setting]
    label: str
    explanation: str
    clause: str


class GameEntry(BaseModel):
    """A game that can be played here."""

    id: str
    name: str
    blurb: str
    seats: list[int]
    options: list[GameOption]
    bots: list[str]


class OpenedSeat(BaseModel):
    """A seat of a new table; its key is shown this once."""

    seat: int
    name: str
    kind: str
    key: str | None
    url: str | None


class OpenedTable(BaseModel):
    """A new table."""

    table: str
    commitment: str
    seats: list[OpenedSeat]
    spectator_url: str


class Promise(BaseModel):
    """SHA-256 of a secret that the next table can be built on."""

    commitment: str


class ShownOption(BaseModel):
    """An option, and what its button says."""

    option: str
    label: str


class RefusedOption(ShownOption):
    """An option that a player might expect, and the clause that forbids it."""

    rule: str


class ShownAsk(BaseModel):
    """What the seat is asked."""

    prompt: str
    rule: str
    optional: bool
    options: list[ShownOption]
    refused: list[RefusedOption]


class Line(BaseModel):
    """A line of the log."""

    number: int
    text: str
    rule: str


class ShownResult(BaseModel):
    """How the game ended."""

    winners: list[int]
    ranking: list[list[int]]
    scores: list[int]
    why: str
    text: str
    best: str = Field(description="A lone player's result beside the best before; may be empty.")


class ShownFairness(BaseModel):
    """The promise, the words, and after the last move the secret."""

    commitment: str
    words: list[str]
    secret: str | None


class TableState(BaseModel):
    """All that one viewer may see of a table."""

    table: str
    game: str
    number: int
    seat: int | None
    names: list[str]
    kinds: list[str]
    view: dict[str, Any]
    ask: ShownAsk | None
    waiting: list[int]
    log: list[Line]
    result: ShownResult | None
    regions: dict[str, str] | None = Field(
        None, description="The parts of the page as HTML, by name; only with `regions=true`."
    )
    fairness: ShownFairness
    time_limit: int | None
    deadline: float | None = Field(description="When the rules choose for the seat (epoch time).")
    lang: str
    languages: dict[str, str]


class Verdict(BaseModel):
    """Whether a record holds, and what was checked."""

    ok: bool
    checked: list[str]
    error: str | None = None


class ShownClause(BaseModel):
    """One rule of a rulebook."""

    id: str
    text: str
    section: str
    title: str
    game: str
    lang: str = Field(description="The language of the text.")
    is_stale: bool = Field(description="Its translation waits to be made anew.")
    cites: list[str] = Field(description="The clauses that the text names.")
    note: str = Field(description="Why the text is not in the reader's language; else nothing.")
