#pragma once

#include <vector>

#include "trace/trace.h"

namespace antecede::order {

/// Where in a trace each message was posted, begun and ended, and which event each operation belongs to: what the
/// naive reference needs before it can apply rules.
///
/// A trace may be odd; then the first of several wins. An operation belongs to the innermost event open on its
/// thread. A begin or end that makes no sense (second begin, end of an event that is not the innermost open one of
/// the thread) is an operation without meaning. Ids outside their table mean nothing, too.
class ReferenceIndex {
 public:
  static constexpr uint32_t k_none = UINT32_MAX;

  /// The operations of one message, as positions; k_none where missing.
  struct MessageSpan {
    uint32_t enqueue = k_none;
    uint32_t begin = k_none;
    uint32_t end = k_none;
    uint32_t instead = k_none;  ///< Where someone took it back to do its work.
    uint32_t last = k_none;     ///< The last operation of the event, which is its end if it ended.
  };
  /// The operations of one barrier.
  struct BarrierSpan {
    uint32_t post = k_none;
    uint32_t remove = k_none;
  };

  explicit ReferenceIndex(const trace::Trace& trace);

  const trace::Trace& trace() const { return *trace_; }
  const trace::Operation& operation(uint32_t at) const { return trace_->operations[trace::OperationId(at)]; }
  uint32_t size() const { return static_cast<uint32_t>(trace_->operations.size()); }
  /// The event an operation belongs to; none outside of events.
  trace::MessageId event_of(uint32_t at) const { return events_[at]; }
  const MessageSpan& span(trace::MessageId message) const { return messages_[message]; }
  const trace::Message& message(trace::MessageId id) const { return trace_->tables.messages[id]; }
  const base::IdVector<trace::MessageId, MessageSpan>& spans() const { return messages_; }
  const base::IdVector<trace::BarrierId, BarrierSpan>& barriers() const { return barriers_; }
  /// The kind of a message's queue; false if it has none.
  bool is_on(trace::MessageId message, trace::Queue::Kind kind) const;
  bool has_queue(trace::MessageId message) const {
    return trace_->tables.queues.contains(this->message(message).queue);
  }

 private:
  using OpenEvents = std::vector<trace::MessageId>;

  void visit(uint32_t at, OpenEvents& open);
  bool begins(uint32_t at) const;

  const trace::Trace* trace_;
  std::vector<trace::MessageId> events_;
  base::IdVector<trace::MessageId, MessageSpan> messages_;
  base::IdVector<trace::BarrierId, BarrierSpan> barriers_;
};

}  // namespace antecede::order
