#!/usr/bin/env python3
"""Holds what an app with AndroidX preferences and material views prints against what it must: run_libraries.py BINARY WORK_DIR CLASSES [CASE...]

The app is tests/android/libraries; the rest is as in run_lifecycles.py.
"""
import sys

import run_lifecycles

run_lifecycles.APP = run_lifecycles.HERE / "libraries"

if __name__ == "__main__":
    sys.exit(run_lifecycles.main())
