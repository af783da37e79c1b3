#!/usr/bin/env python3
"""Holds what an analysis sees of the model against a committed table: check_eyes.py MODELEYES [--accept]

The table (tests/model/eyes) has a line for each public method with meaning for concurrency, lifecycles and callbacks: the method, how many methods of
the model a rapid-type call graph drags in behind it, and which intrinsics it reaches, each with the number of calls. A line that differs is printed:
look at what changed, and accept it if it is meant. --accept writes the table anew; names of methods without figures may be added to it by hand.

Methods that are named like registrations of listeners must all be told of: those that reach nothing are listed in tests/model/eyes_silent, each with
its reason, which is held against the model's source:

  called METHOD by CALL    the listener is kept, and METHOD of the model calls it: CALL(...) stands in its body
  given METHOD by CALL     METHOD hands it on by CALL(...), which is told of itself
  ends METHOD              it ends what METHOD began, which an analysis lets go on: METHOD is in one of the two lists
  throws METHOD            METHOD, which is the same, only throws
  declares ...             an abstract method
  no ...                   nothing is registered, or a device calls nothing; nothing to hold it against

METHOD is CLASS.NAME; CLASS.* is any method of the class's file.

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
SOURCES = TABLE.parent.parent.parent / "framework" / "java"
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
    """The head of the list, and its names with their reasons."""
    lines = SILENT.read_text().splitlines()
    entries = [line.partition(" # ") for line in lines if line and not line.startswith("#")]
    return [line for line in lines if line.startswith("#")], {name: reason for name, _, reason in entries}


def bodies(method):
    """The source of the methods of that name, with their parameters."""
    owner, _, name = method.rpartition(".")
    path = SOURCES / (owner.partition("$")[0].replace(".", "/") + ".java")
    if not path.is_file():
        return []
    text = path.read_text()
    if name == "*":
        return [text]
    found = []
    for start in re.finditer(rf"\b{name}\(", text):
        depth = 0
        for at in range(start.start(), len(text)):
            depth += (text[at] == "{") - (text[at] == "}")
            if text[at] == ";" and depth == 0:
                break  # A call, or it has no body.
            if text[at] == "}" and depth == 0:
                found.append(text[start.start():at])
                break
            if depth < 0:
                break
    return found


def check_reason(name, reason, known):
    """What is wrong with the reason for a registration that tells nothing, or nothing."""
    kind, _, rest = reason.partition(" ")
    method, _, call = rest.partition(" by ")
    if kind in ("called", "given"):
        ok = call and any(re.search(rf"(?<!\w){re.escape(call)}\(", body) for body in bodies(method))
        return None if ok else f"{method} does not call {call}"
    if kind == "ends":
        return None if rest in known else f"{rest} is in no list"
    if kind == "throws":
        return None if any("throw new" in body for body in bodies(rest)) else f"{rest} does not throw"
    if kind == "declares":
        owner, _, short = name.rpartition(".")
        return f"{short} has a body" if bodies(name) else None
    return None if kind == "no" and rest else "no reason"


def check_silent(binary, names, silent):
    """Registrations that nobody tells of, names of the list that tell something, and reasons that are wrong."""
    problems = [f"! {name}: neither in eyes nor in eyes_silent" for name in asked(binary, "--registrations") if name not in names and name not in silent]
    for line in figures(binary, silent):
        if len(line.split()) > 2:
            problems.append(f"! {name_of(line)} is not silent: {line}")
    for name, reason in silent.items():
        if wrong := check_reason(name, reason, {*names, *silent}):
            problems.append(f"! {name}: {wrong}")
    return problems


def accept_silent(binary, names):
    """What is named like a registration goes into one of the two."""
    head, silent = read_silent()
    unknown = sorted(set(asked(binary, "--registrations")) - set(names) | set(silent))
    telling = {name_of(line) for line in figures(binary, unknown) if len(line.split()) > 2}
    SILENT.write_text("\n".join(head + [f"{name} # {silent.get(name, '')}" for name in unknown if name not in telling]) + "\n")
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
