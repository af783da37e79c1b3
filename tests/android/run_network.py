#!/usr/bin/env python3
"""Holds what an app reads from the network and its database against what it must: run_network.py BINARY WORK_DIR CLASSES [CASE...]

The app is tests/android/network; the rest is as in run_lifecycles.py.
"""
import sys

import run_lifecycles

run_lifecycles.APP = run_lifecycles.HERE / "network"

if __name__ == "__main__":
    sys.exit(run_lifecycles.main())
