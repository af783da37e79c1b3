#!/usr/bin/env python3
"""Holds what an analysis sees of the model against a committed table: check_eyes.py MODELEYES [--accept]

The table (tests/model/eyes) has a line for each public method with meaning for concurrency, lifecycles and callbacks: the method, how many methods of
the model a rapid-type call graph drags in behind it, and which intrinsics it reaches, each with the number of calls. A line that differs is printed:
look at what changed, and accept it if it is meant. --accept writes the table anew; names of methods without figures may be added to it by hand.

The goals are at most 5 calls to the first intrinsic and at most 120 methods. What misses one must carry a reason: a comment at the end of its line
("# ..."). A reason that is no longer needed is an error, too.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

TABLE = pathlib.Path(__file__).resolve().parent / "eyes"
CALLS, METHODS = 5, 120


def figures(binary, names):
    with tempfile.NamedTemporaryFile("w", suffix=".names") as file:
        file.write("".join(f"{name}\n" for name in names))
        file.flush()
        done = subprocess.run([binary, file.name], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"check_eyes.py: {done.stderr.strip() or done.returncode}")
    return done.stdout.splitlines()


def name_of(line):
    return re.split(r"[( ]", line)[0]


def misses(line):
    """Why a line misses a goal, or nothing."""
    words = line.split()
    depths = [int(word.rpartition(":")[2]) for word in words[2:]]
    if not depths:
        return "reaches no intrinsic"
    if min(depths) > CALLS:
        return f"needs {min(depths)} calls"
    return f"drags {words[1]} methods in" if int(words[1]) > METHODS else None


def check(committed, reasons, found):
    problems = []
    for line in sorted(set(committed) - set(found)):
        problems.append(f"- {line}")
    for line in sorted(set(found) - set(committed)):
        problems.append(f"+ {line}")
    for line in found:
        key, why = line.split()[0], misses(line)
        if why and key not in reasons:
            problems.append(f"! {key}: {why}")
        if not why and key in reasons:
            problems.append(f"! {key} needs no reason any more")
    return problems


def main():
    binary, accept = sys.argv[1], "--accept" in sys.argv[2:]
    header, committed, reasons, names = [], [], {}, []
    for raw in TABLE.read_text().splitlines():
        if raw.startswith("#") or not raw.strip():
            header.append(raw)
            continue
        line, _, reason = raw.partition(" # ")
        line = line.rstrip()
        committed.append(line)
        if reason:
            reasons[line.split()[0]] = reason
        if name_of(line) not in names:
            names.append(name_of(line))
    found = figures(binary, sorted(names))
    if accept:
        lines = [line + (f" # {reasons[line.split()[0]]}" if line.split()[0] in reasons and misses(line) else "") for line in found]
        TABLE.write_text("\n".join(header + lines) + "\n")
        committed, reasons = found, {key: why for key, why in reasons.items() if any(line.split()[0] == key and misses(line) for line in found)}
    problems = check(committed, reasons, found)
    for problem in problems:
        print(problem)
    near = sum(not misses(line) for line in found)
    print(f"{len(found)} methods, {near} within {CALLS} calls and {METHODS} methods; {len(problems)} differences")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
