#!/usr/bin/env python3
"""Measures the static engine: bench/run actions [--rounds N] [--timeout S] [--binary FILE] [--command order|scan] [APP...]

For each app: methods reached, calls, actions, with and without contexts; processor seconds of the whole command and of each stage, peak memory; and the
whole command as a ratio to `dexdump -d` on the same file in the same run. Without APP: the example.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = ROOT / "build/release/antecede"


def measure(command, rounds):
    """The least processor time of several runs (its own, not what others do on the machine), and the last output."""
    best, output, code = None, "", 0
    for _ in range(rounds):
        with tempfile.TemporaryFile() as out:
            process = subprocess.Popen(command, stdout=out, stderr=subprocess.DEVNULL)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = code = os.waitstatus_to_exitcode(status)
            seconds = usage.ru_utime + usage.ru_stime
            best = seconds if best is None else min(best, seconds)
            out.seek(0)
            output = out.read()
    return best, output, code


def stages_of(report):
    return report.get("stages") or report.get("stats", {}).get("stages") or []


def look(binary, app, what, context, rounds, limit):
    command = [str(binary), what, str(app), "--context", context, "--format", "json", "--timings", "--timeout", str(limit)]
    seconds, output, code = measure(command, rounds)
    try:
        report = json.loads(output)
    except ValueError:
        return {"seconds": seconds, "exit": code, "failed": True}
    result = {"seconds": seconds, "exit": code, "complete": report.get("complete", True),
              "peakMiB": max((stage["peakMiB"] for stage in stages_of(report)), default=0),
              "stages": {stage["name"]: round(stage["processorSeconds"], 4) for stage in stages_of(report)}}
    if what == "order":
        result |= {"methods": report["reached"]["methods"], "calls": report["reached"].get("callEdges", 0), "actions": len(report["actions"]),
                   "posts": sum(len(action.get("posts", [])) for action in report["actions"])}
    else:
        stats = report.get("stats", {}).get("scan", {})
        result |= {"methods": stats.get("methods", 0), "calls": stats.get("racyPairs", 0), "actions": stats.get("actions", 0), "posts": len(report.get("races", []))}
    return result


def show(name, row, peer):
    cells = f"{name[:36]:36}"
    if row.get("failed"):
        return f"{cells} failed ({row['exit']}) after {row['seconds']:.1f} s"
    stages = " ".join(f"{stage}={seconds:.2f}" for stage, seconds in row["stages"].items() if seconds >= 0.005)
    return (f"{cells} {row['methods']:8} {row['calls']:8} {row['actions']:7} {row['posts']:6} {row['seconds']:8.2f} {peer:8.3f} "
            f"{row['seconds'] / peer:6.1f} {row['peakMiB']:6.0f}  {stages}{'' if row['complete'] else '  stopped at the limit'}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("apps", nargs="*", type=pathlib.Path)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--timeout", type=int, default=120)
    parser.add_argument("--binary", type=pathlib.Path, default=BINARY)
    parser.add_argument("--command", choices=["order", "scan"], default="order")
    parser.add_argument("--contexts", default="component,call,none", help="which looks, with commas")
    options = parser.parse_args()
    apps = options.apps or [ROOT / "examples/newsreader.apk"]
    rows = []
    print(f"{'app':36} {'methods':>8} {'calls' if options.command == 'order' else 'pairs':>8} {'actions':>7} "
          f"{'posts' if options.command == 'order' else 'races':>6} {'seconds':>8} {'dexdump':>8} {'ratio':>6} {'MiB':>6}  stages")
    for app in apps:
        peer, _, _ = measure(["dexdump", "-d", str(app)], max(options.rounds, 3))
        row = {"app": app.stem, "dexdumpSeconds": peer}
        for context in options.contexts.split(","):
            one = look(options.binary, app, options.command, context, options.rounds, options.timeout)
            row[context] = one | {"ratio": one["seconds"] / peer}
            print(show(f"{app.stem[:30]} {'' if context == 'call' else context}", one, peer), flush=True)
        rows.append(row)
    print(json.dumps({"bench": "actions", "apps": rows}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
