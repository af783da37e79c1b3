#!/usr/bin/env python3
"""Tests that the texts of strangers are shown, not obeyed: names in traces, messages and logs of programs, labels of apps.

usage: run_untrusted_tests.py BINARY CLASSES [TEST…]

CLASSES are the compiled classes of the framework model, which the app is compiled against.
"""
import json
import os
import pathlib
import pty
import re
import shutil
import subprocess
import sys
import unittest
import xml.etree.ElementTree

import run_cli_tests as cli
from run_cli_tests import CliTest, run

# Clears the screen, reverses what follows, ends the text for C programs, begins a line, hides; C1, DEL, a tag.
EVIL = "evil\x1b[2J\u202etxt.exe\x00end\nfake: line\u2028\r\u200b\ufeff\x9b31m\x7f\u2066\U000e0041"
SHOWN = r"evil\x1b[2J\u202etxt.exe\x00end\x0afake: line\u2028\x0d\u200b\ufeff\u009b31m\x7f\u2066\u{e0041}"
LONG = 100_000
RAW = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")
LONGEST_LINE = 20_000  # Several texts of a thousand characters, escapes and all.
classes = None


class UntrustedTest(CliTest):
    def expect_harmless(self, output, *words):
        """Valid UTF-8 without what a terminal obeys, in lines that are not too long; tabs only indent."""
        text = output.decode("utf-8")
        found = RAW.search(text)
        self.assertIsNone(found, found and repr(text[max(0, found.start() - 60):found.end() + 60]))
        self.assertNotRegex(text, r"[^\n\t]\t")
        for line in text.split("\n"):
            self.assertLess(len(line), LONGEST_LINE, line[:200])
        for word in words:
            self.assertIn(word, text)
        return text


def quoted(text):
    """As the text form of traces has it, every byte an escape."""
    return '"' + "".join(f"\\x{byte:02x}" for byte in text.encode("utf-8", "surrogateescape")) + '"'


class Trace(UntrustedTest):
    """All names of a trace with a race."""

    def trace(self, name):
        evil = quoted(name)
        path = self.folder / "evil.trace"
        path.write_text(f"""process {evil}
thread main name={evil}
thread other
queue q looper thread=main name={evil}
object o name={evil}
lock l name={evil}
location f field owner={evil} name={evil} object=o
stack #0 owner={evil} method={evil} file={evil} line=3
main: init
main: fork other at #0
other: init
other: lock l
other: write f = null at #0
other: unlock l
main: begin m q=q label={evil} input
main: read f at #0
main: end m
""")
        return path

    def texts(self, trace):
        """Every output for people."""
        picture = self.folder / "race.svg"
        yield run("detect", trace, "--all", "--timeline", picture).stdout
        yield run("detect", trace).stdout
        yield run("trace", "stats", trace).stdout
        yield run("trace", "print", trace).stdout.replace(b"\\x", b"")
        yield picture.read_bytes()

    def test_names_are_escaped(self):
        trace = self.trace(EVIL)
        text = self.expect_harmless(self.expect_done(run("detect", trace)), SHOWN)
        self.assertIn("1 race in 1 group", text)
        self.assertNotIn("\nfake: line", text, "a name began a line")
        for output in self.texts(trace):
            self.expect_harmless(output)

    def test_long_names_are_shortened(self):
        trace = self.trace("x" * LONG)
        self.expect_harmless(self.expect_done(run("detect", trace)), "x… 99,000 more characters")
        self.expect_harmless(self.expect_done(run("trace", "stats", trace)), "x… 99,000 more characters")

    def test_json_has_the_exact_names(self):
        for name in (EVIL, "x" * LONG):
            (race,) = json.loads(self.expect_done(run("detect", self.trace(name), "--format", "json")))["races"]
            self.assertEqual((race["location"]["field"], race["location"]["object"]), (name, name))
            self.assertIn(name, [access["event"]["label"] for access in race["accesses"]])
            self.assertIn([name], [access["locks"] for access in race["accesses"]])

    def test_what_is_no_utf8(self):
        trace = self.trace("a\udcffb\udced\udca0\udc80")
        for output in self.texts(trace):
            self.expect_harmless(output)
        self.assertIn(r"a\xffb\xed\xa0\x80", run("detect", trace).stdout.decode())
        (race,) = json.loads(self.expect_done(run("detect", trace, "--format", "json")))["races"]
        self.assertRegex(race["location"]["field"], "^a\ufffd+b\ufffd+$")

    def test_print_is_read_as_the_same_trace(self):
        for name in (EVIL, "x" * (LONG // 10), "a\udcffb", 'quote " \\ \\x1b'):
            trace, printed = self.trace(name), self.folder / "printed.trace"
            text = self.expect_done(run("trace", "print", trace))
            self.assertIsNone(RAW.search(text.decode("utf-8")))
            printed.write_bytes(text)
            races = [json.loads(self.expect_done(run("detect", one, "--format", "json")))["races"] for one in (trace, printed)]
            self.assertEqual(races[0], races[1])
            self.expect_done(run("trace", "parse", printed, "-o", self.folder / "binary"))
            self.assertEqual(self.expect_done(run("trace", "print", self.folder / "binary")), text)

    def test_picture_is_xml(self):
        for name in (EVIL, "</text><script>&\"'", "\udcff\uffff", "x" * LONG):
            picture = self.folder / "race.svg"
            self.assertEqual(run("detect", self.trace(name), "--timeline", picture).returncode, 0)
            xml.etree.ElementTree.parse(picture)
            self.assertNotIn("<script", picture.read_text())

    def test_errors_are_one_harmless_line(self):
        bad = self.folder / f"{EVIL}.trace".replace("\x00", "")
        bad.write_bytes(b"main: \x1b[2J\xe2\x80\xae\xff " + b"x" * LONG + b"\n")
        for command in (("detect", bad), ("trace", "print", bad), ("info", bad), ("detect", self.folder / EVIL.replace("\x00", ""))):
            result = run(*command)
            self.assertEqual(result.returncode, 3)
            text = self.expect_harmless(result.stderr)
            self.assertEqual(text.count("\n"), 1)


class JavaTest(UntrustedTest):
    JAVAC = ["-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8"]

    def java_text(self, text):
        """The expression in Java, escaped."""
        units = text.encode("utf-16-be")
        return '"' + "".join(f"\\u{units[i]:02x}{units[i + 1]:02x}" for i in range(0, len(units), 2)).replace(
            "\\u000a", "\\n").replace("\\u000d", "\\r") + '"'

    def compile(self, source, *options):
        if not shutil.which("javac"):
            self.skipTest("no javac")
        path, out = self.folder / "Evil.java", self.folder / "classes"
        path.write_text(source)
        out.mkdir()
        subprocess.run(["javac", *self.JAVAC, *options, "-d", out, path], check=True, capture_output=True)
        return out

    def jar(self, out, path):
        subprocess.run(["jar", "cf", path, "-C", out, "."], check=True)
        return path


class Program(JavaTest):
    """What a Java program prints, and what it dies of."""

    def setUp(self):
        super().setUp()
        out = self.compile(f"""
            public class Evil implements Runnable {{
                static final String TEXT = {self.java_text(EVIL)};
                static String text;
                public static void main(String[] arguments) {{
                    StringBuilder builder = new StringBuilder(TEXT);
                    if (arguments.length > 0) while (builder.length() < {LONG}) builder.append('x');
                    text = builder.toString();
                    System.out.println(text);
                    System.err.println(text);
                    new Thread(new Evil(), text).start();
                }}
                public void run() {{
                    throw new IllegalStateException(text);
                }}
            }}""", "--release", "8")
        self.program = self.jar(out, self.folder / "evil.jar")

    def test_what_is_told_is_harmless(self):
        result = run("run", self.program, "--main", "Evil", "--summary", "--verbose")
        self.expect_harmless(result.stderr, f"crash: java.lang.IllegalStateException: {SHOWN}", f"in thread {SHOWN}")
        self.assertIn("\tat Evil.run", result.stderr.decode(), "the stack trace is as Java prints it")

    def test_long_messages_are_shortened(self):
        result = run("run", self.program, "--main", "Evil", "--", "long")
        self.expect_harmless(result.stderr, "x… 98,999 more characters, at Evil.run (Evil.java:")

    def test_json_has_the_exact_texts(self):
        for arguments, text in (((), EVIL), (("--", "long"), EVIL + "x" * (LONG - len(EVIL.encode("utf-16-be")) // 2))):
            report = json.loads(run("run", self.program, "--main", "Evil", "--format", "json", *arguments).stdout)
            (crash,) = report["crashes"]
            self.assertEqual(crash["message"], text)
            self.assertEqual(report["output"], text + "\n")

    def test_lists_of_outcomes_are_harmless(self):
        for options in (("--seeds", "2"), ("--strategy", "systematic")):
            result = run("run", self.program, "--main", "Evil", *options, "--", "long")
            self.expect_harmless(result.stdout + result.stderr)

    def test_standard_output_is_the_programs_own(self):
        """Byte for byte, unless it goes to a terminal."""
        self.assertEqual(run("run", self.program, "--main", "Evil").stdout, (EVIL + "\n").encode())
        ours, its = pty.openpty()
        subprocess.run([cli.binary, "run", self.program, "--main", "Evil"], stdin=subprocess.DEVNULL, stdout=its,
                       stderr=subprocess.DEVNULL, timeout=60)
        shown = os.read(ours, 100_000).decode()
        os.close(ours)
        os.close(its)
        self.assertIsNone(RAW.search(shown.replace("\r\n", "\n")), shown)
        self.assertIn(r"evil\x1b[2J", shown)

    def test_strings_in_code_are_escaped(self):
        self.expect_harmless(self.expect_done(run("dump", self.program, "ir")), r"evil\x1b[2J\u202etxt.exe\x00end\nfake")
        dot = self.expect_harmless(self.expect_done(run("dump", self.program, "cfg")))
        self.assertIn(r"evil\\x1b[2J\\u202e", dot, "DOT has a backslash of its own")


class App(JavaTest):
    """An app's label, log, views and crash."""

    def setUp(self):
        super().setUp()
        out = self.compile(f"""
            package evil;
            public class Evil extends android.app.Activity {{
                static final String TEXT = {self.java_text(EVIL)};
                protected void onCreate(android.os.Bundle state) {{
                    super.onCreate(state);
                    StringBuilder text = new StringBuilder(TEXT);
                    while (text.length() < {LONG}) text.append('x');
                    android.util.Log.e(TEXT, text.toString());
                    System.out.println(TEXT);
                    android.widget.Button button = new android.widget.Button(this);
                    button.setText(TEXT);
                    button.setOnClickListener(view -> {{ throw new IllegalStateException(text.toString()); }});
                    setContentView(button);
                }}
            }}""", "-source", "8", "-target", "8", "-extdirs", "", "-bootclasspath", classes)
        self.app = self.folder / "app"
        self.app.mkdir()
        self.jar(out, self.app / "classes.jar")
        (self.app / "AndroidManifest.xml").write_text("""
            <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="evil">
              <application android:label="a&#x202e;b&#x200b;c">
                <activity android:name=".Evil" android:exported="true">
                  <intent-filter><action android:name="android.intent.action.MAIN"/><category android:name="android.intent.category.LAUNCHER"/></intent-filter>
                  <intent-filter><action android:name="x&#x202e;y&#x85;"/></intent-filter>
                </activity>
              </application>
            </manifest>""")

    def test_info(self):
        self.expect_harmless(self.expect_done(run("info", self.app, "--verbose")), r'"a\u202eb\u200bc"', r"x\u202ey\u0085")
        report = json.loads(self.expect_done(run("info", self.app, "--format", "json")))
        self.assertEqual(report["app"]["label"], "a\u202eb\u200bc")

    def test_manifest_is_xml(self):
        text = self.expect_harmless(self.expect_done(run("dump", self.app, "manifest")), "a&#8238;b&#8203;c")
        label = "{http://schemas.android.com/apk/res/android}label"
        self.assertEqual(xml.etree.ElementTree.fromstring(text).find("application").get(label), "a\u202eb\u200bc")

    def test_run(self):
        script, pictures = self.folder / "script", self.folder / "pictures"
        script.write_text("click Button\n")
        report, trace = self.folder / "report.json", self.folder / "trace"
        result = run("run", self.app, "--script", script, "--verbose", "--format", "text", "--format", f"json={report}",
                     "--screenshots", pictures, "-o", trace)
        self.assertEqual(result.returncode, 0, result.stderr[-2000:])
        self.expect_harmless(result.stderr, "crash: java.lang.IllegalStateException: evil\\x1b[2J", "more characters")
        self.expect_harmless(result.stdout, SHOWN.replace(r"\x0a", "\n"))
        (crash,) = json.loads(report.read_text())["crashes"]
        self.assertTrue(crash["message"].startswith(EVIL))
        self.assertEqual(len(crash["message"].encode("utf-16-be")), 2 * LONG)
        for picture in pathlib.Path(pictures).glob("*.svg"):
            xml.etree.ElementTree.parse(picture)
            self.expect_harmless(picture.read_bytes())
        for command in (("detect", trace), ("trace", "print", trace), ("trace", "stats", trace)):
            self.expect_harmless(run(*command).stdout)


if __name__ == "__main__":
    cli.binary, classes = sys.argv[1], sys.argv[2]
    cli.fixtures = cli.ROOT / "tests" / "fixtures"
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
