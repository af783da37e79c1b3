#include "runtime/schedule/schedule.h"

#include <algorithm>
#include <vector>

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
    const size_t late = find_starved(choice.options.first(threads));
    const size_t place = late < threads ? late : choose_thread(choice, threads);
    note_chosen(choice.options[place]);
    return place;
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

  std::unique_ptr<Schedule> clone() const override { return std::make_unique<RandomSchedule>(*this); }

 private:
  size_t choose_thread(const Choice& choice, uint32_t threads) {
    if (choice.current != Choice::k_nobody && random_.below(4) < stay_)
      for (size_t i = 0; i < threads; ++i)
        if (choice.options[i] == choice.current) return i;
    return random_.below(threads);
  }

  static constexpr uint32_t k_never = UINT32_MAX;
  /// So many choices for each thread that could run, and all are passed over at most so often.
  static constexpr uint64_t k_fair = 64;

  /// Since when a thread could run and did not, in choices.
  struct Wait {
    uint64_t seen = 0;   ///< The last choice that it was an option of.
    uint64_t since = 0;  ///< The first one of those in a row.
  };

  /// The place of a thread that was passed over too often; their number if there is none. Chance alone would reach each at
  /// last, but with many threads that go on and on it can take longer than anyone waits.
  size_t find_starved(std::span<const uint32_t> threads) {
    ++choices_;
    size_t starved = threads.size();
    for (size_t i = 0; i < threads.size(); ++i) {
      if (waits_.size() <= threads[i]) waits_.resize(threads[i] + 1);
      Wait& wait = waits_[threads[i]];
      if (wait.seen + 1 != choices_) wait.since = choices_;
      wait.seen = choices_;
      if (starved == threads.size() && choices_ - wait.since > k_fair * threads.size()) starved = i;
    }
    return starved;
  }

  void note_chosen(uint32_t thread) {
    if (thread < waits_.size()) waits_[thread].since = choices_;
  }

  Random random_;
  uint64_t choices_ = 0;
  std::vector<Wait> waits_;  // By thread.
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
  std::unique_ptr<Schedule> clone() const override { return std::make_unique<RoundRobinSchedule>(*this); }

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
