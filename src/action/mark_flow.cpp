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
  explicit VertexSweep(size_t count) : waiting_((count + 63) / 64, 0) {}
  void push(uint32_t vertex) {
    if ((waiting_[vertex / 64] & bit_in_word(vertex)) != 0) return;
    waiting_[vertex / 64] |= bit_in_word(vertex);
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
    return static_cast<uint32_t>(at_);
  }

 private:
  std::vector<uint64_t> waiting_;
  size_t left_ = 0, at_ = 0;
};

void join_row(std::span<uint64_t> to, std::span<const uint64_t> from) {
  for (size_t w = 0; w < to.size(); ++w) to[w] |= from[w];
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

void FlowGraph::Sorted::sort(size_t vertices, const std::vector<Edge>& edges) {
  first.assign(vertices + 1, 0);
  for (const Edge& edge : edges) ++first[edge.from + 1];
  for (size_t i = 0; i < vertices; ++i) first[i + 1] += first[i];
  to.resize(edges.size());
  std::vector<uint32_t> at(first.begin(), first.end() - 1);
  for (const Edge& edge : edges) to[at[edge.from]++] = edge.to;
}

void FlowGraph::close() {
  sorted_ways_.sort(size(), ways_);
  sorted_returns_.sort(size(), returns_);
}

/// Tarjan's algorithm, without recursion.
FlowComponents FlowComponents::find(const FlowGraph& graph, bool with_returns) {
  const uint32_t count = static_cast<uint32_t>(graph.size());
  FlowComponents result;
  result.of.assign(count, UINT32_MAX);
  std::vector<uint32_t> index(count, 0), low(count, 0), stack;
  std::vector<std::pair<uint32_t, size_t>> frames;  // Vertex, and which of its successors is next.
  uint32_t number = 0;
  const auto next_of = [&](uint32_t vertex, size_t i) {
    const auto first = graph.successors(vertex);
    if (i < first.size()) return first[i];
    const auto more = graph.returns(vertex);
    return with_returns && i - first.size() < more.size() ? more[i - first.size()] : UINT32_MAX;
  };
  const auto open = [&](uint32_t vertex) {
    index[vertex] = low[vertex] = ++number;
    stack.push_back(vertex);
    frames.push_back({vertex, 0});
  };
  for (uint32_t root = 0; root < count; ++root) {
    if (index[root] != 0) continue;
    open(root);
    while (!frames.empty()) {
      const uint32_t at = frames.back().first;
      const uint32_t next = next_of(at, frames.back().second);
      if (next != UINT32_MAX) {
        ++frames.back().second;
        if (index[next] == 0)
          open(next);
        else if (result.of[next] == UINT32_MAX)
          low[at] = std::min(low[at], index[next]);
        continue;
      }
      frames.pop_back();
      if (!frames.empty()) low[frames.back().first] = std::min(low[frames.back().first], low[at]);
      if (low[at] != index[at]) continue;
      const uint32_t component = static_cast<uint32_t>(result.circular.size());
      const size_t before = result.sorted.size();
      do {
        result.of[stack.back()] = component;
        result.sorted.push_back(stack.back());
        stack.pop_back();
      } while (result.sorted.back() != at);
      bool circular = result.sorted.size() - before > 1;
      for (size_t i = 0; !circular && next_of(at, i) != UINT32_MAX; ++i) circular = next_of(at, i) == at;
      result.circular.push_back(circular);
    }
  }
  return result;
}

MarkFlow::MarkFlow(const FlowGraph& graph, std::vector<std::vector<Vertex>> marks)
    : graph_(graph), marks_(std::move(marks)), mark_at_(graph.size(), k_no_mark) {
  starts_inside_.assign((marks_.size() + 63) / 64, 0);
  for (uint32_t mark = 0; mark < marks_.size(); ++mark)
    for (Vertex vertex : marks_[mark]) {
      mark_at_[vertex] = mark;
      if (graph_.is_inside(vertex)) starts_inside_[mark / 64] |= bit_in_word(mark);
    }
  outside_.components = FlowComponents::find(graph_, false);
  inside_.components = FlowComponents::find(graph_, true);
  spread_after(false);
  spread_after(true);
  spread_sure();
}

void MarkFlow::add_own(Vertex vertex, std::span<uint64_t> row, const std::vector<uint64_t>* only) const {
  const uint32_t mark = mark_at_[vertex];
  if (mark == k_no_mark) return;
  row[mark / 64] |= only == nullptr ? bit_in_word(mark) : bit_in_word(mark) & (*only)[mark / 64];
}

/// Forward: what may come before a component. Who starts inside of a shared part leaves it at all its ends; others only where
/// they came from, which is the edge past it.
void MarkFlow::spread_after(bool with_returns) {
  const FlowComponents& components = way(with_returns).components;
  MarkRows& after = way(with_returns).after;
  after = MarkRows(components.count(), marks_.size(), false);
  std::vector<uint64_t> only = starts_inside_, row(after.words());
  if (!with_returns)
    for (uint64_t& word : only) word = ~word;
  for (size_t end = components.sorted.size(); end > 0;) {
    const uint32_t component = components.of[components.sorted[end - 1]];
    size_t first = end;
    while (first > 0 && components.of[components.sorted[first - 1]] == component) --first;
    std::ranges::copy(after[component], row.begin());
    for (size_t i = first; i < end; ++i) add_own(components.sorted[i], row, &only);
    if (components.circular[component]) std::ranges::copy(row, after[component].begin());
    const auto pass = [&](Vertex next) {
      if (components.of[next] != component) join_row(after[components.of[next]], row);
    };
    for (size_t i = first; i < end; ++i) {
      for (Vertex next : graph_.successors(components.sorted[i])) pass(next);
      if (with_returns)
        for (Vertex next : graph_.returns(components.sorted[i])) pass(next);
    }
    end = first;
  }
}

/// Backward: what may come after a component, or is there.
void MarkFlow::spread_before(bool with_returns) {
  const FlowComponents& components = way(with_returns).components;
  MarkRows& before = way(with_returns).before;
  before = MarkRows(components.count(), marks_.size(), false);
  for (Vertex vertex : components.sorted) {
    const uint32_t component = components.of[vertex];
    add_own(vertex, before[component]);
    const auto take = [&](Vertex next) {
      if (components.of[next] != component) join_row(before[component], before[components.of[next]]);
    };
    for (Vertex next : graph_.successors(vertex)) take(next);
    if (with_returns)
      for (Vertex next : graph_.returns(vertex)) take(next);
  }
}

/// Forward from the entry: what comes before a vertex on every way to it, or is there. What no way leads to has all.
void MarkFlow::spread_sure() {
  const size_t count = graph_.size();
  sure_ = MarkRows(count, marks_.size(), true);
  if (count == 0) return;
  const bool inside = graph_.is_inside(graph_.entry());
  std::vector<uint64_t> row(sure_.words());
  std::vector<uint8_t> seen(count, 0);
  VertexSweep work(count);
  std::ranges::fill(sure_[graph_.entry()], 0);
  seen[graph_.entry()] = 1;
  work.push(graph_.entry());
  const auto pass = [&](Vertex next) {
    const bool less = meet_row(sure_[next], row);
    if (!std::exchange(seen[next], uint8_t(1)) || less) work.push(next);
  };
  while (!work.empty()) {
    const Vertex vertex = work.pop();
    std::ranges::copy(sure_[vertex], row.begin());
    if (const uint32_t mark = mark_at_[vertex]; mark != k_no_mark) row[mark / 64] |= bit_in_word(mark);
    for (Vertex next : graph_.successors(vertex)) pass(next);
    if (inside)
      for (Vertex next : graph_.returns(vertex)) pass(next);
  }
  for (Vertex vertex = 0; vertex < count; ++vertex)
    if (const uint32_t mark = mark_at_[vertex]; mark != k_no_mark) sure_[vertex][mark / 64] |= bit_in_word(mark);
}

void MarkFlow::clear(std::span<uint64_t> sum) const {
  std::ranges::fill(sum, 0);
  std::ranges::fill(part(sum, 0), ~uint64_t(0));
}

void MarkFlow::add(Vertex vertex, std::span<uint64_t> sum) {
  if (outside_.before.empty()) spread_before(false);
  if (inside_.before.empty()) spread_before(true);
  const uint32_t outside = outside_.components.of[vertex], inside = inside_.components.of[vertex];
  meet_row(part(sum, 0), sure_[vertex]);
  join_row(part(sum, 1), outside_.after[outside]);
  join_row(part(sum, 1), inside_.after[inside]);
  join_row(part(sum, 2), outside_.before[outside]);
  join_row(part(sum, 3), inside_.before[inside]);
  sum.back() |= graph_.is_inside(vertex) ? k_any | k_inside : k_any;
}

void MarkFlow::add(std::span<const uint64_t> other, std::span<uint64_t> sum) const {
  meet_row(part(sum, 0), part(other, 0));
  for (size_t row = 1; row < 4; ++row) join_row(part(sum, row), part(other, row));
  sum.back() |= other.back();
}

std::vector<bool> MarkFlow::as_list(std::span<const uint64_t> row, bool unknown) const {
  std::vector<bool> result(marks_.size());
  for (uint32_t mark = 0; mark < marks_.size(); ++mark)
    result[mark] = is_known(mark) ? (row[mark / 64] & bit_in_word(mark)) != 0 : unknown;
  return result;
}

std::vector<bool> MarkFlow::may_precede(std::span<const Vertex> vertices) const {
  std::vector<uint64_t> row(starts_inside_.size(), 0);
  for (Vertex vertex : vertices) {
    join_row(row, outside_.after[outside_.components.of[vertex]]);
    join_row(row, inside_.after[inside_.components.of[vertex]]);
  }
  return as_list(row, true);
}

std::vector<bool> MarkFlow::must_precede(std::span<const Vertex> vertices) const {
  std::vector<uint64_t> row(starts_inside_.size(), ~uint64_t(0));
  for (Vertex vertex : vertices) meet_row(row, sure_[vertex]);
  return as_list(row, false);
}

std::vector<bool> MarkFlow::may_follow(std::span<const Vertex> vertices) {
  const bool inside = std::ranges::any_of(vertices, [&](Vertex vertex) { return graph_.is_inside(vertex); });
  Way& from = way(inside);
  if (from.before.empty()) spread_before(inside);
  std::vector<uint64_t> row(starts_inside_.size(), 0);
  for (Vertex vertex : vertices) join_row(row, from.before[from.components.of[vertex]]);
  return as_list(row, true);
}

}  // namespace antecede::action
