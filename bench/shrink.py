#!/usr/bin/env python3
"""How much shorter verify makes the input of harmful races that a monkey finds: bench/run shrink [--events N] [--seeds N] [--jobs N] [APP…]

Every app of tests/apps that has a harmful pair (or those that are named) is driven by the monkey. Of each harmful race, what was done to the app in
the run that shows it is compared with what the schedule that verify leaves does. Prints one line for each, the medians, and as its last line one JSON
object. See docs/verify.md.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "apps"))

import build  # noqa: E402
import truth  # noqa: E402
import verdicts  # noqa: E402

LEFT = re.compile(r"(\d+) of (\d+) things that were done are left")


def shrink(binary, folder, work, events, seed):
    """Of each harmful race of one run: its id, what was done before, and what is left; none left: no script shows it."""
    shutil.rmtree(work, ignore_errors=True)
    done = subprocess.run([binary, "verify", folder, "--events", str(events), "--seed", str(seed), "--quiet", "--budget", "120", "-o", work,
                           "--format", f"json={work}.json"], capture_output=True, text=True, timeout=1800)
    if done.returncode not in (0, 5):
        return [], [f"{folder.name}: ends with {done.returncode}: {done.stderr.strip()[-200:]}"]
    found = []
    for story in sorted(work.glob("*.txt")):
        if story.name.endswith(".graph.txt"):
            continue
        left = LEFT.search(story.read_text())
        found.append((story.stem, int(left[2]) if left else None, int(left[1]) if left else None))
    return found, []


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--binary", type=pathlib.Path, default=ROOT / "build" / "release" / "antecede")
    parser.add_argument("--events", type=int, default=40)
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_intermixed_args()
    apps = [truth.read(folder) for folder in truth.folders(options.apps)]
    apps = [app for app in apps if any(pair.verdict in verdicts.HARMFUL for pair in app.pairs)]
    work = ROOT / "build" / "bench-shrink"
    folders = build.compile_apps(apps, build.framework_of(ROOT / "build" / "release" / "antecede"), work)
    runs = [(app, seed) for app in apps for seed in range(1, options.seeds + 1)]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda run: shrink(options.binary, folders[run[0].name], work / f"{run[0].name}.{run[1]}", options.events, run[1]), runs))
    ratios, whole, failures = [], 0, []
    for (app, seed), (found, wrong) in zip(runs, results):
        failures += wrong
        for race, before, left in found:
            if before is None:
                whole += 1
                print(f"{app.name} seed {seed} {race}: no script shows it, the whole run is left")
                continue
            ratios.append(before / max(left, 1))
            print(f"{app.name} seed {seed} {race}: {before} -> {left}")
    print("".join(line + "\n" for line in failures), end="")
    # A schedule that stayed as it was shrinks by nothing.
    median = statistics.median(ratios + [1.0] * whole) if ratios or whole else 0
    print(f"{len(ratios) + whole} harmful races of {len(runs)} runs of {options.events} events; {whole} of them not shortened; shrunk {median:.1f} times (median)")
    print(json.dumps({"bench": "shrink", "events": options.events, "runs": len(runs), "races": len(ratios) + whole, "whole": whole, "medianRatio": median}))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
