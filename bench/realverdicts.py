#!/usr/bin/env python3
"""What verify says about real apps: bench/run realverdicts FOLDER [--events N] [--seed N] [--budget S] [--jobs N] [--left DIR]

Every APK of the folder is driven by the monkey, and the races of the run are tried in both orders, for `budget` seconds of real time. Prints a row
per app: the races that were seen, those that were executed in both orders, and what they are; the median of a flip and a run from the start; the sums; and as its
last line one JSON object. See docs/verify.md.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
VERDICTS = ("harmful", "benign", "false-positive", "unverified")


def verify(options, apk):
    left = options.left / apk.stem
    report = options.left / f"{apk.stem}.json"
    command = [options.binary, "verify", apk, "--events", options.events, "--seed", options.seed, "--budget", options.budget, "--quiet", "--timings",
               "--timeout", 20 * options.budget + 120, "-o", left, "--format", f"json={report}"]
    options.left.mkdir(parents=True, exist_ok=True)
    try:
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True, errors="replace", timeout=30 * options.budget + 300)
    except subprocess.TimeoutExpired:
        return {"app": apk.stem, "failure": "does not end"}
    if done.returncode not in (0, 5) or not report.exists():
        return {"app": apk.stem, "failure": f"ends with {done.returncode}: {done.stderr.strip()[-150:]}"}
    return row_of(apk.stem, json.loads(report.read_text()))


def row_of(app, report):
    tried = [race for race in report["races"] if race["verdictReason"]]
    row = {"app": app, "seen": len(tried)} | {name: sum(race["verdict"] == name for race in tried) for name in VERDICTS}
    row["late"] = sum("the time was over" in race["verdictReason"] for race in tried)
    row["diverged"] = sum(race["verdict"] == "unverified" and not race["verdictReason"].startswith("not flipped") for race in tried)
    row["flipped"] = row["harmful"] + row["benign"] + row["diverged"]
    row["races"] = {race["id"]: race["verdictReason"] for race in tried if race["verdict"] == "harmful"}
    costs = {stage["name"]: 1000 * stage["seconds"] for stage in report["stats"]["stages"]}
    row["flip"], row["start"] = costs.get("flip, median"), costs.get("from the start")
    return row


def cell(value):
    return "–" if value is None else f"{value:.0f}" if isinstance(value, float) else str(value)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--binary", type=pathlib.Path, default=ROOT / "build" / "release" / "antecede")
    parser.add_argument("--events", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=10)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--left", type=pathlib.Path, default=ROOT / "build" / "bench-realverdicts", help="where reports and schedules go")
    options = parser.parse_args()
    columns = ("app", "seen", "flipped", "harmful", "benign", "false-positive", "unverified", "late", "flip", "start")
    print("| " + " | ".join(columns) + " |\n|" + "---|" * len(columns), flush=True)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        rows = []
        for row in pool.map(lambda apk: verify(options, apk), sorted(options.folder.glob("*.apk"))):
            rows.append(row)
            print(f"| {row['app']} | {row['failure']} |" if "failure" in row else "| " + " | ".join(cell(row[name]) for name in columns) + " |", flush=True)
    good = [row for row in rows if "failure" not in row]
    sums = {name: sum(row[name] for row in good) for name in columns[1:-2]}
    flips = [row["flip"] for row in good if row["flip"] is not None]
    starts = [row["start"] for row in good if row["flip"] is not None]
    sums |= {"flip": statistics.median(flips) if flips else None, "start": statistics.median(starts) if starts else None}
    print("| all | " + " | ".join(cell(sums[name]) for name in columns[1:]) + " |")
    for row in good:
        for race, reason in row["races"].items():
            print(f"{row['app']} {race}: {reason}")
    print(json.dumps({"bench": "realverdicts", "apps": len(good), "failures": len(rows) - len(good), **sums}))
    return 1 if len(good) < len(rows) else 0


if __name__ == "__main__":
    sys.exit(main())
