"""What an analysis says an app can do, read from `antecede dump APP calls`."""
import subprocess


class StaticGraph:
    def __init__(self, lines):
        self.number, self.origin, self.reached = {}, {}, set()
        self.callees, self.actions, self.causes = {}, [], {}
        self.through_model = {}
        for line in lines:
            word, *rest = line.split()
            getattr(self, f"read_{word}")(*rest)
        self.entered_by = {}
        for action, (_, entries) in enumerate(self.actions):
            for entry in entries:
                self.entered_by.setdefault(entry, []).append(action)

    def read_m(self, number, origin, reached, name):
        self.number[name] = int(number)
        self.origin[int(number)] = origin
        if reached == "reached":
            self.reached.add(int(number))

    def read_c(self, caller, *callees):
        self.callees[int(caller)] = set(map(int, callees))

    def read_a(self, _, kind, *entries):
        self.actions.append((kind, set(map(int, entries))))

    def read_p(self, action, origin, place):
        self.causes.setdefault(int(action), []).append((None if origin == "-" else int(origin), None if place == "-" else int(place)))

    def whose(self, name):
        """Nobody: what is not of the app, or was made by the machine."""
        return self.origin.get(self.number.get(name), "nobody")

    def has_method(self, name):
        return self.number.get(name) in self.reached

    def has_call(self, caller, callee, between):
        """`between`: code of the model may lie there. What is reached through it is looked for once for each caller."""
        caller, callee = self.number.get(caller), self.number.get(callee)
        if callee in self.callees.get(caller, ()):
            return True
        return between and callee in self.beyond_model(caller)

    def beyond_model(self, caller):
        if caller not in self.through_model:
            found, work = set(), list(self.callees.get(caller, ()))
            while work:
                one = work.pop()
                if one in found:
                    continue
                found.add(one)
                if self.origin[one] == "model":
                    work.extend(self.callees.get(one, ()))
            self.through_model[caller] = found
        return self.through_model[caller]

    def own(self, chain):
        return [self.number[name] for name in chain if self.whose(name) == "own"]

    def has_action(self, chain):
        own = self.own(chain)
        return not own or own[0] in self.entered_by

    def has_post(self, entry, poster):
        """Some action enters that method, and some code of the poster's asks for it, or code that it calls and nobody tells apart."""
        own, by = self.own(entry), self.own(poster)
        if not own or not by:
            return True
        return any(self.is_caused(action, by, set()) for action in self.entered_by.get(own[0], ()))

    def is_caused(self, action, by, seen):
        if action in seen:
            return False
        seen.add(action)
        kind, _ = self.actions[action]
        if kind in ("start", "lifecycle", "callback"):
            return True  # The system decides when.
        for origin, place in self.causes.get(action, ()):
            if place is not None and place == by[-1]:
                return True
            if place is None and origin is not None:
                if by[0] in self.actions[origin][1] or not self.actions[origin][1] and self.is_caused(origin, by, seen):
                    return True
        return False


def read(binary, app, context="call", timeout=120):
    """The graph, and why there is none."""
    done = subprocess.run([binary, "dump", app, "calls", "--context", context, "--timeout", str(timeout)], capture_output=True, text=True)
    if done.returncode != 0:
        return None, f"dump ends with {done.returncode}: {done.stderr.strip()[-200:]}"
    return StaticGraph(done.stdout.splitlines()), ""
