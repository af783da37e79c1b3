#!/usr/bin/env python3
"""Compares the runtime with `java -Xint` on the programs of bench/runtime: bench/run runtime [--rounds N]

Each program is run by both, by turns, and again with a trace being recorded: `-o` alone, which tells of every access, and with --dedupe, which
leaves out repeated ones. The best time of each counts: user and system time of all threads, start-up included, which is also shown
by itself (an empty program). All must print the same. Then a checkpoint of a heap of 8 MiB is taken, 1 MiB of its pages changed, and the
checkpoint restored. Prints a table and, as its last line, one JSON object.
"""
import argparse
import json
import os
import pathlib
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TREE = pathlib.Path(os.environ.get("ANTECEDE_BENCH_TREE", ROOT / "build" / "release"))
BINARY = TREE / "antecede"
CHECKPOINT = TREE / "runtime_checkpoint"
HEAP_MIB = 8
EMPTY = "Nothing"
JAVA = ["java", "-Xint", "-XX:+UseSerialGC", "-Xmx512m", "-Xshare:auto"]


def run(command):
    """What the command prints, and the processor time it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, capture_output=True, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}: exit code {done.returncode}\n{done.stderr}")
    return done.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def compile_programs(folder):
    """A jar of all programs, and their names."""
    sources = sorted((ROOT / "bench" / "runtime").glob("*.java"))
    empty = folder / f"{EMPTY}.java"
    empty.write_text(f"class {EMPTY} {{ public static void main(String[] arguments) {{}} }}\n")
    classes = folder / "classes"
    subprocess.run(["javac", "-nowarn", "-d", classes, *sources, empty], check=True)
    jar = folder / "programs.jar"
    subprocess.run(["jar", "cf", jar, "-C", classes, "."], check=True)
    return jar, [source.stem for source in sources]


def measure(jar, name, folder, rounds):
    """The best times of one program: the JDK's, ours, ours with a trace, whole or without repeated accesses."""
    trace, deduped = folder / "trace", folder / "deduped"
    commands = {"xint": [*JAVA, "-cp", jar, name], "antecede": [BINARY, "run", jar, "--main", name],
                "traced": [BINARY, "run", jar, "--main", name, "-o", trace],
                "deduped": [BINARY, "run", jar, "--main", name, "-o", deduped, "--dedupe"]}
    best, printed = {}, set()
    for _ in range(rounds):
        for who, command in commands.items():
            text, seconds = run(command)
            best[who] = min(best.get(who, seconds), seconds)
            printed.add(text)
    if len(printed) > 1:
        sys.exit(f"{name}: printed {printed}")
    figures = {who: round(seconds, 3) for who, seconds in best.items()}
    return {**figures, "ratio": round(best["antecede"] / best["xint"], 2),
            "tracingRatio": round(best["traced"] / best["antecede"], 2), "traceBytes": trace.stat().st_size,
            "dedupingRatio": round(best["deduped"] / best["antecede"], 2), "dedupedBytes": deduped.stat().st_size}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    figures = {}
    with tempfile.TemporaryDirectory() as path:
        folder = pathlib.Path(path)
        jar, names = compile_programs(folder)
        print(f"{'program':<14}{'java -Xint':>12}{'antecede':>12}{'ratio':>8}{'with trace':>14}{'ratio':>8}{'trace':>12}"
              f"{'--dedupe':>12}{'ratio':>8}{'trace':>12}")
        for name in [*names, EMPTY]:
            one = measure(jar, name, folder, given.rounds)
            print(f"{name if name != EMPTY else '(empty)':<14}{one['xint']:>10.2f} s{one['antecede']:>10.2f} s{one['ratio']:>8.2f}"
                  f"{one['traced']:>12.2f} s{one['tracingRatio']:>8.2f}{one['traceBytes'] / 2**20:>8.1f} MiB"
                  f"{one['deduped']:>10.2f} s{one['dedupingRatio']:>8.2f}{one['dedupedBytes'] / 2**20:>8.1f} MiB")
            figures[name] = one
    start_up = figures.pop(EMPTY)
    checkpoint = json.loads(run([CHECKPOINT, str(HEAP_MIB)])[0])
    print(f"heap of {HEAP_MIB} MiB: first checkpoint {checkpoint['firstCheckpointMs']:.2f} ms, later ones {checkpoint['checkpointMs']:.2f} ms, "
          f"changing an eighth {checkpoint['changeMs']:.2f} ms, restore {checkpoint['restoreMs']:.2f} ms")
    print(json.dumps({"benchmark": "runtime", "programs": figures, "startUp": start_up, "checkpoint": checkpoint}))


if __name__ == "__main__":
    main()
