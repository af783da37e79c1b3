#!/usr/bin/env python3
"""Explores random programs: run_random_exploration.py BINARY WORK_DIR [--count N] [--seed S] [--unreduced N] [--verbose]

Each program (tests/runtime/exploration/Script.java runs it) is explored systematically, with reduction; the outcomes must be exactly
those that brute_force.py finds by trying everything. Where threads only use fields and locks, the number of executions must be exactly the
number of orders that differ, and the deadlocks must be as many. Programs that are small enough are explored without reduction as well:
the same outcomes, in no fewer executions.
"""
import argparse
import pathlib
import random
import sys

import brute_force
import programs
import run_exploration


class Writer:
    """Makes programs of one kind."""

    def __init__(self, seed, kind):
        self.random = random.Random(f"{kind} {seed}")
        self.kind = kind

    def access(self, fields=2):
        kind = self.random.choice("wwrr+")
        return kind + str(self.random.randrange(fields)) + (str(self.random.randrange(1, 10)) if kind == "w" else ".")

    def accesses(self, most):
        return "".join(self.access() for _ in range(self.random.randint(1, most)))

    def block(self, held=()):
        lock = self.random.choice([one for one in range(3 if held else 2) if one not in held])
        inside = self.block(held + (lock,)) if not held and self.random.random() < 0.4 else self.accesses(2)
        return f"({lock}.{inside})..".replace("(", "(")

    def waiting(self):
        lock = self.random.randrange(2)
        inside = self.random.choice(["z", "Z", "n", "n", "N"])
        before = self.access(1) if self.random.random() < 0.5 else ""
        after = self.access(1) if self.random.random() < 0.5 else ""
        return f"({lock}.{before}{inside}{lock}{1 if inside == 'Z' else '.'}{after}).."

    def post(self, messages, delays):
        if self.random.random() < 0.2:
            return f"f{self.random.randrange(messages)}."
        return f"p{self.random.randrange(messages)}{self.random.choice(delays)}"

    def program(self):
        """(events, threads, messages)"""
        return getattr(self, self.kind)()

    def fields(self):
        return 0, [self.accesses(3) for _ in range(self.random.choice([2, 2, 3]))], []

    def locks(self):
        def thread():
            parts = [self.random.choice([self.block, lambda: self.access(1)])() for _ in range(self.random.randint(1, 2))]
            return "".join(parts)
        return 0, [thread() for _ in range(self.random.choice([2, 2, 3]))], []

    def counters(self):
        def thread():
            return "".join(self.random.choice(["a..", self.access(1)]) for _ in range(self.random.randint(1, 3)))
        return 0, [thread() for _ in range(2)], []

    def waits(self):
        threads = [self.waiting() + (self.waiting() if self.random.random() < 0.3 else "") for _ in range(self.random.choice([2, 3]))]
        return 0, threads, []

    def queues(self):
        count, messages = self.random.choice([1, 2, 2]), self.random.choice([2, 3])
        def step():
            chance = self.random.random()
            return f"-{self.random.randrange(messages)}." if chance < 0.2 else self.access(1) if chance < 0.4 else self.post(messages, [0])
        threads = ["".join(step() for _ in range(self.random.randint(1, 3))) for _ in range(count)]
        bodies = [self.access(1) if self.random.random() < 0.5 else "" for _ in range(messages)]
        return self.posts(threads, bodies), threads, bodies

    def delays(self):
        count, messages = self.random.choice([1, 2]), 3
        def step():
            chance = self.random.random()
            return f"s.{self.random.choice([1, 2])}" if chance < 0.2 else self.post(messages, [0, 1, 2, 3])
        threads = ["".join(step() for _ in range(self.random.randint(1, 3))) for _ in range(count)]
        bodies = [self.post(messages, [0, 1]) if self.random.random() < 0.2 and i == 0 else "" for i in range(messages)]
        bodies = ["" if "0" in body[1:2] else body for body in bodies]  # No message that posts itself for ever.
        return self.posts(threads, bodies), threads, bodies

    @staticmethod
    def posts(threads, bodies):
        """As many events as there are posts, if none is removed."""
        count, todo = 0, list(threads)
        while todo and count < 6:
            script = todo.pop()
            for i in range(0, len(script), 3):
                if script[i] in "pf":
                    count += 1
                    todo.append(bodies[int(script[i + 1])])
        return count


KINDS = ["fields", "locks", "counters", "waits", "queues", "delays"]
COUNTED = {"fields", "locks", "counters"}


def explored(binary, jar, program, *arguments):
    events, threads, messages = program
    numbers, outcomes, exhausted, done = run_exploration.explore(
        binary, jar, "Script", "--verbose", *arguments, "--", events, len(threads), *threads, *messages)
    return numbers, {outcome.strip() for outcome in outcomes}, exhausted, done


def check(binary, jar, kind, program, unreduced):
    expected = brute_force.Program(*program).outcomes()
    numbers, outcomes, exhausted, done = explored(binary, jar, program)
    if not exhausted:
        return [f"not exhausted: {done.stdout}{done.stderr[:500]}"], numbers, None
    problems = []
    if outcomes != expected:
        problems.append(f"missing {sorted(expected - outcomes)[:5]}, impossible {sorted(outcomes - expected)[:5]}")
    if kind in COUNTED:
        orders, deadlocks = brute_force.orders(program[1])
        if (numbers["executions"], numbers["deadlocks"]) != (orders, deadlocks):
            problems.append(f"{numbers['executions']} executions, {numbers['deadlocks']} deadlocks; "
                            f"expected {orders} and {deadlocks}")
    if not unreduced:
        return problems, numbers, None
    plain, all_outcomes, whole, _ = explored(binary, jar, program, "--no-reduction", "--bound", unreduced)
    if whole and all_outcomes != outcomes:
        problems.append(f"without reduction also {sorted(all_outcomes - outcomes)[:5]}, not {sorted(outcomes - all_outcomes)[:5]}")
    if whole and plain["executions"] < numbers["executions"]:
        problems.append(f"{numbers['executions']} executions, without reduction {plain['executions']}")
    return problems, numbers, plain["executions"] if whole else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=60, help="programs in all")
    parser.add_argument("--seed", type=int, default=0, help="of the first one")
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--unreduced", type=int, default=1000, help="limit of executions without reduction; 0: none are tried")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    jar = programs.compile_folder("exploration", options.work)
    failed, executions, all_orders = 0, 0, 0
    kinds = [options.kind] if options.kind else KINDS
    for number in range(options.count):
        kind, seed = kinds[number % len(kinds)], options.seed + number // len(kinds)
        program = Writer(seed, kind).program()
        problems, numbers, plain = check(options.binary, jar, kind, program, options.unreduced)
        if plain is not None:
            executions, all_orders = executions + numbers["executions"], all_orders + plain
        if problems or options.verbose:
            print(f"{kind} {seed}: {program}: {numbers.get('executions')} executions, {numbers.get('outcomes')} outcomes, without reduction {plain}")
        for problem in problems:
            print(f"  FAILED {problem}")
        failed += bool(problems)
    print(f"{options.count - failed} of {options.count} random programs explored as expected; "
          f"where both were tried, {executions} executions instead of {all_orders}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
