# `make play` and `make test` set up everything they need in .venv. CONTRIBUTING.md lists all targets.
.PHONY: play test test-client test-interpreted test-compiled test-browser bench lint format docs api types mutants pictures clean lock

PYTHON ?= python3
BIN := .venv/bin
BIOME := $(BIN)/node build/node/node_modules/@biomejs/biome/bin/biome

play: .venv/play
	@$(BIN)/posse play

# tests that run only once: browser tests on the compiled build, tests of uncompiled packages without a game on the interpreted one
DATABASE := $(addprefix tests/server/test_,log.py sqlite.py postgres.py limits.py round_trip.py operation.py deploy.py security_doc.py)
PYTHON_ONLY := tests/web tests/cli tests/terminal tests/test_docs.py tests/test_texts.py $(DATABASE)

# The parts run side by side, since each of them waits now and then; what one of them prints appears when it has ended.
test: .venv/test .venv/browser .venv/postgres .venv/network
	@echo "Linting and testing: about ten minutes on two cores"
	@$(MAKE) --no-print-directory -j4 -Otarget lint test-client test-interpreted test-compiled test-browser

test-client: .venv/test
	@$(BIN)/node --test --test-reporter=dot 'tests/web/js/**/*.test.js'

test-interpreted: .venv/test .venv/postgres
	@$(BIN)/posse version | sed 's/^/-- /'; $(BIN)/pytest -n 1 --ignore=tests/web -m "not heavy"

test-compiled: build/compiled .venv/postgres .venv/network
	@PYTHONPATH=build/compiled $(BIN)/posse version | sed 's/^/-- /'; PYTHONPATH=build/compiled $(BIN)/pytest -n 1 $(addprefix --ignore=,$(PYTHON_ONLY))

test-browser: build/compiled .venv/browser
	@echo "-- in the browser"; PYTHONPATH=build/compiled $(BIN)/pytest -n 2 --dist worksteal tests/web

bench: .venv/test build/bench/compiled
	@$(BIN)/python bench/run.py

lint: .venv/test build/node
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .
	@$(BIN)/mypy && $(BIN)/lint-imports
	@$(BIN)/node build/node/node_modules/typescript/bin/tsc -p tests/web/jsconfig.json
	@$(BIOME) check --error-on-warnings

format: .venv/test build/node
	@$(BIN)/ruff check --fix . ; $(BIN)/ruff format .
	@$(BIOME) check --write

docs: .venv/test
	@$(BIN)/pytest tests/test_docs.py

# generates docs/reference.md from signatures and docstrings
api: .venv/test
	@$(BIN)/python -m tests.api_reference

# generates the client's types and the tables in docs/protocol.md from the server's messages
types: .venv/test
	@$(BIN)/python -m tests.protocol_files

# lists small changes of a game's rules that no test of the game notices: make mutants GAME=bounty_hunters MUTANTS=100 SEED=1
MUTANTS ?= 100
SEED ?= 1

mutants: .venv/test
	@$(BIN)/python -m tests.mutants $(GAME) --mutants $(MUTANTS) --seed $(SEED)

pictures: .venv/test .venv/browser
	@$(BIN)/python -m tests.pictures

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

.venv/play: requirements/play.lock pyproject.toml
	@echo "Setting up posse in .venv: once, about a minute"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/play.lock
	@POSSE_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.venv/test: .venv/play requirements/test.lock
	@echo "Installing the packages for tests"
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/test.lock
	@touch $@

# installs Debian's Chromium if permitted; without it, the browser tests fail with a message
.venv/browser: .venv/play
	@command -v chromium >/dev/null || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || \
		{ echo "Installing Chromium"; apt-get update -q >/dev/null; apt-get install -y -q chromium >/dev/null; }
	@touch $@

# installs Debian's PostgreSQL if permitted; without it, the tests of the database fail with a message
.venv/postgres: .venv/play
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || \
		{ echo "Installing PostgreSQL"; apt-get update -q >/dev/null; apt-get install -y -q postgresql >/dev/null; }
	@touch $@

# installs Debian's iproute2 if permitted; without it, the test of several machines fails with a message
.venv/network: .venv/play
	@command -v ip >/dev/null || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || \
		{ echo "Installing iproute2"; apt-get update -q >/dev/null; apt-get install -y -q iproute2 >/dev/null; }
	@touch $@

build/node: .venv/test Makefile
	@echo "Installing the packages that check the web client"
	@mkdir -p $@
	@$(BIN)/npm install --silent --no-save --no-package-lock --no-audit --no-fund --prefix $@ typescript@7.0.2 axe-core@4.14.0 @biomejs/biome@2.6.7 >/dev/null
	@touch $@

SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/.mypy_cache/*')

define compile
	@echo "Compiling with mypyc"
	@rm -rf $@ build/wheel
	@$(BIN)/python -m pip wheel -q --no-deps --no-build-isolation -w build/wheel .
	@$(BIN)/python -m pip install -q --no-deps --target $@ build/wheel/*.whl
	@PYTHONPATH=$@ $(BIN)/posse version | grep -q '(compiled' || ! command -v cc >/dev/null || \
		{ PYTHONPATH=$@ $(BIN)/posse version; rm -rf $@; exit 1; }
endef

# for tests: compiles fast, with little optimisation
build/compiled: export POSSE_OPT := 1
build/compiled: .venv/test build_hook.py $(SOURCES)
	$(compile)
	@touch $@

# for the bench: compiled as for a release, together with the example game
EXAMPLE := $(CURDIR)/examples/tic_tac_toe

build/bench/compiled: export POSSE_WITH := $(EXAMPLE)
build/bench/compiled: .venv/test build_hook.py $(SOURCES) $(wildcard $(EXAMPLE)/*)
	$(compile)
	@cp -R $(EXAMPLE) $@
	@touch $@

# writes the lock files from pyproject.toml; with extras, since pip would otherwise install the newest version of packages
# that only an extra requires
COMPILE := uv pip compile -q --universal --no-strip-extras --generate-hashes --no-header --no-annotate --no-emit-index-url --python-version 3.11 --upgrade

lock:
	@$(BIN)/python -m pip install -q uv
	@$(BIN)/$(COMPILE) pyproject.toml --extra server --group build -o requirements/play.lock
	@$(BIN)/$(COMPILE) pyproject.toml --extra server --extra postgres --group build --group test -o requirements/test.lock
