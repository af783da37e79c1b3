#pragma once

#include <cstdint>

namespace antecede::trace {

/// Random numbers that are the same everywhere (SplitMix64); the standard's distributions are not.
class GeneratorRandom {
 public:
  explicit GeneratorRandom(uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15 + 0x2545f4914f6cdd1d) {}

  uint64_t next() {
    uint64_t z = (state_ += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  /// Below `n`, which is not 0.
  uint32_t below(uint32_t n) { return static_cast<uint32_t>(((next() >> 32) * n) >> 32); }
  bool one_in(uint32_t n) { return below(n) == 0; }
  /// At least 0, below 1.
  double share() { return static_cast<double>(next() >> 11) / static_cast<double>(uint64_t{1} << 53); }
  bool chance(double probability) { return share() < probability; }
  /// A whole number, `mean` on average: one of the two next to it.
  uint32_t about(double mean) {
    const auto whole = static_cast<uint32_t>(mean);
    return whole + (chance(mean - whole) ? 1 : 0);
  }
  /// A whole number from 0 to twice the mean.
  uint32_t around(double mean) { return about(2 * mean * share()); }
  /// Small numbers most often: the least of four draws.
  uint32_t small_below(uint32_t n) {
    uint32_t least = below(n);
    for (int i = 0; i < 3; ++i) {
      const uint32_t other = below(n);
      if (other < least) least = other;
    }
    return least;
  }

 private:
  uint64_t state_;
};

}  // namespace antecede::trace
