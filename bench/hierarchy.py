#!/usr/bin/env python3
"""Questions to the class hierarchy: what its tables bring, beside plain walks. See bench/run."""
import argparse
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
KINDS = ("dispatch", "subtype", "resolveMethod", "resolveField", "dispatchSuper")


def main():
    parser = argparse.ArgumentParser(prog="bench/run hierarchy", description=__doc__)
    parser.add_argument("apk", nargs="?", default=ROOT / "examples" / "newsreader.apk")
    options = parser.parse_args()
    command = [ROOT / "build" / "release" / "hierarchy", options.apk]
    done = subprocess.run(command, capture_output=True, text=True)
    if not done.stdout:
        print(done.stderr.strip(), file=sys.stderr)
        return done.returncode or 1
    figures = {"bench": "hierarchy", "apk": pathlib.Path(options.apk).name, **json.loads(done.stdout)}
    print(f"{figures['apk']}, behind the model: {figures['classes']:,} classes, {figures['methods']:,} methods; "
          f"answers {'agree' if figures['same'] else 'DIFFER'}")
    print(f"  {'million questions a second':28}{'walks':>9}{'fresh':>9}{'again':>9}{'ratio':>9}")
    for kind in KINDS:
        one = figures[kind]
        one["ratio"] = round(one["walks"] / one["again"], 2)
        speeds = "".join(f"{1000 / one[how]:9.2f}" for how in ("walks", "fresh", "again"))
        print(f"  {kind:28}{speeds}{one['ratio']:9.1f}")
    print(json.dumps(figures))
    return 0 if figures["same"] else 1


if __name__ == "__main__":
    sys.exit(main())
