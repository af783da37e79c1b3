#include "trace/trace_sanitizer.h"

#include <gtest/gtest.h>

#include "trace/testing_trace.h"
#include "trace/text/text_parser.h"
#include "trace/text/text_printer.h"

namespace antecede::trace {
namespace {

struct Outcome {
  std::string text;         ///< Operations only.
  std::string diagnostics;  ///< `code code*2`.
};

std::string listed(const base::Diagnostics& diagnostics) {
  std::string result;
  for (const base::Diagnostic& one : diagnostics.list()) {
    result += (result.empty() ? "" : " ") + one.code.substr(6);
    if (one.count > 1) result += "*" + std::to_string(one.count);
  }
  return result;
}

Outcome outcome(std::string_view text) {
  auto trace = parse_trace_text(text);
  if (!trace) return {trace.error().message, "does not parse"};
  base::Diagnostics diagnostics;
  const Trace clean = sanitize_trace(*std::move(trace), diagnostics);
  TextPrinter printer(clean.tables, TextPrinter::Kinds().set());
  for (const Operation& operation : clean.operations) printer.print(operation);
  return {printer.take(), listed(diagnostics)};
}

TEST(Sanitizer, LeavesAGoodTraceAlone) {
  const std::string_view good =
      "main: init\n"
      "main: fork w\n"
      "w: init\n"
      "w: enqueue a q=main\n"
      "w: exit\n"
      "main: begin a\n"
      "main: lock l\n"
      "main: lock l\n"
      "main: unlock l\n"
      "main: unlock l\n"
      "main: remove a\n"
      "main: end a\n"
      "main: join w\n"
      "main: notify #7\n"
      "main: wait #7\n"
      "main: invoke c\n"
      "main: exit\n";
  const Outcome result = outcome(good);
  EXPECT_EQ(result.diagnostics, "");
  EXPECT_EQ(result.text,
            "main: init\n" + std::string(good.substr(good.find("main: fork")))
                                 .replace(std::string(good.substr(good.find("main: fork"))).find(" q=main"), 7, ""));
}

TEST(Sanitizer, Threads) {
  EXPECT_EQ(outcome("a: lock l\na: init\na: init\n").diagnostics, "init-twice*2");
  EXPECT_EQ(outcome("a: exit\na: read x\na: exit\na: lock l\n").text, "a: exit\n");
  EXPECT_EQ(outcome("a: fork a\na: fork b\na: fork b\nc: read x\na: fork c\n").diagnostics, "bad-fork*3");
  EXPECT_EQ(outcome("a: join nobody\n").diagnostics, "bad-join");
  EXPECT_EQ(outcome("b: init\na: join b\nb: exit\na: join b\n").text, "b: init\nb: exit\na: join b\n");
}

TEST(Sanitizer, Events) {
  EXPECT_EQ(outcome("a: end m q=q\n").diagnostics, "end-without-begin");
  EXPECT_EQ(outcome("a: begin m q=q\na: begin m\na: end m\na: end m\n").text, "a: begin m\na: end m\n");
  EXPECT_EQ(outcome("a: begin m q=q\na: begin n q=q\na: end m\na: end n\n").text,
            "a: begin m\na: end m\na: begin n\na: end n\n");
  EXPECT_EQ(outcome("a: begin m q=q\na: exit\n").text, "a: begin m\na: end m\na: exit\n");
  const Outcome open = outcome("a: begin m q=q\na: read x\n");
  EXPECT_EQ(open.text, "a: begin m\na: read x\na: end m\n");
  EXPECT_EQ(open.diagnostics, "open-event");
  EXPECT_EQ(outcome("a: begin m\na: end m\n").diagnostics, "end-without-begin no-queue");
  EXPECT_EQ(outcome("a: begin m q=q\na: end m\nb: begin n q=q\nb: end n\n").diagnostics,
            "end-without-begin other-thread");
}

TEST(Sanitizer, SerialQueuesDoNotOverlap) {
  const std::string queue = "queue q serial\n";
  EXPECT_EQ(outcome(queue + "a: begin m q=q\na: end m\nb: begin n q=q\nb: end n\n").diagnostics, "");
  EXPECT_EQ(outcome(queue + "a: begin m q=q\nb: begin n q=q\na: end m\nb: end n\n").diagnostics,
            "end-without-begin overlap");
}

TEST(Sanitizer, Messages) {
  EXPECT_EQ(outcome("a: enqueue m q=q\nb: enqueue m\n").diagnostics, "enqueue-twice");
  EXPECT_EQ(outcome("a: begin m q=q\nb: enqueue m\na: end m\n").text, "a: begin m\na: end m\n");
  EXPECT_EQ(outcome("queue p pool\na: enqueue m q=q on=p\n").diagnostics, "other-queue");
  EXPECT_EQ(outcome("a: enqueue m q=q\na: remove m\na: begin m\na: end m\n").diagnostics, "begin-after-remove");
  EXPECT_EQ(outcome("a: enqueue-end m\n").diagnostics, "bad-enqueue-end");
  EXPECT_EQ(outcome("a: enqueue m q=q sync\nb: begin m\na: enqueue-end m\nb: end m\na: enqueue-end m\n").text,
            "a: enqueue m sync\nb: begin m\nb: end m\na: enqueue-end m\n");
  EXPECT_EQ(outcome("a: lock -\na: read -\na: enqueue -\n").diagnostics, "no-subject*3");
}

TEST(Sanitizer, BarriersNotificationsLocks) {
  EXPECT_EQ(
      outcome("a: remove-barrier b q=q\na: post-barrier b\na: post-barrier b\na: remove-barrier b\n").diagnostics,
      "bad-barrier*2");
  EXPECT_EQ(outcome("a: wait #1\na: notify #1\na: notify #1\n").text, "a: wait -\na: notify #1\n");
  EXPECT_EQ(outcome("a: lock l\nb: unlock l\na: unlock l\na: unlock l\n").diagnostics, "unlock-without-lock*2");
}

TEST(Sanitizer, UnknownIds) {
  TraceBuilder builder;
  const ThreadId main = builder.tables().thread("main");
  builder.append(ThreadId(size_t(1) << 31), OperationKind::ThreadInit);
  builder.append(main, OperationKind::Fork, 1u << 31);
  builder.append(main, OperationKind::Read, 3);
  base::Diagnostics diagnostics;
  EXPECT_EQ(sanitize_trace(builder.take(), diagnostics).operations.size(), 0u);
  EXPECT_EQ(diagnostics.count("trace.unknown-id"), 3u);
}

TEST(Sanitizer, OnlyWhatFailedNamesAnException) {
  EXPECT_EQ(outcome("a: begin m q=q\na: end m failed thrown=E\na: exit failed thrown=E\n").text,
            "a: begin m\na: end m failed thrown=\"E\"\na: exit failed thrown=\"E\"\n");
  EXPECT_EQ(outcome("a: begin m q=q\na: end m thrown=E\na: exit thrown=E\n").text, "a: begin m\na: end m\na: exit\n");
  TraceBuilder builder;
  builder.append(builder.tables().thread("main"), OperationKind::ThreadExit, Operation::k_none, 1u << 20);
  base::Diagnostics diagnostics;
  EXPECT_EQ(sanitize_trace(builder.take(), diagnostics).operations.size(), 0u);
  EXPECT_EQ(diagnostics.count("trace.unknown-id"), 1u);
}

TEST(Sanitizer, WhatComesOutIsLeftAloneTheSecondTime) {
  for (uint32_t seed = 0; seed < 300; ++seed) {
    base::Diagnostics first, second;
    const Trace once = sanitize_trace(random_trace(seed, 400), first);
    const Trace twice = sanitize_trace(once, second);
    EXPECT_FALSE(first.list().empty());
    ASSERT_TRUE(second.list().empty() || listed(second).starts_with("begin-after-remove")) << listed(second);
    ASSERT_TRUE(
        std::equal(once.operations.begin(), once.operations.end(), twice.operations.begin(), twice.operations.end()));
  }
}

}  // namespace
}  // namespace antecede::trace
