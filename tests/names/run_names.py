#!/usr/bin/env python3
"""Holds canonical names to their promise: they stay when other code changes, and when the compiler is another one.

usage: run_names.py NAMELIST FIXTURES EXAMPLE [TEST…]

Java sources are compiled here, each of them in a form before and a form after a change; `namelist` tells what race ids
call their methods. Lambdas and anonymous classes are found by the type of what they capture, since their numbers
change. FIXTURES has what D8, R8 and the compiler of Kotlin make (tests/fixtures/names). Exit code 77 without javac.
"""
import functools
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

NAMELIST, FIXTURES, EXAMPLE = sys.argv[1], pathlib.Path(sys.argv[2]) / "names", sys.argv[3]
SKIPPED = 77


class Names:
    """What namelist prints: {original name: canonical name}; a name that is its own canonical one has itself."""

    def __init__(self, *arguments):
        text = subprocess.run([NAMELIST, *map(str, arguments)], check=True, stdout=subprocess.PIPE).stdout.decode()
        self.lines = [line.split("\t") for line in text.splitlines()]
        self.of = {name: name if canonical == "=" else canonical for _, _, _, name, canonical in self.lines}

    def find(self, pattern):
        """The canonical name of the one class, method or field whose original name fits."""
        found = [canonical for name, canonical in self.of.items() if re.search(pattern, name)]
        assert len(found) == 1, f"{len(found)} names fit {pattern}: {sorted(self.of)}"
        return found[0]

    def methods(self):
        """The canonical names of all methods that have one of their own."""
        return {canonical for kind, _, _, _, canonical in self.lines if kind == "method" and canonical not in ("=", "-")}

    def bodies(self):
        """The same without what a class has and a lambda has not: a constructor, and a start for what is made once."""
        return {name for name in self.methods() if not name.endswith((".<init>", "#0.<clinit>()V", "#1.<clinit>()V"))}

    def renamed(self):
        return {name for _, _, renamed, name, _ in self.lines if renamed == "renamed"}


@functools.lru_cache
def compiled(*sources, release=8):
    """The names of classes that javac makes of the sources, each a text without a public class."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for number, source in enumerate(sources):
            (folder / f"Source{number}.java").write_text(source)
        subprocess.run(["javac", "-nowarn", "-g", "-XDsuppressNotes", "-Xlint:-options", "--release", str(release), "-proc:none",
                        "-d", str(folder), *sorted(map(str, folder.glob("*.java")))], check=True)
        jar = folder / "classes.jar"
        with zipfile.ZipFile(jar, "w") as archive:
            for path in sorted(folder.rglob("*.class")):
                archive.write(path, path.relative_to(folder))
        return Names(jar)


# One method with a lambda, an anonymous class and one that is nested, told apart by what they capture.
STAYS = """
    void open(StringBuilder lambda, Thread anonymous, Integer nested) {
        post(() -> { lambda.append(shown); });
        post(new Runnable() { public void run() { anonymous.run(); post(() -> { shown = nested; }); } });
    }
"""
BEFORE = f"""
class Screen {{
    private int shown;
    void post(Runnable task) {{ task.run(); }}
    {STAYS}
    void close() {{ shown = 0; }}
}}
"""
# The lines have moved, methods changed places, and a nested class needs an accessor. Methods that come before, and one
# that comes behind, have pieces of the same kinds.
AFTER = f"""
class Screen {{
    private Runnable first = () -> {{ shown = 3; }};
    private static Runnable second = new Runnable() {{ public void run() {{ }} }};


    private int shown;
    void close() {{ post(() -> {{ shown = 0; }}); post(new Runnable() {{ public void run() {{ shown = 1; }} }}); }}
    class Row {{ void select() {{ shown++; post(() -> {{ shown = 7; }}); }} }}
    void open() {{ post(() -> {{ shown = 4; }}); post(new Runnable() {{ public void run() {{ post(() -> {{ shown = 5; }}); }} }}); }}

    {STAYS}
    void post(Runnable task) {{ task.run(); }}
    void last() {{ post(() -> {{ shown = 6; }}); }}
}}
"""


class Stable(unittest.TestCase):
    LAMBDA, NESTED = r"lambda\$.*StringBuilder;\)", r"lambda\$.*Integer;\)"

    def anonymous_run(self, names):
        """The `run` of the class that captures a thread."""
        holder = [name.rsplit(".", 1)[0] for kind, _, _, name, _ in names.lines if kind == "field" and name.endswith("val$anonymous")]
        self.assertEqual(len(holder), 1)
        return names.of[f"{holder[0]}.run()V"]

    def test_other_code_changes(self):
        before, after = compiled(BEFORE), compiled(AFTER)
        owner = "Screen.open(Ljava/lang/StringBuilder;Ljava/lang/Thread;Ljava/lang/Integer;)V/java.lang.Runnable"
        for names in (before, after):
            self.assertEqual(names.find(self.LAMBDA), f"{owner}#0.run()V")
            self.assertEqual(self.anonymous_run(names), f"{owner}#1.run()V")
            self.assertEqual(names.find(self.NESTED), f"{owner}#1.run()V/java.lang.Runnable#0.run()V")
        # The compiler's own names did change, or the test would show nothing.
        stays = {name for name in before.of if "lambda$" in name or "$1" in name}
        self.assertNotEqual(stays & set(after.of), stays)

    def test_names_are_unique(self):
        names = compiled(AFTER)
        canonical = [name for _, _, _, _, name in names.lines if name not in ("=", "-")]
        self.assertEqual(len(canonical), len(set(canonical)))
        self.assertGreater(len(canonical), 15)

    def test_ordinals_are_per_interface(self):
        names = compiled("""
class A {
    Runnable run; java.util.concurrent.Callable<String> call;
    void m(StringBuilder a, Thread b, Integer c) {
        run = () -> a.append(1);
        call = () -> b.getName();
        run = () -> c.toString();
    }
}""")
        self.assertEqual(names.find(r"lambda.*StringBuilder"), "A.m(Ljava/lang/StringBuilder;Ljava/lang/Thread;Ljava/lang/Integer;)V/java.lang.Runnable#0.run()V")
        self.assertTrue(names.find(r"lambda.*Thread").endswith("/java.util.concurrent.Callable#0.call()Ljava/lang/Object;"))
        self.assertTrue(names.find(r"lambda.*Integer").endswith("/java.lang.Runnable#1.run()V"))

    def test_same_code_in_two_releases_of_java(self):
        old, new = compiled(AFTER, release=8), compiled(AFTER, release=17)
        self.assertEqual(old.methods(), new.methods())
        self.assertIn("-", old.of.values())


class Rewritten(unittest.TestCase):
    """An anonymous class becomes a lambda."""

    LAMBDAS = """
import java.util.*;
class Screen {
    int shown;
    Runnable field = () -> shown++;
    void sort(List<String> rows, Integer more) {
        Collections.sort(rows, (left, right) -> left.length() - right.length() + more);
        new Thread(() -> { shown++; new Thread(() -> shown--).start(); }).start();
    }
}"""
    CLASSES = """
import java.util.*;
class Screen {
    int shown;
    Runnable field = new Runnable() { public void run() { shown++; } };
    void sort(List<String> rows, Integer more) {
        Collections.sort(rows, new Comparator<String>() {
            public int compare(String left, String right) { return left.length() - right.length() + more; } });
        new Thread(new Runnable() { public void run() {
            shown++;
            new Thread(new Runnable() { public void run() { shown--; } }).start(); } }).start();
    }
}"""

    def test_names_stay(self):
        lambdas, classes = compiled(self.LAMBDAS), compiled(self.CLASSES)
        self.assertEqual(lambdas.methods(), classes.bodies())
        self.assertEqual(lambdas.methods(), {
            "Screen.<init>()V/java.lang.Runnable#0.run()V",
            "Screen.sort(Ljava/util/List;Ljava/lang/Integer;)V/java.util.Comparator#0.compare(Ljava/lang/Object;Ljava/lang/Object;)I",
            "Screen.sort(Ljava/util/List;Ljava/lang/Integer;)V/java.lang.Runnable#0.run()V",
            "Screen.sort(Ljava/util/List;Ljava/lang/Integer;)V/java.lang.Runnable#0.run()V/java.lang.Runnable#0.run()V"})

    def test_one_of_several(self):
        source = "class {} {{ int n; void m(Runnable r) {{ m(() -> n++); m({}); m(() -> n--); }} }}"
        names = compiled(source.format("A", "() -> n += 2"), source.format("B", "new Runnable() { public void run() { n += 2; } }"))
        runs = {name for name in names.methods() if name.endswith("run()V")}
        self.assertEqual({name[1:] for name in runs if name[0] == "A"}, {name[1:] for name in runs if name[0] == "B"})
        self.assertEqual(len(runs), 6)


class Places(unittest.TestCase):
    SOURCE = """
class InLambda { int n; Runnable r; void m() { r = () -> { r = new Runnable() { public void run() { n++; } }; }; } }
class Initialisers {
    int n;
    static Runnable first = () -> { };
    Runnable second = new Runnable() { public void run() { n++; } };
    { second = () -> n++; }
    Initialisers(StringBuilder b) { second = () -> b.append(1); }
    Initialisers(Thread t) { second = () -> t.start(); }
}
class Locals {
    void before() { class Row { void go() { } } new Row().go(); }
    void m(boolean b) {
        if (b) { class Row { void go() { } class Cell { void go(Row row) { } } } new Row().new Cell().go(null); }
        else { class Row { void go() { } } Runnable r = () -> new Row().go(); }
    }
}
class Super { void m() { new Thread() { public void run() { } }.start(); } }
class Finally {
    int n;
    void m(Runnable r) { try { n++; if (n > 3) return; } finally { m(() -> n--); } m(() -> n += 2); }
}
class Written { int n; Object m() { return (Runnable & java.io.Serializable) () -> n++; } }
enum Constants { X { void m() { } }, Y; void m() { } }
class Switch { int m(Constants e) { switch (e) { case X: return 1; default: return 0; } } }
class Passages implements Comparable<Passages> {
    private int n;
    public int compareTo(Passages other) { return n - other.n; }
    class Inner { private Inner() { n++; } }
    void m() { new Inner(); }
}
class References { int n; void go() { n++; } void m(Runnable r) { m(this::go); m(() -> n--); m(References::new); } }
"""

    def setUp(self):
        self.names = compiled(self.SOURCE)

    def expect(self, pattern, canonical):
        self.assertEqual(self.names.find(pattern), canonical)

    def expect_methods(self, owner, canonical):
        self.assertEqual({name for name in self.names.methods() if name.startswith(owner + ".")}, canonical)

    def test_class_inside_of_a_lambda(self):
        self.expect(r"^InLambda\$1\.run", "InLambda.m()V/java.lang.Runnable#0.run()V/java.lang.Runnable#0.run()V")

    def test_initialisers(self):
        self.expect(r"^Initialisers\.lambda\$static", "Initialisers.<clinit>()V/java.lang.Runnable#0.run()V")
        self.expect(r"^Initialisers\$1\.run", "Initialisers.<init>/java.lang.Runnable#0.run()V")
        self.expect(r"^Initialisers\.lambda\$new\$\d+\(\)", "Initialisers.<init>/java.lang.Runnable#1.run()V")
        self.expect(r"lambda\$new.*StringBuilder", "Initialisers.<init>(Ljava/lang/StringBuilder;)V/java.lang.Runnable#0.run()V")
        self.expect(r"lambda\$new.*Thread", "Initialisers.<init>(Ljava/lang/Thread;)V/java.lang.Runnable#0.run()V")

    def test_local_classes(self):
        self.expect(r"^Locals\$1Row\.go", "Locals.before()V/Row.go()V")
        self.expect(r"^Locals\$2Row$", "Locals.m(Z)V/Row")
        self.expect(r"^Locals\$3Row$", "Locals.m(Z)V/Row#1")
        self.expect(r"^Locals\$2Row\$Cell$", "Locals.m(Z)V/Row$Cell")
        self.expect(r"Cell\.go\(", "Locals.m(Z)V/Row$Cell.go(LLocals$Row;)V")

    def test_superclass(self):
        self.expect(r"^Super\$1\.run", "Super.m()V/java.lang.Thread#0.run()V")

    def test_copies_of_finally(self):
        owner = "Finally.m(Ljava/lang/Runnable;)V/java.lang.Runnable"
        self.expect_methods("Finally", {f"{owner}#0.run()V", f"{owner}#1.run()V"})

    def test_lambdas_that_can_be_written_to_a_stream(self):
        self.expect(r"^Written\.lambda\$m", "Written.m()Ljava/lang/Object;/java.lang.Runnable#0.run()V")

    def test_constants_with_code(self):
        self.expect(r"^Constants\$1\.m", "Constants.<clinit>()V/Constants#0.m()V")

    def test_numbers_of_a_switch(self):
        self.expect(r"^Switch\$1\.<clinit>", "-")

    def test_accessors_bridges_and_constructors(self):
        self.expect(r"^Passages\.compareTo\(Ljava/lang/Object;", "-")
        self.expect(r"^Passages\.compareTo\(LPassages;", "Passages.compareTo(LPassages;)I")
        self.expect(r"^Passages\.access\$", "-")
        self.expect(r"^Passages\$Inner\.<init>\(LPassages;L", "-")
        self.expect(r"^Passages\$Inner\.<init>\(LPassages;\)", "Passages$Inner.<init>(LPassages;)V")

    def test_method_references_change_nothing(self):
        self.expect(r"^References\.go", "References.go()V")
        self.expect_methods("References", {"References.m(Ljava/lang/Runnable;)V/java.lang.Runnable#0.run()V"})


class OtherCompilers(unittest.TestCase):
    """The same source by way of D8 and R8; Kotlin, with lambdas as classes and as closures."""

    def from_source(self):
        source = (FIXTURES / "source/fixture/names/Screen.java").read_text()
        return compiled(source.replace("public class", "class")).bodies()

    def test_d8(self):
        expected = self.from_source()
        self.assertEqual(len(expected), 16)
        self.assertEqual(Names(FIXTURES / "d8.dex").bodies(), expected)

    def test_r8_with_its_mapping(self):
        names = Names("--mapping", FIXTURES / "r8.map", FIXTURES / "r8.dex")
        self.assertEqual(names.bodies(), self.from_source())
        self.assertEqual(names.renamed(), set())
        self.assertEqual(names.of["fixture.names.Screen.refresh()V"], "fixture.names.Screen.refresh()V")

    def test_r8_without(self):
        names = Names(FIXTURES / "r8.dex")
        kept = {name for _, _, _, name, _ in names.lines} - names.renamed()
        self.assertIn("fixture.names.Screen.main([Ljava/lang/String;)V", kept)
        self.assertIn("fixture.names.Screen", kept)
        self.assertNotIn("fixture.names.Screen.a", kept)
        self.assertGreater(len(names.renamed()), 3 * len(kept) / 2)

    def test_d8_renames_nothing(self):
        self.assertEqual(Names(FIXTURES / "d8.dex").renamed(), set())

    def test_passages(self):
        names = Names(FIXTURES / "d8.dex")
        classes = {name.rsplit(".", 1)[0] for name in names.of if "Lambda" in name and "(" in name}
        self.assertGreater(len(classes), 10)
        for name, canonical in names.of.items():
            if "ExternalSyntheticLambda" in name and "(" in name:
                self.assertEqual(canonical, "-", name)

    def test_kotlin(self):
        owner = "fixture.names.kotlin.Screen.open(I)V/"
        function = "kotlin.jvm.functions.Function"
        expected = {owner + name for name in (
            "java.lang.Runnable#0.run()V", "java.lang.Runnable#0.run()V/java.lang.Runnable#0.run()V",
            "java.lang.Runnable#1.run()V", f"java.lang.Runnable#1.run()V/{function}0#0.invoke()Ljava/lang/Object;",
            f"{function}0#0.invoke()Ljava/lang/Object;",
            f"{function}0#0.invoke()Ljava/lang/Object;/{function}1#0.invoke(Ljava/lang/Object;)Ljava/lang/Object;",
            f"{function}0#1.invoke()Ljava/lang/Object;", f"{function}1#0.invoke(Ljava/lang/Object;)Ljava/lang/Object;")}
        self.assertEqual(Names(FIXTURES / "kotlin_indy.dex").bodies(), expected)
        self.assertEqual(Names(FIXTURES / "kotlin_class.dex").bodies(), expected)


class Example(unittest.TestCase):
    def test_news_reader(self):
        names = Names(EXAMPLE)
        self.assertEqual({origin for _, origin, _, _, _ in names.lines}, {"own"})
        self.assertEqual(names.renamed(), set())
        package = "org.antecede.newsreader"
        self.assertEqual(names.of[f"{package}.ArticleActivity$4.run()V"],
                         f"{package}.ArticleActivity.onClick(Landroid/view/View;)V/java.lang.Runnable#0.run()V")


if __name__ == "__main__":
    if not shutil.which("javac"):
        print("javac is not installed")
        sys.exit(SKIPPED)
    unittest.main(argv=[sys.argv[0], *sys.argv[4:]])
