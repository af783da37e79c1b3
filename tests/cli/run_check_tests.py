#!/usr/bin/env python3
"""Tests of `antecede check`: that it confirms what is planted in the example app, what it leaves behind, and its exit codes.

usage: run_check_tests.py BINARY [TEST…]
"""
import json
import pathlib
import re
import sys
import tempfile
import unittest

import run_cli_tests as cli
from run_cli_tests import EXAMPLE, CliTest, run

# What a user sees of the races that are planted in the example app (examples/README.md).
ANIMATION = "r-cbdd06c2bb2f"
cli.SECONDS = 300  # All of it takes seconds, but of both cores.
QUICK = ["--seeds", "1", "--directed", "0", "--minimise", "0", "--budget", "0"]


def races_of(report):
    return {race["id"]: race for race in report["races"]}


class Check(CliTest):
    @classmethod
    def setUpClass(cls):
        """All of it once: several tests look at what came of it."""
        cls.folder = tempfile.TemporaryDirectory()
        cls.path = pathlib.Path(cls.folder.name)
        cls.done = run("check", EXAMPLE, "--seeds", "2", "--directed", "2", "--minimise", "4", "--budget", "0", "-o", cls.path / "found", "--format", "text",
                       "--format", f"json={cls.path / 'report.json'}")
        cls.report = json.loads((cls.path / "report.json").read_text())

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_a_harmful_race_fails_the_build(self):
        self.assertEqual(self.done.returncode, 1)
        self.assertTrue(self.report["complete"])

    def test_what_is_planted_is_proven(self):
        race = races_of(self.report)[ANIMATION]
        self.assertEqual(race["verdict"], "harmful")
        self.assertIn("java.lang.NullPointerException", race["verdictReason"])
        self.assertEqual(race["schedule"], str(self.path / "found" / f"{ANIMATION}.schedule"))

    def test_schedules_replay(self):
        done = run("replay", EXAMPLE, self.path / "found" / f"{ANIMATION}.schedule", "--quiet")
        self.assertIn("java.lang.NullPointerException, at org.antecede.newsreader.ArticleActivity", done.stderr.decode())

    def test_static_and_dynamic_are_one_entry(self):
        """The scan and the runs know the race, and it is there once, with the events of a run."""
        scan = json.loads(run("scan", EXAMPLE, "--format", "json").stdout)
        self.assertIn(ANIMATION, races_of(scan))
        self.assertEqual([race["id"] for race in self.report["races"]].count(ANIMATION), 1)
        self.assertIn("event", races_of(self.report)[ANIMATION]["accesses"][0])
        self.assertLessEqual(set(races_of(scan)), set(races_of(self.report)))

    def test_numbers(self):
        numbers = self.report["stats"]["check"]
        self.assertEqual(numbers["runs"], 2)
        self.assertLessEqual(numbers["directedRuns"], 2)
        self.assertGreaterEqual(numbers["tried"], numbers["flipped"])
        self.assertGreater(numbers["flipped"], 0)
        self.assertEqual(numbers["tried"] > 0, any(race["verdictReason"] for race in self.report["races"]))

    def test_the_text_begins_with_harm(self):
        text = self.done.stdout.decode()
        self.assertRegex(text.splitlines()[0], r"^org\.antecede\.newsreader: [1-9]\d* harmful races?, ")
        self.assertLess(text.index("Harmful: "), text.index("Not confirmed: "))
        self.assertLess(text.index("Not confirmed: "), text.index("The rest "))
        self.assertIn("      1. Open org.antecede.newsreader.", text)
        self.assertIn("Not covered by this analysis", text)

    def test_the_page_has_what_it_names(self):
        page = (self.path / "found" / "index.html").read_text()
        self.assertIn(f'<article id="{ANIMATION}">', page)
        names = set(re.findall(r'(?:href|src)="([^"]+)"', page))
        self.assertTrue(any(name.endswith(".timeline.svg") for name in names))
        for name in names:
            self.assertTrue((self.path / "found" / name).is_file(), name)

    def test_unconfirmed_races_say_why(self):
        aimed = [race for race in self.report["races"] if re.match("not (reached|met): ", race["verdictReason"] or "")]
        self.assertEqual(bool(aimed), self.report["stats"]["check"]["aimedAt"] > self.report["stats"]["check"]["reached"])
        for race in aimed:
            self.assertEqual(race["verdict"], "unverified")


class Ends(CliTest):
    def test_nothing_fails_with_none(self):
        self.assertEqual(run("check", EXAMPLE, *QUICK, "--fail-on", "none").returncode, 0)

    def test_same_bytes(self):
        one = run("check", EXAMPLE, *QUICK, "--jobs", "1", "--format", "json")
        two = run("check", EXAMPLE, *QUICK, "--jobs", "2", "--format", "json")
        self.assertEqual(one.stdout, two.stdout)

    def test_too_little_time_is_partial(self):
        with tempfile.TemporaryDirectory() as folder:
            report = pathlib.Path(folder) / "report.json"
            done = run("check", EXAMPLE, "--budget", "0.05", "--fail-on", "none", "--format", f"json={report}")
            self.assertEqual(done.returncode, 5, done.stderr)
            self.assertFalse(json.loads(report.read_text())["complete"])

    def test_a_script_is_a_script(self):
        script = EXAMPLE.parent / "back.script"
        done = run("check", EXAMPLE, *QUICK, "--script", script, "--format", "json")
        report = json.loads(done.stdout)
        self.assertEqual([trace["file"] for trace in report["traces"]], ["seed 1 (script)"])
        self.assertEqual(report["stats"]["check"]["directedRuns"], 0)

    def test_mistakes(self):
        self.assertEqual(run("check").returncode, 2)
        self.assertEqual(run("check", EXAMPLE, "--fail-on", "some").returncode, 2)
        self.assertEqual(run("check", EXAMPLE, "--state", "all").returncode, 2)
        self.assertEqual(run("check", "/nowhere.apk").returncode, 3)


class Static(CliTest):
    def test_a_race_that_nobody_knows_is_a_mistake(self):
        done = run("verify", EXAMPLE, "--events", "1", "--race", "r-000000000000")
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn("neither the run nor the code has such a race", done.stderr.decode())

    def test_runs_head_for_a_race_that_the_first_one_lacks(self):
        """One thing done to the app shows no race of the article; the scan says where to go."""
        done = run("verify", EXAMPLE, "--events", "1", "--race", ANIMATION, "--minimise", "0", "--format", "json")
        report = json.loads(done.stdout)
        self.assertEqual([race["id"] for race in report["races"]], [ANIMATION])
        self.assertEqual(report["races"][0]["verdict"], "harmful", report["races"][0]["verdictReason"])
        self.assertGreater(report["stats"]["check"]["directedRuns"], 0)


if __name__ == "__main__":
    cli.binary = sys.argv[1]
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
