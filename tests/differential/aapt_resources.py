#!/usr/bin/env python3
"""Compares our reader of resource tables with aapt's.

usage: aapt_resources.py [--resources PROGRAM] APK...

Every resource of every APK: id, name, the configurations in which it has a value, the value (type, data, text), and
the items of bags. Prints how much agrees, or the first difference (then the exit code is 1). Nothing to compare is a
failure, too.
"""

import argparse
import re
import struct
import subprocess
import sys

OURS = re.compile(r'(0x[0-9a-f]{8}) (.*?) \[([^\]]*)\] (?:<bag> parent=(\S+) count=(\d+)|t=(\S+) d=(\S+)(?: "(.*)")?)$')
OUR_ITEM = re.compile(r'  key=(\S+) t=(\S+) d=(\S+)(?: "(.*)")?$')
CONFIG = re.compile(r"      config (.*):$")
THEIRS = re.compile(r"        resource (0x[0-9a-f]{8}) (.*?): (?:<bag>|t=(\S+) d=(\S+) ).*$")
THEIR_BAG = re.compile(r"          Parent=(0x[0-9a-f]+)\(.*\), Count=(\d+)$")
THEIR_TEXT = re.compile(r'          \(string(?:8|16)\) "(.*)"$')
THEIR_ITEM = re.compile(r"          #\d+ \(Key=(0x[0-9a-f]+)\): (.*)$")

UNITS = ["px", "dp", "sp", "pt", "in", "mm"]
FRACTIONS = ["%", "%p"]


def text_of(raw):
    """Output of either program as text; aapt writes characters beyond U+FFFF as two encoded surrogates."""
    text = raw.decode("utf-8", "surrogatepass") if is_surrogate_utf8(raw) else raw.decode("utf-8", "replace")
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def is_surrogate_utf8(raw):
    try:
        raw.decode("utf-8", "surrogatepass")
        return True
    except UnicodeDecodeError:
        return False


def complex_number(data):
    """A dimension or fraction without its unit, as aapt prints it: single precision, and never negative."""
    shift = [8, 15, 23, 31][data >> 4 & 3]
    return struct.unpack("<f", struct.pack("<f", (data & 0xFFFFFF00) * 2.0**-shift))[0]


def as_aapt_prints(raw_type, data, text):
    """The notation of aapt for an item of a bag."""
    if raw_type == 0x00:
        return "(null empty)" if data == 1 else "(null)"
    if raw_type == 0x03:
        return f'(string) "{text}"'
    if raw_type == 0x04:
        return "(float) %g" % struct.unpack("<f", struct.pack("<I", data))[0]
    if raw_type == 0x05:
        return "(dimension) %f%s" % (complex_number(data), UNITS[data & 15])
    if raw_type == 0x06:
        return "(fraction) %f%s" % (complex_number(data) * 100, FRACTIONS[data & 15])
    names = {1: "(reference)", 2: "(attribute)", 7: "(dynamic reference)", 8: "(dynamic attribute)"}
    if raw_type in names:
        return "%s 0x%08x" % (names[raw_type], data)
    return "(color) #%08x" % data


def our_values(program, apk):
    """{(id, config): (name, value)} and the same as in `their_values`."""
    output = subprocess.run([program, apk], check=True, stdout=subprocess.PIPE).stdout
    values, bag = {}, None
    for line in text_of(output).split("\n")[:-1]:
        item = OUR_ITEM.match(line)
        if item:
            bag.append((item[1], as_aapt_prints(int(item[2], 16), int(item[3], 16), item[4])))
            continue
        found = OURS.match(line)
        if not found:
            sys.exit(f"{apk}: our output is not understood: {line!r}")
        if found[4]:
            bag = ["bag", found[4], found[5]]
            add(values, (found[1], found[3]), (found[2], bag))
        else:
            add(values, (found[1], found[3]), (found[2], ["value", found[6], found[7], found[8]]))
    return values


def their_values(apk):
    result = subprocess.run(["aapt", "dump", "--values", "resources", apk], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if result.returncode != 0:
        sys.exit(f"aapt fails on {apk}: {result.stderr.decode(errors='replace').strip()}")
    values, config, value = {}, "", None
    for line in text_of(result.stdout).split("\n"):
        if found := CONFIG.match(line):
            config = "" if found[1] == "(default)" else found[1]
        elif found := THEIRS.match(line):
            value = ["value", found[3], found[4], None] if found[3] else ["bag"]
            add(values, (found[1], config), (found[2], value))
        elif found := THEIR_BAG.match(line):
            value += [found[1], found[2]]
        elif found := THEIR_TEXT.match(line):
            value[3] = found[1]
        elif found := THEIR_ITEM.match(line):
            value.append((found[1], re.sub(r"^\(string(8|16)\)", "(string)", found[2])))
    return values


def add(values, key, value):
    values.setdefault(key, []).append(value)


def compare(apk, ours, theirs):
    """True if both list the same; prints the first difference."""
    for key in sorted(ours.keys() | theirs.keys()):
        if ours.get(key) != theirs.get(key):
            print(f"{apk}: {key[0]} [{key[1]}]\n  ours: {ours.get(key)}\n  aapt: {theirs.get(key)}")
            return False
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--resources", default="build/debug/resources", help="our program")
    parser.add_argument("apks", nargs="+", metavar="APK")
    options = parser.parse_args()
    resources = values = items = 0
    for apk in options.apks:
        ours = our_values(options.resources, apk)
        if not compare(apk, ours, their_values(apk)):
            return 1
        resources += len({key[0] for key in ours})
        values += sum(len(found) for found in ours.values())
        items += sum(len(value) - 3 for found in ours.values() for _, value in found if value[0] == "bag")
    print(f"{resources} resources, {values} values ({items} items of bags) agree")
    return 0 if resources else 1


if __name__ == "__main__":
    sys.exit(main())
