"""What a run has done, read from the text of its trace and from `--dump-executed`: methods, calls, and who posted what."""
import dataclasses
import re

OPERATION = re.compile(r'^("(?:[^"\\]|\\.)*"|\S+): ([a-z-]+)(?: (\S+))?.*? at (.+)$')
# Marks tell whose code a frame is of, and that it was renamed; behind the method come its place and its canonical name.
FRAME = re.compile(r"([%^*?]*)([^\s@+&]+\([^\s@+&]*)")
TABLE = re.compile(r'stack (#\d+) owner="?([^" ]*)"? method="?([^" ]*)"?')


@dataclasses.dataclass
class Executed:
    """All that was seen in some runs of one app. Names as in `antecede dump APP calls`."""

    methods: set = dataclasses.field(default_factory=set)
    calls: set = dataclasses.field(default_factory=set)  # Caller, callee, whether the model lies between.
    # What begins an event or thread: the chain of methods of the app on the stack there, outermost first; what asked for it, likewise, and the
    # chain of the event that did so. Posts are pairs of those, found by who reads them.
    posts: set = dataclasses.field(default_factory=set)

    def add(self, other):
        self.methods |= other.methods
        self.calls |= other.calls
        self.posts |= other.posts


class TraceText:
    """One trace as text. Frames of the app are (False, method), those of the model (True, method)."""

    def __init__(self, lines):
        self.tables, self.known, self.loops = {}, {}, set()
        self.seen = Executed()
        self.open = {}  # By thread: the event under way, and how many frames lie below it.
        self.posted = {}  # By message or thread: who asked for it.
        self.entries = {}  # By event or thread: chains of the app's methods, outermost first.
        self.done = set()
        for line in lines:
            if line.startswith("stack "):
                self.declare(line)
            else:
                self.operation(line)
        self.pair_posts()

    def declare(self, line):
        match = TABLE.match(line)
        if not match:
            return
        name, owner, method = match.groups()
        caller = re.search(r" caller=(#\d+)", line)
        below = self.tables[caller[1]] if caller else ()
        words = re.sub(r'"[^"]*"', "", line).split()
        frame = (("model" in words), f"{owner}.{method}")
        self.tables[name] = (frame, *below)

    def frames(self, text):
        if text not in self.known:
            result = []
            for word in text.split(" < "):
                if word in self.tables:
                    result.extend(self.tables[word])
                elif frame := FRAME.match(word):
                    result.append(("%" in frame[1], frame[2]))
            self.known[text] = tuple(result)
        return self.known[text]

    def operation(self, line):
        match = OPERATION.match(line)
        if not match:
            return
        thread, word, operand, stack = match.groups()
        frames = self.frames(stack)
        if word == "begin":
            self.open[thread] = (f"event {operand}", len(frames))
            self.loops.add(frames[0][1] if frames else "")
            return
        # Threads and messages may have the same number.
        event, below = self.open.get(thread, (f"thread {thread}", 0))
        if word == "end":
            self.open.pop(thread, None)
            return
        key = (event, below, stack)
        if key not in self.done:
            self.done.add(key)
            self.look(event, frames[:len(frames) - below])
        if word in ("enqueue", "fork"):
            what = f"{'thread' if word == 'fork' else 'event'} {operand}"
            self.posted.setdefault(what, []).append((event, chain_of(frames[:len(frames) - below])))

    def look(self, event, frames):
        chain = chain_of(frames)
        if chain:
            self.entries.setdefault(event, set()).add(chain)
        self.seen.methods.update(chain)
        self.seen.calls |= calls_of(frames, self.loops)

    def pair_posts(self):
        """What an event without code of the app asks for comes from whoever asked for that event."""
        for what, chains in self.entries.items():
            entries = {chain[:6] for chain in chains}
            for event, chain in self.posted.get(what, []):
                seen = {what}
                while not chain and event in self.posted and event not in seen:
                    seen.add(event)
                    event, chain = self.posted[event][0]
                if chain:
                    self.seen.posts.update((entry, chain) for entry in entries)


def chain_of(frames):
    return tuple(method for is_model, method in reversed(frames) if not is_model)


def calls_of(frames, loops=frozenset()):
    """Calls between methods of the app, the innermost frame first. Nobody calls what a loop of events begins."""
    calls, callee, between = set(), None, False
    for is_model, method in frames:
        if is_model:
            between = True
            if method in loops:
                callee = None
            continue
        if callee is not None:
            calls.add((method, callee, between))
        callee, between = method, False
    return calls


def read(trace_lines, executed_lines):
    trace = TraceText(trace_lines)
    seen = trace.seen
    for line in executed_lines:
        frames = [(frame.startswith("%"), frame.lstrip("%")) for frame in line.strip().split(" < ")]
        seen.methods.add(frames[0][1])
        seen.calls |= calls_of(frames, trace.loops)
    return seen
