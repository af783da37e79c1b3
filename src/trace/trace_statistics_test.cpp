#include "trace/trace_statistics.h"

#include <gtest/gtest.h>

#include "trace/text/text_parser.h"

namespace antecede::trace {
namespace {

TEST(Statistics, CountWhatIsThere) {
  const auto trace = parse_trace_text(
      "queue pool pool\n"
      "main: init\nmain: begin a q=main input\nmain: lock l\nmain: read x at com.x.A.f:1\nmain: write x\n"
      "main: unlock l\nmain: end a\nw: begin b q=pool\nw: end b\n");
  ASSERT_TRUE(trace);
  TraceStatistics statistics;
  for (const Operation& operation : trace->operations) statistics.add(operation, trace->tables);
  EXPECT_EQ(statistics.operations(), 9u);
  EXPECT_EQ(statistics.accesses(), 2u);
  EXPECT_EQ(statistics.with_stack(), 1u);
  EXPECT_EQ(statistics.ordering(), 5u);
  EXPECT_EQ(statistics.events(), 2u);
  EXPECT_EQ(statistics.events_of(MessageType::Input), 1u);
  EXPECT_EQ(statistics.events_on(Queue::Kind::Pool), 1u);
  EXPECT_EQ(statistics.active_threads(), 2u);
}

}  // namespace
}  // namespace antecede::trace
