#!/usr/bin/env python3
"""Feeds mutated inputs to every command: none may end by a signal, by an exit code that is not ours, or not at all.

usage: over_commands.py BINARY WRITE_MUTATIONS [--count N] [--first I] [--seed S] [--apps PERCENT] [--traces PERCENT] [--jobs N] [--keep DIR]

Apps and binary traces are mutated by WRITE_MUTATIONS, which knows their structure and makes their checksums right again. Texts (traces, schedules, scripts,
mappings, answers of the network) are mutated here, by lines, words and numbers. Each mutation goes to one command, in turn. What breaks one is kept in DIR.
Ctrl-C ends it with what was counted by then.
Not a test of its own: it takes long. `./test` has a share of it in tests/mutation and fuzz.
"""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "examples" / "newsreader.apk"
FIXTURES = ROOT / "tests" / "fixtures"
SECONDS = 100       # Of real time: everything below has a --timeout of 20.
LIMITS = ["--timeout", "20"]
CODES = {0, 1, 2, 3, 5}  # 4 is an internal error: a fault here, too.
BATCH = 100
NUMBERS = ["0", "1", "-1", "255", "65536", "2147483647", "2147483648", "4294967295", "18446744073709551615", "99999999999999999999", "1e9", "NaN", "0x7f"]
WORDS = ["", "null", "\\x00", "{}", "*", "\u202e", "é" * 300, "../../etc/passwd", '"', "%s%n", "a" * 70000]

NETWORK = """{
  "https://news.example/list*": {"status": 200, "headers": {"Content-Type": "application/json"}, "body": "[1, 2, 3]"},
  "http://news.example/late": {"status": 503, "body": ""}
}
"""
MAPPING = """# {"id":"com.android.tools.r8.mapping","version":"2.2"}
org.antecede.newsreader.Adapter -> org.antecede.newsreader.NewsAdapter:
# {"id":"sourceFile","fileName":"Adapter.kt"}
    int counted -> unread
    1:4:void show(int,java.lang.String):10:13 -> getView
    5:9:void helper():40:44 -> getView
    5:9:void show(int,java.lang.String):14 -> getView
org.antecede.newsreader.Store -> org.antecede.newsreader.NewsDatabase:
    void shut() -> close
"""


class Inputs:
    """Sound files that mutations are made of, by kind."""

    def __init__(self, binary, folder):
        self.folder = folder
        self.trace, self.schedule, self.text = folder / "sound.atrace", folder / "sound.schedule", folder / "sound.trace"
        subprocess.run([binary, "run", EXAMPLE, "--events", "40", "--quiet", "-o", self.trace, "--save-schedule", self.schedule], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        subprocess.run([binary, "trace", "print", self.trace, "-o", self.text], check=True)
        self.network = folder / "network.json"
        self.network.write_text(NETWORK)
        self.mapping = folder / "mapping.txt"
        self.mapping.write_text(MAPPING)
        self.apps = [EXAMPLE, FIXTURES / "splits" / "base.apk", FIXTURES / "newsreader.aar", *sorted(FIXTURES.glob("*.dex"))]
        self.traces = [self.trace]
        self.texts = [*sorted((ROOT / "tests" / "data" / "detect").glob("*.trace")), *sorted((FIXTURES / "droidracer").glob("*.txt")), self.text]


def mutate_text(data, chance):
    """One to four changes of lines, words, numbers or bytes."""
    for _ in range(chance.choice((1, 1, 1, 2, 3, 4))):
        lines = data.split("\n")
        at = chance.randrange(len(lines))
        words = lines[at].split(" ")
        word = chance.randrange(len(words))
        kind = chance.randrange(9)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(chance.randrange(len(lines) + 1), lines[at])
        elif kind == 2:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == 3:
            words[word] = chance.choice(NUMBERS)
        elif kind == 4:
            words[word] = chance.choice(WORDS)
        elif kind == 5:
            numbers = [i for i, one in enumerate(words) if any(c.isdigit() for c in one)]
            if numbers:
                which = chance.choice(numbers)
                words[which] = "".join(chance.choice(NUMBERS) if c.isdigit() and chance.random() < 0.4 else c for c in words[which])
        elif kind == 6:
            del words[word]
        elif kind == 7:
            words[word] = chance.choice(chance.choice(lines).split(" "))
        else:
            lines = lines[:at] + [lines[at][:chance.randrange(len(lines[at]) + 1)]] + (lines[at + 1:] if chance.random() < 0.7 else [])
        if kind in (3, 4, 5, 6, 7):
            lines[at] = " ".join(words)
        data = "\n".join(lines)
    return data


def app_commands(path):
    """What an app that was mutated is given to."""
    code_only = path.suffix in (".dex", ".class")
    yield ["info", path]
    yield ["info", path, "--format", "json", "--verbose"]
    for what in ("ir", "cfg", "manifest", "layouts", "menus", "preferences"):
        yield ["dump", path, what]
    yield ["run", path, "--quiet", "--events", "15", "--memory", "64", *(["--main", "Main"] if code_only else [])]
    yield ["run", path, "--quiet", "--events", "10", "--seeds", "2", "--format", "json"]
    yield ["verify", path, "--quiet", "--events", "8", "--budget", "5"]
    yield ["order", path, "--quiet"]
    yield ["scan", path, "--quiet"]


def trace_commands(path, folder):
    yield ["detect", path]
    yield ["detect", path, "--format", "json"]
    yield ["detect", path, "--all", "--timeline", folder / "o.svg", "--perfetto", folder / "o.perfetto"]
    yield ["trace", "print", path]
    yield ["trace", "stats", path]
    yield ["trace", "convert", path, "-o", folder / "o.atrace"]


def text_trace_commands(path, folder):
    yield from trace_commands(path, folder)
    yield ["trace", "parse", path, "-o", folder / "o.atrace"]


class Driver:
    def __init__(self, options, folder):
        self.options, self.folder = options, folder
        self.inputs = Inputs(options.binary, folder)
        self.codes, self.kinds, self.failures = collections.Counter(), collections.Counter(), []
        self.slowest = (0, "")

    def run_one(self, kind, path, command, description):
        began = time.monotonic()
        try:
            done = subprocess.run([self.options.binary, *map(str, command), *LIMITS], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                  stderr=subprocess.PIPE, timeout=SECONDS)
            code, told = done.returncode, done.stderr[-400:].decode("utf-8", "replace")
        except subprocess.TimeoutExpired:
            code, told = "no end", ""
        seconds = time.monotonic() - began
        wrong = code not in CODES or (code in (2, 3) and not told)
        return kind, path, command, description, code, told, seconds, wrong

    def note(self, result):
        kind, path, command, description, code, told, seconds, wrong = result
        self.codes[code] += 1
        self.kinds[kind, command[0]] += 1
        words = " ".join(map(str, command))
        self.slowest = max(self.slowest, (seconds, f"{words}: {description}"))
        if not wrong:
            return
        kept = pathlib.Path(self.options.keep) / f"{len(self.failures)}-{path.name}"
        kept.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, kept)
        self.failures.append((words, description, code))
        print(f"FAILED: {words}\n  {description}\n  exit code {code}: {told}\n  kept as {kept}", flush=True)

    def batch(self, first, count, pool):
        """Mutations of this batch, each for one command."""
        work = self.folder / f"batch{first}"
        work.mkdir()
        jobs = list(self.binary_jobs("app", self.inputs.apps, first, count * self.options.apps // 100, work))
        jobs += self.binary_jobs("trace", self.inputs.traces, first, count * self.options.traces // 100, work)
        jobs += self.text_jobs(first, count - len(jobs), work)
        for result in pool.map(lambda job: self.run_one(*job), jobs):
            self.note(result)
        shutil.rmtree(work)

    def binary_jobs(self, kind, files, first, count, work):
        folder = work / kind
        folder.mkdir()
        told = subprocess.run([self.options.writer, "--seed", str(self.options.seed), "--first", str(first), "--count", str(count), folder, *files],
                              stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
        descriptions = dict(line.split(": ", 1) for line in told)
        for i in range(first, first + count):
            path, = folder.glob(f"{i}.*")
            outputs = folder / f"out{i}"
            outputs.mkdir()
            commands = list(app_commands(path) if kind == "app" else trace_commands(path, outputs))
            yield kind, path, commands[(i // len(files)) % len(commands)], descriptions[str(i)]

    def text_jobs(self, first, count, work):
        texts = work / "text"
        texts.mkdir()
        for i in range(first, first + count):
            chance = random.Random(self.options.seed * 1_000_003 + i)
            kind = ("text trace", "schedule", "text trace", "script", "mapping", "network")[i % 6]
            outputs = texts / f"out{i}"
            outputs.mkdir()
            sound = {"schedule": self.inputs.schedule, "script": ROOT / "examples" / "back.script", "mapping": self.inputs.mapping,
                     "network": self.inputs.network}.get(kind) or self.inputs.texts[i // 6 % len(self.inputs.texts)]
            path = outputs / ("in" + sound.suffix)
            path.write_bytes(mutate_text(sound.read_bytes().decode("utf-8", "surrogateescape"), chance).encode("utf-8", "surrogateescape"))
            if kind == "text trace":
                commands = list(text_trace_commands(path, outputs))
            elif kind == "schedule":
                commands = [["replay", EXAMPLE, path, "--quiet"], ["run", EXAMPLE, "--quiet", "--schedule", path]]
            elif kind == "script":
                commands = [["run", EXAMPLE, "--quiet", "--script", path], ["verify", EXAMPLE, "--quiet", "--script", path, "--budget", "3"],
                            ["run", EXAMPLE, "--quiet", "--script", path, "--strategy", "orders", "--bound", "5"]]
            elif kind == "mapping":
                commands = [["info", EXAMPLE, "--mapping", path], ["dump", EXAMPLE, "ir", "--mapping", path],
                            ["run", EXAMPLE, "--quiet", "--events", "10", "--mapping", path]]
            else:
                commands = [["run", EXAMPLE, "--quiet", "--events", "10", "--network", path]]
            yield kind, path, chance.choice(commands), f"text mutation {i} of {sound.name}"

    def summary(self):
        for (kind, command), count in sorted(self.kinds.items()):
            print(f"  {count:6} {kind} to {command}")
        codes = ", ".join(f"{count} ended with {code}" for code, count in sorted(self.codes.items(), key=str))
        print(f"{sum(self.codes.values())} mutations, {len(self.failures)} failures; {codes}; slowest {self.slowest[0]:.1f} s ({self.slowest[1][:200]})")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("writer")
    parser.add_argument("--count", type=int, default=20000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--apps", type=int, default=45)
    parser.add_argument("--traces", type=int, default=25)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--keep", default="mutations-kept")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        driver = Driver(options, pathlib.Path(folder))
        try:
            for first in range(options.first, options.first + options.count, BATCH):
                driver.batch(first, min(BATCH, options.first + options.count - first), pool)
                print(f"{sum(driver.codes.values())} done", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            pass
        driver.summary()
    return 1 if driver.failures else 0


if __name__ == "__main__":
    sys.exit(main())
