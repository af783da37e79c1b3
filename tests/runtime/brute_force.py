"""What the programs of tests/runtime/exploration/Script.java can do, found by trying everything: no reduction, no step is left out.

A program is (events, threads, messages): how many events main handles, and the scripts. An operation of a script is three characters:

    wXN   field X = N             (L. … )..   synchronized on lock L       pMD   post message M, delay of D ms
    rX.   tell field X            nL. NL.     notify, notifyAll            fM.   post message M at the front
    +X.   field X + 1             zL. ZLN     wait, at most N ms           -M.   remove message M, tell whether it was there
    a..   tell a shared counter, then count it                            s.N   sleep N ms
"""

# Parts of a millisecond in which time passes. Enough for programs with as many operations that look at the clock.
PARTS = 4
MAIN = -1


def operations(script):
    return [(script[i], int(script[i + 1]) if script[i + 1].isdigit() else 0, int(script[i + 2]) if script[i + 2].isdigit() else 0)
            for i in range(0, len(script), 3)]


class Program:
    """Outcomes of a program. States are tuples:
    (threads, fields, owners of locks, waiters of locks, queue, events left, the looper's thread, logs).
    A thread is (script, place, part of a +, kind of wait, deadline or -1): scripts are numbered, threads first, then messages."""

    def __init__(self, events, threads, messages):
        self.scripts = [operations(script) for script in threads + messages]
        self.first_message = len(threads)
        self.events = events

    def start(self):
        count = self.first_message
        threads = tuple((i, 0, None, "", -1) for i in range(count)) + ((-1, 0, None, "", -1),)
        return (threads, (0, 0, 0, 0), (None,) * 3, ((),) * 3, (), self.events, ("",) * (count + 1))

    def outcomes(self):
        """What is printed, in all orders; `(deadlock)` for those that do not end."""
        seen, todo, found = {self.start()}, [self.start()], set()
        while todo:
            state = todo.pop()
            following = list(self.following(state))
            if not following:
                found.add(self.outcome(state))
            for one in following:
                if one not in seen:
                    seen.add(one)
                    todo.append(one)
        return found

    def outcome(self, state):
        threads, fields, _, _, _, events, logs = state
        ended = all(self.has_ended(thread) for thread in threads[:-1]) and events == 0 and threads[-1][0] == -1
        if not ended:
            return "(deadlock)"
        return " ".join([str(fields[0]), str(fields[1]), str(fields[2]), *logs]).strip()

    def has_ended(self, thread):
        return thread[0] >= 0 and thread[1] == len(self.scripts[thread[0]])

    def following(self, state):
        for me in range(len(state[0])):
            yield from self.step(state, me)
        yield from self.passing(state)

    def passing(self, state):
        """A part of a millisecond, if anything happens by time."""
        threads, fields, owners, waiters, queue, events, logs = state
        if not any(thread[4] > 0 for thread in threads) and not any(when > 0 for when, _ in queue):
            return
        changed, waiters = [], list(waiters)
        for me, (script, place, part, wait, deadline) in enumerate(threads):
            deadline = deadline - 1 if deadline > 0 else deadline
            if deadline == 0 and wait in ("sleep", "wait"):
                for lock in range(3):
                    waiters[lock] = tuple(one for one in waiters[lock] if one != me)
                wait, deadline = ("enter" if wait == "wait" else ""), -1
            changed.append((script, place, part, wait, deadline))
        queue = tuple((max(when - 1, 0), message) for when, message in queue)
        yield (tuple(changed), fields, owners, tuple(waiters), queue, events, logs)

    def step(self, state, me):
        threads, fields, owners, waiters, queue, events, logs = state
        script, place, part, wait, deadline = threads[me]
        if me == len(threads) - 1 and script == -1:
            if events > 0 and queue and queue[0][0] == 0:
                message = queue[0][1]
                taken = (self.first_message + message, 0, None, "", -1)
                logs = logs[:-1] + (logs[-1] + chr(ord("A") + message),)
                yield self.settled((threads[:-1] + (taken,), fields, owners, waiters, queue[1:], events - 1, logs), me)
            return
        if script == -1 or place == len(self.scripts[script]) or wait in ("sleep", "wait"):
            return
        kind, which, number = self.scripts[script][place]
        if wait == "enter":  # Of the monitor, after a wait.
            if owners[which] is None:
                owners = self.put(owners, which, me)
                after = (script, place + 1, None, "", -1)
                yield self.settled((self.put(threads, me, after), fields, owners, waiters, queue, events, logs), me)
            return
        after = (script, place + 1, None, "", -1)
        if kind == "w":
            fields = self.put(fields, which, number)
        elif kind == "r":
            logs = self.put(logs, me, logs[me] + str(fields[which]))
        elif kind == "a":
            logs = self.put(logs, me, logs[me] + str(fields[3]))
            fields = self.put(fields, 3, fields[3] + 1)
        elif kind == "+" and part is None:
            after = (script, place, fields[which], "", -1)
        elif kind == "+":
            fields = self.put(fields, which, part + 1)
        elif kind == "(":
            if owners[which] is not None:
                return
            owners = self.put(owners, which, me)
        elif kind == ")":
            owners = self.put(owners, self.lock_of(script, place), None)
        elif kind in "nN":
            woken = waiters[which][:1] if kind == "n" else waiters[which]
            waiters = self.put(waiters, which, waiters[which][len(woken):])
            threads = tuple((*one[:3], "enter", -1) if other in woken else one for other, one in enumerate(threads))
        elif kind in "zZ":
            owners = self.put(owners, which, None)
            waiters = self.put(waiters, which, waiters[which] + (me,))
            after = (script, place, None, "wait", number * PARTS if kind == "Z" else -1)
        elif kind == "s":
            after = (script, place + 1, None, "sleep" if number else "", number * PARTS if number else -1)
        elif kind == "p":
            when = number * PARTS
            at = len([1 for other, _ in queue if other <= when])
            queue = queue[:at] + ((when, which),) + queue[at:]
        elif kind == "f":
            queue = ((0, which),) + queue
        elif kind == "-":
            left = tuple(one for one in queue if one[1] != which)
            logs = self.put(logs, me, logs[me] + ("T" if left != queue else "F"))
            queue = left
        yield self.settled((self.put(threads, me, after), fields, owners, waiters, queue, events, logs), me)

    def settled(self, state, me):
        """An event that has come to its end is over."""
        threads = state[0]
        if me == len(threads) - 1 and self.has_ended(threads[me]):
            return (threads[:-1] + ((-1, 0, None, "", -1),), *state[1:])
        return state

    def lock_of(self, script, end):
        """The lock of the block that ends here."""
        depth = 0
        for place in range(end, -1, -1):
            kind, which, _ = self.scripts[script][place]
            depth += (kind == ")") - (kind == "(")
            if depth == 0:
                return which
        raise ValueError("unbalanced")

    @staticmethod
    def put(values, place, value):
        return values[:place] + (value,) + values[place + 1:]


def orders(threads):
    """How many orders of the threads differ, of programs with fields and locks only, and how many of them are deadlocks.

    Two orders are the same if one becomes the other by exchanging neighbours that do not depend on each other. Each is kept as its
    least form: the operations layer by layer (Foata's)."""
    program = Program(0, threads, [])
    start = program.start()
    seen, todo, ended, deadlocks = {((), ())}, [((), (), start)], 0, 0
    while todo:
        layers, _, state = todo.pop()
        following = []
        for me in range(len(threads)):
            for after in program.step(state, me):
                following.append((me, after))
        if not following:
            ended += 1
            deadlocks += program.outcome(state) == "(deadlock)"
        for me, after in following:
            longer = extended(layers, operation_of(program, state, me))
            key = (longer, ())
            if key not in seen:
                seen.add(key)
                todo.append((longer, (), after))
    return ended, deadlocks


def operation_of(program, state, me):
    """(thread, number of its step, what it touches, whether it changes it)"""
    script, place, part, _, _ = state[0][me]
    kind, which, _ = program.scripts[script][place]
    step = 2 * place + (part is not None)
    if kind == "(":
        return (me, step, ("lock", which), True)
    if kind == ")":
        return (me, step, ("lock", program.lock_of(script, place)), True)
    return (me, step, ("counter" if kind == "a" else "field", which), kind in "wa" or (kind == "+" and part is not None))


def extended(layers, operation):
    def depends(other):
        return other[0] == operation[0] or (other[2] == operation[2] and (other[3] or operation[3]))
    at = len(layers)
    while at > 0 and not any(depends(other) for other in layers[at - 1]):
        at -= 1
    if at == len(layers):
        return layers + ((operation,),)
    return layers[:at] + (tuple(sorted(layers[at] + (operation,))),) + layers[at + 1:]
