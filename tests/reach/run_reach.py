#!/usr/bin/env python3
"""What small apps can reach, and what they cannot: run_reach.py BINARY WORK --classes CLASSES [APP…]

Each app of this folder has a file `expected`: `reached METHOD` must be among the methods that `antecede order` reaches, and a run with the app's script
must execute it; `never METHOD` must not be reached, and no run may execute it. All that runs execute must be reached. So an analysis that reaches too
little fails, and so does one that takes any intent, name or filter for any other.
"""
import argparse
import dataclasses
import pathlib
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
        if not wanted["reached"] or len(lines) != sum(map(len, wanted.values())):
            sys.exit(f"{self.folder / 'expected'}: a line is neither 'reached METHOD' nor 'never METHOD', or is there twice")
        return wanted["reached"], wanted["never"]


def name_of(method):
    return method.partition("(")[0]


def check(options, app, folder):
    wanted, unwanted = app.expected()
    methods, problem = covers.reached(options.binary, folder)
    if methods is None:
        return [problem]
    executed = covers.run(options.binary, folder, ["--script", app.folder / "script", "--seed", "1"], options.work / f"{app.name}.trace").methods
    executed = {method for method in executed if method.startswith(app.package + ".")}
    found, done = set(map(name_of, methods)), set(map(name_of, executed))
    problems = [f"{method} is not reached" for method in sorted(wanted - found)]
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
