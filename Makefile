# Python 3.11+ and make are all it takes; every target sets up what it needs, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.DEFAULT_GOAL := help
.PHONY: help run test soak check format bench lock clean

help: ## Show what can be done here
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

$(STAMP): requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Breakaway needs Python 3.11 or newer. Name it like this: make PYTHON=python3.12 run"; exit 2; }
	@echo "Installing into $(VENV), once: this takes a minute or two ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

run: $(STAMP) ## Start the bot on a Discord of this machine: no account, no token
	@$(BIN)/python -m sandbox

test: $(STAMP) ## Run all tests
	@$(BIN)/python -m pytest --numprocesses auto --dist worksteal

soak: $(STAMP) ## Kill the bot a hundred times and more in running matches
	@KILL_SEEDS=20 $(BIN)/python -m pytest --numprocesses auto tests/e2e/test_kill.py

check: $(STAMP) ## Format, lint, types, and who may import whom
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache

format: $(STAMP) ## Put the code into the project's format
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(STAMP) ## Measure how fast the rules and the bot are
	@echo "As ratios, each to something bare that ran beside it: smaller is faster. It takes some minutes."
	@$(BIN)/python -m tests.bench

lock: $(STAMP) ## Resolve the dependencies anew into the two hashed lock files
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-emit-find-links pyproject.toml -o requirements.txt
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --no-emit-find-links --group dev -c requirements.txt pyproject.toml -o requirements-dev.txt

clean: ## Remove the virtual environment and caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
