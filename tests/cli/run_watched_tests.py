#!/usr/bin/env python3
"""Tests that looking changes nothing: no option that only watches a run changes its schedule, its trace or its report.

usage: run_watched_tests.py BINARY [TEST…]

A crash that was found without pictures can be pictured only if the run with pictures is the same one.
"""
import json
import sys
import unittest

import run_cli_tests as cli
from run_cli_tests import EXAMPLE, ROOT, CliTest, run

SCRIPT = ROOT / "examples" / "back.script"
APPS = ROOT / "tests" / "apps" / "apk"
# What is run, and how. The example's seeds are chosen freely; some crash and restart the process.
RUNS = [(EXAMPLE, "--events", "120", "--seed", str(seed)) for seed in (1, 2, 3)] + [
    (EXAMPLE, "--events", "60", "--strategy", "systematic"),
    (EXAMPLE, "--script", SCRIPT),
    (APPS / "fragment-commit-androidx-racy.apk", "--events", "60"),
    (APPS / "on-click-racy.apk", "--events", "60"),
]
# Every set of watchers: what of a run is asked for besides its schedule.
WATCHERS = [
    ("trace",),
    ("pictures",),
    ("state",),
    ("report",),
    ("trace", "pictures"),
    ("trace", "pictures", "state", "report"),
]


class WatchedTest(CliTest):
    def watch(self, folder, watchers, *command):
        """Runs the command with these watchers; what they saw, by watcher."""
        folder = self.folder / folder
        folder.mkdir()
        options = {"trace": ("-o", folder / "trace"), "pictures": ("--screenshots", folder / "pictures"),
                   "state": ("--dump-state", folder / "state"), "report": ("--format", f"json={folder / 'report'}")}
        result = run(*command, "--quiet", *(word for watcher in watchers for word in options[watcher]))
        self.assertIn(result.returncode, (0, 5), result.stderr.decode(errors="replace"))   # 5: an app that crashes again and again
        return {watcher: self.seen(folder / watcher) for watcher in watchers}

    def seen(self, path):
        if path.is_dir():
            return {picture.name: picture.read_bytes() for picture in path.iterdir()}
        if path.name != "report":
            return path.read_bytes()
        report = json.loads(path.read_text())
        for file in ("trace", "schedule"):
            del report[file]
        return report

    def expect_same(self, once, again):
        """What both have seen is the same."""
        for watcher in once.keys() & again.keys():
            self.assertTrue(once[watcher] == again[watcher], f"another {watcher}")


class Runs(WatchedTest):
    def test_no_watcher_changes_a_run(self):
        for number, (app, *options) in enumerate(RUNS):
            with self.subTest(app=app.name, options=options):
                self.check_run(str(number), app, options)

    def check_run(self, name, app, options):
        plain = self.folder / f"{name}.schedule"
        self.watch(f"{name}-nobody", (), "run", app, *options, "--save-schedule", plain)
        seen = {}
        for watchers in WATCHERS:
            schedule = self.folder / f"{name}-watched.schedule"
            now = self.watch("-".join((name, *watchers)), watchers, "run", app, *options, "--save-schedule", schedule)
            self.assertTrue(schedule.read_bytes() == plain.read_bytes(), f"another schedule with {watchers}")
            self.expect_same(seen, now)
            seen.update(now)
        self.assertGreaterEqual(len(seen["pictures"]), 2, "nothing was pictured, so nothing was tested")


class Replays(WatchedTest):
    def test_a_run_without_watchers_can_be_watched_later(self):
        schedule = self.folder / "schedule"
        self.watch("nobody", (), "run", EXAMPLE, "--events", "120", "--save-schedule", schedule)
        seen = self.watch("run", WATCHERS[-1], "run", EXAMPLE, "--events", "120")
        for watchers in WATCHERS:
            self.expect_same(seen, self.watch("-".join(watchers), watchers, "replay", EXAMPLE, schedule))

    def test_a_run_with_pictures_can_be_replayed_without(self):
        schedule = self.folder / "schedule"
        seen = self.watch("run", WATCHERS[-1], "run", EXAMPLE, "--events", "120", "--save-schedule", schedule)
        for watchers in ((), ("trace",), ("trace", "state", "report")):
            self.expect_same(seen, self.watch("-".join(("again", *watchers)), watchers, "replay", EXAMPLE, schedule))

    def test_orders_that_a_search_found(self):
        """There a controller stops the threads; that is no reason for watchers to change anything."""
        kept = self.folder / "kept"
        found = run("run", EXAMPLE, "--quiet", "--script", SCRIPT, "--strategy", "orders", "--bound", "4", "--keep", kept)
        self.assertEqual(found.returncode, 5, found.stderr.decode(errors="replace"))
        schedules = sorted(kept.glob("*.schedule"))
        self.assertGreater(len(schedules), 1)
        for schedule in schedules:
            seen = {"trace": schedule.with_suffix(".trace").read_bytes(), "state": schedule.with_suffix(".state").read_bytes()}
            for watchers in ((), ("trace",), ("state",), ("trace", "pictures", "state")):
                self.expect_same(seen, self.watch("-".join((schedule.stem, *watchers)), watchers, "replay", EXAMPLE, schedule))


if __name__ == "__main__":
    cli.binary = sys.argv[1]
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
