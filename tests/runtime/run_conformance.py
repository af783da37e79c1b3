#!/usr/bin/env python3
"""Holds `antecede run` against the JDK: the same Java programs must print the same and end with the same exit code.

Usage: run_conformance.py BINARY WORK_DIR [--area AREA] [--case CLASS] [--seeds N | --long] [--jobs N] [--verbose]
       run_conformance.py --reference-only - WORK_DIR [--area AREA] [--case CLASS]

A case is a class with `main`: `cases/AREA/Name.java`, or `concurrent/Name.java`, which is run with several seeds. Comments before the
class say what is special about it:

  // Outcome: TEXT     the case is a race: this is one of the outputs that Java allows (lines joined by ` | `)
  // Outcome!: TEXT    the same, and some seed must show it
  // Process: own      on the JDK, needs a process of its own (it calls System.exit, say)

With --reference-only nothing but the JDK runs, twice per case, to see that the cases themselves are sound. The file `deviations` lists
the cases known to differ, each with the reason; one that no longer differs is a failure, too.
"""
import argparse
import base64
import collections
import concurrent.futures
import dataclasses
import hashlib
import pathlib
import re
import shutil
import subprocess
import sys
import zipfile

HERE = pathlib.Path(__file__).resolve().parent
JAVA = ["java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Duser.timezone=UTC", "-Duser.language=en",
        "-Duser.country=US", "-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8"]
JAVAC = ["javac", "-J-XX:TieredStopAtLevel=1", "-nowarn", "-Xlint:none", "-XDignore.symbol.file", "-encoding", "UTF-8", "-proc:none", "-g"]
MODERN = "modern"  # The area whose sources are of Java 17; all others are of Java 8.
SECONDS_PER_RUN = 120
REFERENCE_RUNS = 2
REFERENCE_RACES = 30
MORE_SEEDS = 10  # A race whose outcomes have not all shown gets so many times the seeds.
SEEDS = re.compile(rb"\d+ of \d+ seeds, the first is (\d+): exit code (\d+), (\d+) bytes.*\n")
MARK = re.compile(r"^// (Outcome!?|Process): (.*)$", re.MULTILINE)


@dataclasses.dataclass(frozen=True)
class Case:
    """One program, with what its comments say."""
    name: str
    area: str
    source: pathlib.Path
    allowed: frozenset
    required: frozenset
    own_process: bool

    @property
    def racy(self):
        return bool(self.allowed)


@dataclasses.dataclass(frozen=True)
class Outcome:
    """What one run printed, and its exit code."""
    text: str
    exit: int

    def line(self):
        return " | ".join(self.text.splitlines())


def read_case(path):
    marks = collections.defaultdict(list)
    for word, value in MARK.findall(path.read_text(encoding="utf-8")):
        marks[word].append(value.strip())
    area = path.parent.name
    return Case(f"{area}.{path.stem}", area, path, frozenset(marks["Outcome"] + marks["Outcome!"]), frozenset(marks["Outcome!"]),
                "own" in marks["Process"])


def all_cases():
    return [read_case(path) for path in sorted([*HERE.glob("cases/*/*.java"), *HERE.glob("concurrent/*.java")])]


def read_deviations():
    """Class name to reason."""
    lines = (HERE / "deviations").read_text(encoding="utf-8").splitlines()
    entries = [line.split(":", 1) for line in lines if line.strip() and not line.startswith("#")]
    return {name.strip(): reason.strip() for name, reason in entries}


# ---- Building: one folder of classes, one jar


def fingerprint(cases):
    digest = hashlib.sha256()
    for path in [*(case.source for case in cases), *sorted(HERE.glob("support/*.java")), pathlib.Path(__file__)]:
        digest.update(f"{path.relative_to(HERE)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def compile_sources(work, classes, release, sources):
    listing = work / f"sources{release}"
    listing.write_text("\n".join(f'"{source}"' for source in sources))
    command = [*JAVAC, "--release", str(release), "-cp", classes, "-d", classes, f"@{listing}"]
    return subprocess.run(command, cwd=work).returncode == 0


def build(work, cases):
    """Compiles everything unless that has been done; returns the jar, or None."""
    classes, jar, stamp = work / "classes", work / "cases.jar", work / "stamp"
    now = fingerprint(cases)
    if stamp.exists() and stamp.read_text() == now:
        return jar
    shutil.rmtree(work, ignore_errors=True)
    classes.mkdir(parents=True)
    modern = [case.source for case in cases if case.area == MODERN]
    others = [case.source for case in cases if case.area != MODERN]
    support = sorted(HERE.glob("support/*.java"))
    driver = [path for path in support if path.stem == "ReferenceDriver"]
    shared = [path for path in support if path not in driver]
    if not (compile_sources(work, classes, 8, shared + others) and compile_sources(work, classes, 17, driver + modern)):
        return None
    with zipfile.ZipFile(jar, "w") as archive:
        for path in sorted(classes.rglob("*.class")):
            archive.write(path, path.relative_to(classes))
    stamp.write_text(now)
    return jar


# ---- Running


def run_process(command):
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS_PER_RUN)
    except subprocess.TimeoutExpired:
        return Outcome("no end in time\n", 124), ""
    return Outcome(done.stdout.decode("utf-8", "replace"), done.returncode), done.stderr.decode("utf-8", "replace")


def reference(work, cases, runs):
    """The outcomes of each case on the JDK, by name."""
    results = collections.defaultdict(list)
    apart = [case for case in cases if case.own_process]
    for case in apart:
        results[case.name].append(run_process([*JAVA, "-cp", work / "classes", case.name])[0])
    listing, answers = work / "reference", work / "answers"
    listing.write_text("".join(f"{case.name} {REFERENCE_RACES if case.racy else runs}\n" for case in cases if not case.own_process))
    subprocess.run([*JAVA, "-cp", work / "classes", "support.ReferenceDriver", work / "classes", listing, answers], check=True)
    for line in answers.read_text().splitlines():
        name, exit_code, text = (line + " ").split(" ")[:3]
        results[name].append(Outcome(base64.b64decode(text).decode("utf-8", "replace"), int(exit_code)))
    return results


def unsound(case, outcomes):
    """What is wrong with a case as the JDK runs it, or None."""
    if case.racy:
        strange = [outcome.line() for outcome in outcomes if outcome.line() not in case.allowed or outcome.exit != 0]
        return f"the JDK shows an outcome that is not listed: {strange[0]}" if strange else None
    if len(set(outcomes)) > 1:
        return "the JDK does not always print the same\n" + difference(outcomes[0].text, outcomes[-1].text)
    if outcomes[0].exit >= 124:
        return f"no end in time, or no such class: {outcomes[0].text}"
    return None if outcomes[0].text else "prints nothing"


class Machine:
    """The program under test."""

    def __init__(self, binary, jar):
        self.command = [binary, "run", jar, "--main"]

    def run(self, case, seed=None):
        return run_process([*self.command, case.name, *(["--seed", str(seed)] if seed is not None else [])])

    def run_seeds(self, case, seeds):
        """The outcomes of the seeds 0, 1, ..., with the first seed of each; or None, and what went wrong."""
        try:
            done = subprocess.run([*self.command, case.name, "--seeds", str(seeds)], stdin=subprocess.DEVNULL,
                                  capture_output=True, timeout=SECONDS_PER_RUN * 5)
        except subprocess.TimeoutExpired:
            return None, "no end in time"
        outcomes, at = [], 0
        while at < len(done.stdout):
            head = SEEDS.match(done.stdout, at)
            if not head:
                break
            text = done.stdout[head.end():head.end() + int(head[3])]
            at = head.end() + len(text) + (0 if text.endswith(b"\n") or not text else 1)
            outcomes.append((int(head[1]), Outcome(text.decode("utf-8", "replace"), int(head[2]))))
        if done.returncode != 0 or not outcomes or at != len(done.stdout):
            return None, f"exit code {done.returncode}: {done.stderr.decode('utf-8', 'replace')[:300]}"
        return outcomes, ""


# ---- Judging: each function returns what is wrong, or None


def difference(expected, actual):
    """The first line that differs, with both texts."""
    left, right = expected.splitlines(), actual.splitlines()
    for number, (one, other) in enumerate(zip(left + [None] * len(right), right + [None] * len(left)), 1):
        if one != other:
            show = lambda line: "(end)" if line is None else line
            return f"    line {number}: expected {show(one)}\n    line {number}: got      {show(other)}"
    return "    (the end of a line)"


def compare(expected, actual, errors):
    if expected == actual:
        return None
    text = f"    exit code {actual.exit} instead of {expected.exit}\n" if expected.exit != actual.exit else ""
    text += difference(expected.text, actual.text) if expected.text != actual.text else ""
    head = "\n".join("    | " + line for line in errors.splitlines()[:6])
    return text.rstrip("\n") + ("\n" + head if head else "")


def judge_plain(machine, case, expected):
    return compare(expected, *machine.run(case))


def judge_scheduled(machine, case, expected, seeds):
    outcomes, problem = machine.run_seeds(case, seeds)
    if outcomes is None:
        return "    " + problem
    for seed, outcome in outcomes:
        if outcome != expected:
            return f"    seed {seed}\n{compare(expected, outcome, machine.run(case, seed)[1])}"
    return None


def judge_race(machine, case, seeds):
    """More seeds are tried if not all outcomes that must occur have shown."""
    for count in (seeds, seeds * MORE_SEEDS):
        outcomes, problem = machine.run_seeds(case, count)
        if outcomes is None:
            return "    " + problem
        for seed, outcome in outcomes:
            if outcome.line() not in case.allowed or outcome.exit != 0:
                return f"    seed {seed}: not allowed, exit code {outcome.exit}: {outcome.line()}"
        missing = case.required - {outcome.line() for _, outcome in outcomes}
        if not missing:
            return None
    return "    never seen: " + "; ".join(sorted(missing))


def judge(machine, case, expected, seeds):
    if case.racy:
        return judge_race(machine, case, seeds)
    if case.area == "concurrent":
        return judge_scheduled(machine, case, expected, seeds)
    return judge_plain(machine, case, expected)


# ---- The whole


def check_references(cases, results):
    problems = {case.name: unsound(case, results[case.name]) for case in cases}
    bad = {name: problem for name, problem in problems.items() if problem}
    for name, problem in bad.items():
        print(f"unsound {name}: {problem}")
    return bad


def report(cases, problems, deviations, verbose):
    """Prints what failed and the summary; returns the exit code."""
    failed = 0
    per_area = collections.Counter(case.area for case in cases)
    equal = collections.Counter()
    for case in cases:
        problem, reason = problems[case.name], deviations.get(case.name)
        equal[case.area] += problem is None
        if problem and (not reason or verbose):
            print(f"{'deviates' if reason else 'FAILED'} {case.name}{': ' + reason if reason else ''}\n{problem}")
        if problem is None and reason:
            print(f"FAILED {case.name}: listed in deviations, but equal")
        failed += (problem is None) == (reason is not None)
    known = {case.name for case in all_cases()}
    for name in sorted(set(deviations) - known):
        print(f"FAILED {name}: listed in deviations, but there is no such case")
        failed += 1
    print(", ".join(f"{area} {equal[area]}/{count}" for area, count in sorted(per_area.items())))
    print(f"{failed} failed, {sum(1 for case in cases if case.name in deviations)} deviations listed")
    print(f"{sum(equal.values())} of {len(cases)} cases equal")
    return 1 if failed else 0


def options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("binary")
    parser.add_argument("work_dir", type=pathlib.Path)
    parser.add_argument("--area")
    parser.add_argument("--case")
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--long", dest="seeds", action="store_const", const=100)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--reference-only", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    return parser.parse_args()


def main():
    given = options()
    if not shutil.which("javac"):
        print("skipped: no javac")
        return 77
    work, everything = given.work_dir.absolute(), all_cases()
    cases = [case for case in everything if given.area in (None, case.area) and given.case in (None, case.name)]
    jar = build(work, everything)
    if jar is None or not cases:
        print("nothing to run")
        return 1
    results = reference(work, cases, REFERENCE_RUNS)
    bad = check_references(cases, results)
    if given.reference_only:
        print(f"{len(cases) - len(bad)} of {len(cases)} cases sound")
        return 1 if bad else 0
    machine = Machine(str(pathlib.Path(given.binary).absolute()), jar)
    with concurrent.futures.ThreadPoolExecutor(given.jobs) as pool:
        found = list(pool.map(lambda case: judge(machine, case, results[case.name][0], given.seeds), cases))
    problems = {case.name: bad.get(case.name) or problem for case, problem in zip(cases, found)}
    return report(cases, problems, read_deviations(), given.verbose)


if __name__ == "__main__":
    sys.exit(main())
