"""Recipes: brewing potions and making magic items (INV)."""

from collections import Counter

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.books.things import Recipe
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.events.rolls import MAKING
from delvers.games.plungin.rules.heroes.checks import Checked, check
from delvers.games.plungin.rules.heroes.inventory import has_room, is_chest_at_hand, put_by
from delvers.games.plungin.rules.heroes.parts import Parts
from delvers.games.plungin.rules.options import MAKE, ROLL_AGAIN
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.purse import can_pay, homes_of, pay
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule, may

ALCHEMIST = "alchemist"


def recipe_options(state: State, hero: Hero, brewing: bool = False) -> list[str]:
    """The recipes that a hero can try now; in an alchemist's den only brewing."""
    return [
        MAKE(id)
        for id in recipes_of(state, hero)
        if (state.content.recipes[id].brew or not brewing)
        and not why_not(state, hero, state.content.recipes[id])
    ]


def recipes_of(state: State, hero: Hero) -> list[str]:
    """The recipes of the party, and a hero's own."""
    return [*dict.fromkeys([*state.party.recipes, *hero.recipes])]


def recipe_refusals(state: State, hero: Hero) -> dict[str, str]:
    """The recipes that a hero cannot try, each with the reason."""
    reasons = {
        MAKE(id): why_not(state, hero, state.content.recipes[id]) for id in recipes_of(state, hero)
    }
    return {option: rule for option, rule in reasons.items() if rule}


def why_not(state: State, hero: Hero, recipe: Recipe) -> str:
    """The clause that forbids a recipe, or "" if it can be tried."""
    if recipe.id in state.party.visit.recipes:
        return "DP-INV-06"
    if recipe.needs and not {*recipe.needs} & {*hero.abilities, *hero.schools}:
        return "DP-INV-07"
    reagents = Counter(recipe.reagents)
    if reagents - Counter([*state.party.valuables, *hero.valuables]):
        return "DP-INV-06"
    if recipe.base and recipe.base not in hero.carried + state.party.stored:
        return "DP-INV-06"
    has_place = bool(recipe.base) or has_room(hero) or is_chest_at_hand(state)
    return "" if can_pay(state, hero, recipe.gold) and has_place else "DP-INV-06"


def make(table: Dungeon, hero: Hero, id: str) -> Rule[None]:
    """The gold is gone; reagents and base item on success, or when it goes quite wrong."""
    state, recipe = table.state, table.state.content.recipes[id]
    state.party.visit.recipes.append(id)
    pay(table, hero, recipe.gold, "DP-INV-06")
    done = yield from try_recipe(table, hero, recipe)
    if done.passed or done.fumbled:
        use_up(state, hero, recipe)
    if not done.passed:
        tell(table, events.recipe_failed, "DP-INV-07", hero, recipe=id, fumbled=done.fumbled)
        return
    tell(table, events.item_made, "DP-INV-06", hero, recipe=id, item=recipe.makes)
    doubled = recipe.brew and ALCHEMIST in hero.abilities
    for _ in range(2 if doubled else 1):
        put_by(table, hero, recipe.makes)


def try_recipe(table: Dungeon, hero: Hero, recipe: Recipe) -> Rule[Checked]:
    """The check, if there is one; a hall of one's own lets one be rolled again each visit."""
    if recipe.stat is None:
        return Checked(True, 0, False)
    more = {ALCHEMIST: 2} if recipe.brew and ALCHEMIST in hero.abilities else {}
    done = yield from roll_recipe(table, hero, recipe, more)
    visit = table.state.party.visit
    has_hall = any(home.reroll for home in homes_of(table.state, hero))
    is_home = table.state.part == "village"
    if (
        not done.passed
        and has_hall
        and is_home
        and not visit.has_rolled_again
        and (yield from may(hero.seat, ROLL_AGAIN(), "DP-INV-07", prompts.AGAIN(recipe.id)))
    ):
        visit.has_rolled_again = True
        done = yield from roll_recipe(table, hero, recipe, more)
    return done


def roll_recipe(table: Dungeon, hero: Hero, recipe: Recipe, more: Parts) -> Rule[Checked]:
    """One roll of a recipe's check."""
    assert recipe.stat is not None
    why = Named(MAKING(recipe.makes))
    return (yield from check(table, hero, recipe.stat, recipe.difficulty, "DP-INV-07", more, why))


def use_up(state: State, hero: Hero, recipe: Recipe) -> None:
    """The reagents and the base item are gone; own things are taken first."""
    for reagent in recipe.reagents:
        (hero.valuables if reagent in hero.valuables else state.party.valuables).remove(reagent)
    if recipe.base:
        (hero.carried if recipe.base in hero.carried else state.party.stored).remove(recipe.base)
