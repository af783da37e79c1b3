#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "trace/trace.h"

namespace antecede::order {

/// What a rule says of two posts: it holds whatever the values are, it holds for none of them, or it depends. An
/// `Unknown` never orders anything.
enum class Answer : uint8_t { Never, Unknown, Always };

inline constexpr Answer answer(bool always) { return always ? Answer::Always : Answer::Never; }
/// Both must hold.
inline constexpr Answer operator&(Answer a, Answer b) { return std::min(a, b); }
/// One is enough.
inline constexpr Answer operator|(Answer a, Answer b) { return std::max(a, b); }
inline constexpr Answer operator!(Answer a) {
  return a == Answer::Unknown ? a : answer(a == Answer::Never);
}
/// What holds for two cases one of which is given, nobody knows which.
inline constexpr Answer either(Answer a, Answer b) { return a == b ? a : Answer::Unknown; }

/// The values a number can have: one in a trace, a range where code is read.
struct Range {
  static constexpr int64_t k_max = std::numeric_limits<int64_t>::max();

  int64_t low = 0;
  int64_t high = 0;

  static constexpr Range exactly(int64_t value) { return {value, value}; }
  static constexpr Range any() { return {std::numeric_limits<int64_t>::min(), k_max}; }
  constexpr bool operator==(const Range&) const = default;
};

inline constexpr Answer operator<=(const Range& a, const Range& b) {
  if (a.high <= b.low) return Answer::Always;
  return a.low > b.high ? Answer::Never : Answer::Unknown;
}

/// How something was put into a queue, as far as rules of order ask: what both engines have. A trace has exact values,
/// the static engine what it could find out. The rules of `order/rules` decide on two of them.
struct Post {
  trace::MessageType type = trace::MessageType::Delayed;
  /// The type is not known: it may be any. (Code that chooses between two kinds of post has two posts.)
  bool any_type = false;
  /// An idle handler that stays: posted again at the end of its last run.
  Answer rerun = Answer::Never;
  Answer asynchronous = Answer::Never;  ///< Passes barriers.
  Range time;                           ///< Delayed: the argument of the API, may be negative. AtTime: the point of time.
  /// Posts whose times are not known but the same value in one run have the same number here; 0: nothing is known.
  uint32_t same_time = 0;
  /// Which queue of the engine that asks; the rules compare it only.
  uint32_t queue = 0;

  static Post exactly(const trace::Message& message) {
    Post post;
    post.type = message.type;
    post.rerun = answer(message.rerun);
    post.asynchronous = answer(message.asynchronous);
    post.time = Range::exactly(message.time);
    post.queue = message.queue.value();
    return post;
  }
  bool operator==(const Post&) const = default;
};

}  // namespace antecede::order
