#!/usr/bin/env python3
"""Scores an engine against ground truth: score.py BINARY WORK_DIR [APP...] [--engine E] [--events N] [--seeds N] [--least PERCENT] [--jobs N]

The engine `detect`: each app is driven by the monkey, N events under each of N seeds, and `detect` looks at every trace. The engine `scan`
reads each app once and runs nothing. `halves` does both, and holds them against each other: every race that `detect` finds between two
accesses of own code must be among the candidates of `scan`, marked or not. A report belongs to the pair of the
truth that has its field and its two methods, a safe one also its lines; between several, lines decide, then the places that posted the
events. `detect` has one report for a field and two methods that read or write it, so one that belongs to a racy pair belongs to all racy
pairs it does not tell apart. Marked is what is filtered or covered. A common lock is a mark, too, where the truth says `protected`; a race
of events under a lock is still a race.

    found      a racy pair that is reported; a harmful one must be reported without a mark
    right      a report without a mark that belongs to a racy pair
    wrong      one that belongs to a pair marked `before`, `apart` or `protected`, a data race that belongs to a pair marked `serial`, or a
               race on a field of the app, or on elements of a container that its code accesses, that no pair is about (under a common
               lock it counts neither way: that the two come in no fixed order is true, and no pair says whether that is harm)

--known FILE has mistakes of the engine that are known, one in a line: `APP: race|safe PAIR`, then a colon and why. They are printed and counted
as any other, but the exit code does not tell of them.

Order violations do not count: they are ordered. Prints a table and, as its last line, one JSON object. Exit code 1: a report is wrong; a
pair marked `before` or `apart` is reported at all, with or without a mark; a command fails; or recall is below `--least`. A racy pair that
is not found is printed, and counts against recall only. The reports stay in WORK_DIR/APP.runs/SEED.json.
"""
import argparse
import concurrent.futures
import json
import pathlib
import subprocess
import sys

import build
import classfile
import truth


class Score:
    """What detect says about one app, over all runs. `lines`: the methods with code at each."""

    def __init__(self, app, lines):
        self.app, self.lines = app, lines
        self.reported, self.unmarked, self.data_races = {}, {}, {}          # names of pairs, with the first report
        self.unlisted, self.failures = set(), []
        self.races, self.dynamic, self.missing = [], set(), []              # `halves`: what detect finds, and scan does not

    def add(self, race):
        marked = bool(race["filteredBy"]) or race["covered"]
        pairs = self.pairs_of(race)
        if not pairs and not marked and not race["lockProtected"] and self.is_own(race):
            self.unlisted.add(text_of(race))
        for pair in pairs:
            self.reported.setdefault(pair.name, text_of(race))
            if marked or pair.verdict == "protected" and race["lockProtected"]:
                continue
            self.unmarked.setdefault(pair.name, text_of(race))
            if race["kind"] == "data-race":
                self.data_races.setdefault(pair.name, text_of(race))

    def run(self, words, seconds):
        """False, and a failure of the app, if the command fails. A run that is incomplete (5), because the app crashes at once, is none."""
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True, errors="replace", timeout=seconds)
        if done.returncode not in (0, 5):
            self.failures.append(f"{words[1]} {words[2]} ends with {done.returncode}: {done.stderr.strip()[-200:]}")
        return done.returncode in (0, 5)

    def pairs_of(self, race):
        """The pair that a report belongs to, and the racy ones that it stands for as well: same field, methods, reads and writes."""
        fits = [(fit, pair) for pair in self.app.pairs if (fit := self.fit(pair, race))]
        if not fits:
            return []
        best = max(fits, key=lambda fit: fit[0])
        same = [pair for fit, pair in fits if pair.what == "race" and fit[1] == best[0][1]]
        return same if best[1].what == "race" else [best[1]]

    def fit(self, pair, race):
        """How well a pair fits a report: lines, reads and writes, places of posts, races first; None if it does not."""
        fits = []
        for accesses in (race["accesses"], race["accesses"][::-1]) if self.is_field(pair, race["location"]) else ():
            sides = list(zip(pair.accesses, accesses))
            if all(self.same_method(told, access) for told, access in sides):
                lines = sum(told.marker is None or self.line_of(access) == self.app.markers[told.marker] for told, access in sides)
                kinds = sum(told.kind == access["kind"] for told, access in sides)
                if pair.what != "safe" or lines == kinds == 2:
                    fits.append((lines, kinds, sum(self.same_post(told, access) for told, access in sides), pair.what != "safe"))
        return max(fits, default=None)

    def is_field(self, pair, location):
        if location["kind"] in ("element", "table", "preference"):
            owner = pair.field[:-2] if pair.field.endswith("[]") else None
            return owner is not None and (owner == location["class"] or owner.startswith(self.app.package + "."))
        return pair.field in (f"{location['class']}.{location['field']}", location["field"])

    def same_method(self, told, access):
        if told.marker is None:
            return self.app.actions[told.action].method in (f"{frame['class']}.{frame['method']}" for frame in stack_of(access))
        frame = innermost(access)
        return frame is not None and f"{frame['class']}.{frame['method']}" in self.lines.get(self.app.markers[told.marker], ())

    def line_of(self, access):
        frame = innermost(access)
        return frame and (frame["file"], frame["line"])

    def same_post(self, told, access):
        marker = self.app.markers.get(self.app.actions[told.action].posted)
        posts = (access.get("action") or access.get("event") or {}).get("posted") or []
        return marker is None or any((post["file"], post["line"]) == marker for post in posts)

    def is_own(self, race):
        owner = race["location"]["class"]
        return owner.startswith(self.app.package + ".") or race["location"]["kind"] == "element" and \
            all(innermost(access) for access in race["accesses"])

    def tally(self):
        """Racy pairs, those found, reports that are right, those that are wrong, safe pairs by what they are said to be."""
        races = [pair for pair in self.app.pairs if pair.what == "race"]
        found = [pair for pair in races if pair.name in (self.reported if pair.verdict == "benign" else self.unmarked)]
        right = [pair for pair in races if pair.name in self.unmarked]
        wrong = [pair for pair in self.app.pairs if pair.what == "safe" and
                 pair.name in (self.data_races if pair.verdict == "serial" else self.unmarked)]
        return {"racy": len(races), "found": len(found), "right": len(right), "wrong": len(wrong) + len(self.unlisted)}

    def complaints(self):
        """What must not be: every wrong report, and commands that failed. And what is missing, which only recall judges."""
        bad, poor = [], []
        for pair in self.app.pairs:
            title = f"{self.app.name}: {pair.what} {pair.name}"
            if pair.verdict == "apart" and pair.name in self.reported:
                bad.append(f"{title}: reported, though never on one place: {self.reported[pair.name]}")
            elif pair.verdict == "before" and pair.name in self.reported:
                bad.append(f"{title}: reported, though always in this order: {self.reported[pair.name]}")
            elif pair.verdict == "protected" and pair.name in self.unmarked:
                bad.append(f"{title}: reported without a mark, though protected: {self.unmarked[pair.name]}")
            elif pair.verdict == "serial" and pair.name in self.data_races:
                bad.append(f"{title}: reported as a data race, though never at the same time: {self.data_races[pair.name]}")
            elif pair.what == "race" and pair.name not in self.reported:
                poor.append(f"{title}: not found")
            elif pair.what == "race" and pair.verdict != "benign" and pair.name not in self.unmarked:
                poor.append(f"{title}: found, but marked: {self.reported[pair.name]}")
        bad += [f"{self.app.name}: not in the truth: {text}" for text in sorted(self.unlisted)]
        return bad + [f"{self.app.name}: {failure}" for failure in self.failures], poor


def stack_of(access):
    """Of an event, or of an action."""
    return access["stack"] if "stack" in access else access["callChain"]


def innermost(access):
    """The app's code that made an access; not the accessors that the compiler makes for private fields."""
    return next((frame for frame in stack_of(access) if frame["own"] and not frame["method"].startswith("access$")), None)


def text_of(race):
    sides = [innermost(access) for access in race["accesses"]]
    names = sorted(f"{side['class'].rpartition('.')[2]}.{side['method']}:{side['line']}" if side else "framework" for side in sides)
    marks = [*race["filteredBy"], *["covered"] * race["covered"], *["lock"] * race["lockProtected"]]
    where = f"{race['location']['class']}.{race['location']['field']}"
    return f"{race['id']}, {race['kind']} on {where}, {' and '.join(names)}{''.join(f', {mark}' for mark in marks)}"


def scan_app(options, app, folder):
    score, report = Score(app, classfile.methods_of_lines(folder / "classes.jar")), options.work / f"{app.name}.scan.json"
    report.unlink(missing_ok=True)
    if score.run([options.binary, "scan", folder, "--quiet", "--timeout", 60, "--format", f"json={report}"], 120):
        if not report.exists():
            score.failures.append("scan has no result")
            return score
        for race in json.loads(report.read_text())["races"]:
            score.add(race)
    return score


def is_between_own(race):
    """Both accesses are charged to own code. What is about objects of single runs only is left out: those that others could not reach yet,
    and those that come from a pool, of which an analysis has a new one each time."""
    return all(access["origin"] == "own" for access in race["accesses"]) and not {"unpublished", "object-reuse"} & set(race["filteredBy"])


def compare_halves(options, app, folder):
    """The score of scan; what detect finds and scan does not is a failure."""
    score = scan_app(options, app, folder)
    report = options.work / f"{app.name}.scan.json"
    known = {race["id"] for race in json.loads(report.read_text())["races"]} if report.exists() else set()
    missing = {}
    dynamic = detect_app(options, app, folder)
    for race in dynamic.races:
        if race["id"] not in known and is_between_own(race):
            missing.setdefault(race["id"], text_of(race))
    score.dynamic = {race["id"] for race in dynamic.races if is_between_own(race)}
    score.missing = sorted(missing.values())
    score.failures += dynamic.failures
    return score


def detect_app(options, app, folder):
    score, work = Score(app, classfile.methods_of_lines(folder / "classes.jar")), options.work / f"{app.name}.runs"
    work.mkdir(exist_ok=True)
    score.run([options.binary, "run", folder, "--strategy", "monkey", "--events", options.events, "--seeds", options.seeds,
               "--timeout", 60, "--quiet", "-o", work / "{}.trace"], 60 + 10 * options.seeds)
    for seed in range(1, options.seeds + 1):
        trace, report = work / f"{seed}.trace", work / f"{seed}.json"
        if score.run([options.binary, "detect", trace, "--quiet", "--format", f"json={report}"], 120):
            for race in json.loads(report.read_text())["races"]:
                score.races.append(race)
                score.add(race)
        trace.unlink(missing_ok=True)
    return score


ENGINES = {"detect": detect_app, "scan": scan_app, "halves": compare_halves}


def ratio(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "-"


def table(scores):
    """Figures per construct, and overall."""
    rows = {}
    for score in scores:
        tally = score.tally()
        for name in sorted(set(score.app.constructs)) + ["all"]:
            row = rows.setdefault(name, dict.fromkeys(["apps", *tally], 0))
            row["apps"] += 1
            for key, value in tally.items():
                row[key] += value
    names = sorted(set(rows) - {"all"}) + ["all"] * ("all" in rows)
    return {name: rows[name] for name in names}


def read_known(file):
    """How the complaints begin that are known: `APP: race|safe PAIR: `. An error names a line that is not of this form, or gives no reason."""
    known = set()
    for number, line in enumerate(file.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        app, _, rest = line.partition(": ")
        pair, _, why = rest.partition(": ")
        if len(pair.split()) != 2 or pair.split()[0] not in ("race", "safe") or not why.strip():
            raise truth.TruthError(f"{file}:{number}: not `APP: race|safe PAIR: WHY`")
        known.add(f"{app}: {pair}: ")
    return known


def exit_code(scores, least, known=frozenset(), most_wrong=0):
    """0 if there are apps, nothing that is reported is wrong but what is known to be (or no more than so many), no command failed, and at
    least so many percent of the races were found."""
    racy, found = (sum(score.tally()[key] for score in scores) for key in ("racy", "found"))
    bad = [line for score in scores for line in score.complaints()[0] if not line.startswith(tuple(known))]
    failed = any(score.failures for score in scores)
    return 1 if not scores or failed or len(bad) > most_wrong or 100 * found < least * racy else 0


def tell_halves(scores, most_missing):
    """Which races of runs the scan does not have. Exit code 1: there are more than are allowed, or a command failed."""
    for score in scores:
        for line in score.missing:
            print(f"{score.app.name}: scan does not have {line}")
    found, missing = sum(len(score.dynamic) for score in scores), sum(len(score.missing) for score in scores)
    print(f"{len(scores)} apps; {found} races between own code in runs, {missing} of them not among the candidates of scan")
    print(json.dumps({"bench": "truth", "engine": "halves", "apps": len(scores), "dynamic": found, "missing": missing}))
    return 1 if missing > most_missing or not found or any(score.failures for score in scores) else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=pathlib.Path)
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--engine", choices=list(ENGINES), default="detect")
    parser.add_argument("--events", type=int, default=300)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--least", type=float, default=0, help="exit code 1 if less than so many percent of the racy pairs are found")
    parser.add_argument("--known", type=pathlib.Path, help="mistakes of the engine that are known, and do not make the exit code 1")
    parser.add_argument("--most-wrong", type=int, default=0, help="exit code 1 if more than so many reports are wrong")
    parser.add_argument("--most-missing", type=int, default=0, help="`halves`: exit code 1 if scan lacks more than so many")
    parser.add_argument("--jobs", type=int, default=1, help="apps at a time")
    parser.add_argument("--classes", type=pathlib.Path, help="compiled framework model (default: beside the binary)")
    options = parser.parse_intermixed_args()
    apps = [truth.read(folder) for folder in truth.folders(options.apps)]
    folders = build.compile_apps(apps, options.classes or build.framework_of(options.binary), options.work)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        scores = list(pool.map(lambda app: ENGINES[options.engine](options, app, folders[app.name]), apps))
    complaints = [score.complaints() for score in scores]
    for line in [line for bad, _ in complaints for line in bad] + [line for _, poor in complaints for line in poor]:
        print(line)
    if options.engine == "halves":
        return tell_halves(scores, options.most_missing)
    rows = table(scores)
    print(f"{'construct':<28} apps  racy found    recall  right wrong precision")
    for name, row in rows.items():
        print(f"{name:<28} {row['apps']:4} {row['racy']:5} {row['found']:5} {ratio(row['found'], row['racy']):>9} {row['right']:6} "
              f"{row['wrong']:5} {ratio(row['right'], row['right'] + row['wrong']):>9}")
    print(json.dumps({"bench": "truth", "engine": options.engine, "events": options.events, "seeds": options.seeds, "constructs": rows}))
    known = read_known(options.known) if options.known else frozenset()
    return exit_code(scores, options.least, known, options.most_wrong)


if __name__ == "__main__":
    sys.exit(main())
