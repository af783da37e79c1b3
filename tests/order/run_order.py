#!/usr/bin/env python3
"""Actions, posts and order of small apps against committed text: run_order.py BINARY WORK --classes CLASSES [--accept] [--runs N] [APP…]

The apps of this folder are made for it; the others are of the ground truth. Transitions of a component are one line (`lifecycle Main`), so
that the text says what an app does, and not how finely its life is told apart. --accept writes what differs: look at it, and commit it if it is meant. With --runs
the apps are run instead, under that many seeds, and nothing that is said to be before may come after (bench/static_before.py); nor may `detect` find a race in
apps whose accesses are all in order.
"""
import argparse
import collections
import dataclasses
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TRUTH = HERE.parent / "apps"
sys.path.insert(0, str(TRUTH))
import build  # noqa: E402
sys.path.insert(0, str(HERE.parent.parent / "bench"))
import static_before  # noqa: E402

OWN = ["bases", "counts", "places", "values", "views"]
IN_ORDER = ["views"]
OTHERS = ["async-serial-safe", "delay-safe", "executor-pool-racy", "join-safe", "latch-safe", "message-what-safe", "on-click-racy", "posts-two-threads-racy", "receiver-unregister-safe",
          "remove-callbacks-safe", "timer-racy", "two-loopers-racy"]


@dataclasses.dataclass
class App:
    folder: pathlib.Path
    package: str

    @property
    def name(self):
        return self.folder.name


def apps_named(names):
    own = [App(HERE / name, f"order.{name}") for name in OWN]
    others = [App(TRUTH / name, "ground." + name.replace("-", "")) for name in OTHERS]
    return [app for app in own + others if not names or app.name in names]


def words(report, package):
    """The structure as sorted lines."""
    def plain(text):
        return text.replace(package + ".", "")

    names = {}
    for action in report["actions"]:
        lifecycle = action["kind"] == "lifecycle"
        names[action["id"]] = f"lifecycle {plain(action['label'].partition(' of ')[2])}" if lifecycle else f"{action['kind']} {plain(action['label'])}"
    lines = set()
    for action in report["actions"]:
        if action["kind"] != "lifecycle":
            often = {"many": "many", "process": "one"}.get(action["unique"], f"one for each {plain(action['unique'])}")
            lines.add(f"action {names[action['id']]}: {often}, on {plain(action['queue'])}")
    for post in report["posts"]:
        how = post["how"]
        if post["type"]:
            delay = post["delay"]
            how += f" {post['type']}"
            if delay:
                bounds = [("?" if bound is None else str(bound)) for bound in (delay["least"], delay["most"])]
                how += f" {bounds[0] if bounds[0] == bounds[1] != '?' else ' to '.join(bounds)} {delay['unit']}"
        site = f", {plain(post['site']['method'])}:{post['site'].get('line', 0)}" if post["site"] else ""
        lines.add(f"post {names.get(post['from'], 'the system')} -> {names[post['to']]}: {how}, {'once' if post['unique'] else 'many times'}{site}")
    for effect in report["effects"]:
        lines.add(f"effect {names[effect['action']]} {effect['what']} {names[effect['other']]}")
    for first, second in ordered(report, names):
        lines.add(f"before {first} < {second}")
    return "\n".join(sorted(lines)) + "\n"


def ordered(report, names):
    """Pairs of names of which some actions are ordered and none the other way round; not those of two transitions."""
    found = collections.defaultdict(set)
    for pair in report["executesBefore"]:
        found[names[pair["first"]], names[pair["second"]]].add(pair["rule"])
    for first, second in sorted(found):
        both_of_life = first.startswith("lifecycle") and second.startswith("lifecycle")
        if first != second and not both_of_life and (second, first) not in found:
            yield first, second


def races(options, folder, seed):
    """Fields of the app's own on which `detect` finds a race in a run."""
    trace = options.work / f"{folder.name}.races.trace"
    subprocess.run([options.binary, "run", folder, "--seed", str(seed), "--quiet", "-o", trace], capture_output=True, timeout=300)
    done = subprocess.run([options.binary, "detect", trace, "--format", "json"], capture_output=True, text=True, timeout=300)
    if done.returncode != 0:
        return {f"{folder.name}: detect ends with {done.returncode}: {done.stderr.strip()[-200:]}"}
    places = [race["location"] for race in json.loads(done.stdout)["races"]]
    own = [place for place in places if place["kind"] == "field" and place["class"].startswith(f"order.{folder.name}.")]
    return {f"{folder.name}: a race on {place['field']} under seed {seed}" for place in own}


def held_against_runs(options, folders):
    pairs, wrong = 0, set()
    for folder in folders:
        if folder.name in IN_ORDER:
            wrong |= set().union(*(races(options, folder, seed) for seed in range(1, 6)))
        contradictions, looked_at = static_before.check(options.binary, folder, options.runs, 60, options.work)
        pairs += looked_at
        wrong |= contradictions
    print("\n".join(sorted(wrong)))
    print(f"{len(folders)} apps, {pairs} pairs of events, {len(wrong)} contradictions")
    # Runs in which nothing of the app happens would contradict nothing.
    return 1 if wrong or pairs < 10 * len(folders) else 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--classes", type=pathlib.Path, required=True)
    parser.add_argument("--accept", action="store_true")
    parser.add_argument("--runs", type=int, default=0)
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    apps = apps_named(options.apps)
    folders = build.compile_apps(apps, options.classes, options.work)
    if options.runs:
        return held_against_runs(options, [folders[app.name] for app in apps])
    differences = 0
    for app in apps:
        done = subprocess.run([options.binary, "order", folders[app.name], "--format", "json"], capture_output=True, text=True, timeout=300)
        if done.returncode != 0:
            print(f"{app.name}: exit code {done.returncode}: {done.stderr}")
            differences += 1
            continue
        found = words(json.loads(done.stdout), app.package)
        expected = HERE / "expected" / f"{app.name}.txt"
        if expected.exists() and expected.read_text() == found:
            continue
        differences += 1
        if options.accept:
            expected.parent.mkdir(exist_ok=True)
            expected.write_text(found)
            print(f"{app.name}: accepted")
            continue
        before = set(expected.read_text().splitlines()) if expected.exists() else set()
        for line in sorted(before ^ set(found.splitlines())):
            print(f"{app.name}: {'-' if line in before else '+'} {line}")
    print(f"{len(apps)} apps, {differences} differ")
    return 1 if differences and not options.accept else 0


if __name__ == "__main__":
    sys.exit(main())
