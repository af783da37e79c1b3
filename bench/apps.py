#!/usr/bin/env python3
"""How far apps get in the embedded runtime: bench/run apps [--events N] [--seed N] [--timeout S] [--missing N] APP...

Per app: screens of activities and callbacks of its own code that were reached, how often its process had to begin again, failures of Antecede,
methods that it called and nobody defines, crashes, processor seconds, MiB, and why the run is not complete if it is not. Then what is missing, the most used first. APP: an
app, or a folder of them. Without APP: the example app and what tools/fetch_apks has brought to build/apks.
"""
import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
ENDINGS = {".apk", ".apks", ".xapk", ".apkm", ".aar"}


def apps_at_hand():
    return [ROOT / "examples" / "newsreader.apk", *sorted((ROOT / "build" / "apks").glob("*.apk"))]


def apps_in(paths):
    """The apps, and those of folders that are no app themselves."""
    for path in paths:
        if path.is_dir() and not (path / "AndroidManifest.xml").exists():
            yield from sorted(one for one in path.iterdir() if one.suffix in ENDINGS)
        else:
            yield path


def measure(binary, app, options):
    """The report of a run, its processor seconds and its peak in MiB; None instead of a report: why there is none."""
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder) / "report.json"
        command = [binary, "run", app, "--events", str(options.events), "--seed", str(options.seed), "--quiet", "--format", f"json={report}",
                   "--timeout", str(options.timeout)]
        with open(pathlib.Path(folder) / "errors", "w+", errors="replace") as errors:
            child = subprocess.Popen(list(map(str, command)), stdout=subprocess.DEVNULL, stderr=errors)
            _, status, usage = os.wait4(child.pid, 0)
            child.returncode = os.waitstatus_to_exitcode(status)
            errors.seek(0)
            told = errors.read().strip()
        if not report.exists():
            return None, told.splitlines()[-1] if told else f"exit code {child.returncode}", 0
        return json.loads(report.read_text()), usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def row(report, seconds, mebibytes):
    callbacks = report["callbacks"]
    # Dialogs and menus have the name of their activity and their own.
    screens = {screen["name"].split(" + ")[0] for screen in report["screens"]}
    return {"screens": len(screens), "callbacks": callbacks["reached"], "of": callbacks["known"], "restarts": report["restarts"],
            "failures": len(report["toolFailures"]), "gaps": len(report["unmodelled"]["methods"]),
            "unmodelled": report["unmodelled"]["shareOfCalls"], "crashes": len(report["crashes"]), "blocked": len(report["blocked"]),
            "exits": len(report["exits"]), "events": report["userEvents"], "complete": report["complete"],
            "incompleteBecause": report["incompleteBecause"], "seconds": round(seconds, 1), "MiB": round(mebibytes),
            "perSecond": round(report["events"] / max(seconds, 0.001))}


def main():
    parser = argparse.ArgumentParser(prog="bench/run apps", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--events", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=int, default=300, help="seconds for each app")
    parser.add_argument("--missing", type=int, default=30, help="how many missing methods are listed")
    parser.add_argument("apps", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    tree = pathlib.Path(os.environ.get("ANTECEDE_BENCH_TREE", ROOT / "build" / "release"))
    apps = list(apps_in(options.apps)) or apps_at_hand()
    rows, missing, crashes = {}, collections.Counter(), []
    print(f"{'app':34} screens  callbacks  restarts  failures  gaps  crashes  seconds    MiB  why not complete")
    for app in apps:
        report, seconds, mebibytes = measure(tree / "antecede", app, options)
        if report is None:
            print(f"{app.stem[:34]:34} {seconds}", flush=True)
            rows[str(app)] = {"error": seconds, "complete": False}
            continue
        one = rows[str(app)] = row(report, seconds, mebibytes)
        callbacks = f"{one['callbacks']}/{one['of']}"
        print(f"{app.stem[:34]:34} {one['screens']:7}  {callbacks:>9}  {one['restarts']:8}  {one['failures']:8}  {one['gaps']:4}  "
              f"{one['crashes']:7}  {one['seconds']:7}  {one['MiB']:5}  {(one['incompleteBecause'] or '')[:160]}", flush=True)
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
    keep = sum(one["complete"] for one in rows.values())
    clean = sum(one["complete"] and not one["failures"] for one in rows.values())
    print(f"\n{keep} of {len(rows)} keep running, {clean} of them without a failure of Antecede")
    print(json.dumps({"bench": "apps", "apps": rows, "keepRunning": keep, "clean": clean, "missing": len(missing)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
