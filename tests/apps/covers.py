#!/usr/bin/env python3
"""What runs do is in the static graph: covers.py BINARY WORK_DIR --classes DIR [--seeds N] [APP...]

Runs ground-truth apps and looks at every stack of their traces. Each method of the app's own that was executed must be among those that
`antecede order` reaches. An APP that is a file is an APK; then misses are listed, and are no failure.
"""
import argparse
import json
import pathlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import build
import truth
import witness


def executed(frames):
    """Methods of the app, and of libraries it brings along. A lambda is its method: what stands between has no code."""
    return {method for is_model, method in frames if not is_model and "$$Lambda$" not in method}


def run(binary, app, options, trace):
    command = [binary, "run", app, "--timeout", "60", "--quiet", "-o", trace, *options]
    subprocess.run(command, capture_output=True)
    printed = subprocess.run([binary, "trace", "print", trace], capture_output=True, text=True)
    trace.unlink(missing_ok=True)
    methods = set()
    for frames in witness.stacks(printed.stdout):
        methods |= executed(frames)
    return methods


def reached(binary, app):
    done = subprocess.run([binary, "order", app, "--format", "json", "--timeout", "120"], capture_output=True, text=True)
    if done.returncode != 0:
        return None, f"order ends with {done.returncode}: {done.stderr.strip()[-200:]}"
    report = json.loads(done.stdout)
    return set(report["reached"]["ownMethods"]), ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--classes", type=pathlib.Path)
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--events", type=int, default=200)
    options = parser.parse_intermixed_args()
    options.work.mkdir(parents=True, exist_ok=True)
    files = [pathlib.Path(name) for name in options.apps if pathlib.Path(name).is_file()]
    apps = [] if files else [truth.read(folder) for folder in truth.folders(options.apps)]
    folders = build.compile_apps(apps, options.classes, options.work) if apps else {}
    users = {app.name: app.user for app in apps}
    targets = [(file.stem, file) for file in files] + [(app.name, folders[app.name]) for app in apps]

    def look(target):
        name, app = target
        methods, problem = reached(options.binary, app)
        if methods is None:
            return name, set(), set(), problem
        done = set()
        for seed in range(1, options.seeds + 1):
            steps = ["--seed", str(seed)]
            if name in users and seed == 1:
                script = options.work / f"{name}.script"
                script.write_text("".join(f"{line}\n" for line in users[name]))
                steps += ["--script", script]
            else:
                steps += ["--events", str(options.events)]
            done |= run(options.binary, app, steps, options.work / f"{name}.{seed}.trace")
        # Of a library's methods the report has no list.
        packages = {method.partition("(")[0].rpartition(".")[0].rpartition(".")[0] for method in methods}
        own = {method for method in done if method.partition("(")[0].rpartition(".")[0].rpartition(".")[0] in packages}
        return name, own, own - methods, ""

    total = missed = failed = 0
    with ThreadPoolExecutor(2) as pool:
        for name, own, misses, problem in pool.map(look, targets):
            total += len(own)
            missed += len(misses)
            failed += bool(problem)
            if problem:
                print(f"{name}: {problem}")
            for method in sorted(misses):
                print(f"{name}: {method} was executed, and is not reached")
    print(f"{len(targets)} apps, {total} methods executed, {missed} of them not reached")
    if files:
        return 0
    return 1 if missed or failed or not total else 0


if __name__ == "__main__":
    sys.exit(main())
