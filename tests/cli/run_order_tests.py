#!/usr/bin/env python3
"""Tests of `antecede order`: what it finds of the example app, how it answers wrong usage and bad input.

usage: run_order_tests.py BINARY [TEST…]
"""
import json
import sys
import unittest
import xml.etree.ElementTree

import run_cli_tests as cli
from run_cli_tests import EXAMPLE, ROOT, CliTest, run

NEWS = "org.antecede.newsreader."


def structure(*options):
    done = run("order", EXAMPLE, "--format", "json", *options)
    return done, json.loads(done.stdout)


class Order(CliTest):
    def test_tasks_and_their_places(self):
        done, report = structure()
        self.assertEqual(done.returncode, 0)
        self.assertEqual(report["schema"], "antecede/order@1")
        actions = {action["id"]: action for action in report["actions"]}
        found = {(callback, post["site"]["method"], post["site"]["line"])
                 for post in report["posts"] if post["site"] for callback in actions[post["to"]]["callback"]}
        for callback, method, line in [("LoaderTask.doInBackground", "NewsActivity.refresh", 46),
                                       ("LoaderTask.onPostExecute", "NewsActivity.refresh", 46),
                                       ("ArticleActivity$1.run", "ArticleActivity.onCreate", 40),
                                       ("ArticleActivity$2.run", "ArticleActivity.loadThenShow", 45),
                                       ("ArticleActivity$3.run", "ArticleActivity.loadThenShow", 51)]:
            self.assertIn((NEWS + callback, NEWS + method, line), found)

    def test_posts_of_two_places_are_two_actions(self):
        _, report = structure()
        alone = [action["callback"] for action in report["actions"] if action["kind"] == "task"]
        for callback in ("ArticleActivity$2.run", "ArticleActivity$3.run"):
            self.assertIn([NEWS + callback], alone)

    def test_lifecycle_and_threads(self):
        _, report = structure()
        labels = {action["label"] for action in report["actions"] if action["kind"] == "lifecycle"}
        self.assertIn("launch of " + NEWS + "NewsActivity", labels)
        self.assertIn("destroy of " + NEWS + "ArticleActivity", labels)
        pools = [action for action in report["actions"] if NEWS + "LoaderTask.doInBackground" in action["callback"]]
        self.assertTrue(pools and all("main" not in action["thread"] for action in pools))

    def test_without_contexts_nothing_less_is_reached(self):
        _, exact = structure()
        _, coarse = structure("--context", "none")
        self.assertLessEqual(set(exact["reached"]["ownMethods"]), set(coarse["reached"]["ownMethods"]))

    def test_order_has_rules(self):
        _, report = structure()
        ids = {action["id"] for action in report["actions"]}
        self.assertTrue(report["executesBefore"])
        for pair in report["executesBefore"]:
            self.assertIn(pair["first"], ids)
            self.assertIn(pair["second"], ids)
        self.assertIn("Lifecycle", {pair["rule"] for pair in report["executesBefore"]})
        _, without = structure("--without-rule", "Lifecycle")
        self.assertNotIn("Lifecycle", {pair["rule"] for pair in without["executesBefore"]})
        self.assertLess(len(without["executesBefore"]), len(report["executesBefore"]))
        self.assertEqual(run("order", EXAMPLE, "--without-rule", "Nonsense").returncode, 2)

    def test_around(self):
        _, whole = structure()
        _, part = structure("--around", "ArticleActivity")
        self.assertLess(0, len(part["actions"]))
        self.assertLess(len(part["actions"]), len(whole["actions"]))
        self.assertEqual(part["around"], "ArticleActivity")
        self.assertEqual(run("order", EXAMPLE, "--around", "NoSuchClass").returncode, 2)

    def test_drawings(self):
        dot = run("order", EXAMPLE, "--format", "dot", "--around", "ArticleActivity").stdout
        self.assertTrue(dot.startswith('digraph "org.antecede.newsreader" {'))
        self.assertIn(" -> ", dot)
        svg = run("order", EXAMPLE, "--format", "svg", "--around", "ArticleActivity").stdout
        root = xml.etree.ElementTree.fromstring(svg)
        self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
        self.assertIn("ArticleActivity$1.run", svg)

    def test_same_bytes(self):
        one = run("order", EXAMPLE, "--jobs", "1")
        two = run("order", EXAMPLE, "--jobs", "2")
        self.assertEqual(one.stdout, two.stdout)

    def test_wrong_usage_and_bad_input(self):
        self.assertEqual(run("order", EXAMPLE, "--context", "all").returncode, 2)
        self.assertEqual(run("order", ROOT / "README.md").returncode, 3)
        self.assertEqual(run("order", ROOT / "tests" / "nowhere.apk").returncode, 3)


if __name__ == "__main__":
    cli.binary = sys.argv[1]
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
