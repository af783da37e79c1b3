#pragma once

#include <bit>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

#include "pointer/ids.h"

namespace antecede::action {

/// A set of nodes, as a row of bits that somebody else keeps. Walked through in the order of their numbers.
class NodeBits {
 public:
  class Iterator {
   public:
    using value_type = pointer::NodeId;
    using difference_type = std::ptrdiff_t;
    Iterator() = default;
    Iterator(std::span<const uint64_t> words, size_t word) : words_(words), word_(word) { find(); }
    pointer::NodeId operator*() const { return pointer::NodeId(word_ * 64 + static_cast<size_t>(std::countr_zero(left_))); }
    Iterator& operator++() {
      left_ &= left_ - 1;
      if (left_ == 0) {
        ++word_;
        find();
      }
      return *this;
    }
    Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    bool operator==(const Iterator& other) const { return word_ == other.word_ && left_ == other.left_; }

   private:
    void find() {
      while (word_ < words_.size() && words_[word_] == 0) ++word_;
      left_ = word_ < words_.size() ? words_[word_] : 0;
    }
    std::span<const uint64_t> words_;
    size_t word_ = 0;
    uint64_t left_ = 0;
  };

  NodeBits() = default;
  explicit NodeBits(std::span<const uint64_t> words) : words_(words) {}
  bool contains(pointer::NodeId node) const { return words_[node.value() / 64] >> (node.value() % 64) & 1; }
  std::span<const uint64_t> words() const { return words_; }
  Iterator begin() const { return {words_, 0}; }
  Iterator end() const { return {words_, words_.size()}; }

 private:
  std::span<const uint64_t> words_;
};

/// What each node of a graph leads to, for many nodes: nodes that lead to each other are looked at as one, and what much is led
/// to from many sides has its answer kept. A walk from each node through all that it leads to takes most of the time of large
/// apps, of which a half is one such circle.
class NodeReach {
 public:
  /// `to[first[n]]` and on until `first[n + 1]` are led to by n.
  NodeReach(std::vector<size_t> first, std::vector<uint32_t> to);

  /// Of a row.
  size_t words() const { return words_; }
  /// Adds the node and all that it leads to. What the row has before must be closed: with each node all that this leads to.
  void add(uint32_t node, std::span<uint64_t> row) const;

 private:
  /// A walk takes no more steps than this, besides rows that are kept.
  static constexpr size_t k_most_steps = 2000;

  void find_components();
  void find_kept();
  std::span<const uint32_t> members(uint32_t component) const {
    return std::span(sorted_).subspan(begin_[component], begin_[component + 1] - begin_[component]);
  }
  static bool has(std::span<const uint64_t> row, uint32_t node) { return row[node / 64] >> (node % 64) & 1; }

  std::vector<size_t> first_;
  std::vector<uint32_t> to_;
  size_t words_ = 0;
  std::vector<uint32_t> component_;  // By node. Who is led to has a lower number than who leads there.
  std::vector<uint32_t> sorted_;     // Nodes by component.
  std::vector<size_t> begin_;        // By component, in `sorted_`; one more at the end.
  std::vector<uint32_t> kept_;       // By component: which of `rows_`; `k_none`: it has none.
  std::vector<std::vector<uint64_t>> rows_;
  static constexpr uint32_t k_none = UINT32_MAX;
};

}  // namespace antecede::action
