#!/usr/bin/env python3
"""Tests of witness.py: what it takes for seen, and what not."""
import unittest

import witness

CLICK = "a.Main.onClick(Landroid/view/View;)V"
PERFORM = "android.view.View.performClick()Z"
LOOP = "android.os.Looper.loop()V"


def problems(*frames, concrete=()):
    return list(witness.unseen([(frame.startswith("%"), frame.lstrip("%")) for frame in frames], set(concrete)))


class Unseen(unittest.TestCase):
    def test_code_that_an_analysis_enters(self):
        self.assertEqual(problems(CLICK, "%" + PERFORM, "%" + LOOP, concrete=[CLICK]), [])

    def test_concrete_code_that_calls(self):
        self.assertEqual(len(problems(CLICK, "%" + PERFORM, "%" + LOOP, concrete=[PERFORM])), 1)

    def test_concrete_code_outside_of_the_apps_own_call(self):
        self.assertEqual(problems(CLICK, "%" + PERFORM, "a.Main.onCreate()V", "%antecede.Lifecycle.perform()V", "%" + LOOP, concrete=[LOOP]), [])

    def test_a_walk_through_an_automaton(self):
        self.assertEqual(problems("a.Main.onCreate()V", "%antecede.Lifecycle.perform()V", "%x.Y.z()V", concrete=["x.Y.z()V"]), [])

    def test_the_system(self):
        self.assertEqual(problems("a.Main.onAlarm()V", "%antecede.system.Alarms$1.run()V"), [])
        self.assertEqual(len(problems("a.Main.secret()V", "%antecede.system.Alarms$1.run()V")), 1)

    def test_stacks_of_a_trace(self):
        text = f"main: read a.Main.x at {CLICK}@Main.java:3+1 < %{PERFORM}@View.java:9+4\n"
        self.assertEqual(list(witness.stacks(text)), [[(False, CLICK), (True, PERFORM)]])


if __name__ == "__main__":
    unittest.main()
