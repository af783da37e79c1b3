#pragma once

#include <algorithm>
#include <cstdint>

#include "order/post.h"
#include "trace/trace.h"

// What several rules ask of a message: where in its queue it stands. The rules decide on a `Post`, which both engines
// have; what takes a message of a trace passes its exact values on.
namespace antecede::order {

/// Posted to the head of the queue. `sendMessageAtTime` with 0 is what `sendMessageAtFrontOfQueue` does.
inline Answer is_front(const Post& post) {
  if (post.any_type) return Answer::Unknown;
  if (post.type != trace::MessageType::AtTime) return answer(post.type == trace::MessageType::Front);
  if (post.time.low == 0 && post.time.high == 0) return Answer::Always;
  return post.time.low > 0 || post.time.high < 0 ? Answer::Never : Answer::Unknown;
}
inline bool is_front(const trace::Message& message) {
  return message.type == trace::MessageType::Front ||
         (message.type == trace::MessageType::AtTime && message.time == 0);
}

/// The delay that counts: `sendMessageDelayed` takes a negative one for none.
inline Range delay_of(const Post& post) {
  return {std::max<int64_t>(post.time.low, 0), std::max<int64_t>(post.time.high, 0)};
}
inline int64_t delay_of(const trace::Message& message) {
  return std::max<int64_t>(message.time, 0);
}

/// The first's delay is not longer than the second's.
inline Answer no_longer_delay(const Post& first, const Post& second) {
  if (first.same_time != 0 && first.same_time == second.same_time) return Answer::Always;
  return delay_of(first) <= delay_of(second);
}

/// No barrier can stop `first` and let `second` pass.
inline Answer same_side_of_barriers(const Post& first, const Post& second) {
  return first.asynchronous | !second.asynchronous;
}

/// Stands in the queue until it is dispatched, where a removal finds it.
inline Answer waits_in_queue(const Post& post) {
  using enum trace::MessageType;
  if (post.any_type) return Answer::Unknown;
  return answer(post.type == Delayed || post.type == AtTime || post.type == Front);
}
inline bool waits_in_queue(const trace::Message& message) {
  return waits_in_queue(Post::exactly(message)) == Answer::Always;
}

}  // namespace antecede::order
