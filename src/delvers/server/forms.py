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
    """A seat for a person, who takes it with the link of the table."""

    kind: Literal["human"]
    name: str = Field("", max_length=200, description="For whom it is; cut to 40 characters.")


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
    odds: bool = Field(
        False, description="People who are asked see the chances of their options; all see that."
    )
    waits_for_host: bool = Field(
        False, description="Begin when the host says so, and not with the last seat."
    )


class Starting(Form):
    """How the host lets the game begin."""

    bot: str | None = Field(
        None, max_length=64, description="The bot for every seat that is still free."
    )


class Joining(Form):
    """What somebody takes a seat with."""

    name: str = Field("", max_length=200, description="Cut to 40 characters.")
    word: str = Field("", max_length=200, description="Mixed into the seed of the dice.")


class Key(Form):
    """A key that was given when a seat was taken."""

    key: str = Field(max_length=200)


class Choice(Form):
    """One of the options of the seat's ask, and the number of the state it was seen in."""

    number: int = Field(ge=0, le=2**31)
    option: str = Field(max_length=200, examples=["power 5"])


class Seen(Form):
    """The number of the state that the request is about."""

    number: int = Field(ge=0, le=2**31)


class Leaving(Form):
    """How somebody leaves a seat to a bot."""

    for_good: bool = Field(False, description="Give up: the bot stays to the end.")


class Saying(Form):
    """Something to say at a table: a few words or an emote."""

    text: str = Field(min_length=1, max_length=400, description="Cut to 200 characters.")


class HeroName(Form):
    """What a hero is to be called."""

    name: str = Field(max_length=400, description="1 to 24 characters that no other hero has.")


class Switch(Form):
    """On or off."""

    is_on: bool


class Reached(BaseModel):
    """The number that the table has reached."""

    number: int


class SeatNow(BaseModel):
    """Who plays a seat now."""

    kind: str
    stand_in: str | None = Field(
        description="Why a bot plays for a person, if it does: time, vote, leaving, giving_up."
    )
    votes: list[int] = Field(description="The seats that want a bot there.")


class TakingBack(BaseModel):
    """Whether the seat may take back its last choice."""

    is_allowed: bool
    why: str = Field(description="Why not: in words where they are wanted, else in one word.")
    rule: str | None = Field(description="The clause behind it, if there is one.")


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


class ShownSeat(BaseModel):
    """A seat of a table: for whom it is, and whether somebody may take it."""

    seat: int
    name: str
    kind: str
    bot: str | None
    is_free: bool


class OpenedTable(BaseModel):
    """A new table; its one link is for everybody."""

    table: str
    url: str
    commitment: str
    seats: list[ShownSeat]
    host_key: str | None = Field(
        description="Sent by who opened the table when he takes a seat; it opens no seat."
    )


class TakenSeat(BaseModel):
    """A seat that was taken; its key is shown to nobody else."""

    table: str
    seat: int
    name: str
    key: str | None
    link: str | None = Field(
        description="Leads back to the seat from any browser; the key is behind #."
    )
    receipt: str = Field(description="SHA-256 over the promise and all who joined so far.")
    has_begun: bool


class Link(BaseModel):
    """A link that leads back to a seat from any browser."""

    seat: int
    link: str


class Promise(BaseModel):
    """SHA-256 of a secret that the next table can be built on."""

    commitment: str


class ShownOption(BaseModel):
    """An option, and what its button says where words are wanted."""

    option: str
    label: str | None = None


class RefusedOption(ShownOption):
    """An option that a player might expect, and the clause that forbids it."""

    rule: str


class ShownAsk(BaseModel):
    """What the seat is asked."""

    prompt: str = Field(description="In words where they are wanted, else as the rules name it.")
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


class ShownJoining(BaseModel):
    """A word, and when it came (seconds since 1970)."""

    seat: int
    word: str
    at: int
    by_host: bool


class ShownFairness(BaseModel):
    """The promise, the words as they came, and after the last move the secret."""

    commitment: str
    words: list[str]
    joined: list[ShownJoining]
    receipt: str = Field(description="SHA-256 over the promise and all who joined so far.")
    is_from_host_only: bool = Field(description="Nobody but the host has a part in the dice.")
    secret: str | None


class Gathering(BaseModel):
    """A table whose game has not begun: seats are free, or it waits for the host to say so."""

    table: str
    game: str
    has_begun: Literal[False]
    waits_for_host: bool = Field(description="Whether it begins only when the host says so.")
    seat: int | None
    seats: list[ShownSeat]
    fairness: ShownFairness
    time_limit: int | None
    has_odds: bool
    lang: str


class ShownEvent(BaseModel):
    """Something that happened, as data."""

    number: int
    kind: str
    rule: str
    params: dict[str, Any]


class Change(BaseModel):
    """What changed at a table for one seat, by a choice or since the last event of a stream."""

    number: int
    since: int | None = Field(
        description="The number since which entries of the view changed; none: it is whole."
    )
    seat: int | None
    waiting: list[int]
    deadline: float | None
    view: dict[str, Any] | None = Field(
        None, description="The entries of the view that changed; not with `regions=true`."
    )
    ask: ShownAsk | None = None
    undo: TakingBack | None = None
    seats: list[SeatNow] | None = None
    is_silent: bool = Field(False, description="The host wants no talking.")
    secrets: list[int] = Field([], description="The seats that know what others must not see.")
    rematch: str | None = Field(None, description="The table where the same people play again.")
    hero_names: dict[str, str] = Field(
        {}, description="The names that players have given to heroes of theirs, by the heroes' ids."
    )
    events: list[ShownEvent] | None = Field(None, description="What happened, without words.")
    log: list[Line] | None = Field(None, description="The same in words, where they are wanted.")
    result: dict[str, Any] | None
    secret: str | None = None
    sequence: int | None = Field(
        None, description="In which order a page takes what comes by stream and by answers."
    )
    regions: dict[str, str | list[int | str]] | None = Field(
        None,
        description="The parts of the page that changed: whole, or how many characters stay at "
        "the start and at the end and what comes between. Only with `regions=true`.",
    )
    steps: list[dict[str, Any] | None] | None = Field(
        None,
        description="How a page shows each line of the log; the line of null goes with the next. "
        "Only with `regions=true`.",
    )


class TableState(BaseModel):
    """All that one viewer may see of a table."""

    table: str
    game: str
    has_begun: Literal[True]
    number: int
    seat: int | None
    names: list[str]
    kinds: list[str]
    is_bots_only: bool = Field(description="Nobody else plays: it goes on while somebody watches.")
    view: dict[str, Any]
    ask: ShownAsk | None
    undo: TakingBack | None
    seats: list[SeatNow]
    is_silent: bool
    secrets: list[int]
    rematch: str | None
    hero_names: dict[str, str]
    waiting: list[int]
    log: list[Line]
    result: ShownResult | None
    regions: dict[str, str] | None = Field(
        None, description="The parts of the page as HTML, by name; only with `regions=true`."
    )
    steps: list[dict[str, Any] | None] | None = Field(
        None,
        description="How a page shows each line of the log; the line of null goes with the next. "
        "Only with `regions=true`.",
    )
    fairness: ShownFairness
    time_limit: int | None
    has_odds: bool = Field(description="People who are asked see the chances of their options.")
    deadline: float | None = Field(description="When the rules choose for the seat (epoch time).")
    lang: str
    languages: dict[str, str]


class Verdict(BaseModel):
    """Whether a record holds, and what was checked."""

    ok: bool
    checked: list[str]
    unchecked: list[str] = Field([], description="For what there was no time.")
    joined: list[ShownJoining] = Field([], description="The words as they came.")
    is_from_host_only: bool | None = Field(
        None, description="Nobody but the host had a part in the dice."
    )
    pieces: list[bool] = Field(
        default=[],
        description="Which pieces were checked: those of other versions are checked with them.",
    )
    error: str | None = None


class Standing(BaseModel):
    """How a table stands: whether its game has begun or is over, and for whom it waits."""

    has_begun: bool
    is_over: bool
    waiting: list[str]
    is_yours: bool


class ReplayedStep(BaseModel):
    """A step of a game that is over."""

    step: int
    last: int
    seat: int | None
    chosen: str = Field(description="Who chose what before it, in words.")
    regions: dict[str, str]
    log: list[Line]
    steps: list[dict[str, Any] | None] = Field(
        description="How a page shows the last lines of the log, which are new at this step."
    )


class LessonStep(BaseModel):
    """A step of a guided game."""

    step: int
    last: int
    note: str
    rule: str = Field(description="The clause that the note is about.")
    part: str = Field(description="The part of the page that the note is about.")
    choice: str = Field(description="What the learner is to choose; empty if he only reads.")
    label: str = Field(description="The same in words.")
    regions: dict[str, str]
    log: list[Line]
    steps: list[dict[str, Any] | None] = Field(
        description="How a page shows the last lines of the log, which are new at this step."
    )


class StoryRow(BaseModel):
    """One number of a story: for each seat (empty: only for all together), and in all."""

    label: str
    numbers: list[int]
    total: int


class Story(BaseModel):
    """A game that is over, in numbers."""

    names: list[str]
    minutes: int
    rows: list[StoryRow]


class Analysed(BaseModel):
    """What looking back at a finished game has found, or how far it is."""

    is_done: bool
    progress: float = Field(description="The part that is done, from 0 to 1.")
    html: str = Field(description="Verdict, graph and tables, once it is done.")


class Danger(BaseModel):
    """Something to which much is lost."""

    cause: str
    name: str
    lost: float = Field(description="How much, to be expected until the end of the game.")


class WeighedOption(BaseModel):
    """An option, and what came of it in rehearsals from what its seat knows."""

    option: str
    label: str
    rehearsals: int
    chance: float = Field(description="To win; alone or as a party, to succeed.")
    interval: tuple[float, float] = Field(description="Where the chance lies, at 95%.")
    score: float = Field(description="Coins, gold or what else counts, to be expected.")
    score_interval: tuple[float, float] | None
    dangers: list[Danger] = Field(description="To what most is lost, in games that tell it.")
    short: str = Field(description="The chance in a few letters.")
    told: str = Field(description="All of it in a sentence.")


class Weighed(BaseModel):
    """The chances of the options of a question; they get better until it is done."""

    number: int = Field(description="The number at which the question was put.")
    is_done: bool
    options: list[WeighedOption] = Field(description="In the order of the question.")
    html: str = Field(description="The same as a part of the page.")


class Rematch(BaseModel):
    """The next table with the same people."""

    table: str


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
