"""The chances of what can be chosen, told before a player commits to it."""

from typing import Any

from delvers.draw.scene import Scene


def odds_of(scene: Scene, option: str) -> str:
    """The chance of an option as a short note; '' where nothing is rolled or known."""
    prospects = scene.view.get("prospects") or {}
    for attack in prospects.get("attacks", ()):
        if option == attack.get("way", attack["option"]):
            return fight_odds(scene, attack)
    for trial in (*prospects.get("checks", ()), *prospects.get("spells", ())):
        if option == trial["option"]:
            return scene.words.say("%(percent)s%%", percent=percent(trial["chance"]))
    return ""


def fight_odds(scene: Scene, attack: dict[str, Any]) -> str:
    """The chance to do any damage, and how much on average."""
    return scene.words.say(
        "%(percent)s%% · damage about %(damage)s",
        percent=percent(attack["chance"]),
        damage=f"{attack['damage'] / 1000:.1f}",
    )


def percent(thousandths: int) -> int:
    """Thousandths as a whole percentage."""
    return round(thousandths / 10)
