# Two commands do everything: `make play` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test lint chromium clean

play: $(VENV)/play.stamp
	$(BIN)/delvers serve

test: $(VENV)/test.stamp chromium lint
	$(BIN)/pytest -n 2 --dist loadfile

lint: $(VENV)/test.stamp
	$(BIN)/ruff check src tests bench
	$(BIN)/ruff format --check src tests bench
	$(BIN)/mypy

chromium:
	sh tests/install_chromium.sh

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Delvers needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/test.stamp: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	touch $@ $(VENV)/play.stamp

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
