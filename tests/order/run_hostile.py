#!/usr/bin/env python3
"""`order` and `scan` on apps of shapes that nobody writes by hand: run_hostile.py BINARY WORK --classes CLASSES [--seconds S] [--many N] [SHAPE…]

Each must come to an end within its limit of time, with exit code 0, or with 5 and a report that says which limit it was. What is not larger than its limits is
there in full, has the same bytes for any number of threads, and reaches no less without contexts. Real time is only what the limit itself is measured in.
"""
import argparse
import dataclasses
import json
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "apps"))
import build  # noqa: E402

MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="{package}">
    <uses-sdk android:minSdkVersion="33" android:targetSdkVersion="34" />
    <application>
{activities}
    </application>
</manifest>
"""


@dataclasses.dataclass
class App:
    folder: pathlib.Path
    package: str

    @property
    def name(self):
        return self.folder.name

SCAN_LIMITS = ["scan.stopped", "scan.crowded", "scan.many-actions"]


def many_handlers(number):
    """Each of them posts two others."""
    tasks = "".join(f"class R{k} implements Runnable {{ public void run() {{ Main.seen = {k}; Main.h.post(new R{(k * 7 + 1) % number}()); "
                    f"Main.h.post(new R{(k + 1) % number}()); }} }}\n" for k in range(number))
    return "Main.h.post(new R0());", "static android.os.Handler h = new android.os.Handler(); static int seen;", tasks, 1


def deep_recursion(number):
    """One method calls the next, and the last one the first."""
    steps = "".join(f"  static void m{k}(android.os.Handler h, int d) {{ Main.seen = d; m{(k + 1) % number}(h, d + 1); "
                    f"h.post(() -> Main.seen = {k}); }}\n" for k in range(number))
    return "Deep.m0(new android.os.Handler(), 0);", "static int seen;", f"class Deep {{\n{steps}}}\n", 1


def giant_switch(number):
    """Every case posts something else."""
    cases = "".join(f"      case {k}: Main.seen = {k}; h.postDelayed(this, {k}); break;\n" for k in range(number))
    code = f"""class Wide implements Runnable {{
  final android.os.Handler h = new android.os.Handler();
  public void run() {{
    switch (Main.seen) {{
{cases}    }}
  }}
}}
"""
    return "new Wide().run();", "static int seen;", code, 1


def many_activities(number):
    """All of them share one field."""
    code = "".join(f"class A{k} extends Main {{ protected void onPause() {{ super.onPause(); seen = {k}; }} }}\n" for k in range(number))
    return "", "static int seen;", code, number


# How many there are, in a test and to try.
SHAPES = {many_handlers: 1000, deep_recursion: 1000, giant_switch: 1500, many_activities: 1000}


def write(shape, number, work):
    start, members, code, activities = shape(number)
    package = "hostile." + shape.__name__.replace("_", "")
    folder = work / "written" / shape.__name__
    shutil.rmtree(folder, ignore_errors=True)
    names = ["Main"] + [f"A{k}" for k in range(activities)] if activities > 1 else ["Main"]
    listed = "\n".join(f'        <activity android:name=".{name}" android:exported="true" />' for name in names)
    source = folder / "src" / "Main.java"
    source.parent.mkdir(parents=True)
    (folder / "AndroidManifest.xml").write_text(MANIFEST.format(package=package, activities=listed))
    source.write_text(f"""package {package};
public class Main extends android.app.Activity {{
  {members}
  protected void onCreate(android.os.Bundle state) {{ super.onCreate(state); {start} }}
}}
{code}""")
    return App(folder, package)


class Failure(Exception):
    pass


def run(options, command, folder, *more):
    done = subprocess.run([options.binary, command, folder, "--quiet", "--format", "json", "--timeout", str(options.seconds), *more],
                          capture_output=True, text=True, timeout=options.seconds * 3 + 60)
    if done.returncode not in (0, 5):
        raise Failure(f"{command} {' '.join(more)}: exit code {done.returncode}: {done.stderr[-300:]}")
    if done.returncode == 5 and not done.stdout:
        if "the limit of" not in done.stderr:
            raise Failure(f"{command}: partial, and nobody says why: {done.stderr[-300:]}")
        return done, None
    return done, json.loads(done.stdout)


def says_why(command, report):
    """What was cut off has a code."""
    if command == "order":
        return [limit["code"] for limit in report.get("limits", [])]
    return [gap["code"] for gap in report["notCovered"] if gap["code"] in SCAN_LIMITS or gap["code"].startswith("order.")]


def check(options, name, folder):
    whole = {}
    for command in ("order", "scan"):
        done, report = run(options, command, folder)
        state = "no result" if report is None else "whole" if report["complete"] else "a part: " + " ".join(says_why(command, report))
        print(f"{name}: {command}: {state}", flush=True)
        if report is None:
            raise Failure(f"{command}: the limit of time was not enough to end in order")
        if not report["complete"] and not says_why(command, report):
            raise Failure(f"{command}: a part, and the report does not say why")
        if not report["complete"] or done.returncode != 0:
            continue
        whole[command] = report
        if done.stdout != run(options, command, folder, "--jobs", "1")[0].stdout:
            raise Failure(f"{command}: other bytes with one thread")
    coarse = run(options, "order", folder, "--context", "none")[1]
    if "order" in whole and coarse and coarse["complete"]:
        less = set(whole["order"]["reached"]["ownMethods"]) - set(coarse["reached"]["ownMethods"])
        if less:
            raise Failure(f"without contexts fewer methods are reached: {sorted(less)[:5]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=pathlib.Path)
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("shapes", nargs="*")
    parser.add_argument("--classes", type=pathlib.Path)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--many", type=int, help="how many of each")
    options = parser.parse_intermixed_args()
    options.work.mkdir(parents=True, exist_ok=True)
    shapes = {shape: options.many or number for shape, number in SHAPES.items() if not options.shapes or shape.__name__ in options.shapes}
    apps = [write(shape, number, options.work) for shape, number in shapes.items()]
    folders = build.compile_apps(apps, options.classes or build.framework_of(options.binary), options.work)
    failed = False
    for name, folder in folders.items():
        try:
            check(options, name, folder)
        except (Failure, subprocess.TimeoutExpired) as failure:
            failed = True
            print(f"{name}: FAILED: {failure}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
