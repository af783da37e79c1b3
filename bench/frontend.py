#!/usr/bin/env python3
"""The front end against its peers: exact (dexdump, aapt), fast (dexdump -d), unbreakable (mutations). See bench/run."""
import argparse
import json
import pathlib
import re
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
RELEASE = ROOT / "build" / "release"
SANITIZE = ROOT / "build" / "sanitize"
APKS = ROOT / "build" / "apks"
SMALL = 1 << 20  # Mutating small apps hits more of their structure in the same time.


def wall(command):
    """Seconds of one run whose output is thrown away."""
    began = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - began


def fast(apk, rounds):
    """Medians of alternating runs, so that whatever else the machine does hits both alike."""
    ours, peer = [], []
    for command in ([RELEASE / "frontend", apk], ["dexdump", "-d", apk]):
        wall(command)
    for _ in range(rounds):
        peer.append(wall(["dexdump", "-d", apk]))
        ours.append(wall([RELEASE / "frontend", apk]))
    facts = json.loads(subprocess.run([RELEASE / "frontend", apk], check=True, capture_output=True, text=True).stdout)
    facts["seconds"] = round(statistics.median(ours), 4)
    facts["dexdumpSeconds"] = round(statistics.median(peer), 4)
    facts["ratioToDexdump"] = round(statistics.median(ours) / statistics.median(peer), 4)
    facts["bestRatio"] = round(min(ours) / min(peer), 4)
    facts["memoryToDexBytes"] = round(facts["peakBytes"] / facts["dexBytes"], 3)
    return facts


def exact(apks):
    """What the differential tests count as equal. They stop at the first difference."""
    scripts = {
        "dexdump": ["dexdump.py", "--dexlist", RELEASE / "dexlist"],
        "xmltree": ["aapt_xmltree.py", "--xmltree", RELEASE / "xmltree"],
        "resources": ["aapt_resources.py", "--resources", RELEASE / "resources"],
    }
    result = {}
    for name, (script, *options) in scripts.items():
        command = [sys.executable, ROOT / "tests" / "differential" / script, *options, *apks]
        run = subprocess.run(command, capture_output=True, text=True)
        lines = [line for line in run.stdout.splitlines() if line.strip()]
        result[name] = {"agrees": run.returncode == 0, "says": lines[-1] if lines else run.stderr.strip()}
    return result


def unbreakable(apks, mutations):
    """Mutated apps under the sanitizers; the program stops at the first failure."""
    small = [path for path in apks if path.stat().st_size < SMALL]
    samples = sorted([*ROOT.glob("examples/*.apk"), *ROOT.glob("tests/fixtures/*.dex"),
                      ROOT / "tests/fixtures/splits/base.apk", *small])
    command = [SANITIZE / "mutate", "--count", str(mutations), "--seed", "1", "--keep-in", SANITIZE, *samples]
    run = subprocess.run(command, capture_output=True, text=True)
    lines = [line for line in (run.stdout + run.stderr).splitlines() if re.search(r"\d+ mutations", line)]
    return {"failures": 0 if run.returncode == 0 else 1, "says": lines[-1] if lines else run.stderr.strip()[-300:]}


def main():
    parser = argparse.ArgumentParser(prog="bench/run frontend", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--mutations", type=int, default=0, help="also run this many mutated apps (20000 for the figure)")
    parser.add_argument("apk", nargs="?", help="default: the largest of the fetched real apps")
    options = parser.parse_args()
    subprocess.run([sys.executable, ROOT / "tools" / "fetch_apks", APKS])
    apks = sorted(APKS.glob("*.apk")) or sorted(ROOT.glob("examples/*.apk"))
    apk = options.apk or max(apks, key=lambda path: path.stat().st_size)

    figures = {"bench": "frontend", "apk": pathlib.Path(apk).name, **fast(apk, options.rounds), "exact": exact(apks)}
    if options.mutations:
        figures["unbreakable"] = unbreakable(apks, options.mutations)

    print(f"{figures['apk']}: {figures['dexFiles']} DEX files, {figures['dexBytes']:,} bytes, "
          f"{figures['methodsWithCode']:,} methods with code, {figures['badMethods']} broken")
    print(f"  fast    {figures['seconds']:.3f} s, dexdump -d {figures['dexdumpSeconds']:.3f} s: "
          f"ratio {figures['ratioToDexdump']:.3f} (goal 0.333)")
    print(f"  memory  {figures['peakBytes']:,} bytes: {figures['memoryToDexBytes']:.2f} x the DEX bytes (goal 8)")
    for name, outcome in figures["exact"].items():
        print(f"  exact   {name}: {outcome['says']}")
    if "unbreakable" in figures:
        print(f"  mutated {figures['unbreakable']['says']}")
    print(json.dumps(figures))
    return 0 if all(outcome["agrees"] for outcome in figures["exact"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
