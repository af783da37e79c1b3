#!/usr/bin/env python3
"""How many of the ground truth's harmful pairs `antecede check` confirms, without a script: checks.py BINARY WORK_DIR [APP...] [--budget S] [--every N] [--jobs N] [--least PERCENT]

The app is all that `check` gets: nobody tells it what the user does. A report belongs to the pairs of the truth as for score.py.

    confirmed   a report that belongs to the pair is harmful
    benign      one is benign, and none is harmful
    open        there is one, and nobody has seen what the other order does; with what the report says of it
    missing     there is none
    wrong       a report that belongs to a safe pair of the truth, or to one that is benign, is harmful

`--every N` takes each Nth app that has a harmful pair. Prints what is not confirmed, a table, and as its last line one JSON object. Exit code 1: a verdict is wrong, a command
fails, or less than `--least` percent are confirmed.
"""
import argparse
import concurrent.futures
import json
import pathlib
import subprocess
import sys

import build
import classfile
import score
import truth

HARMFUL = {"crash", "screen", "state"}
ROWS = ["confirmed", "benign", "open", "missing"]
VERDICT_ROWS = {"harmful": "confirmed", "benign": "benign"}


def is_harmful(pair):
    return pair.what == "race" and pair.verdict in HARMFUL


class Checked:
    """What check says about one app."""

    def __init__(self, app, lines):
        self.app, self.matcher = app, score.Score(app, lines)
        self.said, self.failures, self.stats, self.seconds = {}, [], {}, 0.0

    def run(self, binary, folder, work, options):
        report = work / f"{self.app.name}.json"
        state = ["--state", "db,files,logs"] if any(pair.verdict == "state" for pair in self.app.pairs) else []
        words = [binary, "check", folder, "--budget", options.budget, "--quiet", "--minimise", 0, "--timings", "--fail-on", "none", "--format", f"json={report}",
                 *state, *options.more.split()]
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True, errors="replace", timeout=600)
        if done.returncode not in (0, 5):
            self.failures.append(f"{self.app.name}: check ends with {done.returncode}: {done.stderr.strip()[-300:]}")
            return
        result = json.loads(report.read_text())
        self.stats = result["stats"]["check"]
        self.seconds = sum(stage["seconds"] for stage in result["stats"]["stages"])
        for race in result["races"]:
            row = VERDICT_ROWS.get(race["verdict"], "open")
            for pair in self.matcher.pairs_of(race):
                known = self.said.get(pair.name)
                if known is None or ROWS.index(row) < ROWS.index(known[0]):
                    self.said[pair.name] = (row, f"{race['id']} {race['priority']} {race['verdictReason'] or 'not tried'}")

    def row_of(self, pair):
        return self.said.get(pair.name, ("missing", "-"))

    def wrong(self):
        return [pair for pair in self.app.pairs if not is_harmful(pair) and pair.what != "violation" and self.row_of(pair)[0] == "confirmed"]


def check_app(options, app, folder):
    checked = Checked(app, classfile.methods_of_lines(folder / "classes.jar"))
    checked.run(options.binary, folder, options.work, options)
    return checked


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=pathlib.Path)
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--budget", type=float, default=30)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="of each such group, which app")
    parser.add_argument("--jobs", type=int, default=1, help="apps at a time")
    parser.add_argument("--least", type=float, default=0)
    parser.add_argument("--more", default="", help="options for check")
    parser.add_argument("--classes", type=pathlib.Path, help="compiled framework model (default: beside the binary)")
    options = parser.parse_intermixed_args()
    apps = [truth.read(folder) for folder in truth.folders(options.apps)]
    apps = [app for app in apps if any(is_harmful(pair) for pair in app.pairs)][options.first::options.every]
    folders = build.compile_apps(apps, options.classes or build.framework_of(options.binary), options.work)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda app: check_app(options, app, folders[app.name]), apps))
    rows, wrong = dict.fromkeys(ROWS, 0), 0
    for result in results:
        for pair in filter(is_harmful, result.app.pairs):
            row, words = result.row_of(pair)
            rows[row] += 1
            if row != "confirmed":
                print(f"{row:<9} {result.app.name}: {pair.name} ({pair.verdict}): {words[:240]}")
        for pair in result.wrong():
            wrong += 1
            print(f"wrong     {result.app.name}: {pair.what} {pair.name} ({pair.verdict}): {result.row_of(pair)[1][:240]}")
    failures = [failure for result in results for failure in result.failures]
    print("\n".join(failures))
    count = sum(rows.values())
    print(f"{'harmful pairs':<14}" + "".join(f"{row:>11}" for row in ROWS) + f"{'wrong':>11}")
    print(f"{count:<14}" + "".join(f"{rows[row]:>11}" for row in ROWS) + f"{wrong:>11}")
    share = 100 * rows["confirmed"] / max(count, 1)
    totals = {key: sum(result.stats.get(key, 0) for result in results) for key in ("runs", "tried", "flipped", "directedRuns", "aimedAt", "reached")}
    print(f"{share:.1f} % of the harmful pairs of {len(results)} apps are confirmed without a script; "
          + ", ".join(f"{key} {value}" for key, value in totals.items()) + f"; {sum(result.seconds for result in results) / max(len(results), 1):.1f} s each")
    print(json.dumps({"bench": "check", "apps": len(results), "pairs": count, **rows, "wrong": wrong, "share": round(share, 1), **totals}))
    return 1 if failures or wrong or share < options.least else 0


if __name__ == "__main__":
    sys.exit(main())
