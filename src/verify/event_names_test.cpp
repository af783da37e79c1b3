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

}  // namespace
}  // namespace antecede::verify
