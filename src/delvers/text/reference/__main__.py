"""Write the reference pages: `python -m delvers.text.reference [FOLDER]`."""

import sys
from pathlib import Path

from delvers.text.reference.writing import write

if __name__ == "__main__":
    for path in write(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/reference/games")):
        print(path)
