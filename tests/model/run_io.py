#!/usr/bin/env python3
"""As run_twin.py, for java.io, java.nio, java.net and java.util.zip: streams, buffers and charsets hang together too closely to
be twins among classes that take those of the JDK.

Usage: run_io.py WORK_DIR [TEST…]

`twin/io/io.list` names the classes, `twin/io/*Test.java` are the tests, `twin/io/antecede` has its own intrinsics:
ordinary threads of the JDK.
"""

import pathlib
import shutil
import subprocess
import sys

import make_twin

HERE = pathlib.Path(__file__).resolve().parent
IO = HERE / "twin" / "io"


def listed_classes():
    lines = (IO / "io.list").read_text().splitlines()
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
    for path in (source / "antecede").glob("*.java"):
        if path.stem not in ("Atomic", "Concrete", "Hidden", "Observable"):
            path.unlink()
    for path in sorted((IO / "antecede").glob("*.java")):
        shutil.copy(path, source / "antecede" / path.name)
    tests = sorted(IO.glob("*.java"))
    files = [str(path) for path in sorted(source.rglob("*.java")) + tests + [HERE / "twin" / "tests" / "Check.java"]]
    (work / "files").write_text("\n".join(files))
    compiled = subprocess.run(["javac", "-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-proc:none", "-XDignore.symbol.file",
                               "-d", str(classes), f"@{work / 'files'}"])
    if compiled.returncode != 0:
        return 1
    names = wanted or [path.stem for path in tests if path.stem.endswith("Test")]
    options = ["-Xshare:auto", "-XX:TieredStopAtLevel=1", "-ea", "--add-opens", "java.base/java.lang=ALL-UNNAMED",
               "--add-opens", "java.base/java.util=ALL-UNNAMED", "--add-opens", "java.base/java.io=ALL-UNNAMED"]
    failed = [name for name in names if subprocess.run(["java", *options, "-cp", str(classes), name]).returncode != 0]
    print(f"{len(names) - len(failed)} of {len(names)} tests passed" + "".join(f"\n  failed: {name}" for name in failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
