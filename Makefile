# `make play` and `make test` do everything; each target sets up what it needs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Tests in a browser often wait, so there is one process more than cores on a small machine.
# Files that take long come first: that is the order of tests/conftest.py.
PARALLEL := -n 3 --dist loadfile --no-loadscope-reorder
SLOW := --ignore-glob='*/page/*' --ignore=tests/lab/test_soak.py --ignore=tests/docs

# Compiled modules are kept, or every process of a test would compile them again.
unexport PYTHONDONTWRITEBYTECODE

COMPILED := build/compiled

.PHONY: fast plain test-fast play pip test check lint quick docs collected chromium postgres clean

# Ctrl-C ends the server, and that is no error.
play: $(VENV)/play.stamp
	@trap : INT; $(BIN)/delvers serve --port $(PORT) || test $$? -eq 130

# What takes one core is done beside what takes the other. The tests are compiled once, or each of
# their processes would do it.
test: $(VENV)/test.stamp chromium postgres
	@$(MAKE) --no-print-directory --jobs 2 check docs collected
	$(BIN)/pytest $(PARALLEL)

collected: $(VENV)/test.stamp
	@$(BIN)/pytest --collect-only -qq >/dev/null 2>&1 || true

check lint: $(VENV)/test.stamp
	$(BIN)/ruff check src tests bench tools examples docs
	$(BIN)/ruff format --check src tests bench tools examples docs
	$(BIN)/mypy

# Compiled kernel and rules in place of the sources; `make plain` or `make test` goes back.
fast: $(VENV)/play.stamp
	@$(BIN)/python tools/compile.py build/wheels
	@$(PIP) --no-deps --force-reinstall build/wheels/*.whl
	@rm -f $(VENV)/test.stamp
	@echo "$(VENV) now has the compiled Delvers. It knows nothing of later changes to src: run make fast again, or make plain."

plain: | pip
	@$(PIP) --no-deps --force-reinstall --editable .
	@echo "$(VENV) now has Delvers as it stands in src."

test-fast: $(VENV)/test.stamp
	@$(BIN)/python tools/compile.py build/wheels --unpack $(COMPILED)
	PYTHONPATH=$(COMPILED) $(BIN)/pytest $(PARALLEL) tests/kernel tests/generic tests/games $(SLOW)

quick: $(VENV)/test.stamp
	$(BIN)/pytest $(PARALLEL) $(SLOW)

docs: $(VENV)/test.stamp
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

chromium:
	sh tests/install_chromium.sh

postgres:
	sh tests/install_postgres.sh

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Delvers needs Python 3.11 or newer")'
	@echo "Making a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)

pip: | $(BIN)/python
	@$(BIN)/python -m pip --version >/dev/null 2>&1 \
		|| $(BIN)/python -m ensurepip --upgrade >/dev/null 2>&1 \
		|| { echo "$(VENV) has no pip and cannot get it; remove $(VENV) and run make again" >&2; exit 1; }

$(VENV)/play.stamp: pyproject.toml | pip
	@echo "Installing Delvers and what its server needs into $(VENV); this is done once and takes a minute or two"
	@$(PIP) --editable '.[server]'
	@touch $@

$(VENV)/test.stamp: pyproject.toml | pip
	@echo "Installing Delvers and what its tests need into $(VENV); this is done once and takes some minutes"
	@$(PIP) --editable '.[test]'
	@touch $@ $(VENV)/play.stamp

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis site
