#include "ir/loop_nest.h"

#include <algorithm>

namespace antecede::ir {

namespace {

/// Works on preorder numbers, innermost headers first; a finished loop is collapsed into its header.
class LoopFinder {
 public:
  LoopFinder(const Digraph& graph, const DepthFirst& search)
      : graph_(graph), search_(search), count_(static_cast<uint32_t>(search.node.size())) {}

  LoopNest run() {
    collapsed_.resize(count_);
    for (uint32_t i = 0; i < count_; ++i) collapsed_[i] = i;
    header_of_.assign(count_, UINT32_MAX);
    is_header_.assign(count_, false);
    irreducible_.assign(count_, false);
    other_predecessors_.resize(count_);
    sort_predecessors();
    for (uint32_t w = count_; w-- > 0;) collapse_loop(w);
    return result();
  }

 private:
  uint32_t find(uint32_t v) {
    while (collapsed_[v] != v) v = collapsed_[v] = collapsed_[collapsed_[v]];
    return v;
  }

  void sort_predecessors() {
    back_predecessors_.resize(count_);
    for (uint32_t w = 0; w < count_; ++w) {
      const uint32_t node = search_.node[w];
      for (const uint32_t* p = graph_.predecessors_begin(node); p != graph_.predecessors_end(node); ++p) {
        const uint32_t v = search_.number[*p];
        if (v == DepthFirst::k_unreached) continue;
        (search_.is_ancestor(w, v) ? back_predecessors_ : other_predecessors_)[w].push_back(v);
      }
    }
  }

  void collapse_loop(uint32_t w) {
    std::vector<uint32_t> members;
    in_loop_.resize(count_, UINT32_MAX);
    auto add = [&](uint32_t v) {
      if (v == w || in_loop_[v] == w) return;
      in_loop_[v] = w;
      members.push_back(v);
    };
    for (uint32_t v : back_predecessors_[w]) {
      is_header_[w] = true;
      add(find(v));
    }
    for (size_t i = 0; i < members.size(); ++i) {
      for (uint32_t y : other_predecessors_[members[i]]) {
        const uint32_t source = find(y);
        if (search_.is_ancestor(w, source)) {
          add(source);
        } else {  // Control enters beside the header: the entry belongs to the enclosing loop.
          irreducible_[w] = true;
          other_predecessors_[w].push_back(source);
        }
      }
    }
    for (uint32_t v : members) {
      header_of_[v] = w;
      collapsed_[v] = w;
    }
  }

  /// `header_of_` is the innermost enclosing header, so headers in preorder give outer loops first.
  LoopNest result() const {
    LoopNest nest;
    nest.loop_of.assign(graph_.node_count(), UINT32_MAX);
    std::vector<uint32_t> loop_of_header(count_, UINT32_MAX);
    for (uint32_t v = 0; v < count_; ++v) {
      const uint32_t outer = header_of_[v] == UINT32_MAX ? UINT32_MAX : loop_of_header[header_of_[v]];
      uint32_t own = outer;
      if (is_header_[v]) {
        own = loop_of_header[v] = static_cast<uint32_t>(nest.loops.size());
        const uint32_t depth = outer == UINT32_MAX ? 1 : nest.loops[outer].depth + 1;
        nest.loops.push_back({BlockId(search_.node[v]), outer, depth, !irreducible_[v]});
      }
      nest.loop_of[search_.node[v]] = own;
    }
    return nest;
  }

  const Digraph& graph_;
  const DepthFirst& search_;
  const uint32_t count_;
  std::vector<uint32_t> collapsed_, header_of_, in_loop_;
  std::vector<bool> is_header_, irreducible_;
  std::vector<std::vector<uint32_t>> back_predecessors_, other_predecessors_;
};

}  // namespace

LoopNest find_loops(const Digraph& graph, const DepthFirst& search) {
  return LoopFinder(graph, search).run();
}

}  // namespace antecede::ir
