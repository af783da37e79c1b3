#!/usr/bin/env python3
"""As run_apart.py, for locales, dates, formats and java.time: a twin of Locale must not go into the JDK's strings.

Usage: run_text.py WORK_DIR [TEST…]

`twin/text/apart.list` names the classes, `twin/text/*Test.java` are the tests.
"""

import sys

import run_apart

if __name__ == "__main__":
    run_apart.APART = run_apart.HERE / "twin" / "text"
    sys.exit(run_apart.main())
