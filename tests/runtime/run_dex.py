#!/usr/bin/env python3
"""Runs the programs of tests/fixtures that are there as DEX files, and on the JDK: run_dex.py BINARY WORK_DIR

Both must print the same, and end well.
"""
import argparse
import pathlib
import subprocess
import sys

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "fixtures"
PROGRAMS = {"annotations": "fixture.annotations.Annotated"}


def output(*command):
    done = subprocess.run([*map(str, command)], capture_output=True, timeout=120)
    return done.stdout.decode() + done.stderr.decode() + f"exit code {done.returncode}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    options = parser.parse_args()
    failed = 0
    for name, main_class in PROGRAMS.items():
        classes = options.work / name
        classes.mkdir(parents=True, exist_ok=True)
        sources = sorted((FIXTURES / name).rglob("*.java"))
        subprocess.run(["javac", "-nowarn", "-Xlint:none", "--release", "8", "-encoding", "UTF-8", "-d", classes, *sources],
                       check=True, stderr=subprocess.DEVNULL)
        wanted = output("java", "-Dstdout.encoding=UTF-8", "-Dfile.encoding=UTF-8", "-cp", classes, main_class)
        found = output(options.binary, "run", FIXTURES / f"{name}.dex", "--main", main_class)
        if wanted != found or not wanted.endswith("exit code 0\n"):
            failed += 1
            print(f"{name}: expected\n{wanted}found\n{found}")
    print(f"{len(PROGRAMS) - failed} of {len(PROGRAMS)} programs print what they print on the JDK")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
