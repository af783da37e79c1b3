#pragma once

#include <optional>
#include <vector>

#include "detect/location_races.h"
#include "detect/recording.h"
#include "detect/stack_facts.h"
#include "order/event_order.h"

namespace antecede::detect {

/// How an exception is tied to what was read before it, the surest first.
enum class ReasonKind : uint8_t {
  Line,      ///< The line that threw accesses it: a field, a collection.
  Call,      ///< The last thing that a call in the line that threw has accessed: a getter.
  Local,     ///< The method that threw read it in an earlier line: a local variable.
  Argument,  ///< A caller read it in the line of the call: an argument.
};

/// An access that an exception may have grown out of.
struct CrashReason {
  trace::LocationId location;
  uint32_t access = Access::k_none;
  ReasonKind kind{};
};

/// What an exception grew out of: the accesses, and which of the pairs that race have a part in it.
struct CrashCause {
  std::vector<CrashReason> reasons;  ///< All of one kind.
  std::vector<uint32_t> pairs;       ///< By index; those that explain it.
  bool is_null = false;              ///< It says that something is null.
};

/// Looks for what the exceptions of a run grew out of.
///
/// Where a null pointer was followed, or code complains that something is null (Kotlin's `!!` and `lateinit`), it is what the event read as null: in the line that threw; else what a call in that
/// line read last; else the last such read of the method that threw, or in the line of a call around it. The races behind it are those that made it
/// null: a write of null before that may come later, or a write of something that came later and may come before.
/// Where something else was thrown, it is whatever the line that threw reads.
///
/// Such a race has shown what it does. It is never hidden, neither covered nor filtered.
class CrashReasons {
 public:
  struct Shared {
    const order::EventOrder& order;
    const Recording& recording;
    const Contexts& contexts;
    const StackFacts& stacks;
    const race::RaceLists& lists;
  };
  explicit CrashReasons(const Shared& shared) : shared_(shared) {}

  /// By failure, as the recording has them. Makes the accesses that explain it the examples of their pairs.
  std::vector<CrashCause> find(std::vector<SitePair>& pairs) const;

 private:
  /// An access in an event or thread that failed.
  struct Candidate {
    trace::LocationId location;
    uint32_t access;
  };
  /// The frames of a stack, the innermost first.
  using Lines = std::vector<trace::FrameId>;
  static constexpr size_t k_longest_stack = 1024;

  std::vector<std::vector<Candidate>> candidates() const;
  CrashCause cause_of(const Failure& failure, const std::vector<Candidate>& candidates) const;
  std::optional<ReasonKind> kind_of(const Lines& thrown, trace::StackId access) const;
  void keep_surest(std::vector<CrashReason>& reasons, uint32_t last_of_call) const;
  Lines lines_of(trace::StackId stack) const;
  /// From what it is charged to on.
  Lines charged_lines(trace::StackId stack) const;
  bool is_same_method(trace::FrameId one, trace::FrameId other) const;
  bool is_same_line(trace::FrameId one, trace::FrameId other) const;
  bool is_about_null(const Failure& failure) const;
  bool explains(const CrashReason& reason, uint32_t other, bool is_null) const;

  Shared shared_;
};

}  // namespace antecede::detect
