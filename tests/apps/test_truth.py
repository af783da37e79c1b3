#!/usr/bin/env python3
"""Tests of the reader of truth files, of observations and of judges. Needs neither a compiler nor a build."""
import pathlib
import re
import tempfile
import unittest

import check
import judge
import observe
import score
import truth

SOURCE = """package ground.sample;
class Main {
  void onCreate() {
    post(); // @post
    start(); // @start
  }
  void show() {
    text = "a"; // @a
  }
  void load() {
    text = "b"; // @b
  }
}
"""
TRUTH = """title "a sample"   # with a comment
from "nowhere"
construct post thread
user
  click "Load # more"
  back          # out
action create Main.onCreate
action show Main.show posted @post
action load Main.load posted @start
race text
  field Main.text
  write @a in show
  write @b in load
  kind data
  pattern write-write
  harmful screen "why"
order create show before "why"
order create load unordered
order show load unordered
bound 20
exhausted no
"""
CREATE = "ground.sample.Main.onCreate()V@Main.java:{} < ~android.os.Looper.loop()V@Looper.java:1"
LOAD = "ground.sample.Main.access$002(Lx;)V@Main.java:2+3 < ground.sample.Main.load()V@Main.java:11+2 < ~java.lang.Thread.run()V@Thread.java:5"
TRACE = f"""process ground.sample
location ground.sample.Main.text@Main#1
main: init
main: begin #0 q=#1 label="start at once"
main: enqueue #1 q=#1 label=show at ~android.os.Handler.post()Z@Handler.java:7 < {CREATE.format(4)}
main: fork Thread-0 at ~java.lang.Thread.start()V@Thread.java:8 < {CREATE.format(5)}
Thread-0: init
Thread-0: write ground.sample.Main.text@Main#1 at {LOAD}
Thread-0: exit
main: end #0 at ~android.os.Looper.loop()V@Looper.java:1
main: begin #1 at ~android.os.Looper.loop()V@Looper.java:1
main: lock #7 at ground.sample.Main.show()V@Main.java:7 < ~android.os.Handler.run()V@Handler.java:9
main: write ground.sample.Main.text@Main#1 = null at ground.sample.Main.show()V@Main.java:8 < ~android.os.Handler.run()V@Handler.java:9
main: unlock #7 at ground.sample.Main.show()V@Main.java:9 < ~android.os.Handler.run()V@Handler.java:9
main: end #1 at ~android.os.Looper.loop()V@Looper.java:1
"""


def sample(text=TRUTH, source=SOURCE):
    """The truth of an app that is written down for the moment."""
    with tempfile.TemporaryDirectory() as work:
        folder = pathlib.Path(work, "sample")
        (folder / "src").mkdir(parents=True)
        (folder / "src" / "Main.java").write_text(source)
        (folder / "truth").write_text(text)
        return truth.read(folder)


class ReaderTest(unittest.TestCase):
    def fails(self, message, old, new, source=SOURCE):
        self.assertIn(old, TRUTH)
        with self.assertRaises(truth.TruthError) as caught:
            sample(TRUTH.replace(old, new), source)
        self.assertRegex(str(caught.exception), message)

    def test_reads(self):
        app = sample()
        self.assertEqual(app.title, "a sample")
        self.assertEqual(app.constructs, ["post", "thread"])
        self.assertEqual(app.user[0], 'click "Load # more"')
        self.assertEqual(app.actions["show"], truth.Action("show", "ground.sample.Main.show", "post"))
        self.assertEqual(app.markers["b"], ("Main.java", 11))
        pair = app.pairs[0]
        self.assertEqual((pair.what, pair.field, pair.kind, pair.verdict), ("race", "ground.sample.Main.text", "data", "screen"))
        self.assertEqual(pair.accesses[1], truth.Access("write", "b", "load"))
        self.assertEqual((app.bound, app.exhausted), (20, False))

    def test_unknown_words(self):
        self.fails(r"truth:20: not understood", "bound 20", "bond 20")
        self.fails(r"truth:14: not understood", "kind data", "kind datum")
        self.fails(r"truth:5: the user cannot 'clack'", "click", "clack")
        self.fails(r"truth:1: not understood", 'title "a sample"', "title sample")
        self.fails(r"truth:1: a text that does not end", 'sample"', "sample")

    def test_unknown_names(self):
        self.fails(r"truth:12: no line of the source is marked @c", "@a in show", "@c in show")
        self.fails(r"truth:12: no action is called shew", "@a in show", "@a in shew")
        self.fails(r"truth:8: no line of the source is marked @nowhere", "posted @post", "posted @nowhere")

    def test_framework(self):
        self.fails(r"truth:13: load is the app's: its accesses have marks", "write @b in load", "write in load")

    def test_missing(self):
        self.fails(r"truth:20: no order of show and load", "order show load unordered\n", "")
        self.fails(r"truth:10: text has no kind", "  kind data\n", "")
        self.fails(r"truth:10: text has no verdict", '  harmful screen "why"\n', "")
        self.fails(r"truth:10: text has no two accesses", "  write @b in load\n", "")
        self.fails(r"truth:1: no bound", "bound 20\n", "")

    def test_contradictory(self):
        self.fails(r"truth:10: text: write-write is not about read and write", "  write @a", "  read @a")
        self.fails(r"truth:19: the order of show and load was told already", "order create load", "order load show")
        self.fails(r"truth:21: not understood, or said twice", "exhausted no", "bound 30")
        self.fails(r"truth:19: 'text' is no class and field", "order show load unordered", "order show load unordered same text")

    def test_guards(self):
        """Of serial actions, nothing but a guard can keep one access from coming behind the other."""
        racy = TRUTH[TRUTH.index("  kind data"):TRUTH.index("order create show")]
        safe = TRUTH.replace("race text", "safe text").replace(racy, '  before "why"\n')
        serial = safe.replace("show load unordered", "show load serial")
        self.assertEqual(sample(safe).pairs[0].verdict, "before")
        with self.assertRaisesRegex(truth.TruthError, "truth:10: text: its actions are serial"):
            sample(serial)
        self.assertEqual(sample(serial.replace("bound", "order show load before same Main.text\nbound")).pairs[0].verdict, "before")

    def test_orders_of_the_same_object(self):
        """They come on top of the order of any two runs, and do not stand for it."""
        app = sample(TRUTH.replace("bound", 'order show load before same Main.text "why"\nbound'))
        self.assertEqual([order.same for order in app.orders], [None, None, None, "ground.sample.Main.text"])
        self.fails(r"truth:21: no order of show and load", "order show load unordered", "order show load unordered same Main.text")

    def test_markers_are_unique(self):
        self.fails(r"Main.java:11: @a is there already", "bound", "bound", SOURCE.replace("@b", "@a"))


class DocsTest(unittest.TestCase):
    def test_table_of_apps(self):
        """docs/ground-truth.md says what each app is for, and names no other."""
        text = (truth.HERE.parent.parent / "docs" / "ground-truth.md").read_text()
        cells = [line.split("|")[2] for line in text.partition("## What the apps cover")[2].partition("\n## ")[0].splitlines() if "|" in line]
        names = set(re.findall(r"`([a-z0-9-]+)`", " ".join(cells)))
        apps = {folder.name for folder in truth.folders()}
        self.assertEqual({name for name in names if not {name, f"{name}-racy"} & apps}, set())
        self.assertEqual({app for app in apps if not {app, re.sub("-(racy|safe)$", "", app)} & names}, set())


class ObservationTest(unittest.TestCase):
    def setUp(self):
        self.app = sample()
        self.accesses, self.instances = observe.from_trace(self.app, TRACE)

    def test_actions(self):
        self.assertEqual([run.action for run in self.instances], ["create", "load", "show"])
        create, load, show = self.instances
        self.assertTrue(create.overlaps(load))
        self.assertTrue(create.before(show))
        self.assertFalse(show.before(create))
        self.assertFalse(load.overlaps(show))
        self.assertEqual(len({run.name for run in self.instances}), 3)

    def test_accesses(self):
        self.assertEqual([(access.marker, access.instance.action) for access in self.accesses], [("b", "load"), ("a", "show")])
        self.assertEqual([access.thread for access in self.accesses], ["Thread-0", "main"])
        self.assertEqual([len(access.locks) for access in self.accesses], [0, 1])
        self.assertEqual([access.null for access in self.accesses], [False, True])
        self.assertEqual({access.field for access in self.accesses}, {"ground.sample.Main.text"})

    def test_readers_of_a_lock_do_not_exclude_each_other(self):
        def excluded(first, second):
            text = TRACE.replace("lock #7 at", f"lock #7{second} at")
            write = f"Thread-0: write ground.sample.Main.text@Main#1 at {LOAD}"
            text = text.replace(write, f"Thread-0: lock #7{first} at {LOAD}\n{write}\nThread-0: unlock #7{first} at {LOAD}")
            accesses, _ = observe.from_trace(self.app, text)
            return accesses[0].excludes(accesses[1])

        self.assertTrue(excluded("", ""))
        self.assertTrue(excluded(" shared", ""))
        self.assertFalse(excluded(" shared", " shared"))
        self.assertFalse(self.accesses[0].excludes(self.accesses[1]))

    def test_posted_elsewhere(self):
        app = sample(TRUTH.replace("Main.load posted @start", "Main.load posted @a"))
        self.assertEqual([run.action for run in observe.from_trace(app, TRACE)[1]], ["create", "show"])

    def test_names_do_not_depend_on_the_schedule(self):
        lines = TRACE.splitlines()
        later = lines[:6] + lines[9:] + lines[6:9]
        runs = observe.from_trace(self.app, "\n".join(later))[1]
        self.assertEqual([run.action for run in runs], ["create", "show", "load"])
        self.assertEqual({run.action: run.name for run in runs}, {run.action: run.name for run in self.instances})

    def test_requests(self):
        """A request to the system is a token; what the system posts then is posted where the request was made."""
        asked = TRACE.replace("main: enqueue #1 q=#1 label=show", "main: release antecede.Request$1#5").splitlines()
        asked[9:9] = ["system: begin #7 q=#0 label=antecede.Request$1.run()", "system: acquire antecede.Request$1#5",
                      "system: enqueue #1 q=#1 label=show at ~antecede.Environment.run()V@E.java:3", "system: end #7"]
        self.assertEqual([run.action for run in observe.from_trace(self.app, "\n".join(asked))[1]], ["create", "load", "show"])

    def quiet(self, action):
        """Runs of actions where the event of `show` is called after an action, and does nothing."""
        app = sample(TRUTH.replace("Main.show", f"Main.{action}"))
        lines = TRACE.replace("label=show", f"label=ground.sample.Main.{action}()").splitlines()
        return observe.from_trace(app, "\n".join(line for line in lines if "Main.show()V" not in line))[1]

    def test_actions_that_do_nothing(self):
        runs = self.quiet("run")
        self.assertEqual([run.action for run in runs], ["create", "load", "show"])
        self.assertTrue(runs[0].before(runs[2]))

    def test_a_label_is_no_run(self):
        """The event of a cancelled AsyncTask is called after onPostExecute, which it does not call."""
        self.assertEqual([run.action for run in self.quiet("onPostExecute")], ["create", "load"])

    def test_stops_at_a_crash(self):
        text = TRACE.replace("end #0", "end #0 failed")
        self.assertEqual(len(observe.from_trace(self.app, text, True)[1]), 2)
        self.assertEqual(len(observe.from_trace(self.app, text, False)[1]), 3)

    def test_declared_stacks(self):
        """The same trace, with stacks that are told by number."""
        declared = """stack #0 owner="android.os.Looper" method="loop()V" file="Looper.java" line=1 pc=4 framework
stack #1 owner="ground.sample.Main" method="onCreate()V" file="Main.java" line=4 pc=2 caller=#0
stack #2 owner="android.os.Handler" method="post()Z" file="Handler.java" line=7 framework caller=#1
stack #3 """ + LOAD
        text = TRACE.replace("location", f"{declared}\nlocation").replace(f"at {LOAD}", "at #3")
        text = text.replace(f"at ~android.os.Handler.post()Z@Handler.java:7 < {CREATE.format(4)}", "at #2")
        self.assertEqual(text.count("at #"), 2)
        accesses, runs = observe.from_trace(self.app, text)
        self.assertEqual([(access.marker, access.instance.action) for access in accesses], [("b", "load"), ("a", "show")])
        self.assertEqual([(run.action, run.name) for run in runs], [(run.action, run.name) for run in self.instances])
        with self.assertRaisesRegex(ValueError, "stack #3 was not declared"):
            observe.from_trace(self.app, text.replace("stack #3", "stack #4"))

    def test_own_frames(self):
        """A method that the framework calls is told from one that the app does, across declarations."""
        stacks = observe.Stacks("ground.sample")
        for line in ('#0 ~a.B.c()V < ground.sample.Main.outer()V@Main.java:3', '#1 owner="ground.sample.Main" method="x()V" caller=#0',
                     '#2 owner="ground.sample.Main" method="y()V" file="Main.java" line=9 caller=#1'):
            stacks.declare(line)
        self.assertEqual(stacks.frames("#2"), [("ground.sample.Main.y", ("Main.java", 9), False), ("ground.sample.Main.x", (None, 0), True),
                                               ("ground.sample.Main.outer", ("Main.java", 3), True)])

    def test_framework(self):
        """An action of the framework: its accesses have no marks."""
        app = sample(TRUTH.replace("Main.load posted @start", "android.view.Root.close").replace("write @b in load", "write in load"))
        closing = "~a.B.put()V@B.java:1 < ~android.view.Root.close()V@Root.java:7 < ~java.lang.Thread.run()V@Thread.java:5"
        accesses, runs = observe.from_trace(app, TRACE.replace(LOAD, closing))
        self.assertEqual([run.action for run in runs], ["create", "load", "show"])
        self.assertEqual([(access.marker, access.instance.action) for access in accesses], [(None, "load"), ("a", "show")])
        called = TRACE.replace(LOAD, f"ground.sample.Main.load()V@Main.java:10 < {closing}")
        self.assertEqual([access.marker for access in observe.from_trace(app, called)[0]], ["a"])

    def test_places(self):
        reader = observe.TraceReader(self.app)
        for line in ('#3 element owner="java.util.HashMap" name="\\"a b\\"" object=java.util.HashMap#71 framework atomic',
                     "java.util.ArrayList[*]@java.util.ArrayList#70 framework", "[I[1]@int#3", "a.B.c", "prefs:theme"):
            reader.declare(line)
        self.assertEqual(list(reader.places.values()), [("java.util.HashMap[]", True), ("java.util.ArrayList[]", False), ("[I[]", False),
                                                        ("a.B.c", False), ("prefs:theme", False)])


class JudgeTest(unittest.TestCase):
    """Judges are shown two schedules: `load` writes first, then `show`, and the other way round."""

    def setUp(self):
        lines = TRACE.splitlines()
        self.texts = [TRACE, "\n".join(lines[:6] + lines[9:] + lines[6:9])]

    def judges(self, text, screens=("x", "y"), crashes=((), ())):
        app = sample(text)
        judges = judge.judges_of(app)
        for number, trace in enumerate(self.texts):
            seen = observe.Observation(str(number), *observe.from_trace(app, trace), list(crashes[number]), screens[number])
            for one in judges:
                one.look(seen)
        return [text for one in judges for text in one.missing], [text for one in judges for text in one.contradictions]

    def test_race(self):
        self.assertEqual(self.judges(TRUTH), ([], []))
        self.assertEqual(self.judges(TRUTH, screens=("x", "x")), (["race text: no different screen"], []))

    def test_one_order_only(self):
        self.texts = self.texts[:1]
        self.assertEqual(self.judges(TRUTH)[0], ["race text: only seen: @b first", "race text: no different screen",
                                                 "order show load unordered: never seen: show before load"])

    def test_benign(self):
        benign = TRUTH.replace('harmful screen "why"', 'benign "why"')
        self.assertEqual(self.judges(benign, screens=("x", "x")), ([], []))
        self.assertEqual(self.judges(benign), ([], ["schedule 1: race text: another screen than in schedule 0"]))
        self.assertEqual(self.judges(benign, ("x", "x"), (["E"], [])), ([], ["schedule 0: E, and no pair says so"]))

    def test_crash(self):
        crash = TRUTH.replace('harmful screen "why"', "harmful crash E")
        self.assertEqual(self.judges(crash, crashes=(["E"], [])), ([], []))
        self.assertEqual(self.judges(crash), (["race text: no E"], []))
        self.assertEqual(self.judges(crash, crashes=(["E"], ["E"])), (["race text: crashes in every schedule"], []))
        self.assertEqual(self.judges(crash, crashes=(["E"], ["F"])), ([], ["schedule 1: F, and no pair says so"]))

    def test_prevents(self):
        """Where `show` comes first, `load` does nothing."""
        prevents = TRUTH.replace("  kind data", '  kind data\n  prevents "why"')
        self.assertEqual(self.judges(prevents)[1], ["schedule 1: race text: @a did not prevent @b"])
        self.texts[1] = "\n".join(line for line in self.texts[1].splitlines() if "write" not in line or "show" in line)
        self.assertEqual([text for text in self.judges(prevents)[0] if "race" in text], [])
        self.assertEqual(self.judges(TRUTH)[0][0], "race text: only seen: @b first")
        self.texts = self.texts[:1]
        self.assertEqual(self.judges(prevents)[0][0], "race text: only seen: @b first")

    def safe(self, verdict, **ends):
        racy = TRUTH[TRUTH.index("  kind data"):TRUTH.index("order create show")]
        return self.judges(TRUTH.replace("race text", "safe text").replace(racy, f'  {verdict} "why"\n'), **ends)

    def test_safe(self):
        self.assertEqual(self.safe("before"), ([], ["schedule 0: safe text: @b came before @a"]))
        self.assertEqual(self.safe("serial")[0], [])
        self.assertEqual(self.safe("protected"), ([], ["schedule 1: safe text: another screen than in schedule 0"]))

    def test_two_objects(self):
        """`load` and `show` do the same to two objects."""
        self.assertEqual(self.safe("apart"), ([], ["schedule 0: safe text: @a and @b met on one place"]))
        self.texts = [text.replace("@Main#1 at", "@Main#2 at") for text in self.texts]
        self.assertEqual(self.safe("apart"), ([], []))
        self.assertEqual(self.safe("before")[0], ["safe text: @a in show and @b in load never met on one place"])
        self.texts = [text.replace("Main.java:8", "Main.java:7") for text in self.texts]
        self.assertEqual(self.safe("apart")[0], ["safe text: @a in show and @b in load were never seen both"])

    def test_safe_apps_do_not_crash(self):
        self.assertEqual(self.safe("serial", crashes=([], ["E"])), ([], ["schedule 1: E, and no pair says so"]))

    def test_kind(self):
        self.assertEqual(self.judges(TRUTH.replace("kind data", "kind event"))[1],
                         ["schedule 0: race text: said to be on one looper, but on the threads main and Thread-0"])

    def test_orders(self):
        self.assertEqual(self.judges(TRUTH.replace("show load unordered", "show load before"))[1],
                         ["schedule 0: order show load before, but load came first"])
        self.assertEqual(self.judges(TRUTH.replace("create load unordered", "create load serial"))[1],
                         ["schedule 0: order create load serial, but they overlap"])
        self.assertEqual(self.judges(TRUTH.replace("create show before", "create show unordered"))[0],
                         ["order create show unordered: never seen: show before create"])

    def test_orders_of_actions_that_never_meet(self):
        self.texts = ["\n".join(line for line in text.splitlines() if "Main.show()V" not in line) for text in self.texts]
        self.assertIn("order create show before: never ran both", self.judges(TRUTH)[0])

    def test_orders_of_the_same_object(self):
        same = TRUTH.replace("bound", "order load show before same Main.text\nbound")
        title = "order load show before same ground.sample.Main.text"
        self.assertEqual(self.judges(same)[1], [f"schedule 1: {title}, but show came first"])
        self.texts[1] = self.texts[1].replace("@Main#1 at", "@Main#2 at")      # now `load` does it to another object
        self.assertEqual(self.judges(same)[1], [])
        self.assertNotIn(f"{title}: never ran both", self.judges(same)[0])
        self.texts = self.texts[1:]
        self.assertIn(f"{title}: never ran both", self.judges(same)[0])

    def twice(self, relation, schedules=2):
        """`show` is posted, and runs, twice: in one order, then in the other."""
        lines = TRACE.splitlines()
        again = [line.replace("#1 q=", "#2 q=") for line in lines if "enqueue" in line]
        runs = [[line.replace("#1 at", f"#{number} at") for line in lines[10:]] for number in (1, 2)]
        head = lines[:5] + again + lines[5:10]
        self.texts = ["\n".join(head + runs[0] + runs[1]), "\n".join(head + runs[1] + runs[0])][:schedules]
        missing, wrong = self.judges(TRUTH.replace("bound", f"order show show {relation}\nbound" if relation else "bound"))
        return [text for text in missing if "show show" in text], wrong

    def test_orders_with_itself(self):
        self.assertEqual(self.twice("serial"), ([], []))
        self.assertEqual(self.twice("unordered"), ([], []))
        self.assertEqual(self.twice("before"), ([], ["schedule 1: order show show before, but show came first"]))
        self.assertEqual([self.twice(word, 1)[0] for word in ("before", "serial")], [[], []])
        self.assertEqual(self.twice("unordered", 1)[0], ["order show show unordered: never seen: two at once, or the same two in both orders"])
        self.assertEqual(self.twice(None), ([], ["schedule 0: action show ran twice: no order of show and show"]))


def report(first, second, **more):
    """A race as `detect` reports it; its sides are method, line and kind."""
    accesses = []
    for method, line, kind in (first, second):
        frame = {"class": "ground.sample.Main", "method": method, "file": "Main.java", "line": line, "own": True}
        accesses.append({"kind": kind, "event": None, "stack": [frame]})
    location = {"class": "ground.sample.Main", "field": "text", "kind": "field"}
    return {"id": "r-1", "kind": "event-race", "filteredBy": [], "covered": False, "lockProtected": False, "location": location,
            "accesses": accesses, **more}


class CheckTest(unittest.TestCase):
    """What check.py makes of orders and seeds."""

    class Source:
        def __init__(self, orders, seeds, exhausted):
            self.found, self.seeds, self.exhausted, self.replays = orders, seeds, exhausted, []

        def orders(self, bound):
            return self.found[:bound]

        def look(self, number):
            return self.seeds[number - 1] if number <= len(self.seeds) else None

        def proves(self, schedule):
            self.replays.append(schedule)
            return True

    def setUp(self):
        self.app = sample()
        lines = TRACE.splitlines()
        both = ((TRACE, "x"), ("\n".join(lines[:6] + lines[9:] + lines[6:9]), "y"))
        self.both = [observe.Observation(str(number), *observe.from_trace(self.app, text), [], screen, user=len(self.app.user))
                     for number, (text, screen) in enumerate(both)]

    def test_all_orders(self):
        source = self.Source(self.both, self.both, True)
        result = check.check(self.app, source, 1, 10)
        self.assertEqual((result.problems, result.orders, result.schedules, result.both), ([], 2, 3, 1))
        self.assertTrue(result.exhausted)
        self.assertEqual(source.replays, ["0", "1"])

    def test_problems_of_the_search(self):
        broken = observe.Observation("orders", problems=["the search ends with 4: x"])
        result = check.check(self.app, self.Source([broken], [], False), 1, 10)
        self.assertEqual(result.problems, ["schedule orders: the search ends with 4: x"])
        self.assertFalse(result.exhausted)

    def test_seeds_show_what_the_search_does_not(self):
        result = check.check(self.app, self.Source(self.both[:1], self.both, True), 1, 10)
        self.assertEqual((result.problems, result.orders, result.schedules), ([], 1, 3))
        self.assertFalse(result.exhausted, "the search alone has not shown all")

    def test_bound(self):
        result = check.check(self.app, self.Source(self.both[:1] * 9, self.both[:1] * 9, True), 1, 4)
        self.assertEqual((result.orders, result.schedules), (4, 8))
        self.assertTrue(result.problems)

    def test_exhausted_must_be_true(self):
        self.app.exhausted = True
        result = check.check(self.app, self.Source(self.both, [], False), 1, 10)
        self.assertEqual(result.problems, ["exhausted, says the truth, but the search did not show all"])


class ScoreTest(unittest.TestCase):
    LINES = {("Main.java", 8): {"ground.sample.Main.show"}, ("Main.java", 11): {"ground.sample.Main.load"}}

    def scored(self, text, *reports):
        one = score.Score(sample(text), self.LINES)
        for race in reports:
            one.add(race)
        return one

    def tally(self, text, *reports):
        one = self.scored(text, *reports)
        return one.tally(), [line.partition(": ")[2].partition(":")[0] for lines in one.complaints() for line in lines]

    def test_found(self):
        found = {"racy": 1, "found": 1, "right": 1, "wrong": 0}
        self.assertEqual(self.tally(TRUTH, report(("show", 8, "write"), ("load", 11, "write"))), (found, []))
        self.assertEqual(self.tally(TRUTH, report(("load", 12, "read"), ("show", 8, "write"))), (found, []))
        self.assertEqual(self.tally(TRUTH)[1], ["race text"])

    def test_marked(self):
        marked = report(("show", 8, "write"), ("load", 11, "write"), covered=True)
        self.assertEqual(self.tally(TRUTH, marked)[0], {"racy": 1, "found": 0, "right": 0, "wrong": 0})
        benign = TRUTH.replace('harmful screen "why"', 'benign "why"')
        self.assertEqual(self.tally(benign, marked)[0], {"racy": 1, "found": 1, "right": 0, "wrong": 0})

    def safe(self, verdict):
        """The truth, with a pair that is safe instead of the race."""
        racy = TRUTH[TRUTH.index("  kind data"):TRUTH.index("order create show")]
        return TRUTH.replace("race text", "safe text").replace(racy, f'  {verdict} "why"\n')

    def test_wrong(self):
        there = report(("show", 8, "write"), ("load", 11, "write"))
        self.assertEqual(self.tally(self.safe("before"), there), ({"racy": 0, "found": 0, "right": 0, "wrong": 1}, ["safe text"]))
        self.assertEqual(self.tally(TRUTH, report(("onCreate", 4, "read"), ("load", 11, "write")))[0]["wrong"], 1)

    def exit_code(self, text, *reports, least=0):
        return score.exit_code([self.scored(text, *reports)], least)

    def test_every_wrong_report_fails(self):
        """Whatever it is that makes a report wrong, the score ends with 1."""
        there = report(("show", 8, "write"), ("load", 11, "write"))
        data, marked = {**there, "kind": "data-race"}, {**there, "covered": True}
        unlisted = report(("onCreate", 4, "read"), ("load", 11, "write"))
        elsewhere = {**there, "location": {"class": "ground.sample.Main", "field": "other", "kind": "field"}}
        element = {**there, "location": {"class": "java.util.ArrayList", "field": "[*]", "kind": "element"}}
        wrong = [(TRUTH, unlisted), (TRUTH, elsewhere), (TRUTH, element), (self.safe("serial"), data), (self.safe("protected"), there)]
        wrong += [(self.safe(verdict), one) for verdict in ("before", "apart") for one in (there, data, marked)]
        for text, one in wrong:
            with self.subTest(report=score.text_of(one), pair=sample(text).pairs[0]):
                self.assertEqual((self.exit_code(text, one), self.exit_code(text)), (1, 0), "with the report, and without")

    def test_right_reports_pass(self):
        there = report(("show", 8, "write"), ("load", 11, "write"))
        self.assertEqual(self.exit_code(TRUTH, there, least=100), 0)
        self.assertEqual(self.exit_code(self.safe("serial"), there), 0)
        self.assertEqual(self.exit_code(self.safe("protected"), {**there, "lockProtected": True}), 0)
        self.assertEqual(self.exit_code(TRUTH, {**report(("onCreate", 4, "read"), ("load", 11, "write")), "filteredBy": ["no-read"]}), 0)

    def test_known_mistakes_do_not_fail(self):
        wrong = self.scored(self.safe("before"), report(("show", 8, "write"), ("load", 11, "write")))
        pair = wrong.app.pairs[0]
        with tempfile.TemporaryDirectory() as work:
            file = pathlib.Path(work, "known")
            file.write_text(f"# a comment\n\nsample: safe {pair.name}: why\n")
            self.assertEqual((score.exit_code([wrong], 0), score.exit_code([wrong], 0, score.read_known(file))), (1, 0))
            file.write_text(f"sample: safe {pair.name}-other: why\nother: safe {pair.name}: why\n")
            self.assertEqual(score.exit_code([wrong], 0, score.read_known(file)), 1)
            for line in (f"sample: safe {pair.name}", f"sample: {pair.name}: why", "sample"):
                file.write_text(line)
                self.assertRaises(truth.TruthError, score.read_known, file)

    def test_recall_and_failures(self):
        self.assertEqual([self.exit_code(TRUTH, least=least) for least in (0, 1)], [0, 1])
        self.assertEqual(score.exit_code([], 0), 1, "no app at all")
        one = self.scored(TRUTH)
        self.assertFalse(one.run(["sh", "-c", "exit 3"], 10))
        self.assertEqual(score.exit_code([one], 0), 1)



if __name__ == "__main__":
    unittest.main()
