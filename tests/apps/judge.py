"""Holds what a truth file says against observations: one judge for each pair and each order.

A judge is shown one observation after the other. `contradictions` are things that were seen and must not be; `missing` is what has to be
seen yet; `shown` are the schedules that show what had to be seen.
"""
import itertools


class Judge:
    may_overlap = False         # what is missing may be nothing but an overlap, which shows in no order of dependent operations

    def __init__(self):
        self.contradictions = []

    def contradict(self, seen, text):
        if not self.contradictions:     # One is enough, and the first does not depend on how many schedules follow.
            self.contradictions.append(f"schedule {seen.schedule}: {text}")


class Both:
    """In which orders two things were seen, by names that are the same in other schedules."""

    def __init__(self):
        self.seen = {True: {}, False: {}}   # names of the two: the first schedule

    def add(self, forward, keys, schedule):
        for key in keys:
            self.seen[forward].setdefault(key, schedule)

    def schedules(self):
        """Two schedules with the two orders of the same two things, or None."""
        for key, schedule in self.seen[True].items():
            if key in self.seen[False]:
                return {schedule, self.seen[False][key]}
        return None


def keys_of(first, second):
    """Names of two runs of actions: by what led to them, and by number."""
    keys = [("number", first.number, second.number)]
    if first.name != second.name:
        keys.append(("name", first.name, second.name))
    return keys


def mark_of(access):
    return f"@{access.marker}" if access.marker else "the framework"


class ActionJudge(Judge):
    """An action runs in some schedule."""

    def __init__(self, name):
        super().__init__()
        self.name, self.missing = name, [f"action {name}: never ran"]

    def look(self, seen):
        if seen.runs(self.name):
            self.missing = []


class CrashJudge(Judge):
    """An app ends in no crash but those that its pairs are harmful by."""

    missing = ()

    def __init__(self, app):
        super().__init__()
        self.told = {pair.detail for pair in app.pairs if pair.verdict == "crash"}

    def look(self, seen):
        for crash in seen.crashes:
            if crash not in self.told:
                self.contradict(seen, f"{crash}, and no pair says so")


class OnceJudge(Judge):
    """An action that has no order with itself never runs twice."""

    missing = ()

    def __init__(self, name):
        super().__init__()
        self.name = name

    def look(self, seen):
        if len(seen.runs(self.name)) > 1:
            self.contradict(seen, f"action {self.name} ran twice: no order of {self.name} and {self.name}")


class OrderJudge(Judge):
    """`order A B before|serial|unordered`, of any two runs or of those that access the `same` field of one object."""

    def __init__(self, order):
        super().__init__()
        self.order, self.both, self.overlapped, self.met = order, Both(), False, False
        self.may_overlap = order.relation == "unordered"

    def look(self, seen):
        for one, other in self.runs(seen):
            self.met = True
            if one.overlaps(other):
                self.overlapped = True
                if self.order.relation != "unordered":
                    self.contradict(seen, f"{self.title}, but they overlap")
                continue
            self.both.add(one.before(other), keys_of(one, other), seen.schedule)
        if self.order.relation == "before" and self.is_reversed():
            self.contradict(seen, f"{self.title}, but {self.order.second} came first")

    def runs(self, seen):
        """Pairs of runs that this is about."""
        first, second = (seen.runs(action) for action in (self.order.first, self.order.second))
        return [pair for pair in itertools.product(first, second) if self.is_same(*pair)]

    def is_same(self, one, other):
        return not self.order.same or bool(one.places(self.order.same) & other.places(self.order.same))

    def is_reversed(self):
        return bool(self.both.seen[False])

    @property
    def title(self):
        order = self.order
        return f"order {order.first} {order.second} {order.relation}" + (f" same {order.same}" if order.same else "")

    @property
    def missing(self):
        if not self.met:
            return [f"{self.title}: never ran both"]
        if self.order.relation == "before" or self.order.relation == "unordered" and self.overlapped:
            return []
        return [f"{self.title}: never seen: {', '.join(self.unseen())}"] if self.unseen() else []

    def unseen(self):
        orders = ((True, f"{self.order.first} before {self.order.second}"), (False, f"{self.order.second} before {self.order.first}"))
        return [text for forward, text in orders if not self.both.seen[forward]]


class SelfOrderJudge(OrderJudge):
    """`order A A …`: two runs of one action, told apart by the posts that led to them. `before`: those always come in the same order;
    `serial` does not claim that both orders can be seen."""

    def runs(self, seen):
        return [pair for pair in itertools.combinations(sorted(seen.runs(self.order.first), key=name_of), 2) if self.is_same(*pair)]

    def is_reversed(self):
        return self.both.schedules() is not None

    def unseen(self):
        return [] if self.is_reversed() or self.order.relation == "serial" else ["two at once, or the same two in both orders"]


def name_of(instance):
    return instance.name


class PairJudge(Judge):
    """A race, a violation or a safe pair. `others` are the app's other pairs: their harm is not this one's."""

    def __init__(self, app, pair, others):
        super().__init__()
        self.app, self.pair, self.both = app, pair, Both()
        self.contents = pair.field.endswith("[]") and pair.field.startswith(app.package + ".")
        self.excused = {other.verdict for other in others}
        self.together = self.nulls = self.threads = self.calm = False
        self.crashed = self.prevented = None
        self.outcomes = {True: {}, False: {}}   # by order: what was on the screen (or kept), and the first schedule

    def look(self, seen):
        first, second = (self.accesses(seen, access) for access in self.pair.accesses)
        orders = set()
        self.together |= self.pair.verdict == "apart" and bool(first and second)
        for one, other in itertools.product(first, second):
            if one.place != other.place or one.instance is other.instance:
                continue
            forward = one.at < other.at
            orders.add(forward)
            self.both.add(forward, keys_of(one.instance, other.instance), seen.schedule)
            self.meet(seen, one, other, forward)
        if self.pair.prevents and first and not orders:
            orders.add(True)
            self.prevented = self.prevented or seen.schedule
        self.end(seen, orders)

    def accesses(self, seen, told):
        return [access for access in seen.accesses if access.marker == told.marker and access.kind == told.kind and
                access.instance and access.instance.action == told.action and self.is_field(access.field)]

    def is_field(self, field):
        return field == self.pair.field or self.contents and field.endswith("[]")

    def meet(self, seen, one, other, forward):
        """The two accesses, on the same place."""
        self.together = True
        self.nulls |= any(access.null and access.kind == "write" for access in (one, other))
        apart = one.thread != other.thread
        guarded = one.excludes(other) or one.atomic
        self.threads |= apart and not guarded
        if self.pair.kind == "event" and apart and not guarded:
            self.contradict(seen, f"{self.title}: said to be on one looper, but on the threads {one.thread} and {other.thread}")
        if self.pair.verdict == "apart":
            self.contradict(seen, f"{self.title}: {mark_of(one)} and {mark_of(other)} met on one place")
        if self.pair.prevents and forward:
            self.contradict(seen, f"{self.title}: {mark_of(one)} did not prevent {mark_of(other)}")
        if self.pair.verdict == "before" and not forward:
            self.contradict(seen, f"{self.title}: {mark_of(other)} came before {mark_of(one)}")
        if self.pair.verdict == "serial" and not guarded and one.instance.overlaps(other.instance):
            self.contradict(seen, f"{self.title}: {one.instance.action} and {other.instance.action} overlap")
        if self.pair.what == "violation" and self.frees(one) != forward:
            self.contradict(seen, f"{self.title}: the use came before the free")

    def frees(self, one):
        """Whether the first of the two is the free: the one that writes, or of two that write the first."""
        return one.kind == "write"

    def end(self, seen, orders):
        """How the schedule ended."""
        verdict = self.pair.verdict
        if verdict == "crash":
            if self.pair.detail in seen.crashes and self.crashed is None:
                self.crashed = seen.schedule
            self.calm |= bool(orders) and self.pair.detail not in seen.crashes
        elif verdict in ("screen", "state") and not seen.crashes:
            for forward in orders:
                self.outcomes[forward].setdefault(getattr(seen, verdict), seen.schedule)
        elif verdict in ("benign", "protected") and not seen.crashes:
            self.same(seen)

    def same(self, seen):
        for what in ("screen", "state"):
            outcomes = self.outcomes[True]
            kept = outcomes.setdefault(what, (seen.schedule, getattr(seen, what)))
            if kept[1] != getattr(seen, what) and what not in self.excused:
                self.contradict(seen, f"{self.title}: another {what} than in schedule {kept[0]}")

    @property
    def title(self):
        return f"{self.pair.what} {self.pair.name}"

    @property
    def proven(self):
        """Seen in both orders."""
        return self.orders() is not None

    def orders(self):
        """Two schedules with the two orders, or None."""
        if not self.pair.prevents:
            return self.both.schedules()
        reversed_ = next(iter(self.both.seen[False].values()), None)
        return {self.prevented, reversed_} if self.prevented and reversed_ else None

    @property
    def missing(self):
        one, other = self.pair.accesses
        if not self.together:
            where = "were never seen both" if self.pair.verdict == "apart" else "never met on one place"
            return [f"{self.title}: {mark_of(one)} in {one.action} and {mark_of(other)} in {other.action} {where}"]
        missing = []
        if self.pair.what == "race" and not self.proven:
            missing.append(f"only seen: {mark_of(one if self.both.seen[True] or self.prevented else other)} first")
        if self.pair.pattern == "use-after-free" and not self.nulls:
            missing.append("null is never written")
        if self.pair.kind == "data" and not self.threads:
            missing.append("never on two threads without a common lock")
        return [f"{self.title}: {text}" for text in missing + self.missing_harm()]

    def missing_harm(self):
        verdict = self.pair.verdict
        if verdict == "crash":
            missing = [f"no {self.pair.detail}"] if self.crashed is None else []
            return missing + ["crashes in every schedule"] * (self.pair.what == "race" and not self.calm)
        if verdict in ("screen", "state") and not self.different():
            return [f"no different {verdict}"]
        return []

    def different(self):
        """Two schedules of the two orders that ended differently, or None."""
        for one, other in itertools.product(self.outcomes[True].items(), self.outcomes[False].items()):
            if one[0] != other[0]:
                return {one[1], other[1]}
        return None

    def shown(self):
        """Schedules that have to replay."""
        schedules = set()
        if self.pair.what == "race":
            schedules |= self.orders() or set()
        if self.pair.verdict == "crash" and self.crashed is not None:
            schedules.add(self.crashed)
        if self.pair.verdict in ("screen", "state"):
            schedules |= self.different() or set()
        return schedules


def judges_of(app):
    """Judges of all that a truth file says."""
    judges = [ActionJudge(name) for name in app.actions] + [CrashJudge(app)]
    judges += [PairJudge(app, pair, [other for other in app.pairs if other is not pair]) for pair in app.pairs]
    judges += [OnceJudge(name) for name in app.actions if not any(order.first == order.second == name and not order.same for order in app.orders)]
    return judges + [(SelfOrderJudge if order.first == order.second else OrderJudge)(order) for order in app.orders]
