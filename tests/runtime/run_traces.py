#!/usr/bin/env python3
"""Records traces of small programs and looks for races in them: run_traces.py BINARY WORK_DIR [--seeds N] [--only NAME]

Every class with a main method in tests/runtime/traces is run under N seeds. Each trace must be well-formed (the sanitizer finds
nothing to mend). The first one must give the same races with --dedupe, and be the same when the run is repeated from its schedule. Over
all seeds the races found are exactly those that the comments above the class tell (`// Race: KIND LOCATION`); a class without any has none.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys

import programs

MAIN = re.compile(r"public static void main\(")
RACE = re.compile(r"^ *// Race: (\S+) (.*?) *$")


def expectations():
    """Main classes, each with its races."""
    cases = {}
    for path in sorted((programs.HERE / "traces").glob("*.java")):
        outer, current, races = None, None, []
        for line in path.read_text().splitlines():
            race, declared = RACE.match(line), programs.CLASS.match(line)
            if race:
                races.append((race[1], race[2]))
            elif declared and len(declared[1]) <= 2:
                if not declared[1]:
                    outer = current = declared[2]
                elif "public" in line:
                    current = outer + "$" + declared[2]
                if current not in cases and "public" in line:
                    cases[current] = [sorted(races), False]
                    races = []
            elif MAIN.search(line) and current in cases:
                cases[current][1] = True
                current = outer
    return {name: races for name, (races, has_main) in cases.items() if has_main}


def run(binary, *arguments):
    return subprocess.run([binary, *map(str, arguments)], capture_output=True, timeout=120)


def races_of(binary, trace):
    """Races of a trace, and what the sanitizer mended."""
    done = run(binary, "detect", trace, "--format", "json")
    report = json.loads(done.stdout)
    races = set()
    for race in report["races"]:
        place = race["location"]
        field = place["field"]
        is_element = field == "*" or field.startswith('"') or field.isdigit()
        races.add((race["kind"], place["class"] + (f"[{field}]" if is_element else "." + field)))
    return races, [d["code"] for d in report["diagnostics"] if d["severity"] != "info"]


def check(binary, jar, work, name, expected, seeds):
    """Problems with one program."""
    found, problems = set(), []
    files = {kind: work / f"{name}.{kind}" for kind in ("atrace", "again", "few", "schedule")}
    for seed in range(1, seeds + 1):
        first = run(binary, "run", jar, "--main", name, "--seed", seed, "-o", files["atrace"], "--save-schedule",
                    files["schedule"])
        if first.returncode != 0:
            return [f"seed {seed}: exit code {first.returncode}: {first.stderr.decode()[:500]}"]
        races, mended = races_of(binary, files["atrace"])
        found |= races
        if mended:
            problems.append(f"seed {seed}: not well-formed: {mended}")
        plain = run(binary, "run", jar, "--main", name, "--seed", seed)
        if plain.stdout != first.stdout:
            problems.append(f"seed {seed}: another output without a trace")
        if seed > 1:
            continue
        again = run(binary, "run", jar, "--main", name, "--schedule", files["schedule"], "-o", files["again"])
        if again.stdout != first.stdout or files["again"].read_bytes() != files["atrace"].read_bytes():
            problems.append(f"seed {seed}: the replay differs: {again.stderr.decode()[:300]}")
        run(binary, "run", jar, "--main", name, "--seed", seed, "--dedupe", "-o", files["few"])
        few, mended = races_of(binary, files["few"])
        if few != races or mended:
            problems.append(f"seed {seed}: with --dedupe: {sorted(few ^ races)} {mended}")
    if sorted(found) != expected:
        problems.append(f"expected {expected}, found {sorted(found)}")
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    jar = programs.compile_folder("traces", options.work)
    cases = {name: races for name, races in expectations().items() if options.only in name}
    failed = 0
    for name, expected in cases.items():
        problems = check(options.binary, jar, options.work, name, expected, options.seeds)
        failed += bool(problems)
        for problem in problems:
            print(f"{name}: {problem}")
    print(f"{len(cases) - failed} of {len(cases)} programs recorded as expected, {options.seeds} seeds each")
    return 1 if failed or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
