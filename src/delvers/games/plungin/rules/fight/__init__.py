"""Fighting: attack, defence, damage, conditions, death."""
