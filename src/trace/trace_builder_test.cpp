#include "trace/trace_builder.h"

#include <gtest/gtest.h>

namespace antecede::trace {
namespace {

TEST(TableBuilder, GivesEqualThingsOneId) {
  TraceTables tables;
  TableBuilder builder(tables);
  EXPECT_FALSE(builder.name("").valid());
  EXPECT_EQ(builder.name("a"), builder.name("a"));
  EXPECT_NE(builder.name("a"), builder.name("b"));
  const StackId caller = builder.stack("com.x.A", "run()V", 3, StackId());
  EXPECT_EQ(builder.stack("com.x.A", "run()V", 3, StackId()), caller);
  EXPECT_NE(builder.stack("com.x.A", "run()V", 3, caller), caller);
  EXPECT_NE(builder.stack("com.x.A", "run()V", 3, StackId(), true), caller);
  EXPECT_EQ(builder.thread("main"), builder.thread("main"));
  EXPECT_NE(builder.thread("main", 1), builder.thread("main"));
  const QueueId queue = builder.queue("q", Queue::Kind::Pool);
  EXPECT_EQ(builder.queue("q"), queue);
  EXPECT_EQ(tables.queues[queue].kind, Queue::Kind::Pool);
  EXPECT_EQ(builder.object("o"), builder.object("o"));
  EXPECT_NE(builder.add_object(), builder.add_object());
  Location location;
  location.name = builder.name("f");
  const LocationId id = builder.location(location);
  EXPECT_EQ(builder.location(location), id);
  EXPECT_NE(builder.add_location(location), id);
  location.atomic = true;
  EXPECT_NE(builder.location(location), id);
}

TEST(TableBuilder, GoesOnWithTablesThatAreThere) {
  TraceTables tables;
  {
    TableBuilder builder(tables);
    builder.thread("main");
    builder.lock("l");
    builder.stack("A", "m", 1, StackId());
  }
  TableBuilder builder(tables);
  EXPECT_EQ(builder.thread("main"), ThreadId(0));
  EXPECT_EQ(builder.lock("l"), LockId(0));
  EXPECT_EQ(builder.stack("A", "m", 1, StackId()), StackId(0));
  EXPECT_EQ(tables.names.size(), 4u);
}

TEST(TableBuilder, AChangedLocationIsFoundByWhatItIsNow) {
  TraceTables tables;
  TableBuilder builder(tables);
  Location location;
  const LocationId id = builder.location(location);
  location.framework = true;
  builder.set_location(id, location);
  EXPECT_EQ(builder.location(location), id);
  EXPECT_NE(builder.location(Location()), id);
}

TEST(TableBuilder, NumbersAreNamesLikeOthers) {
  TraceTables tables;
  TableBuilder builder(tables);
  EXPECT_EQ(builder.number(17), builder.name("17"));
  EXPECT_EQ(builder.name("4194303"), builder.number(4194303));
  EXPECT_EQ(builder.name("4194304"), builder.number(4194304));
  EXPECT_EQ(builder.number(UINT64_MAX), builder.name("18446744073709551615"));
  EXPECT_NE(builder.name("017"), builder.number(17));
  EXPECT_NE(builder.name("0"), builder.name("00"));
  EXPECT_NE(builder.name("-1"), builder.name("1"));
  EXPECT_EQ(tables.names[builder.number(0)], "0");
  EXPECT_EQ(TableBuilder(tables).number(17), NameId(0));
}

TEST(TableBuilder, NumberedNamesAreFoundAsNames) {
  TraceTables tables;
  TableBuilder builder(tables);
  const NameId first = builder.numbered("A", 1);
  EXPECT_EQ(tables.names[first], "A#1");
  const NameId third = builder.name("A#3");
  EXPECT_EQ(builder.name("A#1"), first);
  EXPECT_EQ(builder.numbered("A", 3), third);
  const NameId fourth = builder.numbered("A", 4);
  EXPECT_EQ(builder.name("A#4"), fourth);
  EXPECT_EQ(TableBuilder(tables).numbered("A", 4), fourth);
  EXPECT_EQ(tables.names.size(), 3u);
}

TEST(TableBuilder, FindsWhatWasOnlyAdded) {
  TraceTables tables;
  TableBuilder builder(tables);
  Location location;
  location.name = builder.name("f");
  const LocationId id = builder.add_location(location);
  EXPECT_EQ(builder.location(location), id);
  const FrameId frame = builder.frame({});
  const StackId stack = builder.add_stack(frame, StackId());
  EXPECT_EQ(builder.stack(frame, StackId()), stack);
  EXPECT_EQ(tables.stacks.size(), 1u);
}

TEST(TraceBuilder, AppendsOperations) {
  TraceBuilder builder;
  TableBuilder& tables = builder.tables();
  const ThreadId main = tables.thread("main");
  const QueueId queue = tables.queue("main", Queue::Kind::Looper, main);
  Message message;
  message.queue = queue;
  const MessageId id = builder.enqueue(main, message);
  builder.append(main, OperationKind::Begin, id.value());
  builder.write(main, tables.location({}));
  builder.append(main, OperationKind::End, id.value());
  const Trace trace = builder.take();
  ASSERT_EQ(trace.operations.size(), 4u);
  EXPECT_EQ(trace.operations[OperationId(0)].queue(), queue);
  EXPECT_EQ(trace.operations[OperationId(2)].kind, OperationKind::Write);
}

}  // namespace
}  // namespace antecede::trace
