#!/usr/bin/env python3
"""Tests what scripts rely on: exit codes, messages, output and its determinism.

usage: run_cli_tests.py BINARY FIXTURES [TEST…]

BINARY is the program; FIXTURES is tests/fixtures, whose make_hostile.py makes files that must be refused. TEST is a
name such as Errors or Errors.test_missing_file.
"""
import json
import pathlib
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
        result = run("info", EXAMPLE, "-o", self.folder / "no" / "folder" / "x.txt")
        self.assertEqual(result.returncode, 2)
        self.assertEqual(result.stderr.count(b"\n"), 1)

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
        self.assertIn("seconds", self.report(self.RACY, "--timings")["stats"]["stages"][0])

    def test_rules(self):
        self.assertEqual(self.report(self.RACY)["trace"]["rules"], "all")
        self.assertEqual(self.report(self.RACY, "--rule", "strict")["trace"]["rules"], "strict")
        fewer = self.report(self.CLEAN, "--without-rule", "MsgAtTime")
        self.assertNotIn("MsgAtTime", fewer["trace"]["rules"])
        self.assertTrue(fewer["races"], "without the rule the two posts are unordered")
        self.assertIn("rules.off", [gap["code"] for gap in fewer["notCovered"]])

    def test_filters_and_coverage(self):
        figure1, covered = self.TRACES / "figure1.trace", self.TRACES / "covered.trace"
        self.assertIn(["commutative"], [race["filteredBy"] for race in self.report(figure1)["races"]])
        self.assertEqual({len(race["filteredBy"]) for race in
                          self.report(figure1, "--without-filter", "commutative")["races"]}, {0})
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
                self.assertEqual(run("detect", self.RACY, option, self.folder / "no" / "folder" / "x").returncode, 2)


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
