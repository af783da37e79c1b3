#!/usr/bin/env python3
"""What `antecede check` confirms: check.py [--real APK… [--budget S]] | [options of tests/apps/checks.py]. See bench/run and docs/check.md.

Without `--real`: the harmful pairs of the apps of tests/apps, without a script. With it: one line for each of these apps, with what became of its races.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
RELEASE = ROOT / "build" / "release"
sys.path.insert(0, str(ROOT / "tests" / "apps"))

import checks  # noqa: E402

COLUMNS = ["scan", "runs", "tried", "flipped", "harmful", "benign", "impossible", "open", "aimed", "reached", "seconds", "code"]


def standing(race):
    """As src/report/check_report.h has it."""
    if race["verdict"] == "harmful":
        return "harmful"
    if race["filteredBy"] or race["covered"] or race["suppressed"]:
        return "left out"
    return {"benign": "benign", "false-positive": "impossible"}.get(race["verdict"], "open" if race["priority"] == "high" else "less")


def check_real(apk, budget, folder):
    """None: no report came of it."""
    report = pathlib.Path(folder) / "report.json"
    report.unlink(missing_ok=True)
    start = time.monotonic()
    try:
        done = subprocess.run([RELEASE / "antecede", "check", apk, "--budget", str(budget), "--quiet", "--format", f"json={report}"], capture_output=True, text=True,
                              errors="replace", timeout=10 * budget + 600)
    except subprocess.TimeoutExpired:
        return None, "no end"
    seconds = time.monotonic() - start
    if not report.exists():
        return None, f"exit code {done.returncode}: {done.stderr.strip()[-120:]}"
    result = json.loads(report.read_text())
    races, numbers = result["races"], result["stats"]["check"]
    row = {name: 0 for name in COLUMNS}
    row.update(scan=sum("action" in race["accesses"][0] for race in races), runs=numbers["runs"] + numbers["directedRuns"], tried=numbers["tried"],
               flipped=numbers["flipped"], aimed=numbers["aimedAt"], reached=numbers["reached"], seconds=round(seconds), code=done.returncode)
    for race in races:
        if standing(race) in row:
            row[standing(race)] += 1
    return row, "" if result["complete"] else "partial"


def real(apks, budget):
    rows, failed = [], []
    print(f"{'app':<44}" + "".join(f"{name:>11}" for name in COLUMNS))
    with tempfile.TemporaryDirectory() as folder:
        for apk in apks:
            row, words = check_real(apk, budget, folder)
            name = pathlib.Path(apk).stem[:43]
            if row is None:
                failed.append(name)
                print(f"{name:<44} {words}", flush=True)
                continue
            rows.append(row)
            print(f"{name:<44}" + "".join(f"{row[column]:>11}" for column in COLUMNS) + f"  {words}", flush=True)
    total = {column: sum(row[column] for row in rows) for column in COLUMNS if column != "code"}
    print(f"{'all':<44}" + "".join(f"{total.get(column, ''):>11}" for column in COLUMNS))
    print(json.dumps({"bench": "check", "apps": len(rows), "failed": failed, "budget": budget, **total}))
    return 1 if failed else 0


def main():
    if "--real" not in sys.argv:
        sys.argv[1:1] = [str(RELEASE / "antecede"), str(ROOT / "build" / "bench-check"), "--jobs", str(os.cpu_count())]
        return checks.main()
    words = sys.argv[1:]
    budget = 60.0
    if "--budget" in words:
        place = words.index("--budget")
        budget = float(words[place + 1])
        del words[place:place + 2]
    return real([word for word in words if word != "--real"], budget)


if __name__ == "__main__":
    sys.exit(main())
