#!/usr/bin/env python3
"""How far apps get in the embedded runtime: bench/run apps [--events N] [--seed N] [--missing N] APP...

Per app: screens and callbacks of its own code that were reached, the share of its calls of the framework that nobody defines, failures of
Antecede, crashes, events per second of processor time. Then what is missing, the most used first. Without APP: the example app and what tools/fetch_apks
has brought to build/apks.
"""
import argparse
import collections
import json
import os
import pathlib
import resource
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def apps_at_hand():
    return [ROOT / "examples" / "newsreader.apk", *sorted((ROOT / "build" / "apks").glob("*.apk"))]


def measure(binary, app, options):
    """The report of a run, and the processor seconds it took; None: it could not be run."""
    command = [binary, "run", app, "--events", str(options.events), "--seed", str(options.seed), "--quiet", "--format",
               "json", "--timeout", "300"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = subprocess.run(command, capture_output=True, text=True, errors="replace")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if not result.stdout:
        return None, result.stderr.strip()
    return json.loads(result.stdout), seconds


def row(report, seconds):
    callbacks = report["callbacks"]
    return {"screens": len(report["screens"]), "callbacks": callbacks["reached"], "of": callbacks["known"],
            "unmodelled": report["unmodelled"]["shareOfCalls"], "failures": len(report["toolFailures"]),
            "crashes": len(report["crashes"]), "restarts": report["restarts"], "events": report["userEvents"],
            "complete": report["complete"], "perSecond": round(report["events"] / max(seconds, 0.001))}


def main():
    parser = argparse.ArgumentParser(prog="bench/run apps")
    parser.add_argument("--events", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--missing", type=int, default=30, help="how many missing methods are listed")
    parser.add_argument("apps", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    tree = pathlib.Path(os.environ.get("ANTECEDE_BENCH_TREE", ROOT / "build" / "release"))
    apps = options.apps or apps_at_hand()
    rows, missing, crashes = {}, collections.Counter(), []
    print(f"{'app':40} screens  callbacks  unmodelled  failures  crashes  restarts  events/s")
    for app in apps:
        report, seconds = measure(tree / "antecede", app, options)
        if report is None:
            print(f"{app.stem[:40]:40} {seconds}")
            rows[str(app)] = {"error": seconds}
            continue
        one = rows[str(app)] = row(report, seconds)
        callbacks = f"{one['callbacks']}/{one['of']}"
        print(f"{app.stem[:40]:40} {one['screens']:7}  {callbacks:>9}  {one['unmodelled']:9.2%}  {one['failures']:8}  "
              f"{one['crashes']:7}  {one['restarts']:8}  {one['perSecond']:8}" + ("" if one["complete"] else "  (cut short)"))
        for method in report["unmodelled"]["methods"]:
            missing[f"{method['class']}.{method['method']}{method['descriptor']}"] += method["count"]
        for crash in report["crashes"]:
            own = next((frame for frame in crash["stack"] if frame["own"]), None)
            place = f"{own['class']}.{own['method']}:{own['line']}" if own else "the framework"
            crashes.append(f"{app.stem}: {crash['exception']} at {place} ({crash['count']} times)")
    if missing:
        print("\nNot in the model, by use")
        for name, count in missing.most_common(options.missing):
            print(f"{count:8}  {name}")
    if crashes:
        print("\nCrashes")
        print("\n".join("  " + crash for crash in crashes))
    ran = [one for one in rows.values() if "error" not in one]
    clean = sum(1 for one in ran if one["complete"] and not one["failures"])
    print(f"\n{clean} of {len(rows)} apps ran {options.events} events without a failure of Antecede")
    print(json.dumps({"bench": "apps", "apps": rows, "clean": clean, "missing": len(missing)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
