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

    def test_a_developer_sees_ten_and_only_the_planted_ones_are_high(self):
        _, report = scan()
        shown = [race for race in report["races"] if not race["filteredBy"] and not race["covered"] and race["priority"] != "low"]
        self.assertLessEqual(len({race["group"] for race in shown}), 10)
        high = {(f"{race['location']['class'].rpartition('.')[2]}.{race['location']['field']}", race["kind"]) for race in shown
                if race["priority"] == "high"}
        # Nothing else: what is removed or unregistered in time is in order, and so are two loads, which one queue runs as they come.
        self.assertEqual(high, {("NewsAdapter.unread", "data-race")} | {(field, "event-race") for field in PLANTED.values()})
        # One looper: nothing but the loader's thread can be at work at the same time.
        for race in shown:
            if race["kind"] == "data-race":
                self.assertTrue(any("doInBackground" in access["action"]["label"] for access in race["accesses"]), race["id"])

    def test_what_is_not_sure_is_counted(self):
        text = run("scan", EXAMPLE).stdout.decode()
        self.assertIn("more of low priority", text.splitlines()[0])
        self.assertNotIn("low: ", text)
        self.assertIn("low: ", run("scan", EXAMPLE, "--all").stdout.decode())

    def test_formats_for_others(self):
        _, report = scan()
        log = json.loads(run("scan", EXAMPLE, "--format", "sarif").stdout)["runs"][0]
        ids = {race["id"] for race in report["races"]}
        self.assertEqual({result["partialFingerprints"]["antecedeRace/v1"] for result in log["results"]}, ids)
        rules = [rule["id"] for rule in log["tool"]["driver"]["rules"]]
        for result in log["results"]:
            self.assertEqual(rules[result["ruleIndex"]], result["ruleId"])
            self.assertEqual(len(result["codeFlows"][0]["threadFlows"]), 2)
        self.assertEqual(len(run("scan", EXAMPLE, "--format", "csv").stdout.decode().split("\r\n")), len(ids) + 2)
        self.assertIn("::error file=NewsDatabase.java", run("scan", EXAMPLE, "--format", "github").stdout.decode())

    def test_a_baseline_leaves_what_is_new(self):
        with tempfile.TemporaryDirectory() as folder:
            known = pathlib.Path(folder) / "known.json"
            _, report = scan()
            known.write_text(json.dumps(report))
            done, again = scan("--baseline", str(known), "--fail-on", "high")
            self.assertEqual(done.returncode, 0)
            states = {race["baselineState"] for race in again["races"] if not race["filteredBy"] and not race["covered"]}
            self.assertEqual(states, {"unchanged"})
            report["races"] = [race for race in report["races"] if race["id"] not in PLANTED]
            known.write_text(json.dumps(report))
            done, again = scan("--baseline", str(known), "--fail-on", "high")
            self.assertEqual(done.returncode, 1)
            new = {race["id"] for race in again["races"] if race["baselineState"] == "new" and race["priority"] == "high"}
            self.assertEqual(new, set(PLANTED))
            known.write_text("{")
            self.assertEqual(run("scan", EXAMPLE, "--baseline", known).returncode, 3)

    def test_a_baseline_is_kept_by_a_command(self):
        with tempfile.TemporaryDirectory() as folder:
            report_file, baseline = pathlib.Path(folder) / "report.json", pathlib.Path(folder) / "baseline.json"
            done, report = scan()
            report_file.write_bytes(done.stdout)
            self.assertEqual(run("baseline", "create", report_file, "-o", baseline).returncode, 0)
            self.assertEqual(run("baseline", "verify", baseline, report_file).stdout, b"")
            known = json.loads(baseline.read_text())
            self.assertEqual(known["schema"], "antecede/baseline@1")
            new = next(race for race in known["races"] if race["id"] in PLANTED)
            accepted = next(race for race in known["races"] if race["priority"] == "high" and race is not new)
            accepted["suppressed"] = "a test says so"
            known["races"] = [race for race in known["races"] if race is not new] + [dict(new, id="r-gone")]
            baseline.write_text(json.dumps(known))
            done = run("baseline", "verify", baseline, report_file, "--fail-on", "high")
            self.assertEqual(done.returncode, 1)
            self.assertEqual({tuple(line.split()[:2]) for line in done.stdout.decode().splitlines()}, {("new", new["id"]), ("gone", "r-gone")})
            done, again = scan("--baseline", str(baseline), "--fail-on", "high")
            self.assertEqual(done.returncode, 1)
            states = {race["id"]: race for race in again["races"]}
            self.assertEqual(states["r-gone"]["baselineState"], "absent")
            self.assertEqual(states[new["id"]]["baselineState"], "new")
            self.assertEqual(states[accepted["id"]]["suppressed"], "a test says so")
            self.assertIn(b", 1 added, 1 gone", run("baseline", "update", baseline, report_file).stdout)
            self.assertIn("a test says so", baseline.read_text())
            self.assertEqual(run("baseline", "verify", baseline, report_file).returncode, 0)
            self.assertEqual(run("baseline", "verify", baseline, baseline).returncode, 3)
            self.assertEqual(run("baseline", "forget", baseline).returncode, 2)

    def test_races_are_chosen_by_names(self):
        everything, some = scan()[1], scan("--include", "*.ArticleActivity*", "--exclude", "*NewsDatabase")[1]
        self.assertEqual([race["id"] for race in everything["races"]], [race["id"] for race in some["races"]])
        for race in some["races"]:
            names = [race["location"]["class"]] + [access["class"] for access in race["accesses"]]
            wanted = any(".ArticleActivity" in name for name in names) and not any(name.endswith("NewsDatabase") for name in names)
            self.assertEqual(wanted, race["suppressed"] is None, race["id"])

    def test_html_is_one_page(self):
        page = run("scan", EXAMPLE, "--format", "html").stdout.decode()
        self.assertTrue(page.startswith("<!doctype html>"))
        self.assertIn("ArticleActivity.animation", page)
        self.assertNotIn("<script", page)

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
