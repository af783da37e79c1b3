#!/usr/bin/env python3
"""The races that are planted in the example are found, by name: run_example.py BINARY WORK_DIR [--seeds N]

Runs examples/newsreader.apk under the monkey with the seeds 1 to N and looks at every trace with `detect`. Each race of examples/README.md
must be reported in some run: by class and field, the two methods that access it, kind, pattern and priority, without a mark; and the callbacks of
the story must be on its stacks. Each crash must happen in some run. What that page calls safe must not be reported in any.
"""
import argparse
import dataclasses
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "examples" / "newsreader.apk"
STORY = ROOT / "examples" / "README.md"
PACKAGE = "org.antecede.newsreader."


@dataclasses.dataclass
class Planted:
    name: str               # as the story calls it
    field: str              # class and field; `Class[]` for the contents of a container of the framework
    methods: tuple          # innermost code of the app, of both accesses
    callbacks: tuple        # what stands on the stack of each access
    kind: str
    pattern: str
    priority: str


@dataclasses.dataclass
class Crash:
    name: str
    exception: str
    says: str               # part of the message, or of the innermost frame
    event: str              # part of the label of the event that crashes


REFRESH, SCROLL, ROWS = "LoaderTask.doInBackground", "NewsActivity.onScroll", "NewsAdapter.getView"
RECEIVE, SYNCED = "ArchiveActivity$1.onReceive", "ArticleActivity$4.run"
PLANTED = [
    Planted("a", "NewsAdapter.unread", ("NewsAdapter.clear", "NewsAdapter.unread"), (REFRESH, SCROLL), "data-race", "read-write", "high"),
    Planted("a", "NewsAdapter.unread", ("NewsAdapter.add", "NewsAdapter.unread"), (REFRESH, SCROLL), "data-race", "read-write", "high"),
    Planted("a", "java.util.ArrayList[]", ("NewsAdapter.clear", "NewsAdapter.getItem"), (REFRESH, SCROLL), "data-race", "use-after-free", "medium"),
    Planted("a", "java.util.ArrayList[]", ("NewsAdapter.clear", "NewsAdapter.getView"), (REFRESH, ROWS), "data-race", "use-after-free", "medium"),
    Planted("b", "NewsDatabase.rows", ("NewsDatabase.close", "NewsDatabase.update"), ("ArchiveActivity.onStop", RECEIVE), "event-race",
            "use-after-free", "high"),
    Planted("b", "NewsDatabase.rows", ("NewsDatabase.open", "NewsDatabase.update"), ("ArchiveActivity.onStart", RECEIVE), "event-race",
            "read-write", "high"),
    Planted("c", "ArticleActivity.animation", ("ArticleActivity.onDestroy", SYNCED), ("ArticleActivity.onDestroy", SYNCED), "event-race",
            "use-after-free", "high"),
]
CRASHES = [
    Crash("a", "java.lang.IllegalStateException", "NewsAdapter", "touch"),
    Crash("b", "java.lang.NullPointerException", "NewsDatabase.update", "ArchiveActivity$1"),
    Crash("c", "java.lang.NullPointerException", "ArticleActivity$4.run", "ArticleActivity$4.run"),
]
SAFE = ["ArticleActivity.article", "ArticleActivity.clock", "ArticleActivity.title", "ArchiveActivity.database"]


def name_of(frame):
    return f"{frame['class']}.{frame['method']}".removeprefix(PACKAGE)


def field_of(race):
    location = race["location"]
    return f"{location['class']}[]" if location["kind"] == "element" else f"{location['class']}.{location['field']}".removeprefix(PACKAGE)


def is_planted(race, planted):
    """Whether a report is that race, with one access on each side of the story."""
    if (field_of(race), race["kind"], race["pattern"], race["priority"]) != (planted.field, planted.kind, planted.pattern, planted.priority):
        return False
    sides = list(zip(planted.methods, planted.callbacks))
    return not race["filteredBy"] and not race["covered"] and any(
        all(name_of(access) == method and callback in map(name_of, access["stack"]) for (method, callback), access in zip(sides, accesses))
        for accesses in (race["accesses"], race["accesses"][::-1]))


def is_crash(told, crash):
    text = f"{told['message']} {name_of(told['stack'][0])}"
    return told["exception"] == crash.exception and crash.says in text and crash.event in told["event"]["label"]


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, errors="replace", timeout=300)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}: exit code {done.returncode}: {done.stderr}")


def observe(binary, work, seeds):
    """The races and the crashes of all runs."""
    run(binary, "run", EXAMPLE, "--seeds", seeds, "--quiet", "-o", work / "{}.trace", "--format", f"json={work}/{{}}.run.json")
    races, crashes = [], []
    merged = work / "all.races.json"
    run(binary, "detect", *(work / f"{seed}.trace" for seed in range(1, seeds + 1)), "--quiet", "--format", f"json={merged}")
    for seed in range(1, seeds + 1):
        report = work / f"{seed}.races.json"
        run(binary, "detect", work / f"{seed}.trace", "--quiet", "--format", f"json={report}")
        races += json.loads(report.read_text())["races"]
        crashes += json.loads((work / f"{seed}.run.json").read_text())["crashes"]
    return races, crashes, json.loads(merged.read_text())


def merging_problems(races, merged):
    """Several traces in one report: the union of the races by id."""
    single, together = {race["id"] for race in races}, [race["id"] for race in merged["races"]]
    problems = [f"merged, though in no trace: {one}" for one in sorted(set(together) - single)]
    problems += [f"lost in merging: {one}" for one in sorted(single - set(together))]
    problems += [f"twice in one report: {one}" for one in sorted({one for one in together if together.count(one) > 1})]
    return problems


def crash_problems(merged):
    """A crash in a line of a planted race names it, and the race names the crash."""
    named = {one for crash in merged["crashes"] for one in crash["races"]}
    told = {race["id"] for race in merged["races"] if race["crash"]}
    problems = [] if named and named == told else [f"crashes name {sorted(named)}, races with a crash are {sorted(told)}"]
    return problems + [f"crash in own code without a race: {crash['exception']} in {crash['label']}"
                       for crash in merged["crashes"] if crash["origin"] == "own" and not crash["races"]]


def problems_of(races, crashes, story):
    problems = [f"race {planted.name}, {planted.kind} on {planted.field} between {' and '.join(planted.methods)}: not reported"
                for planted in PLANTED if not any(is_planted(race, planted) for race in races)]
    problems += [f"crash of race {crash.name}, {crash.exception}: did not happen" for crash in CRASHES if not any(is_crash(told, crash) for told in crashes)]
    problems += [f"reported, though safe: {field}" for field in SAFE if any(field_of(race) == field for race in races)]
    unknown = {told["exception"] for told in crashes if not any(is_crash(told, crash) for crash in CRASHES)}
    problems += [f"a crash that nobody planted: {exception}" for exception in sorted(unknown)]
    words = [planted.field for planted in PLANTED if "[]" not in planted.field] + [crash.exception.rpartition(".")[2] for crash in CRASHES]
    return problems + [f"examples/README.md does not name {word}" for word in dict.fromkeys(words) if f"`{word}`" not in story]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--seeds", type=int, default=20)
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    races, crashes, merged = observe(options.binary, options.work, options.seeds)
    problems = problems_of(races, crashes, STORY.read_text()) + merging_problems(races, merged) + crash_problems(merged)
    for problem in problems:
        print(problem)
    print(f"{len(PLANTED)} reports and {len(CRASHES)} crashes expected of {options.seeds} runs, {len(merged['races'])} races in all, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
