#!/usr/bin/env python3
"""As run_twin.py, for classes whose twins must not meet the twins of others.

Usage: run_apart.py WORK_DIR [TEST…]

`twin/apart/apart.list` names the classes, `twin/apart/*Test.java` are the tests. A twin of Optional cannot come out of the JDK's
own Stream, nor a twin of Random go into the JDK's shuffle: so these twins live in a world of their own.
"""

import pathlib
import shutil
import subprocess
import sys

import make_twin

HERE = pathlib.Path(__file__).resolve().parent
APART = HERE / "twin" / "apart"


def listed_classes():
    lines = (APART / "apart.list").read_text().splitlines()
    return sorted({line.split("#")[0].strip() for line in lines} - {""})


def main():
    work = pathlib.Path(sys.argv[1])
    wanted = sys.argv[2:]
    source, classes = work / "source", work / "classes"
    shutil.rmtree(work, ignore_errors=True)
    source.mkdir(parents=True)
    classes.mkdir()
    make_twin.listed_classes = listed_classes
    sys.argv = ["make_twin.py", str(source)]
    if make_twin.main() != 0:
        return 1
    tests = sorted(APART.glob("*.java"))
    files = [str(path) for path in sorted(source.rglob("*.java")) + tests + [HERE / "twin" / "tests" / "Check.java"]]
    (work / "files").write_text("\n".join(files))
    compiled = subprocess.run(["javac", "-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-proc:none", "-XDignore.symbol.file",
                               "-d", str(classes), f"@{work / 'files'}"])
    if compiled.returncode != 0:
        return 1
    names = wanted or [path.stem for path in tests if path.stem.endswith("Test")]
    failed = [name for name in names
              if subprocess.run(["java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-ea", "-cp", str(classes), name]).returncode != 0]
    print(f"{len(names) - len(failed)} of {len(names)} tests passed" + "".join(f"\n  failed: {name}" for name in failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
