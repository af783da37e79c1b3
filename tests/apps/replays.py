#!/usr/bin/env python3
"""Replays the schedules of harmful races that verdicts.py left, again and again: replays.py BINARY WORK_DIR [--times N] [--most N]

WORK_DIR is that of verdicts.py (APP, APP.verdicts/SEED.schedules). Every schedule is replayed N times, each time with another locale, from
another directory, or on another number of cores; what is printed, and the exit code, must be the same each time, and the same as the first.
Prints how many were; exit code 1 if one was not.
"""
import argparse
import itertools
import os
import pathlib
import subprocess
import sys
import tempfile

LOCALES = ("C", "de_DE.UTF-8", "tr_TR.UTF-8", "ja_JP.UTF-8")


def replay(binary, app, schedule, locale, folder, cores):
    """What a replay prints and how it ends, on the first `cores` cores."""
    environment = dict(os.environ, LANG=locale, LC_ALL=locale)
    done = subprocess.run([str(binary), "replay", str(app), str(schedule), "--quiet"], capture_output=True, cwd=folder, env=environment, timeout=300,
                          preexec_fn=lambda: os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:cores])))
    return done.returncode, done.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=pathlib.Path)
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--most", type=int, default=0, help="schedules, spread evenly; 0: all")
    options = parser.parse_args()
    binary, schedules = options.binary.resolve(), sorted(options.work.resolve().glob("*.verdicts/*.schedules/*.schedule"))
    if options.most and len(schedules) > options.most:
        schedules = schedules[::len(schedules) // options.most][:options.most]
    same = 0
    with tempfile.TemporaryDirectory() as other:
        ways = list(itertools.product(LOCALES, ("/", other), (1, os.cpu_count())))
        for schedule in schedules:
            app = schedule.parents[2] / schedule.parents[1].name.removesuffix(".verdicts")
            results = [replay(binary, app, schedule, *ways[i % len(ways)]) for i in range(options.times)]
            same += results.count(results[0])
            if any(result != results[0] for result in results) or results[0][0] not in (0, 5):
                print(f"{schedule}: not the same each time, or fails: {sorted({code for code, _ in results})}")
    print(f"{same} of {len(schedules) * options.times} replays of {len(schedules)} schedules are the same")
    return 0 if schedules and same == len(schedules) * options.times else 1


if __name__ == "__main__":
    sys.exit(main())
