# Two commands do everything on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := pyproject.toml CMakeLists.txt $(wildcard native/* native/*/*) $(shell find web src/trappola/locales -type f \
	-not -path '*/node_modules/*' -not -path 'web/dist/*' 2>/dev/null)

DICTIONARIES := hunspell hunspell-en-gb hunspell-it hunspell-es hunspell-pt-pt hunspell-de-de hunspell-cs

.PHONY: spelling play test lint types page book docs art bench players lighthouse sanitize soak certificate golden tables puzzles stubs clean

play: .venv/installed
	@$(BIN)/trappola

test: .venv/test-tools .venv/browser .venv/dictionaries lint types page
	$(BIN)/python -m pytest -n 2 --dist loadfile

# The page's own checks: types, and the logic that has no picture.
page: .venv/installed
	cd web && npm run check --silent && npm test --silent

# Words of the catalogues and the rule book that neither hunspell nor docs/words knows.
spelling: .venv/test-tools .venv/dictionaries
	PYTHONPATH=tests $(BIN)/python tests/languages/spelling.py

lint: .venv/test-tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/test-tools
	$(BIN)/mypy

# Writes the generated parts of the rule book anew: worked deals, tables of options and values.
book: .venv/installed
	$(BIN)/python -m trappola.book

# The rule book and the other documents as a site, in build/docs/site; broken links and anchors fail.
docs: .venv/docs-tools
	$(BIN)/python -m trappola.book.site build/docs

# Random records against the second scorer, thousands of each game.
soak: .venv/test-tools
	$(BIN)/python -m pytest tests/soak

# Rates and ratios to OpenSpiel, written to build/bench.json.
bench: .venv/installed
	$(BIN)/python benchmarks/run.py

# How strong the computer players are, against each other, OpenSpiel's search and a best answer: an hour and a quarter
# on two idle processors. Stopped, it goes on where it was; build/players.jsonl holds every pair.
players: .venv/test-tools
	$(BIN)/python benchmarks/players.py --jobs 2
	$(BIN)/python benchmarks/exploitability.py

# Lighthouse's marks for the page, and what a first visit transfers.
lighthouse: .venv/test-tools .venv/browser
	$(BIN)/python benchmarks/page.py

# Draws everything anew: single cards, the page's sprites and marks, the README's picture.
art: .venv/test-tools .venv/browser
	$(BIN)/python -m trappola.art --out build/art --sprites web/src/cards/packs
	$(BIN)/python tests/art/marks.py web/public
	$(BIN)/python tests/art/contact_sheet.py docs/pictures

# The kernel's tests under AddressSanitizer and UBSan.
sanitize: .venv/test-tools
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/cmake -S . -B build/sanitize -G Ninja -DCMAKE_BUILD_TYPE=Debug -DTRAPPOLA_SANITIZE=ON -DTRAPPOLA_PAGE=OFF \
		-Dnanobind_DIR=$$($(BIN)/python -m nanobind --cmake_dir) -DPython_EXECUTABLE=$(CURDIR)/$(BIN)/python
	$(BIN)/cmake --build build/sanitize
	rm -rf build/sanitize/package && mkdir -p build/sanitize/package
	cp -r src/trappola build/sanitize/package/ && cp build/sanitize/_kernel*.so build/sanitize/package/trappola/
	LD_PRELOAD="$$(g++ -print-file-name=libasan.so) $$(g++ -print-file-name=libubsan.so)" ASAN_OPTIONS=detect_leaks=0 \
		$(BIN)/python tests/sanitized.py build/sanitize/package tests/kernel tests/games tests/exact tests/worlds tests/search tests/hidden \
		tests/svoyi/test_counts.py tests/svoyi/test_brute.py tests/svoyi/test_quick.py tests/svoyi/test_checkpoint.py

# Solves the pack of 24 cards in both forms: the tables that the package brings. Half a minute.
tables: .venv/installed
	$(BIN)/trappola svoyi solve --ranks 6 --fold --out src/trappola/svoyi/tables/single-low-trump-6.svoyi
	$(BIN)/trappola svoyi solve --ranks 6 --form cover-and-lead --fold \
		--out src/trappola/svoyi/tables/cover-and-lead-higher-trump-6.svoyi

# A program of its own checks every label of two tables of Svoyi Kozyri from the rules alone: minutes.
certificate: .venv/installed
	mkdir -p build
	$(CXX) -std=c++20 -O3 -Wall -Wextra -pthread -o build/certificate certificate/certificate.cpp
	$(BIN)/trappola svoyi solve --ranks 6 --out build/single-6.svoyi
	build/certificate build/single-6.svoyi
	$(BIN)/trappola svoyi solve --ranks 5 --form cover-and-lead --out build/cover-5.svoyi
	build/certificate build/cover-5.svoyi

# Makes the puzzles anew; their test compares each with the tables. Some minutes.
puzzles: .venv/installed
	$(BIN)/python -m trappola.puzzles.making svoyi src/trappola/puzzles/svoyi.jsonl.xz

# Writes the playthrough of every game anew; read the difference before it is committed.
golden: .venv/test-tools
	$(BIN)/python tests/golden/write.py

stubs: .venv/test-tools
	$(BIN)/python -m nanobind.stubgen -q -m trappola._kernel -o src/trappola/_kernel.pyi

.venv/bin/python:
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip

.venv/build-tools: | .venv/bin/python
	$(BIN)/pip install --quiet 'scikit-build-core>=1.1' 'nanobind>=3.1' 'fluent.syntax>=0.19' cmake ninja
	touch $@

.venv/installed: .venv/build-tools $(SOURCES)
	$(BIN)/pip install --quiet --no-build-isolation --editable .
	touch $@

.venv/test-tools: .venv/installed
	$(BIN)/pip install --quiet --no-build-isolation --editable '.[test]'
	touch $@

.venv/docs-tools: .venv/installed
	$(BIN)/pip install --quiet --no-build-isolation --editable '.[docs]'
	touch $@

# The tests look at the page in Debian's Chromium.
.venv/browser: | .venv/bin/python
	@if ! command -v chromium >/dev/null; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
		else echo 'The tests need Chromium: sudo apt-get install chromium' >&2; exit 1; fi; fi
	touch $@

# They read the texts with Debian's dictionaries.
.venv/dictionaries: | .venv/bin/python
	@if ! command -v hunspell >/dev/null || ! hunspell -d cs_CZ -l </dev/null >/dev/null 2>&1; then \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -qq && apt-get install -y -qq $(DICTIONARIES) >/dev/null; \
		else echo 'The tests need dictionaries: sudo apt-get install $(DICTIONARIES)' >&2; exit 1; fi; fi
	touch $@

clean:
	rm -rf .venv build web/node_modules web/dist
