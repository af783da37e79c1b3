"""The small Java programs beside this file: how they are compiled, and what the comments above their classes say."""
import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
CLASS = re.compile(r"^( *)(?:public |static |final )*class (\w+)")
JAVAC = ["javac", "-g", "-nowarn", "-Xlint:none", "-proc:none", "--release", "8"]


def compile_folder(folder, work):
    """A jar of the programs of tests/runtime/FOLDER and of the looper they use. What they name of the model is not in it."""
    classes, model = work / "classes", work / "model"
    model.mkdir(parents=True, exist_ok=True)
    classes.mkdir(exist_ok=True)
    java = HERE.parent.parent / "framework" / "java" / "antecede"
    named = [java / f"{name}.java" for name in ("Callbacks", "Engine", "Queue", "Sync", "Task", "Threads", "World")]
    subprocess.run([*JAVAC, "-d", model, *named], check=True, stderr=subprocess.DEVNULL)
    sources = sorted({*(HERE / folder).glob("*.java"), HERE / "traces" / "Loop.java"})
    subprocess.run([*JAVAC, "-cp", model, "-d", classes, *sources], check=True, stderr=subprocess.DEVNULL)
    jar = work / f"{folder}.jar"
    subprocess.run(["jar", "cf", jar, "-C", classes, "."], check=True)
    return jar


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
