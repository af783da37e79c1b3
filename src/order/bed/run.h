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
    auto [place, fresh] = names_.emplace(std::pair(context, site), static_cast<uint32_t>(names_.size()));
    if (fresh) origins_.emplace_back(context, site);
    return place->second;
  }
  /// What a name was made of: context and site.
  std::pair<uint32_t, uint32_t> origin(uint32_t name) const { return origins_[name]; }
  size_t size() const { return names_.size(); }

 private:
  std::map<std::pair<uint32_t, uint32_t>, uint32_t> names_;
  std::vector<std::pair<uint32_t, uint32_t>> origins_;
};

/// The sites of names: a statement of a body, or something else.
struct Sites {
  static constexpr uint32_t k_root = UINT32_MAX;  ///< The context of threads and of what comes from outside.
  static constexpr uint32_t k_thread = 1000, k_external = 2000;
  static constexpr uint32_t k_again = 100;       ///< More, for a listener's second time.
  static constexpr uint32_t k_walk = 3000;       ///< An instance of a component: walk, then instance (below 10).
  static constexpr uint32_t k_instances = 10;
  static constexpr uint32_t k_step = 50000;      ///< Of such: ordinal, then step, or click behind `k_click`.
  static constexpr uint32_t k_steps = 100, k_click = 50;
  static constexpr uint32_t k_begin = 100000, k_end = 100001, k_init = 100002, k_exit = 100003, k_rerun = 100004;
  static constexpr uint32_t k_removed = 1000000;  ///< All but the first of several that one removal took out.
  static constexpr uint32_t k_parts = 4;          ///< Of a statement.
  static constexpr uint32_t k_round = 20000;      ///< More, where a statement is done once more.
  static uint32_t of(size_t step, uint32_t part, uint32_t round) {
    return static_cast<uint32_t>(step) * k_parts + part + round * k_round;
  }
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
