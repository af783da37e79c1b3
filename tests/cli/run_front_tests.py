#!/usr/bin/env python3
"""Tests the front door: help, suggestions, man page, completions, colours.

usage: run_front_tests.py BINARY [TEST…]
"""
import os
import pathlib
import pty
import re
import shutil
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "examples" / "newsreader.apk"
TRACE = ROOT / "tests" / "data" / "detect" / "data_race.trace"
SECONDS = 60

binary = None


def run(*arguments, **options):
    return subprocess.run([binary, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          timeout=SECONDS, text=True, **options)


def commands():
    """All commands, as lists of words, and the lines that --help has for each."""
    found = {}

    def visit(words):
        text = run(*words, "--help").stdout
        found[tuple(words)] = text
        part = re.search(r"^Commands:\n((?:  .*\n)+)", text, re.M)
        for name in re.findall(r"^  ([a-z]+) ", part[1], re.M) if part else []:
            visit([*words, name])

    visit([])
    return found


def options_of(text):
    return set(re.findall(r"^  (?:-\w, )?(--[a-z-]+)", text, re.M))


class FrontTest(unittest.TestCase):
    def expect_usage(self, result, *words):
        self.assertEqual(result.returncode, 2, result.stderr)
        self.assertEqual(result.stdout, "")
        self.assertEqual(result.stderr.count("\n"), 1, result.stderr)
        for word in words:
            self.assertIn(word, result.stderr)


class Words(FrontTest):
    def test_misspelt_command(self):
        self.expect_usage(run("dectect", "x.trace"), "dectect", "did you mean detect?")

    def test_misspelt_part(self):
        self.expect_usage(run("trace", "prnt", "x"), "did you mean print?")

    def test_misspelt_option(self):
        self.expect_usage(run("run", EXAMPLE, "--evnts", "3"), "did you mean --events?")

    def test_nothing_near(self):
        self.assertNotIn("did you mean", run("frobnicate").stderr)

    def test_numbers_without_sign(self):
        for command in (("run", EXAMPLE, "--seed", "-1"), ("run", EXAMPLE, "--seed=-1"), ("verify", EXAMPLE, "--seed=-1"),
                        ("trace", "generate", "--seed", "-1", "-o", "/dev/null"), ("info", EXAMPLE, "--jobs", "-3")):
            with self.subTest(command=command):
                self.expect_usage(run(*command), "without a sign")

    def test_a_repeatable_option_takes_one_value(self):
        result = run("info", "--format", "json", EXAMPLE)
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_an_app_is_no_trace(self):
        result = run("detect", EXAMPLE)
        self.assertEqual(result.returncode, 3)
        self.assertIn("antecede run", result.stderr)
        self.assertIn("-o", result.stderr)


class Help(FrontTest):
    def test_help_of_a_command(self):
        for words in (["run"], ["trace"], ["trace", "print"], []):
            with self.subTest(words=words):
                result = run("help", *words)
                self.assertEqual((result.returncode, result.stderr), (0, ""))
                self.assertEqual(result.stdout, run(*words, "--help").stdout)

    def test_help_of_an_unknown_command(self):
        self.expect_usage(run("help", "dectect"), "did you mean detect?")
        self.expect_usage(run("help", "run", "fast"), "run has no commands")

    def test_defaults_are_shown(self):
        texts = commands()
        for command, option, shown in ((("run",), "--seed", "1"), (("run",), "--events", "300"), (("run",), "--memory", "512"),
                                       (("detect",), "--fail-on", "none"), (("trace", "generate"), "--minutes", "10")):
            with self.subTest(command=command, option=option):
                entry = re.search(rf"^  {option} .*\n(?:   .*\n)*", texts[command], re.M)
                self.assertIn(f"(default: {shown})", " ".join(entry[0].split()))

    def test_lines_are_short(self):
        for words, text in commands().items():
            for line in text.splitlines():
                self.assertLessEqual(len(line), 100, (words, line))

    def test_man_page_has_everything(self):
        page = run("man").stdout
        for words, text in commands().items():
            if words:
                self.assertIn(f".SS antecede {' '.join(words)}\n", page)
            for option in options_of(text):
                self.assertIn(option.replace("-", "\\-"), page)

    def test_man_page_is_read_by_groff(self):
        if not shutil.which("groff"):
            self.skipTest("groff is not installed")
        page = subprocess.run(["groff", "-man", "-Tascii", "-ww"], input=run("man").stdout, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              text=True, timeout=SECONDS)
        self.assertEqual((page.returncode, page.stderr), (0, ""))
        self.assertTrue("EXIT STATUS" in re.sub(r"\x1b\[\d*m|.\x08", "", page.stdout))


class Completion(FrontTest):
    def complete(self, *words):
        """What bash offers for the last word."""
        script = run("completion", "bash").stdout + ('\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _antecede\n'
                                                     'printf "%s\\n" "${COMPREPLY[@]}"')
        result = subprocess.run(["bash", "-c", script, "bash", "antecede", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                text=True, timeout=SECONDS, cwd=ROOT)
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        return result.stdout.split()

    def test_commands(self):
        self.assertEqual(self.complete("det"), ["detect"])
        self.assertEqual(self.complete("trace", "pr"), ["print"])

    def test_options(self):
        for words, text in commands().items():
            offered = set(self.complete(*words, "--"))
            self.assertEqual(offered, options_of(text), words)

    def test_values(self):
        self.assertEqual(self.complete("detect", "--fail-on", "h"), ["high"])
        self.assertEqual(self.complete("detect", "--fail-on", "=", "h"), ["high"])
        self.assertEqual(self.complete("run", "--script", "examples/back"), ["examples/back.script"])

    def test_files(self):
        self.assertIn("examples/newsreader.apk", self.complete("info", "examples/newsreader.a"))

    def test_other_shells_have_everything(self):
        zsh, fish = run("completion", "zsh").stdout, run("completion", "fish").stdout
        for words, text in commands().items():
            if words:
                self.assertIn(f"_antecede_{'_'.join(words)}() {{", zsh)
                self.assertRegex(fish, rf"(?m)-a {words[-1]} -d")
            for option in options_of(text):
                self.assertIn(f"{option}[", zsh)
                self.assertIn(f"-l {option[2:]} ", fish)
        for shell, script in (("zsh", zsh), ("fish", fish)):
            if shutil.which(shell):
                subprocess.run([shell, "-n"], input=script, text=True, check=True, timeout=SECONDS)

    def test_unknown_shell(self):
        self.expect_usage(run("completion", "tcsh"), "bash, zsh or fish")


def on_terminal(*arguments, **environment):
    """Everything that the program writes to a terminal, and its exit code."""
    pid, descriptor = pty.fork()
    if pid == 0:
        os.environ.update({"TERM": "xterm", **environment})
        os.execv(binary, [binary, *map(str, arguments)])
    text = b""
    while True:
        try:
            piece = os.read(descriptor, 65536)
        except OSError:
            break
        if not piece:
            break
        text += piece
    _, status = os.waitpid(pid, 0)
    os.close(descriptor)
    return text.decode(errors="replace"), os.waitstatus_to_exitcode(status)


class Colour(FrontTest):
    MARK = "\x1b["

    def coloured(self, text):
        return re.search(r"\x1b\[[0-9;]*m", text) is not None

    def test_on_a_terminal(self):
        self.assertTrue(self.coloured(on_terminal("detect", TRACE, "--quiet")[0]))
        self.assertTrue(self.coloured(on_terminal("help", "run")[0]))

    def test_not_elsewhere(self):
        self.assertNotIn(self.MARK, run("detect", TRACE).stdout)
        self.assertNotIn(self.MARK, run("help", "run").stdout)

    def test_no_color(self):
        self.assertFalse(self.coloured(on_terminal("detect", TRACE, "--quiet", NO_COLOR="1")[0]))
        self.assertTrue(self.coloured(on_terminal("detect", TRACE, "--quiet", NO_COLOR="")[0]))
        self.assertFalse(self.coloured(on_terminal("detect", TRACE, "--quiet", TERM="dumb")[0]))

    def test_by_choice(self):
        self.assertFalse(self.coloured(on_terminal("detect", TRACE, "--quiet", "--color", "never")[0]))
        self.assertTrue(self.coloured(run("detect", TRACE, "--color", "always").stdout))

    def test_colour_changes_no_word(self):
        plain, coloured = run("detect", TRACE).stdout, run("detect", TRACE, "--color", "always").stdout
        self.assertEqual(re.sub(r"\x1b\[[0-9;]*m", "", coloured), plain)

    def test_files_and_json_have_none(self):
        self.assertNotIn(self.MARK, run("detect", TRACE, "--color", "always", "--format", "json").stdout)
        self.assertNotIn(self.MARK, run("detect", TRACE, "--color", "always", "-o", "/dev/stdout").stdout)


if __name__ == "__main__":
    binary = str(pathlib.Path(sys.argv.pop(1)).resolve())
    unittest.main()
