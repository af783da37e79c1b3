"""What an app did under one schedule: the accesses at its marked lines, and when its actions ran.

An action runs from the first to the last operation (access, post, lock, …) that was done while its method was on the stack. Its
method is one that the framework called, or, under no other action, code of the app did: executors can be the app's own. An action that the
truth calls `posted @place` is one whose message, thread or listener was enqueued, started or registered there, or was caused by one that
was; the nearest such place counts.

`from_trace` takes the text of a trace, `Schedules` runs the app: in all orders of its own code, and under seeds. What can make an
`Observation` of something else can take the place of `Schedules`: check.py needs nothing but `orders(bound)`, then `exhausted` (whether those
were all), `look(number)` (None: there are no more) and `proves(schedule)`.
"""
import dataclasses
import hashlib
import json
import re
import subprocess

FRAME = re.compile(r"([~%^?]?)\*?([^(@&]+)(?:\([^@&]*)?(?:@([^:+&]*)(?::(\d+))?)?")
NOT_OWN = {"framework", "model", "library", "unknown"}
WORD = re.compile(r'(\w+)=(?:"((?:[^"\\]|\\.)*)"|(\S+))')
DECLARED = re.compile(r'(?:owner="([^"]*)" )?name="((?:[^"\\]|\\.)*)"')
LIMIT = 30          # seconds for one run
REACHED_LIMIT = 5   # exit code: there may be more orders


@dataclasses.dataclass
class Access:
    at: int                     # position in the trace
    thread: str
    kind: str                   # read, write
    place: str                  # the field of this object, the element of this container
    field: str                  # class and field; "class[]" for elements
    atomic: bool
    null: bool                  # null was read or written
    marker: str                 # None: the framework's own code
    instance: object            # of the action it belongs to, or None
    locks: frozenset            # names of those that are held, and whether as one of several readers

    def excludes(self, other):
        """Whether both hold a lock that keeps them apart: two readers it does not."""
        return any(name == held and not (shared and reads) for name, shared in self.locks for held, reads in other.locks)


@dataclasses.dataclass
class Instance:
    """One run of an action."""
    action: str
    thread: str
    after: int                  # position of the thread's operation before it
    first: int
    last: int = 0
    until: int = 0              # position of the thread's operation behind it
    number: int = 0             # which run of the action it is, from 1
    name: str = ""              # the same in other schedules, if the same posts lead to it
    touched: dict = dataclasses.field(default_factory=dict)     # fields that orders name: where it accessed them

    def places(self, field):
        return self.touched.get(field, set())

    def overlaps(self, other):
        """Whether they can have been under way at once: nothing that others can notice tells when a method begins or returns."""
        return self.thread != other.thread and self.after < other.until and other.after < self.until or self.holds(other) or other.holds(self)

    def holds(self, other):
        return self.thread == other.thread and self.first <= other.first and other.last <= self.last and self is not other

    def before(self, other):
        return not self.overlaps(other) and self.first < other.first


@dataclasses.dataclass
class Observation:
    schedule: str
    accesses: list = dataclasses.field(default_factory=list)
    instances: list = dataclasses.field(default_factory=list)
    crashes: list = dataclasses.field(default_factory=list)     # names of exceptions
    screen: str = ""
    state: str = ""             # preferences, databases, printed text
    user: int = 0               # how many things the user did
    problems: list = dataclasses.field(default_factory=list)    # failures of Antecede: nothing here can be trusted

    def runs(self, action):
        return [instance for instance in self.instances if instance.action == action]


class Cause:
    """An event or a thread: who posted or started it, and where."""

    def __init__(self, parent, sites, label):
        self.parent, self.sites, self.label, self.children, self.digest = parent, sites, label, {}, None
        self.site = f"{sites[0][0]}:{sites[0][1]}" if sites else label
        self.number = parent.count(self.site) if parent else 0

    def count(self, site):
        self.children[site] = self.children.get(site, 0) + 1
        return self.children[site]

    def name(self):
        """The same in every schedule in which the same posts, counted per place, lead to this."""
        path, node = [], self
        while node and node.digest is None:
            path.append(node)
            node = node.parent
        for node in reversed(path):
            above = node.parent.digest if node.parent else ""
            node.digest = digest(f"{above} {node.site} {node.number}")
        return self.digest


class Stacks:
    """Frames of the app on a stack, innermost first: (method in full, (file, line), whether the framework called it). Methods of the
    framework that are actions count as the app's."""

    def __init__(self, package, actions=()):
        self.own, self.actions = package + ".", set(actions)
        self.known = {None: ([], True)}      # own frames, and whether the innermost of all is the framework's

    def frames(self, text):
        """Of a printed stack, or of one that was declared."""
        if text not in self.known:
            if text.startswith("#"):
                raise ValueError(f"stack {text} was not declared")
            self.known[text] = self.parse(text) if self.own in text or any(action in text for action in self.actions) else ([], True)
        return self.known[text][0]

    def declare(self, rest):
        """`#0 FRAME < …`, or `#0 owner="…" method="…" … framework caller=#1`: the innermost frame, and the stack it is on."""
        number, _, told = rest.partition(" ")
        words = {key: text or word for key, text, word in WORD.findall(told)}
        if "owner" not in words:
            self.known[number] = self.parse(told)
            return
        method = f"{words['owner']}.{words['method'].partition('(')[0]}"
        framework = not NOT_OWN.isdisjoint(WORD.sub("", told).split())
        self.known[number] = self.call(self.known[words.get("caller")], method, words.get("file"), words.get("line"), framework)

    def parse(self, text):
        stack = self.known[None]
        for frame in reversed(text.split(" < ")):
            framework, method, file, line = FRAME.match(frame).groups()
            stack = self.call(stack, method, file, line, bool(framework))
        return stack

    def call(self, stack, method, file, line, framework):
        frames, from_framework = stack
        if method in self.actions or not framework and method.startswith(self.own):
            frames = [(method, (file, int(line or 0)), from_framework), *frames]
        return frames, framework


class TraceReader:
    """Turns the text of a trace into accesses and instances."""

    def __init__(self, app):
        outside = [action.method for name, action in app.actions.items() if app.is_framework(name)]
        self.app, self.stacks = app, Stacks(app.package, outside)
        self.lines = {place: name for name, place in app.markers.items()}
        self.by_method = {}
        for action in app.actions.values():
            self.by_method.setdefault(action.method, []).append(action)
        self.labels = {action.label: action.method for action in app.actions.values() if action.label}
        self.told = {order.same for order in app.orders if order.same}
        self.root = Cause(None, [], "")
        self.places = {}            # word: (field, atomic)
        self.threads, self.messages, self.callbacks, self.tokens = {}, {}, {}, {}      # causes; sites of the registration; both
        self.event, self.began, self.last, self.held, self.open, self.invoked = {}, {}, {}, {}, {}, {}
        self.accesses, self.instances, self.counted = [], [], {}

    def count(self, what):
        self.counted[what] = self.counted.get(what, 0) + 1
        return self.counted[what]

    def read(self, text, crashed):
        lines = text.splitlines()
        for at, line in enumerate(lines):
            head, _, rest = line.partition(" ")
            if not head.endswith(":"):
                if head == "location":
                    self.declare(rest)
                elif head == "stack":
                    self.stacks.declare(rest)
                continue
            if self.operation(at, head[:-1], rest) and crashed:
                break               # The process ends here; what another one does is another story.
        for thread in list(self.open):
            self.close(thread, len(lines), {})
        return self.accesses, self.instances

    def declare(self, rest):
        word, _, more = rest.partition(" ")
        atomic = more.endswith("atomic")
        if word.startswith("#"):
            told = DECLARED.search(more)
            owner, name = (told[1] or "", told[2]) if told else ("", "")
            field = f"{owner}[]" if more.startswith("element") else f"{owner}.{name}" if owner else name
        elif "[" in word:
            field = word[:word.index("[", 1 if word[0] == "[" else 0)] + "[]"
        else:
            field = word.partition("@")[0]
        self.places[word] = (field, atomic)

    def operation(self, at, thread, rest):
        """One line; true if an exception that nobody caught ended something."""
        told, has_stack, stack = rest.rpartition(" at ")
        if not has_stack or stack.endswith('"'):      # the end of a label
            told, stack = rest, ""
        words = told.split(" ", 2)
        kind, subject = words[0], words[1] if len(words) > 1 else "-"
        if kind in ("end", "exit"):       # where the exception was thrown: that is over
            stack = ""
        frames = self.stacks.frames(stack) if stack else []
        sites = [frame[1] for frame in frames]
        cause = self.event.get(thread) or self.threads.setdefault(thread, Cause(self.root, [], "thread " + thread))
        alive = self.actions_of(thread, frames)
        self.follow(at, thread, alive, bool(stack) or kind in ("init", "exit", "begin", "end"), cause)
        if kind in ("read", "write"):
            if frames:
                self.access(at, thread, kind, subject, words[2] if len(words) > 2 else "", frames, alive)
        elif kind == "enqueue":
            self.messages[subject] = Cause(cause, sites, label_of(told) or subject)
        elif kind == "fork":
            self.threads[subject] = Cause(cause, sites, "thread")
        elif kind == "begin":
            if subject not in self.messages:
                self.messages[subject] = Cause(self.root, [], label_of(told) or subject)
            self.event[thread], self.began[thread] = self.messages[subject], at
            self.invoked.pop(thread, None)
        elif kind == "end":
            self.silent(thread, at)
            self.event.pop(thread, None)
            self.invoked.pop(thread, None)
        elif kind == "register":
            self.callbacks[subject] = sites
        elif kind == "invoke":
            self.invoked[thread] = self.callbacks.get(subject, [])
        elif kind == "release":
            self.tokens[subject] = (cause, sites)
        elif kind == "acquire" and subject in self.tokens:
            self.receive(thread, cause, subject)
        elif kind == "lock":
            self.held.setdefault(thread, []).append((subject, "shared" in words[2:]))
        elif kind == "unlock" and (lock := (subject, "shared" in words[2:])) in self.held.get(thread, []):
            self.held[thread].remove(lock)
        return kind in ("end", "exit") and "failed" in told

    def receive(self, thread, cause, token):
        """Requests to the system and elements of queues come as tokens: where they were released is what led to what follows."""
        giver, sites = self.tokens[token]
        if thread not in self.event:
            self.invoked[thread] = sites
        elif cause.parent is self.root and cause.label == token.partition("#")[0] + ".run()":
            self.event[thread] = Cause(giver, sites, cause.label)

    def silent(self, thread, at):
        """A Runnable of the app whose event ends: it ran, even if it did nothing that others can notice. Other labels only tell what an
        event is for: the one that brings the result of an AsyncTask calls nothing if that was cancelled."""
        cause = self.event.get(thread)
        method = cause and self.labels.get(cause.label, cause.label[:-2] if cause.label.endswith(".run()") else None)
        action = method and self.choose(thread, method)
        if action and not any(run.action == action and run.thread == thread and run.first > self.began[thread] for run in self.instances):
            self.instances.append(self.instance(action, thread, self.began[thread], self.began[thread], cause))
            self.instances[-1].last = self.instances[-1].until = at

    def actions_of(self, thread, frames):
        """Actions on the stack, innermost first."""
        if not frames:
            return []
        found = [self.choose(thread, frame[0]) for frame in frames if frame[2]]
        if not any(found):
            found = [self.choose(thread, frame[0]) for frame in frames]
        return list(dict.fromkeys(name for name in found if name))

    def choose(self, thread, method):
        """The action that this method is, by the nearest place that posts, starts or registers it."""
        actions = self.by_method.get(method)
        if actions is None:
            plain = re.sub(r"(\.lambda\$\w+\$\d+)\$[\w-]+$", r"\1", method)  # d8 adds the class
            actions = self.by_method.get(plain) or self.by_method.get(re.sub(r"(\.lambda\$\w+)\$\d+$", r"\1", plain), [])
        posted = {self.app.markers[action.posted]: action.name for action in actions if action.posted}
        for sites in self.chain(thread) if posted else []:
            for site in sites:
                if site in posted:
                    return posted[site]
        return next((action.name for action in actions if not action.posted), None)

    def chain(self, thread):
        """Places that led to what a thread does now, nearest first."""
        if thread in self.invoked:
            yield self.invoked[thread]
        node = self.event.get(thread) or self.threads.get(thread)
        while node:
            yield node.sites
            node = node.parent

    def follow(self, at, thread, alive, tells, cause):
        """Begins and ends runs of actions."""
        if tells:
            self.close(thread, at, alive)
            running = self.open.setdefault(thread, {})
            for action in alive:
                if action not in running:
                    running[action] = self.instance(action, thread, self.last.get(thread, -1), at, cause)
                    self.instances.append(running[action])
                running[action].last = at
        self.last[thread] = at

    def instance(self, action, thread, after, first, cause):
        name = f"{cause.name()}-{self.count((action, cause.name()))}"
        return Instance(action, thread, after, first, number=self.count(action), name=name)

    def close(self, thread, at, alive):
        running = self.open.get(thread, {})
        for action in [action for action in running if action not in alive]:
            running.pop(action).until = at

    def access(self, at, thread, kind, word, attributes, frames, alive):
        field, atomic = self.places.get(word, (word.partition("@")[0], False))
        for action in alive if field in self.told else []:
            self.open[thread][action].touched.setdefault(field, set()).add(word)
        method, site = next((frame[:2] for frame in frames if ".access$" not in frame[0]), (None, None))
        marker = self.lines.get(site)
        if marker is None and method not in self.stacks.actions:
            return
        instance = self.open[thread].get(alive[0]) if alive else None
        self.accesses.append(Access(at, thread, kind, word, field, atomic, attributes.startswith("= null"), marker, instance,
                                    frozenset(self.held.get(thread, []))))


def label_of(told):
    """What a message is called, without quotes."""
    label = told.partition("label=")[2]
    return label[1:label.find('"', 1)] if label.startswith('"') else label.partition(" ")[0]


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def from_trace(app, text, crashed=False):
    """Accesses and runs of actions in the text of a trace; if the app crashed, up to there."""
    return TraceReader(app).read(text, crashed)


class Schedules:
    """Runs of an app in all orders of its own code, and under seeds 1, 2, …, with what the truth says the user does as script."""

    exhausted = False

    def __init__(self, binary, app, folder, work):
        self.binary, self.app, self.folder, self.work = binary, app, folder, work
        work.mkdir(parents=True, exist_ok=True)
        self.script = work / "script"
        self.script.write_text("".join(line + "\n" for line in app.user))

    def file(self, schedule, ending):
        return self.work / f"{schedule}.{ending}"

    def call(self, *words):
        return subprocess.run([str(self.binary), *map(str, words)], capture_output=True, text=True, errors="replace", timeout=2 * LIMIT)

    def orders(self, bound):
        """What the app does in each order of its own code that a search of so many executions finds."""
        folder = self.work / "orders"
        try:
            done = self.call("run", self.folder, "--script", self.script, "--strategy", "orders", "--bound", bound, "--timeout", LIMIT, "--quiet",
                             "--keep", folder)
        except subprocess.TimeoutExpired:
            return [Observation("orders", problems=[f"the search does not end within {2 * LIMIT} seconds"])]
        if done.returncode not in (0, REACHED_LIMIT):
            return [Observation("orders", problems=[f"the search ends with {done.returncode}: {done.stderr.strip()[-300:]}"])]
        # What follows a crash is not looked at here, either.
        self.exhausted = done.returncode == 0 or "no: all orders up to the first crash" in done.stdout
        numbers = sorted(int(file.stem) for file in folder.glob("*.trace"))
        return (self.observation(f"orders/{number}") for number in numbers)

    def look(self, number):
        """What the app does under the seed of this number."""
        seed = str(number)
        report, dump = self.file(seed, "json"), self.file(seed, "state")
        try:
            done = self.call("run", self.folder, "--script", self.script, "--seed", seed, "--timeout", LIMIT, "--quiet", "-o",
                             self.file(seed, "trace"), "--dump-state", dump, "--save-schedule", self.file(seed, "schedule"), "--format",
                             f"json={report}")
        except subprocess.TimeoutExpired:
            return Observation(seed, problems=[f"does not end within {2 * LIMIT} seconds"])
        if done.returncode not in (0, REACHED_LIMIT):
            return Observation(seed, problems=[f"exit code {done.returncode}: {done.stderr.strip()[-300:]}"])
        ended = json.loads(report.read_text())["ended"]   # An app that crashes before its first screen is incomplete, and all that it does.
        return Observation(seed, problems=["a limit ended the run"]) if ended == "limit" else self.observation(seed)

    def observation(self, schedule):
        """What the files of a run say."""
        told, kept = json.loads(self.file(schedule, "json").read_text()), json.loads(self.file(schedule, "state").read_text())
        crashes = [crash["exception"] for crash in told["crashes"]]
        accesses, instances = from_trace(self.app, self.call("trace", "print", self.file(schedule, "trace")).stdout, bool(crashes))
        return Observation(schedule, accesses, instances, crashes, json.dumps(kept.pop("views", None)), json.dumps([kept, told["output"]]),
                           told["userEvents"], [f"failure of Antecede: {failure['message']}" for failure in told["toolFailures"]])

    def proves(self, schedule):
        """Whether the recorded schedule gives the same trace again, to the byte."""
        again = self.file(schedule, "again")
        self.call("replay", self.folder, self.file(schedule, "schedule"), "--quiet", "-o", again)
        return again.exists() and again.read_bytes() == self.file(schedule, "trace").read_bytes()
