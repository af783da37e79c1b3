#!/usr/bin/env python3
"""Holds what `antecede order` says of an app against runs of it: what it calls *before* must be so in every run.

usage: static_before.py [--antecede BINARY] [--seeds N] [--events N] APP…

An event of a run may be any action that enters all methods of the app's own that the framework called in it, and whose transition is
the one that the event's name tells. A pair of events contradicts if every two actions that they may be are ordered the other way round. What is
said of each instance of a component is looked at for two events that both touch the same object of that class.
"""
import argparse
import collections
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile

FRAME = re.compile(r"([~%^?]?)\*?([^(@&]+)\(")
LINE = re.compile(r"(\S+): (begin|end) (\S+)")
OBJECT = re.compile(r"@([\w.$]+)#(\d+)")
MESSAGE = re.compile(r'message (\S+) .*?label="?([^"\n]*)"?$')
LIMIT = 600         # seconds for one command


class Event:
    """One event of a run, or the life of a thread outside of events."""

    def __init__(self, begin, label):
        self.begin, self.end, self.label = begin, None, label
        self.entries, self.objects = set(), set()


def run(*command):
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=LIMIT)


def structure(binary, app):
    done = run(binary, "order", app, "--format", "json")
    if done.returncode != 0:
        raise SystemExit(f"{app}: {done.stderr}")
    return json.loads(done.stdout)


def entry_of(frames, own):
    """The outermost method of the app's own on a stack that the framework called."""
    for mark, name in reversed(FRAME.findall(frames)):
        if mark == "" and name in own:
            return name
    return None


def events_of(text, own):
    """The events of a run in which code of the app ran, with what it entered and touched."""
    labels, open_events, found = {}, {}, []
    for at, line in enumerate(text.splitlines()):
        if line.startswith("message "):
            if match := MESSAGE.match(line):
                labels[match[1]] = match[2]
            continue
        if match := LINE.match(line):
            thread, what, message = match.groups()
            if what == "begin":
                open_events.setdefault(thread, []).append(Event(at, labels.get(message, message)))
            elif open_events.get(thread):
                event = open_events[thread].pop()
                event.end = at
                found.append(event)
            continue
        thread, colon, rest = line.partition(": ")
        operation, at_word, frames = rest.partition(" at ")
        if not colon or not at_word or not open_events.get(thread):
            continue
        event = open_events[thread][-1]
        if entry := entry_of(frames, own):
            event.entries.add(entry)
            if match := OBJECT.search(operation):
                event.objects.add((match[1], match[2]))
    return [event for event in found if event.entries]


def candidates(event, actions):
    """Which actions it may be."""
    result = []
    for action in actions:
        if not event.entries <= set(action["callback"]):
            continue
        if action["kind"] == "lifecycle":
            name, _, component = action["label"].partition(" of ")
            words = event.label.split(" ")
            if len(words) > 1 and component.rpartition(".")[2] == words[-1] and name.split("-")[0] != words[0].split("-")[0]:
                continue
        result.append(action["id"])
    return result


def check(binary, app, seeds, events, work):
    """What contradicts, and how many pairs were looked at."""
    report = structure(binary, app)
    own = {callback for action in report["actions"] for callback in action["callback"]}
    before = collections.defaultdict(set)
    for pair in report["executesBefore"]:
        before[pair["first"], pair["second"]].add(pair.get("eachInstanceOf", ""))
    wrong, looked_at = set(), 0
    for seed in range(1, seeds + 1):
        trace = work / f"{pathlib.Path(app).name}-{seed}.trace"
        trace.unlink(missing_ok=True)
        run(binary, "run", app, "--quiet", "--seed", seed, "--events", events, "-o", trace)
        ran = events_of(run(binary, "trace", "print", trace).stdout, own)
        trace.unlink(missing_ok=True)
        for event in ran:
            event.candidates = candidates(event, report["actions"])
        for one, other in itertools.combinations(ran, 2):
            # `one` has ended first; unless they overlap, nothing may say that `other` comes before it.
            pairs = [(b, a) for a in one.candidates for b in other.candidates]
            if not pairs or one.begin > other.begin:
                continue
            looked_at += 1
            said = [before.get(pair, set()) for pair in pairs]
            if not all(said):
                continue
            classes = {name for name, _ in one.objects & other.objects}
            if all("" in scopes or scopes & classes for scopes in said):
                wrong.add(f"{app}: seed {seed}: {other.label} {sorted(other.entries)} is said to come before {one.label} {sorted(one.entries)}")
    return wrong, looked_at


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("apps", nargs="+")
    parser.add_argument("--antecede", default=pathlib.Path(__file__).resolve().parent.parent / "build" / "release" / "antecede")
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--events", type=int, default=60)
    options = parser.parse_args()
    total = contradictions = 0
    with tempfile.TemporaryDirectory() as work:
        for app in options.apps:
            wrong, looked_at = check(options.antecede, app, options.seeds, options.events, pathlib.Path(work))
            total += looked_at
            contradictions += len(wrong)
            for line in sorted(wrong):
                print(line)
    print(f"{len(options.apps)} apps, {total} pairs of events, {contradictions} contradictions")
    return 1 if contradictions else 0


if __name__ == "__main__":
    sys.exit(main())
