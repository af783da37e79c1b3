#!/usr/bin/env python3
"""Holds the callbacks that an app gets against those that Android documents: run_lifecycles.py BINARY WORK_DIR CLASSES [CASE...]

The app of tests/android/lifecycle is compiled against CLASSES, the compiled framework model. Each case is a script for `antecede run`
(cases/NAME.script) and what the app prints then (cases/NAME.expected). Lines of the script that begin with `#` say where Android promises
that; `# targetSdk 27` runs the app as one that targets that version, `# crashes 1` expects it to crash
once, `# seed 3` runs it under that seed, `# network FILE` with what answers there. With --accept, what is printed becomes the expectation.
"""
import argparse
import difflib
import json
import pathlib
import re
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
APP = HERE / "lifecycle"
JAVAC = ["javac", "-g", "-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8", "-source", "8", "-target", "8", "-extdirs", ""]
# The screens that use the libraries are made a second time, with the support library.
TWINS = [("package com.example.lifecycle.x;", "package com.example.lifecycle.s;"), ("androidx.fragment.app.", "android.support.v4.app.")]
NEW_ONLY = ["androidx.loader", "androidx.lifecycle"]
TARGET = re.compile(r'android:targetSdkVersion="\d+"')


def compile_app(classes, work):
    """The app's code as a jar."""
    out = work / "classes"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    sources = sorted((APP / "src").rglob("*.java"))
    for source in sorted((APP / "src").rglob("x/*.java")):
        if not any(name in source.read_text() for name in NEW_ONLY):
            twin = work / "twins" / source.name
            twin.parent.mkdir(exist_ok=True)
            text = source.read_text()
            for new, old in TWINS:
                text = text.replace(new, old)
            twin.write_text(text)
            sources.append(twin)
    done = subprocess.run([*JAVAC, "-bootclasspath", classes, "-d", out, *sources], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stderr)
    jar = work / "classes.jar"
    subprocess.run(["jar", "cf", jar, "-C", out, "."], check=True)
    return jar


def app_folder(work, jar, target):
    """An app folder of the app, for that targetSdk if there is one."""
    folder = work / f"app-{target or 'default'}"
    if not folder.exists():
        folder.mkdir()
        manifest = (APP / "AndroidManifest.xml").read_text()
        if target:
            manifest = TARGET.sub(f'android:targetSdkVersion="{target}"', manifest)
        (folder / "AndroidManifest.xml").write_text(manifest)
        shutil.copy(jar, folder / "classes.jar")
        if (APP / "res").exists():
            shutil.copytree(APP / "res", folder / "res")
    return folder


def directive(script, name, default):
    found = re.search(rf"^# {name} ([\w.]+)$", script.read_text(), re.MULTILINE)
    return found[1] if found else default


def run(binary, work, jar, script):
    """What the app printed, and what went wrong beside that."""
    folder, report = app_folder(work, jar, directive(script, "targetSdk", None)), work / "report.json"
    command = [binary, "run", folder, "--script", script, "--seed", directive(script, "seed", "1"), "--timeout", "60", "--quiet",
               "--format", f"json={report}"]
    network = directive(script, "network", None)
    command += ["--network", script.parent / network] if network else []
    try:
        done = subprocess.run(list(map(str, command)), capture_output=True, text=True, errors="replace", timeout=120)
    except subprocess.TimeoutExpired:
        return [], ["does not end within two minutes"]
    if done.returncode != 0:
        return done.stdout.splitlines(), [f"exit code {done.returncode}: {done.stderr[-500:]}"]
    told = json.loads(report.read_text())
    crashes = [f"{crash['exception']}: {crash['message']}" for crash in told["crashes"]]
    problems = [f"failure of Antecede: {failure}" for failure in told["toolFailures"]]
    if len(crashes) != int(directive(script, "crashes", 0)):
        problems += crashes or ["no crash"]
    return done.stdout.splitlines(), problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("classes", type=pathlib.Path)
    parser.add_argument("cases", nargs="*")
    parser.add_argument("--accept", action="store_true")
    options = parser.parse_intermixed_args()
    shutil.rmtree(options.work, ignore_errors=True)
    options.work.mkdir(parents=True)
    jar = compile_app(options.classes, options.work)
    scripts = sorted((APP / "cases").glob("*.script"))
    if options.cases:
        scripts = [APP / "cases" / f"{name}.script" for name in options.cases]
    failed = 0
    for script in scripts:
        expectation = script.with_suffix(".expected")
        printed, problems = run(options.binary, options.work, jar, script)
        if options.accept:
            expectation.write_text("".join(line + "\n" for line in printed))
        expected = expectation.read_text().splitlines() if expectation.exists() else []
        difference = list(difflib.unified_diff(expected, printed, "expected", "printed", lineterm="", n=4))
        failed += bool(difference or problems)
        for line in ([f"---- {script.stem}"] if difference or problems else []) + difference[2:] + problems:
            print(line)
    print(f"{len(scripts) - failed} of {len(scripts)} as Android documents them")
    return 1 if failed or not scripts else 0


if __name__ == "__main__":
    sys.exit(main())
