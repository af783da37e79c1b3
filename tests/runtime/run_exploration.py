#!/usr/bin/env python3
"""Explores small programs systematically: run_exploration.py BINARY WORK_DIR [--only NAME] [--unreduced N]

Every class with a main method in tests/runtime/exploration is explored; the numbers above it (`// Executions: 6`, Outcomes,
Deadlocks, Crashes) must be exactly those found, and the exploration must be exhausted. Then it is explored without reduction, up to
N executions: the outcomes must be the same (if that was exhausted, too), and there must not be fewer executions. At last the schedule
of each outcome (of the first 20) is followed: it must end as the exploration said.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys

import programs

FACT = re.compile(r"^ *// (Executions|Outcomes|Deadlocks|Crashes): (\d+) *$")
RESULT = re.compile(r"^(executions|outcomes|deadlocks|crashes|given up) +(\d+)", re.M)


def explore(binary, jar, name, *arguments):
    done = subprocess.run([binary, "run", *programs.arguments(jar), "--main", name, "--strategy", "systematic", *map(str, arguments)],
                          capture_output=True, text=True, timeout=1200)
    numbers = {key: int(value) for key, value in RESULT.findall(done.stdout)}
    outcomes = {line.split(None, 1)[1] if len(line.split(None, 1)) > 1 else ""
                for line in done.stdout.splitlines() if line.startswith("  ")}
    return numbers, outcomes, "exhausted   yes" in done.stdout, done


def check(binary, jar, name, expected, limit):
    numbers, outcomes, exhausted, done = explore(binary, jar, name)
    if not exhausted:
        return [f"not exhausted: {done.stdout}{done.stderr[:500]}"], numbers, None
    problems = [f"{key}: expected {value}, found {numbers.get(key)}"
                for key, value in expected.items() if numbers.get(key) != value]
    plain, all_outcomes, whole, _ = explore(binary, jar, name, "--no-reduction", "--bound", limit)
    if whole and all_outcomes != outcomes:
        problems.append(f"outcomes {sorted(outcomes)}, without reduction {sorted(all_outcomes)}")
    if plain.get("executions", 0) < numbers["executions"] and whole:
        problems.append(f"{numbers['executions']} executions, without reduction {plain.get('executions')}")
    return problems, numbers, plain.get("executions") if whole else None


def replay(binary, jar, name, work):
    """Follows the schedules of the outcomes; what went wrong, and how many there were."""
    def run(*arguments):
        done = subprocess.run([binary, "run", *programs.arguments(jar), "--main", name, "--format", "json", *map(str, arguments)], capture_output=True,
                              text=True, timeout=1200)
        return (json.loads(done.stdout) if done.stdout else {}), done.stderr[:300]

    def ending(report):
        return [report.get(key) for key in ("output", "ended", "exitCode", "endMessage", "crashes")]

    schedule, problems = work / "replayed.schedule", []
    outcomes = run("--strategy", "systematic")[0]["outcomes"][:20]
    for outcome in outcomes:
        schedule.write_text(outcome["schedule"])
        report, errors = run("--schedule", schedule)
        if ending(report) != ending(outcome):
            problems.append(f"replay: expected {ending(outcome)}, found {ending(report)}: {errors}")
    return problems, len(outcomes)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--unreduced", type=int, default=5000)
    options = parser.parse_args()
    jar = programs.compile_folder("exploration", options.work)
    cases = {name: {fact.lower(): int(value) for fact, value in facts.items()}
             for name, facts in programs.expectations("exploration", FACT, []).items() if options.only in name}
    failed = 0
    for name, facts in cases.items():
        problems, numbers, plain = check(options.binary, jar, name, facts, options.unreduced)
        replay_problems, replayed = replay(options.binary, jar, name, options.work)
        problems += replay_problems
        failed += bool(problems)
        total = plain if plain is not None else f"more than {options.unreduced}"
        print(f"{name}: {numbers.get('executions')} executions, {numbers.get('given up', 0)} given up, "
              f"{numbers.get('outcomes')} outcomes, {replayed} followed; without reduction {total}")
        for problem in problems:
            print(f"  FAILED {problem}")
    print(f"{len(cases) - failed} of {len(cases)} programs explored as expected")
    return 1 if failed or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
