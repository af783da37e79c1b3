#!/usr/bin/env python3
"""Executes ground-truth apps and fails where a truth file says something else: check.py BINARY WORK_DIR [APP...] [--seeds N] [--jobs N]

Each app is run under seeds 1, 2, … until every race was seen in both orders, all harm was shown and every order that can be shown was, at
most `bound` times. Every schedule looked at, --seeds N of them at least (fewer if the bound is smaller), must agree with what the
truth says can never be. The schedules that prove something are replayed: the same trace, to the byte. docs/ground-truth.md has the rules.

APP is a folder or a name in tests/apps; all are checked if there is none. --verbose tells what was observed.
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


@dataclasses.dataclass
class Result:
    app: truth.App
    schedules: int
    problems: list
    races: int = 0
    violations: int = 0
    safe: int = 0
    both: int = 0               # pairs seen in both orders
    bounded: int = 0            # safe pairs for which not all schedules were looked at
    log: list = dataclasses.field(default_factory=list)


def check(app, source, seeds, bound, verbose=False):
    """Looks at schedules until all is shown, or something is wrong."""
    judges, problems, log, number, done = judge.judges_of(app), [], [], 0, 0
    while number < bound and not problems and (number < seeds or any(one.missing for one in judges)):
        seen = source.look(number + 1)
        if seen is None:
            break
        number, done = number + 1, max(done, seen.user)
        log += tell(seen) if verbose else []
        problems += [f"schedule {seen.schedule}: {problem}" for problem in seen.problems]
        for one in judges if not problems else []:
            one.look(seen)
            problems += one.contradictions
    wanted = sum(not line.startswith("wait") for line in app.user)
    if not problems:
        problems = [f"the user never does more than {done} of {wanted} things"] * (done < wanted)
        problems += ["exhausted, says the truth, but there are more schedules"] * (app.exhausted and source.exhausted is False)
        problems += [f"{text} in {number} schedules" for one in judges for text in one.missing]
    pairs = [one for one in judges if isinstance(one, judge.PairJudge)]
    shown = sorted(set().union(*(one.shown() for one in pairs)), key=lambda name: (len(name), name))
    problems += [f"schedule {schedule} does not replay to the byte" for schedule in shown if not problems and not source.proves(schedule)]
    return result_of(app, number, problems, pairs, source.exhausted, log)


def result_of(app, number, problems, pairs, exhausted, log):
    count = {what: sum(one.pair.what == what for one in pairs) for what in ("race", "violation", "safe")}
    return Result(app, number, problems, count["race"], count["violation"], count["safe"], sum(one.proven for one in pairs),
                  0 if exhausted else count["safe"], log)


def tell(seen):
    """An observation, for people who write truth files."""
    screen, state = observe.digest(seen.screen)[:6], observe.digest(seen.state)[:6]
    lines = [f"  schedule {seen.schedule}: {' '.join(seen.crashes) or 'no crash'}, screen {screen}, state {state}"]
    events = [(run.first, f"{run.action} ({run.first} to {run.last}, within {run.after} to {run.until}, {run.thread})")
              for run in seen.instances]
    events += [(access.at, f"  {access.kind} @{access.marker} {access.place}{' = null' * access.null} in "
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
    print(f"{result.app.name}: {', '.join(parts)}; {result.schedules} schedules{'; FAILED' if result.problems else ''}")
    for line in result.log + [f"  {problem}" for problem in result.problems]:
        print(line)
    sys.stdout.flush()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=pathlib.Path)
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--seeds", type=int, default=5, help="schedules to look at, at least")
    parser.add_argument("--jobs", type=int, default=1, help="apps at a time")
    parser.add_argument("--bound", type=int, help="schedules to look at, at most, if the truth allows more")
    parser.add_argument("--classes", type=pathlib.Path, help="compiled framework model (default: beside the binary)")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_intermixed_args()
    try:
        apps = [truth.read(folder) for folder in truth.folders(options.apps)]
        folders = build.compile_apps(apps, options.classes or build.framework_of(options.binary), options.work)
    except (truth.TruthError, build.BuildError, OSError) as error:
        sys.exit(str(error))
    results = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for result in pool.map(lambda app: check_app(options, app, folders[app.name]), apps):
            results.append(result)
            report(result)
    names = ("races", "violations", "safe", "both", "bounded", "schedules")
    total = {name: sum(getattr(result, name) for result in results) for name in names}
    failed = sum(bool(result.problems) for result in results)
    print(f"{len(results)} apps, {total['races']} racy pairs, {total['violations']} order violations, {total['safe']} safe pairs; "
          f"{total['both']} pairs seen both ways, {total['bounded']} safe pairs only bounded; {total['schedules']} schedules; {failed} failed")
    return 1 if failed or not results else 0


if __name__ == "__main__":
    sys.exit(main())
