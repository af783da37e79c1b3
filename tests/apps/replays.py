#!/usr/bin/env python3
"""Replays the schedules of harmful races that verdicts.py left, again and again: replays.py BINARY WORK_DIR [--times N] [--most N] [--jobs N]

WORK_DIR is that of verdicts.py (APP, APP.verdicts/SEED.schedules, APP.verdicts/SEED.json). Every schedule is replayed N times, each time with
another locale, from another directory, or on another number of cores. What a replay reports (as JSON), what it prints, what is on the screen
and left behind at its end, and the exit code must be the same each time; and where the harm is an exception, the report must have it. Of a race
that several seeds have, the schedule of the first is taken. `--times 0`: none is replayed.

Prints how many were; exit code 1 if one was not.
"""
import argparse
import concurrent.futures
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

LOCALES = ("C", "de_DE.UTF-8", "tr_TR.UTF-8", "ja_JP.UTF-8")


def ways(folder):
    """Locale, directory and number of cores, again and again: all there are before one comes twice."""
    return itertools.cycle(itertools.product(LOCALES, ("/", folder), (1, os.cpu_count())))


def replay(binary, app, schedule, way, seconds=300):
    """Exit code, what is printed, the report and the state at the end, all as bytes."""
    locale, folder, cores = way
    environment = dict(os.environ, LANG=locale, LC_ALL=locale)
    with tempfile.TemporaryDirectory() as work:
        files = [pathlib.Path(work) / name for name in ("report.json", "state.json")]
        done = subprocess.run([str(binary), "replay", str(app), str(schedule), "--quiet", "--format", f"json={files[0]}", "--dump-state", str(files[1])],
                              capture_output=True, cwd=folder, env=environment, timeout=seconds,
                              preexec_fn=lambda: os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:cores])))
        return done.returncode, done.stdout, done.stderr, *(path.read_bytes() if path.exists() else b"" for path in files)


def crash_of(reason):
    """The exception that a verdict's reason names; none: the harm is another."""
    found = re.match(r"in the (?:other|recorded) order[^:]*: ((?:[a-z]\w*\.)+[A-Z][\w$]*)", reason)
    return found[1] if found else None


def has_crash(report, crash):
    return crash is None or any(one["exception"] == crash for one in json.loads(report)["crashes"])


def check(binary, app, schedule, crash, times):
    """How many replays of one schedule are alike, and what is wrong."""
    with tempfile.TemporaryDirectory() as other:
        results = [replay(binary, app, schedule, way) for way in itertools.islice(ways(other), times)]
    same, wrong = results.count(results[0]), []
    if same < times:
        wrong.append(f"{times - same} of {times} replays differ from the first")
    if results[0][0] not in (0, 5) or not results[0][3]:
        wrong.append(f"fails with {results[0][0]}: {results[0][2].decode(errors='replace').strip()[-200:]}")
    elif not has_crash(results[0][3], crash):
        wrong.append(f"does not show {crash}")
    return same, [f"{schedule}: {one}" for one in wrong]


def schedules_of(folder):
    """Of one app: the first schedule of each race, and the exception it must show."""
    found = {}
    for report in sorted(folder.glob("*.json")):
        for race in json.loads(report.read_text())["races"]:
            schedule = folder / f"{report.stem}.schedules" / f"{race['id']}.schedule"
            if race["verdict"] == "harmful" and schedule.exists():
                found.setdefault(race["id"], (schedule, crash_of(race["verdictReason"])))
    return [found[race] for race in sorted(found)]


def check_all(binary, work, apps, times, most=0, jobs=1):
    """Schedules, replays that are alike, what is wrong."""
    found = [(work / app, *one) for app in apps if times for one in schedules_of(work / f"{app}.verdicts")]
    if most and len(found) > most:
        found = found[::len(found) // most][:most]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        results = list(pool.map(lambda one: check(binary, *one, times), found))
    return len(found), sum(same for same, _ in results), [one for _, wrong in results for one in wrong]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=pathlib.Path)
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--most", type=int, default=0, help="schedules, spread evenly; 0: all")
    parser.add_argument("--jobs", type=int, default=1, help="schedules at a time")
    options = parser.parse_args()
    work = options.work.resolve()
    apps = [folder.name.removesuffix(".verdicts") for folder in sorted(work.glob("*.verdicts"))]
    schedules, same, wrong = check_all(options.binary.resolve(), work, apps, options.times, options.most, options.jobs)
    print("".join(line + "\n" for line in wrong) + f"{same} of {schedules * options.times} replays of {schedules} schedules are the same")
    return 0 if schedules and not wrong else 1


if __name__ == "__main__":
    sys.exit(main())
