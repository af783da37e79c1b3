#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/assert.h"
#include "base/block_vector.h"

namespace antecede::order {

/// One vector clock: how much of each chain is known; 0 where nothing is. Equal handles are equal clocks; the reverse
/// need not hold.
class Clock {
 public:
  constexpr Clock() = default;
  constexpr bool operator==(const Clock&) const = default;
  constexpr bool empty() const { return handle_ == 0; }

 private:
  friend class Clocks;
  constexpr Clock(uint32_t node, uint32_t height) : handle_(node == 0 ? 0 : node << 3 | height) {}
  constexpr uint32_t node() const { return handle_ >> 3; }
  constexpr uint32_t height() const { return handle_ & 7; }

  uint32_t handle_ = 0;  ///< Root node and height: levels above the leaves.
};

/// Many vector clocks that share what they have in common.
///
/// A clock is a 16-ary tree of 64-byte nodes; nodes never change once a clock that holds them was handed out, so a
/// copy of a clock costs nothing and merging two costs what differs between them.
class Clocks {
 public:
  Clocks() { add({}); }

  uint32_t get(Clock clock, uint32_t index) const {
    uint32_t height = clock.height();
    if (index >> 4 >> (4 * height)) return 0;
    uint32_t node = clock.node();
    for (; height > 0 && node; --height) node = at(node)[index >> (4 * height) & 15];
    return node ? at(node)[index & 15] : 0;
  }

  Clock merge(Clock left, Clock right) {
    if (left == right || right.empty()) return left;
    if (left.empty()) return right;
    if (left.height() < right.height()) std::swap(left, right);
    return {merge_lower(left.node(), left.height(), right.node(), right.height()), left.height()};
  }

  /// With one word replaced.
  Clock with(Clock clock, uint32_t index, uint32_t word) {
    uint32_t node = clock.node(), height = clock.height();
    while (index >> 4 >> (4 * height)) {
      if (node) node = add({node});
      ++height;
    }
    return {replace(node, height, index, word), height};
  }

  /// Calls `visit(index, word)` for each word of `after` that differs from that of `before` and is not 0.
  template <class Visit>
  void for_each_change(Clock before, Clock after, Visit visit) const {
    if (before == after || after.empty()) return;
    uint32_t height = std::max(before.height(), after.height());
    visit_changes(View{before.node(), before.height()}, View{after.node(), after.height()}, height, 0, visit);
  }

  /// Between this and `keep`, nodes made since are changed in place: a clock is used up by what is made of it.
  void begin_changes() { start_ = fresh_ = nodes_.size(); }
  /// What was made so far is good from now on.
  void keep() { fresh_ = nodes_.size(); }
  /// Forgets all that was made since `begin_changes`.
  void undo_changes() { nodes_.shrink(start_); }
  size_t bytes() const { return nodes_.bytes(); }

 private:
  static constexpr uint32_t k_width = 16;
  static constexpr uint32_t k_part_bits = 14;
  struct Part {
    uint32_t whole = 0, part = 0;
  };
  using Node = std::array<uint32_t, k_width>;
  struct View {
    uint32_t node;
    uint32_t height;

    // The part of this clock that a node of `level` with number `index` below the common root stands for.
    View child(const Clocks& clocks, uint32_t level, uint32_t index) const {
      if (height < level) return index == 0 ? *this : View{0, 0};
      return {node ? clocks.at(node)[index] : 0, level - 1};
    }
  };

  const Node& at(uint32_t node) const { return nodes_[node]; }

  uint32_t add(const Node& node) {
    ANTECEDE_ASSERT(nodes_.size() < uint32_t(1) << 29);
    nodes_.push_back(node);
    return nodes_.size() - 1;
  }

  // In place of a node that is still ours, else as a new one.
  uint32_t put(uint32_t place, const Node& node) {
    if (place < fresh_ || place == 0) return add(node);
    nodes_[place] = node;
    return place;
  }

  // `right` may be less high than `left`; it then stands at the left edge.
  uint32_t merge_lower(uint32_t left, uint32_t height, uint32_t right, uint32_t right_height) {
    if (height == right_height) return merge_nodes(left, right, height);
    uint32_t child = left ? at(left)[0] : 0;
    uint32_t merged = merge_lower(child, height - 1, right, right_height);
    if (left && merged == child) return left;
    Node node = left ? at(left) : Node{};
    node[0] = merged;
    return put(left, node);
  }

  uint32_t merge_nodes(uint32_t left, uint32_t right, uint32_t height) {
    if (left == right || right == 0) return left;
    if (left == 0) return right;
    const Node &a = at(left), &b = at(right);
    Node merged;
    bool as_left, as_right;
    if (height == 0) {
      as_left = as_right = true;
      for (uint32_t i = 0; i < k_width; ++i) {
        as_left &= a[i] >= b[i];
        as_right &= b[i] >= a[i];
        merged[i] = std::max(a[i], b[i]);
      }
    } else {
      if (is_known_part(left, right)) return left;
      if (is_known_part(right, left)) return right;
      fetch_differing(a, b);
      for (uint32_t i = 0; i < k_width; ++i) merged[i] = merge_nodes(a[i], b[i], height - 1);
      as_left = merged == a;
      as_right = merged == b;
    }
    if (as_left && as_right) return std::min(left, right);  // Clocks come to share what they have in common.
    if (height > 0 && as_left != as_right) as_left ? note_part(left, right) : note_part(right, left);
    if (as_left) return left;
    return as_right ? right : put(left, merged);
  }

  // The same two trees meet again and again, because most of a clock stays as it is from one node to the next. So it
  // is remembered which trees contain which, as far as they cannot change any more.
  bool is_known_part(uint32_t whole, uint32_t part) const {
    const Part& entry = parts_[place_of(whole, part)];
    return entry.whole == whole && entry.part == part;
  }
  void note_part(uint32_t whole, uint32_t part) {
    if (std::max(whole, part) < start_) parts_[place_of(whole, part)] = {whole, part};
  }
  size_t place_of(uint32_t whole, uint32_t part) const {
    return ((uint64_t(whole) << 32 | part) * 0x9e3779b97f4a7c15u) >> (64 - k_part_bits);
  }

  // Most of the time goes into waiting for memory.
  void fetch_differing(const Node& a, const Node& b) const {
    for (uint32_t i = 0; i < k_width; ++i) {
      if (a[i] == b[i] || !a[i] || !b[i]) continue;
      __builtin_prefetch(&at(a[i]));
      __builtin_prefetch(&at(b[i]));
    }
  }

  uint32_t replace(uint32_t node, uint32_t height, uint32_t index, uint32_t word) {
    uint32_t slot = index >> (4 * height) & 15;
    uint32_t old = node ? at(node)[slot] : 0;
    uint32_t fresh = height == 0 ? word : replace(old, height - 1, index, word);
    if (fresh == old) return node;
    Node copy = node ? at(node) : Node{};
    copy[slot] = fresh;
    return copy == Node{} ? 0 : put(node, copy);
  }

  template <class Visit>
  void visit_changes(View before, View after, uint32_t level, uint32_t base, Visit& visit) const {
    if (after.node == 0 || (before.node == after.node && before.height == after.height)) return;
    for (uint32_t i = 0; i < k_width; ++i) {
      if (level > 0) {
        visit_changes(before.child(*this, level, i), after.child(*this, level, i), level - 1, (base + i) << 4, visit);
      } else if (uint32_t word = at(after.node)[i]; word && word != (before.node ? at(before.node)[i] : 0)) {
        visit(base + i, word);
      }
    }
  }

  base::BlockVector<Node, 12> nodes_;  ///< Node 0 is the empty one.
  std::vector<Part> parts_ = std::vector<Part>(size_t(1) << k_part_bits);
  uint32_t start_ = 1, fresh_ = UINT32_MAX;
};

}  // namespace antecede::order
