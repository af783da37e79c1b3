"""Holds what a truth file says against observations: one judge for each pair and each order.

A judge is shown one observation after the other. `contradictions` are things that were seen and must not be; `missing` is what has to be
seen yet; `shown` are the schedules that show what had to be seen.
"""
import itertools


class Judge:
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


class ActionJudge(Judge):
    """An action runs in some schedule."""

    def __init__(self, name):
        super().__init__()
        self.name, self.missing = name, [f"action {name}: never ran"]

    def look(self, seen):
        if any(instance.action == self.name for instance in seen.instances):
            self.missing = []


class OrderJudge(Judge):
    """`order A B before|serial|unordered`."""

    def __init__(self, order):
        super().__init__()
        self.order, self.both, self.overlapped = order, Both(), False

    def look(self, seen):
        first = [instance for instance in seen.instances if instance.action == self.order.first]
        second = [instance for instance in seen.instances if instance.action == self.order.second]
        for one, other in itertools.product(first, second):
            if one is other:
                continue
            if one.overlaps(other):
                self.overlapped = True
                if self.order.relation != "unordered":
                    self.contradict(seen, f"{self.title}, but they overlap")
                continue
            if self.order.relation == "before" and other.before(one):
                self.contradict(seen, f"{self.title}, but {self.order.second} came first")
            self.both.add(one.before(other), keys_of(one, other), seen.schedule)

    @property
    def title(self):
        return f"order {self.order.first} {self.order.second} {self.order.relation}"

    @property
    def missing(self):
        if self.order.relation == "before":
            return []
        if self.order.relation == "unordered" and self.overlapped:
            return []
        reversed_ = self.both.seen[True] and self.both.seen[False]
        if reversed_:
            return []
        directions = [f"{self.order.first} before {self.order.second}"] * (not self.both.seen[True])
        directions += [f"{self.order.second} before {self.order.first}"] * (not self.both.seen[False])
        return [f"{self.title}: never seen: {', '.join(directions)}"]


class PairJudge(Judge):
    """A race, a violation or a safe pair. `others` are the app's other pairs: their harm is not this one's."""

    def __init__(self, app, pair, others):
        super().__init__()
        self.app, self.pair, self.both = app, pair, Both()
        self.contents = pair.field.endswith("[]") and pair.field.startswith(app.package + ".")
        self.excused = {(other.verdict, other.detail if other.verdict == "crash" else None) for other in others}
        self.together = self.nulls = self.threads = self.calm = False
        self.crashed = None
        self.outcomes = {True: {}, False: {}}   # by order: what was on the screen (or kept), and the first schedule

    def look(self, seen):
        first, second = (self.accesses(seen, access) for access in self.pair.accesses)
        orders = set()
        for one, other in itertools.product(first, second):
            if one.place != other.place or one.instance is other.instance:
                continue
            forward = one.at < other.at
            orders.add(forward)
            self.both.add(forward, keys_of(one.instance, other.instance), seen.schedule)
            self.meet(seen, one, other, forward)
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
        guarded = one.locks & other.locks or one.atomic
        self.threads |= apart and not guarded
        if self.pair.kind == "event" and apart and not guarded:
            self.contradict(seen, f"{self.title}: said to be on one looper, but on the threads {one.thread} and {other.thread}")
        if self.pair.verdict == "before" and not forward:
            self.contradict(seen, f"{self.title}: @{other.marker} came before @{one.marker}")
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
        elif verdict in ("benign", "protected"):
            for crash in seen.crashes:
                if ("crash", crash) not in self.excused:
                    self.contradict(seen, f"{self.title}: {crash}")
            if not seen.crashes:
                self.same(seen)

    def same(self, seen):
        for what in ("screen", "state"):
            outcomes = self.outcomes[True]
            kept = outcomes.setdefault(what, (seen.schedule, getattr(seen, what)))
            if kept[1] != getattr(seen, what) and (what, None) not in self.excused:
                self.contradict(seen, f"{self.title}: another {what} than in schedule {kept[0]}")

    @property
    def title(self):
        return f"{self.pair.what} {self.pair.name}"

    @property
    def proven(self):
        """Seen in both orders."""
        return self.both.schedules() is not None

    @property
    def missing(self):
        one, other = self.pair.accesses
        if not self.together:
            return [f"{self.title}: @{one.marker} in {one.action} and @{other.marker} in {other.action} never met on one place"]
        missing = []
        if self.pair.what == "race" and not self.proven:
            missing.append(f"only seen: {one.marker if self.both.seen[True] else other.marker} first")
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
            schedules |= self.both.schedules() or set()
        if self.pair.verdict == "crash" and self.crashed is not None:
            schedules.add(self.crashed)
        if self.pair.verdict in ("screen", "state"):
            schedules |= self.different() or set()
        return schedules


def judges_of(app):
    """Judges of all that a truth file says."""
    judges = [ActionJudge(name) for name in app.actions]
    judges += [PairJudge(app, pair, [other for other in app.pairs if other is not pair]) for pair in app.pairs]
    return judges + [OrderJudge(order) for order in app.orders]
