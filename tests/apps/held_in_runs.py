#!/usr/bin/env python3
"""What the model does to the heap in runs, against what it declares: held_in_runs.py HEAPWITNESS WORK_DIR --classes DIR [--accept] [APP...]

Runs ground-truth apps by their scripts and looks at natives (framework/natives) and at what concrete code does by calling code that an analysis looks
at as well (tests/tools/heapwitness.cpp). A native that does what it does not declare is an error. Places where concrete code has objects stored are in
tests/model/held_in_runs, each with the reason why nothing is lost, or with what is; one that is not there is an error. One that is there and was not
seen is none, as fewer apps may be looked at; with all of the test's apps (no APP) it is.
"""
import argparse
import pathlib
import re
import subprocess
import sys

import build
import truth

LIST = pathlib.Path(__file__).resolve().parent.parent / "model" / "held_in_runs"
APPS = ("async-serial-racy content-observer-racy count-down-timer-racy dialog-late-racy executor-pool-racy fragment-commit-racy "
        "intent-service-order-racy list-rows-racy live-data-racy loader-racy on-click-racy preferences-racy provider-racy receiver-manifest-racy "
        "receiver-ordered-racy service-connected-racy timer-racy").split()
LEAST_NATIVES = 60


def read_list():
    """Pattern of a place, and its reason."""
    entries = []
    for line in LIST.read_text().splitlines():
        if line.startswith("#") or not line:
            continue
        place, _, reason = line.partition(" # ")
        if not reason:
            sys.exit(f"held_in_runs: no reason: {line}")
        entries.append((place, re.compile(".*".join(re.escape(part) for part in place.split("*")) + r"\Z"), reason))
    return entries


def look(heapwitness, arguments):
    """What it found in these apps, by scripts, and at how many natives it looked: the most in one of its runs of some apps."""
    found, natives, most = set(), 0, 2 * 40
    for first in range(0, len(arguments), most):
        done = subprocess.run([heapwitness, *arguments[first:first + most]], capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"held_in_runs: {done.stderr.strip() or done.returncode}")
        *lines, looked = done.stdout.splitlines()
        found.update(lines)
        natives = max(natives, int(looked.split()[1]))
    return sorted(found), natives


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("heapwitness")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--all", action="store_true", help="all apps, not only the test's sample")
    parser.add_argument("--classes", type=pathlib.Path, required=True)
    options = parser.parse_intermixed_args()
    options.work.mkdir(parents=True, exist_ok=True)
    names = options.apps or ([] if options.all else [name for name in APPS if (truth.HERE / name).is_dir()])
    apps = [truth.read(folder) for folder in truth.folders(names)]
    folders = build.compile_apps(apps, options.classes, options.work)
    arguments = []
    for app in apps:
        script = options.work / f"{app.name}.script"
        script.write_text("".join(f"{line}\n" for line in app.user))
        arguments += [folders[app.name], script]
    found, natives = look(options.heapwitness, arguments)
    known, problems, seen = read_list(), 0, set()
    for line in found:
        matching = [place for place, pattern, _ in known if pattern.match(line)]
        seen.update(matching)
        if not matching:
            print(f"+ {line}")
            problems += 1
    if not options.apps:
        for place, _, _ in known:
            if place not in seen:
                print(f"- {place}")
                problems += 1
    if natives < LEAST_NATIVES and not options.apps:
        print(f"only {natives} natives and intrinsics were looked at")
        problems += 1
    print(f"{len(apps)} apps, {natives} natives and intrinsics looked at, {len(found)} places, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
