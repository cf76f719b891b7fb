# Python 3.11+ and make are all it takes; every target sets up what it needs, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# One environment with two sets: a game needs a fraction of what working on it does.
RINK := $(VENV)/.rink
DEV := $(VENV)/.installed
UNFINISHED := $(VENV)/.unfinished
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --numprocesses auto --dist worksteal
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-emit-find-links

.DEFAULT_GOAL := help
.PHONY: help run fresh quick test soak check words screenshots gallery format bench league strength train lock clean

help: ## Show what can be done here
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# The environment is there as a whole or not at all, and packages that an interrupted installation left half are written anew.
define install
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Breakaway needs Python 3.11 or newer. Name it like this: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
@$(BIN)/python -c 'import sys, pip._internal.cli.main; sys.exit(sys.prefix == sys.base_prefix)' 2>/dev/null || rm -rf $(VENV)
@test -d $(VENV) || $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "This Python lacks the part that makes virtual environments. On Debian and Ubuntu: sudo apt install python3-venv. Then run make again."; exit 2; }
@echo "Installing $(2) into $(VENV), once ..."
@test -d $(VENV) || $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 2; }
@test ! -e $(UNFINISHED) || echo "The last installation was interrupted: doing it anew ..."
@set -- $$(test ! -e $(UNFINISHED) || echo --ignore-installed); touch $(UNFINISHED); \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes "$$@" -r $(1)
@rm $(UNFINISHED)
endef

$(RINK): requirements-rink.txt
	$(call install,$<,the bot and the local rink)
	@touch $@

$(DEV): requirements-dev.txt
	$(call install,$<,the bot and all that it is worked on with)
	@touch $(RINK) $@

run: $(RINK) ## Start the bot on a Discord of this machine: no account, no token
	@$(BIN)/python -m sandbox --keep .rink

fresh: ## Forget the local rink's matches; the next `make run` begins anew
	rm -rf .rink

quick: $(DEV) ## Run the quick tests: no browser, PostgreSQL, other processes or opponents
	@$(PYTEST) --numprocesses logical -m "not slow and not soak"

test: $(DEV) ## Run the tests that every change has to pass
	@$(PYTEST)

soak: $(DEV) ## Run every test, with 20,000 simulated matches and a hundred kills (it takes hours)
	@$(PYTEST) -m ""

check: $(DEV) ## Format, lint, types, and who may import whom
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

words: $(DEV) ## Print a whole match in each voice, to be read aloud (SEED=7, GAME=partners and LANGUAGE=fr print others)
	@$(BIN)/python -m tests.cogs.aloud $(or $(SEED),1961) $(or $(GAME),classic) $(or $(LANGUAGE),en)

screenshots: $(DEV) ## Take the README's picture anew, of a match in play (needs chromium)
	@$(BIN)/python -m tests.page.screenshots

gallery: $(DEV) ## Take pictures of every message of every game, into test-artifacts/gallery (needs chromium; SHOWN="fr classic")
	@$(BIN)/python -m tests.gallery $(SHOWN)

format: $(DEV) ## Put the code into the project's format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(DEV) ## Measure how fast the rules and the bot are
	@echo "As ratios, each to something bare that ran beside it: smaller is faster. It takes some minutes."
	@$(BIN)/python -m tests.bench

league: $(DEV) ## Have eight people play fifty matches in two seasons, and count every card again from the exported records
	@$(BIN)/python -m tests.league

strength: $(DEV) ## Measure how the opponents' levels fare, against each other and by OpenSpiel
	@echo "Each deck is played twice with seats changed; the whole table takes hours. MATCHES=20 GAMES=classic makes it short."
	@$(BIN)/python -m tests.minds.strength $(or $(MATCHES),200) $(GAMES)

train: $(RINK) ## Learn by play what the opponents know of a deal's start
	@$(BIN)/python -m minds.pile.train

lock: $(RINK) ## Resolve the dependencies anew into the three hashed lock files
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(LOCK) pyproject.toml -o requirements.txt
	@$(LOCK) --extra rink -c requirements.txt pyproject.toml -o requirements-rink.txt
	@$(LOCK) --extra rink --group dev -c requirements-rink.txt pyproject.toml -o requirements-dev.txt

clean: ## Remove the virtual environment and caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
