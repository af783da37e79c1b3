#!/usr/bin/env python3
"""Holds what libraries find on the platform against what a device gives them: run_platform.py BINARY WORK_DIR CLASSES [CASE...]

The app is tests/android/platform: it does what AndroidX, Material, Compose and others do with the platform's classes; the rest is
as in run_lifecycles.py.
"""
import sys

import run_lifecycles

run_lifecycles.APP = run_lifecycles.HERE / "platform"

if __name__ == "__main__":
    sys.exit(run_lifecycles.main())
