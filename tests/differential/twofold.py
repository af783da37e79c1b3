#!/usr/bin/env python3
"""Holds the two front ends against each other: the same Java source, once as DEX, once as class files.

    twofold.py [--irlist PROGRAM] [--classpath JAR] CASE…

A CASE is DEX=FOLDER[@RELEASE]: a DEX file or APK, and the folder of the Java source that it was made of. javac
compiles the source (for Java RELEASE, 8 if not given; a jar in place of the folder is taken as it is); `irlist` prints
what each method does in either program. Classes with their fields and methods must be the same, and for every method
how often it calls, reads, writes, makes and locks what.

What dx changes on purpose is taken into account, and nothing else: see `deliberate`. Exit code 77 without javac.
"""
import argparse
import collections
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

MOST_DIFFERENCES = 20
EXIT = "monitor-exit"


def compile_source(folder, release, classpath, out):
    sources = sorted(str(path) for path in folder.rglob("*.java"))
    level = ["-source", "8", "-target", "8"] if release == 8 else ["--release", str(release)]
    where = ["-classpath", classpath] if classpath else []
    subprocess.run(["javac", "-nowarn", "-XDsuppressNotes", "-Xlint:-options", "-encoding", "UTF-8", "-g", "-proc:none",
                    *level, *where, "-d", str(out), *sources], check=True)


class Listing:
    """What irlist prints: {class: header}, {field: flags}, {method: (instructions, flags, Counter of actions)}."""

    def __init__(self, irlist, path):
        self.classes, self.fields, self.methods = {}, {}, {}
        text = subprocess.run([irlist, path], check=True, stdout=subprocess.PIPE).stdout.decode(errors="replace")
        actions = None
        for line in text.split("\n")[:-1]:
            word, _, rest = line.partition(" ")
            if word == "class":
                name, _, header = rest.partition(" ")
                self.classes[name] = header
            elif word == "field":
                name, _, flags = rest.partition(" ")
                self.fields[name] = flags
            elif word == "method":
                name, count, flags = (rest + "  ").split(" ", 2)
                actions = collections.Counter()
                self.methods[name] = (int(count), flags.strip(), actions)
            else:
                actions[deliberate(line.strip())] += 1
        self.all_instructions = sum(count for count, _, _ in self.methods.values())


def deliberate(action):
    """An action without what the two compilers may do differently.

    How a method is called depends on what the compiler knows of it (private and super calls); a handle's kind follows
    the call's. Elsewhere: casts that cannot fail may go, and the returns of a synchronized method may share one exit.
    """
    action = re.sub(r"^call invoke-(virtual|super|direct|static|interface) ", "call ", action)
    action = re.sub(r"^(closure .*) invoke-(virtual|direct|static|interface) ", r"\1 ", action)
    return action


def without_casts(actions):
    return collections.Counter({action: n for action, n in actions.items() if not action.startswith("cast ")})


def compare_tables(what, dex, java):
    """Differences of two {name: description} tables."""
    for name in sorted(dex.keys() | java.keys()):
        if dex.get(name) != java.get(name):
            yield f"{what} {name}: dex: {dex.get(name, 'missing')}, class file: {java.get(name, 'missing')}"


def compare_methods(dex, java):
    for name in sorted(dex.methods.keys() | java.methods.keys()):
        if name not in dex.methods or name not in java.methods:
            yield f"method {name}: only in the {'DEX' if name in dex.methods else 'class'} file"
            continue
        (_, dex_flags, dex_actions), (_, java_flags, java_actions) = dex.methods[name], java.methods[name]
        if dex_flags != java_flags:
            yield f"method {name}: flags {dex_flags} and {java_flags}"
        left, right = without_casts(dex_actions), without_casts(java_actions)
        if "synchronized" in java_flags and 1 <= left[EXIT] <= right[EXIT]:  # dx has one exit for all returns.
            left[EXIT] = right[EXIT]
        for action in sorted(left.keys() | right.keys()):
            if left[action] != right[action]:
                yield f"{name}: {action}: {left[action]} times in DEX, {right[action]} in the class file"


def compare(case, options, work):
    dex_path, _, source = case.partition("=")
    folder, _, release = source.partition("@")
    out = pathlib.Path(work) / pathlib.Path(dex_path).stem
    if folder.endswith(".jar"):
        out = folder
    else:
        compile_source(pathlib.Path(folder), int(release or 8), options.classpath, out)
    dex, java = Listing(options.irlist, dex_path), Listing(options.irlist, str(out))
    differences = [*compare_tables("class", dex.classes, java.classes), *compare_tables("field", dex.fields, java.fields),
                   *compare_methods(dex, java)]
    actions = sum(sum(actions.values()) for _, _, actions in java.methods.values())
    ratio = java.all_instructions / max(1, dex.all_instructions)
    print(f"{pathlib.Path(dex_path).name}: {len(java.classes)} classes, {len(java.methods)} methods, {actions} actions, "
          f"{java.all_instructions} instructions ({ratio:.2f} of DEX), {len(differences)} differences")
    for difference in differences[:MOST_DIFFERENCES]:
        print(f"  {difference}")
    return not differences and len(java.methods) > 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--irlist", default="build/debug/irlist", help="our program")
    parser.add_argument("--classpath", help="what the source is compiled against besides the JDK")
    parser.add_argument("cases", nargs="+", metavar="DEX=FOLDER[@RELEASE]")
    options = parser.parse_args()
    if not shutil.which("javac"):
        print("skipped: there is no javac")
        return 77
    with tempfile.TemporaryDirectory() as work:
        return 0 if all([compare(case, options, work) for case in options.cases]) else 1


if __name__ == "__main__":
    sys.exit(main())
