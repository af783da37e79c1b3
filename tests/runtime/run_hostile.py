#!/usr/bin/env python3
"""Runs programs that misbehave: run_hostile.py BINARY WORK_DIR [--only NAME]

Every class with a main method in tests/runtime/hostile must end within a minute, with one of the exit codes above it (`// Exit: 1 5`),
never by a signal and never with code 4 (a fault of our own); what it says on standard error matches `// Says:`, what it prints ends
with `// Prints:`. Two runs are equal.
"""
import argparse
import pathlib
import re
import subprocess
import sys

import programs

FACT = re.compile(r"^ *// (Options|Exit|Says|Prints): (.*?) *$")


def check(binary, jar, name, facts):
    command = [binary, "run", *programs.arguments(jar), "--main", name, *facts.get("Options", "").split()]
    try:
        # What ends by the clock is not the same twice.
        times = 1 if "--timeout" in command else 2
        runs = [subprocess.run(command, capture_output=True, text=True, timeout=60, errors="replace") for _ in range(times)]
    except subprocess.TimeoutExpired:
        return ["does not end within a minute"]
    done, problems = runs[0], []
    if str(done.returncode) not in facts["Exit"].split():
        problems.append(f"exit code {done.returncode}, expected {facts['Exit']}: {done.stderr[-300:]}")
    if "Says" in facts and not re.search(facts["Says"], done.stderr):
        problems.append(f"says {done.stderr[-300:]!r}, expected {facts['Says']}")
    if "Prints" in facts and not done.stdout.rstrip().endswith(facts["Prints"]):
        problems.append(f"prints {done.stdout[-200:]!r}, expected {facts['Prints']}")
    if (done.stdout, done.returncode) != (runs[-1].stdout, runs[-1].returncode):
        problems.append("two runs differ")
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    jar = programs.compile_folder("hostile", options.work)
    cases = {name: facts for name, facts in programs.expectations("hostile", FACT, ["Exit"]).items() if options.only in name}
    failed = 0
    for name, facts in cases.items():
        problems = check(options.binary, jar, name, facts)
        failed += bool(problems)
        for problem in problems:
            print(f"{name}: {problem}")
    print(f"{len(cases) - failed} of {len(cases)} hostile programs ended as they should")
    return 1 if failed or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
