#!/usr/bin/env python3
"""Tests `antecede run APP` and `antecede replay`: what is done to apps, what is told of it, and that it repeats exactly.

usage: run_app_tests.py BINARY [TEST…]
"""
import json
import pathlib
import shutil
import subprocess
import sys
import unittest
import xml.etree.ElementTree
import zipfile

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "apps"))
import build
import run_cli_tests as cli
from run_cli_tests import EXAMPLE, CliTest, run

PACKAGE = "org.antecede.newsreader"


class AppTest(CliTest):
    def report(self, *arguments, code=0):
        """Of a run of the example, as data."""
        result = run("run", EXAMPLE, "--quiet", "--format", "json", *arguments)
        self.assertEqual(result.returncode, code, result.stderr.decode(errors="replace"))
        return json.loads(result.stdout)

    def script(self, *lines):
        path = self.folder / "user.script"
        path.write_text("".join(line + "\n" for line in lines))
        return path


class Driver(AppTest):
    def test_monkey(self):
        report = self.report("--events", "300")
        self.assertEqual(report["schema"], "antecede/run@1")
        self.assertTrue(report["complete"])
        self.assertEqual(report["toolFailures"], [])
        self.assertEqual((report["strategy"], report["seed"], report["userEvents"]), ("monkey", 1, 300))
        screens = {screen["name"].split(" + ")[0] for screen in report["screens"]}
        self.assertLessEqual({f"{PACKAGE}.NewsActivity", f"{PACKAGE}.ArticleActivity"}, screens)
        self.assertGreater(report["callbacks"]["reached"], report["callbacks"]["known"] // 2)
        self.assertEqual(report["unmodelled"]["calls"], 0)

    def test_systematic(self):
        report = self.report("--events", "100", "--strategy", "systematic")
        self.assertEqual((report["strategy"], report["userEvents"], report["toolFailures"]), ("systematic", 100, []))

    def test_script(self):
        report = self.report("--script", self.script("# what a reader does", "item ListView 0", "back", "", "rotate"))
        self.assertEqual((report["strategy"], report["userEvents"]), ("script", 3))
        self.assertIn(f"{PACKAGE}.ArticleActivity", [screen["name"] for screen in report["screens"]])
        self.assertEqual(report["diagnostics"], [])

    def test_script_whose_view_is_not_there(self):
        report = self.report("--script", self.script('click "no such text"', "back"))
        self.assertEqual([entry["code"] for entry in report["diagnostics"]], ["run.missed"])
        self.assertIn("no such text", report["diagnostics"][0]["message"])

    def test_crash_restarts_the_app(self):
        crashed = [self.report("--events", "300", "--seed", str(seed)) for seed in range(1, 6)]
        crashed = [report for report in crashed if report["crashes"]]
        self.assertTrue(crashed, "none of five seeds shows a crash of the example")
        # Android throws some of the example's exceptions by itself (a list that was not told of a change), its own code the others.
        own = [crash for report in crashed for crash in report["crashes"] if crash["stack"][0]["own"]]
        self.assertTrue(own, "no exception of five seeds was thrown in the example's own code")
        self.assertTrue(any(report["restarts"] for report in crashed))
        for report in crashed:  # Each ends the process, which is started again, unless the run ends with it.
            counts = [crash["count"] for crash in report["crashes"]]
            self.assertGreaterEqual(min(counts), 1)
            self.assertGreaterEqual(report["restarts"] + 1, sum(counts))
        self.report("--events", "300", "--seed", str(crashed[0]["seed"]), "--fail-on-crash", code=1)

    def test_text(self):
        result = run("run", EXAMPLE, "--events", "50", "--quiet")
        self.assertEqual(result.returncode, 0)
        self.assertIn(f"screen {PACKAGE}.NewsActivity", result.stderr.decode())
        self.assertIn("50 things done to the app", result.stderr.decode())


class Outputs(AppTest):
    def test_orders(self):
        kept = self.folder / "kept"
        arguments = ("run", EXAMPLE, "--quiet", "--strategy", "orders", "--script", self.script("item ListView 0", "back"), "--bound", "12")
        result = run(*arguments, "--keep", kept)
        self.assertEqual(result.returncode, 5, result.stderr.decode(errors="replace"))
        lines = dict(line.split(None, 1) for line in result.stdout.decode().splitlines() if not line.startswith(" "))
        orders = int(lines["orders"].split()[0])
        self.assertGreater(orders, 1)
        self.assertEqual(lines["exhausted"], "no")
        self.assertEqual({path.name for path in kept.iterdir()},
                         {f"{number}.{ending}" for number in range(1, orders + 1) for ending in ("schedule", "trace", "json", "state")})
        traces = [(kept / f"{number}.trace").read_bytes() for number in range(1, orders + 1)]
        self.assertEqual(len(set(traces)), orders)
        again = self.folder / "again.trace"
        self.assertEqual(run("replay", EXAMPLE, kept / f"{orders}.schedule", "--quiet", "-o", again).returncode, 0)
        self.assertEqual(again.read_bytes(), traces[-1])
        self.assertEqual(run(*arguments).stdout, result.stdout)
        told = json.loads(run(*arguments, "--format", "json").stdout)
        self.assertEqual((told["strategy"], told["seed"], told["exploration"]["exhausted"]), ("orders", None, False))

    def test_screenshots(self):
        shots = self.folder / "shots"
        self.report("--events", "30", "--screenshots", shots)
        pictures = sorted(shots.iterdir())
        self.assertGreaterEqual(len(pictures), 2)
        for picture in pictures:
            if picture.suffix == ".svg":
                xml.etree.ElementTree.parse(picture)
            else:
                self.assertEqual(picture.read_bytes()[:8], b"\x89PNG\r\n\x1a\n")
        first = pictures[1].read_text()
        self.assertIn("NewsActivity", pictures[0].name)
        self.assertIn("<text", first)

    def test_state(self):
        state = self.folder / "state.json"
        self.report("--script", self.script("wait 100"), "--dump-state", state)
        state = json.loads(state.read_text())
        self.assertEqual(list(state), ["schema", "views", "preferences", "databases"])
        self.assertEqual(state["schema"], "antecede/state@1")
        self.assertIn("android.widget.ListView", [view["class"] for view in state["views"]])

    def test_trace_is_found_racy(self):
        trace = self.folder / "run.trace"
        self.report("--events", "300", "--output", trace)
        found = json.loads(self.expect_done(run("detect", trace, "--format", "json")))
        fields = {race["location"]["field"] for race in found["races"]}
        self.assertIn("animation", {field.split(".")[-1] for field in fields})


class Repetition(AppTest):
    def traced(self, name, *arguments, command="run"):
        trace = self.folder / name
        result = run(command, EXAMPLE, *arguments, "--quiet", "--output", trace)
        self.assertEqual(result.returncode, 0, result.stderr.decode(errors="replace"))
        return trace.read_bytes()

    def test_same_seed(self):
        once, again = (self.traced(name, "--events", "150", "--seed", "3") for name in ("a", "b"))
        self.assertEqual(once, again)
        self.assertNotEqual(once, self.traced("c", "--events", "150", "--seed", "4"))

    def test_many_seeds_are_the_same_runs(self):
        result = run("run", EXAMPLE, "--events", "100", "--seeds", "3", "--quiet", "--output", self.folder / "{}.trace",
                     "--format", f"json={self.folder}/{{}}.json")
        self.assertEqual(result.returncode, 0, result.stderr.decode(errors="replace"))
        for seed in (1, 2, 3):
            self.assertEqual((self.folder / f"{seed}.trace").read_bytes(), self.traced("a", "--events", "100", "--seed", str(seed)))
            self.assertEqual(json.loads((self.folder / f"{seed}.json").read_text())["seed"], seed)

    def test_replay(self):
        schedule = self.folder / "run.schedule"
        recorded = self.traced("a", "--events", "150", "--seed", "5", "--save-schedule", schedule)
        self.assertEqual(self.traced("b", schedule, command="replay"), recorded)

    def test_recording_changes_nothing(self):
        plain, recorded, trace = (self.folder / name for name in ("plain", "recorded", "trace"))
        for seed in ("1", "2", "3"):
            self.report("--events", "100", "--seed", seed, "--save-schedule", plain)
            self.report("--events", "100", "--seed", seed, "--save-schedule", recorded, "-o", trace)
            self.assertEqual(plain.read_bytes(), recorded.read_bytes())
        self.assertEqual(run("replay", EXAMPLE, plain, "--quiet", "-o", self.folder / "again").returncode, 0)
        self.assertEqual((self.folder / "again").read_bytes(), trace.read_bytes())

    def test_replay_of_a_script(self):
        schedule = self.folder / "run.schedule"
        script = self.script("item ListView 0", "rotate", "back")
        recorded = self.traced("a", "--script", script, "--save-schedule", schedule)
        script.unlink()
        self.assertEqual(self.traced("b", schedule, command="replay"), recorded)

    def test_replay_with_another_app(self):
        schedule = self.folder / "run.schedule"
        self.traced("a", "--events", "20", "--save-schedule", schedule)
        other = self.folder / "other.apk"
        other.write_bytes(EXAMPLE.read_bytes())
        with zipfile.ZipFile(other, "a") as archive:
            archive.writestr("assets/more", "text")
        self.expect_error(run("replay", other, schedule), 3, "another program")

    def test_replay_of_what_is_cut_off(self):
        schedule = self.folder / "run.schedule"
        self.traced("a", "--events", "20", "--save-schedule", schedule)
        schedule.write_text("\n".join(schedule.read_text().split("\n")[:40]))
        self.expect_error(run("replay", EXAMPLE, schedule), 3, schedule)

    def test_replay_of_nothing(self):
        self.expect_error(run("replay", EXAMPLE, self.folder / "none"), 3, "none")


class OwnCode(CliTest):
    """An app whose package lies in that of a library: its code is its own, for `info` as for `run`."""

    MANIFEST = """
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.google.gson.demo">
    <application>
        <activity android:name=".Main" android:exported="true">
            <intent-filter>
                <action android:name="android.intent.action.MAIN"/>
                <category android:name="android.intent.category.LAUNCHER"/>
            </intent-filter>
        </activity>
    </application>
</manifest>
"""
    SOURCES = {
        "Main.java": "package com.google.gson.demo; public class Main extends android.app.Activity {"
                     " protected void onCreate(android.os.Bundle b) { super.onCreate(b); new com.google.gson.Gson(); } }",
        "Gson.java": "package com.google.gson; public class Gson implements android.os.Handler.Callback {"
                     " public boolean handleMessage(android.os.Message m) { return true; } }",
    }

    def setUp(self):
        super().setUp()
        if not shutil.which("javac"):
            self.skipTest("no javac")
        sources = self.folder / "src"
        sources.mkdir()
        for name, text in self.SOURCES.items():
            (sources / name).write_text(text)
        self.app = self.folder / "app"
        subprocess.run([*build.JAVAC, "-bootclasspath", build.framework_of(cli.binary), "-d", self.app, *sources.iterdir()], check=True)
        (self.app / "AndroidManifest.xml").write_text(self.MANIFEST)

    def own_classes(self, *arguments):
        code = json.loads(self.expect_done(run("info", self.app, "--format", "json", *arguments)))["code"]
        return code["own"]["classes"], {library["name"] for library in code["libraries"]}

    def callbacks(self, *arguments):
        result = run("run", self.app, "--quiet", "--events", "5", "--format", "json", *arguments)
        self.assertEqual(result.returncode, 0, result.stderr.decode(errors="replace"))
        counts = json.loads(result.stdout)["callbacks"]
        return counts["reached"], counts["known"]

    def test_package_of_the_manifest(self):
        self.assertEqual(self.own_classes(), (1, {"Gson"}))
        self.assertEqual(self.callbacks(), (1, 1))

    def test_what_the_user_says_comes_first(self):
        self.assertEqual(self.own_classes("--own", "com.google"), (2, set()))
        self.assertEqual(self.callbacks("--own", "com.google"), (1, 2))
        self.assertEqual(self.own_classes("--own", "org.nowhere"), (0, {"Gson"}))
        self.assertEqual(self.callbacks("--own", "org.nowhere"), (0, 0))


class Mistakes(AppTest):
    def test_options_of_apps_with_a_program(self):
        self.expect_error(run("run", EXAMPLE, "--main", "x.Y", "--events", "3"), 2, "--main")

    def test_seeds_without_a_place_in_names(self):
        self.expect_error(run("run", EXAMPLE, "--seeds", "2", "--output", self.folder / "trace"), 2, "{}")
        self.expect_error(run("run", EXAMPLE, "--seeds", "2", "--format", f"json={self.folder}/report"), 2, "{}")

    def test_no_manifest(self):
        jar = self.folder / "plain.jar"
        with zipfile.ZipFile(jar, "w") as archive:
            archive.write(next((cli.fixtures / "classfile").rglob("*.class")), "A.class")
        self.expect_error(run("run", jar), 2, "--main")

    def test_script_strategy_without_script(self):
        self.expect_error(run("run", EXAMPLE, "--strategy", "script"), 2, "--script")

    def test_orders_without_script(self):
        self.expect_error(run("run", EXAMPLE, "--strategy", "orders"), 2, "--script")

    def test_orders_with_what_is_for_one_run(self):
        script = self.script("back")
        for message, *more in (("records no trace", "-o", self.folder / "x.trace"), ("--seeds is not for", "--seeds", "2")):
            self.expect_error(run("run", EXAMPLE, "--strategy", "orders", "--script", script, *more), 2, message)
        self.expect_error(run("run", EXAMPLE, "--script", script, "--keep", self.folder), 2, "--keep")

    def test_unknown_strategy(self):
        self.expect_error(run("run", EXAMPLE, "--strategy", "frobnicate"), 2, "frobnicate")

    def test_missing_script(self):
        self.expect_error(run("run", EXAMPLE, "--script", self.folder / "none"), 3, "none")

    def test_unknown_verb(self):
        path = self.script("back", "frobnicate it")
        self.expect_error(run("run", EXAMPLE, "--script", path), 3, f"{path}:2", "frobnicate")

    def test_verb_without_view(self):
        path = self.script("click")
        self.expect_error(run("run", EXAMPLE, "--script", path), 3, f"{path}:1")

    def test_bytes_as_script(self):
        path = self.folder / "bytes"
        path.write_bytes(bytes(range(256)) * 4)
        self.expect_error(run("run", EXAMPLE, "--script", path), 3, path)

    def test_screenshots_where_a_file_is(self):
        path = self.script("back")
        self.expect_error(run("run", EXAMPLE, "--events", "1", "--screenshots", path), 4, path)


if __name__ == "__main__":
    cli.binary = sys.argv[1]
    cli.fixtures = cli.ROOT / "tests" / "fixtures"
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
