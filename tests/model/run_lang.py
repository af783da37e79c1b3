#!/usr/bin/env python3
"""Compares java.lang of the framework model with the JDK's, as run_twin.py does for the other packages.

Usage: run_lang.py WORK_DIR [TEST…]

The boxes, builders and Math get twins of their own here, apart from those of run_twin.py, whose classes must go on using the
JDK's. A native method of a twin calls the JDK's method of the same name. Tests are in twin/lang.
"""

import pathlib
import re
import shutil
import subprocess
import sys

import make_twin

HERE = pathlib.Path(__file__).resolve().parent
NATIVE = re.compile(r"native (\w+) (\w+)\(([^)]*)\);")


def with_bodies(text, name):
    """Gives native methods a body that asks the JDK."""
    def body(match):
        arguments = ", ".join(parameter.split()[-1] for parameter in match.group(3).split(",") if parameter)
        result = "" if match.group(1) == "void" else "return "
        return f"{match.group(1)} {match.group(2)}({match.group(3)}) {{ {result}{name}.{match.group(2)}({arguments}); }}"
    return NATIVE.sub(body, text)


def write_twins(source):
    lines = (HERE / "twin" / "lang" / "classes.list").read_text().splitlines()
    names = [line.split("#")[0].strip() for line in lines if line.split("#")[0].strip()]
    qualified = re.compile(r"(?<![\w.])(?:" + "|".join(map(re.escape, sorted(names, key=len, reverse=True))) + r")(?!\w)")
    for name in names:
        path = pathlib.Path(name.replace(".", "/") + ".java")
        text = with_bodies((make_twin.MODEL / path).read_text(encoding="utf-8"), "JDK." + name)
        text = make_twin.twin_source(text, names, qualified).replace("JDK.twin.", "").replace("JDK.", "")
        (source / "twin" / path).parent.mkdir(parents=True, exist_ok=True)
        (source / "twin" / path).write_text(text, encoding="utf-8")


def main():
    work = pathlib.Path(sys.argv[1])
    source, classes = work / "source", work / "classes"
    shutil.rmtree(work, ignore_errors=True)
    source.mkdir(parents=True)
    classes.mkdir()
    write_twins(source)
    tests = sorted((HERE / "twin" / "lang").glob("*.java"))
    files = sorted(source.rglob("*.java")) + tests + [HERE / "twin" / "tests" / "Check.java"]
    files += [HERE / "twin" / "antecede" / f"{name}.java" for name in ("Observable", "Reflection")]
    (work / "files").write_text("\n".join(map(str, files)))
    compiled = subprocess.run(["javac", "-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-proc:none",
                               "-d", str(classes), f"@{work / 'files'}"])
    if compiled.returncode != 0:
        return 1
    names = sys.argv[2:] or [path.stem for path in tests if path.stem.endswith("Test")]
    failed = [name for name in names
              if subprocess.run(["java", "-Xshare:auto", "-ea", "-cp", str(classes), name]).returncode != 0]
    print(f"{len(names) - len(failed)} of {len(names)} tests passed" + "".join(f"\n  failed: {name}" for name in failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
