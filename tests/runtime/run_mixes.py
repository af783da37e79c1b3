#!/usr/bin/env python3
"""Drives random mixes of posts through Handler and MessageQueue: run_mixes.py BINARY WORK_DIR MODEL [--count N] [--jar JAR]

MODEL is the folder with the compiled model. For each set of features (letters, see mixes_reference.py) N mixes are run by one program, and what
ran when must be what the reference says, mix by mix. The schedule is round-robin: time passes only where nobody can run.
"""
import argparse
import pathlib
import subprocess
import sys

import mixes_reference

HERE = pathlib.Path(__file__).resolve().parent
FEATURES = ["dd", "ddfroh", "ddtfroh", "ddfirohbBa", "ddtfirohbBa", "ddtfiIrohbBa", "sdd", "sddfroh", "sddtfroh", "sddfirohbBa",
            "sddtfirohbBa", "sddtfiIrohbBa"]
PART = 1000


def compile_program(work, model):
    classes = work / "classes"
    classes.mkdir(parents=True, exist_ok=True)
    subprocess.run(["javac", "-nowarn", "-Xlint:none", "-proc:none", "--release", "8", "-cp", model, "-d", classes,
                    HERE / "mixes" / "Mixes.java"], check=True, stderr=subprocess.DEVNULL)
    jar = work / "mixes.jar"
    subprocess.run(["jar", "cf", jar, "-C", classes, "."], check=True)
    return jar


def differing(binary, jar, model_jar, features, first, count):
    """The mixes whose runs are not as expected: (expected, found)."""
    model = ["--model", model_jar] if model_jar else []
    done = subprocess.run([binary, "run", jar, "--main", "Mixes", "--strategy", "round-robin", *model, "--", str(first), str(count),
                           features], capture_output=True, text=True, timeout=1800)
    found = done.stdout.splitlines()
    expected = [mixes_reference.line(number, features) for number in range(first, first + count)]
    if done.returncode != 0 or len(found) != count:
        return [(f"{count} lines and exit code 0", f"{len(found)} lines and exit code {done.returncode}: {done.stderr[:500]}")]
    return [pair for pair in zip(expected, found) if pair[0] != pair[1]]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("model", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=10000)
    parser.add_argument("--features", nargs="*", default=FEATURES)
    parser.add_argument("--jar", help="classes of android.os that are not part of the binary's model")
    options = parser.parse_args()
    jar = compile_program(options.work, options.model)
    failed = 0
    for features in options.features:
        wrong = []
        for first in range(0, options.count, PART):
            wrong += differing(options.binary, jar, options.jar, features, first, min(PART, options.count - first))
        for expected, found in wrong[:3]:
            print(f"{features}: expected\n  {expected}\nfound\n  {found}")
        failed += len(wrong)
        print(f"{features}: {len(wrong)} of {options.count} mixes differ")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
