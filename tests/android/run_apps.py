#!/usr/bin/env python3
"""Runs real apps under the monkey: nothing of ours may fail, and something must happen. run_apps.py --antecede BINARY
[--events N] [--seeds N] APK...

Prints a line per app: what was reached, and how much was missing.
"""
import argparse
import json
import subprocess
import sys


def run(binary, app, events, seed):
    command = [binary, "run", app, "--events", str(events), "--seed", str(seed), "--quiet", "--format", "json"]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300, errors="replace")
    if result.returncode not in (0, 5):   # 5: incomplete, and the report says why
        sys.exit(f"{app}, seed {seed}: exit code {result.returncode}: {result.stderr}")
    return json.loads(result.stdout)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--antecede", required=True)
    parser.add_argument("--events", type=int, default=300)
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("apps", nargs="+")
    options = parser.parse_args()
    failures = 0
    for app in options.apps:
        for seed in range(1, options.seeds + 1):
            report = run(options.antecede, app, options.events, seed)
            callbacks = report["callbacks"]
            print(f"{app.rsplit('/', 1)[-1]}, seed {seed}: {len(report['screens'])} screens, {callbacks['reached']} of "
                  f"{callbacks['known']} callbacks, {report['unmodelled']['shareOfCalls']:.2%} unmodelled, "
                  f"{len(report['crashes'])} crashes" + (f"; {report['incompleteBecause']}" if report["incompleteBecause"] else ""))
            if report["ended"] == "limit":
                failures += 1
            if not report["events"]:
                failures += 1
                print("no event was delivered")
            for failure in report["toolFailures"]:
                failures += 1
                print(json.dumps(failure, indent=1))
    print(f"{failures} failures of Antecede")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
