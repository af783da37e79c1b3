#include "order/bed/explorer.h"

namespace antecede::order::bed {
namespace {

// Repeats a prefix of decisions, then always takes the first.
class PathChooser : public Chooser {
 public:
  size_t choose(size_t count) override {
    if (at_ == path_.size()) path_.push_back({0, count});
    return path_[at_++].taken;
  }

  // Moves on to the next path; false if this was the last.
  bool advance() {
    at_ = 0;
    while (!path_.empty()) {
      if (++path_.back().taken < path_.back().count) return true;
      path_.pop_back();
    }
    return false;
  }

 private:
  struct Decision {
    size_t taken;
    size_t count;
  };
  std::vector<Decision> path_;
  size_t at_ = 0;
};

class RandomChooser : public Chooser {
 public:
  explicit RandomChooser(std::mt19937_64& random) : random_(random) {}
  size_t choose(size_t count) override { return pick(random_, count); }

 private:
  std::mt19937_64& random_;
};

}  // namespace

bool explore(const Program& program, const RunLimits& limits, size_t max_runs, StableNames& names,
             const std::function<bool(const Run&)>& visit) {
  PathChooser chooser;
  for (size_t runs = 0; runs < max_runs; ++runs) {
    if (!visit(run_program(program, limits, names, chooser))) return false;
    if (!chooser.advance()) return true;
  }
  return false;
}

Run random_run(const Program& program, const RunLimits& limits, StableNames& names, std::mt19937_64& random) {
  RandomChooser chooser(random);
  return run_program(program, limits, names, chooser);
}

RunSample sample_runs(const Program& program, const RunLimits& limits, size_t max_runs, StableNames& names,
                      std::mt19937_64& random) {
  RunSample sample;
  sample.complete = explore(program, limits, max_runs, names, [&](const Run& run) {
    sample.runs.push_back(run);
    return true;
  });
  if (sample.complete) return sample;
  sample.runs.resize(max_runs / 4);
  while (sample.runs.size() < max_runs) sample.runs.push_back(random_run(program, limits, names, random));
  return sample;
}

}  // namespace antecede::order::bed
