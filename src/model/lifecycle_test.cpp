#include "model/lifecycle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::model {
namespace {

using testing::HasSubstr;

constexpr std::string_view k_door =
    "component android.app.Activity  # whose callbacks\n"
    "states closed open\n"
    "down closing = open\n"
    "argument saved android.os.Bundle\n"
    "transition push closed -> open\n"
    "  call onCreate(android.os.Bundle) saved\n"
    "  do light() : when saved\n"
    "  state open\n"
    "transition pull open,closing -> closed\n"
    "  call onStop()\n"
    "enabled open: input menu\n"
    "system wind in open : pull ; push of other, pull of other\n";

Automaton parse(std::string_view text) {
  auto result = parse_automaton(text, "door", "door");
  EXPECT_TRUE(result) << result.error().message;
  return result ? *result : Automaton();
}

std::string error_of(std::string_view text) {
  const auto result = parse_automaton(text, "door", "door");
  return result ? "" : result.error().message;
}

TEST(Lifecycle, ReadsStatesAndTransitions) {
  const Automaton door = parse(k_door);
  ASSERT_EQ(door.states.size(), 3u);
  EXPECT_EQ(door.states[2].level, 1u);
  const LifecycleTransition* push = door.find("push", 0);
  ASSERT_TRUE(push);
  ASSERT_EQ(push->steps.size(), 3u);
  EXPECT_EQ(push->steps[0].descriptor, "(Landroid/os/Bundle;)");
  EXPECT_EQ(push->steps[1].condition, LifecycleStep::Condition::When);
  EXPECT_EQ(push->steps[2].kind, LifecycleStep::Kind::State);
  EXPECT_FALSE(door.find("push", 1));
  EXPECT_TRUE(door.find("pull", 2));
}

TEST(Lifecycle, ReadsWhatPreparesAComponent) {
  const std::string_view rest = "states a\n";
  const Automaton door = parse(
      "component android.app.Activity\nmade x.y.Door.hang(android.app.Activity)\n"
      "prepared x.Door.oil(android.app.Activity)\nstates a\n");
  ASSERT_TRUE(door.made && door.prepared);
  EXPECT_EQ(door.made->owner, "x/y/Door");
  EXPECT_EQ(door.made->method, "hang");
  EXPECT_EQ(door.prepared->descriptor, "(Landroid/app/Activity;)");
  const std::string begin = "component android.app.Activity\n";
  for (const char* wrong : {"made", "made hang(android.app.Activity)", "made x.Door.hang", "made x.Door.hang(int)",
                            "made x.D.h(android.app.Activity)\nmade x.D.h(android.app.Activity)"})
    EXPECT_THAT(error_of(begin + wrong + "\n" + std::string(rest)), ::testing::HasSubstr("door:")) << wrong;
}

TEST(Lifecycle, FindsTheShortestWay) {
  const Automaton steps = parse(
      "component android.app.Activity\nstates a b c d\n"
      "transition ab a -> b\ntransition bc b -> c\ntransition cd c -> d\ntransition ac a -> c\ntransition back d -> "
      "a\n");
  EXPECT_EQ(steps.next(0, 3)->name, "ac");
  EXPECT_EQ(steps.next(1, 0)->name, "bc");
  EXPECT_FALSE(steps.next(2, 2));
}

TEST(Lifecycle, HasNoWayWhereThereIsNone) {
  const Automaton one = parse("component android.app.Activity\nstates a b\ntransition ab a -> b\n");
  EXPECT_FALSE(one.next(1, 0));
}

TEST(Lifecycle, ReadsWhatTheSystemDoes) {
  const Automaton door = parse(k_door);
  const SystemRule* rule = door.rule("wind", 1);
  ASSERT_TRUE(rule);
  ASSERT_EQ(rule->messages.size(), 2u);
  EXPECT_EQ(rule->messages[1][1].transition, "pull");
  EXPECT_EQ(rule->messages[1][1].other, "other");
  EXPECT_FALSE(door.rule("wind", 0));
}

TEST(Lifecycle, NamesFileAndLineOfWhatIsWrong) {
  const std::string head = "component android.app.Activity\nstates a b\nargument x int\n";
  EXPECT_EQ(error_of(head + "stats c\n"), "door:4: unknown key 'stats'");
  EXPECT_EQ(error_of(head + "states c\n"), "door:4: a second 'states'");
  EXPECT_EQ(error_of(head + "transition t a -> c\n"), "door:4: unknown state 'c'");
  EXPECT_EQ(error_of(head + "transition t a -> b\ntransition t b,a -> b\n"), "door:5: transition 't' from 'a' twice");
  EXPECT_EQ(error_of(head + "transition t a -> b\n  cal onStop()\n"), "door:5: unknown step 'cal'");
  EXPECT_EQ(error_of(head + "transition t a -> b\n  call onStop(int) y\n"), "door:5: unknown argument 'y'");
  EXPECT_EQ(error_of(head + "transition t a -> b\n  call onStop(int)\n"),
            "door:5: onStop has 1 parameters, but 0 arguments are given");
  EXPECT_EQ(error_of(head + "  call onStop()\n"), "door:4: a step outside of a transition");
  EXPECT_EQ(error_of(head + "argument x int\n"), "door:4: argument 'x' twice");
  EXPECT_EQ(error_of(head + "enabled c: input\n"), "door:4: unknown state 'c'");
  EXPECT_EQ(error_of(head + "system go in a : fly\n"), "door:4: unknown transition 'fly'");
  EXPECT_THAT(error_of("states a\n"), HasSubstr("no 'component'"));
  EXPECT_THAT(error_of("component android.app.Activity\n"), HasSubstr("no 'states'"));
}

std::string misfit(std::string_view step) {
  const Automaton one = parse(
      "component android.app.Activity\nstates a b\nargument saved android.os.Bundle\nargument n int\ntransition t a "
      "-> b\n  " +
      std::string(step) + "\n");
  const auto status = check_automaton(one, ApiFacts::sdk(), "door");
  return status ? "" : status.error().message;
}

TEST(Lifecycle, HoldsCallbacksAgainstTheFacts) {
  EXPECT_EQ(misfit("call onCreate(android.os.Bundle) saved"), "");
  EXPECT_EQ(misfit("call onCreat(android.os.Bundle) saved"),
            "door:6: android.app.Activity has no method onCreat(Landroid/os/Bundle;)");
  EXPECT_EQ(misfit("call onCreate(int) n"), "door:6: android.app.Activity has no method onCreate(I)");
  EXPECT_EQ(misfit("call onCreate(android.os.Bundle) n"),
            "door:6: argument 'n' of onCreate is no Landroid/os/Bundle;");
  // What a superclass declares is there, too.
  EXPECT_EQ(misfit("call startActivity(android.content.Intent) saved"),
            "door:6: argument 'saved' of startActivity is no Landroid/content/Intent;");
}

TEST(Lifecycle, HasTheAutomataOfAllKinds) {
  const Lifecycles all = Lifecycles::built_in();
  for (const char* name :
       {"activity", "application", "dialog", "fragment", "job", "provider", "receiver", "service"})
    EXPECT_TRUE(all.find(name)) << name;
  EXPECT_FALSE(all.find("gadget"));
}

TEST(Lifecycle, LeadsFromEveryStateOfAnActivityToItsEnd) {
  const Lifecycles all = Lifecycles::built_in();
  const Automaton& activity = *all.find("activity");
  const size_t end = activity.find_state("destroyed");
  ASSERT_NE(end, SIZE_MAX);
  for (uint32_t state = 0; state < activity.states.size(); ++state)
    EXPECT_TRUE(state == end || activity.next(state, static_cast<uint32_t>(end))) << activity.states[state].name;
}

}  // namespace
}  // namespace antecede::model
