#!/usr/bin/env python3
"""Measures the static engine up to actions: bench/run actions [--rounds N] [--timeout S] [APP...]

For each app: methods reached, calls, actions, with and without contexts; seconds per stage, peak memory; and the whole command as a ratio to
`dexdump -d` on the same file in the same run. Without APP: the example.
"""
import argparse
import json
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = ROOT / "build/release/antecede"


def measure(command, rounds):
    """The least CPU time of several runs, and the last output."""
    best, output, code = None, "", 0
    for _ in range(rounds):
        before = time.perf_counter()
        done = subprocess.run(command, capture_output=True, text=True)
        seconds = time.perf_counter() - before
        best = seconds if best is None else min(best, seconds)
        output, code = done.stdout, done.returncode
    return best, output, code


def look(app, context, rounds, limit):
    command = [str(BINARY), "order", str(app), "--context", context, "--format", "json", "--timings", "--timeout", str(limit)]
    seconds, output, code = measure(command, rounds)
    if code not in (0, 5):
        return None
    report = json.loads(output)
    stages = {stage["name"]: stage for stage in report.get("stages", report.get("stats", {}).get("stages", []))}
    return {"seconds": seconds, "complete": report.get("complete", True), "methods": report["reached"]["methods"],
            "calls": report["reached"].get("callEdges", 0), "actions": len(report["actions"]),
            "peakMiB": max((stage["peakMiB"] for stage in stages.values()), default=0),
            "stages": {name: stage["seconds"] for name, stage in stages.items()}}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("apps", nargs="*", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--timeout", type=int, default=120)
    options = parser.parse_args()
    apps = options.apps or [ROOT / "examples/newsreader.apk"]
    rows = []
    print(f"{'app':36} {'methods':>8} {'calls':>8} {'actions':>8} {'none':>8} {'seconds':>8} {'dexdump':>8} {'ratio':>6} {'MiB':>6}")
    for app in apps:
        exact = look(app, "call", options.rounds, options.timeout)
        if exact is None:
            print(f"{app.stem[:36]:36} failed")
            rows.append({"app": app.stem, "failed": True})
            continue
        plain = look(app, "none", options.rounds, options.timeout) or {}
        peer, _, _ = measure(["dexdump", "-d", str(app)], max(options.rounds, 3))
        row = {"app": app.stem, **exact, "withoutContexts": plain, "dexdumpSeconds": peer, "ratio": exact["seconds"] / peer}
        rows.append(row)
        print(f"{app.stem[:36]:36} {row['methods']:8} {row['calls']:8} {row['actions']:8} {plain.get('actions', 0):8} {row['seconds']:8.2f} "
              f"{peer:8.3f} {row['ratio']:6.1f} {row['peakMiB']:6.0f}{'' if row['complete'] else '  stopped at the limit'}", flush=True)
    print(json.dumps({"bench": "actions", "apps": rows}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
