#!/usr/bin/env python3
"""Holds the verdicts of `antecede verify` against ground truth: verdicts.py BINARY WORK_DIR [APP...] [--seeds N] [--jobs N] [--replays N] [--least PERCENT]

Each app does what its truth file says, under several seeds, and `verify` tries the races of each run in both orders. A report belongs to
the pairs of the truth as for score.py. Over all seeds, the verdict that says most counts: harmful, then benign, then none.

    right      harmful where the truth says crash, screen or state; benign where it says benign; false-positive where it says before, of
               the type that it says, if it says one
    missed     the pair was tried, and it was not found out: unverified, benign though it is harmful, or a false positive of no type
    wrong      harmful where the truth says benign, or that the pair is safe; false-positive where it says race; another type
    unseen     no run had the pair

Pairs that a rule orders are looked at with `--ordered`, and those that do not flip with `--search`, in the run of the first seed. `--replays N`: schedules of harmful races are replayed so often, under
other locales, in other directories, on other numbers of cores, and must do the same each time (replays.py).

Prints what is not right, a table, and as its last line one JSON object. Exit code 1: a verdict is wrong, a command fails, a schedule of a
harmful race does not replay, or less than `--least` percent of the pairs that were tried are right.
"""
import argparse
import concurrent.futures
import fnmatch
import json
import pathlib
import re
import shutil
import statistics
import subprocess
import sys

import build
import classfile
import replays
import score
import truth

HARMFUL = {"crash", "screen", "state"}
WEIGHT = {"harmful": 3, "benign": 2, "false-positive": 1, "unverified": 0}


class Verdicts:
    """What verify says about one app, over all seeds."""

    def __init__(self, app, lines):
        self.matcher, self.app = score.Score(app, lines), app
        self.said, self.failures, self.seconds, self.tried = {}, [], 0.0, 0
        self.flips, self.starts = [], []                    # seconds of a flip (median of a run), and of running from the start

    def add(self, race):
        if not race["verdictReason"]:
            return
        self.tried += race["verdict"] != "false-positive"
        for pair in self.pairs_of(race):
            if race["verdict"] == "false-positive" and pair.what == "race":
                continue                                    # two events that a rule orders, of a pair that others leave open
            before = self.said.get(pair.name)
            if before is None or WEIGHT[race["verdict"]] > WEIGHT[before[0]]:
                self.said[pair.name] = (race["verdict"], race["verdictReason"])

    def pairs_of(self, race):
        """A harm is told of the lines that the report shows; if the truth has no pair with these lines, of all that it stands for."""
        pairs = self.matcher.pairs_of(race)
        shown = [pair for pair in pairs if self.matcher.fit(pair, race)[0] == 2]
        return shown if race["verdict"] == "harmful" and shown else pairs

    def judge(self, pair):
        if pair.name not in self.said:
            return "unseen"
        verdict = self.said[pair.name][0]
        if pair.verdict == "before":
            return self.judge_before(pair)
        if pair.what == "safe" or pair.verdict == "benign":
            return "wrong" if verdict == "harmful" else "right" if verdict == "benign" or pair.what == "safe" else "missed"
        return "right" if verdict == "harmful" else "wrong" if verdict == "false-positive" else "missed"

    def judge_before(self, pair):
        verdict, reason = self.said[pair.name][:2]
        if verdict != "false-positive":
            return "wrong" if verdict == "harmful" else "missed"
        told = re.match(r"type ([12])", reason)
        if pair.false_positive is None or told and int(told[1]) == pair.false_positive:
            return "right"
        return "wrong" if told else "missed"                # a search finds that there is no other order, not why

    def run(self, words, seconds):
        """False, and a failure, if the command fails. A run that the report calls incomplete (5), as one without a screen, is none."""
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True, errors="replace", timeout=seconds)
        if done.returncode not in (0, 5):
            self.failures.append(f"{words[1]} {words[2]} ends with {done.returncode}: {done.stderr.strip()[-200:]}")
        return done.returncode in (0, 5)

    def more(self, seed):
        """What is left behind counts where the truth says so. Pairs that a rule orders, and those that do not flip, are the same in every run: once."""
        state = ["--state", "db,files,logs"] if any(pair.verdict == "state" for pair in self.app.pairs) else []
        return state + (["--ordered", "--search", 2 * self.app.bound] if seed == 1 else [])

    def verify(self, binary, folder, work, seed, reuse):
        script, report = work / "user.script", work / f"{seed}.json"
        if not (reuse and report.exists()) and not self.write(binary, folder, work, seed, script, report):
            return
        result = json.loads(report.read_text())
        costs = {stage["name"]: stage["seconds"] for stage in result["stats"]["stages"]}
        self.seconds += costs.get("verify", 0)
        if "flip, median" in costs:
            self.flips.append(costs["flip, median"])
            self.starts.append(costs["from the start"])
        for race in result["races"]:
            self.add(race)

    def write(self, binary, folder, work, seed, script, report):
        script.write_text("".join(line + "\n" for line in self.app.user) or "wait 1000\n")
        return self.run([binary, "verify", folder, "--script", script, "--seed", seed, "--quiet", "--all", "--timings", "--format", f"json={report}",
                         "--minimise", 0, "-o", work / f"{seed}.schedules", *self.more(seed)], 600)


def verify_app(options, app, folder):
    verdicts, work = Verdicts(app, classfile.methods_of_lines(folder / "classes.jar")), options.work / f"{app.name}.verdicts"
    if not options.reuse:
        shutil.rmtree(work, ignore_errors=True)
    work.mkdir(exist_ok=True)
    for seed in range(1, options.seeds + 1):
        verdicts.verify(options.binary, folder, work, seed, options.reuse)
    return verdicts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=pathlib.Path)
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=1, help="apps at a time")
    parser.add_argument("--replays", type=int, default=1, help="of each schedule of a harmful race")
    parser.add_argument("--most-replayed", type=int, default=0, help="schedules, spread evenly; 0: all")
    parser.add_argument("--leave-out", default="", metavar="PATTERN", help="apps that are left out, as '*-safe'")
    parser.add_argument("--reuse", action="store_true", help="take the reports that an earlier call left, and make only those that are missing")
    parser.add_argument("--least", type=float, default=0)
    parser.add_argument("--classes", type=pathlib.Path, help="compiled framework model (default: beside the binary)")
    options = parser.parse_intermixed_args()
    apps = [truth.read(folder) for folder in truth.folders(options.apps) if not fnmatch.fnmatch(folder.name, options.leave_out)]
    folders = build.compile_apps(apps, options.classes or build.framework_of(options.binary), options.work)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda app: verify_app(options, app, folders[app.name]), apps))
    rows, failures = {}, []
    for result in results:
        failures += [f"{result.app.name}: {failure}" for failure in result.failures]
        for pair in result.app.pairs:
            if pair.what == "violation":
                continue
            judged = result.judge(pair)
            told = pair.verdict if pair.what == "race" or pair.verdict == "before" else "safe"
            rows.setdefault(told, dict.fromkeys(["right", "missed", "wrong", "unseen"], 0))[judged] += 1
            if judged != "right" and not (told in ("safe", "before") and judged == "unseen"):
                print(f"{judged:<7} {result.app.name}: {pair.what} {pair.name} ({told}): {': '.join(result.said.get(pair.name, ('-',)))[:220]}")
    schedules, same, unlike = replays.check_all(options.binary.resolve(), options.work.resolve(), [app.name for app in apps], options.replays,
                                                options.most_replayed, options.jobs)
    failures += unlike
    print("\n".join(failures))
    print(f"{'truth':<10} right missed wrong unseen")
    for name, row in sorted(rows.items()):
        print(f"{name:<10} {row['right']:5} {row['missed']:6} {row['wrong']:5} {row['unseen']:6}")
    racy = [row for name, row in rows.items() if name not in ("safe", "before")]
    right, seen = sum(row["right"] for row in racy), sum(row["right"] + row["missed"] + row["wrong"] for row in racy)
    wrong = sum(row["wrong"] for row in rows.values())
    tried, seconds = sum(result.tried for result in results), sum(result.seconds for result in results)
    print(f"{right} of {seen} racy pairs that were tried are judged right, {wrong} verdicts are wrong; {tried} races tried, "
          f"{1000 * seconds / max(tried, 1):.0f} ms each")
    flips, starts = [second for one in results for second in one.flips], [second for one in results for second in one.starts]
    flip, start = 1000 * statistics.median(flips or [0]), 1000 * statistics.median(starts or [0])
    print(f"{same} of {schedules * options.replays} replays of {schedules} schedules of harmful races are the same")
    print(f"a flip takes {flip:.1f} ms (median of the runs' medians), running from the start {start:.1f} ms")
    print(json.dumps({"bench": "verify", "seeds": options.seeds, "rows": rows, "tried": tried, "right": right, "seen": seen, "wrong": wrong,
                      "flipMilliseconds": flip, "startMilliseconds": start, "schedules": schedules, "replays": options.replays, "sameReplays": same}))
    return 1 if failures or wrong or 100 * right < options.least * seen else 0


if __name__ == "__main__":
    sys.exit(main())
