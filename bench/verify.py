#!/usr/bin/env python3
"""Verdicts of verify against the apps of tests/apps. See bench/run and docs/verify.md."""
import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RELEASE = ROOT / "build" / "release"
sys.path.insert(0, str(ROOT / "tests" / "apps"))

import verdicts  # noqa: E402


def main():
    sys.argv[1:1] = [str(RELEASE / "antecede"), str(ROOT / "build" / "bench-verify"), "--jobs", str(os.cpu_count())]
    return verdicts.main()


if __name__ == "__main__":
    sys.exit(main())
