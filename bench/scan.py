#!/usr/bin/env python3
"""What `antecede scan` makes of apps: bench/run scan [--timeout S] [--binary FILE] [APP...]

The columns of SIERRA's tables: components and actions of the app's own, pairs of actions that are ordered (in all runs, or in each instance of a
component), how much of all pairs that is with those that are serial, racy pairs of places without telling apart who calls what and with it, groups of
reports that the text shows by priority, those that it only counts, and processor seconds. Without APP: the example.
"""
import argparse
import collections
import json
import pathlib
import sys

from actions import BINARY, ROOT, measure

COLUMNS = ["harnesses", "actions", "hbEdges", "ordered", "pairsInsensitive", "pairs", "high", "medium", "low", "seconds"]


def report_of(binary, app, context, limit):
    """Processor seconds and the report; None if the command gives none."""
    seconds, output, _ = measure([str(binary), "scan", str(app), "--context", context, "--format", "json", "--timeout", str(limit)], 1)
    try:
        return seconds, json.loads(output)
    except ValueError:
        return seconds, None


def groups_of(report):
    """How many groups there are by the most urgent race in each, without what is marked."""
    best = {}
    for race in report["races"]:
        if not race["filteredBy"] and not race["covered"]:
            best.setdefault(race["group"], race["priority"])
    return collections.Counter(best.values())


def row_of(binary, app, limit):
    seconds, report = report_of(binary, app, "call", limit)
    row = {"app": app.stem, "seconds": seconds, "finished": report is not None}
    if report is None:
        return row
    _, rough = report_of(binary, app, "none", limit)
    stats, groups = report["stats"], groups_of(report)
    row |= {"complete": report["complete"], "harnesses": stats["harnesses"], "actions": stats["actions"], "hbEdges": stats["hbEdges"],
            "ordered": stats["orderedPercent"], "pairs": sum(stats["racyPairs"].values()),
            "pairsInsensitive": sum(rough["stats"]["racyPairs"].values()) if rough else None}
    return row | {priority: groups[priority] for priority in ("high", "medium", "low")}


def text_of(row, column):
    value = row.get(column)
    if value is None:
        return "-"
    return f"{value:.1f}" if isinstance(value, float) else str(value)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("apps", nargs="*", type=pathlib.Path)
    parser.add_argument("--timeout", type=int, default=300)
    parser.add_argument("--binary", type=pathlib.Path, default=BINARY)
    options = parser.parse_args()
    rows = []
    print(f"{'app':36}" + "".join(f"{column:>17}" for column in COLUMNS))
    for app in options.apps or [ROOT / "examples/newsreader.apk"]:
        row = row_of(options.binary, app, options.timeout)
        rows.append(row)
        print(f"{row['app'][:35]:36}" + "".join(f"{text_of(row, column):>17}" for column in COLUMNS)
              + ("" if row.get("complete") else "  in part" if row["finished"] else "  no result in time"), flush=True)
    print(json.dumps({"bench": "scan", "apps": rows}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
