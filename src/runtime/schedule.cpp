#include "runtime/schedule.h"

#include <algorithm>

namespace antecede::runtime {

namespace {

constexpr const char* k_strategy_names[] = {"random", "round-robin", "systematic"};

/// SplitMix64: small, good, and the same everywhere.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}
  uint64_t next() {
    uint64_t z = (state_ += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  uint32_t below(uint32_t count) { return static_cast<uint32_t>((next() >> 32) * count >> 32); }

 private:
  uint64_t state_;
};

class RandomSchedule final : public Schedule {
 public:
  explicit RandomSchedule(uint64_t seed) : random_(seed) {
    constexpr uint32_t k_longest[] = {1, 2, 3, 4, 6, 8, 12, k_never};
    constexpr uint32_t k_patience[] = {4, 16, 64, UINT32_MAX};
    longest_ = k_longest[random_.below(8)];
    stay_ = random_.below(4);
    patience_ = k_patience[random_.below(4)];
  }

  size_t choose(const Choice& choice) override {
    if (choice.kind == ChoiceKind::World) return random_.below(choice.count);
    const auto threads = static_cast<uint32_t>(choice.options.size()) - choice.has_clock();
    if (choice.has_clock() && patience_ != UINT32_MAX && random_.below(patience_) == 0) return threads;
    if (threads == 1) return 0;
    if (choice.current != Choice::k_nobody && random_.below(4) < stay_)
      for (size_t i = 0; i < threads; ++i)
        if (choice.options[i] == choice.current) return i;
    return random_.below(threads);
  }

  /// Threads that could run are not kept waiting for long: a timeout of seconds does not end before them.
  int64_t advance(int64_t until_next) override {
    constexpr int64_t k_longest_pause = 50000000;
    until_next = std::min(until_next, k_longest_pause);
    if (random_.below(2) == 0) return until_next;
    return 1 + static_cast<int64_t>(random_.next() % static_cast<uint64_t>(until_next));
  }

  /// Short ones are as likely as long ones: races in few instructions show as well as those in many.
  uint32_t turn(uint32_t) override {
    return longest_ == k_never ? UINT32_MAX : 1 + random_.below(1u << random_.below(longest_ + 1));
  }

 private:
  static constexpr uint32_t k_never = UINT32_MAX;

  Random random_;
  uint32_t longest_;   // Turn, as a power of 2.
  uint32_t stay_;      // Of 4: how often a thread that could go on does.
  uint32_t patience_;  // In how many choices time passes once.
};

class RoundRobinSchedule final : public Schedule {
 public:
  size_t choose(const Choice& choice) override {
    if (choice.kind == ChoiceKind::World) return 0;
    const auto threads = choice.options.first(choice.options.size() - choice.has_clock());
    const auto next = std::ranges::upper_bound(threads, last_);
    const size_t place = next == threads.end() ? 0 : static_cast<size_t>(next - threads.begin());
    last_ = threads[place];
    return place;
  }
  uint32_t turn(uint32_t) override { return 10; }

 private:
  uint32_t last_ = 0;
};

}  // namespace

const char* strategy_name(Strategy strategy) {
  return k_strategy_names[static_cast<size_t>(strategy)];
}

std::optional<Strategy> strategy_of(std::string_view name) {
  const auto* found = std::ranges::find(k_strategy_names, name);
  if (found == std::end(k_strategy_names)) return std::nullopt;
  return static_cast<Strategy>(found - std::begin(k_strategy_names));
}

std::unique_ptr<Schedule> make_random_schedule(uint64_t seed) {
  return std::make_unique<RandomSchedule>(seed);
}

std::unique_ptr<Schedule> make_round_robin_schedule() {
  return std::make_unique<RoundRobinSchedule>();
}

}  // namespace antecede::runtime
