#!/usr/bin/env python3
"""Precision and recall against the apps of tests/apps. See bench/run and docs/ground-truth.md."""
import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RELEASE = ROOT / "build" / "release"
sys.path.insert(0, str(ROOT / "tests" / "apps"))

import score  # noqa: E402


def main():
    sys.argv[1:1] = [str(RELEASE / "antecede"), str(ROOT / "build" / "bench-truth"), "--jobs", str(os.cpu_count())]
    return score.main()


if __name__ == "__main__":
    sys.exit(main())
