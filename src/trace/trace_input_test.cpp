#include "trace/trace_input.h"

#include <gtest/gtest.h>

#include "trace/binary/trace_writer.h"
#include "trace/testing_trace.h"

namespace antecede::trace {
namespace {

size_t count(TraceInput& input) {
  std::vector<Operation> operations;
  size_t result = 0;
  while (input.next(operations)) result += operations.size();
  return result;
}

TEST(TraceInput, OpensBinaryAndText) {
  base::Diagnostics diagnostics;
  const std::vector<uint8_t> binary = encode_trace(random_trace(1, 50), 10);
  const auto first = TraceInput::open(binary, diagnostics);
  ASSERT_TRUE(first);
  EXPECT_EQ((*first)->format(), "binary");
  EXPECT_EQ(count(**first), 50u);
  EXPECT_EQ((*first)->tables().names[(*first)->process()], "com.example");
  EXPECT_EQ((*first)->damage().reason, "");

  const auto second = TraceInput::open(base::bytes_of("process p\nmain: init\nmain: exit\n"), diagnostics);
  ASSERT_TRUE(second);
  EXPECT_EQ((*second)->format(), "text");
  EXPECT_EQ(count(**second), 2u);
  EXPECT_EQ((*second)->tables().threads.size(), 1u);
}

TEST(TraceInput, TellsDamage) {
  base::Diagnostics diagnostics;
  const std::vector<uint8_t> binary = encode_trace(random_trace(1, 50), 10);
  const auto input = TraceInput::open(base::Bytes(binary).first(binary.size() - 1), diagnostics);
  ASSERT_TRUE(input);
  EXPECT_EQ(count(**input), 50u);
  EXPECT_NE((*input)->damage().reason, "");
}

TEST(TraceInput, RefusesTheRest) {
  base::Diagnostics diagnostics;
  const auto zeros = TraceInput::open(base::bytes_of(std::string_view("PK\3\4\0\0", 6)), diagnostics);
  ASSERT_FALSE(zeros);
  EXPECT_EQ(zeros.error().message, "not a trace");
  EXPECT_FALSE(TraceInput::open(base::bytes_of("some words\n"), diagnostics));
}

}  // namespace
}  // namespace antecede::trace
