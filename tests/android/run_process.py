#!/usr/bin/env python3
"""What happens to an app's process, and what a run says of it: run_process.py BINARY WORK_DIR CLASSES [CASE...]

The app is tests/android/process; cases and --accept are as in run_lifecycles.py. It is compiled against a class that it does not bring along
(stubs), as code that the model lacks. Further lines of a script say what the report must have:

  # exits System.exit 3              how, and with which code, each time in this order
  # blocked deadlock main other      the kind, and the threads from main on
  # gap Absent.text                  a failure of Antecede whose message has that
  # missed click "below"             a line that found nothing to act on
  # restarts 1
  # launcher .Never                  what the icon starts instead of .Main
  # incomplete never shown           not complete, exit code 5, and why; the text's first line has it, too
"""
import json
import shutil
import subprocess
import sys

import run_lifecycles

run_lifecycles.APP = run_lifecycles.HERE / "process"


def wanted(script, name):
    return [line[len(name) + 3:] for line in script.read_text().splitlines() if line.startswith(f"# {name} ")]


def compile_app(classes, work):
    """Against what the app lacks, too; that is not packed."""
    stubs = work / "stubs"
    shutil.rmtree(work / "classes", ignore_errors=True)
    for folder in stubs, work / "classes":
        folder.mkdir(parents=True)
    javac = [*run_lifecycles.JAVAC, "-bootclasspath", classes]
    app = run_lifecycles.APP
    for command in ([*javac, "-d", stubs, *sorted((app / "stubs").rglob("*.java"))],
                    [*javac, "-cp", stubs, "-d", work / "classes", *sorted((app / "src").rglob("*.java"))]):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(done.stderr)
    jar = work / "classes.jar"
    subprocess.run(["jar", "cf", jar, "-C", work / "classes", "."], check=True)
    return jar


def with_launcher(work, jar, script):
    """The app folder, with another activity behind the icon if the script says so."""
    folder = run_lifecycles.app_folder(work, jar, None)
    launcher = run_lifecycles.directive(script, "launcher", None)
    if launcher is None:
        return folder
    other = work / f"app{launcher}"
    shutil.copytree(folder, other, dirs_exist_ok=True)
    manifest = (folder / "AndroidManifest.xml").read_text()
    manifest = manifest.replace(f'<activity android:name="{launcher}" />', '<activity android:name="?" />')
    manifest = manifest.replace('android:name=".Main"', f'android:name="{launcher}"')
    (other / "AndroidManifest.xml").write_text(manifest.replace('android:name="?"', 'android:name=".Main"'))
    return other


def compare(name, expected, found):
    return [] if expected == found else [f"{name}: expected {expected}, found {found}"]


def run(binary, work, jar, script):
    folder, report, text = with_launcher(work, jar, script), work / "report.json", work / "report.txt"
    command = [binary, "run", folder, "--script", script, "--seed", run_lifecycles.directive(script, "seed", "1"), "--timeout", "100",
               "--quiet", "--format", f"json={report}", "--format", f"text={text}"]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, errors="replace", timeout=200)
    incomplete = wanted(script, "incomplete")
    if done.returncode != (5 if incomplete else 0):
        return done.stdout.splitlines(), [f"exit code {done.returncode}: {done.stderr[-800:]}"]
    told = json.loads(report.read_text())
    problems = compare("exits", wanted(script, "exits"), [f"{one['how']} {one['code']}" for one in told["exits"] for _ in range(one["count"])])
    problems += compare("blocked", wanted(script, "blocked"),
                        [" ".join([one["kind"], *(thread["thread"] for thread in one["threads"])]) for one in told["blocked"]])
    crashes = sum(crash["count"] for crash in told["crashes"])
    problems += compare("crashes", int(run_lifecycles.directive(script, "crashes", 0)), crashes)
    problems += compare("restarts", int(run_lifecycles.directive(script, "restarts", 0)), told["restarts"])
    gaps = wanted(script, "gap")
    failures = [failure["message"] for failure in told["toolFailures"]]
    if len(gaps) != len(failures) or any(gap not in failure for gap, failure in zip(gaps, failures)):
        problems.append(f"failures of Antecede: expected {gaps}, found {failures}")
    missed = [one["message"] for one in told["diagnostics"] if one["code"] == "run.missed"]
    if [line for line in wanted(script, "missed") if not any(line in one for one in missed)] or len(missed) != len(wanted(script, "missed")):
        problems.append(f"missed: {missed}")
    first = text.read_text().splitlines()[0]
    for what in incomplete:
        if told["complete"] or what not in told["incompleteBecause"] or not first.startswith("antecede: incomplete: ") or what not in first:
            problems.append(f"not told why it is incomplete: {told['incompleteBecause']}; {first}")
    if not incomplete and (not told["complete"] or told["incompleteBecause"]):
        problems.append(f"incomplete: {told['incompleteBecause']}")
    return done.stdout.splitlines(), problems


run_lifecycles.compile_app = compile_app
run_lifecycles.run = run

if __name__ == "__main__":
    sys.exit(run_lifecycles.main())
