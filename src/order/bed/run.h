#pragma once

#include <map>
#include <utility>
#include <vector>

#include "trace/trace.h"

namespace antecede::order::bed {

/// Numbers for what happens in runs, the same in every run: an operation is the step of a context, and the context of
/// an event is the operation that posted it ((poster's name, site, ordinal)).
class StableNames {
 public:
  uint32_t of(uint32_t context, uint32_t site) {
    return names_.emplace(std::pair(context, site), static_cast<uint32_t>(names_.size())).first->second;
  }
  size_t size() const { return names_.size(); }

 private:
  std::map<std::pair<uint32_t, uint32_t>, uint32_t> names_;
};

/// One way a program can go.
struct Run {
  static constexpr uint32_t k_none = UINT32_MAX;

  trace::Trace trace;
  std::vector<uint32_t> names;  ///< Per operation: its stable name.
  std::vector<uint32_t>
      details;  ///< Per operation: the stable name of what ended a wait or was invoked; else k_none.
};

/// Takes the decisions of a run: one of `count` possible next steps.
class Chooser {
 public:
  virtual ~Chooser() = default;
  virtual size_t choose(size_t count) = 0;
};

}  // namespace antecede::order::bed
