#!/usr/bin/env python3
"""Copies classes of the framework model into packages below `twin`, so that they run on the build machine's JDK.

Usage: make_twin.py WORLD OUT_DIR

A world is a folder of `twin`: the classes its `*.list` files name, one a line, become twins. A twin class sees the other twin
classes of its world under their simple names and takes everything else (interfaces, exceptions, String, Object) from the JDK. A
static native method of a twin calls the JDK's method of the same name. The intrinsics come from `twin/antecede`; a world with stand-ins
of its own in WORLD/antecede takes only the annotations from there.
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
MODEL = HERE.parent.parent / "framework" / "java"
ANNOTATIONS = ("Atomic", "Concrete", "Hidden", "Holder", "Mirrored", "Observable", "Plain", "Unlisted")
# Packages that exist beside the twins: the JDK's and that of the stand-ins. The others are only ours.
OTHER_PACKAGES = re.compile(r"(java|javax|org\.w3c|org\.xml)\..*|antecede")
NATIVE = re.compile(r"static native (\w+) (\w+)\(([^)]*)\);")


def listed_classes(world):
    lines = [line for path in sorted((HERE / "twin" / world).glob("*.list")) for line in path.read_text().splitlines()]
    return sorted({line.split("#")[0].strip() for line in lines} - {""})


def with_bodies(text, name):
    """Gives static native methods a body that asks the JDK; `JDK.` keeps the name from being made a twin's."""
    def body(match):
        arguments = ", ".join(parameter.split()[-1] for parameter in match.group(3).split(",") if parameter)
        result = "" if match.group(1) == "void" else "return "
        return f"static {match.group(1)} {match.group(2)}({match.group(3)}) {{ {result}JDK.{name}.{match.group(2)}({arguments}); }}"
    return NATIVE.sub(body, text)


def twin_source(text, names, qualified):
    text = qualified.sub(lambda match: "twin." + match.group(0), text).replace("JDK.", "")
    package = re.search(r"^package ([\w.]+);", text, re.M)
    own = package.group(1)
    imports = f" import {own}.*;" if OTHER_PACKAGES.fullmatch(own) else ""
    imports += "".join(f" import twin.{name};" for name in names
                       if name.startswith("java.lang.") and name.count(".") == 2 and own != "java.lang")
    return text[: package.start()] + f"package twin.{own};{imports}" + text[package.end():]


def stand_ins(world, qualified):
    """Name and source of the stand-ins. A world's own name twins themselves."""
    common, own = HERE / "twin" / "antecede", sorted((HERE / "twin" / world).glob("antecede/*.java"))
    for path in own:
        yield path.name, path.read_text(encoding="utf-8")
    for path in sorted(common.glob("*.java")):
        if not own or path.stem in ANNOTATIONS:
            yield path.name, qualified.sub(lambda match: "twin." + match.group(0), path.read_text(encoding="utf-8"))


def write(target, text):
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def make(world, out):
    """Writes the twins and the stand-ins; returns the names of classes without source."""
    names = listed_classes(world)
    longest_first = sorted(names, key=len, reverse=True)
    qualified = re.compile(r"(?<![\w.])(?:" + "|".join(map(re.escape, longest_first)) + r")(?!\w)")
    missing = []
    for name in names:
        path = pathlib.Path(name.replace(".", "/") + ".java")
        if not (MODEL / path).exists():
            missing.append(name)
            continue
        text = with_bodies((MODEL / path).read_text(encoding="utf-8"), name)
        write(out / "twin" / path, twin_source(text, names, qualified))
    for name, text in stand_ins(world, qualified):
        write(out / "antecede" / name, text)
    return missing


def main():
    missing = make(sys.argv[1], pathlib.Path(sys.argv[2]))
    for name in missing:
        print(f"make_twin: no source for {name}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
