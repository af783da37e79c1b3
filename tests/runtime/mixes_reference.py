"""Predicts what mixes/Mixes.java prints, from what the platform documents of Handler, Looper and MessageQueue.

Features are letters, repeated to make one likelier: d send with a delay (0 to 30), t at a point of time (also 0 and -5), f to the
front of the queue, i add an idle handler, I remove one, r remove a task, o remove by token, h ask whether a task waits, b post a
barrier, B remove one; a: some tasks are asynchronous; s: times that no two posts share, so that it does not matter whether a clock
ticks in milliseconds.

The rules, in milliseconds; nothing takes time but waiting:
 1. A message is put behind all that are due at its time or earlier; a delay counts from now. A time of 0, and the front of the
    queue, is before everything that waits. A negative delay is none.
 2. The looper takes the first message when its time has come. If a barrier is first it takes the first asynchronous message behind
    it; the others wait until the barrier is removed.
 3. A barrier is put behind all that are due now or earlier.
 4. When it would wait, and nothing at the head of the queue is due (a barrier that is due counts as something), the looper runs the
    idle handlers, those that are there when it begins to, once, in the order they were added. It does so again after the next
    message. One that returns false is removed.
 5. Removing takes what waits and matches; what runs already, or an idle handler of the pass that has begun, is not stopped.
"""

SYNC, ASYNC = 0, 1


class Numbers:
    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % limit


class Message:
    def __init__(self, when, task, asynchronous=False, barrier=0):
        self.when, self.task, self.asynchronous, self.barrier = when, task, asynchronous, barrier


class MessageQueue:
    def __init__(self, now):
        self.now, self.messages, self.idle, self.tokens = now, [], [], 0

    def put(self, message):
        place = 0
        if message.when != 0:
            while place < len(self.messages) and self.messages[place].when <= message.when:
                place += 1
        self.messages.insert(place, message)

    def post_barrier(self):
        self.tokens += 1
        self.put(Message(self.now, None, barrier=self.tokens))
        return self.tokens

    def remove(self, matches):
        self.messages = [m for m in self.messages if m.barrier or not matches(m)]

    def next(self, run_idle):
        """The next message, after waiting for it."""
        may_idle = True
        while True:
            found = self.messages[0] if self.messages else None
            if found and found.barrier:
                found = next((m for m in self.messages if m.asynchronous), None)
            if found and found.when <= self.now:
                self.messages.remove(found)
                return found
            if may_idle and (not self.messages or self.messages[0].when > self.now):
                may_idle = False
                if self.idle:
                    for handler in list(self.idle):
                        if not run_idle(handler) and handler in self.idle:
                            self.idle.remove(handler)
                    continue
            may_idle = False
            self.now = found.when


class Mix:
    """As Mixes.make."""

    def __init__(self, number, features):
        numbers = Numbers(number + 1)
        for _ in range(4):
            numbers.below(2)
        self.count = 4 + numbers.below(8)
        self.ops, self.as_message, self.side = [], [], []
        kinds, self.spread = features.replace("a", "").replace("s", ""), "s" in features
        for i in range(self.count + 1):
            length = 4 + numbers.below(8) if i == self.count else numbers.below(4)
            if i < self.count:
                self.as_message.append(numbers.below(2) == 0)
                self.side.append(SYNC if "a" not in features or numbers.below(3) > 0 else ASYNC)
            self.ops.append([self.make_op(numbers, kinds) for _ in range(length)])

    def make_op(self, numbers, kinds):
        kind = kinds[numbers.below(len(kinds))]
        task, number = numbers.below(self.count), numbers.below(4)
        if self.spread and kind in "dt":
            if number == 0:
                return kind, task, 0
            return kind, task, numbers.below(2) * 5 - 5 if kind == "t" and number == 1 else 1 + numbers.below(1000000)
        if kind == "d":
            number *= 10
        if kind == "t":
            number = 0 if number == 0 else (-5 if numbers.below(2) == 0 else 0) if number == 1 else number * 10 - 10
        if kind == "i":
            number += 1
        return kind, task, number


class Run:
    """One mix. Tasks are numbers; the director's own messages have the task None."""

    BASE = 1000000

    def __init__(self, mix):
        self.mix, self.queue, self.text, self.barriers = mix, MessageQueue(self.BASE), [], []
        self.pause = 100000000 if mix.spread else 1000
        self.posted, self.stays = [0] * mix.count, [0] * mix.count

    def send(self, task, when):
        self.queue.put(Message(when, task, self.mix.side[task] == ASYNC))

    def matches(self, task):
        """What a removal of the task takes: its messages on its handler; by number the messages only, by callback the others."""
        return lambda m: m.task == task

    def apply(self, op):
        kind, task, number = op
        if kind in "dtfi":
            self.posted[task] += 1
            if self.posted[task] > 2:
                return
        queue, mix = self.queue, self.mix
        if kind == "d":
            self.send(task, queue.now + max(number, 0))
        elif kind == "t":
            self.send(task, number if number <= 0 else self.BASE + number)
        elif kind == "f":
            self.send(task, 0)
        elif kind == "i":
            self.stays[task] = number
            queue.idle.append(task)
        elif kind == "I":
            if task in queue.idle:
                queue.idle.remove(task)
        elif kind == "r":
            queue.remove(self.matches(task))
        elif kind == "o":
            queue.remove(lambda m: m.task is not None and mix.side[m.task] == mix.side[task] and m.task % 2 == number % 2)
        elif kind == "h":
            waits = any(not m.barrier and m.task == task for m in queue.messages)
            self.text.append(("+" if waits else "-") + str(task))
        elif kind == "b":
            self.barriers.append(queue.post_barrier())
        elif kind == "B":
            if self.barriers:
                self.remove_barrier(number % len(self.barriers))

    def remove_barrier(self, index):
        token = self.barriers.pop(index)
        self.queue.messages = [m for m in self.queue.messages if m.barrier != token]

    def ran(self, kind, task):
        self.text.append("%s%d@%d" % (kind, task, self.queue.now - self.BASE))
        for op in self.mix.ops[task]:
            self.apply(op)

    def run_idle(self, task):
        self.ran("i", task)
        self.stays[task] -= 1
        return self.stays[task] > 0

    def run(self):
        for op in self.mix.ops[self.mix.count]:
            self.apply(op)
        cleanings = 0
        self.queue.put(Message(self.BASE + self.pause, None, True))
        while True:
            message = self.queue.next(self.run_idle)
            if message.task is not None:
                self.ran("m" if self.mix.as_message[message.task] else "r", message.task)
                continue
            self.text.append("|")
            while self.barriers:
                self.remove_barrier(0)
            cleanings += 1
            if cleanings == 4:
                return "".join(" " + word for word in self.text)
            self.queue.put(Message(self.BASE + self.pause * (cleanings + 1), None, True))


def line(number, features):
    """What the program prints for one mix."""
    return "%d:%s" % (number, Run(Mix(number, features)).run())
