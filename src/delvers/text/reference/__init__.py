"""Reference pages and JSON schemas, made from what the games declare.

`python -m delvers.text.reference` writes them into `docs/reference/games`.
"""
