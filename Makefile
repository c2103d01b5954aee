# make play and make test need Python 3.11 or newer, git and the network; all else is fetched into .venv.

PYTHON ?= python3
PY := .venv/bin/python
# The versions Binder has are the versions everyone gets.
INSTALL := $(PY) -m pip install -q --disable-pip-version-check -c binder/requirements.txt
FRONTEND := hatch_build.py $(shell find widgets -maxdepth 1 -type f; find widgets/src -type f)
BROWSER := LETTERGAMES_CHROMIUM=$$($(PY) tools/browser.py) && export LETTERGAMES_CHROMIUM

.PHONY: play test lint types frontend-test unit-test browser-test notebook-test soak gallery bench build binder clean

# In copies of the notebooks, so that playing changes nothing here.
play: .venv/play.stamp
	$(PY) -m lettergames

test: lint types frontend-test unit-test browser-test notebook-test gallery binder

# What the tests play is kept apart from the games of whoever runs them.
unit-test browser-test notebook-test gallery soak: export LETTERGAMES_HOME := $(CURDIR)/.venv/games

# -- one layer each ---------------------------------------------------------------------------------------------------

lint: .venv/dev.stamp
	$(PY) -m ruff check
	.venv/bin/lint-imports

types: .venv/dev.stamp
	$(PY) -m mypy

frontend-test: .venv/dev.stamp
	$(PY) -m tools.npm run check
	$(PY) -m tools.npm test

unit-test: .venv/dev.stamp
	$(PY) -m pytest -q -n auto --dist loadgroup --ignore=tests/browser tests

browser-test: .venv/dev.stamp
	$(BROWSER) && $(PY) -m pytest -q -n auto --dist worksteal tests/browser

notebook-test: .venv/dev.stamp
	$(PY) -m pytest -q --nbval-lax --nbval-current-env --nbval-sanitize-with tests/notebooks/sanitize.cfg notebooks

# -- the long and the occasional ----------------------------------------------------------------------------------------

soak: .venv/dev.stamp
	LETTERGAMES_SOAK=1 $(PY) -m pytest -q -n auto --ignore=tests/browser --ignore=tests/packaging tests

gallery: .venv/dev.stamp
	$(BROWSER) && $(PY) -m tools.gallery

bench: .venv/dev.stamp
	$(PY) benchmarks/engine.py

build: .venv/dev.stamp
	$(PY) -m build

binder:
	tools/binder_check.sh

clean:
	rm -rf .venv build dist gallery widgets/node_modules lettergames/table/static

# -- the environment ----------------------------------------------------------------------------------------------------

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed; name it with: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || \
	  { echo "Python's venv is missing; on Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv .venv

# Installing builds the front end, so a change there installs again.
.venv/play.stamp: pyproject.toml $(FRONTEND) | $(PY)
	$(INSTALL) -e '.[play]'
	@touch $@

.venv/dev.stamp: pyproject.toml $(FRONTEND) | $(PY)
	$(INSTALL) -e '.[dev]'
	@touch $@
