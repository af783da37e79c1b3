#include "verify/event_names.h"

#include <map>
#include <string>

#include <gtest/gtest.h>

#include "trace/text/text_parser.h"

namespace antecede::verify {
namespace {

/// The names of the events of a trace, by their labels.
std::map<std::string, EventNames::Name> names_of(std::string_view text) {
  const trace::Trace trace = *trace::parse_trace_text(text);
  ProgramPlaces places(trace.tables);
  EventNames names(places);
  std::map<std::string, EventNames::Name> result;
  for (const trace::Operation& operation : trace.operations) {
    names.add(operation);
    if (operation.kind != trace::OperationKind::Begin) continue;
    const trace::Message& message = trace.tables.messages[operation.message()];
    result[trace.tables.names[message.label]] = names.running_on(operation.thread);
  }
  return result;
}

// Two threads post to main, from one place each; then the other way round.
constexpr const char* k_one_order = R"(process p
queue main looper thread=main
main: init
main: fork one at p.Main.start()V@Main.java:1
main: fork two at p.Main.start()V@Main.java:2
one: init
one: enqueue a q=main delayed 0 label=first at p.Load.run()V@Load.java:5
two: init
two: enqueue b q=main delayed 0 label=second at p.Load.run()V@Load.java:5
main: begin a
main: end a
main: begin b
main: end b
)";
constexpr const char* k_other_order = R"(process p
queue main looper thread=main
main: init
main: fork one at p.Main.start()V@Main.java:1
main: fork two at p.Main.start()V@Main.java:2
two: init
two: enqueue b q=main delayed 0 label=second at p.Load.run()V@Load.java:5
one: init
one: enqueue a q=main delayed 0 label=first at p.Load.run()V@Load.java:5
main: begin b
main: end b
main: begin a
main: end a
)";

TEST(EventNames, AreTheSameInAnotherOrder) {
  const auto names = names_of(k_one_order);
  EXPECT_EQ(names, names_of(k_other_order));
  EXPECT_NE(names.at("first"), names.at("second"));
}

TEST(EventNames, CountPostsFromOnePlace) {
  const auto names = names_of(R"(process p
queue main looper thread=main
main: init
main: enqueue a q=main delayed 0 label=first at p.Main.start()V@Main.java:1
main: enqueue b q=main delayed 0 label=second at p.Main.start()V@Main.java:1
main: begin a
main: end a
main: begin b
main: end b
)");
  EXPECT_NE(names.at("first"), names.at("second"));
}

TEST(EventNames, WhatComesFromOutsideIsCountedByWhatItRuns) {
  const auto names = names_of(R"(process p
queue main looper thread=main
main: init
main: begin a input q=main label=click
main: end a
main: begin b input q=main label=key
main: end b
)");
  const auto swapped = names_of(R"(process p
queue main looper thread=main
main: init
main: begin a input q=main label=key
main: end a
main: begin b input q=main label=click
main: end b
)");
  EXPECT_EQ(names, swapped);
}

TEST(EventNames, WhatTheSystemWasAskedForIsNamedByWhoAsked) {
  // Two requests; the system takes them up in the one order, and in the other.
  const auto trace = [](const char* first, const char* second) {
    return fmt::format(R"(process p
queue main looper thread=main
queue binder binder
main: init
system: init
main: begin a input q=main label=start
main: release p.Work#1 at %antecede.Sync.release(Ljava/lang/Object;)V@Sync.java:1 < %antecede.system.Environment.request()V@Environment.java:1 < p.Main.one()V@Main.java:1
main: release p.Work#2 at %antecede.Sync.release(Ljava/lang/Object;)V@Sync.java:1 < %antecede.system.Environment.request()V@Environment.java:1 < p.Main.two()V@Main.java:2
main: end a
system: begin b q=binder label="the system"
system: acquire p.Work#{0}
system: enqueue e{0} q=main delayed 0 label=answer{0} at p.System.act()V@System.java:1
system: end b
system: begin c q=binder label="the system"
system: acquire p.Work#{1}
system: enqueue e{1} q=main delayed 0 label=answer{1} at p.System.act()V@System.java:1
system: end c
main: begin e{0}
main: end e{0}
main: begin e{1}
main: end e{1}
)",
                       first, second);
  };
  const auto names = names_of(trace("1", "2")), swapped = names_of(trace("2", "1"));
  EXPECT_EQ(names.at("answer1"), swapped.at("answer1"));
  EXPECT_EQ(names.at("answer2"), swapped.at("answer2"));
  EXPECT_NE(names.at("answer1"), names.at("answer2"));
}

}  // namespace
}  // namespace antecede::verify
