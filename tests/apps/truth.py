"""Ground-truth apps: what their truth files say (docs/ground-truth.md). Reading is strict; an error names file and line."""
import dataclasses
import itertools
import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent
WORD = re.compile(r'\s*(?:"((?:[^"\\]|\\.)*)"|([^\s"#]\S*)|(#.*))')
MARKER = re.compile(r"//.*?@([A-Za-z0-9-]+)\s*$")
NAME = re.compile(r"[A-Za-z0-9-]+\Z")
METHOD = re.compile(r"(?:[a-z]\w*\.)*[A-Z]\w*(?:\$\w+)*\.(?:[\w$]+|<init>|<clinit>)\Z")
FIELD = re.compile(r"(?:[a-z]\w*\.)*[A-Z]\w*(?:\$\w+)*(?:\.[\w$]+)?(?:\[\])?\Z|[a-z]+:\S+\Z")
USER = set("click long-click type scroll item touch menu back home return rotate kill low-memory broadcast start source disconnect "
           "wait".split())
PATTERNS = {"use-after-free": {"read", "write"}, "read-write": {"read", "write"}, "write-write": {"write"}}


class TruthError(Exception):
    """A truth file that says something we do not understand."""


class Text(str):
    """A word that was in quotes."""


@dataclasses.dataclass
class Action:
    name: str
    method: str                 # with its class, in full
    posted: str = None          # marker of the place that posts, starts or registers it
    label: str = None           # what traces call its event, if it is the framework's and does nothing that others can notice


@dataclasses.dataclass
class Access:
    kind: str                   # read, write
    marker: str                 # None: the framework's own code, in an action that is the framework's
    action: str


@dataclasses.dataclass
class Pair:
    what: str                   # race, violation, safe
    name: str
    where: str                  # file:line
    field: str = None
    accesses: list = dataclasses.field(default_factory=list)
    kind: str = None            # event, data
    pattern: str = None
    verdict: str = None         # crash, screen, state, benign; safe: before, serial, protected, apart
    detail: str = None          # the exception, or why
    prevents: bool = False      # the first access, if it comes first, keeps the second from happening
    false_positive: int = None  # of a safe pair that is ordered: 1, by the life of a component; 2, by the order of a queue


@dataclasses.dataclass
class Order:
    first: str
    second: str
    relation: str               # before, serial, unordered
    where: str
    same: str = None            # a field: only of runs that access it, of the same object


@dataclasses.dataclass
class App:
    folder: pathlib.Path
    title: str = None
    source: str = None
    constructs: list = dataclasses.field(default_factory=list)
    user: list = dataclasses.field(default_factory=list)
    actions: dict = dataclasses.field(default_factory=dict)
    pairs: list = dataclasses.field(default_factory=list)
    orders: list = dataclasses.field(default_factory=list)
    bound: int = None
    exhausted: bool = None
    markers: dict = dataclasses.field(default_factory=dict)   # name: (file name, line)

    @property
    def name(self):
        return self.folder.name

    @property
    def package(self):
        return "ground." + self.name.replace("-", "")

    def is_framework(self, action):
        """Whether an action is a method of the framework."""
        return not self.actions[action].method.startswith(self.package + ".")

    def in_full(self, name):
        """A class of the app with its package; names with a package of their own stay."""
        return name if name[0].islower() else f"{self.package}.{name}"


def words_of(line, where):
    words, at, line = [], 0, line.rstrip()
    while at < len(line):
        match = WORD.match(line, at)
        if not match:
            raise TruthError(f"{where}: a text that does not end")
        at = match.end()
        if match[1] is not None:
            words.append(Text(re.sub(r"\\(.)", r"\1", match[1])))
        elif match[2] is not None:
            words.append(match[2])
    return words


def markers_of(folder):
    """Where the marked lines are: file name and line."""
    markers = {}
    for path in sorted((folder / "src").rglob("*.java")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            found = MARKER.search(line)
            if found and found[1] in markers:
                raise TruthError(f"{path}:{number}: @{found[1]} is there already")
            if found:
                markers[found[1]] = (path.name, number)
    return markers


class Reader:
    """Reads one truth file."""

    def __init__(self, folder):
        self.path = folder / "truth"
        self.app = App(folder, markers=markers_of(folder))
        self.where, self.block = None, None

    def fail(self, message):
        raise TruthError(f"{self.where}: {message}")

    def read(self):
        for number, line in enumerate(self.path.read_text().splitlines(), 1):
            self.where = f"{self.path}:{number}"
            words = words_of(line, self.where)
            if not words:
                continue
            if not line[0].isspace():
                self.block = None
                self.top(words)
            elif self.block == "user":
                if words[0] not in USER:
                    self.fail(f"the user cannot '{words[0]}'")
                self.app.user.append(line.strip())
            elif self.block is None:
                self.fail("an indented line that belongs to none")
            else:
                self.inner(self.block, words)
        self.check()
        return self.app

    def top(self, words):
        match words:
            case ["title", Text() as text] if not self.app.title:
                self.app.title = text
            case ["from", Text() as text] if not self.app.source:
                self.app.source = text
            case ["construct", *names] if names and not self.app.constructs:
                self.app.constructs = [self.name(name) for name in names]
            case ["user"]:
                self.block = "user"
            case ["action", name, method, *posted]:
                self.action(self.name(name), method, posted)
            case ["race" | "violation" | "safe" as what, name]:
                if any(pair.name == name for pair in self.app.pairs):
                    self.fail(f"{name} is there already")
                self.block = Pair(what, self.name(name), self.where)
                self.app.pairs.append(self.block)
            case ["order", first, second, "before" | "serial" | "unordered" as relation, "same", field, *why] if self.is_why(why):
                self.order(first, second, relation, self.field(field))
            case ["order", first, second, "before" | "serial" | "unordered" as relation, *why] if self.is_why(why):
                self.order(first, second, relation)
            case ["bound", number] if number.isdigit() and int(number) and self.app.bound is None:
                self.app.bound = int(number)
            case ["exhausted", "yes" | "no" as word] if self.app.exhausted is None:
                self.app.exhausted = word == "yes"
            case _:
                self.fail(f"not understood, or said twice: {' '.join(words)}")

    def is_why(self, words):
        return len(words) <= 1 and all(isinstance(word, Text) for word in words)

    def name(self, word):
        if isinstance(word, Text) or not NAME.match(word):
            self.fail(f"'{word}' is no name: letters, digits and dashes")
        return word

    def field(self, word):
        if not FIELD.match(word):
            self.fail(f"'{word}' is no class and field")
        return word if ":" in word else self.app.in_full(word)

    def marker(self, word):
        if not word.startswith("@") or word[1:] not in self.app.markers:
            self.fail(f"no line of the source is marked {word}")
        return word[1:]

    def action(self, name, method, posted):
        if name in self.app.actions:
            self.fail(f"{name} is there already")
        if not METHOD.match(method):
            self.fail(f"'{method}' is no class and method")
        match posted:
            case []:
                self.app.actions[name] = Action(name, self.app.in_full(method))
            case ["posted", place]:
                self.app.actions[name] = Action(name, self.app.in_full(method), self.marker(place))
            case ["labelled", Text() as label]:
                self.app.actions[name] = Action(name, self.app.in_full(method), label=str(label))
            case _:
                self.fail(f"not understood: {' '.join(posted)}")

    def known_action(self, name):
        if name not in self.app.actions:
            self.fail(f"no action is called {name}")
        return name

    def order(self, first, second, relation, same=None):
        self.known_action(first)
        self.known_action(second)
        if any({order.first, order.second} == {first, second} and order.same == same for order in self.app.orders):
            self.fail(f"the order of {first} and {second} was told already")
        self.app.orders.append(Order(first, second, relation, self.where, same))

    def inner(self, pair, words):
        safe, racy = pair.what == "safe", pair.what != "safe"
        match words:
            case ["field", field] if not pair.field:
                pair.field = self.field(field)
            case ["read" | "write" as kind, marker, "in", action] if len(pair.accesses) < 2:
                pair.accesses.append(Access(kind, self.marker(marker), self.known_action(action)))
            case ["read" | "write" as kind, "in", action] if len(pair.accesses) < 2:
                if not self.app.is_framework(self.known_action(action)):
                    self.fail(f"{action} is the app's: its accesses have marks")
                pair.accesses.append(Access(kind, None, action))
            case ["kind", "event" | "data" as kind] if racy and not pair.kind:
                pair.kind = kind
            case ["pattern", pattern] if racy and pattern in PATTERNS and not pair.pattern:
                pair.pattern = pattern
            case ["harmful", "crash", exception] if racy and not pair.verdict:
                pair.verdict, pair.detail = "crash", exception
            case ["harmful", "screen" | "state" as verdict, Text() as why] if pair.what == "race" and not pair.verdict:
                pair.verdict, pair.detail = verdict, why
            case ["benign", Text() as why] if pair.what == "race" and not pair.verdict:
                pair.verdict, pair.detail = "benign", why
            case ["false-positive", "1" | "2" as number] if safe and pair.verdict == "before" and not pair.false_positive:
                pair.false_positive = int(number)
            case ["prevents", Text()] if pair.what == "race" and not pair.prevents:
                pair.prevents = True
            case ["before" | "serial" | "protected" | "apart" as verdict, Text() as why] if safe and not pair.verdict:
                pair.verdict, pair.detail = verdict, why
            case _:
                self.fail(f"not understood, or said twice: {' '.join(words)}")

    def check(self):
        """What must be there, and is not."""
        app, self.where = self.app, f"{self.path}:1"
        for word, value in (("title", app.title), ("construct", app.constructs), ("action", app.actions), ("race, violation or safe", app.pairs),
                            ("bound", app.bound), ("exhausted", app.exhausted is not None)):
            if not value:
                self.fail(f"no {word}")
        for pair in app.pairs:
            self.where = pair.where
            needed = {"field": pair.field, "two accesses": len(pair.accesses) == 2, "verdict": pair.verdict}
            if pair.what == "race":
                needed |= {"kind": pair.kind, "pattern": pair.pattern}
            for what, value in needed.items():
                if not value:
                    self.fail(f"{pair.name} has no {what}")
            kinds = {access.kind for access in pair.accesses}
            if kinds == {"read"}:
                self.fail(f"{pair.name}: two reads")
            if pair.verdict == "before" and not self.is_ordered(pair):
                self.fail(f"{pair.name}: its actions are serial, so what orders it can only be a guard: protected, not before")
            if pair.pattern and PATTERNS[pair.pattern] != kinds:
                self.fail(f"{pair.name}: {pair.pattern} is not about {' and '.join(access.kind for access in pair.accesses)}")
        self.where = f"{self.path}:{len(self.path.read_text().splitlines())}"
        told = {frozenset((order.first, order.second)) for order in app.orders if not order.same}
        for pair in itertools.combinations(app.actions, 2):
            if frozenset(pair) not in told:
                self.fail(f"no order of {pair[0]} and {pair[1]}")


    def is_ordered(self, pair):
        """Whether the order of its actions lets a pair be ordered: not if they are serial, unless those on the same object are ordered."""
        actions = {access.action for access in pair.accesses}
        orders = [order for order in self.app.orders if {order.first, order.second} == actions]
        return any(order.same == pair.field and order.relation == "before" for order in orders) or \
            all(order.same or order.relation != "serial" for order in orders)


def read(folder):
    """The truth of the app in a folder."""
    return Reader(pathlib.Path(folder)).read()


def folders(names=(), root=HERE):
    """Folders of the apps of these names or paths; of all apps if there are none."""
    if names:
        return [pathlib.Path(name) if pathlib.Path(name, "truth").exists() else root / name for name in names]
    return sorted(path.parent for path in root.glob("*/truth"))
