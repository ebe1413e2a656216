# `make play` and `make test` do everything; each target sets up what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SLOW := --ignore-glob='*/page/*' --ignore=tests/lab/test_soak.py --ignore=tests/docs

.PHONY: play test check lint quick docs chromium clean

play: $(VENV)/play.stamp
	$(BIN)/delvers serve

test: $(VENV)/test.stamp chromium check docs
	$(BIN)/pytest -n 2 --dist loadfile

check lint: $(VENV)/test.stamp
	$(BIN)/ruff check src tests bench
	$(BIN)/ruff format --check src tests bench
	$(BIN)/mypy

quick: $(VENV)/test.stamp
	$(BIN)/pytest -n 2 --dist loadfile $(SLOW)

docs: $(VENV)/test.stamp
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

chromium:
	sh tests/install_chromium.sh

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Delvers needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.stamp: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[server]'
	touch $@

$(VENV)/test.stamp: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	touch $@ $(VENV)/play.stamp

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis site
