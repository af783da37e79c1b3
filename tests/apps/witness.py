#!/usr/bin/env python3
"""The runtime as witness of what the model announces: witness.py BINARY MODELEYES WORK_DIR --classes DIR [APP...]

Runs ground-truth apps and looks at every stack of their traces. Where code of the model calls code of the app, an analysis must be able to see
that call: up to the app's own call, the lifecycle step or the task that it happens in, no frame of the model may be of a method that an analysis
does not enter (@Concrete). Two things are excepted, because intrinsics announce them: the walk through an automaton (antecede.Lifecycle), and the
system (antecede.system), which may only call what its announcements (antecede.system.Announced) call, too.
"""
import argparse
import pathlib
import re
import subprocess
import sys

import build
import truth

SYSTEM, LIFECYCLE = "antecede.system.", "antecede.Lifecycle."
# What antecede.system.Announced and Prepared do to the app.
ANNOUNCED = {"<init>", "<clinit>", "onServiceConnected", "onServiceDisconnected", "onNullBinding", "onBindingDied", "onAlarm", "attachBaseContext"}
FRAME = re.compile(r"(%?)([^\s@]+\([^\s@]*)@")


def stacks(text):
    """Each stack once: frames from the innermost, as (is of the model, method)."""
    for line in sorted(set(re.findall(r" at (\S+@.*)$", text, re.M))):
        frames = [FRAME.match(frame) for frame in line.split(" < ")]
        yield [(bool(frame[1]), frame[2]) for frame in frames if frame]


def name_of(method):
    return method.partition("(")[0].rpartition(".")[2]


def unseen(frames, concrete):
    """Calls of the app that an analysis cannot see, as texts."""
    for at, (is_model, method) in enumerate(frames[:-1]):
        if is_model or not frames[at + 1][0] or name_of(method) in ("<init>", "<clinit>"):
            continue
        for of_model, caller in frames[at + 1:]:
            if not of_model or caller.startswith(LIFECYCLE):
                break
            if caller.startswith(SYSTEM):
                if name_of(method) not in ANNOUNCED and frames[at + 1][1] == caller:
                    yield f"{method} is called by {caller}, which is the system, and not announced"
                break
            if caller in concrete:
                yield f"{method} is called inside of {caller}, which is concrete"
                break


def callbacks(frames):
    return {method for at, (is_model, method) in enumerate(frames[:-1]) if not is_model and frames[at + 1][0]}


def runs(options, app, folder):
    """The stacks of all runs of an app."""
    script, trace = options.work / f"{app.name}.script", options.work / f"{app.name}.trace"
    script.write_text("".join(f"{line}\n" for line in app.user))
    for seed in range(1, options.seeds + 1):
        steps = ["--script", script] if seed == 1 else ["--events", "100"]
        subprocess.run([options.binary, "run", folder, *steps, "--seed", str(seed), "--timeout", "60", "--quiet", "-o", trace], capture_output=True)
        text = subprocess.run([options.binary, "trace", "print", trace], capture_output=True, text=True, check=True).stdout
        trace.unlink()
        yield from stacks(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("modeleyes")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--classes", type=pathlib.Path, required=True)
    parser.add_argument("--seeds", type=int, default=1, help="the first goes by the app's script, further ones by events of any kind")
    options = parser.parse_intermixed_args()
    options.work.mkdir(parents=True, exist_ok=True)
    concrete = set(subprocess.run([options.modeleyes, "--concrete"], capture_output=True, text=True, check=True).stdout.split("\n"))
    apps = [truth.read(folder) for folder in truth.folders(options.apps)]
    folders = build.compile_apps(apps, options.classes, options.work)
    problems, seen = {}, set()
    for app in apps:
        for frames in runs(options, app, folders[app.name]):
            seen |= callbacks(frames)
            for problem in unseen(frames, concrete):
                problems.setdefault(problem, app.name)
    for problem, app in sorted(problems.items()):
        print(f"{app}: {problem}")
    print(f"{len(apps)} apps, {len(seen)} callbacks seen, {len(problems)} not announced")
    return 1 if problems or not seen else 0


if __name__ == "__main__":
    sys.exit(main())
