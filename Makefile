# You only need Python 3.11+ and make. Each target installs what it needs, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# One environment, two sets of packages: playing needs much less than development.
RINK := $(VENV)/.rink
DEV := $(VENV)/.installed
UNFINISHED := $(VENV)/.unfinished
PYTEST := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --numprocesses auto --dist worksteal
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-emit-find-links

.DEFAULT_GOAL := help
.PHONY: help run fresh quick test soak check words screenshots gallery image format bench league strength train lock clean

help: ## List these commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

# Makes a complete environment. After an interrupted installation, it installs all packages again.
define install
@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Breakaway needs Python 3.11 or newer. If you have one, try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
@$(BIN)/python -c 'import sys, pip._internal.cli.main; sys.exit(sys.prefix == sys.base_prefix)' 2>/dev/null || rm -rf $(VENV)
@test -d $(VENV) || $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python can't make virtual environments. On Debian and Ubuntu, run: sudo apt install python3-venv. Then run make again."; exit 2; }
@echo "Installing $(2) into $(VENV), once ..."
@test -d $(VENV) || $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 2; }
@test ! -e $(UNFINISHED) || echo "The last installation was interrupted. Installing again ..."
@set -- $$(test ! -e $(UNFINISHED) || echo --ignore-installed); touch $(UNFINISHED); \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes "$$@" -r $(1)
@rm $(UNFINISHED)
endef

$(RINK): requirements-rink.txt
	$(call install,$<,the bot and the local rink)
	@touch $@

$(DEV): requirements-dev.txt
	$(call install,$<,the bot and the development tools)
	@touch $(RINK) $@

run: $(RINK) ## Play on a Discord of this machine: no account, no token
	@$(BIN)/python -m sandbox --keep .rink

fresh: ## Forget the local matches; the next `make run` starts over
	rm -rf .rink

quick: $(DEV) ## Run the quick tests: no browser, PostgreSQL, other processes or opponents
	@$(PYTEST) --numprocesses logical -m "not slow and not soak"

test: $(DEV) ## Run the tests that every change must pass
	@$(PYTEST)

soak: $(DEV) ## Run every test, with 20,000 simulated matches and a hundred kills (takes hours)
	@$(PYTEST) -m ""

check: $(DEV) ## Check format, lint, types and imports
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

words: $(DEV) ## Print a match in each voice, to read aloud (or SEED=7, GAME=partners, LANGUAGE=fr)
	@$(BIN)/python -m tests.cogs.aloud $(or $(SEED),1961) $(or $(GAME),classic) $(or $(LANGUAGE),en)

screenshots: $(DEV) ## Take the README's picture again (needs chromium)
	@$(BIN)/python -m tests.page.screenshots

gallery: $(DEV) ## Take a picture of every message, into test-artifacts/gallery (needs chromium; or SHOWN="fr classic")
	@$(BIN)/python -m tools.gallery $(SHOWN)

image: $(RINK) ## Build the image, and score a goal inside (needs docker, podman or buildah; or WITH=podman)
	@PYTHON=$(BIN)/python deploy/image.sh $(WITH)

format: $(DEV) ## Format the code
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(DEV) ## Measure how fast the rules and the bot are
	@echo "Each number is a ratio to a bare version of the same work: smaller is faster. This takes some minutes."
	@$(BIN)/python -m tools.bench

league: $(DEV) ## Play fifty matches in two seasons, and count every card again
	@$(BIN)/python -m tests.league

strength: $(DEV) ## Measure how strong the bots are
	@echo "Each deck is played twice with seats swapped. The whole table takes hours; MATCHES=20 GAMES=classic is short."
	@$(BIN)/python -m tests.minds.strength $(or $(MATCHES),200) $(GAMES)

train: $(RINK) ## Train the bots' table of what a deal's start is worth
	@$(BIN)/python -m minds.pile.train

lock: $(RINK) ## Update the three lock files
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(LOCK) --extra postgresql pyproject.toml -o requirements.txt
	@$(LOCK) --extra postgresql --extra rink -c requirements.txt pyproject.toml -o requirements-rink.txt
	@$(LOCK) --extra postgresql --extra rink --group dev -c requirements-rink.txt pyproject.toml -o requirements-dev.txt

clean: ## Remove the virtual environment and caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
