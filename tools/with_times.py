#!/usr/bin/env python3
"""Passes the lines of ctest on, and puts times before its summary, which stays the end: ctest … | with_times.py [SECONDS NAME]...

The pairs are what was done before the tests. The ten slowest tests come first, then these, the tests, and all together.
"""
import re
import sys
import time

TEST = re.compile(r"Test +#\d+: (\S+) .* ([\d.]+) sec$")
SUMMARY = re.compile(r"\d+% tests passed")
SHOWN = 10


def times(tests, parts, seconds):
    lines = ["The slowest tests:"] + [f"{took:8.1f} s  {name}" for took, name in sorted(tests, reverse=True)[:SHOWN]]
    parts = parts + [(seconds, "tests")]
    lines += [""] + [f"{took:8.0f} s  {name}" for took, name in parts + [(sum(took for took, _ in parts), "all of it")]]
    return "\n".join(lines) + "\n\n"


def main(words):
    parts = [(float(took), name) for took, name in zip(words[::2], words[1::2])]
    tests, began = [], time.monotonic()
    for stream in (sys.stdin, sys.stdout):
        stream.reconfigure(errors="surrogateescape")  # A failed test may print anything.
    for line in sys.stdin:
        if found := TEST.search(line):
            tests.append((float(found[2]), found[1]))
        if SUMMARY.match(line):
            sys.stdout.write(times(tests, parts, time.monotonic() - began))
        sys.stdout.write(line)
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
