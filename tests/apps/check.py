#!/usr/bin/env python3
"""Executes ground-truth apps and fails where a truth file says something else: check.py BINARY WORK_DIR [APP...] [--seeds N] [--jobs N]

Each app is run in all orders of its own code that a search of `bound` executions finds. Then under seeds 1, 2, … until every race was seen in both
orders, all harm was shown and every order that can be shown was, at most `bound` times, --seeds N of them at least (fewer if the bound is
smaller). Every schedule looked at must agree with what the truth says can never be. Those that prove something are replayed: the same trace, to
the byte. docs/ground-truth.md has the rules.

APP is a folder or a name in tests/apps; all are checked if there is none. --apk checks the APKs in tests/apps/apk instead, by the same truth.
--verbose tells what was observed. --accept writes into the truth files whether the search came to its end.
"""
import argparse
import concurrent.futures
import dataclasses
import pathlib
import shutil
import sys

import build
import judge
import observe
import truth

APKS = pathlib.Path(__file__).resolve().parent / "apk"


@dataclasses.dataclass
class Result:
    app: truth.App
    schedules: int
    problems: list
    races: int = 0
    violations: int = 0
    safe: int = 0
    both: int = 0               # pairs seen in both orders
    orders: int = 0             # of own code, found by search
    exhausted: bool = False     # the search came to its end, and found all that the truth says can be
    log: list = dataclasses.field(default_factory=list)


class Check:
    """Looks at what an app does until all is shown, or something is wrong."""

    def __init__(self, app, source, verbose):
        self.app, self.source, self.verbose = app, source, verbose
        self.judges, self.problems, self.log, self.done = judge.judges_of(app), [], [], 0

    def look(self, seen):
        self.done = max(self.done, seen.user)
        self.log += tell(seen) if self.verbose else []
        self.problems += [f"schedule {seen.schedule}: {problem}" for problem in seen.problems]
        for one in self.judges if not self.problems else []:
            one.look(seen)
            self.problems += one.contradictions

    def search(self, bound):
        """All orders of own code, or many. Two actions that overlap are not told from two that do not if nothing depends on it."""
        number = 0
        for seen in self.source.orders(bound):
            if self.problems:
                break
            self.look(seen)
            number += 1
        complete = not any(one.missing for one in self.judges if not one.may_overlap)
        return number, self.source.exhausted and complete

    def try_seeds(self, seeds, bound):
        """At random: at least some, and as many as it takes."""
        number = 0
        while number < bound and not self.problems and (number < seeds or any(one.missing for one in self.judges)):
            seen = self.source.look(number + 1)
            if seen is None:
                break
            self.look(seen)
            number += 1
        return number

    def finish(self, number, exhausted):
        """Whatever is missing now is wrong."""
        wanted = sum(not line.startswith("wait") for line in self.app.user)
        problems = self.problems
        if not problems:
            problems += [f"the user never does more than {self.done} of {wanted} things"] * (self.done < wanted)
            problems += ["exhausted, says the truth, but the search did not show all"] * (self.app.exhausted and not exhausted)
            problems += [f"{text} in {number} schedules" for one in self.judges for text in one.missing]
        shown = sorted(set().union(*(one.shown() for one in self.pairs())), key=lambda name: (len(name), name))
        problems += [f"schedule {name} does not replay to the byte" for name in shown if not problems and not self.source.proves(name)]

    def pairs(self):
        return [one for one in self.judges if isinstance(one, judge.PairJudge)]


def check(app, source, seeds, bound, verbose=False):
    one = Check(app, source, verbose)
    orders, exhausted = one.search(bound)
    number = orders + one.try_seeds(seeds, bound)
    one.finish(number, exhausted)
    count = {what: sum(pair.pair.what == what for pair in one.pairs()) for what in ("race", "violation", "safe")}
    return Result(app, number, one.problems, count["race"], count["violation"], count["safe"], sum(pair.proven for pair in one.pairs()),
                  orders, exhausted, one.log)


def tell(seen):
    """An observation, for people who write truth files."""
    screen, state = observe.digest(seen.screen)[:6], observe.digest(seen.state)[:6]
    lines = [f"  schedule {seen.schedule}: {' '.join(seen.crashes) or 'no crash'}, screen {screen}, state {state}"]
    events = [(run.first, f"{run.action} ({run.first} to {run.last}, within {run.after} to {run.until}, {run.thread})")
              for run in seen.instances]
    events += [(access.at, f"  {access.kind} {judge.mark_of(access)} {access.place}{' = null' * access.null} in "
                f"{access.instance.action if access.instance else 'no action'} ({access.at}, {access.thread})") for access in seen.accesses]
    return lines + [f"    {text}" for _, text in sorted(events)]


def check_app(options, app, folder):
    work = options.work / f"{app.name}.runs"
    shutil.rmtree(work, ignore_errors=True)
    bound = min(app.bound, options.bound or app.bound)
    return check(app, observe.Schedules(options.binary, app, folder, work), options.seeds, bound, options.verbose)


def report(result):
    """One line for an app, and what is wrong with it."""
    counts = ((result.races, "racy"), (result.violations, "order violations"), (result.safe, "safe"))
    parts = [f"{number} {what}" for number, what in counts if number]
    print(f"{result.app.name}: {', '.join(parts)}; {result.orders} orders{' (all)' if result.exhausted else ''}, {result.schedules} schedules"
          f"{'; FAILED' if result.problems else ''}")
    for line in result.log + [f"  {problem}" for problem in result.problems]:
        print(line)
    sys.stdout.flush()


def accept(result):
    file = result.app.folder / "truth"
    text = "".join(f"exhausted {'yes' if result.exhausted else 'no'}\n" if line.startswith("exhausted ") else line
                   for line in file.read_text().splitlines(keepends=True))
    file.write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=pathlib.Path)
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--seeds", type=int, default=5, help="schedules to look at, at least")
    parser.add_argument("--jobs", type=int, default=1, help="apps at a time")
    parser.add_argument("--bound", type=int, help="schedules to look at, at most, if the truth allows more")
    parser.add_argument("--classes", type=pathlib.Path, help="compiled framework model (default: beside the binary)")
    parser.add_argument("--apk", action="store_true", help="run the APKs, of all apps that have one")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--accept", action="store_true", help="write `exhausted` into the truth files")
    options = parser.parse_intermixed_args()
    try:
        if options.apk:
            options.apps = options.apps or sorted(path.stem for path in APKS.glob("*.apk"))
        apps = [truth.read(folder) for folder in truth.folders(options.apps)]
        if options.apk:
            folders = {app.name: APKS / f"{app.name}.apk" for app in apps}
        else:
            folders = build.compile_apps(apps, options.classes or build.framework_of(options.binary), options.work)
    except (truth.TruthError, build.BuildError, OSError) as error:
        sys.exit(str(error))
    results = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for result in pool.map(lambda app: check_app(options, app, folders[app.name]), apps):
            results.append(result)
            report(result)
            if options.accept and not result.problems:
                accept(result)
    names = ("races", "violations", "safe", "both", "orders", "schedules")
    total = {name: sum(getattr(result, name) for result in results) for name in names}
    failed, bounded = sum(bool(result.problems) for result in results), sum(result.safe for result in results if not result.exhausted)
    print(f"{len(results)} apps, {total['races']} racy pairs, {total['violations']} order violations, {total['safe']} safe pairs; {total['both']} pairs "
          f"seen both ways, {total['safe'] - bounded} safe pairs held against all orders, {bounded} only bounded; {total['orders']} orders, "
          f"{total['schedules']} schedules; {failed} failed")
    return 1 if failed or not results else 0


if __name__ == "__main__":
    sys.exit(main())
