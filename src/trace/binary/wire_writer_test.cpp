// What we write ourselves must be what protobuf would have written.
#include "trace/binary/wire_writer.h"

#include <random>

#include <gtest/gtest.h>

#include "trace/binary/antecede_trace.pb.h"
#include "trace/binary/operation_columns.h"
#include "trace/binary/table_codec.h"
#include "trace/testing_trace.h"

namespace antecede::trace {
namespace {

/// Bytes that protobuf reads and writes again in the same way.
template <class Message>
void expect_canonical(const std::string& bytes) {
  Message message;
  ASSERT_TRUE(message.ParseFromString(bytes));
  EXPECT_EQ(message.SerializeAsString(), bytes);
}

TEST(WireWriter, WritesNumbersOfEveryLength) {
  NumberColumn longs(200 * NumberColumn::k_longest), unsigned_ones(200 * NumberColumn::k_longest_short);
  wire::Operations expected;
  for (int bit = 0; bit < 64; ++bit) {
    for (const int64_t value : {int64_t(uint64_t(1) << bit), -int64_t(uint64_t(1) << (bit % 63)), int64_t(bit)}) {
      longs.add_signed_long(value);
      expected.add_value(value);
    }
    unsigned_ones.add(uint32_t(uint64_t(1) << (bit % 32)));
    expected.add_thread(uint32_t(uint64_t(1) << (bit % 32)));
  }
  std::string bytes;
  MessageWriter message(bytes);
  message.field(3, unsigned_ones);
  message.field(9, longs);
  EXPECT_EQ(bytes, expected.SerializeAsString());
}

TEST(WireWriter, WritesOperationsAsProtobufDoes) {
  std::mt19937_64 random(5);
  constexpr size_t k_count = 5000;
  OperationColumns columns(k_count);
  for (size_t i = 0; i < k_count; ++i) {
    Operation operation;
    operation.kind = static_cast<OperationKind>(random() % k_operation_kinds);
    operation.flags = static_cast<uint8_t>(random() % 64);
    operation.thread = ThreadId(i / 100 % 3);
    operation.subject =
        random() % 9 == 0 ? Operation::k_none : static_cast<uint32_t>(random() >> (random() % 32 + 32));
    if (random() % 4 == 0) operation.object = static_cast<uint32_t>(random() % 1000);
    if (random() % 5 != 0) operation.stack = StackId(random() % 100000);
    operation.value = static_cast<int64_t>(random()) >> (random() % 64);
    columns.add(operation);
  }
  EXPECT_TRUE(columns.is_full());
  std::string bytes;
  columns.take(2, bytes);
  EXPECT_EQ(columns.size(), 0u);
  expect_canonical<wire::Chunk>(bytes);
  wire::Chunk chunk;
  ASSERT_TRUE(chunk.ParseFromString(bytes));
  EXPECT_EQ(chunk.operations().kind().size(), k_count);
}

TEST(WireWriter, WritesTablesAsProtobufDoes) {
  const Trace trace = random_trace(11, 2000);
  std::string bytes;
  encode_tables(trace.tables, {}, TableSizes::of(trace.tables), bytes);
  EXPECT_GT(bytes.size(), 1000u);
  expect_canonical<wire::Tables>(bytes);
}

}  // namespace
}  // namespace antecede::trace
