#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace antecede::mutation {

/// A small random generator (SplitMix64) that gives the same numbers on every machine, compiler and library.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}

  uint64_t next() {
    state_ += 0x9e3779b97f4a7c15;
    uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
  }

  /// A number below `limit`; 0 if `limit` is 0. The bias is of no concern here.
  size_t below(size_t limit) { return limit == 0 ? 0 : static_cast<size_t>(next() % limit); }

  bool percent(unsigned chance) { return below(100) < chance; }

  template <class T>
  const T& pick(std::span<const T> choices) {
    return choices[below(choices.size())];
  }

 private:
  uint64_t state_;
};

}  // namespace antecede::mutation
