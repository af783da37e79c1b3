#!/usr/bin/env python3
"""Compares our reader of compiled XML with aapt's, byte for byte.

usage: aapt_xmltree.py [--xmltree PROGRAM] APK...

Every APK's AndroidManifest.xml and every compiled XML file under res/ is printed by `aapt dump xmltree` and by our
`xmltree`. Prints how many files agree, or the first difference (then the exit code is 1). An APK without any such file
is an error, too: every app has a manifest.
"""

import argparse
import itertools
import subprocess
import sys

FILES_PER_CALL = 100


def our_trees(program, apk):
    """Yields (name, tree) for every compiled XML file of the APK."""
    output = subprocess.run([program, apk, "--all"], check=True, stdout=subprocess.PIPE).stdout
    trees = {}
    name = None
    for line in output.splitlines(keepends=True):
        if line.startswith(b"== "):
            name = line[3:-1].decode("utf-8", "surrogateescape")
            trees[name] = []
        else:
            trees[name].append(line)
    return trees


def aapt_output(apk, names):
    result = subprocess.run(["aapt", "dump", "xmltree", apk, *names], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if result.returncode != 0:
        sys.exit(f"aapt fails on {apk}: {result.stderr.decode(errors='replace').strip()}")
    return result.stdout


def first_difference(ours, theirs):
    for number, (one, two) in enumerate(itertools.zip_longest(ours, theirs), 1):
        if one != two:
            return number, one, two
    return None


def compare(apk, names, trees):
    """True if the files agree; aapt prints several files in one go, one after the other."""
    ours = b"".join(line for name in names for line in trees[name])
    theirs = aapt_output(apk, names)
    if ours == theirs:
        return True
    if len(names) > 1:
        return all(compare(apk, [name], trees) for name in names)
    number, one, two = first_difference(trees[names[0]], theirs.splitlines(keepends=True))
    print(f"{apk}!{names[0]} line {number}:\n  ours: {one}\n  aapt: {two}")
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--xmltree", default="build/debug/xmltree", help="our program")
    parser.add_argument("apks", nargs="+", metavar="APK")
    options = parser.parse_args()
    files = 0
    for apk in options.apks:
        trees = our_trees(options.xmltree, apk)
        names = sorted(trees)
        if not names:
            print(f"{apk}: our program finds no compiled XML")
            return 1
        for start in range(0, len(names), FILES_PER_CALL):
            if not compare(apk, names[start : start + FILES_PER_CALL], trees):
                return 1
        files += len(names)
    print(f"{files} files agree")
    return 0


if __name__ == "__main__":
    sys.exit(main())
