#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/printable.h"
#include "trace/operation_names.h"
#include "trace/testing_trace.h"
#include "trace/text/text_parser.h"
#include "trace/text/text_printer.h"

namespace antecede::trace {
namespace {

std::string error_of(std::string_view text) {
  const auto trace = parse_trace_text(text);
  return trace ? "" : trace.error().message;
}

/// Everything that is in a trace, by contents where ids of names, frames and stacks do not matter.
std::string contents(const Trace& trace) {
  const TraceTables& tables = trace.tables;
  std::string all;
  const auto name = [&](NameId id) { return id.valid() ? "<" + tables.names[id] + ">" : "none"; };
  const auto keys = [](const MessageKeys& k) {
    return fmt::format("{}/{}/{}/{}", k.target.value(), k.callback.value(), k.token.value(), k.what);
  };
  const auto stack = [&](StackId id) {
    std::string text;
    for (; id.valid(); id = tables.stacks[id].caller) {
      const FrameId frame_id = tables.stacks[id].frame;
      if (!frame_id.valid()) continue;
      const Frame& frame = tables.frames[frame_id];
      text += fmt::format("{}{}{}{}+{}{}{}{} ", name(frame.owner), name(frame.method), name(frame.file), frame.line,
                          frame.pc, base::origin_name(frame.origin), frame.renamed, name(frame.canonical));
    }
    return text;
  };
  all += name(trace.process) + "\n";
  for (const Thread& t : tables.threads) all += fmt::format("thread {} {}\n", name(t.name), t.process);
  for (const Queue& q : tables.queues)
    all += fmt::format("queue {} {} {}\n", queue_word(q.kind), name(q.name), q.thread.value());
  for (const Message& m : tables.messages)
    all += fmt::format("message {} {} {} {} {} {} {}\n", m.queue.value(), type_word(m.type), m.asynchronous, m.rerun,
                       m.time, keys(m.keys), name(m.label));
  for (const Removal& r : tables.removals)
    all += fmt::format("removal {} {} {}\n", r.queue.value(), r.matched_keys, keys(r.keys));
  for (const Barrier& b : tables.barriers) all += fmt::format("barrier {} {}\n", b.queue.value(), b.time);
  for (const Location& l : tables.locations)
    all += fmt::format("location {} {} {} {} {} {} {} {}\n", location_word(l.kind), l.framework, l.atomic,
                       l.object.value(), name(l.owner), name(l.name), l.renamed, name(l.canonical));
  for (const auto& id : tables.callbacks) all += "callback " + name(id) + "\n";
  for (const auto& id : tables.locks) all += "lock " + name(id) + "\n";
  for (const auto& id : tables.tokens) all += "token " + name(id) + "\n";
  for (const auto& id : tables.objects) all += "object " + name(id) + "\n";
  for (const Operation& o : trace.operations) {
    const bool tells_null = o.can_fail() && tables.names.contains(o.null_origin());
    all += fmt::format("{} {} {} {} {} {} {}\n", kind_word(o.kind), o.flags, o.thread.value(), o.subject,
                       o.can_fail() ? name(o.thrown()) : std::to_string(o.object),
                       tells_null ? name(o.null_origin()) : std::to_string(o.value), stack(o.stack));
  }
  return all;
}

TEST(Text, ReadsWhatPeopleWrite) {
  const Trace trace = parsed(R"(
// A click posts, the posted runnable writes.
queue main looper thread=main
main: init
main: begin click input q=main
  main: enqueue m2 q=main delayed 100 async target=h1 sync
  main: write com.x.A.f@o1 = 5 at com.x.Main.run()V:31 < com.x.Main.go:12
main: end click            // back to the loop
main: begin m2
main: read com.x.A.f@o1 = null
main: end m2
)");
  ASSERT_EQ(trace.operations.size(), 8u);
  ASSERT_EQ(trace.tables.messages.size(), 2u);
  const Message& posted = trace.tables.messages[MessageId(1)];
  EXPECT_EQ(posted.time, 100'000'000);
  EXPECT_TRUE(posted.asynchronous);
  EXPECT_EQ(posted.queue, QueueId(0));
  EXPECT_EQ(trace.tables.names[posted.label], "m2");
  EXPECT_EQ(trace.tables.messages[MessageId(0)].type, MessageType::Input);
  const Operation& write = trace.operations[OperationId(3)];
  EXPECT_EQ(write.value, 5);
  EXPECT_TRUE(write.has(Operation::k_has_value));
  const Location& location = trace.tables.locations[write.location()];
  EXPECT_EQ(location.kind, Location::Kind::Field);
  EXPECT_EQ(trace.tables.names[location.owner], "com.x.A");
  EXPECT_EQ(trace.tables.names[location.name], "f");
  const Frame& frame = trace.tables.frames[trace.tables.stacks[write.stack].frame];
  EXPECT_EQ(trace.tables.names[frame.owner], "com.x.Main");
  EXPECT_EQ(trace.tables.names[frame.method], "run()V");
  EXPECT_EQ(frame.line, 31u);
  EXPECT_TRUE(trace.operations[OperationId(6)].has(Operation::k_null));
}

TEST(Text, PrintsWhatItReads) {
  const std::string text = R"(process com.x
queue main looper thread=main
queue pool pool
main: init
main: fork worker
main: register c1 at com.x.Main.<init>()V@Main.java:3+7 < ~android.app.Activity.create:9
main: post-barrier #0 q=main time=5
main: remove-barrier #0
main: enqueue m1 q=main attime 5ns rerun target=h callback=r token=#2 what=-4 sync
main: enqueue-end m1
main: remove m1 q=main target=h what=0
main: remove - again
main: remove m1 q=pool callback=- sync
main: begin #1 q=main idle label=com.x.Main$1.run()
main: invoke c1 sync
main: lock l shared
main: lock page moved
main: unlock l
main: read x = 3
main: write prefs:theme structure
main: write com.x.A[0]@h atomic
main: read com.x.A.f@- framework
main: end #1
main: notify #0
worker: wait #0
worker: wait -
worker: release t
worker: acquire t
worker: unregister c1
worker: exit
main: join worker
)";
  EXPECT_EQ(print_trace(parsed(text)), text);
}

TEST(Text, AnExceptionThatEndedSomethingHasANameAndAPlace) {
  const std::string text = R"(queue q looper thread=main
main: begin m q=q
main: end m failed thrown="java.lang.IllegalStateException" at com.x.Main.run()V:31 < %android.os.Handler.dispatch:9
main: exit failed thrown="com.x.Odd Error" null="what com.x.Main.find gave"
)";
  const Trace trace = parsed(text);
  const Operation& end = trace.operations[OperationId(1)];
  EXPECT_EQ(trace.tables.names[end.thrown()], "java.lang.IllegalStateException");
  EXPECT_EQ(trace.tables.frames[trace.tables.stacks[end.stack].frame].line, 31u);
  EXPECT_EQ(trace.tables.names[trace.operations[OperationId(2)].thrown()], "com.x.Odd Error");
  EXPECT_EQ(trace.tables.names[trace.operations[OperationId(2)].null_origin()], "what com.x.Main.find gave");
  EXPECT_FALSE(end.null_origin().valid());
  EXPECT_EQ(print_trace(trace), text);
  EXPECT_NE(error_of("main: begin m q=q thrown=E\n"), "");
  EXPECT_FALSE(parsed("main: exit failed\n").operations[OperationId(0)].thrown().valid());
}

TEST(Text, TheFirstEventTellsTheThreadOfAQueueThatIsNotDeclared) {
  const Trace trace = parsed("other: enqueue m q=main\nmain: begin m\nmain: end m\n");
  EXPECT_EQ(trace.tables.queues[QueueId(0)].thread, ThreadId(1));
}

TEST(Text, EveryTraceComesBack) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    const Trace trace = random_trace(seed, seed);
    const std::string text = print_trace(trace);
    const Trace back = parsed(text);
    ASSERT_EQ(contents(back), contents(trace)) << text;
    ASSERT_EQ(print_trace(back), text);
  }
}

TEST(Text, WhatIsNotPrintableComesBackFromEscapes) {
  for (const std::string name :
       {"a\x1b[2Jb", "\u202e", "\ufeff", "\xc2\x9b", "\x7f", "\xff", "a\xed\xa0\x80", "grün", "\u2028"}) {
    Trace trace = parsed("main: begin m q=q label=x at com.x.A.run()V@A.java:3\nmain: read com.x.A.f\nmain: end m\n");
    for (std::string& one : trace.tables.names) one += name;
    const std::string text = print_trace(trace);
    EXPECT_EQ(base::printable_lines(text), text);
    EXPECT_EQ(contents(parsed(text)), contents(trace)) << text;
  }
}

TEST(Text, OperationByOperationEverythingIsDeclared) {
  const Trace trace = random_trace(5, 200);
  TextPrinter printer(trace.tables, TextPrinter::Kinds().set());
  printer.print_process(trace.process);
  printer.print_declarations();
  std::string text;
  for (const Operation& operation : trace.operations) {
    printer.print(operation);
    text += printer.take();
  }
  EXPECT_EQ(contents(parsed(text)), contents(trace));
}

TEST(Text, LongStacksAreSaidOnce) {
  TraceBuilder builder;
  TableBuilder& tables = builder.tables();
  const ThreadId main = tables.thread("main");
  StackId stack;
  for (uint32_t i = 1; i <= 5000; ++i) stack = tables.stack("com.x.A", "m", i, stack);
  for (int i = 0; i < 100; ++i) builder.append(main, OperationKind::Notify, uint32_t(i), Operation::k_none, stack);
  const Trace trace = builder.take();
  const std::string text = print_trace(trace);
  EXPECT_LT(text.size(), 600'000u);
  EXPECT_EQ(contents(parsed(text)), contents(trace));
}

TEST(Text, ErrorsNameTheLine) {
  EXPECT_EQ(error_of("main: init\nmain: dance\n"), "line 2: there is no operation `dance`");
  EXPECT_EQ(error_of("\n\nmain begin m\n"),
            "line 3: `main` is neither `THREAD:` before an operation nor a word that declares something");
  EXPECT_EQ(error_of("main:"), "line 1: an operation is missing behind `:`");
  EXPECT_EQ(error_of(": init"), "line 1: a thread is missing before `:`");
  EXPECT_EQ(error_of("main: begin"), "line 1: `begin` of what?");
  EXPECT_EQ(error_of("main: read x = y"), "line 1: `y` is neither a number nor null");
  EXPECT_EQ(error_of("main: read x ="), "line 1: a value is missing behind `=`");
  EXPECT_EQ(error_of("main: read x at"), "line 1: a stack is missing");
  EXPECT_EQ(error_of("main: read x at a <"), "line 1: a stack ends with `<`");
  EXPECT_EQ(error_of("main: read x at a b"), "line 1: `b` is not understood here");
  EXPECT_EQ(error_of("main: read x at #1"), "line 1: the stack `#1` was not declared");
  EXPECT_EQ(error_of("main: begin m q=a\nmain: end m q=b"),
            "line 2: the message was described in another way before");
  EXPECT_EQ(error_of("main: begin m color=red"), "line 1: `color=red` is not understood here");
  EXPECT_EQ(error_of("process \"x"), "line 1: a quote is not closed");
  EXPECT_EQ(error_of("process \"\\z\""), "line 1: an unknown escape in quotes");
  EXPECT_EQ(error_of("lock a\nlock a"), "line 2: `a` was used or declared before");
  EXPECT_EQ(error_of("main: remove m by=r"), "line 1: the removal `r` was not declared");
  EXPECT_EQ(error_of("main: remove m again"), "line 1: there was no removal before");
  EXPECT_EQ(error_of("main: read x\nmain: read x atomic"), "line 2: the location was used without `atomic` before");
  EXPECT_EQ(error_of("main: enqueue m delayed 99999999999999"), "line 1: `99999999999999` is not understood here");
  EXPECT_EQ(error_of("main: notify #4294967295"), "line 1: `#4294967295` is no number");
}

}  // namespace
}  // namespace antecede::trace
