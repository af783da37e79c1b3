#!/usr/bin/env python3
"""Holds race ids to their promise: the same two methods that fight over the same field have the same id in the next version.

usage: run_ids.py BINARY

A program is compiled in several versions, run, and looked at with `detect`. Between the versions lines move, methods change
places, an accessor appears, and other methods get lambdas and anonymous classes. Exit code 77 without javac.
"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

BINARY = sys.argv[1]
SKIPPED = 77

# What races: two lambdas, an anonymous class and an inner class, on two fields.
RACES = """
  void start() throws Exception {
    Thread one = new Thread(new Runnable() { public void run() { count++; } });
    Thread two = new Thread(() -> { count = 5; last = null; });
    Thread three = new Thread(() -> System.out.println(last == null));
    Thread four = new Thread(new Worker());
    one.start(); two.start(); three.start(); four.start();
    one.join(); two.join(); three.join(); four.join();
  }
"""
MAIN = "public static void main(String[] arguments) throws Exception { new Main().start(); }"
WORKER = "class Worker implements Runnable { public void run() { count += 2; } }"
FIELDS = "private int count; private Object last = this;"

VERSIONS = {
    "first": ["class Main {", FIELDS, RACES, WORKER, MAIN, "}"],
    "lines moved": ["", "// A comment.", "", "class Main {", FIELDS, "", "", RACES, WORKER, MAIN, "}"],
    "methods in another order": ["class Main {", MAIN, WORKER, RACES, FIELDS, "}"],
    "another accessor": ["class Main {", "private int other; class Other { int get() { return other + count; } }", FIELDS, RACES, WORKER, MAIN, "}"],
    "lambdas of other methods": ["class Main {",
                                 "Runnable before() { Runnable a = () -> {}; Runnable b = new Runnable() { public void run() {} }; return a == b ? a : b; }",
                                 FIELDS, RACES, WORKER, MAIN, "Object after() { Runnable c = () -> count = 0; return c; }", "}"],
}
ANOTHER_FIELD = [line.replace("last", "latest") for line in VERSIONS["first"]]


def ids_of(lines):
    """The ids of the races of a version, over a few schedules."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "Main.java").write_text("\n".join(lines))
        subprocess.run(["javac", "-nowarn", "-g", "-XDsuppressNotes", "-Xlint:-options", "--release", "8", "-proc:none", "-d", str(folder / "classes"),
                        str(folder / "Main.java")], check=True)
        jar = folder / "main.jar"
        with zipfile.ZipFile(jar, "w") as archive:
            for path in sorted((folder / "classes").rglob("*.class")):
                archive.write(path, path.name)
        traces = []
        for seed in range(4):
            traces.append(folder / f"{seed}.trace")
            subprocess.run([BINARY, "run", str(jar), "--main", "Main", "--seed", str(seed), "-o", str(traces[-1])], check=True, stdout=subprocess.DEVNULL)
        report = subprocess.run([BINARY, "detect", *map(str, traces), "--format", "json"], check=True, stdout=subprocess.PIPE).stdout
        return {race["id"]: race for race in json.loads(report)["races"]}


class Ids(unittest.TestCase):
    def test_stay_when_other_code_changes(self):
        first = ids_of(VERSIONS["first"])
        own = {race["location"]["field"] for race in first.values() if race["location"]["class"] == "Main"}
        self.assertEqual(own, {"count", "last"}, "the program does not race as it should")
        self.assertTrue(any("Runnable#1" in access.get("canonical", "") for race in first.values() for access in race["accesses"]))
        for name, lines in VERSIONS.items():
            with self.subTest(version=name):
                self.assertEqual(set(ids_of(lines)), set(first))

    def test_differ_for_another_field(self):
        first, other = ids_of(VERSIONS["first"]), ids_of(ANOTHER_FIELD)
        same = {race["location"]["field"] for race in first.values() if race["id"] in other}
        self.assertEqual(same - {"count"}, set())
        self.assertNotEqual(set(first), set(other))


if __name__ == "__main__":
    if not shutil.which("javac"):
        print("skipped: there is no javac")
        sys.exit(SKIPPED)
    unittest.main(argv=sys.argv[:1])
