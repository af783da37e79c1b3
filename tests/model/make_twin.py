#!/usr/bin/env python3
"""Copies classes of the framework model into packages below `twin`, so that they run on the build machine's JDK.

Usage: make_twin.py OUT_DIR

`twin/lists/*.list` name the classes, one a line. A twin class sees the other twin classes under their simple names and
takes everything else (interfaces, exceptions, String, Object) from the JDK. The intrinsics come from `twin/antecede`.
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
MODEL = HERE.parent.parent / "framework" / "java"


def listed_classes():
    names = set()
    for path in sorted((HERE / "twin" / "lists").glob("*.list")):
        for line in path.read_text().splitlines():
            name = line.split("#")[0].strip()
            if name:
                names.add(name)
    return sorted(names)


def twin_source(text, names, qualified):
    text = qualified.sub(lambda match: "twin." + match.group(0), text)
    package = re.search(r"^package ([\w.]+);", text, re.M)
    imports = f"import {package.group(1)}.*;"
    imports += "".join(f" import twin.{name};" for name in names
                       if name.startswith("java.lang.") and name.count(".") == 2 and package.group(1) != "java.lang")
    return text[: package.start()] + f"package twin.{package.group(1)}; {imports}" + text[package.end():]


def main():
    out = pathlib.Path(sys.argv[1])
    names = listed_classes()
    longest_first = sorted(names, key=len, reverse=True)
    qualified = re.compile(r"(?<![\w.])(?:" + "|".join(map(re.escape, longest_first)) + r")(?!\w)")
    missing = [name for name in names if not (MODEL / (name.replace(".", "/") + ".java")).exists()]
    for name in missing:
        print(f"make_twin: no source for {name}", file=sys.stderr)
    for name in names:
        if name in missing:
            continue
        text = (MODEL / (name.replace(".", "/") + ".java")).read_text(encoding="utf-8")
        target = out / "twin" / (name.replace(".", "/") + ".java")
        target.parent.mkdir(parents=True, exist_ok=True)
        new = twin_source(text, names, qualified)
        if not target.exists() or target.read_text(encoding="utf-8") != new:
            target.write_text(new, encoding="utf-8")
    for path in sorted((HERE / "twin" / "antecede").glob("*.java")):
        target = out / "antecede" / path.name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(qualified.sub(lambda match: "twin." + match.group(0), path.read_text(encoding="utf-8")), encoding="utf-8")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
