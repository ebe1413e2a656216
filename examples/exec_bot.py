"""A bot in twenty lines: `delvers play raiders --bots "exec:python3 examples/exec_bot.py"`.

Each line that comes in is a question as JSON, each line that goes out an answer.
"""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    options = [one["option"] for one in asked["options"]]
    # All that the seat may know is in asked["view"], and words for people in asked["question"].
    numbers = [option for option in options if option.startswith("power")]
    chosen = max(numbers, default=options[asked["seed"] % len(options)])
    print(json.dumps({"option": chosen}), flush=True)
