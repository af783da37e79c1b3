#!/usr/bin/env python3
"""What small apps can reach, and what they cannot: run_reach.py BINARY WORK --classes CLASSES [APP…]

Each app of this folder has a file `expected`: `reached METHOD` must be among the methods that `antecede order` reaches, and a run with the app's script
must execute it; `never METHOD` must not be reached, and no run may execute it; `bound NAME` is a bound by size that `order` and `scan` tell of, and they
tell of no other. All that runs execute must be reached. So an analysis that reaches too
little fails, and so does one that takes any intent, name or filter for any other.
"""
import argparse
import dataclasses
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "apps"))
import build  # noqa: E402
import covers  # noqa: E402


@dataclasses.dataclass
class App:
    folder: pathlib.Path

    @property
    def name(self):
        return self.folder.name

    @property
    def package(self):
        return f"reach.{self.name}"

    def expected(self):
        lines = [line.split() for line in (self.folder / "expected").read_text().splitlines() if line and not line.startswith("#")]
        wanted = {kind: {f"{self.package}.{method}" for word, method in lines if word == kind} for kind in ("reached", "never")}
        wanted["bound"] = {name for word, name in lines if word == "bound"}
        if not wanted["reached"] or len(lines) != sum(map(len, wanted.values())):
            sys.exit(f"{self.folder / 'expected'}: a line is neither 'reached METHOD' nor 'never METHOD' nor 'bound NAME', or is there twice")
        return wanted["reached"], wanted["never"], wanted["bound"]


def name_of(method):
    return method.partition("(")[0]


def told(binary, command, folder):
    """The report as JSON and as text."""
    formats = [subprocess.run([binary, command, folder, "--quiet", "--timeout", "120", "--format", kind], capture_output=True, text=True) for kind in ("json", "text")]
    return json.loads(formats[0].stdout), formats[1].stdout


def check_bounds(binary, folder, wanted):
    order, text = told(binary, "order", folder)
    scan, scan_text = told(binary, "scan", folder)
    gaps = {gap["code"].removeprefix("scan.bound.") for gap in scan["notCovered"] if gap["code"].startswith("scan.bound.")}
    lines = {line.split()[1].removesuffix(":") for line in text.splitlines() if line.startswith("bound ")}
    problems = [f"{what} tells of the bounds {sorted(found)}, not {sorted(wanted)}"
                for what, found in [("order in JSON", {bound["name"] for bound in order["bounds"]}), ("order", lines), ("scan in JSON", gaps)] if found != wanted]
    return problems + ([] if ("A bound by size" in scan_text) == bool(wanted) else ["scan tells of bounds otherwise than its JSON"])


def check(options, app, folder):
    wanted, unwanted, bounds = app.expected()
    methods, problem = covers.reached(options.binary, folder)
    if methods is None:
        return [problem]
    executed = covers.run(options.binary, folder, ["--script", app.folder / "script", "--seed", "1"], options.work / f"{app.name}.trace").methods
    executed = {method for method in executed if method.startswith(app.package + ".")}
    found, done = set(map(name_of, methods)), set(map(name_of, executed))
    problems = check_bounds(options.binary, folder, bounds)
    problems += [f"{method} is not reached" for method in sorted(wanted - found)]
    problems += [f"{method} is reached" for method in sorted(unwanted & found)]
    problems += [f"{method} was not executed: the test shows nothing" for method in sorted(wanted - done)]
    problems += [f"{method} was executed, and should never be" for method in sorted(unwanted & done)]
    return problems + [f"{method} was executed, and is not reached" for method in sorted(executed - methods)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--classes", type=pathlib.Path, required=True)
    options = parser.parse_intermixed_args()
    options.work.mkdir(parents=True, exist_ok=True)
    apps = [App(path.parent) for path in sorted(HERE.glob("*/expected")) if not options.apps or path.parent.name in options.apps]
    folders = build.compile_apps(apps, options.classes, options.work)
    count = 0
    for app in apps:
        for problem in check(options, app, folders[app.name]):
            print(f"{app.name}: {problem}")
            count += 1
    print(f"{len(apps)} apps, {count} problems")
    return 1 if count or not apps else 0


if __name__ == "__main__":
    sys.exit(main())
