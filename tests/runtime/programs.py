"""The small Java programs beside this file: how they are compiled, and what the comments above their classes say."""
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
CLASS = re.compile(r"^( *)(?:public |static |final )*class (\w+)")
JAVAC = ["javac", "-g", "-nowarn", "-Xlint:none", "-proc:none", "--release", "8"]


def compile_jar(jar, sources, class_path):
    """Compiles the sources into the jar; returns the folder of their classes."""
    classes = jar.with_suffix("")
    classes.mkdir(parents=True, exist_ok=True)
    path = ":".join(str(entry) for entry in class_path)
    subprocess.run([*JAVAC, "-cp", path, "-d", classes, *sorted(sources)], check=True, stderr=subprocess.DEVNULL)
    subprocess.run(["jar", "cf", jar, "-C", classes, "."], check=True)
    return classes


def compile_folder(folder, work):
    """A jar of the programs of tests/runtime/FOLDER. Beside it lies engine.jar, through which they reach intrinsics: see `arguments`."""
    java = HERE.parent.parent / "framework" / "java" / "antecede"
    named = [java / f"{name}.java" for name in ("Callbacks", "Engine", "Hidden", "Queue", "Sync", "Task", "Threads", "World")]
    model = compile_jar(work / "model.jar", named, [])
    engine = compile_jar(work / "engine.jar", (HERE / "engine").glob("*.java"), [model])
    jar = work / f"{folder}.jar"
    compile_jar(jar, (HERE / folder).rglob("*.java"), [engine, model])
    return jar


def arguments(jar):
    """What `antecede run` needs for programs of such a jar. Apps cannot name intrinsics, so engine.jar is part of the model."""
    return [jar, "--model", jar.with_name("engine.jar")]


def expectations(folder, pattern, needed):
    """Classes with comments that match the pattern (name, value) and have all that is needed: the facts of each."""
    cases = {}
    for path in sorted((HERE / folder).glob("*.java")):
        outer, facts = None, {}
        for line in path.read_text().splitlines():
            fact, declared = pattern.match(line), CLASS.match(line)
            if fact:
                facts[fact[1]] = fact[2]
            elif declared and facts and facts.keys() >= set(needed):
                outer = outer if declared[1] else declared[2]
                cases[outer + ("$" + declared[2] if declared[1] else "")] = facts
                facts = {}
    return cases
