#!/usr/bin/env python3
"""Compares the framework model's Java classes with the JDK's own: same calls, same results.

Usage: run_twin.py WORK_DIR [TEST…]

Compiles the twins (make_twin.py) and the tests in twin/tests, then runs every class there whose name ends in `Test` (or the
named ones). A test is a `main` that ends with `Check.done()`. Seeds are fixed, so a failure repeats.
"""

import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent


def main():
    work = pathlib.Path(sys.argv[1])
    source, classes = work / "source", work / "classes"
    shutil.rmtree(work, ignore_errors=True)
    source.mkdir(parents=True)
    classes.mkdir()
    if subprocess.run([sys.executable, HERE / "make_twin.py", source]).returncode != 0:
        return 1
    tests = sorted((HERE / "twin" / "tests").glob("*.java"))
    files = [str(path) for path in sorted(source.rglob("*.java")) + tests]
    (work / "files").write_text("\n".join(files))
    compiled = subprocess.run(["javac", "-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-proc:none", "-XDignore.symbol.file",
                               "-d", str(classes), f"@{work / 'files'}"])
    if compiled.returncode != 0:
        return 1
    names = sys.argv[2:] or [path.stem for path in tests if path.stem.endswith("Test")]
    failed = [name for name in names
              if subprocess.run(["java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-ea", "-cp", str(classes), name]).returncode != 0]
    print(f"{len(names) - len(failed)} of {len(names)} tests passed" + "".join(f"\n  failed: {name}" for name in failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
