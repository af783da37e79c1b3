#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace antecede::action {

/// A graph of control flow whose parts may be shared by several ways through it. Vertices and edges first, then `close`, then questions.
class FlowGraph {
 public:
  using Vertex = uint32_t;

  /// `inside`: in a shared part.
  Vertex add(bool inside) {
    inside_.push_back(inside);
    return static_cast<Vertex>(inside_.size() - 1);
  }
  void join(Vertex from, Vertex to) { ways_.push_back({from, to}); }
  /// Out of what is shared: only for those who start inside of such a part.
  void leave(Vertex from, Vertex to) { returns_.push_back({from, to}); }
  void set_inside(Vertex vertex) { inside_[vertex] = true; }
  void set_entry(Vertex vertex) { entry_ = vertex; }
  void close();

  size_t size() const { return inside_.size(); }
  Vertex entry() const { return entry_; }
  bool is_inside(Vertex vertex) const { return inside_[vertex]; }
  std::span<const Vertex> successors(Vertex vertex) const { return sorted_ways_.of(vertex); }
  std::span<const Vertex> returns(Vertex vertex) const { return sorted_returns_.of(vertex); }

 private:
  struct Edge {
    Vertex from, to;
  };
  /// Edges by where they begin, one behind the other.
  struct Sorted {
    std::vector<uint32_t> first;  // By vertex; one more at the end.
    std::vector<Vertex> to;
    void sort(size_t vertices, const std::vector<Edge>& edges);
    std::span<const Vertex> of(Vertex vertex) const {
      return std::span(to).subspan(first[vertex], first[vertex + 1] - first[vertex]);
    }
  };
  std::vector<Edge> ways_, returns_;
  std::vector<bool> inside_;
  Sorted sorted_ways_, sorted_returns_;
  Vertex entry_ = 0;
};

/// Sets of marks, one for each vertex of a graph, as rows of bits.
class MarkRows {
 public:
  MarkRows() = default;
  MarkRows(size_t rows, size_t marks, bool full) : words_((marks + 63) / 64), bits_(rows * words_, full ? ~uint64_t(0) : 0) {}
  std::span<uint64_t> operator[](size_t row) { return std::span(bits_).subspan(row * words_, words_); }
  std::span<const uint64_t> operator[](size_t row) const { return std::span(bits_).subspan(row * words_, words_); }
  bool empty() const { return bits_.empty(); }
  size_t words() const { return words_; }

 private:
  size_t words_ = 0;
  std::vector<uint64_t> bits_;
};

/// Vertices that lead to each other, as one.
struct FlowComponents {
  std::vector<uint32_t> of;      ///< By vertex. Who is led to has a lower number than who leads there.
  std::vector<uint32_t> sorted;  ///< All vertices, by component.
  std::vector<uint8_t> circular;  ///< By component: it leads to itself.
  size_t count() const { return circular.size(); }

  static FlowComponents find(const FlowGraph& graph, bool with_returns);
};

/// Which marks come before and after each vertex of a graph, for all marks at once: a row of bits moves along each edge
/// once, so the cost is edges times marks / 64 and not a walk through the graph for each mark.
///
/// A mark is at several vertices, one for each way in which control comes to it. A mark that is nowhere is not known:
/// nothing is said of it.
class MarkFlow {
 public:
  using Vertex = FlowGraph::Vertex;

  /// `graph` must outlive it.
  MarkFlow(const FlowGraph& graph, std::vector<std::vector<Vertex>> marks);

  bool is_known(size_t mark) const { return !marks_[mark].empty(); }
  std::span<const Vertex> vertices(size_t mark) const { return marks_[mark]; }
  /// By mark: may have been passed before one of these vertices. True of what is not known.
  std::vector<bool> may_precede(std::span<const Vertex> vertices) const;
  /// By mark: is passed on every way to each of these vertices. False of what is not known.
  std::vector<bool> must_precede(std::span<const Vertex> vertices) const;
  /// By mark: may be passed after one of these vertices, or there. True of what is not known.
  std::vector<bool> may_follow(std::span<const Vertex> vertices);

  /// What is known of several vertices together, as words: so much for each of them, and less for each that is added.
  size_t sum_words() const { return 4 * starts_inside_.size() + 1; }
  /// Of no vertex.
  void clear(std::span<uint64_t> sum) const;
  void add(Vertex vertex, std::span<uint64_t> sum);
  void add(std::span<const uint64_t> other, std::span<uint64_t> sum) const;
  bool is_clear(std::span<const uint64_t> sum) const { return (sum.back() & k_any) == 0; }
  std::vector<bool> may_precede_sum(std::span<const uint64_t> sum) const { return as_list(part(sum, 1), true); }
  std::vector<bool> must_precede_sum(std::span<const uint64_t> sum) const { return as_list(part(sum, 0), false); }
  std::vector<bool> may_follow_sum(std::span<const uint64_t> sum) const {
    return as_list(part(sum, sum.back() & k_inside ? 3 : 2), true);
  }

 private:
  // A sum: rows of what is sure, what may come before, what may come after out of shared parts and inside of them; flags.
  static constexpr uint64_t k_any = 1, k_inside = 2;
  template <class Word>
  std::span<Word> part(std::span<Word> sum, size_t number) const {
    return sum.subspan(number * starts_inside_.size(), starts_inside_.size());
  }
  /// With or without the returns of shared parts.
  struct Way {
    FlowComponents components;
    MarkRows after, before;  // By component.
  };
  Way& way(bool with_returns) { return with_returns ? inside_ : outside_; }
  void spread_after(bool with_returns);
  void spread_before(bool with_returns);
  void spread_sure();
  void add_own(Vertex vertex, std::span<uint64_t> row, const std::vector<uint64_t>* only = nullptr) const;
  std::vector<bool> as_list(std::span<const uint64_t> row, bool unknown) const;

  const FlowGraph& graph_;
  std::vector<std::vector<Vertex>> marks_;
  std::vector<uint32_t> mark_at_;  // By vertex; `k_no_mark`: none.
  std::vector<uint64_t> starts_inside_;  // Marks of which a vertex is in a shared part.
  Way outside_, inside_;
  MarkRows sure_;
  static constexpr uint32_t k_no_mark = UINT32_MAX;
};

}  // namespace antecede::action
