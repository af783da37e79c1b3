#!/usr/bin/env python3
"""Tests how commands end: by limits, by signals, for want of memory, and with results that say too little.

usage: run_ending_tests.py BINARY CLASSES [TEST…]

CLASSES are the compiled classes of the framework model, which apps are compiled against.
"""
import json
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

import class_chain

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "examples" / "newsreader.apk"
TRACE = ROOT / "tests" / "data" / "detect" / "data_race.trace"
SECONDS = 120

binary = None
classes = None

MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="org.example.ends">
  <uses-sdk android:minSdkVersion="21" android:targetSdkVersion="28"/>
  <application android:label="Ends">
    <activity android:name=".Main" android:exported="true">
      <intent-filter><action android:name="android.intent.action.MAIN"/><category android:name="android.intent.category.LAUNCHER"/></intent-filter>
    </activity>
  </application>
</manifest>
"""


def run(*arguments, **options):
    return subprocess.run([binary, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          timeout=SECONDS, text=True, errors="replace", **options)


def part_of(reason):
    """What a command says that had to end: why, and in which stage if it has stages."""
    return rf"\Aantecede: {reason}(, in [a-z]+)?: this is a part of the result\n\Z"


class EndingTest(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)

    def app(self, body, more=""):
        """An app folder whose activity does that in onCreate."""
        source = self.folder / "Main.java"
        source.write_text("package org.example.ends;\npublic class Main extends android.app.Activity {\n"
                          "  @Override protected void onCreate(android.os.Bundle state) {\n    super.onCreate(state);\n"
                          f"    {body}\n  }}\n{more}\n}}\n")
        app = self.folder / "app"
        (app / "out").mkdir(parents=True)
        (app / "AndroidManifest.xml").write_text(MANIFEST)
        subprocess.run(["javac", "-nowarn", "-Xlint:none", "-proc:none", "--release", "8", "-cp", classes, "-d", app / "out", source], check=True,
                       stderr=subprocess.DEVNULL)
        subprocess.run(["jar", "cf", app / "classes.jar", "-C", app / "out", "."], check=True)
        shutil.rmtree(app / "out")
        return app

    def expect(self, result, code, *words):
        self.assertEqual(result.returncode, code, result.stderr[-1000:])
        for word in words:
            self.assertIn(word, result.stderr)


class Limits(EndingTest):
    """What an app can have the machine do besides running code."""

    def test_databases_count(self):
        app = self.app("""android.database.sqlite.SQLiteDatabase d = openOrCreateDatabase("x", 0, null);
            d.execSQL("CREATE TABLE t (x BLOB)");
            int failed = 0;
            while (failed < 20) {
              try { d.execSQL("INSERT INTO t VALUES (zeroblob(4000000))"); } catch (RuntimeException e) { ++failed; }
            }
            throw new IllegalStateException("failed " + failed);""")
        with open(self.folder / "told", "w+") as told:
            process = subprocess.Popen([binary, "run", app, "--events", "3", "--memory", "64", "--timeout", "60"], stdin=subprocess.DEVNULL,
                                       stdout=told, stderr=told)
            used = os.wait4(process.pid, 0)[2].ru_maxrss
            told.seek(0)
            self.assertIn("failed 20", told.read())
        self.assertLess(used, 700 << 10, "KiB")

    def test_statements_are_interrupted(self):
        app = self.app("""android.database.sqlite.SQLiteDatabase d = openOrCreateDatabase("x", 0, null);
            while (true) {
              try {
                d.rawQuery("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c", null).moveToFirst();
              } catch (RuntimeException e) { }
            }""")
        self.expect(run("run", app, "--events", "3", "--timeout", "3", "--format", "json"), 5)

    def peak(self, *arguments):
        """Exit code, what was told, and the most memory in MiB."""
        with open(self.folder / "told", "w+") as told:
            process = subprocess.Popen([binary, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=told, stderr=told)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            told.seek(0)
            return process.returncode, told.read(), usage.ru_maxrss >> 10

    def test_class_metadata(self):
        """Deep hierarchies take memory as they have classes: what is inherited is not copied from class to class."""
        for kind, most in (("methods", 900), ("overrides", 900), ("interfaces", 900), ("fields", 900)):
            with self.subTest(kind=kind):
                jar = class_chain.write(self.folder / f"{kind}.jar", 60000, kind)
                code, told, mib = self.peak("run", jar, "--main", "C59999", "--memory", "64", "--timeout", "100")
                self.assertIn("StackOverflowError", told)  # Of the constructors, as on a device.
                self.assertEqual(code, 1, told[-500:])
                self.assertLess(mib, most)

    def test_large_hierarchies_run_as_on_a_jvm(self):
        """Beyond what classes copy: more virtual methods than places, more interfaces and references above, and a long way up."""
        source, out = self.folder / "Wide.java", self.folder / "out"
        source.write_text(class_chain.wide_program())
        subprocess.run(["javac", "-nowarn", "-proc:none", "--release", "8", "-d", out, source], check=True, stderr=subprocess.DEVNULL)
        subprocess.run(["jar", "cf", self.folder / "wide.jar", "-C", out, "."], check=True)
        expected = subprocess.run(["java", "-Xss32m", "-cp", out, "Wide"], check=True, stdout=subprocess.PIPE, text=True).stdout
        self.assertIn("methods 2600", expected)
        result = run("run", self.folder / "wide.jar", "--main", "Wide", "--quiet")
        self.assertEqual((result.returncode, result.stdout), (0, expected), result.stderr[-500:])

    def test_long_chains_of_classes_are_quick_to_look_at(self):
        jar = class_chain.write(self.folder / "chain.jar", 4000)
        self.expect(run("info", jar, "--timeout", "60"), 0)

    def test_time_of_reading_commands(self):
        jar = class_chain.write(self.folder / "chain.jar", 60000)
        for command in (("info", jar), ("dump", jar, "ir")):
            result = run(*command, "--timeout", "0.2")
            self.expect(result, 5, "the limit of time is reached")
            self.assertEqual(result.stderr.count("\n"), 1)

    def test_order_ends_in_order_wherever_it_is_stopped(self):
        """In the rules of order, too: what is not known yet is not claimed."""
        for hundredths in range(4, 60, 6):
            result = run("order", EXAMPLE, "--format", "json", "--timeout", str(hundredths / 100))
            self.assertIn(result.returncode, (0, 5), result.stderr)
            report = json.loads(result.stdout)
            if result.returncode == 5:
                self.assertEqual(report["executesBefore"], [])

    def test_order_gives_the_actions_that_it_has_found(self):
        """And no order: an action that was not found may undo it."""
        result = run("order", EXAMPLE, "--format", "json", "--timeout", "0.02")
        self.assertEqual(result.returncode, 5)
        self.assertRegex(result.stderr, part_of("the limit of time is reached"))
        report = json.loads(result.stdout)
        self.assertFalse(report["complete"])
        self.assertTrue(report["actions"])
        self.assertEqual(report["executesBefore"], [])

    def test_memory_of_reading_commands(self):
        trace = self.folder / "long.trace"
        self.expect(run("trace", "generate", "--minutes", "1", "-o", trace), 0)
        for command in (("detect", trace), ("trace", "print", trace, "-o", "/dev/null")):
            result = run(*command, "--memory", "1")
            self.expect(result, 5, "the limit of memory is reached")

    def test_a_part_of_a_trace_is_counted(self):
        trace = self.folder / "long.trace"
        self.expect(run("trace", "generate", "--minutes", "4", "-o", trace), 0)
        stats = run("trace", "stats", trace, "--format", "json", "--timeout", "0.03")
        self.expect(stats, 5, "the limit of time is reached: this is a part of the result")
        self.assertFalse(json.loads(stats.stdout)["complete"])

    def test_defaults_are_shown(self):
        for words in (["info"], ["dump"], ["detect"], ["run"], ["replay"], ["verify"], ["trace", "print"]):
            text = " ".join(run(*words, "--help").stdout.split())
            for option in ("--timeout S", "--memory MIB"):
                self.assertRegex(text, re.escape(option) + r"[^(]*\(default: \d+\)", words)

    def test_large_scripts_and_schedules_are_refused(self):
        large = self.folder / "large"
        with open(large, "wb") as file:
            file.truncate(3 << 30)
        self.expect(run("run", EXAMPLE, "--script", large), 3, "larger than")
        self.expect(run("replay", EXAMPLE, large), 3, "larger than")
        self.expect(run("run", EXAMPLE, "--network", large), 3, "larger than")
        network = self.folder / "network.json"
        network.write_text('{"http://x.example/": {"file": "large"}}')
        self.expect(run("run", EXAMPLE, "--network", network), 3, "larger than")


class Memory(EndingTest):
    def test_too_little_address_space(self):
        """Whatever is short of memory, the exit code is 4, with a sentence."""
        seen = set()
        for command in (("info", EXAMPLE), ("detect", TRACE), ("run", EXAMPLE, "--events", "20", "--quiet"), ("trace", "print", TRACE)):
            for mib in (60, 80, 100, 120, 150, 200, 300, 450, 700, 1500, 3000):
                def limit(most=mib << 20):
                    resource.setrlimit(resource.RLIMIT_AS, (most, most))
                with self.subTest(command=command[0], mib=mib):
                    result = run(*command, preexec_fn=limit)
                    if result.returncode == 127 and "shared libraries" in result.stderr:
                        continue  # It did not even start.
                    self.assertIn(result.returncode, (0, 4), result.stderr)
                    if result.returncode == 4:
                        self.assertRegex(result.stderr, r"antecede: .*(memory|Resource)")
                    seen.add(result.returncode)
        self.assertEqual(seen, {0, 4})


class Signals(EndingTest):
    def begin(self, *arguments):
        process = subprocess.Popen([binary, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   text=True, errors="replace", cwd=self.folder)
        self.addCleanup(process.kill)
        return process

    def let_work(self, process, seconds):
        """Until it has used so much time of the processor, however busy the machine is."""
        ticks = os.sysconf("SC_CLK_TCK")
        while process.poll() is None:
            fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
            if (int(fields[11]) + int(fields[12])) / ticks >= seconds:
                return
            time.sleep(0.02)
        self.fail(f"it ended by itself: {process.communicate()}")

    def end(self, process):
        out, err = process.communicate(timeout=SECONDS)
        self.assertEqual([name for name in os.listdir(self.folder) if name.endswith(".part")], [])
        return out, err

    def test_a_run_gives_what_it_has(self):
        for one in (signal.SIGINT, signal.SIGTERM):
            process = self.begin("run", EXAMPLE, "--events", "10000000", "--quiet", "-o", "t.trace", "--format", "json=r.json")
            self.let_work(process, 1)
            process.send_signal(one)
            self.end(process)
            self.assertEqual(process.returncode, 5)
            report = json.loads((self.folder / "r.json").read_text())
            self.assertFalse(report["complete"])
            self.assertIn("interrupted", report["incompleteBecause"])
            self.assertGreater(report["userEvents"], 0)
            self.assertIn(run("detect", self.folder / "t.trace").returncode, (0, 1))

    def test_a_search_gives_what_it_has(self):
        process = self.begin("run", EXAMPLE, "--quiet", "--script", ROOT / "examples" / "back.script", "--strategy", "orders", "--bound", "1000000")
        self.let_work(process, 2)
        process.send_signal(signal.SIGINT)
        out, err = self.end(process)
        self.assertEqual(process.returncode, 5, err)
        self.assertIn("interrupted", err)
        self.assertRegex(out, r"(?m)^executions +\d+")

    def test_a_reading_command_gives_what_it_has(self):
        jar = class_chain.write(self.folder / "chain.jar", 60000)
        for command in (("info", jar, "--format", "json"), ("dump", jar, "ir")):
            process = self.begin(*command, "-o", "out.txt")
            self.let_work(process, 0.3)
            process.send_signal(signal.SIGINT)
            out, err = self.end(process)
            self.assertEqual((process.returncode, out), (5, ""))
            self.assertRegex(err, part_of("interrupted"))
            text = (self.folder / "out.txt").read_text()
            if command[0] == "info":
                self.assertFalse(json.loads(text)["complete"])
            else:
                self.assertRegex(text, r"// PARTIAL: interrupted(, in [a-z]+)?\n\Z")

    def test_detect_gives_the_races_of_what_it_has_read(self):
        self.assertEqual(run("trace", "generate", "--minutes", "4", "-o", self.folder / "long.trace").returncode, 0)
        process = self.begin("detect", "long.trace", "--format", "json=r.json", "--format", "text=r.txt")
        self.let_work(process, 0.1)
        process.send_signal(signal.SIGINT)
        out, err = self.end(process)
        self.assertEqual(out, "")
        self.assertRegex(err, part_of("interrupted"))
        self.assertEqual(process.returncode, 5)
        report = json.loads((self.folder / "r.json").read_text())
        self.assertFalse(report["complete"])
        self.assertIn("detect.stopped", [one["code"] for one in report["diagnostics"]])
        self.assertRegex((self.folder / "r.txt").read_text(), r"PARTIAL: interrupted(, in [a-z]+)?: only a part of the trace was looked at")

    def test_traces_are_written_as_far_as_they_were_read(self):
        self.assertEqual(run("trace", "generate", "--minutes", "4", "-o", self.folder / "long.trace").returncode, 0)
        for command in (("print", "long.trace", "-o", "cut.txt"), ("convert", "long.trace", "-o", "cut.trace")):
            process = self.begin("trace", *command)
            self.let_work(process, 0.1)
            process.send_signal(signal.SIGINT)
            self.assertEqual(self.end(process), ("", "antecede: interrupted: this is a part of the result\n"))
            self.assertEqual(process.returncode, 5)
        self.assertTrue((self.folder / "cut.txt").read_text().endswith("// PARTIAL: interrupted\n"))
        self.expect(run("trace", "stats", self.folder / "cut.txt"), 0)  # A text is read as far as it goes.
        self.expect(run("trace", "stats", self.folder / "cut.trace"), 5)  # It ends without the mark that it is whole.

    def test_verify_gives_what_it_has(self):
        process = self.begin("verify", EXAMPLE, "--events", "600", "--all", "--quiet", "--format", "json=v.json", "-o", "found")
        self.let_work(process, 3)
        process.send_signal(signal.SIGINT)
        _, err = self.end(process)
        self.assertEqual(process.returncode, 5, err)
        self.assertIn("this is a part of the result", err)
        report = json.loads((self.folder / "v.json").read_text())
        self.assertFalse(report["complete"])
        self.assertTrue(report["races"])
        self.assertTrue(any("the time was over" in (race["verdictReason"] or "") for race in report["races"]))

    def test_twice_is_at_once(self):
        process = self.begin("run", EXAMPLE, "--events", "10000000", "--quiet", "-o", "t.trace")
        self.let_work(process, 0.5)
        process.send_signal(signal.SIGSTOP)  # So that both come before it can end in order.
        process.send_signal(signal.SIGINT)
        process.send_signal(signal.SIGTERM)
        process.send_signal(signal.SIGCONT)
        _, err = self.end(process)
        self.assertEqual(process.returncode, 5)
        self.assertIn("interrupted twice", err)
        self.assertFalse((self.folder / "t.trace").exists())

    def test_ignored_signals_stay_ignored(self):
        result = run("info", EXAMPLE, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN))
        self.expect(result, 0)


class Told(EndingTest):
    def test_empty_trace_passes_no_gate(self):
        trace = self.folder / "empty.trace"
        trace.write_text("process p\n")
        self.expect(run("detect", trace, "--fail-on", "low"), 5, "the trace has no operations")
        self.assertFalse(json.loads(run("detect", trace, "--format", "json").stdout)["complete"])

    def test_code_alone_is_no_app(self):
        self.expect(run("verify", ROOT / "tests" / "fixtures" / "lambda.dex"), 2, "no manifest")

    def test_several_seeds_are_one_document(self):
        result = run("run", EXAMPLE, "--seeds", "3", "--events", "20", "--quiet", "--format", "json")
        report = json.loads(result.stdout)
        self.assertEqual([one["seed"] for one in report["outcomes"]], [1, 2, 3])
        self.assertEqual(report["seeds"], 3)

    def test_lines_that_matched_nothing(self):
        script = self.folder / "s.script"
        script.write_text("click id/nowhere\n")
        self.assertIn("nothing to do it to", run("run", EXAMPLE, "--quiet", "--script", script).stderr)

    def test_crashes_that_differ_in_numbers_are_one(self):
        app = self.app("""for (int i = 0; i < 30; ++i) new Thread(new Runnable() { public void run() {
              throw new IllegalStateException("bad " + new Object() + " in " + Thread.currentThread().getName()); } }).start();""")
        report = json.loads(run("run", app, "--events", "3", "--quiet", "--format", "json").stdout)
        self.assertEqual(len(report["crashes"]), 1, [one["message"] for one in report["crashes"]])
        self.assertGreater(report["crashes"][0]["count"], 1)

    def test_crashes_that_differ_in_words_are_not(self):
        app = self.app("""for (int i = 0; i < 2; ++i) { final int n = i; new Thread(new Runnable() { public void run() {
              throw new IllegalStateException("bad " + n); } }).start(); }""")
        report = json.loads(run("run", app, "--events", "3", "--quiet", "--format", "json").stdout)
        self.assertEqual(len({one["message"] for one in report["crashes"]}), len(report["crashes"]))

    def test_logs_go_to_standard_error(self):
        app = self.app('android.util.Log.i("tag", "a line of the log");')
        loud, quiet = run("run", app, "--events", "3"), run("run", app, "--events", "3", "--quiet")
        self.assertIn("a line of the log", loud.stderr)
        self.assertEqual((loud.stdout, quiet.stdout), ("", ""))
        self.assertNotIn("a line of the log", quiet.stderr)

    def test_timings_have_writing(self):
        self.assertRegex(run("detect", TRACE, "--timings").stderr, r"(?m)^antecede: write: \d+\.\d\d s")


if __name__ == "__main__":
    binary = str(pathlib.Path(sys.argv.pop(1)).resolve())
    classes = sys.argv.pop(1)
    unittest.main()
