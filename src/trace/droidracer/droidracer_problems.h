#pragma once

#include <array>
#include <cstdint>

#include "base/diagnostics.h"

namespace antecede::trace {

/// What an importer of DroidRacer traces found to be odd, counted, each with the line where it came first.
class DroidRacerProblems {
 public:
  enum class Code : uint8_t {
    UnknownLine,
    BadLine,
    NotIncreasing,
    CallInsideCall,
    CallTwice,
    CallWithoutPost,
    RetWithoutCall,
    PostTwice,
    PostOutside,
    PostNotDispatched,
    NoQueue,
    NativeUnpaired,
    OpenEvent,
    OpenGroup,
    Idle,
    LateLine,
    NotEnabled,
    Aborted,
    Database,
    ReportMismatch,
    GraphSize,
  };
  static constexpr size_t k_codes = static_cast<size_t>(Code::GraphSize) + 1;

  void set_line(uint64_t line) { line_ = line; }
  void add(Code code, uint64_t times = 1);
  uint64_t count(Code code) const { return entries_[static_cast<size_t>(code)].count; }
  void tell(base::Diagnostics& diagnostics) const;

 private:
  struct Entry {
    uint64_t count = 0;
    uint64_t first_line = 0;
  };
  uint64_t line_ = 0;
  std::array<Entry, k_codes> entries_{};
};

}  // namespace antecede::trace
