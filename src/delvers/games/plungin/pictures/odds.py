"""The chances of what can be chosen, told before a player commits to it."""

from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules.view.seen import AttackProspect


def odds_of(scene: Scene, option: str) -> str:
    """The chance of an option as a short note; '' where nothing is rolled or known."""
    prospects = scene.view["prospects"]
    if prospects is None:
        return ""
    for attack in prospects["attacks"]:
        if option == attack.get("way", attack["option"]):
            return fight_odds(scene, attack)
    for trial in (*prospects["checks"], *prospects["spells"]):
        if option == trial["option"]:
            return scene.words.say("%(percent)s%%", percent=percent(trial["chance"]))
    return ""


def fight_odds(scene: Scene, attack: AttackProspect) -> str:
    """The chance to do any damage, and how much on average."""
    return scene.words.say(
        "%(percent)s%% · damage about %(damage)s",
        percent=percent(attack["chance"]),
        damage=f"{attack['damage'] / 1000:.1f}",
    )


def percent(thousandths: int) -> int:
    """Thousandths as a whole percentage."""
    return round(thousandths / 10)
