#!/usr/bin/env python3
"""Tests framework/compile on a framework of a few classes: whatever changes, the jar is the one of a build from nothing.

Usage: test_compile.py [TEST…]
"""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time
import unittest
import zipfile

FRAMEWORK = pathlib.Path(__file__).resolve().parent.parent.parent / "framework"
TOOL = FRAMEWORK / "tools" / "Compile.java"

SOURCES = {
    # javac wants these three.
    "java/java/lang/Object.java": "package java.lang;\npublic class Object {}\n",
    "java/java/lang/String.java": "package java.lang;\npublic final class String {}\n",
    "java/java/lang/Throwable.java": "package java.lang;\npublic class Throwable {}\n",
    "java/app/Base.java": """package app;
public class Base {
  public static final int LIMIT = 5;
  public Base(int first) {}
  public int size() { return 1; }
  Object task() { return new Object() { int run() { return 2; } }; }
  private static class Inner { private int secret; }
  int secret() { return new Inner().secret; }
}
""",
    "java/app/User.java": """package app;
class User {
  static final int LIMIT = Base.LIMIT;
  Object made = new Base(3) { public int size() { return 4; } };
  int size(Base base) { return base.size(); }
}
""",
    "java/app/Other.java": """package app;
class Other {
  int kind(int value) {
    switch (value) {
      case User.LIMIT: return 1;
      case 7: return 2;
      default: return 3;
    }
  }
}
""",
    "java/androidx/view/View.java": """package androidx.view;
public class View {
  androidx.view.View self() { return this; }
  androidx.view.Extra extra() { return null; }
}
""",
    "java/androidx/view/Extra.java": "package androidx.view;\npublic class Extra {}\n",
    "java/androidx/view/Late.java": "package androidx.view;\npublic class Late {}\n",
    "java/androidx/apart/Pane.java": "package androidx.apart;\nimport androidx.view.*;\npublic class Pane extends View {}\n",
    "twins": """# Comment
androidx.view        android.old.view
androidx.view.Extra  android.old.extra.Extra
androidx.view.Late   -
""",
}
EVERYTHING = ["everything"]

# What a build from nothing made of which sources.
from_nothing = {}


class Framework:
    """Sources and what they are compiled to, in a folder of their own. The tool is compiled once, for all."""

    tool = None

    def __init__(self, folder):
        self.folder = folder
        self.sources, self.classes, self.jar = folder / "sources", folder / "out" / "classes", folder / "out" / "model.jar"

    def write(self, name, text):
        path = self.sources / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def edit(self, name, old, new):
        text = (self.sources / name).read_text()
        assert old in text
        self.write(name, text.replace(old, new))

    def command(self, out=None, sharing="SharedArchiveFile"):
        """The archive holds the classes of javac as the virtual machine keeps them: starts take half the time."""
        out = out or self.folder / "out"
        return ["java", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", f"-XX:{sharing}={Framework.tool.with_name('archive')}",
                "-Xlog:disable", "-cp", Framework.tool, "Compile", "--sources", self.sources, "--verbose", out / "classes",
                out / "model.jar"]

    def compile(self, out=None, sharing="SharedArchiveFile"):
        return subprocess.run(self.command(out, sharing), capture_output=True, text=True)

    def class_files(self, out=None):
        root = (out or self.folder / "out") / "classes"
        return {str(path.relative_to(root)): path.read_bytes() for path in root.rglob("*") if path.is_file()}

    def results(self, out=None):
        return self.class_files(out), ((out or self.folder / "out") / "model.jar").read_bytes()

    def texts(self):
        paths = sorted(path for path in self.sources.rglob("*") if path.is_file())
        return tuple((str(path.relative_to(self.sources)), path.read_text()) for path in paths)

    def times(self):
        return {path: path.stat().st_mtime_ns for path in [self.jar, *self.classes.rglob("*.class")]}


def compile_tool(folder):
    subprocess.run(["javac", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-d", folder, TOOL], check=True)
    tool = folder / "tool.jar"
    with zipfile.ZipFile(tool, "w") as jar:
        for path in sorted(folder.glob("*.class")):
            jar.write(path, path.name)
    return tool


def setUpModule():
    global made, first
    made = tempfile.TemporaryDirectory()
    root = pathlib.Path(made.name)
    (root / "tool").mkdir()
    Framework.tool = compile_tool(root / "tool")
    first = Framework(root / "first")
    for name, text in SOURCES.items():
        first.write(name, text)
    result = first.compile(sharing="ArchiveClassesAtExit")
    assert result.returncode == 0, result.stderr


def tearDownModule():
    made.cleanup()


class CompileTest(unittest.TestCase):
    """Every test begins with a copy of the same finished build."""

    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.addCleanup(self.temporary.cleanup)
        folder = pathlib.Path(self.temporary.name) / "copy"
        shutil.copytree(first.folder, folder)
        self.framework = Framework(folder)

    def succeed(self):
        """Compiles; returns the sources that were compiled."""
        result = self.framework.compile()
        self.assertEqual((result.returncode, result.stderr), (0, ""))
        return re.findall(r"^Compiled (\S+)", result.stdout, re.M)

    def fail_with(self, *texts):
        """Compiles with an error, which must leave everything as it was."""
        before = self.framework.times()
        result = self.framework.compile()
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        for text in texts:
            self.assertIn(text, result.stderr)
        self.assertEqual(self.framework.times(), before)

    def expect(self, compiled):
        """Compiles; those sources must be compiled, and the result be that of a build from nothing."""
        self.assertEqual(self.succeed(), compiled)
        self.expect_as_from_nothing()

    def expect_as_from_nothing(self):
        sources = self.framework.texts()
        if sources not in from_nothing:
            out = self.framework.folder / "elsewhere" / "out"
            shutil.rmtree(out, ignore_errors=True)
            self.assertEqual(self.framework.compile(out).returncode, 0)
            from_nothing[sources] = self.framework.results(out)
        self.assertEqual(self.framework.results(), from_nothing[sources])

    def test_from_nothing(self):
        with zipfile.ZipFile(self.framework.jar) as jar:
            names = jar.namelist()
            self.assertEqual({name: jar.read(name) for name in names}, self.framework.class_files())
        self.assertEqual(names, sorted(names))
        self.assertIn("android/old/view/View.class", names)
        self.expect_as_from_nothing()

    def test_nothing_changed(self):
        before, bytes_before = self.framework.times(), self.framework.jar.read_bytes()
        self.assertEqual(self.succeed(), [])
        self.assertEqual(self.framework.times(), before)
        self.assertEqual(self.framework.jar.read_bytes(), bytes_before)

    def test_only_times_changed(self):
        before = self.framework.times()
        time.sleep(0.01)
        os.utime(self.framework.sources / "java/app/User.java")
        self.assertEqual(self.succeed(), [])
        after = self.framework.times()
        self.assertGreater(after.pop(self.framework.jar), before.pop(self.framework.jar))
        self.assertEqual(after, before)
        self.assertEqual(self.framework.jar.read_bytes(), first.jar.read_bytes())

    def test_body(self):
        before = self.framework.times()
        self.framework.edit("java/app/Base.java", "return 1", "return 11")
        self.expect(["java/app/Base.java"])
        changed = {path.name for path, time_ in self.framework.times().items() if before[path] != time_}
        self.assertEqual(changed, {"Base.class", "model.jar"})

    def test_comment(self):
        self.framework.edit("java/app/Base.java", "size()", "size() /* comment */")
        self.expect(["java/app/Base.java"])
        self.assertEqual(self.succeed(), [])

    def test_local_classes(self):
        self.framework.edit("java/app/Base.java", "return new Object() { int run() { return 2; } }", "return null")
        self.expect(["java/app/Base.java"])
        self.assertNotIn("app/Base$2.class", self.framework.class_files())
        self.framework.edit("java/app/Base.java", "return null", "class Task {} new Object() {}; return new Task()")
        self.expect(["java/app/Base.java"])

    def test_constant(self):
        before = self.framework.class_files()
        self.framework.edit("java/app/Base.java", "LIMIT = 5", "LIMIT = 6")
        self.expect(EVERYTHING)
        self.assertNotEqual(self.framework.class_files()["app/Other.class"], before["app/Other.class"])

    def test_error_from_an_old_class(self):
        """The old User still says 5, as the new Other does."""
        self.framework.edit("java/app/Base.java", "LIMIT = 5", "LIMIT = 6")
        self.framework.edit("java/app/Other.java", "case 7", "case 5")
        self.expect(EVERYTHING)

    def test_signature(self):
        self.framework.edit("java/app/Base.java", "int size() { return 1; }", "long size() { return 1; }")
        self.fail_with("User.java:4: error", "User.java:5: error")
        self.framework.edit("java/app/User.java", "int size", "long size")
        self.expect(EVERYTHING)

    def test_parameter_of_constructor(self):
        """An anonymous class takes over the names."""
        self.framework.edit("java/app/Base.java", "int first", "int count")
        self.expect(EVERYTHING)
        self.framework.edit("java/app/User.java", "return 4", "return 5")
        self.expect(["java/app/Base.java", "java/app/User.java"])

    def test_cycle(self):
        """Which of the two javac takes first decides about bridges. A third may lead to one of them."""
        for one, other in (("Left", "Right"), ("Right", "Left")):
            self.framework.write(f"java/app/{one}.java", f"""package app;
class {one} extends Typed<Base> {{
  Base get() {{ return null; }}
  Object other() {{ return new {other}() {{ Base get() {{ return null; }} }}; }}
}}
""")
        self.framework.write("java/app/Typed.java", "package app;\nclass Typed<T> {\n  T get() { return null; }\n}\n")
        self.expect(EVERYTHING)
        self.framework.edit("java/app/Right.java", "return new", "int local = 0; return new")
        self.expect(EVERYTHING)
        self.framework.edit("java/app/Base.java", "return 1", "new Right() {}; return 1")
        self.expect(EVERYTHING)

    def test_file_added_and_removed(self):
        self.framework.write("java/more/Added.java", "package more;\nclass Added { static class Inner {} }\n")
        self.expect(EVERYTHING)
        self.assertIn("more/Added$Inner.class", self.framework.class_files())
        (self.framework.sources / "java/more/Added.java").unlink()
        self.expect(EVERYTHING)
        self.assertFalse((self.framework.classes / "more").exists())

    def test_mistake(self):
        self.framework.edit("java/app/Base.java", "return 1;", "return 1")
        self.fail_with(str(self.framework.sources / "java/app/Base.java") + ":5: error: ';' expected", "1 error")
        self.framework.edit("java/app/Base.java", "return 1", "return 12;")
        self.expect(["java/app/Base.java"])

    def test_body_of_a_twin(self):
        self.framework.edit("java/androidx/view/View.java", "return this", "return null")
        self.expect(["java/androidx/view/View.java", "twins/android/old/view/View.java"])

    def test_signature_of_a_twin(self):
        self.framework.edit("java/androidx/view/View.java", "Extra extra()", "Late extra()")
        self.fail_with("classes.twins/android/old/view/View.java:4: error")
        self.framework.edit("twins", "androidx.view.Late   -", "androidx.view.Late   android.old.Late")
        self.expect(EVERYTHING)

    def test_rules_of_twins(self):
        self.framework.edit("twins", "# Comment", "# Another comment")
        self.expect([])
        self.framework.edit("twins", "# Another comment", "androidx.apart  android.old.view")
        self.expect(EVERYTHING)
        twin = self.framework.classes.with_name("classes.twins") / "android/old/view/Pane.java"
        self.assertEqual(twin.read_text(), SOURCES["java/androidx/apart/Pane.java"].replace("androidx.apart", "android.old.view")
                         .replace("androidx.view", "android.old.view"))
        self.framework.edit("twins", "androidx.apart  android.old.view", "")
        self.expect(EVERYTHING)
        self.assertFalse(twin.exists())

    def test_mistakes_in_twins(self):
        self.framework.edit("twins", "# Comment", "androidx.apart  android.old.view")
        self.framework.write("java/androidx/apart/View.java", "package androidx.apart;\nclass View {}\n")
        self.fail_with("java/androidx/view/View.java: there is a twin of that name already")
        self.framework.edit("twins", "androidx.apart  android.old.view", "androidx.view.Gone  android.old.Gone")
        self.fail_with("twins: there is no source of androidx.view.Gone")
        self.framework.edit("twins", "androidx.view.Gone  android.old.Gone", "androidx.view")
        self.fail_with("twins: not a pair of names: androidx.view")

    def test_damage(self):
        self.framework.jar.write_bytes(b"")
        self.expect([])
        (self.framework.classes / "app/User.class").unlink()
        self.expect(EVERYTHING)
        (self.framework.classes / "app/Stale.class").write_bytes(b"")
        self.expect(EVERYTHING)

    def test_two_at_once(self):
        out = self.framework.folder / "shared"
        both = [subprocess.Popen(self.framework.command(out), stdout=subprocess.PIPE, text=True) for _ in range(2)]
        said = sorted(process.communicate()[0] for process in both)
        self.assertEqual(said, ["Compiled everything\nPacked\n", "Nothing changed\n"])
        self.assertEqual((out / "model.jar").read_bytes(), first.jar.read_bytes())

    def test_script(self):
        """The script starts the same program; without a jar it makes only the classes."""
        out = self.framework.folder / "script" / "classes"
        subprocess.run([FRAMEWORK / "compile", "--sources", self.framework.sources, out], check=True)
        self.assertEqual(self.framework.class_files(out.parent), self.framework.class_files())
        self.assertEqual(sorted(path.name for path in out.parent.iterdir()),
                         ["classes", "classes.lock", "classes.manifest", "classes.twins"])


if __name__ == "__main__":
    unittest.main()
