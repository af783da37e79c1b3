#!/usr/bin/env python3
"""Time and memory of `antecede detect` against the length of a trace, beside the published algorithm. See bench/run.

The traces are made up (`antecede trace generate --like facebook`). The peer is the algorithm of EventRacer Android: a vector clock
over chains for every node, rule matching by pruned search (bench/detect_baseline.h); it only builds the order, where
`detect` reads the file, orders, compares all accesses and writes the report. The peer stops at its memory limit.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
RELEASE = ROOT / "build" / "release"
WORK = ROOT / "build" / "bench-detect"


def run(command):
    """Wall seconds, processor seconds, peak MiB and output of a command."""
    began = time.perf_counter()
    process = subprocess.Popen([str(word) for word in command], stdout=subprocess.PIPE, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if os.waitstatus_to_exitcode(status) not in (0, 5):  # 5: stopped at a limit.
        sys.exit(f"bench: {' '.join(map(str, command))} failed")
    return {"seconds": round(time.perf_counter() - began, 3), "processorSeconds": round(usage.ru_utime + usage.ru_stime, 3),
            "mebibytes": round(usage.ru_maxrss / 1024, 1)}, output


def made_trace(profile, minutes, seed):
    path = WORK / f"{profile}-{minutes:g}-{seed}.atrace"
    subprocess.run([RELEASE / "antecede", "trace", "generate", "--like", profile, "--minutes", f"{minutes:g}", "--seed", str(seed),
                    "-o", path], check=True)
    return path


def statistics(report):
    """The numbers of a trace, from the text that `detect` prints."""
    words = " ".join(report[report.index("\nStatistics\n"):].split())
    number = lambda what: int(re.search(rf"([\d,]+) {what}", words).group(1).replace(",", ""))
    return {name: number(name) for name in ("operations", "accesses", "events", "nodes", "edges", "chains")}


def measured(profile, minutes, options):
    """The figures of one length: the best of the rounds, ours and the peer's by turns."""
    path = made_trace(profile, minutes, options.seed)
    row = {"minutes": minutes, "fileMebibytes": round(path.stat().st_size / 2**20, 1)}
    peer = minutes <= options.peer_minutes
    for _ in range(options.rounds):
        cost, output = run([RELEASE / "antecede", "detect", path])
        if "ours" not in row or cost["seconds"] < row["ours"]["seconds"]:
            row["ours"] = cost
        row.update(statistics(output))
        if peer and ("peer" not in row or not row["peer"]["stopped"]):
            cost, output = run([RELEASE / "baseline", path, str(options.peer_gigabytes)])
            said = json.loads(output)
            cost.update(chains=said["chains"], orderSeconds=said["seconds"], stopped=not said["complete"])
            if "peer" not in row or cost["seconds"] < row["peer"]["seconds"]:
                row["peer"] = cost
    if not options.keep:
        path.unlink()
    return row


def table(rows):
    head = ["minutes", "operations", "nodes", "chains", "s", "MiB", "µs/node", "peer s", "peer MiB", "peer chains"]
    lines = [head]
    for row in rows:
        ours, peer = row["ours"], row.get("peer")
        stopped = "+" if peer and peer["stopped"] else ""
        lines.append([f"{row['minutes']:g}", f"{row['operations']:,}", f"{row['nodes']:,}", f"{row['chains']:,}",
                      f"{ours['seconds']:.2f}", f"{ours['mebibytes']:.0f}", f"{ours['seconds'] / row['nodes'] * 1e6:.2f}",
                      *([f"{peer['seconds']:.1f}{stopped}", f"{peer['mebibytes']:.0f}{stopped}", f"{peer['chains']:,}"] if peer else "---")])
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    return "\n".join("  ".join(word.rjust(width) for word, width in zip(line, widths)) for line in lines)


def polyline(points, x, y, colour, name):
    places = " ".join(f"{x(a):.1f},{y(b):.1f}" for a, b in points)
    dots = "".join(f'<circle cx="{x(a):.1f}" cy="{y(b):.1f}" r="3" fill="{colour}"/>' for a, b in points)
    label = f'<text x="{x(points[-1][0]) - 6:.1f}" y="{y(points[-1][1]) - 8:.1f}" text-anchor="end" fill="{colour}">{name}</text>'
    return f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2"/>{dots}{label}'


def chart(rows, key, title, top):
    """One chart, both axes logarithmic, so that linear growth is a line of slope one."""
    import math
    ours = [(row["minutes"], row["ours"][key]) for row in rows]
    peer = [(row["minutes"], row["peer"][key]) for row in rows if "peer" in row]
    values = [value for _, value in ours + peer]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    first, last = math.log10(ours[0][0]), math.log10(max(ours[-1][0], ours[0][0] * 1.01))
    x = lambda minutes: 70 + 380 * (math.log10(minutes) - first) / (last - first)
    y = lambda value: top + 240 - 200 * (math.log10(value) - low) / max(1, high - low)
    parts = [f'<text x="70" y="{top + 20}" font-weight="bold">{title}</text>']
    for power in range(low, high + 1):
        parts.append(f'<line x1="70" x2="450" y1="{y(10**power):.1f}" y2="{y(10**power):.1f}" stroke="#8884"/>'
                     f'<text x="62" y="{y(10**power) + 4:.1f}" text-anchor="end">{10**power:g}</text>')
    for minutes, _ in ours:
        parts.append(f'<text x="{x(minutes):.1f}" y="{top + 258}" text-anchor="middle">{minutes:g}</text>')
    parts.append(polyline(ours, x, y, "#1f77b4", "antecede detect"))
    if peer:
        parts.append(polyline(peer, x, y, "#d62728", "published, order only"))
    return "".join(parts)


def plot(rows):
    body = chart(rows, "seconds", "seconds against minutes of trace", 0) + chart(rows, "mebibytes", "MiB against minutes of trace", 290)
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="570" font-family="sans-serif" font-size="12">'
            f'<rect width="480" height="570" fill="white"/>{body}</svg>\n')


def main():
    parser = argparse.ArgumentParser(prog="bench/run detect", description=__doc__.splitlines()[0])
    parser.add_argument("--like", default="facebook", help="profile of the generator")
    parser.add_argument("--minutes", type=float, nargs="+", default=[1, 2, 5, 10, 20, 50, 100])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--peer-minutes", type=float, default=10, help="the longest trace that the published algorithm gets")
    parser.add_argument("--peer-gigabytes", type=int, default=12, help="its memory limit")
    parser.add_argument("--keep", action="store_true", help="keep the traces")
    options = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    rows = []
    for minutes in sorted(options.minutes):
        rows.append(measured(options.like, minutes, options))
        print(table(rows).splitlines()[-1] if len(rows) > 1 else table(rows), flush=True)
    (WORK / "detect.svg").write_text(plot(rows))
    print(f"\n{table(rows)}\n\nplot: {(WORK / 'detect.svg').relative_to(ROOT)}")
    figures = {"bench": "detect", "profile": options.like, "seed": options.seed, "rows": rows}
    pairs = [row for row in rows if "peer" in row]
    if pairs:
        last = pairs[-1]
        figures["speedup"] = round(last["peer"]["seconds"] / last["ours"]["seconds"], 1)
        figures["memoryRatio"] = round(last["peer"]["mebibytes"] / last["ours"]["mebibytes"], 1)
    if len(rows) > 1:
        growth = rows[-1]["ours"]["seconds"] / rows[0]["ours"]["seconds"]
        figures["growthPerLength"] = round(growth / (rows[-1]["minutes"] / rows[0]["minutes"]), 3)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
