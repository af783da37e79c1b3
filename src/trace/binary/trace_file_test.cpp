#include <gtest/gtest.h>

#include "trace/binary/trace_file.h"
#include "trace/binary/trace_reader.h"
#include "trace/binary/trace_writer.h"
#include "trace/testing_trace.h"
#include "trace/trace_builder.h"

namespace antecede::trace {
namespace {

void expect_equal(const Trace& a, const Trace& b) {
  const auto equal = [](const auto& left, const auto& right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end());
  };
  EXPECT_TRUE(equal(a.operations, b.operations));
  EXPECT_TRUE(equal(a.tables.names, b.tables.names));
  EXPECT_TRUE(equal(a.tables.threads, b.tables.threads));
  EXPECT_TRUE(equal(a.tables.queues, b.tables.queues));
  EXPECT_TRUE(equal(a.tables.messages, b.tables.messages));
  EXPECT_TRUE(equal(a.tables.removals, b.tables.removals));
  EXPECT_TRUE(equal(a.tables.barriers, b.tables.barriers));
  EXPECT_TRUE(equal(a.tables.locations, b.tables.locations));
  EXPECT_TRUE(equal(a.tables.frames, b.tables.frames));
  EXPECT_TRUE(equal(a.tables.stacks, b.tables.stacks));
  EXPECT_TRUE(equal(a.tables.callbacks, b.tables.callbacks));
  EXPECT_TRUE(equal(a.tables.locks, b.tables.locks));
  EXPECT_TRUE(equal(a.tables.tokens, b.tables.tokens));
  EXPECT_TRUE(equal(a.tables.objects, b.tables.objects));
  EXPECT_EQ(a.process, b.process);
}

TEST(TraceFile, KeepsEverything) {
  for (uint32_t seed = 0; seed < 50; ++seed) {
    const Trace trace = random_trace(seed, seed * 7);
    base::Diagnostics diagnostics;
    TraceDamage damage;
    const auto back = read_trace(encode_trace(trace, 1 + seed * 3), diagnostics, damage);
    ASSERT_TRUE(back);
    EXPECT_EQ(damage.reason, "");
    EXPECT_TRUE(diagnostics.list().empty());
    expect_equal(trace, *back);
  }
}

TEST(TraceFile, TablesMayGrowBetweenChunks) {
  TraceTables tables;
  TableBuilder builder(tables);
  std::vector<uint8_t> bytes;
  TraceWriter writer(
      tables,
      [&](base::Bytes part) -> base::Status {
        bytes.insert(bytes.end(), part.begin(), part.end());
        return {};
      },
      4);
  for (uint32_t i = 0; i < 40; ++i) {
    Operation operation;
    operation.kind = OperationKind::Fork;
    operation.thread = builder.thread("main");
    operation.subject = builder.thread("worker" + std::to_string(i)).value();
    operation.stack = builder.stack("com.x.A", "run()V", i, StackId());
    writer.append(operation);
  }
  ASSERT_TRUE(writer.finish());
  EXPECT_EQ(writer.bytes_written(), bytes.size());
  base::Diagnostics diagnostics;
  auto reader = TraceReader::open(bytes, diagnostics);
  ASSERT_TRUE(reader);
  std::vector<Operation> operations;
  ASSERT_TRUE(reader->next(operations));
  EXPECT_EQ(operations.size(), 4u);
  EXPECT_EQ(reader->tables().threads.size(), 5u) << "only what the first chunk needs";
  uint32_t count = 4;
  reader->for_each_operation([&](const Operation& operation) {
    EXPECT_EQ(operation.child().value(), ++count);
    EXPECT_TRUE(reader->tables().stacks.contains(operation.stack));
  });
  EXPECT_EQ(count, 40u);
  EXPECT_EQ(reader->chunks(), 10u);
}

TEST(TraceFile, TablesLargerThanAChunkAreSplit) {
  TraceBuilder builder;
  for (size_t i = 0; i < 600'000; ++i) builder.tables().add_object();
  const NameId name = builder.tables().name("late");
  for (size_t i = 0; i < 600'000; ++i) builder.tables().add_lock(name);
  builder.append(builder.tables().thread("main"), OperationKind::Lock, 599'999);
  const Trace trace = builder.take();
  base::Diagnostics diagnostics;
  TraceDamage damage;
  const auto back = read_trace(encode_trace(trace), diagnostics, damage);
  ASSERT_TRUE(back);
  EXPECT_TRUE(diagnostics.list().empty());
  expect_equal(trace, *back);
}

/// Where the chunks begin, the end of the file included.
std::vector<size_t> chunk_starts(const std::vector<uint8_t>& bytes) {
  std::vector<size_t> starts;
  for (size_t at = k_file_header_size; at < bytes.size();) {
    starts.push_back(at);
    at += k_chunk_header_size + ChunkHeader::decode(bytes.data() + at).packed_size;
  }
  starts.push_back(bytes.size());
  return starts;
}

TEST(TraceFile, ACutFileIsReadUpToTheLastWholeChunk) {
  const Trace trace = random_trace(7, 200);
  const std::vector<uint8_t> bytes = encode_trace(trace, 20);
  const std::vector<size_t> starts = chunk_starts(bytes);
  ASSERT_EQ(starts.size(), 12u);
  for (size_t size = k_file_header_size; size < bytes.size(); ++size) {
    base::Diagnostics diagnostics;
    TraceDamage damage;
    const auto back = read_trace(base::Bytes(bytes).first(size), diagnostics, damage);
    ASSERT_TRUE(back);
    size_t whole = 0;
    while (starts[whole + 1] <= size) ++whole;
    ASSERT_EQ(back->operations.size(), whole * 20) << size;
    ASSERT_NE(damage.reason, "") << size;
    ASSERT_EQ(damage.lost_bytes, size - starts[whole]);
    ASSERT_EQ(diagnostics.count("trace.damaged"), 1u);
  }
}

TEST(TraceFile, EveryFlippedBitIsNoticed) {
  const Trace trace = random_trace(3, 60);
  const std::vector<uint8_t> bytes = encode_trace(trace, 20);
  for (size_t at = k_file_header_size; at < bytes.size(); ++at) {
    std::vector<uint8_t> damaged = bytes;
    damaged[at] ^= uint8_t(1u << (at % 8));
    base::Diagnostics diagnostics;
    TraceDamage damage;
    const auto back = read_trace(damaged, diagnostics, damage);
    ASSERT_TRUE(back);
    ASSERT_NE(damage.reason, "") << at;
    ASSERT_EQ(back->operations.size() % 20, 0u);
  }
}

TEST(TraceFile, WhatIsNoTraceIsRefused) {
  base::Diagnostics diagnostics;
  EXPECT_FALSE(TraceReader::open({}, diagnostics));
  std::vector<uint8_t> bytes = encode_trace(random_trace(1, 1));
  EXPECT_FALSE(TraceReader::open(base::Bytes(bytes).first(12), diagnostics));
  bytes[8] = 2;
  const auto newer = TraceReader::open(bytes, diagnostics);
  ASSERT_FALSE(newer);
  EXPECT_EQ(newer.error().message, "a trace of version 2; this program reads 1");
  bytes[0] = 'B';
  EXPECT_FALSE(TraceReader::open(bytes, diagnostics));
}

TEST(TraceFile, UnknownIdsAreLeftOutAndCounted) {
  TraceBuilder builder;
  const ThreadId main = builder.tables().thread("main");
  builder.append(main, OperationKind::ThreadInit);
  builder.append(main, OperationKind::Fork, 1u << 31);
  builder.append(ThreadId(77), OperationKind::ThreadInit);
  builder.append(main, OperationKind::Lock, 0);
  builder.append(main, OperationKind::Begin, 0);
  builder.append(main, OperationKind::Enqueue, Operation::k_none, 3);
  builder.append(main, OperationKind::Read, 5);
  builder.append(main, OperationKind::ThreadExit, Operation::k_none, Operation::k_none, StackId(9));
  builder.append(main, OperationKind::Notify, 1u << 31);
  builder.tables().add_queue({Queue::Kind::Looper, NameId(5), ThreadId(8)});
  const Trace trace = builder.take();
  base::Diagnostics diagnostics;
  TraceDamage damage;
  const auto back = read_trace(encode_trace(trace), diagnostics, damage);
  ASSERT_TRUE(back);
  EXPECT_EQ(back->operations.size(), 2u);
  EXPECT_EQ(diagnostics.count("trace.unknown-id"), 7u);
  EXPECT_EQ(diagnostics.count("trace.bad-reference"), 2u);
  EXPECT_FALSE(back->tables.queues[QueueId(0)].thread.valid());
}

TEST(TraceFile, LimitsHold) {
  const std::vector<uint8_t> bytes = encode_trace(random_trace(1, 100), 10);
  base::Diagnostics diagnostics;
  TraceDamage damage;
  const auto few_entries = read_trace(bytes, diagnostics, damage, {.table_entries = 10});
  ASSERT_TRUE(few_entries);
  EXPECT_EQ(few_entries->operations.size(), 0u);
  EXPECT_NE(damage.reason.find("larger than this reader accepts"), std::string::npos);
  EXPECT_FALSE(read_trace(bytes, diagnostics, damage, {.operations = 50}));
}

TEST(TraceFile, ASinkThatFailsIsReportedAtTheEnd) {
  const Trace trace = random_trace(1, 100);
  size_t left = 3;
  TraceWriter writer(
      trace.tables,
      [&](base::Bytes) -> base::Status {
        if (left-- == 0) return base::bad_input("disk full");
        return {};
      },
      10);
  for (const Operation& operation : trace.operations) writer.append(operation);
  const base::Status status = writer.finish();
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().message, "disk full");
}

}  // namespace
}  // namespace antecede::trace
