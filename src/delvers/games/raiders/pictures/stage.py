"""What happens in Dungeon Raiders, step by step: rooms, cards, coins, wounds and the end."""

from typing import Any, Final

from delvers.draw.steps import (
    HEAVY,
    LIGHT,
    Kind,
    Shown,
    Stage,
    Step,
    Stepping,
    as_card,
    changed_later,
    in_square,
    last_before,
    seats_in,
    signed,
)
from delvers.games.raiders.pictures.account import ENTERED
from delvers.games.raiders.pictures.art import ITEMS
from delvers.games.raiders.pictures.cards import hand_card
from delvers.games.raiders.pictures.portraits import character
from delvers.games.raiders.pictures.rooms import room_card
from delvers.games.raiders.pictures.scene import Scene
from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.cards import VALUE, value_in
from delvers.games.raiders.words.content import cards_of

COINS: Final = {events.coins_gained.name: 1, events.coins_lost.name: -1}
WOUNDS: Final = {events.wounded.name: 1, events.healed.name: -1}


def params_of(scene: Scene, at: int) -> Any:
    """What an event tells."""
    return scene.events[at].params


def room_shown(scene: Scene, room: str | None) -> Shown:
    """A room card; face down if nobody knows it."""
    return Shown(f"room {scene.seats} {room or ''}".strip())


def present_room(scene: Scene, at: int) -> str | None:
    """The room in which an event happens."""
    entered = last_before(scene, at + 1, *ENTERED)
    return None if entered is None else str(entered.params["room"])


def portrait(scene: Scene, seat: int) -> Shown:
    """The character of a player."""
    return Shown(f"character {scene.view['players'][seat]['character']}")


# -- going on --------------------------------------------------------------------------------------


def dealt(scene: Scene, at: int) -> Step:
    """Somebody gets a character."""
    params = params_of(scene, at)
    shown = Shown(f"character {params['character']}")
    return Step("card", pictures=(shown,), seats=(params["seat"],), weight=LIGHT)


def map_given(scene: Scene, at: int) -> Step:
    """The dice say who lays first."""
    params = params_of(scene, at)
    return Step("dice", dice=(params["number"],), seats=(params["seat"],))


def level(scene: Scene, at: int) -> Step:
    """A row of rooms is laid out."""
    params = params_of(scene, at)
    rooms = tuple(room_shown(scene, room) for room in params["row"])
    title = scene.words.say("Level %(level)s", level=params["level"])
    return Step("turn", title, pictures=rooms, seats=everybody(scene))


def room(scene: Scene, at: int) -> Step:
    """A room is entered."""
    shown = room_shown(scene, params_of(scene, at)["room"])
    return Step("card", pictures=(shown,), seats=everybody(scene))


def everybody(scene: Scene) -> tuple[int, ...]:
    """All seats."""
    return tuple(range(scene.seats))


# -- cards -----------------------------------------------------------------------------------------


def revealed(scene: Scene, at: int) -> Step:
    """All cards are turned up, each with the name of who laid it."""
    laid = params_of(scene, at)["cards"]
    cards = (Shown(f"hand {card}", scene.names[int(seat)]) for seat, card in laid.items())
    return Step("card", pictures=tuple(cards), seats=everybody(scene))


def laid_open(scene: Scene, at: int) -> Step:
    """One card is laid for all to see."""
    params = params_of(scene, at)
    shown = Shown(f"hand {params['card']}", scene.names[params["seat"]])
    return Step("card", pictures=(shown,), seats=(params["seat"],))


def passing(scene: Scene, at: int) -> Step:
    """What needs no picture."""
    return Step(seats=tuple(seats_in(scene.events[at])), weight=LIGHT)


def seen(scene: Scene, at: int) -> Step:
    """What a torch shows to its owner."""
    params = params_of(scene, at)
    rooms = tuple(room_shown(scene, one) for one in params["rooms"])
    return Step("card", pictures=rooms, seats=(params["seat"],))


# -- what a room does ------------------------------------------------------------------------------


def measured(is_beaten: bool) -> Stepping:
    """The cards of all together against the strength of a monster."""

    def step(scene: Scene, at: int) -> Step:
        params, words = params_of(scene, at), scene.words
        return Step(
            "dice",
            pictures=(room_shown(scene, present_room(scene, at)),),
            parts=values(scene, at, params["total"]),
            total=str(params["total"]),
            needed=words.say("needed: %(number)s or more", number=params["strength"]),
            outcome=words.say("It is beaten") if is_beaten else words.say("It is not beaten"),
            is_good=is_beaten,
            seats=everybody(scene),
        )

    return step


def values(scene: Scene, at: int, total: int) -> tuple[tuple[str, str], ...]:
    """What everybody has added, as far as the cards tell it."""
    entered = present_room(scene, at)
    if entered is None:
        return ()
    card = cards_of(scene.words).room(entered)
    found = {
        scene.names[int(seat)]: value_in(card, laid) or 0
        for seat, laid in laid_in_room(scene, at).items()
        if laid in VALUE
    }
    if sum(found.values()) != total:
        return ()
    return tuple((name, signed(value)) for name, value in found.items())


def laid_in_room(scene: Scene, at: int) -> dict[str, Any]:
    """The last card that everybody has laid in the present room."""
    found: dict[str, Any] = {}
    for event in reversed(scene.events[:at]):
        if event.kind in ENTERED:
            break
        params: Any = event.params
        if event.kind == events.cards_revealed.name:
            found = {**params["cards"], **found}
        elif event.kind == events.card_laid_open.name:
            found = {str(params["seat"]): params["card"], **found}
    return dict(sorted(found.items()))


def in_room(scene: Scene, at: int) -> Step:
    """What a room does, beside its card."""
    shown = room_shown(scene, present_room(scene, at))
    return Step("card", pictures=(shown,), seats=tuple(seats_in(scene.events[at])))


def coins(scene: Scene, at: int) -> Step:
    """Coins come or go."""
    event, params = scene.events[at], params_of(scene, at)
    seat, amount = params["seat"], COINS[event.kind] * params["amount"]
    left = scene.view["players"][seat]["coins"] - changed_later(scene, at, COINS, seat=seat)
    return Step(
        "coins",
        pictures=(portrait(scene, seat), Shown("sign coin")),
        amount=signed(amount),
        left=scene.words.count("%(count)s coin", "%(count)s coins", left),
        is_good=amount > 0 if amount else None,
        seats=(seat,),
        for_others=LIGHT,
    )


def wounds(scene: Scene, at: int) -> Step:
    """Wounds come or go."""
    event, params = scene.events[at], params_of(scene, at)
    seat, amount = params["seat"], WOUNDS[event.kind] * params["amount"]
    left = scene.view["players"][seat]["wounds"] - changed_later(scene, at, WOUNDS, seat=seat)
    kind: Kind = "harm" if amount > 0 else "heal"
    return Step(
        kind,
        pictures=(portrait(scene, seat), Shown("sign wound")),
        amount=signed(amount),
        left=scene.words.count("%(count)s wound", "%(count)s wounds", left),
        is_good=amount <= 0,
        seats=(seat,),
        for_others=LIGHT,
    )


def item(scene: Scene, at: int) -> Step:
    """An item comes or goes."""
    params = params_of(scene, at)
    seat = params["seat"]
    pictures = (portrait(scene, seat), Shown(f"item {params['item']}"))
    return Step("card", pictures=pictures, seats=(seat,), for_others=LIGHT)


# -- the end ---------------------------------------------------------------------------------------


def out(scene: Scene, at: int) -> Step:
    """Somebody is out of the game or faints."""
    seat = params_of(scene, at)["seat"]
    return Step(
        "death",
        scene.names[seat],
        pictures=(portrait(scene, seat), Shown("sign skull")),
        is_good=False,
        seats=(seat,),
        weight=HEAVY,
    )


def ended(scene: Scene, at: int) -> Step:
    """Who has won."""
    winners = params_of(scene, at)["winners"]
    return Step(
        "end",
        scene.words.say("The game is over."),
        pictures=(*(portrait(scene, seat) for seat in winners), Shown("sign crown"))
        if winners
        else (Shown("sign skull"),),
        is_good=scene.seat in winners if scene.seat is not None else None,
        seats=everybody(scene),
        weight=HEAVY,
    )


def counted(scene: Scene, at: int) -> Step:
    """What a survivor has at the end."""
    params = params_of(scene, at)
    left = scene.words.count("%(count)s coin", "%(count)s coins", params["coins"])
    pictures = (portrait(scene, params["seat"]), Shown("sign coin"))
    return Step("coins", pictures=pictures, left=left, seats=(params["seat"],))


# -- pictures --------------------------------------------------------------------------------------


def drawn_room(words: Any, id: str) -> str:
    """A room card for a number of seats, such as "4 troll_1"; without a room it lies face down."""
    seats, _, room = id.partition(" ")
    if room and room not in {**cards_of(words).rooms, **cards_of(words).bosses}:
        raise KeyError(room)
    return as_card(room_card(room or None, int(seats), words))


def drawn_card(words: Any, id: str) -> str:
    """A card of the hand."""
    return as_card(hand_card(id, words))


STEPS: Final[dict[str, Stepping]] = {
    events.decks_built.name: passing,
    events.starts_with.name: passing,
    events.character_dealt.name: dealt,
    events.map_given.name: map_given,
    events.map_passed.name: passing,
    events.level_built.name: level,
    events.level_completed.name: passing,
    events.room_entered.name: room,
    events.room_revealed.name: room,
    events.card_laid.name: passing,
    events.card_laid_open.name: laid_open,
    events.cards_revealed.name: revealed,
    events.torch_used.name: passing,
    events.rooms_seen.name: seen,
    events.coins_gained.name: coins,
    events.coins_lost.name: coins,
    events.wounded.name: wounds,
    events.healed.name: wounds,
    events.item_taken.name: item,
    events.item_returned.name: item,
    events.monster_beaten.name: measured(is_beaten=True),
    events.monster_unbeaten.name: measured(is_beaten=False),
    events.monster_attacks.name: in_room,
    events.unbeatable.name: in_room,
    events.reward_for_highest.name: in_room,
    events.chest_opened.name: in_room,
    events.chest_for_nobody.name: in_room,
    events.trap_springs.name: in_room,
    events.trap_harmless.name: in_room,
    events.escaped.name: in_room,
    events.eliminated.name: out,
    events.fainted.name: out,
    events.counted.name: counted,
    events.game_won.name: ended,
    events.game_lost.name: ended,
}
STAGE: Final = Stage(
    steps=STEPS,
    for_all=frozenset(STEPS) - {events.game_won.name, events.game_lost.name},
    pictures={
        "room": drawn_room,
        "hand": drawn_card,
        "item": lambda _words, id: in_square(ITEMS[id]()),
        "character": lambda words, id: in_square(character(id, words)),
    },
)
