#include "order/bed/traces.h"

#include <array>

#include "order/bed/explorer.h"
#include "order/bed/generator.h"

namespace antecede::order::bed {
namespace {

using trace::MessageType;
using trace::Operation;
using trace::OperationKind;

trace::Trace run_trace(std::mt19937_64& random, size_t scale) {
  Program program = random_program(random, scale);
  StableNames names;
  auto messages = static_cast<uint32_t>(12 * scale);
  RunLimits limits{.messages = messages, .ticks = 4, .steps = static_cast<uint32_t>(400 * scale)};
  return random_run(program, limits, names, random).trace;
}

/// Makes a trace odd, one change at a time.
class Damager {
 public:
  Damager(trace::Trace& trace, std::mt19937_64& random)
      : trace_(trace), random_(random), operations_(trace.operations.begin(), trace.operations.end()) {}

  void damage(size_t changes) {
    for (size_t i = 0; i < changes && operations_.size() > 1; ++i) change();
    trace_.operations = {};
    for (const Operation& operation : operations_) trace_.operations.push_back(operation);
  }

 private:
  size_t below(size_t count) { return pick(random_, count); }
  size_t place() { return below(operations_.size()); }
  auto iterator(size_t at) { return operations_.begin() + static_cast<std::ptrdiff_t>(at); }

  void change() {
    switch (below(8)) {
      case 0: operations_.erase(iterator(place())); break;
      case 1: double_one(); break;
      case 2: move_one(); break;
      case 3: operations_[place()].subject = odd_id(); break;
      case 4: operations_[place()].object = odd_id(); break;
      case 5: operations_[place()].thread = odd_thread(); break;
      case 6: change_message(); break;
      case 7: cut(); break;
    }
  }

  void double_one() {
    Operation copy = operations_[place()];
    operations_.insert(iterator(place()), copy);
  }
  void move_one() {
    size_t from = place();
    Operation moved = operations_[from];
    operations_.erase(iterator(from));
    operations_.insert(iterator(below(operations_.size() + 1)), moved);
  }
  uint32_t odd_id() {
    static constexpr std::array<uint32_t, 3> k_far = {UINT32_MAX, 1000, 0x80000000};
    return below(4) == 0 ? k_far[below(k_far.size())] : static_cast<uint32_t>(below(8));
  }
  trace::ThreadId odd_thread() {
    return trace::ThreadId(below(10) == 0 ? 0x7fffffff : below(trace_.tables.threads.size()));
  }
  void change_message() {
    auto& messages = trace_.tables.messages;
    if (messages.empty()) return;
    trace::Message& message = messages[trace::MessageId(below(messages.size()))];
    message.type = static_cast<MessageType>(below(7));
    message.time = static_cast<int64_t>(below(14)) - 2;
    message.asynchronous = below(2) == 0;
    if (below(4) == 0) message.queue = trace::QueueId(odd_id());
  }
  // A recording that starts late or ends early.
  void cut() {
    size_t count = below(1 + operations_.size() / 4);
    if (below(2) == 0) {
      operations_.erase(operations_.begin(), iterator(count));
    } else {
      operations_.resize(operations_.size() - count);
    }
  }

  trace::Trace& trace_;
  std::mt19937_64& random_;
  std::vector<Operation> operations_;
};

/// Operations without sense, but with ids that exist, and with events mostly well nested.
class NoiseMaker {
 public:
  NoiseMaker(std::mt19937_64& random, size_t scale) : random_(random), operations_(20 + below(50 * scale)) {
    favourite_ = below(2) == 0 ? MessageType::Delayed : static_cast<MessageType>(below(4));
  }

  trace::Trace make() {
    add_tables();
    open_.resize(trace_.tables.threads.size());
    for (size_t i = 0; i < operations_; ++i) add_operation();
    return std::move(trace_);
  }

 private:
  size_t below(size_t count) { return pick(random_, count); }

  void add_tables() {
    size_t threads = 2 + below(4), queues = below(2) == 0 ? 1 : 1 + below(4), messages = 3 + below(operations_ / 4);
    for (size_t i = 0; i < threads; ++i)
      tables().threads.push_back({trace::NameId(), static_cast<uint32_t>(below(2))});
    for (size_t i = 0; i < queues; ++i) {
      auto kind = below(2) == 0 ? trace::Queue::Kind::Looper : static_cast<trace::Queue::Kind>(below(4));
      tables().queues.push_back({kind, trace::NameId(), trace::ThreadId(below(threads))});
    }
    for (size_t i = 0; i < 4; ++i) tables().objects.push_back(trace::NameId());
    for (size_t i = 0; i < messages; ++i) tables().messages.push_back(message());
    for (size_t i = 0; i < 3; ++i) tables().removals.push_back({queue(), static_cast<uint8_t>(below(4)), keys()});
    for (size_t i = 0; i < 3; ++i) tables().barriers.push_back({queue(), 0});
    for (size_t i = 0; i < 3; ++i) tables().callbacks.push_back(trace::NameId());
    for (size_t i = 0; i < 3; ++i) tables().tokens.push_back(trace::NameId());
    for (size_t i = 0; i < 3; ++i) tables().locks.push_back(trace::NameId());
    for (size_t i = 0; i < 3; ++i) tables().locations.push_back({});
  }

  trace::TraceTables& tables() { return trace_.tables; }
  trace::QueueId queue() { return trace::QueueId(below(tables().queues.size())); }
  trace::MessageKeys keys() { return {trace::ObjectId(below(2)), trace::ObjectId(2 + below(2)), {}, 0}; }

  trace::Message message() {
    trace::Message result;
    result.queue = queue();
    result.type = below(2) == 0 ? favourite_ : static_cast<MessageType>(below(7));
    result.asynchronous = below(4) == 0;
    result.rerun = result.type == MessageType::Idle && below(3) == 0;
    result.time = static_cast<int64_t>(below(6)) - 1;
    result.keys = keys();
    return result;
  }

  void add_operation() {
    Operation operation;
    operation.thread = trace::ThreadId(below(tables().threads.size()));
    auto& open = open_[operation.thread.value()];
    operation.kind = some_kind(!open.empty());
    operation.subject = subject(operation.kind);
    operation.object = static_cast<uint32_t>(below(3));
    operation.flags = static_cast<uint8_t>(below(3) == 0 ? below(4) : below(2));
    if (operation.kind == OperationKind::Begin) open.push_back(operation.subject);
    if (operation.kind == OperationKind::End && !open.empty() && below(20) != 0) {
      operation.subject = open.back();
      open.pop_back();
    }
    trace_.operations.push_back(operation);
  }

  OperationKind some_kind(bool in_event) {
    if (below(3) == 0) return OperationKind::Enqueue;
    if (below(4) == 0) return in_event ? OperationKind::End : OperationKind::Begin;
    auto kind = static_cast<OperationKind>(below(trace::k_operation_kinds));
    bool nests = kind == OperationKind::Begin && in_event && below(8) != 0;
    return nests ? OperationKind::Enqueue : kind;
  }

  uint32_t subject(OperationKind kind) {
    bool message = kind >= OperationKind::Enqueue && kind <= OperationKind::End;
    if (kind == OperationKind::Fork || kind == OperationKind::Join) {
      return static_cast<uint32_t>(below(tables().threads.size()));
    }
    if (kind == OperationKind::Begin || kind == OperationKind::Enqueue) return fresh(kind == OperationKind::Begin);
    bool waits = next_begin_ < next_enqueue_ && next_begin_ < tables().messages.size();
    if (kind == OperationKind::Remove && waits && below(2) == 0) return static_cast<uint32_t>(next_begin_++);
    return static_cast<uint32_t>(below(message ? tables().messages.size() : 3));
  }

  // Mostly each message once, in order; sometimes any.
  uint32_t fresh(bool begin) {
    size_t& next = begin ? next_begin_ : next_enqueue_;
    size_t count = tables().messages.size();
    if (below(begin ? 2 : 6) == 0) return static_cast<uint32_t>(below(count));
    return static_cast<uint32_t>(next < count ? next++ : below(count));
  }

  std::mt19937_64& random_;
  size_t operations_;
  MessageType favourite_;
  trace::Trace trace_;
  std::vector<std::vector<uint32_t>> open_;
  size_t next_begin_ = 0;
  size_t next_enqueue_ = 0;
};

}  // namespace

trace::Trace random_trace(std::mt19937_64& random, TraceKind kind, size_t scale) {
  if (kind == TraceKind::Noise) return NoiseMaker(random, scale).make();
  trace::Trace trace = run_trace(random, scale);
  if (kind == TraceKind::Damaged) Damager(trace, random).damage(1 + pick(random, 6));
  return trace;
}

trace::Trace random_trace(std::mt19937_64& random) {
  static constexpr std::array k_kinds = {TraceKind::Run, TraceKind::Run, TraceKind::Run, TraceKind::Damaged,
                                         TraceKind::Noise};
  TraceKind kind = k_kinds[pick(random, k_kinds.size())];
  return random_trace(random, kind, 1 + pick(random, 4));
}

}  // namespace antecede::order::bed
