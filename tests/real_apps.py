#!/usr/bin/env python3
"""Real apps must be read whole: no method broken, nothing refused. real_apps.py --antecede BINARY APK..."""
import json
import subprocess
import sys

# What may be odd about a sound app.
HARMLESS = {"dex.duplicate-class"}


def main():
    binary, apps = sys.argv[2], sys.argv[3:]
    methods = 0
    for app in apps:
        result = subprocess.run([binary, "info", app, "--format", "json"], capture_output=True, text=True, timeout=120)
        if result.returncode:
            sys.exit(f"{app}: exit code {result.returncode}: {result.stderr}")
        info = json.loads(result.stdout)
        odd = [entry for entry in info["diagnostics"] if entry["code"] not in HARMLESS]
        if odd or info["code"]["brokenMethods"]:
            sys.exit(f"{app}: {json.dumps(odd, indent=1)}")
        methods += info["code"]["methodsWithCode"]
    if not methods:
        sys.exit("no app, or none with code")
    print(f"{len(apps)} apps, {methods} methods, none broken")


if __name__ == "__main__":
    main()
