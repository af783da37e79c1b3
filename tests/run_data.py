#!/usr/bin/env python3
"""Data tests: runs antecede on committed inputs and compares what it prints with small expected texts.

    run_data.py BINARY [--accept] [CASE...]

A case is a folder of tests/data: `about` says what it shows, `command` has the arguments (one line, run from the
repository's root), `expected` what must come out on standard output. `exit` (optional) has the exit code if it is not 0,
`errors` (optional) what must come out on standard error. A difference writes the output beside the expectation as
`*.actual` and is shown; --accept makes it the new expectation.
"""
import difflib
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CASES = ROOT / "tests" / "data"


def compare(path, actual, accept):
    """None if the file says what came out, else the difference."""
    remains = path.with_name(path.name + ".actual")
    remains.unlink(missing_ok=True)
    expected = path.read_text() if path.exists() else None
    if expected == actual:
        return None
    if accept:
        path.write_text(actual)
        return None
    remains.write_text(actual)
    lines = difflib.unified_diff((expected or "").splitlines(), actual.splitlines(), str(path.relative_to(ROOT)),
                                 "actual", lineterm="")
    return "\n".join(lines) or "only line ends differ"


def run(binary, case, accept):
    arguments = shlex.split((case / "command").read_text())
    result = subprocess.run([binary, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=120)
    wanted = int((case / "exit").read_text()) if (case / "exit").exists() else 0
    problems = [] if result.returncode == wanted else [f"exit code {result.returncode} instead of {wanted}: {result.stderr}"]
    problems.append(compare(case / "expected", result.stdout, accept))
    if (case / "errors").exists():
        problems.append(compare(case / "errors", result.stderr, accept))
    elif result.stderr and not wanted:
        problems.append("unexpected output on standard error: " + result.stderr)
    return [problem for problem in problems if problem]


def main():
    accept = "--accept" in sys.argv
    names = [word for word in sys.argv[1:] if word != "--accept"]
    if not names:
        sys.exit(__doc__)
    binary = str(pathlib.Path(names[0]).resolve())
    chosen = names[1:]
    cases = sorted(path for path in CASES.iterdir() if (path / "command").exists() and (not chosen or path.name in chosen))
    if not cases:
        sys.exit("no cases")
    failed = 0
    for case in cases:
        if not (case / "about").exists():
            sys.exit(f"{case.name}: the file `about` is missing")
        problems = run(binary, case, accept)
        failed += bool(problems)
        for problem in problems:
            print(f"--- {case.name}\n{problem}")
    print(f"{len(cases) - failed} of {len(cases)} cases agree")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
