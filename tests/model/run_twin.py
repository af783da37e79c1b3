#!/usr/bin/env python3
"""Compares the framework model's Java classes with the JDK's own: same calls, same results.

Usage: run_twin.py WORK_DIR WORLD [TEST…]

Compiles the twins of a world (make_twin.py) and its tests, then runs every class there whose name ends in `Test` (or the named
ones). A test is a `main` that ends with `Check.done()`. Seeds are fixed, so a failure repeats.

There are several worlds because some twins must not meet: boxes and builders (lang) would replace the JDK's in everyone's code, a
twin of Locale (text) must not go into the JDK's strings, one of Optional or Random (apart) does not come out of its streams,
and streams of bytes (io) hang together too closely. All others are in `common`.
"""

import pathlib
import shutil
import subprocess
import sys

import make_twin

JAVAC = ["javac", "-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-proc:none", "-XDignore.symbol.file"]
JAVA = ["java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-ea",
        *(word for package in ("io", "lang", "util") for word in ("--add-opens", f"java.base/java.{package}=ALL-UNNAMED"))]


def main():
    work, world, wanted = pathlib.Path(sys.argv[1]).absolute(), sys.argv[2], sys.argv[3:]
    source, classes = work / "source", work / "classes"
    shutil.rmtree(work, ignore_errors=True)
    classes.mkdir(parents=True)
    if missing := make_twin.make(world, source):
        print("no source for", ", ".join(missing))
        return 1
    tests = sorted((make_twin.HERE / "twin" / world).glob("*.java"))
    files = [*sorted(source.rglob("*.java")), *tests, make_twin.HERE / "twin" / "Check.java"]
    (work / "files").write_text("\n".join(f'"{path}"' for path in files))
    # From a folder without sources: javac would find `twin` in the current one.
    if subprocess.run([*JAVAC, "-d", classes, f"@{work / 'files'}"], cwd=classes).returncode != 0:
        return 1
    names = wanted or [path.stem for path in tests if path.stem.endswith("Test")]
    failed = [name for name in names if subprocess.run([*JAVA, "-cp", classes, name]).returncode != 0]
    print(f"{len(names) - len(failed)} of {len(names)} tests passed" + "".join(f"\n  failed: {name}" for name in failed))
    return 1 if failed or not names else 0


if __name__ == "__main__":
    sys.exit(main())
