#!/usr/bin/env python3
"""Compares our DEX reader with Android's dexdump, line by line and byte for byte.

usage: dexdump.py [--dexlist PROGRAM] APK_OR_DEX...

Everything `dexdump -d` prints (classes, fields and their values, methods, instructions with their bytes, catches, lines,
locals, method handles, call sites) is printed by our `dexlist`, too. Prints what agrees, or the first difference (then
the exit code is 1). Files that dexdump itself refuses are named and left out; it is a failure if none is left.
"""

import argparse
import itertools
import subprocess
import sys

BLOCK = 1 << 22  # bytes of lines compared at once


class Counts:
    """How many of what agreed."""

    def __init__(self):
        self.files = self.classes = self.fields = self.methods = self.instructions = self.lines = 0

    def add(self, lines):
        text = b"".join(lines)
        self.lines += len(lines)
        self.classes += text.count(b"\n  Class descriptor  : ")
        self.methods += text.count(b"\n      code          ")
        self.fields += text.count(b"\n      access        : ") - text.count(b"\n      code          ")
        self.instructions += sum(line[47:48] == b"|" and line[48:49] != b"[" for line in lines)

    def __str__(self):
        return (
            f"{self.classes} classes, {self.methods} methods, {self.instructions} instructions, {self.fields} fields"
            f" agree ({self.lines} lines, {self.files} files)"
        )


def start(*command):
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def shown(line):
    return repr(line if line is None or len(line) <= 300 else line[:300] + b"...")


def report(path, first_line, ours, theirs):
    """Names the first line that differs; the blocks are known to differ."""
    for number, (one, two) in enumerate(itertools.zip_longest(ours, theirs), first_line):
        if one != two:
            print(f"{path} line {number}:\n  ours:    {shown(one)}\n  dexdump: {shown(two)}")
            return


def is_refused(path):
    """True if dexdump cannot open the file at all: then there is nothing to compare with."""
    with start("dexdump", "-d", path) as theirs:
        theirs.stdout.readline()
        opened = theirs.stdout.readline().startswith(b"Opened ")
        theirs.kill()
        return not opened


def compare(path, dexlist, counts):
    """True if both programs print the same."""
    line = 1
    with start(dexlist, path) as ours, start("dexdump", "-d", path) as theirs:
        while True:
            one, two = ours.stdout.readlines(BLOCK), theirs.stdout.readlines(BLOCK)
            if one != two:
                report(path, line, one, two)
                ours.kill()
                theirs.kill()
                print(ours.stderr.read().decode(errors="replace"), end="")
                return False
            if not one:
                complaint = ours.stderr.read().decode(errors="replace")
                if ours.wait() != 0:
                    print(f"{path}: our program ends with {ours.returncode}: {complaint}")
                    return False
                counts.files += 1
                return True
            line += len(one)
            counts.add(one)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dexlist", default="build/release/dexlist", help="our program")
    parser.add_argument("files", nargs="+", metavar="APK_OR_DEX")
    options = parser.parse_args()
    counts = Counts()
    for path in options.files:
        if is_refused(path):
            print(f"{path}: dexdump refuses this file")
        elif not compare(path, options.dexlist, counts):
            return 1
    print(counts)
    return 0 if counts.files else 1


if __name__ == "__main__":
    sys.exit(main())
