"""`python -m delvers` is the `delvers` command."""

from delvers.cli.app import app

if __name__ == "__main__":
    app(prog_name="delvers")
