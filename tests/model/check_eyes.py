#!/usr/bin/env python3
"""Holds what an analysis sees of the model against a committed table: check_eyes.py MODELEYES [--accept]

The table (tests/model/eyes) has a line for each public method with meaning for concurrency, lifecycles and callbacks: the method, how many methods of
the model a rapid-type call graph drags in behind it, and which intrinsics it reaches, each with the number of calls. A line that differs is printed:
look at what changed, and accept it if it is meant. --accept writes the table anew; names of methods without figures may be added to it by hand.

Methods that are named like registrations of listeners must all be told of: those that reach nothing are listed in tests/model/eyes_silent.

The goals are at most 5 calls to the first intrinsic and at most 120 methods. What misses one must carry a reason: a comment at the end of its line
("# ..."). A reason that is no longer needed is an error, too.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

TABLE = pathlib.Path(__file__).resolve().parent / "eyes"
SILENT = TABLE.parent / "eyes_silent"
CALLS, METHODS = 5, 120


def asked(binary, *arguments):
    done = subprocess.run([binary, *arguments], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"check_eyes.py: {done.stderr.strip() or done.returncode}")
    return done.stdout.splitlines()


def figures(binary, names):
    with tempfile.NamedTemporaryFile("w", suffix=".names") as file:
        file.write("".join(f"{name}\n" for name in names))
        file.flush()
        return asked(binary, file.name)


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


def read_silent():
    """The head of the list, and its names."""
    lines = SILENT.read_text().splitlines()
    return [line for line in lines if line.startswith("#")], [line for line in lines if line and not line.startswith("#")]


def check_silent(binary, names, silent):
    """Registrations that nobody tells of, and names of the list that tell something."""
    problems = [f"! {name}: neither in eyes nor in eyes_silent" for name in asked(binary, "--registrations") if name not in names and name not in silent]
    for line in figures(binary, silent):
        if len(line.split()) > 2:
            problems.append(f"! {name_of(line)} is not silent: {line}")
    return problems


def accept_silent(binary, names):
    """What is named like a registration goes into one of the two."""
    head, silent = read_silent()
    unknown = sorted(set(asked(binary, "--registrations")) - set(names) | set(silent))
    telling = {name_of(line) for line in figures(binary, unknown) if len(line.split()) > 2}
    SILENT.write_text("\n".join(head + [name for name in unknown if name not in telling]) + "\n")
    return sorted(set(names) | telling)


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
    if accept:
        names = accept_silent(binary, names)
    found = figures(binary, sorted(names))
    if accept:
        lines = [line + (f" # {reasons[line.split()[0]]}" if line.split()[0] in reasons and misses(line) else "") for line in found]
        TABLE.write_text("\n".join(header + lines) + "\n")
        committed, reasons = found, {key: why for key, why in reasons.items() if any(line.split()[0] == key and misses(line) for line in found)}
    problems = check(committed, reasons, found) + check_silent(binary, names, read_silent()[1])
    for problem in problems:
        print(problem)
    near = sum(not misses(line) for line in found)
    print(f"{len(found)} methods, {near} within {CALLS} calls and {METHODS} methods; {len(problems)} differences")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
