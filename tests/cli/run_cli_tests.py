#!/usr/bin/env python3
"""Tests what scripts rely on: exit codes, messages, output and its determinism.

usage: run_cli_tests.py BINARY FIXTURES [TEST…]

BINARY is the program; FIXTURES is tests/fixtures, whose make_hostile.py makes files that must be refused. TEST is a
name such as Errors or Errors.test_missing_file.
"""
import json
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "examples" / "newsreader.apk"
WRAPPER = ROOT / "antecede"
SECONDS = 60
MOST_MEMORY_KIB = 1024 * 1024

binary = None
fixtures = None


def run(*arguments, program=None, **options):
    """Runs the program (or the wrapper) to its end; output as bytes."""
    return subprocess.run([program or binary, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, timeout=SECONDS, **options)


class CliTest(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = pathlib.Path(holder.name)

    def expect_done(self, result):
        self.assertEqual(result.returncode, 0, result.stderr.decode(errors="replace"))
        self.assertEqual(result.stderr, b"")
        return result.stdout

    def expect_error(self, result, code, *words):
        """The exit code, nothing on stdout, one line on stderr that contains the words."""
        text = result.stderr.decode(errors="replace")
        self.assertEqual(result.returncode, code, text)
        self.assertEqual(result.stdout, b"")
        self.assertEqual(text.count("\n"), 1, f"not exactly one line: {text!r}")
        self.assertTrue(text.endswith("\n"), text)
        for word in words:
            self.assertIn(str(word), text)


class Usage(CliTest):
    def test_version(self):
        self.assertRegex(self.expect_done(run("--version")).decode(), r"^antecede \d+\.\d+\.\d+")

    def test_help(self):
        text = self.expect_done(run("--help")).decode()
        self.assertIn("info", text)

    def test_no_arguments(self):
        self.expect_error(run(), 2)

    def test_unknown_command(self):
        self.expect_error(run("frobnicate"), 2, "frobnicate")

    def test_unknown_option(self):
        self.expect_error(run("--frobnicate"), 2, "--frobnicate")

    def test_unknown_option_of_command(self):
        self.expect_error(run("info", EXAMPLE, "--frobnicate"), 2, "--frobnicate")

    def test_command_without_app(self):
        self.expect_error(run("info"), 2)

    def test_unknown_format(self):
        self.expect_error(run("info", EXAMPLE, "--format", "frobnicate"), 2, "frobnicate")

    def test_bad_number(self):
        self.expect_error(run("info", EXAMPLE, "--jobs", "many"), 2, "many")


class Inputs(CliTest):
    """The forms an app may have besides the APK."""

    CLASSES = ROOT / "tests" / "fixtures" / "classfile"

    def jar(self, name, *classes):
        path = self.folder / name
        with zipfile.ZipFile(path, "w") as archive:
            for one in classes:
                archive.write(self.CLASSES / one, pathlib.Path(one).relative_to(pathlib.Path(one).parts[0]))
        return path

    def info(self, *arguments):
        return json.loads(self.expect_done(run("info", *arguments, "--format", "json")))

    def test_jar(self):
        code = self.info(self.jar("a.jar", "8/fixture/Lambdas.class", "11/fixture/Concat.class"))["code"]
        self.assertEqual([jar["classes"] for jar in code["jars"]], [2])
        self.assertEqual(code["classes"], 2)
        self.assertEqual(code["brokenMethods"], 0)

    def test_class_file(self):
        self.assertEqual(self.info(self.CLASSES / "17/fixture/Shapes.class")["code"]["classes"], 1)

    def test_app_folder_is_the_same_app_as_its_apk(self):
        folder, apk = self.info(EXAMPLE.with_suffix("")), self.info(EXAMPLE)
        self.assertEqual(folder["components"], apk["components"])
        self.assertEqual(folder["resources"], apk["resources"])
        self.assertEqual(folder["app"]["label"], apk["app"]["label"])

    def test_app_folder_with_classes(self):
        shutil.copytree(EXAMPLE.with_suffix(""), self.folder / "app")
        shutil.copy(self.jar("a.jar", "8/fixture/Lambdas.class"), self.folder / "app" / "classes.jar")
        self.assertEqual(self.info(self.folder / "app")["code"]["classes"], 1)

    def test_aar(self):
        shutil.copytree(EXAMPLE.with_suffix(""), self.folder / "app")
        shutil.copy(self.jar("a.jar", "8/fixture/Lambdas.class"), self.folder / "app" / "classes.jar")
        shutil.make_archive(str(self.folder / "app"), "zip", self.folder / "app")
        summary = self.info(self.folder / "app.zip")
        self.assertEqual(summary["code"]["classes"], 1)
        self.assertEqual(summary["app"]["package"], "org.antecede.newsreader")

    def test_broken_class_costs_itself(self):
        path = self.jar("a.jar", "8/fixture/Lambdas.class")
        with zipfile.ZipFile(path, "a") as archive:
            archive.writestr("fixture/Broken.class", b"\xca\xfe\xba\xbe nonsense")
        summary = self.info(path)
        self.assertEqual(summary["code"]["classes"], 1)
        self.assertIn("class.bad-class", [one["code"] for one in summary["diagnostics"]])

    def test_model_jar(self):
        jar = self.jar("m.jar", "8/fixture/Lambdas.class", "8/fixture/Lambdas$Greeter.class",
                       "8/fixture/Lambdas$Inner.class", "8/fixture/Lambdas$1.class", "8/fixture/Lambdas$1Local.class")
        text = self.expect_done(run("dump", EXAMPLE, "ir", "--model", jar, "--method", "fixture.Lambdas.*"))
        self.assertIn(b"fixture.Lambdas", text)

    def test_model_with_unknown_class(self):
        jar = self.jar("m.jar", "8/fixture/Lambdas.class")
        self.expect_error(run("info", EXAMPLE, "--model", jar), 2, "fixture.Lambdas", "neither the model, the app nor")

    def test_model_with_native_method(self):
        jar = self.jar("m.jar", "8/fixture/Control.class")
        self.expect_error(run("info", EXAMPLE, "--model", jar), 2, "fixture.Control", "native method call(I)V")

    def test_models_with_the_same_class(self):
        jars = [self.jar(name, "8/fixture/Control.class") for name in ("m.jar", "n.jar")]
        self.expect_error(run("info", EXAMPLE, "--model", jars[0], "--model", jars[1]), 2, "n.jar", "already defined by", "m.jar")

    def test_model_that_redefines_the_built_in(self):
        path = self.folder / "m.jar"
        with zipfile.ZipFile(path, "w") as archive:
            archive.write(self.CLASSES / "8/fixture/Control.class", "java/util/ArrayList.class")
        self.expect_error(run("info", EXAMPLE, "--model", path), 2, "java/util/ArrayList.class is already defined")

    def test_missing_model(self):
        self.expect_error(run("info", EXAMPLE, "--model", self.folder / "none.jar"), 3, "none.jar")


class Errors(CliTest):
    def expect_refused(self, path, *words):
        self.expect_error(run("info", path), 3, path, *words)

    def file(self, name, data):
        path = self.folder / name
        path.write_bytes(data)
        return path

    def test_missing_file(self):
        self.expect_refused(self.folder / "missing.apk")

    def test_empty_file(self):
        self.expect_refused(self.file("empty.apk", b""))

    def test_text_file(self):
        self.expect_refused(self.file("text.apk", b"This is not an app.\n" * 100))

    def test_text_file_with_other_name(self):
        self.expect_refused(self.file("notes.txt", b"x"))

    def test_directory_without_apks(self):
        self.file("notes.txt", b"x")
        self.expect_refused(self.folder)

    def test_truncated(self):
        data = EXAMPLE.read_bytes()
        for size in (1, 4, 30, len(data) // 2, len(data) - 1):
            with self.subTest(size=size):
                self.expect_refused(self.file("truncated.apk", data[:size]))

    def test_strange_names(self):
        for name in ("with space.apk", "newline\n.apk", "{}.apk", "%s%n.apk", "ünï.apk"):
            with self.subTest(name=name):
                result = run("info", self.folder / name)
                self.assertEqual(result.returncode, 3)
                self.assertEqual(result.stdout, b"")

    def test_output_cannot_be_written(self):
        path = self.folder / "no" / "folder" / "x.txt"
        self.expect_error(run("info", EXAMPLE, "-o", path), 4, path, "No such file or directory")

    def test_stdout_cannot_be_written(self):
        with open("/dev/full", "wb") as full:
            result = subprocess.run([binary, "info", EXAMPLE], stdout=full, stderr=subprocess.PIPE, timeout=SECONDS)
        self.assertEqual(result.returncode, 4, result.stderr)


class Hostile(CliTest):
    # Strange, but Android reads them, and so do we; the one with a text manifest is what an .aar looks like.
    ACCEPTED = {"no_dex.apk", "gap_in_dex_names.apk", "name_long.apk", "name_not_utf8.apk", "text_manifest.apk"}

    def check(self, path):
        if path.name in self.ACCEPTED:
            self.expect_done(run("info", path))
        else:
            self.expect_error(run("info", path), 3, path.name)

    def test_every_hostile_file_is_refused(self):
        maker = fixtures / "make_hostile.py"
        if not maker.exists():
            self.skipTest("no make_hostile.py")
        made = subprocess.run([sys.executable, maker, self.folder], check=True, stdout=subprocess.PIPE, text=True)
        lines = [line.split("\t") for line in made.stdout.splitlines() if line]
        self.assertGreater(len(lines), 5)
        for name, what in lines:
            with self.subTest(name=name, what=what):
                self.check(self.folder / name)
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        self.assertLess(peak, MOST_MEMORY_KIB, "a hostile file cost too much memory")


def sample_apps():
    """Every committed app that must be read without an error."""
    patterns = ("*.apk", "*.dex", "splits/*.apks", "splits/*.xapk", "splits/*.apkm")
    apps = [path for pattern in patterns for path in sorted(fixtures.glob(pattern))]
    if (fixtures / "splits").is_dir() and any((fixtures / "splits").glob("*.apk")):
        apps.append(fixtures / "splits")
    return [EXAMPLE, *apps]


class Output(CliTest):
    def test_info_json(self):
        report = json.loads(self.expect_done(run("info", EXAMPLE, "--format", "json")))
        self.assertEqual(report["schema"], "antecede/info@1")
        self.assertIn("org.antecede.newsreader", json.dumps(report))

    def test_every_sample_is_read(self):
        for app in sample_apps():
            with self.subTest(app=app.name):
                json.loads(self.expect_done(run("info", app, "--format", "json")))
                self.assertTrue(self.expect_done(run("info", app)))

    def test_same_bytes_every_time(self):
        for app in sample_apps():
            for form in ("text", "json"):
                with self.subTest(app=app.name, form=form):
                    first = self.expect_done(run("info", app, "--format", form))
                    self.assertEqual(first, self.expect_done(run("info", app, "--format", form)))
                    for jobs in ("1", "4"):
                        self.assertEqual(first, self.expect_done(run("info", app, "--format", form, "--jobs", jobs)))

    def test_output_file(self):
        target = self.folder / "with space" / "info.json"
        target.parent.mkdir()
        self.assertEqual(self.expect_done(run("info", EXAMPLE, "--format", "json", "-o", target)), b"")
        self.assertEqual(target.read_bytes(), self.expect_done(run("info", EXAMPLE, "--format", "json")))

    def test_two_formats_at_once(self):
        text, data = self.folder / "a.txt", self.folder / "a.json"
        result = run("info", EXAMPLE, "--format", f"text={text}", "--format", f"json={data}")
        self.assertEqual(self.expect_done(result), b"")
        json.loads(data.read_bytes())
        self.assertEqual(text.read_bytes(), self.expect_done(run("info", EXAMPLE)))

    def test_no_clock_no_machine(self):
        """Seconds and MiB appear only with --timings; the report must not depend on where the file lies."""
        copy = self.folder / EXAMPLE.name
        shutil.copy(EXAMPLE, copy)
        first = self.expect_done(run("info", EXAMPLE.name, "--format", "json", cwd=EXAMPLE.parent))
        self.assertEqual(first, self.expect_done(run("info", copy.name, "--format", "json", cwd=self.folder)))

    def test_trace_to_perfetto(self):
        """The same by --to and by the name; a mere look at the bytes, the unit tests read them back."""
        source = pathlib.Path(fixtures) / "droidracer" / "two_loopers.txt"
        named, told = self.folder / "a.pftrace", self.folder / "a.bin"
        self.assertEqual(self.expect_done(run("trace", "convert", source, "-o", named)), b"")
        self.assertEqual(self.expect_done(run("trace", "convert", source, "--to", "perfetto", "-o", told)), b"")
        self.assertEqual(named.read_bytes(), told.read_bytes())
        self.assertTrue(named.read_bytes().startswith(b"\n"))
        for word in (b"main", b"thread-6", b"Binder Thread #1", b"msg1", b"post"):
            self.assertIn(word, named.read_bytes())

    def test_trace_formats_agree(self):
        """A DroidRacer trace prints the same before and after it was made binary."""
        for source in sorted((pathlib.Path(fixtures) / "droidracer").glob("*.txt")):
            with self.subTest(source=source.name):
                binary_trace = self.folder / "a.atrace"
                self.assertEqual(run("trace", "convert", source, "-o", binary_trace).returncode, 0)
                printed = self.expect_done(run("trace", "print", binary_trace))
                self.assertEqual(run("trace", "print", source).stdout, printed)

    def test_trace_to_unknown_format(self):
        source = pathlib.Path(fixtures) / "droidracer" / "ui.txt"
        target = self.folder / "a"
        self.expect_error(run("trace", "convert", source, "--to", "png", "-o", target), 2, "perfetto")
        self.assertFalse(target.exists())


class Detect(CliTest):
    """antecede detect: races in a trace."""

    TRACES = ROOT / "tests" / "data" / "detect"
    CUT = ROOT / "tests" / "data" / "trace_cut" / "cut.atrace"
    RACY = TRACES / "data_race.trace"
    CLEAN = TRACES / "post_at_time_same_looper.trace"

    def report(self, *arguments):
        return json.loads(self.expect_done(run("detect", *arguments, "--format", "json")))

    def test_usage_errors(self):
        for words, arguments in {
            ("TRACE",): (),
            ("frobnicate",): (self.RACY, "--format", "frobnicate"),
            ("--rule", "Frobnicate"): (self.RACY, "--rule", "all,Frobnicate"),
            ("--without-rule", "Frobnicate"): (self.RACY, "--without-rule", "Frobnicate"),
            ("--without-filter", "frobnicate"): (self.RACY, "--without-filter", "frobnicate"),
            ("--fail-on", "high, medium, low or none"): (self.RACY, "--fail-on", "always"),
            ("--race goes with --timeline",): (self.RACY, "--race", "r-1"),
            ("--perfetto",): (self.RACY, self.RACY, "--perfetto", "a"),
            ("several",): (self.RACY, "--format", "text=a", "--format", "json=b", "-o", "c"),
            ("many",): (self.RACY, "--jobs", "many"),
        }.items():
            with self.subTest(arguments=arguments):
                self.expect_error(run("detect", *arguments), 2, *words)

    def test_usage_is_checked_before_the_trace_is_read(self):
        self.expect_error(run("detect", "missing.trace", "--rule", "Frobnicate"), 2, "Frobnicate")

    def test_unreadable(self):
        self.expect_error(run("detect", self.folder / "missing.trace"), 3, "missing.trace")
        self.expect_error(run("detect", self.folder), 3, self.folder)
        self.expect_error(run("detect", EXAMPLE), 3, EXAMPLE)
        bad = self.folder / "bad.trace"
        bad.write_text("main: begin a q=main\nmain: frobnicate x\n")
        self.expect_error(run("detect", bad), 3, bad, "2")

    def test_fail_on(self):
        for trace, level, code in ((self.RACY, "high", 1), (self.RACY, "low", 1), (self.RACY, "none", 0),
                                   (self.TRACES / "data_race_locked.trace", "medium", 0),
                                   (self.TRACES / "data_race_locked.trace", "low", 1),
                                   (self.TRACES / "figure2.trace", "high", 0), (self.TRACES / "figure2.trace", "medium", 1),
                                   (self.CLEAN, "low", 0)):
            with self.subTest(trace=trace.name, level=level):
                result = run("detect", trace, "--fail-on", level)
                self.assertEqual(result.returncode, code)
                self.assertTrue(result.stdout)
                self.assertEqual(result.stderr, b"")

    def test_cut_trace(self):
        for arguments in ((), ("--fail-on", "low")):
            result = run("detect", self.CUT, "--format", "json", *arguments)
            self.assertEqual(result.returncode, 5)
            report = json.loads(result.stdout)
            self.assertFalse(report["complete"])
            self.assertIn("trace.damaged", [gap["code"] for gap in report["notCovered"]])
        self.assertIn(b"PARTIAL", run("detect", self.CUT).stdout)

    def test_json(self):
        report = self.report(self.RACY)
        self.assertEqual(report["schema"], "antecede/report@1")
        self.assertTrue(report["complete"])
        self.assertEqual(report["app"]["package"], "org.example.export")
        (race,) = report["races"]
        self.assertEqual(race["kind"], "data-race")
        self.assertRegex(race["id"], "^r-[0-9a-f]+$")
        self.assertEqual(sorted(access["kind"] for access in race["accesses"]), ["read", "write"])
        self.assertEqual({access["event"]["thread"] for access in race["accesses"]}, {"main", "Thread-4"})

    def test_a_trace_without_races_says_what_was_not_covered(self):
        text = self.expect_done(run("detect", self.CLEAN)).decode()
        self.assertIn("no race to report", text)
        self.assertIn("Not covered by this analysis", text)
        self.assertEqual(self.report(self.CLEAN)["races"], [])

    def test_same_bytes_every_time(self):
        for trace in sorted(self.TRACES.glob("*.trace")):
            for form in ("text", "json"):
                with self.subTest(trace=trace.name, form=form):
                    first = self.expect_done(run("detect", trace, "--format", form))
                    for jobs in ("1", "4"):
                        self.assertEqual(first, self.expect_done(run("detect", trace, "--format", form, "--jobs", jobs)))

    def test_two_formats_at_once(self):
        text, data = self.folder / "a.txt", self.folder / "a.json"
        self.assertEqual(self.expect_done(run("detect", self.RACY, "--format", f"text={text}", "--format", f"json={data}")), b"")
        json.loads(data.read_bytes())
        self.assertEqual(text.read_bytes(), self.expect_done(run("detect", self.RACY)))

    def test_timings_only_if_asked(self):
        self.assertNotIn("stages", self.report(self.RACY)["stats"])
        timed = run("detect", self.RACY, "--timings", "--format", "json")
        # What writing took is known only behind it.
        self.assertRegex(timed.stderr, rb"^antecede: write: [0-9.]+ s, at most [0-9]+ MiB so far\n$")
        stages = json.loads(timed.stdout)["stats"]["stages"]
        self.assertIn("seconds", stages[0])
        self.assertEqual([stage["name"] for stage in stages], ["read", "order", "compare", "cover", "filter", "group", "report"])

    def test_several_traces_are_one_report(self):
        locked = self.TRACES / "data_race_locked.trace"
        one, other, both = self.report(self.RACY), self.report(locked), self.report(self.RACY, locked)
        self.assertEqual({race["id"] for race in both["races"]}, {race["id"] for race in one["races"] + other["races"]})
        self.assertEqual([trace["file"] for trace in both["traces"]], [str(self.RACY), str(locked)])
        self.assertIsNone(both["trace"])
        self.assertEqual(both["stats"]["trace"]["operations"],
                         one["stats"]["trace"]["operations"] + other["stats"]["trace"]["operations"])
        (race,) = [race for race in both["races"] if race["id"] == one["races"][0]["id"]]
        self.assertEqual((race["runs"], race["priority"], race["run"]), (2, "high", 0), "the more urgent of the two examples")
        self.assertIn(b"in 2 of 2 traces", self.expect_done(run("detect", self.RACY, locked)))
        drawing = self.folder / "race.svg"
        self.expect_done(run("detect", locked, self.RACY, "--timeline", drawing, "-o", self.folder / "x"))
        xml.etree.ElementTree.fromstring(drawing.read_bytes())

    def test_traces_of_different_apps_are_refused(self):
        other = self.TRACES / "figure2.trace"
        self.expect_error(run("detect", self.RACY, other), 3, other, "org.example.export", "org.example.memo")

    def test_rules(self):
        self.assertEqual(self.report(self.RACY)["trace"]["rules"], "all")
        self.assertEqual(self.report(self.RACY, "--rule", "strict")["trace"]["rules"], "strict")
        fewer = self.report(self.CLEAN, "--without-rule", "MsgAtTime")
        self.assertNotIn("MsgAtTime", fewer["trace"]["rules"])
        self.assertTrue(fewer["races"], "without the rule the two posts are unordered")
        self.assertIn("rules.off", [gap["code"] for gap in fewer["notCovered"]])

    def test_every_rule_can_be_left_out(self):
        rules = re.findall(r"^\| ([A-Z]\w+(?:#\d)?) \| .* `\w+\.h` \|$", (ROOT / "docs" / "order.md").read_text(), re.MULTILINE)
        self.assertGreater(len(rules), 20)
        for rule in rules:
            for trace in (self.TRACES / "figure1.trace", ROOT / "tests" / "fixtures" / "droidracer" / "locations.txt"):
                with self.subTest(rule=rule, trace=trace.name):
                    self.expect_done(run("detect", trace, "--rule", "all", "--without-rule", rule))

    def test_filters_and_coverage(self):
        figure1, covered = self.TRACES / "figure1.trace", self.TRACES / "covered.trace"
        self.assertIn(["commutative"], [race["filteredBy"] for race in self.report(figure1)["races"]])
        self.assertNotIn("commutative", [name for race in self.report(figure1, "--without-filter", "commutative")["races"]
                                         for name in race["filteredBy"]])
        self.assertIn(True, [race["covered"] for race in self.report(covered)["races"]])
        self.assertNotIn(True, [race["covered"] for race in self.report(covered, "--no-coverage")["races"]])

    def test_main_only(self):
        self.assertEqual(self.report(self.RACY, "--main-only")["races"], [])

    def test_own(self):
        races = self.report(self.TRACES / "figure1.trace", "--own", "android.widget")["races"]
        self.assertIn("android.widget.ImageView", [access["class"] for race in races for access in race["accesses"]])

    def test_timeline(self):
        drawing = self.folder / "race.svg"
        report = json.loads(self.expect_done(run("detect", self.RACY, "--format", "json", "--timeline", drawing)))
        first = drawing.read_bytes()
        xml.etree.ElementTree.fromstring(first)
        self.assertNotIn(b"<script", first)
        for identity in (report["races"][0]["id"], report["races"][0]["id"][:5]):
            self.expect_done(run("detect", self.RACY, "--timeline", drawing, "--race", identity, "-o", self.folder / "x"))
            self.assertEqual(drawing.read_bytes(), first)
        self.expect_error(run("detect", self.RACY, "--timeline", drawing, "--race", "r-none"), 2, "r-none")

    def test_timeline_without_a_race(self):
        drawing = self.folder / "race.svg"
        result = run("detect", self.CLEAN, "--timeline", drawing)
        self.assertEqual(result.returncode, 0)
        self.assertIn(b"no race to draw", result.stderr)
        self.assertFalse(drawing.exists())

    def test_perfetto(self):
        target = self.folder / "race.pftrace"
        report = json.loads(self.expect_done(run("detect", self.RACY, "--format", "json", "--perfetto", target)))
        self.assertEqual(target.read_bytes().count(report["races"][0]["id"].encode()), 2)

    def test_output_cannot_be_written(self):
        for option in ("-o", "--timeline", "--perfetto"):
            with self.subTest(option=option):
                self.assertEqual(run("detect", self.RACY, option, self.folder / "no" / "folder" / "x").returncode, 4)


class Run(CliTest):
    """antecede run: what is reported of a run. The programs are in tests/fixtures/run/source."""

    APP = ROOT / "tests" / "fixtures" / "run" / "app.jar"
    MODEL = ROOT / "tests" / "fixtures" / "run" / "model.jar"

    def run_main(self, name, *arguments, behind=()):
        return run("run", self.APP, "--main", name, *arguments, *(("--", *behind) if behind else ()))

    def report(self, name, *arguments, code=0, behind=()):
        """The JSON on standard output."""
        result = self.run_main(name, "--format", "json", *arguments, behind=behind)
        self.assertEqual(result.returncode, code, result.stderr.decode())
        report = json.loads(result.stdout)
        self.assertEqual(report["schema"], "antecede/run@1")
        return report

    # Crashes

    def test_every_crash_is_collected(self):
        report = self.report("Crashes")
        self.assertEqual([crash["exception"] for crash in report["crashes"]],
                         ["java.lang.IllegalStateException", "Crashes$Refusal", "java.lang.ArrayIndexOutOfBoundsException"])
        self.assertEqual(report["output"], "still here\n")
        self.assertEqual((report["ended"], report["exitCode"]), ("finished", 1))
        self.assertEqual(report["toolFailures"], [])
        self.assertEqual(report["events"], 2)

    def test_crash_of_a_thread(self):
        crash = self.report("Crashes")["crashes"][0]
        self.assertEqual(crash["message"], "failed")
        self.assertEqual(crash["event"]["label"], "worker")
        self.assertIsNone(crash["event"]["queue"])
        (start,) = crash["event"]["posted"]
        self.assertEqual((start["kind"], start["class"], start["method"], start["line"]), ("start", "Crashes", "main", 8))
        (cause,) = crash["causes"]
        self.assertEqual(cause["exception"], "java.lang.NullPointerException")
        top = cause["stack"][0]
        self.assertEqual((top["class"], top["method"], top["descriptor"], top["file"], top["line"], top["own"]),
                         ("Crashes", "fail", "()V", "Crashes.java", 23, True))
        self.assertFalse(cause["stack"][-1]["own"])

    def test_crash_of_an_event(self):
        crash = self.report("Crashes")["crashes"][1]
        self.assertEqual(crash["message"], "refused 7", "the class makes its message itself")
        event = crash["event"]
        self.assertRegex(event["id"], r"^e\d+$")
        self.assertIn("run()", event["label"])
        self.assertTrue(event["queue"])
        (post,) = event["posted"]
        self.assertEqual((post["kind"], post["class"], post["line"], post["thread"]), ("post", "Crashes", 11, "main"))

    def test_trace_has_the_crash(self):
        trace = self.folder / "a.atrace"
        report = self.report("Crashes", "-o", trace)
        self.assertEqual(report["trace"], str(trace))
        text = self.expect_done(run("trace", "print", trace)).decode().splitlines()
        self.assertEqual(len([line for line in text if " exit failed" in line]), 3)
        (end,) = [line for line in text if ": end " in line and " failed" in line]
        number = report["crashes"][1]["event"]["id"].removeprefix("e")
        self.assertIn(f" end #{number} failed", end)
        self.expect_done(run("detect", trace))

    def test_own_handler(self):
        report = self.report("Crashes$Handled")
        self.assertIn("Crashes$Handled", report["crashes"][0]["handler"])
        self.assertEqual(report["output"], "handled refused 8\n")

    def test_deep_stack_and_message_of_the_library(self):
        first, second = self.report("Crashes$Deep")["crashes"]
        self.assertEqual(first["exception"], "java.util.IllegalFormatConversionException")
        self.assertEqual(first["message"], "d != java.lang.String")
        self.assertEqual(second["exception"], "java.lang.StackOverflowError")
        self.assertEqual(len(second["stack"]), 100)
        self.assertGreater(second["omittedFrames"], 0)

    def test_what_only_looks_like_a_crash(self):
        self.assertEqual(self.report("Crashes$Pretends")["crashes"], [])
        found = self.run_main("Crashes$Pretends", "--strategy", "systematic")
        self.assertIn(b"crashes     0", found.stdout)

    def test_text_of_crashes(self):
        result = self.run_main("Crashes")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stdout, b"still here\n")
        lines = [line for line in result.stderr.decode().splitlines() if line.startswith("antecede: ")]
        self.assertEqual(len(lines), 3, lines)
        self.assertIn("crash: java.lang.IllegalStateException: failed, at Crashes.fail (Crashes.java:25), in thread worker, "
                      "started at Crashes.main (Crashes.java:8)", lines[0])
        self.assertIn("posted at Crashes.main (Crashes.java:11)", lines[1])

    def test_nothing_to_say(self):
        result = self.run_main("Ends", behind=("0",))
        self.assertEqual((result.stdout, result.stderr, result.returncode), (b"before\n", b"", 0))
        result = self.run_main("Ends", "--summary", behind=("0",))
        self.assertEqual(result.stdout, b"before\n")
        self.assertRegex(result.stderr.decode(), r"^antecede: exit, exit code 0; 0 events, 0 crashes, .*\n$")

    # What is missing

    def test_missing(self):
        report = self.report("Missing$Calls")
        missing = report["unmodelled"]
        self.assertEqual({(one["class"], one["method"], one["descriptor"]): (one["count"], one["native"])
                          for one in missing["methods"]},
                         {("absent.Gone", "number", "(I)I"): (3, False), ("absent.Gone", "<init>", "()V"): (1, False),
                          ("absent.Gone", "text", "(Ljava/lang/String;)Ljava/lang/String;"): (1, False),
                          ("Missing", "nothing", "(I)I"): (1, True)})
        self.assertEqual(missing["methods"][0]["method"], "number", "the most called first")
        self.assertEqual((missing["calls"], missing["callsFromApp"]), (6, 5))
        self.assertEqual(missing["classes"], ["absent.Gone"])
        self.assertEqual(missing["fields"], ["absent.Gone.count"])
        self.assertGreater(missing["frameworkCalls"], 5)
        self.assertAlmostEqual(missing["shareOfCalls"], 5 / missing["frameworkCalls"])
        self.assertEqual(report["output"], "0 null\n")
        self.assertEqual((report["crashes"], report["toolFailures"]), ([], []))

    def test_missing_as_text(self):
        result = self.run_main("Missing$Calls")
        self.assertEqual(result.stdout, b"0 null\n")
        self.assertEqual(result.stderr.decode(),
                         "antecede: 5 calls of 3 methods that neither the app nor the model of Android has returned nothing, first of all "
                         "absent.Gone.number(I)I\n"
                         "antecede: 1 call of 1 native method of the app, whose code is not executed, returned nothing, first of all Missing.nothing(I)I\n")
        self.assertIn(b"not in the model: absent.Gone.<init>()V (1)\n", self.run_main("Missing$Calls", "--verbose").stderr)

    def test_broken_code(self):
        """A method of which javac's code was damaged."""
        path = self.folder / "a.jar"
        with zipfile.ZipFile(self.APP) as source, zipfile.ZipFile(path, "w") as target:
            for name in source.namelist():
                data = source.read(name)
                if name == "Crashes$Deep.class":
                    down = b"\x1a\x04\x60\xb8"  # iload_0 iconst_1 iadd invokestatic
                    self.assertEqual(data.count(down), 1)
                    data = data.replace(down, b"\x1a\x57\x57\x57")  # pop pop pop: of nothing
                target.writestr(name, data)
        result = run("run", path, "--main", "Crashes$Deep", "--format", "json")
        report = json.loads(result.stdout)
        (broken,) = report["unmodelled"]["broken"]
        self.assertEqual((broken["class"], broken["method"], broken["count"]), ("Crashes$Deep", "down", 1))
        self.assertTrue(broken["reason"])
        self.assertEqual(report["crashes"][-1]["exception"], "java.lang.VerifyError")

    # Failures of our own

    def test_tool_failures_are_not_charged_to_the_program(self):
        report = self.report("UsesModel", "--model", self.MODEL)
        self.assertEqual([one["kind"] for one in report["toolFailures"]],
                         ["model-initialiser", "model-linkage", "model-exception", "misused-intrinsic"])
        self.assertEqual([crash["exception"] for crash in report["crashes"]],
                         ["java.lang.IllegalStateException", "java.lang.NullPointerException"],
                         "thrown on purpose, and caused by an argument of the app")
        for failure in report["toolFailures"]:
            self.assertTrue(failure["stack"], failure)
            self.assertEqual(failure["count"], 1)

    def test_tool_failures_as_text(self):
        lines = self.run_main("UsesModel", "--model", self.MODEL).stderr.decode().splitlines()
        self.assertEqual(len([line for line in lines if "failure of Antecede" in line and "not of the program" in line]), 4)

    # Exit codes

    def test_exit_codes_of_the_program(self):
        for code in (0, 1, 2, 3, 4, 5, 6, 42, 255):
            with self.subTest(code=code):
                result = self.run_main("Ends", behind=(str(code),))
                self.assertEqual(result.returncode, code)
                told = f"antecede: the program ended with exit code {code}\n" if 1 <= code <= 5 else ""
                self.assertEqual(result.stderr.decode(), told)
                report = self.report("Ends", behind=(str(code),))
                self.assertEqual((report["ended"], report["exitCode"]), ("exit", code))

    def test_fail_on_crash(self):
        self.report("Crashes", "--fail-on-crash", code=1)
        self.report("Ends", "--fail-on-crash", behind=("3",))
        self.assertEqual(self.run_main("Crashes", "--seeds", "2", "--fail-on-crash").returncode, 1)
        self.assertEqual(self.run_main("Ends$Circle", "--strategy", "systematic", "--fail-on-crash").returncode, 1)
        self.assertEqual(self.run_main("Ends$Circle", "--strategy", "systematic").returncode, 0)

    def test_limit(self):
        report = self.report("Ends$Never", "--steps", "1", code=5)
        self.assertFalse(report["complete"])
        self.assertEqual((report["ended"], report["exitCode"]), ("limit", None))
        self.assertIn("limit of steps", report["endMessage"])

    # JSON

    def test_same_bytes_every_time(self):
        for arguments in (("Crashes",), ("Crashes", "--seeds", "5"), ("Ends$Race", "--strategy", "systematic")):
            with self.subTest(arguments=arguments):
                first = self.run_main(*arguments, "--format", "json").stdout
                self.assertNotIn(b'"seconds"', first)
                self.assertEqual(first, self.run_main(*arguments, "--format", "json").stdout)
                self.assertEqual(first, self.run_main(*arguments, "--format", "json", "--jobs", "1").stdout)

    def test_json_to_a_file(self):
        target = self.folder / "a.json"
        result = self.run_main("Ends", "--format", f"json={target}", behind=("4",))
        self.assertEqual((result.stdout, result.returncode), (b"before\n", 0))
        self.assertEqual(json.loads(target.read_bytes()), self.report("Ends", behind=("4",)))

    def test_seconds_only_if_asked(self):
        self.assertIn("seconds", self.report("Ends", "--timings", behind=("0",)))

    def test_strategies_and_files(self):
        schedule = self.folder / "a.schedule"
        report = self.report("Ends$Race", "--seed", "9", "--save-schedule", schedule)
        self.assertEqual((report["strategy"], report["seed"], report["schedule"]), ("random", 9, str(schedule)))
        again = self.report("Ends$Race", "--schedule", schedule)
        self.assertEqual((again["strategy"], again["seed"], again["output"]), ("random", 9, report["output"]))
        self.assertIsNone(self.report("Ends$Race", "--strategy", "round-robin")["seed"])
        for key in ("screens", "callbacks", "restarts", "virtualSeconds", "diagnostics"):
            self.assertIn(key, report)

    def test_seeds(self):
        report = self.report("Ends$Race", "--seeds", "60")
        self.assertEqual(report["seeds"], 60)
        self.assertEqual(sum(one["count"] for one in report["outcomes"]), 60)
        self.assertGreater(len(report["outcomes"]), 1)
        for outcome in report["outcomes"]:
            again = self.report("Ends$Race", "--seed", str(outcome["seed"]))
            self.assertEqual((again["output"], again["exitCode"], again["crashes"]),
                             (outcome["output"], outcome["exitCode"], outcome["crashes"]))
        text = self.expect_done(self.run_main("Ends$Race", "--seeds", "60")).decode()
        self.assertEqual(text.count(" of 60 seeds"), len(report["outcomes"]))

    # Exploration and its schedules

    def replay(self, name, text, *arguments):
        schedule = self.folder / "replayed.schedule"
        schedule.write_text(text)
        return self.report(name, "--schedule", schedule, *arguments)

    def test_every_outcome_of_an_exploration_can_be_replayed(self):
        for name, least in (("Ends$Circle", 2), ("Ends$Race", 4), ("Ends$Clock", 2)):
            with self.subTest(name=name):
                report = self.report(name, "--strategy", "systematic")
                self.assertTrue(report["exploration"]["exhausted"])
                self.assertGreaterEqual(len(report["outcomes"]), least)
                self.assertEqual(sum(one["count"] for one in report["outcomes"]), report["exploration"]["executions"])
                for outcome in report["outcomes"]:
                    again = self.replay(name, outcome["schedule"])
                    self.assertEqual({key: again[key] for key in ("output", "ended", "exitCode", "endMessage", "crashes")},
                                     {key: outcome[key] for key in ("output", "ended", "exitCode", "endMessage", "crashes")})
                    self.assertEqual(again["strategy"], "systematic")

    def test_deadlock_from_a_file(self):
        schedule, trace = self.folder / "a.schedule", self.folder / "a.atrace"
        found = self.run_main("Ends$Circle", "--strategy", "systematic", "--save-schedule", schedule)
        self.assertIn(b"deadlocks   1", found.stdout)
        for arguments in ((), ("-o", trace)):
            result = self.run_main("Ends$Circle", "--schedule", schedule, *arguments)
            self.assertEqual(result.returncode, 5)
            self.assertIn(b"deadlock: thread 0 waits for a monitor", result.stderr)
        locks = [line for line in run("trace", "print", trace).stdout.decode().splitlines() if ": lock " in line]
        self.assertTrue(locks)
        self.expect_done(run("detect", trace, "--format", "json"))

    def test_crash_from_a_file(self):
        schedule = self.folder / "a.schedule"
        self.run_main("Ends$Race", "--strategy", "systematic", "--save-schedule", schedule)
        self.assertIn('shared "Ends$Race.shared"', schedule.read_text())
        (crash,) = self.report("Ends$Race", "--schedule", schedule)["crashes"]
        self.assertEqual(crash["exception"], "java.lang.NullPointerException")

    def test_schedule_that_does_not_fit(self):
        schedule = self.folder / "a.schedule"
        self.run_main("Ends$Race", "--strategy", "systematic", "--save-schedule", schedule)
        text = schedule.read_text()
        for change, words in (((r'Race.shared"', r'Race.none"'), "the program has no Ends$Race.none"),
                              (("\nthread 0", "\nthread 7"), "expected one of the threads"),
                              (('shared "', 'thread 0\nshared "'), "'shared' is expected before the answers")):
            with self.subTest(words=words):
                schedule.write_text(text.replace(*change, 1))
                result = self.run_main("Ends$Race", "--schedule", schedule)
                self.assertEqual(result.returncode, 3)
                self.assertIn(words, result.stderr.decode())

    # Messages

    def test_main_that_is_not_there(self):
        self.expect_error(self.run_main("Nobody"), 3, "app.jar: Nobody: no such class", "Crashes, Crashes$Deep", "Ends$Circle")
        self.expect_error(self.run_main("Crashes$Task"), 3, "app.jar: Crashes$Task: no main method", "Missing and 2 more")
        self.expect_error(run("run", self.MODEL, "--main", "Nobody"), 3, "no class in it has a main method")

    def test_systematic_with_trace(self):
        self.expect_error(self.run_main("Ends$Circle", "--strategy", "systematic", "-o", self.folder / "a"), 2,
                          "--save-schedule FILE", "--schedule FILE -o TRACE")

    def test_usage_errors(self):
        self.expect_error(self.run_main("Ends", "--format", "frobnicate"), 2, "frobnicate")
        self.expect_error(self.run_main("Ends", "--seeds", "3", "--seed", "1"), 2, "--seed")
        self.expect_error(self.run_main("Ends", "--seeds", "3", "--strategy", "random"), 2, "--seeds", "--strategy")


class Wrapper(CliTest):
    """./antecede, with the release tree already built."""

    def test_from_another_folder(self):
        shutil.copy(EXAMPLE, self.folder / "my app.apk")
        result = run("info", "my app.apk", "--format", "json", program=WRAPPER, cwd=self.folder)
        self.assertEqual(json.loads(self.expect_done(result))["schema"], "antecede/info@1")

    def test_through_a_symbolic_link(self):
        link = self.folder / "linked tool"
        link.symlink_to(WRAPPER)
        self.assertEqual(self.expect_done(run("--version", program=link, cwd=self.folder)),
                         self.expect_done(run("--version")))

    def test_passes_exit_code_and_message_on(self):
        self.expect_error(run("info", "missing.apk", program=WRAPPER, cwd=self.folder), 3, "missing.apk")
        self.expect_error(run(program=WRAPPER, cwd=self.folder), 2)

    def test_passes_empty_arguments_on(self):
        self.assertEqual(run("info", "", program=WRAPPER).returncode, run("info", "").returncode)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    binary, fixtures = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
