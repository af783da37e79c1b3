#!/usr/bin/env python3
"""The framework model against what real apps call (coverage) and against dexdump (time to load). See bench/run."""
import argparse
import collections
import json
import pathlib
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
RELEASE = ROOT / "build" / "release"
SANITIZE = ROOT / "build" / "sanitize"
APKS = ROOT / "build" / "apks"
USAGE = ROOT / "bench" / "data" / "api_usage.tsv"
sys.path.insert(0, str(ROOT / "framework" / "api"))

import class_file  # noqa: E402

# What the model's Java part stands for; the rest of the SDK is covered by facts only.
JAVA = ("java.", "javax.", "org.json", "org.xml", "org.xmlpull", "org.w3c")


class Model:
    """The compiled model: which methods it has, inherited ones included."""

    def __init__(self, folder):
        self.classes = {}
        for path in folder.rglob("*.class"):
            file = class_file.ClassFile(path.read_bytes())
            self.classes[file.name] = file

    def has(self, owner, method, descriptor):
        work, seen = [owner.replace(".", "/")], set()
        while work:
            name = work.pop()
            if name in seen or name not in self.classes:
                continue
            seen.add(name)
            file = self.classes[name]
            if (method, descriptor) in file.methods:
                return True
            if method == "<init>":
                return False
            work += [*file.interfaces, *([file.super] if file.super else [])]
            if file.flags & 0x200:
                work.append("java/lang/Object")
        return False


def package_of(name):
    return name.rpartition(".")[0]


def coverage(model):
    """Call sites of the apps' own code, weighted, per package: all, covered; and what is missing."""
    sites, missing = collections.defaultdict(lambda: [0, 0, 0, 0]), []
    for line in USAGE.read_text().splitlines():
        if line.startswith("#"):
            continue
        owner, method, descriptor, own, library = line.split("\t")
        if not owner.startswith(JAVA):
            continue
        own, library = int(own), int(library)
        covered = model.has(owner, method, descriptor)
        packages = [package_of(owner), "total"]
        packages += ["java.*"] if owner.startswith("java.") else []
        packages += ["java.lang.Thread"] if owner == "java.lang.Thread" else []
        packages += ["java.util.concurrent.*"] if owner.startswith("java.util.concurrent.") else []
        for package in packages:
            counts = sites[package]
            counts[0] += own
            counts[1] += own if covered else 0
            counts[2] += library
            counts[3] += library if covered else 0
        if not covered:
            missing.append((own, library, f"{owner}.{method}{descriptor}"))
    return sites, sorted(missing, reverse=True)


def share(part, whole):
    return 1.0 if whole == 0 else part / whole


def wall(command):
    began = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - began


def loading(apk, rounds):
    """Medians of alternating runs: load and verify the model and the facts; the same with every body; dexdump -d on ApiDemos."""
    commands = {"load": [RELEASE / "model"], "bodies": [RELEASE / "model", "--bodies"], "dexdump": ["dexdump", "-d", apk]}
    times = {name: [] for name in commands}
    for round_number in range(rounds + 1):
        for name, command in commands.items():
            seconds = wall(command)
            if round_number:
                times[name].append(seconds)
    figures = json.loads(subprocess.run(commands["bodies"], check=True, capture_output=True, text=True).stdout)
    medians = {name: statistics.median(seconds) for name, seconds in times.items()}
    figures.update({name + "Seconds": round(seconds, 4) for name, seconds in medians.items()})
    figures["ratioToDexdump"] = round(medians["load"] / medians["dexdump"], 4)
    figures["ratioWithBodies"] = round(medians["bodies"] / medians["dexdump"], 4)
    return figures


def mutated(count):
    """Mutated class files and jars under the sanitizers; the program stops at the first failure."""
    samples = sorted((ROOT / "tests" / "fixtures" / "classfile").rglob("*.class"))
    samples += sorted((ROOT / "tests" / "fixtures").rglob("*.jar"))
    run = subprocess.run([SANITIZE / "mutate", "--count", str(count), "--seed", "1", "--keep-in", SANITIZE, *samples],
                         capture_output=True, text=True)
    lines = [line for line in (run.stdout + run.stderr).splitlines() if "mutations" in line]
    return {"failures": 0 if run.returncode == 0 else 1, "says": lines[-1] if lines else run.stderr.strip()[-300:]}


def main():
    parser = argparse.ArgumentParser(prog="bench/run model", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--missing", type=int, default=20, help="how many missing methods to list")
    parser.add_argument("--mutations", type=int, default=0, help="also run this many mutated class files and jars")
    options = parser.parse_args()
    subprocess.run([sys.executable, ROOT / "tools" / "fetch_apks", APKS])
    model = Model(RELEASE / "framework" / "classes")
    sites, missing = coverage(model)

    print(f"{'package':34} {'own sites':>9} {'covered':>8} {'library':>9} {'covered':>8}")
    for package in sorted(sites, key=lambda name: -sites[name][0]):
        own, own_covered, library, library_covered = sites[package]
        print(f"{package:34} {own:9} {share(own_covered, own):8.2%} {library:9} {share(library_covered, library):8.2%}")
    for own, library, name in missing[:options.missing]:
        print(f"  missing {own:5} {library:6}  {name}")

    figures = {"bench": "model", "classes": len(model.classes),
               "coverage": {name: round(share(sites[name][1], sites[name][0]), 4) for name in sorted(sites)},
               "libraryCoverage": {name: round(share(sites[name][3], sites[name][2]), 4) for name in sorted(sites)},
               "missingMethods": len(missing)}
    apk = next(iter(sorted(APKS.glob("ApiDemos*.apk"))), None)
    if apk:
        figures["load"] = loading(apk, options.rounds)
        load = figures["load"]
        print(f"load and verify {load['classes']:,} classes and {load['factClasses']:,} classes of facts: {load['loadSeconds']:.3f} s; "
              f"dexdump -d {apk.name} {load['dexdumpSeconds']:.3f} s: ratio {load['ratioToDexdump']:.3f} (goal 0.2)")
        print(f"  with the code of all {load['methods']:,} methods: {load['bodiesSeconds']:.3f} s, ratio {load['ratioWithBodies']:.3f}")
    else:
        print("load: skipped, ApiDemos could not be fetched")
    if options.mutations:
        figures["unbreakable"] = mutated(options.mutations)
        print(f"mutated {figures['unbreakable']['says']}")
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
