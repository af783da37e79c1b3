#!/usr/bin/env python3
"""What check confirms of the apps of tests/apps. See bench/run and docs/check.md."""
import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
RELEASE = ROOT / "build" / "release"
sys.path.insert(0, str(ROOT / "tests" / "apps"))

import checks  # noqa: E402


def main():
    sys.argv[1:1] = [str(RELEASE / "antecede"), str(ROOT / "build" / "bench-check"), "--jobs", str(os.cpu_count())]
    return checks.main()


if __name__ == "__main__":
    sys.exit(main())
