#!/usr/bin/env python3
"""What is recorded and reported of an app that R8 renamed has the names of its source, and says whose code it is: run_names.py BINARY WORK_DIR CLASSES

The app is tests/android/names, compiled against CLASSES, the compiled framework model. Its classes have the names that R8 could have given them;
mapping.txt tells what they were.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

import run_lifecycles

APP = run_lifecycles.HERE / "names"
MAPPED = ("--mapping", APP / "mapping.txt")
BINARY = WORK = FOLDER = None


def build(classes):
    run_lifecycles.APP = APP
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    return run_lifecycles.app_folder(WORK, run_lifecycles.compile_app(classes, WORK), None)


def antecede(*arguments):
    done = subprocess.run([BINARY, *map(str, arguments)], capture_output=True, text=True, errors="replace", timeout=120)
    if done.returncode not in (0, 5):   # The app crashes before its first screen: its run is incomplete.
        raise AssertionError(done.stderr)
    return done


class Run:
    """One run of the app: its trace as text, its report, what it printed."""

    def __init__(self, *options):
        trace, report = WORK / "a.trace", WORK / "report.json"
        self.done = antecede("run", FOLDER, "--events", "1", "--seed", "2", "--quiet", "-o", trace, "--format", "text", "--format", f"json={report}", *options)
        self.text = antecede("trace", "print", trace).stdout
        self.report = json.loads(report.read_text())

    def writes(self, place):
        """The stacks of the writes to a field, without the frames of the model."""
        stacks = re.findall(rf"^[^\n]*: write {re.escape(place)}@\S+[^\n]* at ([^\n]*)$", self.text, re.M)
        return [[re.sub(r"\+\d+", "", frame) for frame in stack.split(" < ") if not frame.startswith("%")] for stack in stacks]

    def failures(self):
        """Of events: what was thrown, and the frames outside of the model."""
        ends = re.findall(r'^[^\n]*: end \S+ failed thrown="([^"]*)" at ([^\n]*)$', self.text, re.M)
        return {name: [re.sub(r"\+\d+", "", frame) for frame in stack.split(" < ") if not frame.startswith("%")] for name, stack in ends}


class Names(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.mapped, cls.plain = Run(*MAPPED), Run()

    def test_the_app_goes_on_seeing_its_own_names(self):
        self.assertEqual(set(self.mapped.report["output"].splitlines()), {"a.a [La.b;"})
        self.assertEqual(self.mapped.report["output"], self.plain.report["output"])
        # With the mapping other code counts as a library's, and threads take turns elsewhere: the runs are not the same step by step.

    def test_frames_have_the_lines_of_the_source_and_inlined_methods(self):
        caller = "org.names.Main.onCreate(Landroid/os/Bundle;)V@Main.java:121"
        stacks = self.mapped.writes("org.names.Store.count")
        self.assertIn(["org.names.Store.add(I)V@Store.kt:40", caller], stacks)
        self.assertIn(["^com.google.gson.Numbers.twice(I)I@Numbers.java:77", "org.names.Store.half(I)I@Store.kt:45", "org.names.Store.add(I)V@Store.kt:41",
                       caller], stacks)

    def test_an_outline_is_not_to_be_seen(self):
        outlined = ["org.names.Store.refresh()V@Store.kt:61", "org.names.Inbox.handleMessage(Landroid/os/Message;)V@Inbox.java:30"]
        self.assertIn(outlined, self.mapped.writes("org.names.Store.count"))
        self.assertNotIn("utline", self.mapped.text)

    def test_libraries_are_told_from_own_code(self):
        stacks = self.mapped.writes("org.names.Store.count")
        self.assertIn("^com.google.gson.Gson.fill(Lorg/names/Store;)V@Gson.java:900", [stack[0] for stack in stacks])
        self.assertIn("^com.google.gson.Box.put(Lorg/names/Store;)V@Box.java:8", [stack[0] for stack in stacks])
        # Without a mapping nobody knows whose a.e is. A known library names a.b in a signature: so that is its own, and what it does to it is not told.
        self.assertIn("?*a.e.a(La/b;)V@e.java:6", [stack[0] for stack in self.plain.writes("a.b.a")])
        owned = Run("--own", "com.google.gson")
        self.assertIn("*com.google.gson.Box.put(La/b;)V@Box.java:8", [stack[0] for stack in owned.writes("a.b.a")])
        self.assertNotIn("a.b.a(I)V", str(owned.writes("a.b.a")), "what a library does to itself is not told")

    def test_labels_and_objects(self):
        labels = set(re.findall(r'label=("[^"]*"|\S+)', self.mapped.text))
        self.assertLessEqual({'"org.names.Inbox.handleMessage(what 7)"', "org.names.Main$Show.run()", "org.names.Load.doInBackground()", '"launch Main"'}, labels)
        self.assertIn("org.names.Store#", self.mapped.text)
        self.assertIsNone(re.search(r"(?<![\w.$/])a[./][a-g]\b", self.mapped.text), "a name that R8 gave")
        self.assertIn("a.c.run()", self.plain.text)

    def test_a_crash_names_the_exception_and_where_it_was_thrown(self):
        failures = self.mapped.failures()
        self.assertEqual(failures["org.names.Lost"], ["org.names.Main$Show.run()V@Main.java:20"], "what R8 put in for the check is not to be seen")
        self.assertEqual(self.plain.failures()["a.g"], ["*a.c.run()V@c.java:19"])

    def test_the_cause_tells_where_the_platform_only_passed_it_on(self):
        exits = re.findall(r'exit failed thrown="java.lang.IllegalStateException" at (\S+)', self.mapped.text)
        # How often the run comes there is not the matter.
        self.assertEqual({re.sub(r"\+\d+", "", place) for place in exits}, {"org.names.Answers.read(Lorg/names/Main;)Ljava/lang/String;@Answers.java:31"})

    def test_reports_of_crashes_agree_with_the_trace(self):
        crashes = {crash["exception"]: crash for crash in self.mapped.report["crashes"]}
        frame = crashes["org.names.Lost"]["stack"][0]
        self.assertEqual((frame["class"], frame["method"], frame["file"], frame["line"], frame["own"], frame["origin"]),
                         ("org.names.Main$Show", "run", "Main.java", 20, True, "own"))
        self.assertEqual(crashes["org.names.Lost"]["event"]["label"], "org.names.Main$Show.run()")
        wrapped = crashes["java.lang.RuntimeException"]
        self.assertEqual(wrapped["stack"][0]["origin"], "model")
        self.assertEqual([frame["method"] for frame in wrapped["causes"][0]["stack"][:2]], ["read", "doInBackground"])
        self.assertIn("crash: org.names.Lost: gone, at org.names.Main$Show.run (Main.java:20), in event", self.mapped.done.stderr)

    def test_the_threads_of_the_system(self):
        self.assertIn("system: init", self.mapped.text)
        self.assertNotIn("environment", self.mapped.text.replace("Environment", ""))


class Orders(unittest.TestCase):
    """Of own code, which a library's is not."""

    @classmethod
    def setUpClass(cls):
        cls.folder, cls.script = WORK / "quiet", WORK / "quiet.script"
        shutil.copytree(FOLDER, cls.folder)
        manifest = cls.folder / "AndroidManifest.xml"
        manifest.write_text(manifest.read_text().replace("org.names.Main", "org.names.Quiet"))
        cls.script.write_text("wait 100\n")

    def orders(self, *options):
        done = antecede("run", self.folder, "--quiet", "--strategy", "orders", "--script", self.script, "--bound", "200", *options)
        return int(re.search(r"^orders +(\d+)", done.stdout, re.M)[1])

    def test_a_race_of_a_library_is_not_searched(self):
        self.assertEqual(self.orders(), 1)

    def test_unless_the_user_says_that_it_is_own(self):
        self.assertGreater(self.orders("--own", "com.google.gson"), 1)

    def test_a_schedule_has_the_names_of_the_code(self):
        """So it does not matter whether there is a mapping when it is repeated."""
        found, own = WORK / "found.schedule", ("--own", "com.google.gson")
        self.orders(*own, "--save-schedule", found, "--mapping", APP / "quiet-mapping.txt")
        self.assertIn('shared "com.google.gson.Race.last"', found.read_text())
        antecede("replay", self.folder, found, "--quiet", *own)
        told = antecede("replay", self.folder, found, "--quiet", *own, "--mapping", APP / "quiet-mapping.txt", "-o", WORK / "found.trace")
        self.assertEqual(told.returncode, 0)
        self.assertIn("write com.google.gson.Race.winner", antecede("trace", "print", WORK / "found.trace").stdout)


def main():
    global BINARY, WORK, FOLDER
    BINARY, WORK = sys.argv[1], pathlib.Path(sys.argv[2])
    FOLDER = build(pathlib.Path(sys.argv[3]))
    unittest.main(argv=[sys.argv[0], *sys.argv[4:]])


if __name__ == "__main__":
    main()
