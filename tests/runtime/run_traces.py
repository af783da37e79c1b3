#!/usr/bin/env python3
"""Records traces of small programs and looks for races in them: run_traces.py BINARY WORK_DIR [--seeds N] [--only NAME]

Every class with a main method in tests/runtime/traces is run under N seeds. Each trace must be well-formed (the sanitizer finds
nothing to mend). The first one must give the same races with --dedupe, and be the same when the run is repeated from its schedule; without
a trace the program must print the same. Over all seeds the races found are exactly those that the comments above the class tell (`// Race: KIND LOCATION`); a class without any has none.
Every `// Shows: PATTERN` is found in the text of some trace, no `// Never: PATTERN` in any (regular expressions, within a line).
`// Tells: PATTERN` is what the first run tells in its JSON as `CODE: MESSAGE`. `// Prints: LINE`, once per line, is what the program prints under every seed. `// Own: PREFIX`: all other code counts as a library's.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys

import programs

MAIN = re.compile(r"public static void main\(")
FACT = re.compile(r"^ *// (Race|Shows|Never|Prints|Own|Tells): (.*?) *$")


def expectations():
    """Main classes, each with what its comments say: (what, text)."""
    cases = {}
    for path in sorted((programs.HERE / "traces").glob("*.java")):
        outer, current, facts = None, None, []
        for line in path.read_text().splitlines():
            fact, declared = FACT.match(line), programs.CLASS.match(line)
            if fact:
                facts.append((fact[1], fact[2]))
            elif declared and len(declared[1]) <= 2:
                if not declared[1]:
                    outer = current = declared[2]
                elif "public" in line:
                    current = outer + "$" + declared[2]
                if current not in cases and "public" in line:
                    cases[current] = [facts, False]
                    facts = []
            elif MAIN.search(line) and current in cases:
                cases[current][1] = True
                current = outer
    return {name: facts for name, (facts, has_main) in cases.items() if has_main}


def run(binary, *arguments):
    return subprocess.run([binary, *map(str, arguments)], capture_output=True, timeout=120)


def races_of(binary, trace):
    """Races of a trace that the app has to do with, and what the sanitizer mended."""
    done = run(binary, "detect", trace, "--format", "json")
    report = json.loads(done.stdout)
    races = set()
    for race in report["races"]:
        if "framework-only" in race["filteredBy"]:
            continue
        place = race["location"]
        field = place["field"]
        is_element = field in ("*", "contents") or field.startswith('"') or field.isdigit()
        races.add((race["kind"], place["class"] + (f"[{field}]" if is_element else "." + field)))
    return races, [d["code"] for d in report["diagnostics"] if d["severity"] != "info"]


def told(facts, what):
    return [text for kind, text in facts if kind == what]


def untold(binary, program, name, files, patterns):
    """Which of these the diagnostics of a recorded run do not have."""
    if not patterns:
        return []
    report = json.loads(run(binary, "run", *program, "--main", name, "--seed", 1, "-o", files["again"], "--format",
                            "json").stdout)
    lines = [f"{entry['code']}: {entry['message']}" for entry in report["diagnostics"]]
    return [f"not told: {pattern}" for pattern in patterns if not any(re.search(pattern, line) for line in lines)]


def check(binary, jar, work, name, facts, seeds):
    """Problems with one program."""
    found, problems = set(), []
    missing, printed = set(told(facts, "Shows")), told(facts, "Prints")
    program = programs.arguments(jar) + [word for prefix in told(facts, "Own") for word in ("--own", prefix)]
    files = {kind: work / f"{name}.{kind}" for kind in ("atrace", "again", "few", "schedule")}
    for seed in range(1, seeds + 1):
        first = run(binary, "run", *program, "--main", name, "--seed", seed, "-o", files["atrace"], "--save-schedule",
                    files["schedule"])
        if first.returncode != 0:
            return [f"seed {seed}: exit code {first.returncode}: {first.stderr.decode()[:500]}"]
        if printed and first.stdout.decode().splitlines() != printed:
            problems.append(f"seed {seed}: printed {first.stdout.decode()!r}")
        races, mended = races_of(binary, files["atrace"])
        found |= races
        if mended:
            problems.append(f"seed {seed}: not well-formed: {mended}")
        lines = run(binary, "trace", "print", files["atrace"]).stdout.decode().splitlines()
        missing -= {pattern for pattern in missing if any(re.search(pattern, line) for line in lines)}
        for pattern in told(facts, "Never"):
            problems += [f"seed {seed}: in the trace: {line}" for line in lines if re.search(pattern, line)]
        if seed > 1:
            continue
        problems += untold(binary, program, name, files, told(facts, "Tells"))
        plain = run(binary, "run", *program, "--main", name, "--seed", seed)
        if plain.stdout != first.stdout:
            problems.append(f"seed {seed}: another output without a trace")
        again = run(binary, "run", *program, "--main", name, "--schedule", files["schedule"], "-o", files["again"])
        if again.stdout != first.stdout or files["again"].read_bytes() != files["atrace"].read_bytes():
            problems.append(f"seed {seed}: the replay differs: {again.stderr.decode()[:300]}")
        run(binary, "run", *program, "--main", name, "--seed", seed, "--dedupe", "-o", files["few"])
        few, mended = races_of(binary, files["few"])
        if few != races or mended:
            problems.append(f"seed {seed}: with --dedupe: {sorted(few ^ races)} {mended}")
    problems += [f"in no trace: {pattern}" for pattern in sorted(missing)]
    expected = sorted(tuple(race.split(" ", 1)) for race in told(facts, "Race"))
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
    cases = {name: facts for name, facts in expectations().items() if options.only in name}
    failed = 0
    for name, facts in cases.items():
        problems = check(options.binary, jar, options.work, name, facts, options.seeds)
        failed += bool(problems)
        for problem in problems:
            print(f"{name}: {problem}")
    print(f"{len(cases) - failed} of {len(cases)} programs recorded as expected, {options.seeds} seeds each")
    return 1 if failed or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
