#pragma once

#include <array>
#include <optional>
#include <string>

#include "order/event_order.h"
#include "trace/trace.h"

namespace antecede::verify {

/// One access of a pair, as a trace knows it.
struct OrderedSide {
  size_t at = 0;  ///< Its operation.
  trace::ThreadId thread;
  trace::MessageId event;  ///< None outside of events.
  trace::StackId stack;
};

/// Why two accesses cannot come the other way round.
struct OrderProof {
  enum class Type : uint8_t {
    Lifecycle,  ///< Type 1: the life of a component orders them.
    Queue,      ///< Type 2: the order of a queue does.
    Other,      ///< Posts, starts and ends of threads, waits.
  };
  Type type = Type::Other;
  std::string words;  ///< One sentence.
  bool is_observed = false;  ///< It takes the order of this run for granted somewhere: no proof for others.
};

/// The proof that the rules have for the first access being before the second; none: they have none.
///
/// Lifecycle is what goes through the system (it sends the next message when it has heard of the end of the one before), what
/// is done in two messages of the system, in two callbacks of one, and in one and because of the other.
std::optional<OrderProof> prove_order(const order::EventOrder& order, const std::array<OrderedSide, 2>& sides);

}  // namespace antecede::verify
