#!/usr/bin/env python3
"""Tests of `antecede scan`: what it finds of the example app, under which ids, and how it answers wrong usage and bad input.

usage: run_scan_tests.py BINARY [TEST…]
"""
import json
import pathlib
import sys
import tempfile
import unittest

import run_cli_tests as cli
from run_cli_tests import EXAMPLE, CliTest, run

# Those that are planted in the example app (examples/README.md), as `detect` names them.
PLANTED = {"r-703592a63e03": "NewsDatabase.rows", "r-cbdd06c2bb2f": "ArticleActivity.animation"}


def scan(*options):
    done = run("scan", EXAMPLE, "--format", "json", *options)
    return done, json.loads(done.stdout)


class Scan(CliTest):
    def test_planted_races_have_the_ids_of_detect(self):
        done, report = scan()
        self.assertEqual(done.returncode, 0)
        self.assertEqual(report["schema"], "antecede/report@1")
        races = {race["id"]: race for race in report["races"]}
        for race, field in PLANTED.items():
            self.assertIn(race, races, field)
            self.assertEqual(races[race]["pattern"], "use-after-free")
            self.assertEqual(races[race]["filteredBy"], [])

    def test_accesses_have_actions_and_calls(self):
        _, report = scan()
        for race in report["races"]:
            self.assertEqual(len(race["accesses"]), 2)
            for access in race["accesses"]:
                self.assertNotIn("event", access)
                self.assertTrue(access["callChain"])
                self.assertTrue(access["action"]["label"])
            self.assertTrue(race["why"].endswith("."))
        self.assertTrue(report["notCovered"])

    def test_text_has_two_columns(self):
        text = run("scan", EXAMPLE).stdout.decode()
        self.assertIn("because ", text)
        self.assertIn("^^^", text)
        self.assertIn("Not covered by this analysis", text)

    def test_fail_on(self):
        self.assertEqual(run("scan", EXAMPLE, "--fail-on", "high").returncode, 1)
        self.assertEqual(run("scan", EXAMPLE, "--fail-on", "none").returncode, 0)

    def test_same_bytes(self):
        one = run("scan", EXAMPLE, "--jobs", "1", "--format", "json")
        two = run("scan", EXAMPLE, "--jobs", "2", "--format", "json")
        self.assertEqual(one.stdout, two.stdout)

    def test_a_filter_can_be_switched_off(self):
        _, report = scan("--without-filter", "same-value")
        self.assertTrue(all("same-value" not in race["filteredBy"] for race in report["races"]))

    def test_wrong_usage_and_bad_input(self):
        self.assertEqual(run("scan", EXAMPLE, "--without-rule", "Nonsense").returncode, 2)
        self.assertEqual(run("scan", EXAMPLE, "--without-filter", "nonsense").returncode, 2)
        self.assertEqual(run("scan", EXAMPLE, "--fail-on", "urgent").returncode, 2)
        self.assertEqual(run("scan", EXAMPLE, "--format", "yaml").returncode, 2)
        self.assertEqual(run("scan", "missing.apk").returncode, 3)
        with tempfile.TemporaryDirectory() as folder:
            broken = pathlib.Path(folder) / "broken.apk"
            broken.write_bytes(b"PK\x03\x04nonsense")
            self.assertEqual(run("scan", broken).returncode, 3)


if __name__ == "__main__":
    cli.binary = sys.argv[1]
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
