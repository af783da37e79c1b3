#!/usr/bin/env python3
"""Compares our reader of class files with javap.

usage: javap.py [--classlist PROGRAM] [--limit COUNT] FILE...

A FILE is a class file, a jar, or a folder that is searched for class files. Members (descriptor, flags), limits,
instructions with operands, exception tables and line numbers of every class are held against `javap -v -p`. Prints how
much agrees, or the first difference (then the exit code is 1). Exits with 77 if there is no javap.
"""

import argparse
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

BATCH = 100
DESCRIPTOR = re.compile(r"    descriptor: (\S+)$")
FLAGS = re.compile(r"    flags: \((0x[0-9a-f]{4})\)")
LIMITS = re.compile(r"      stack=(\d+), locals=(\d+), args_size=\d+$")
INSTRUCTION = re.compile(r" +(\d+): ([a-z_0-9]+)(.*)$")
CASE = re.compile(r" +(-?\d+|default): (\d+)$")
HANDLER = re.compile(r" +(\d+) +(\d+) +(\d+) +(any|Class .*)$")
LINE = re.compile(r"        line (\d+): (\d+)$")
NEWEST = 61


def class_files(arguments, work):
    """Every class file meant by the arguments; those of jars are unpacked into `work`. Newer versions are left out."""
    for number, argument in enumerate(map(pathlib.Path, arguments)):
        if argument.is_dir():
            found = sorted(argument.rglob("*.class"))
        elif zipfile.is_zipfile(argument):
            target = work / str(number)
            with zipfile.ZipFile(argument) as archive:
                archive.extractall(target, [name for name in archive.namelist() if name.endswith(".class")])
            found = sorted(target.rglob("*.class"))
        else:
            found = [argument]
        yield from (path for path in found if int.from_bytes(path.read_bytes()[6:8], "big") <= NEWEST)


def our_lines(program, paths):
    """{path: lines} of our program."""
    output = subprocess.run([program, *paths], check=True, stdout=subprocess.PIPE).stdout
    lines = {}
    for line in output.decode(errors="replace").split("\n")[:-1]:
        if line.startswith("class "):
            current = lines[line[len("class "):]] = []
        else:
            current.append(line)
    return lines


def their_lines(paths):
    """{path: lines} of javap, in our form."""
    output = subprocess.run(["javap", "-J-Dfile.encoding=UTF-8", "-v", "-p", *paths], stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT).stdout.decode(errors="replace").split("\n")
    starts = [number for number, line in enumerate(output) if line.startswith("Classfile ")] + [len(output)]
    return {output[start][len("Classfile "):]: normal_form(output[start + 1:end])
            for start, end in zip(starts, starts[1:])}


def normal_form(lines):
    """One class as javap prints it, line by line in our form."""
    result, part, descriptor = [], "", None
    for line in lines:
        if found := DESCRIPTOR.match(line):
            descriptor, part = found[1], ""
        elif descriptor and (found := FLAGS.match(line)):
            result.append(f"member {descriptor} {found[1]}")
            descriptor = None
        elif line == "    Code:":
            part = "code"
        elif line == "      Exception table:":
            part = "handlers"
        elif line == "      LineNumberTable:":
            part = "lines"
        elif part and re.match(r" {4,6}[A-Za-z]\w+:", line):
            part = ""
        elif part == "code" and (found := LIMITS.match(line)):
            result.append(f"code stack={found[1]} locals={found[2]}")
        elif part == "code" and (found := CASE.match(line)):
            result.append(f"case {found[1]}: {found[2]}")
        elif part == "code" and (found := INSTRUCTION.match(line)):
            result.append(f"{found[1]}: {found[2]}{operands(found[2], found[3])}")
        elif part == "handlers" and (found := HANDLER.match(line)):
            result.append(f"catch {found[1]} {found[2]} {found[3]} {plain_class(found[4])}")
        elif part == "lines" and (found := LINE.match(line)):
            result.append(f"line {found[1]}: {found[2]}")
    return result


def operands(name, rest):
    """The operands without javap's comment."""
    if name.endswith("switch"):
        return ""
    rest = re.sub(r" *//.*$", "", rest)
    words = [word for word in re.split(r",? +", rest.strip()) if word]
    return " " + ", ".join(words) if words else ""


def plain_class(text):
    """javap puts names that are no identifiers into quotation marks."""
    return text.replace('"', "")


def compare(path, ours, theirs):
    """True if both say the same; prints the first difference."""
    for number in range(max(len(ours), len(theirs))):
        our_line = ours[number] if number < len(ours) else "(nothing)"
        their_line = theirs[number] if number < len(theirs) else "(nothing)"
        if our_line != their_line:
            print(f"{path}: line {number}\n  ours:  {our_line}\n  javap: {their_line}")
            return False
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--classlist", default="build/debug/classlist", help="our program")
    parser.add_argument("--limit", type=int, help="compare only so many classes, evenly chosen")
    parser.add_argument("files", nargs="+", metavar="FILE")
    options = parser.parse_args()
    if not shutil.which("javap"):
        print("skipped: there is no javap")
        return 77
    counts = {"classes": 0, "members": 0, "instructions": 0, "handlers": 0, "lines": 0}
    with tempfile.TemporaryDirectory() as work:
        paths = [str(path.resolve()) for path in class_files(options.files, pathlib.Path(work).resolve())]
        if options.limit and len(paths) > options.limit:
            paths = [paths[i * len(paths) // options.limit] for i in range(options.limit)]
        for start in range(0, len(paths), BATCH):
            batch = paths[start:start + BATCH]
            ours, theirs = our_lines(options.classlist, batch), their_lines(batch)
            for path in batch:
                if not compare(path, ours[path], theirs.get(path, [])):
                    return 1
                count(counts, ours[path])
    if counts["classes"] == 0:
        print("no class was compared")
        return 1
    print(", ".join(f"{number} {name}" for name, number in counts.items()) + " agree")
    return 0


def count(counts, lines):
    counts["classes"] += 1
    counts["members"] += sum(line.startswith("member ") for line in lines)
    counts["instructions"] += sum(line[0].isdigit() for line in lines)
    counts["handlers"] += sum(line.startswith("catch ") for line in lines)
    counts["lines"] += sum(line.startswith("line ") for line in lines)


if __name__ == "__main__":
    sys.exit(main())
