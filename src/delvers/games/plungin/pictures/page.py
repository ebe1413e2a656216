"""The regions of the page: every part that can change on its own."""

import json

from delvers.draw.html import why
from delvers.draw.memo import parts_of
from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.creation import making
from delvers.games.plungin.pictures.describing import GAME, name_of, portrait, shared_figures
from delvers.games.plungin.pictures.dice import dice
from delvers.games.plungin.pictures.facts import facts
from delvers.games.plungin.pictures.foes import foes
from delvers.games.plungin.pictures.map import map_svg
from delvers.games.plungin.pictures.options import options
from delvers.games.plungin.pictures.own import own
from delvers.games.plungin.pictures.party import adventures_won, party
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.pictures.sheets import actions, conditions, heroes
from delvers.games.plungin.pictures.spoken import spoken
from delvers.games.plungin.pictures.story import last_words, plot, story
from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.squares import square_name
from delvers.games.plungin.rules.view.seen import HeroView
from delvers.games.plungin.words.content import books_of


def regions(scene: Scene) -> dict[str, str]:
    """All regions by name; an empty one is not shown."""
    parts = parts_of(
        scene,
        {
            "progress": progress,
            "result": ended,
            "story": story,
            "board": board,
            "spoken": spoken,
            "prompt": prompt,
            "making": making,
            "options": options,
            "own": own,
            "foes": foes,
            "dice": dice,
            "heroes": heroes,
            "party": party,
            "plot": plot,
        },
    )
    return {**parts, "figures": shared_figures(books_of(scene.words), parts.values())}


def progress(scene: Scene) -> str:
    """Where the party is, in one line."""
    view, words = scene.view, scene.words
    stage = view["stage"]
    if stage == "creating":
        said = [words.say("Making heroes")]
    elif stage == "village":
        said = [words.say("In the village")]
    else:
        said = [name_of(scene, view["adventure"])]
        if view["round"]:
            said.append(words.say("Round %(number)s", number=view["round"]))
    acting = [hero for hero in view["heroes"] if hero["number"] == view["acting"]]
    if stage == "dungeon" and acting:
        said.append(words.say("Turn: %(player)s", player=name_of(scene, acting[0]["id"])))
    return tag("p", text(" · ".join(said)), class_="depth")


def board(scene: Scene) -> str:
    """The map in a window of its own; nothing where there is no dungeon."""
    drawn = "" if scene.view["stage"] in ("creating", "village") else map_svg(scene)
    return tag("div", drawn, data_ways=ways(scene)) if drawn else ""


def ways(scene: Scene) -> str | None:
    """How the hero on turn gets to the squares within reach, for whoever clicks on one."""
    told = scene.view["prospects"]
    found = told["ways"] if told is not None else {}
    named = {square_name(int(square)): way for square, way in found.items()}
    return json.dumps(named) if named else None


def prompt(scene: Scene) -> str:
    """What the viewer is asked, or whom the table waits for."""
    words = scene.words
    if scene.view["stage"] == "over" and scene.ask is None:
        return tag("p", text(words.say("The game is over.")), class_="prompt")
    if scene.ask is not None:
        asked = tag("p", text(words.prompt(GAME, scene.ask)), " ", why(scene.ask.rule, words))
        told = asked_hero(scene) + asked + facts(scene)
        return tag("div", told, class_="prompt yours", data_asked=scene.ask.prompt)
    return tag(
        "p", text(words.say("Waiting for %(players)s …", players=waited(scene))), class_="prompt"
    )


def asked_hero(scene: Scene) -> str:
    """Who is asked, with the actions left: the hero named in the question or on turn."""
    assert scene.ask is not None
    named = prompts.words_in(scene.ask.prompt)[-1:]
    is_turn = scene.ask.prompt in (prompts.ACT(), prompts.STEP())
    number = scene.view["acting"] if is_turn else None
    for hero in scene.view["heroes"]:
        if hero["number"] == number:
            return acting_hero(scene, hero)
        if [hero["id"]] == named:
            return tag("span", portrait(hero["id"]), class_="dp-asked")
    return ""


def acting_hero(scene: Scene, hero: HeroView) -> str:
    """The hero on turn with what matters most: LIFE, actions left, and what befell him."""
    life = f"{name_of(scene, 'LIFE')} {hero['life']}/{hero['max_life']}"
    return tag(
        "div",
        portrait(hero["id"]),
        tag("b", text(name_of(scene, hero["id"]))),
        tag("span", text(life), class_="dp-number"),
        actions(scene, hero),
        conditions(scene, hero["conditions"]),
        class_="dp-asked",
    )


def waited(scene: Scene) -> str:
    """Whose hero has the turn or is made; the others, where that is nobody."""
    view = scene.view
    acting = [one for one in view["heroes"] if one["number"] == view["acting"]]
    seats = [one["seat"] for one in [*view["making"], *acting] if one["seat"] != scene.seat]
    if view["stage"] == "creating" and not seats:
        seats = [len(view["heroes"]) % len(scene.names)]
    others = seats or [seat for seat in range(len(scene.names)) if seat != scene.seat]
    return scene.words.listing(scene.names[seat] for seat in others)


# -- the end ---------------------------------------------------------------------------------------


def ended(scene: Scene) -> str:
    """How the game ended, for the adventure and for every hero."""
    if scene.result is None:
        return ""
    words = scene.words
    said = words.result(GAME, scene.result, scene.names)
    won = adventures_won(scene)
    list_of_won = words.say("Adventures won: %(names)s", names=words.listing(won)) if won else ""
    rows = "".join(fate(scene, hero) for hero in scene.view["heroes"])
    return (
        tag("h2", text(words.say("The game is over.")))
        + tag("p", text(said), " ", why(scene.result.why, words), class_="verdict")
        + tag("div", last_words(scene), class_="dp-prose")
        + (tag("p", text(list_of_won)) if list_of_won else "")
        + tag("p", text(common_gold(scene)), class_="dp-purse")
        + tag("ol", rows, class_="ranking dp-fates")
    )


def common_gold(scene: Scene) -> str:
    """What the party owns together, besides what each hero carries."""
    party = scene.view["party"]
    common = party["gold"] + party["fund"]
    whole = common + sum(hero["gold"] for hero in scene.view["heroes"])
    # Translators: both are amounts of gold; what is in common was found and is not shared yet.
    return scene.words.say(
        "The party has %(whole)s gold, of which %(common)s in common.", whole=whole, common=common
    )


def fate(scene: Scene, hero: HeroView) -> str:
    """What became of a hero."""
    words = scene.words
    ends = {"alive": words.say("alive"), "dead": words.say("fallen"), "gone": words.say("gone")}
    facts = [
        ends[hero["status"]],
        words.say("level %(number)s", number=hero["level"]),
        words.say("%(gold)s gold", gold=hero["gold"]),
    ]
    return tag(
        "li",
        tag("span", portrait(hero["id"]), aria_hidden="true"),
        tag("span", text(name_of(scene, hero["id"])), class_="name"),
        tag("span", text(" · ".join(facts)), class_="score"),
        class_="winner" if hero["status"] == "alive" else None,
    )
