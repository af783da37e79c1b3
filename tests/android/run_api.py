#!/usr/bin/env python3
"""Which level of Android's API an app is run at: run_api.py BINARY WORK_DIR CLASSES

The app is tests/android/api, compiled once for each way to call something that the model lacks (VARIANTS). If the model has AdId or
RenderScript by now, another class of the same level has to take its place.
"""
import json
import pathlib
import shutil
import subprocess
import sys

import run_lifecycles

APP = run_lifecycles.HERE / "api"
HEAD = """package com.example.api;
import android.adservices.adid.AdId;
import android.os.Build;
import android.renderscript.RenderScript;
final class Calls {
"""
PERFORM = "  static void perform(android.content.Context context) {\n"
NEWER = "  static class Newer { static void call() { new AdId(\"\", false); } }\n"
VARIANTS = {
    "nothing is missing": (PERFORM + "  }\n", 35),
    "missing since 34": (PERFORM + "    new AdId(\"\", false);\n  }\n", 33),
    "the same behind a test": (PERFORM + "    if (Build.VERSION.SDK_INT >= 34) new AdId(\"\", false);\n  }\n", 35),
    "the same, the test returns": (PERFORM + "    if (Build.VERSION.SDK_INT < 34) return;\n    new AdId(\"\", false);\n  }\n", 35),
    "a test beside it": (PERFORM + "    if (Build.VERSION.SDK_INT >= 34) context.getPackageName();\n    new AdId(\"\", false);\n  }\n", 33),
    "in a method that is called behind a test": (NEWER + PERFORM + "    if (Build.VERSION.SDK_INT >= 34) Newer.call();\n  }\n", 35),
    "in a method that is called without a test, too":
        (NEWER + PERFORM + "    if (Build.VERSION.SDK_INT >= 34) Newer.call();\n    Newer.call();\n  }\n", 33),
    "a helper tests": ("  static boolean isNew() { return Build.VERSION.SDK_INT >= 34; }\n" + PERFORM
                       + "    if (isNew()) new AdId(\"\", false);\n  }\n", 35),
    "a constant of the app tests": ("  static final int LEVEL = Build.VERSION.SDK_INT;\n" + PERFORM
                                    + "    if (LEVEL > 33) new AdId(\"\", false);\n  }\n", 35),
    "missing at every level": (PERFORM + "    RenderScript.create(context);\n  }\n", 35),
}


def compile_app(classes, work, calls):
    """The app folder of a variant."""
    shutil.rmtree(work, ignore_errors=True)
    for folder in "stubs", "classes", "app":
        (work / folder).mkdir(parents=True)
    (work / "Calls.java").write_text(HEAD + calls + "}\n")
    javac = [*run_lifecycles.JAVAC, "-bootclasspath", classes]
    for command in ([*javac, "-d", work / "stubs", *sorted((APP / "stubs").rglob("*.java"))],
                    [*javac, "-cp", work / "stubs", "-d", work / "classes", work / "Calls.java", *sorted((APP / "src").rglob("*.java"))]):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(done.stderr)
    subprocess.run(["jar", "cf", work / "app" / "classes.jar", "-C", work / "classes", "."], check=True)
    shutil.copy(APP / "AndroidManifest.xml", work / "app")
    return work / "app"


def run(binary, *arguments):
    done = subprocess.run(list(map(str, [binary, *arguments])), capture_output=True, text=True, errors="replace", timeout=120)
    return done.returncode, done.stdout, done.stderr


def check_level(binary, work, app, level):
    """Without --api."""
    report = work / "report.json"
    code, printed, told = run(binary, "run", app, "--events", 2, "--quiet", "--format", f"json={report}")
    if code != 0:
        return [f"exit code {code}: {told[-500:]}"]
    found = json.loads(report.read_text())["api"]
    problems = [] if found == level else [f"level {found}, expected {level}"]
    return problems if printed.startswith(f"level {level},") else [*problems, f"the app found {printed!r}"]


def check_option(binary, work, app):
    """With --api: what the app finds, what schedules keep, what is refused."""
    schedule, expected = work / "a.schedule", "level 26, Android 8.0.0\n"
    runs = [run(binary, "run", app, "--api", 26, "--events", 2, "--quiet", "--save-schedule", schedule), run(binary, "replay", app, schedule, "--quiet")]
    problems = [f"{printed!r}, exit code {code}: {told[-300:]}" for code, printed, told in runs if code != 0 or not printed.startswith(expected)]
    if not problems and ("at API level 26" not in runs[0][2] or "\napi 26\n" not in schedule.read_text()):
        problems.append("report or schedule do not tell the level")
    for level in 15, 36:
        if run(binary, "run", app, "--api", level)[0] != 2:
            problems.append(f"--api {level} is not refused")
    schedule.write_text(schedule.read_text().replace("\napi 26\n", "\napi 99\n"))
    if run(binary, "replay", app, schedule)[0] != 3:
        problems.append("a schedule with level 99 is not refused")
    return problems


def main():
    binary, work, classes = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    failed = 0
    for number, (name, (calls, level)) in enumerate(VARIANTS.items()):
        folder = work / str(number)
        app = compile_app(classes, folder, calls)
        problems = check_level(binary, folder, app, level) + (check_option(binary, folder, app) if number == 0 else [])
        failed += bool(problems)
        for problem in problems:
            print(f"{name}: {problem}")
    print(f"{len(VARIANTS) - failed} of {len(VARIANTS)} run at the level that fits them")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
