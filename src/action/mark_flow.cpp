#include "action/mark_flow.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace antecede::action {

namespace {

constexpr uint64_t bit_in_word(uint32_t mark) {
  return uint64_t(1) << (mark % 64);
}

/// Vertices that wait for their turn, each once, in sweeps along their numbers: code that comes later mostly has higher ones,
/// so most is settled in the first sweep.
class VertexSweep {
 public:
  VertexSweep(size_t count, bool backward) : count_(count), backward_(backward), waiting_((count + 63) / 64, 0) {}
  void push(uint32_t vertex) {
    const size_t place = place_of(vertex);
    if ((waiting_[place / 64] >> (place % 64) & 1) != 0) return;
    waiting_[place / 64] |= uint64_t(1) << (place % 64);
    ++left_;
  }
  bool empty() const { return left_ == 0; }
  uint32_t pop() {
    uint64_t word = waiting_[at_ / 64] & (~uint64_t(0) << (at_ % 64));
    size_t number = at_ / 64;
    while (word == 0) {
      number = (number + 1) % waiting_.size();
      word = waiting_[number];
    }
    at_ = number * 64 + static_cast<size_t>(std::countr_zero(word));
    waiting_[number] &= ~(uint64_t(1) << (at_ % 64));
    --left_;
    return place_of(static_cast<uint32_t>(at_));
  }

 private:
  uint32_t place_of(uint32_t vertex) const { return backward_ ? static_cast<uint32_t>(count_ - 1 - vertex) : vertex; }

  size_t count_;
  bool backward_;
  std::vector<uint64_t> waiting_;
  size_t left_ = 0, at_ = 0;
};

/// Adds what of `from` is in `mask` to `to`; null: all of it. True if that was new.
bool join_row(std::span<uint64_t> to, std::span<const uint64_t> from, const uint64_t* mask) {
  uint64_t news = 0;
  for (size_t w = 0; w < to.size(); ++w) {
    const uint64_t given = mask != nullptr ? from[w] & mask[w] : from[w];
    news |= given & ~to[w];
    to[w] |= given;
  }
  return news != 0;
}

bool meet_row(std::span<uint64_t> to, std::span<const uint64_t> from) {
  uint64_t lost = 0;
  for (size_t w = 0; w < to.size(); ++w) {
    lost |= to[w] & ~from[w];
    to[w] &= from[w];
  }
  return lost != 0;
}

}  // namespace

MarkFlow::MarkFlow(const FlowGraph& graph, std::vector<std::vector<Vertex>> marks)
    : graph_(graph), marks_(std::move(marks)), mark_at_(graph.successors.size(), k_no_mark) {
  for (uint32_t mark = 0; mark < marks_.size(); ++mark)
    for (Vertex vertex : marks_[mark]) mark_at_[vertex] = mark;
  spread_after();
  spread_sure();
}

/// Forward: what may come before a vertex. Who starts inside of a shared part leaves it at all its ends.
void MarkFlow::spread_after() {
  const size_t count = graph_.successors.size();
  after_ = MarkRows(count, marks_.size(), false);
  std::vector<uint64_t> inside(after_.words(), 0), row(after_.words());
  VertexSweep work(count, false);
  for (uint32_t mark = 0; mark < marks_.size(); ++mark)
    for (Vertex vertex : marks_[mark]) {
      if (graph_.inside[vertex]) inside[mark / 64] |= bit_in_word(mark);
      work.push(vertex);
    }
  while (!work.empty()) {
    const Vertex vertex = work.pop();
    std::ranges::copy(after_[vertex], row.begin());
    if (const uint32_t mark = mark_at_[vertex]; mark != k_no_mark) row[mark / 64] |= bit_in_word(mark);
    for (Vertex next : graph_.successors[vertex])
      if (join_row(after_[next], row, nullptr)) work.push(next);
    for (Vertex next : graph_.returns[vertex])
      if (join_row(after_[next], row, inside.data())) work.push(next);
  }
}

/// Forward from the entry: what comes before a vertex on every way to it, or is there. What no way leads to has all.
void MarkFlow::spread_sure() {
  const size_t count = graph_.successors.size();
  sure_ = MarkRows(count, marks_.size(), true);
  if (count == 0) return;
  const bool inside = graph_.inside[graph_.entry];
  std::vector<uint64_t> row(sure_.words());
  std::vector<uint8_t> seen(count, 0);
  VertexSweep work(count, false);
  std::ranges::fill(sure_[graph_.entry], 0);
  seen[graph_.entry] = 1;
  work.push(graph_.entry);
  const auto pass = [&](Vertex next) {
    const bool less = meet_row(sure_[next], row);
    if (!std::exchange(seen[next], uint8_t(1)) || less) work.push(next);
  };
  while (!work.empty()) {
    const Vertex vertex = work.pop();
    std::ranges::copy(sure_[vertex], row.begin());
    if (const uint32_t mark = mark_at_[vertex]; mark != k_no_mark) row[mark / 64] |= bit_in_word(mark);
    for (Vertex next : graph_.successors[vertex]) pass(next);
    if (inside)
      for (Vertex next : graph_.returns[vertex]) pass(next);
  }
  for (Vertex vertex = 0; vertex < count; ++vertex)
    if (const uint32_t mark = mark_at_[vertex]; mark != k_no_mark) sure_[vertex][mark / 64] |= bit_in_word(mark);
}

/// Backward: what may come after a vertex, or is there.
MarkRows MarkFlow::spread_back(bool with_returns) const {
  const size_t count = graph_.successors.size();
  MarkRows rows(count, marks_.size(), false);
  std::vector<std::vector<Vertex>> predecessors(count);
  for (Vertex vertex = 0; vertex < count; ++vertex) {
    for (Vertex next : graph_.successors[vertex]) predecessors[next].push_back(vertex);
    if (with_returns)
      for (Vertex next : graph_.returns[vertex]) predecessors[next].push_back(vertex);
  }
  VertexSweep work(count, true);
  for (uint32_t mark = 0; mark < marks_.size(); ++mark)
    for (Vertex vertex : marks_[mark]) {
      rows[vertex][mark / 64] |= bit_in_word(mark);
      work.push(vertex);
    }
  while (!work.empty()) {
    const Vertex vertex = work.pop();
    for (Vertex before : predecessors[vertex])
      if (join_row(rows[before], rows[vertex], nullptr)) work.push(before);
  }
  return rows;
}

std::vector<bool> MarkFlow::as_list(std::span<const uint64_t> row, bool unknown) const {
  std::vector<bool> result(marks_.size());
  for (uint32_t mark = 0; mark < marks_.size(); ++mark)
    result[mark] = is_known(mark) ? (row[mark / 64] & bit_in_word(mark)) != 0 : unknown;
  return result;
}

std::vector<bool> MarkFlow::may_precede(std::span<const Vertex> vertices) const {
  std::vector<uint64_t> row(after_.words(), 0);
  for (Vertex vertex : vertices) join_row(row, after_[vertex], nullptr);
  return as_list(row, true);
}

std::vector<bool> MarkFlow::must_precede(std::span<const Vertex> vertices) const {
  std::vector<uint64_t> row(sure_.words(), ~uint64_t(0));
  for (Vertex vertex : vertices) meet_row(row, sure_[vertex]);
  return as_list(row, false);
}

std::vector<bool> MarkFlow::may_follow(std::span<const Vertex> vertices) {
  const bool inside = std::ranges::any_of(vertices, [&](Vertex vertex) { return graph_.inside[vertex]; });
  MarkRows& rows = inside ? before_with_returns_ : before_;
  if (rows.empty()) rows = spread_back(inside);
  std::vector<uint64_t> row(after_.words(), 0);
  for (Vertex vertex : vertices) join_row(row, rows[vertex], nullptr);
  return as_list(row, true);
}

}  // namespace antecede::action
