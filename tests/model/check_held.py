#!/usr/bin/env python3
"""Holds what concrete code of the model does behind the back of an analysis against a list: check_held.py MODELHELD

The list (tests/model/held) has a line for each place, with the reason why nothing is lost there, or with what is lost. A place that is not in the
list is an error: say it to an analysis (by an intrinsic, or by code behind Engine.isAbstract()), or give a reason. So is one that is no longer found.
"""
import pathlib
import subprocess
import sys

LIST = pathlib.Path(__file__).resolve().parent / "held"


def main():
    done = subprocess.run([sys.argv[1]], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"check_held.py: {done.stderr.strip() or done.returncode}")
    found, known, problems = set(done.stdout.splitlines()), set(), []
    for line in LIST.read_text().splitlines():
        if line.startswith("#") or not line:
            continue
        place, _, reason = line.partition(" # ")
        known.add(place)
        if not reason:
            problems.append(f"! {place}: no reason")
    problems += [f"- {place}" for place in sorted(known - found)] + [f"+ {place}" for place in sorted(found - known)]
    for problem in problems:
        print(problem)
    print(f"{len(found)} places, {len(problems)} problems")
    return 1 if problems or not found else 0


if __name__ == "__main__":
    sys.exit(main())
