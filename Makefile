# make demo   a first look: installs what is missing, builds, draws the samples
# make test   everything that CI checks
# make help   the rest

PACKAGES := libcairo2-dev libpango1.0-dev libfreetype-dev libswe-dev swe-basic-data libdeflate-dev \
	fonts-vollkorn fonts-inter hyphen-en-us tzdata pkg-config
# Readers of our pictures and documents, which the tests hold against ours.
PEERS := poppler-utils qpdf mupdf-tools librsvg2-bin strace openjdk-17-jre-headless libpdfbox2-java \
	libactivation-java libjaxb-api-java libcommons-logging-java
# A browser, and Python to drive it with.
BROWSER := chromium python3-venv
# The coasts of maps, for the tests and the samples.
MAPS := python-cartopy-data
# What holds JSON against a schema.
SCHEMAS := python3-jsonschema
# What Spark runs on.
JRE := openjdk-17-jre-headless python3-venv

OUT ?= out
# Nothing here depends on the preferences of who runs it.
export ASTROSVITLA_DEFAULTS =
RELEASE = $(shell swift build -c release --show-bin-path)
SOURCES = Sources Tests Tools Package.swift services/Sources services/Tests services/Package.swift
# SETUP=no leaves packages alone, on systems other than Debian.
SETUP ?= yes

.PHONY: help demo test setup setup-test build format lint snapshots audit fuzz sanitize memcheck samples readings words days rules quantiles book harm bench instructions docs check \
	clean gallery core wasm doccs api api-breakage nightly missing-word apps bench-peers test-engines test-schemas test-agents test-tables site test-pages wheel test-wheel test-install test-deb test-python \
	test-image test-quick serve setup-services test-services static install uninstall deb image

help: ## say what there is to make
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /|/' | awk -F'|' '{ printf "make %-12s %s\n", $$1, $$2 }'

demo: setup ## install what is missing, build, draw every birth of samples/ into out/, set two reports
	swift build -c release --product astro-render
	swift build -c release --product astro-chart
	swift build -c release --product astro-pdf
	@.ci/demo.sh "$(RELEASE)" "$(OUT)"

test: setup-test check wasm ## install what is missing, then lint, and run every test with warnings as errors
	.ci/test.sh

test-engines: setup ## run LINES (100000) births through Spark and Dask, whose workers are killed: the bytes of one process
	@[ "$(SETUP)" = no ] || .ci/packages.sh $(JRE)
	swift build -c release --product astro-batch
	.ci/engines.sh "$(RELEASE)"

test-schemas: setup ## hold samples and what the commands write against the JSON Schemas of schemas/
	@[ "$(SETUP)" = no ] || .ci/packages.sh $(SCHEMAS)
	swift build
	.ci/schemas.sh "$$(swift build --show-bin-path)"

test-agents: setup ## run the official client of the Model Context Protocol against astro-mcp, where it can be installed
	swift build
	.ci/agents.sh "$$(swift build --show-bin-path)"

test-tables: setup ## run the examples of docs/TABLES.md, and the statements of integrations/duckdb
	swift build
	.ci/tables.sh "$$(swift build --show-bin-path)"

setup: ## install the packages that building and drawing need
	@command -v swift >/dev/null || { echo "Swift 6.2 or later is needed: https://www.swift.org/install" >&2; exit 1; }
	@[ "$(SETUP)" = no ] || .ci/packages.sh $(PACKAGES)

setup-test: setup
	@[ "$(SETUP)" = no ] || .ci/packages.sh $(PEERS) $(BROWSER) $(SCHEMAS) $(MAPS)

build: setup ## build everything in debug mode
	swift build

format: ## format the sources by the house style
	swift format -i -r $(SOURCES)

lint: ## say where the sources stray from the house style
	swift format lint --strict -r $(SOURCES)

docs: ## check that every link of the documents leads somewhere
	.ci/links.sh

doccs: setup ## build the documentation of the library in out/docs, with warnings as errors
	.ci/doccs.sh "$(OUT)/docs"

check: lint docs ## everything that is checked without building
	.ci/imports.sh

api: setup ## record the list of public names in docs/API.txt, after a change that is meant
	swift build --product AstroSvitla
	.ci/api.sh >docs/API.txt.new && mv docs/API.txt.new docs/API.txt
	git diff --stat docs/API.txt

api-breakage: ## compare the public names with those of the newest tag, if there is one
	.ci/api-breakage.sh

core: wasm ## build AstroSvitlaCore where no C library can be seen
	.ci/core.sh

wasm: ## compile the foundations of AstroSvitlaCore for a machine of 32 bits without an operating system
	.ci/wasm.sh

snapshots: setup ## record the references that differ again; look at them before they are committed
	-RECORD=failed swift test --disable-xctest
	git diff --stat Snapshots

audit: setup ## audit wheels, dials, squares, lives and graphic ephemerides of many random births, and PAIRS (5000) of pairs and trios, in some minutes
	ASTROSVITLA_LONG=$(or $(PAIRS),1) swift test -c release --disable-xctest -Xswiftc -enable-testing \
		--filter 'Long.*AuditTests'

fuzz: setup ## give every reader random bytes for SECONDS each (60); what fails is kept in out/fuzz/
	.ci/fuzz.sh $(or $(SECONDS),60)

missing-word: ## take WORDS (5) requirements from a copy of a phrasebook: the compiler must name each
	.ci/missing-word.sh $(or $(WORDS),5)

nightly: setup-test ## what takes hours: sanitizers, every fuzz harness for SECONDS (30), long audits, memcheck, API
	SECONDS_EACH=$(or $(SECONDS),30) .ci/nightly.sh

sanitize: setup-test ## run the tests under AddressSanitizer and ThreadSanitizer
	.ci/sanitize.sh

memcheck: setup ## run the commands on samples under valgrind
	@[ "$(SETUP)" = no ] || .ci/packages.sh valgrind
	swift build -c release
	.ci/valgrind.sh "$(RELEASE)"

serve: setup-services ## build the service in release mode, and run it with ARGS (docs/SERVICE.md)
	swift build -c release --package-path services --product astro-serve
	services/.build/release/astro-serve $(ARGS)

test-services: setup-services ## run the tests of the service on the program itself, over real sockets and files
	@# In the folder of the library's build, so that nothing of it is built twice.
	ASTROSVITLA_STRICT=1 swift test --disable-xctest --package-path services --scratch-path .build \
	  --explicit-target-dependency-import-check error

setup-services: setup
	@[ "$(SETUP)" = no ] || .ci/packages.sh libsqlite3-dev libpq-dev

apps: setup ## build the programs of samples/apps as their users do, and run them
	.ci/apps.sh

samples: setup ## draw again the pictures that are kept in samples/
	@[ "$(SETUP)" = no ] || .ci/packages.sh $(MAPS)
	swift build -c release --product astro-chart
	swift build -c release --product astro-render
	swift build -c release --product astro-pdf
	swift build -c release --product astro-report
	swift build -c release --product astro-calendar
	@.ci/samples.sh "$(RELEASE)"

readings: setup ## write reports on ten sample births into samples/readings/, to be read aloud
	swift build -c release --product astro-report
	@.ci/readings.sh "$(RELEASE)"

words: setup ## measure what reports say of BIRTHS (300) random births of SEED (1), beside what is asked
	swift build -c release --product astro-workshop
	$(RELEASE)/astro-workshop words --births $(or $(BIRTHS),300) --seed $(or $(SEED),1)

days: setup ## hold thirty days of BIRTHS (1000) random births of SEED (1) to every law of days, in both languages
	swift build -c release --product astro-workshop
	$(RELEASE)/astro-workshop days --births $(or $(BIRTHS),1000) --seed $(or $(SEED),1)

rules: setup ## hold reports on a thousand births to what they promise, and see whether every rule is used
	ASTROSVITLA_LONG=1 swift test -c release --disable-xctest -Xswiftc -enable-testing --filter WordsTests

quantiles: setup ## write the scales of couples' scores again, from 100,000 random couples
	swift build -c release --product astro-workshop
	$(RELEASE)/astro-workshop quantiles >Sources/Sky/Synastry/ScoreScales+Frozen.swift
	swift format -i Sources/Sky/Synastry/ScoreScales+Frozen.swift

book: ## write the index of our rule book again, after a rule or its words were changed
	swift build --product astro-workshop
	"$$(swift build --show-bin-path)/astro-workshop" book

harm: ## learn again what is like harm, after a list of Tests/Words/CheckingTests was changed (some minutes)
	swift build -c release --product astro-workshop
	$(RELEASE)/astro-workshop harm

site: setup ## make a static site of pages that can be touched, from the samples, in out/site/
	swift build -c release --product astro-render
	swift build -c release --product astro-report
	swift build -c release --product astro-pdf
	swift build -c release --product astro-calendar
	@.ci/site.sh "$(RELEASE)" "$(OUT)/site"
	@DOCS_BASE=docs .ci/doccs.sh "$(OUT)/site/docs"

test-pages: setup-test ## drive our pages in chromium; RECORD=yes keeps what their accessibility trees say
	swift build
	.ci/browser.sh "$(shell swift build --show-bin-path)"

gallery: setup ## draw contact sheets of forty random births into out/gallery/, to look at
	swift build -c release --product astro-workshop
	@mkdir -p "$(OUT)/gallery"
	$(RELEASE)/astro-workshop gallery -o "$(OUT)/gallery"

bench: setup ## measure, beside the targets
	swift build -c release --product astro-chart
	swift build -c release --product astro-render
	swift build -c release --product astro-report
	swift build -c release --product astro-pdf
	swift build -c release --product astro-place
	@mkdir -p out
	ASTROSVITLA_BENCH=1 swift run -c release astro-bench

instructions: setup ## count the instructions of each row of the bench; a row that grew by a tenth fails; RECORD=yes keeps them
	@[ "$(SETUP)" = no ] || .ci/packages.sh valgrind
	ASTROSVITLA_BENCH=1 swift build -c release --product astro-bench
	.ci/instructions.sh "$(RELEASE)"

# The commands as they are installed: release, with the Swift run-time inside, in a folder of their own.
STATIC = .build/static/release
PREFIX ?= /usr/local
DESTDIR ?=

# Nothing looks a name up in the command, and the table of its names is 1.5 MB.
static: setup
	swift build -c release --static-swift-stdlib --scratch-path .build/static --product astro \
	  -Xlinker --no-export-dynamic

install: static ## install the commands, manual pages and completions under DESTDIR and PREFIX (/usr/local)
	PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" packaging/install.sh install $(STATIC)

uninstall: ## take away exactly what make install put under DESTDIR and PREFIX
	PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" packaging/install.sh uninstall $(STATIC)

deb: static ## build the Debian package into out/
	packaging/deb.sh $(STATIC) "$(OUT)"

# Made of the package, which must be there already where neither Swift nor a compiler is.
image: deb ## make an image for containers, with all commands, in out/image; wants root, mmdebstrap, buildah and a mirror
	packaging/image.sh "$(OUT)"

wheel: static ## build the Python wheel, with everything it needs inside, into out/
	@[ "$(SETUP)" = no ] || .ci/packages.sh patchelf binutils advancecomp
	packaging/wheel.py .build/static/release "$(OUT)"

test-install: static ## install into a folder of its own, hold pages and completions to their readers, uninstall: nothing stays
	packaging/try-install.sh $(STATIC)

test-deb: ## try the Debian package in a fresh root; wants root, mmdebstrap and a mirror
	packaging/try-deb.sh "$(OUT)" $(STATIC)/astro

test-image: ## unpack the image and run its commands by chroot; wants root and umoci
	packaging/try-image.sh "$(OUT)" $(STATIC)/astro

test-quick: ## try the quick starts of docs/ as they are written, in fresh roots; wants root, mmdebstrap and mirrors
	packaging/try-quick.sh "$(OUT)"

test-wheel: ## try the wheel in a fresh root with nothing but Python; wants root and mmdebstrap
	packaging/try-wheel.sh "$(OUT)"

test-python: setup ## run the tests of the Python package on the commands as they are built
	swift build
	cd python && ASTROSVITLA_COMMANDS="$(shell swift build --show-bin-path)" PYTHONPATH=. python3 -m unittest discover -s tests -t .

bench-peers: setup ## make the same of the same births with Kerykeion and Stellium, and print the ratios
	ASTROSVITLA_BENCH=1 swift build -c release --product astro-bench
	.ci/peers.sh "$(RELEASE)"

# OUT may name a folder of somebody's own, which is never taken away.
clean: ## remove what was built and drawn, in out/
	@[ "$(OUT)" = out ] || { echo "make clean removes out/ alone: $(OUT) may hold what is yours, remove it by hand" >&2; exit 2; }
	swift package clean
	rm -rf out
