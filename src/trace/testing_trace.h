#pragma once

#include <random>
#include <string>

#include <gtest/gtest.h>

#include "trace/text/text_parser.h"
#include "trace/trace_builder.h"

/// Helpers of the unit tests of traces.
namespace antecede::trace {

/// The trace that a text describes; a text with a mistake fails the test.
inline Trace parsed(std::string_view text) {
  auto trace = parse_trace_text(text);
  EXPECT_TRUE(trace) << (trace ? "" : trace.error().message);
  return trace ? *std::move(trace) : Trace();
}

/// A trace that makes no sense but uses every kind, table and flag.
inline Trace random_trace(uint32_t seed, size_t operations) {
  std::mt19937 random(seed);
  const auto below = [&](size_t n) { return random() % n; };
  TraceBuilder builder;
  TableBuilder& tables = builder.tables();
  builder.set_process("com.example");
  const char* const odd[] = {"main", "failed", "at",   "a b", "x=y",      "#7",       "-",
                             "//",   "\"q\"",  "\n\\", "<",   "\xc3\xa9", "a.b:3@c+4"};
  const auto name = [&](const std::string& plain) { return tables.name(below(4) ? plain : odd[below(13)]); };
  for (int i = 0; i < 4; ++i) tables.add_thread({name("thread" + std::to_string(i)), uint32_t(i / 2)});
  for (int i = 0; i < 4; ++i)
    tables.add_queue({static_cast<Queue::Kind>(i), name("queue"), i ? ThreadId() : ThreadId(2)});
  for (int i = 0; i < 5; ++i) tables.add_object(i % 2 ? name("object") : NameId());
  for (int i = 0; i < 3; ++i) tables.add_library({i ? name("androidx.fragment") : NameId(), i == 2});
  const auto object = [&] { return below(3) ? ObjectId(below(5)) : ObjectId(); };
  const auto keys = [&] { return MessageKeys{object(), object(), object(), int32_t(random())}; };
  for (int i = 0; i < 20; ++i) {
    Message message{QueueId(below(4)),
                    static_cast<MessageType>(below(7)),
                    below(2) == 0,
                    below(2) == 0,
                    int64_t(random()) * 1000003 - 5,
                    keys(),
                    name("label" + std::to_string(below(9)))};
    tables.add_message(message);
    tables.add_removal({QueueId(below(4)), uint8_t(below(16)), keys()});
    tables.add_barrier({QueueId(below(4)), -int64_t(below(1000))});
    tables.add_callback(name("c"));
    tables.add_lock();
    tables.add_token(name("t" + std::to_string(i)));
    Location location;
    location.kind = static_cast<Location::Kind>(below(4));
    location.framework = below(2) == 0;
    location.atomic = below(2) == 0;
    location.object = object();
    location.owner = name("A");
    location.name = name("f" + std::to_string(i));
    location.renamed = below(4) == 0;
    if (below(4) == 0) location.canonical = name("A.m()V/I#0");
    tables.add_location(location);
    Frame frame{name("C"), name("m()V"), name("C.java"), uint32_t(below(3)), uint32_t(i), {}, false, {}};
    frame.origin = static_cast<base::Origin>(below(base::k_origins));
    frame.renamed = below(4) == 0;
    if (below(4) == 0) frame.canonical = name("C.n()V/I#1.m()V");
    tables.stack(tables.frame(frame), i ? StackId(below(i)) : StackId());
  }
  for (size_t i = 0; i < operations; ++i) {
    Operation operation;
    operation.kind = static_cast<OperationKind>(below(k_operation_kinds));
    operation.flags = uint8_t(below(64));
    operation.thread = ThreadId(below(4));
    const bool is_thread = operation.kind <= OperationKind::Join;
    operation.subject = below(9) == 0 ? Operation::k_none : uint32_t(below(is_thread ? 4 : 20));
    if (operation.kind == OperationKind::Enqueue) operation.object = uint32_t(below(4));
    if (operation.kind == OperationKind::Remove) operation.object = uint32_t(below(20));
    if (operation.can_fail() && below(2)) operation.object = name("java.lang.Error").value();
    const bool tells_null = operation.can_fail() && operation.has(Operation::k_failed) && operation.has(Operation::k_has_value);
    if (below(2)) operation.stack = StackId(below(20));
    if (below(2)) operation.value = int64_t(random()) - 2000000000;
    if (tells_null) operation.value = name("what C.n gave").value();
    builder.append(operation);
  }
  return builder.take();
}

}  // namespace antecede::trace
