#!/usr/bin/env python3
"""What runs do is in the static graph: covers.py BINARY WORK_DIR --classes DIR [--seeds N] [APP...]

Runs ground-truth apps. Each method of the app's own that was executed must be among those that an analysis reaches; each call that begins or ends in
own code must be in its call graph; each event that enters own code must be an action, asked for by who asked for it in the run. An APP that is a file is
an APK; then misses are listed (calls and posts between other methods that are reached, too), and are no failure.
"""
import argparse
import json
import pathlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import build
import executed
import static_graph
import truth


def run(binary, app, options, trace):
    """What the run of an app did."""
    listed = trace.with_suffix(".executed")
    command = [binary, "run", app, "--timeout", "60", "--quiet", "-o", trace, "--dump-executed", listed, *options]
    subprocess.run(command, capture_output=True)
    printed = subprocess.run([binary, "trace", "print", trace], capture_output=True, text=True)
    lines = listed.read_text().splitlines() if listed.exists() else []
    seen = executed.read(printed.stdout.splitlines(), lines)
    trace.unlink(missing_ok=True)
    listed.unlink(missing_ok=True)
    return seen


def reached(binary, app):
    """Methods of own code that `antecede order` reaches, and why there is no answer."""
    done = subprocess.run([binary, "order", app, "--format", "json", "--timeout", "120"], capture_output=True, text=True)
    if done.returncode != 0:
        return None, f"order ends with {done.returncode}: {done.stderr.strip()[-200:]}"
    report = json.loads(done.stdout)
    return set(report["reached"]["ownMethods"]), ""


KINDS = ("methods", "calls", "events", "posts", "library methods", "library calls")


def without_strangers(graph, calls):
    """Methods that the app does not have are what the machine has made of a lambda: who calls one calls its code."""
    callers, result = {}, set()
    for caller, callee, _ in calls:
        if graph.whose(callee) == "nobody":
            callers.setdefault(callee, set()).add(caller)
    for caller, callee, between in calls:
        if graph.whose(callee) != "nobody":
            result |= {(one, callee, between) for one in callers.get(caller, ())} if graph.whose(caller) == "nobody" else {(caller, callee, between)}
    return result


def compare(graph, seen):
    """By kind: how much was seen, and what of that the graph lacks, as sentences."""
    result = {kind: [0, []] for kind in KINDS}

    def count(kind, is_there, sentence):
        result[kind][0] += 1
        if not is_there:
            result[kind][1].append(sentence)

    for method in sorted(seen.methods):
        whose = graph.whose(method)
        if whose in ("own", "library", "unknown"):
            count("methods" if whose == "own" else "library methods", graph.has_method(method), f"{method} was executed, and is not reached")
    for caller, callee, between in sorted(without_strangers(graph, seen.calls)):
        # Without a method there is no call of it: that is told already.
        if graph.whose(caller) == "nobody" or not (graph.has_method(caller) and graph.has_method(callee)):
            continue
        is_own = "own" in (graph.whose(caller), graph.whose(callee))
        count("calls" if is_own else "library calls", graph.has_call(caller, callee, between), f"{caller} called {callee}")
    for entry in sorted({entry for entry, _ in seen.posts}):
        if graph.own(entry):
            count("events", graph.has_action(entry), f"no action enters {next(name for name in entry if graph.whose(name) == 'own')}")
    for entry, poster in sorted(seen.posts):
        if graph.own(entry) and graph.own(poster) and graph.has_action(entry):
            own = [next(name for name in chain if graph.whose(name) == "own") for chain in (entry, poster[::-1])]
            count("posts", graph.has_post(entry, poster), f"{own[1]} posts {own[0]}, and is not among its causes")
    return result


def look(options, name, app, steps):
    graph, problem = static_graph.read(options.binary, app, options.context, options.limit)
    if graph is None:
        return name, {}, problem
    seen = executed.Executed()
    for seed in range(1, options.seeds + 1):
        seen.add(run(options.binary, app, ["--seed", str(seed), *steps(seed)], options.work / f"{name}.{seed}.trace"))
    return name, compare(graph, seen), ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--classes", type=pathlib.Path)
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--events", type=int, default=200)
    parser.add_argument("--context", choices=("component", "call", "none"), default="component")
    parser.add_argument("--limit", type=int, default=120, help="seconds for an analysis; beyond that an app is left out")
    options = parser.parse_intermixed_args()
    options.work.mkdir(parents=True, exist_ok=True)
    files = [pathlib.Path(name) for name in options.apps if pathlib.Path(name).is_file()]
    apps = [] if files else [truth.read(folder) for folder in truth.folders(options.apps)]
    folders = build.compile_apps(apps, options.classes, options.work) if apps else {}
    users = {app.name: app.user for app in apps}
    targets = [(file.stem, file) for file in files] + [(app.name, folders[app.name]) for app in apps]

    def look_at(target):
        name, app = target

        def steps(seed):
            if name not in users or seed != 1:
                return ["--events", str(options.events)]
            script = options.work / f"{name}.script"
            script.write_text("".join(f"{line}\n" for line in users[name]))
            return ["--script", script]

        return look(options, name, app, steps)

    totals, failed = {kind: [0, 0] for kind in KINDS}, 0
    with ThreadPoolExecutor(2) as pool:
        for name, result, problem in pool.map(look_at, targets):
            failed += bool(problem)
            if problem:
                print(f"{name}: {problem}")
            for kind, (count, misses) in result.items():
                totals[kind][0] += count
                totals[kind][1] += len(misses)
                for sentence in misses:
                    print(f"{name}: {sentence}")
            if files and result:
                print(f"{name}: " + ", ".join(f"{kind} {len(misses)} of {count}" for kind, (count, misses) in result.items() if count), flush=True)
    print(f"{len(targets)} apps, {failed} not looked at; not in the graph: " + ", ".join(f"{missed} of {count} {kind}" for kind, (count, missed) in totals.items()))
    if files:
        return 0
    return 1 if failed or any(missed for _, missed in totals.values()) or not totals["methods"][0] or not totals["posts"][0] else 0


if __name__ == "__main__":
    sys.exit(main())
