"""Train a small policy (NumPy only) on Dungeon Raiders, and keep it in policy.npz.

    python examples/train.py --games 4000
    delvers arena raiders --seats 3 --bots examples/trained.py:Trained,random,random --games 600

REINFORCE: a policy that is linear in what `Features` reads plays one seat against random players,
and what it did in a game is made likelier by how much better than usual the game ended.
"""

import argparse
from pathlib import Path

import numpy as np
from trained import POLICY, Features

from delvers.envs.gymnasium import SeatEnv


def chances(weights, seen, mask):
    """How likely each offered action is."""
    score = np.where(mask, seen @ weights, -np.inf)
    likely = np.exp(score - score.max())
    return likely / likely.sum()


def play(env, features, weights, luck, seed):
    """One game: what was seen, how likely each action was, which was taken; and the reward."""
    seen, _ = env.reset(seed=seed)
    steps, is_over, reward = [], False, 0.0
    while not is_over:
        told = features(seen["observation"])
        likely = chances(weights, told, seen["action_mask"])
        action = luck.choice(len(likely), p=likely)
        steps.append((told, likely, action))
        seen, reward, is_over, _, _ = env.step(action)
    return steps, reward


def train(games, seed=1, rate=0.02):
    """The weights after so many games, and the mean reward of the last tenth of them."""
    env = SeatEnv("raiders", seats=3, bots="random", seat="random", rewards="rank")
    features, luck = Features(env.play.encoder), np.random.default_rng(seed)
    weights = np.zeros((features.size, env.action_space.n))
    usual, rewards = 0.5, []
    for number in range(games):
        steps, reward = play(env, features, weights, luck, seed + number)
        for seen, likely, action in steps:
            wanted = -likely
            wanted[action] += 1.0
            weights += rate * (reward - usual) * np.outer(seen, wanted)
        usual += 0.01 * (reward - usual)
        rewards.append(reward)
    return weights, float(np.mean(rewards[-max(games // 10, 1) :]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--out", type=Path, default=POLICY)
    given = parser.parse_args()
    weights, reward = train(given.games, rate=given.rate)
    np.savez(given.out, weights=weights)
    print(f"mean reward of the last games: {reward:.2f}; 0.5 is the fair share, 1 is always first")
