#!/usr/bin/env python3
"""Runs programs again and again: run_determinism.py BINARY WORK_DIR [--runs N]

For a few programs of tests/runtime/traces, N runs of one seed must give the same output, trace and
schedule, byte for byte; replaying the schedule must give the same output, trace and schedule. The runs differ in locale, time zone,
working directory, size of the environment, and whether addresses are random (setarch -R).
"""
import argparse
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys

import programs

PROGRAMS = ["LostUpdate", "Handover$SubmittedAndForgotten", "Events", "Events$Overtaken", "Memory$Concurrent", "Operations",
            "Operations$Timers", "Listeners", "Nested", "Workers"]


def surroundings(number, work):
    """Environment, working directory and prefix of one run."""
    environment = dict(os.environ)
    locales = ["C", "C.UTF-8", "tr_TR.UTF-8", "de_DE.UTF-8"]
    zones = ["UTC", "Asia/Kathmandu", "America/St_Johns", "Pacific/Apia"]
    environment["LC_ALL"] = environment["LANG"] = locales[number % 4]
    environment["TZ"] = zones[number // 4 % 4]
    environment["PADDING"] = "x" * (number * 37 % 4000)
    directory = work if number % 3 else pathlib.Path("/")
    fixed = number % 2 and shutil.which("setarch")
    return environment, directory, ["setarch", "-R"] if fixed else []


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else "none"


def once(binary, jar, name, number, work, *arguments):
    environment, directory, prefix = surroundings(number, work)
    trace, schedule = work / "trace", work / "schedule"
    for path in (trace, schedule):
        path.unlink(missing_ok=True)
    done = subprocess.run([*prefix, binary, "run", *programs.arguments(jar), "--main", name, "-o", trace, "--save-schedule", schedule,
                           *map(str, arguments)], capture_output=True, env=environment, cwd=directory, timeout=120)
    return (done.returncode, done.stdout, done.stderr, digest(trace), digest(schedule))


def check(binary, jar, name, runs, work):
    first = once(binary, jar, name, 0, work, "--seed", 7)
    if "none" in first:
        return [f"wrote no trace or schedule: {first[2].decode()[:300]}"]
    kept = work / "kept"
    shutil.copy(work / "schedule", kept)
    problems = []
    for number in range(1, runs):
        if once(binary, jar, name, number, work, "--seed", 7) != first:
            problems.append(f"run {number} differs")
    for number in range(4):
        replay = once(binary, jar, name, number, work, "--schedule", kept)
        if replay != first:
            problems.append(f"replay {number} differs: {replay[2].decode()[:200]}")
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=100)
    options = parser.parse_args()
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    binary = os.path.abspath(options.binary)
    jar = programs.compile_folder("traces", work).resolve()
    failed = 0
    for name in PROGRAMS:
        problems = check(binary, jar, name, options.runs, work)
        failed += bool(problems)
        for problem in problems[:5]:
            print(f"{name}: {problem}")
    print(f"{len(PROGRAMS) - failed} of {len(PROGRAMS)} programs the same in {options.runs} runs and 4 replays")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
