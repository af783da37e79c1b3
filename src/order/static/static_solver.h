#pragma once

#include <cstdint>
#include <vector>

#include "order/static/static_nodes.h"
#include "order/static/static_rule.h"

namespace antecede::order {

/// Computes the order of one universe: what `StaticOrder` looks up.
///
/// Two relations are solved for. `must(q, n)`: whenever n is passed, q has been passed before. `known(m, n)`: whatever
/// passes of m there are precede all passes of n. Known is what *before* means; it is not transitive, because what
/// stands in between need not happen. It goes on over must: known(m, q) and must(q, n) give known(m, n). An event
/// begins because one of several things caused it: what is known of all of these is known of it.
///
/// Both are greatest fixpoints over causes: a claim about a moment rests on claims about earlier ones, so that
/// circles (a task that posts itself) do no harm. All other rules are around them in a least one: they add
/// *edges* (known without more ado) and *preludes* (must), until nothing new follows.
class StaticSolver {
 public:
  StaticSolver(const view::AppView& view, view::ScopeId scope, StaticRuleSet rules);

  /// Takes over what holds in a larger universe: it holds in this one, too.
  void inherit(const StaticSolver& larger);
  /// False: work has to end, and nothing here is so: what is taken for known from the beginning may still turn out wrong.
  bool solve();

  // What rules ask.
  const view::AppView& view() const { return *view_; }
  const Universe& universe() const { return universe_; }
  const StaticNodes& nodes() const { return nodes_; }
  StaticRuleSet rules() const { return rules_; }
  bool known(StaticNodeId first, StaticNodeId second) const { return known_.has(second.value(), first.value()); }
  template <class Visit>
  void for_each_known(StaticNodeId second, Visit visit) const {
    for_each_bit(known_.row(second.value()), known_.stride(), [&](size_t first) { visit(StaticNodeId(first)); });
  }
  bool must(StaticNodeId first, StaticNodeId second) const { return must_.has(second.value(), first.value()); }
  bool before(view::ActionId first, view::ActionId second) const {
    return known(nodes_.end(first), nodes_.begin(second));
  }
  /// Known to precede the begin of what this post posts.
  bool known_by(StaticNodeId first, view::PostId post) const { return by_post_.has(row_of(post), first.value()); }
  bool must_by(StaticNodeId first, view::PostId post) const { return must_by_post_.has(row_of(post), first.value()); }
  /// What is known at a place, as a row of bits by node.
  const uint64_t* known_row(StaticNodeId second) const { return known_.row(second.value()); }
  size_t row_words() const { return known_.stride(); }
  /// One at a time, and one queue only.
  bool is_atomic(view::QueueId queue) const;
  /// Both run on this one queue, never inside of each other.
  bool are_atomic(view::ActionId first, view::ActionId second) const;
  /// May run inside of another action.
  bool may_be_inline(view::ActionId action) const { return inline_[action.value()]; }
  bool is_once(StaticNodeId node) const;
  /// In every run of its action.
  bool is_unavoidable(StaticNodeId node) const;

  // What rules add. Each returns whether it is new.
  bool add_edge(StaticNodeId first, StaticNodeId second, StaticRule rule);
  /// Of the instances that this post causes.
  bool add_post_edge(StaticNodeId first, view::PostId post, StaticRule rule);
  bool add_prelude(StaticNodeId first, StaticNodeId second, StaticRule rule);
  /// The poster ends before what it posts here begins: both have one queue, which runs one at a time.
  bool poster_ends_first(const view::Post& post) const;
  /// One of these has been passed whenever `second` is. Once, before solving.
  void add_alternatives(std::vector<StaticNodeId> one_of, StaticNodeId second, StaticRule rule);
  bool add_serial(view::ActionId first, view::ActionId second, StaticRule rule);
  bool serial(view::ActionId first, view::ActionId second) const {
    return serial_.has(index(first), index(second));
  }
  /// Any two passes of these come one after the other.
  bool serial(StaticNodeId first, StaticNodeId second) const;

  /// The rule that an order comes from in the last step. Costs a look at what causes the second.
  StaticRule reason(StaticNodeId first, StaticNodeId second) const;
  StaticRule serial_reason(view::ActionId first, view::ActionId second) const {
    return static_cast<StaticRule>(serial_rule_[index(first) * serial_.columns() + index(second)]);
  }
  /// What the order rests on: places that `first` precedes, and that precede `second`, none if it is the rule's own.
  std::vector<StaticNodeId> between(StaticNodeId first, StaticNodeId second) const;
  size_t rounds() const { return rounds_; }

 private:
  using Row = std::vector<uint64_t>;
  struct Prelude {
    StaticNodeId node;
    StaticRule rule;
  };
  struct Alternatives {
    std::vector<StaticNodeId> one_of;
    StaticRule rule;
  };

  size_t index(view::ActionId action) const { return index_[action.value()]; }
  /// Posts of other universes share a row that says nothing.
  size_t row_of(view::PostId post) const { return post_rows_[post.value()]; }
  void add_flow_preludes(view::ActionId action);
  void number_posts();
  void find_followers();
  std::vector<std::vector<view::ActionId>> find_users() const;
  bool find_greatest();
  void fill();
  bool refresh_action(view::ActionId action);
  bool refresh(StaticNodeId node);
  void refresh_post(view::PostId post);
  void join_node(const BitMatrix& matrix, StaticNodeId node, Row& row) const;
  void join_alternatives(const BitMatrix& matrix, StaticNodeId node, Row& row) const;
  void join_posts(const BitMatrix& by_post, StaticNodeId node, Row& row) const;
  void join_followed(StaticNodeId node, uint64_t* row) const;
  void join_edges(const uint64_t* edges, Row& row) const;
  bool apply_rules();

  const view::AppView* view_;
  StaticRuleSet rules_;
  Universe universe_;
  StaticNodes nodes_;
  std::vector<size_t> index_;   // Per action: among the members.
  std::vector<bool> inline_;    // Per action.
  BitMatrix known_, must_;      // A row has what precedes a node.
  BitMatrix edges_;             // The same, by rules alone.
  BitMatrix closed_edges_;      // With all that these follow.
  std::vector<std::vector<uint8_t>> edge_rule_;  // By second, where it has edges, and first.
  std::vector<uint8_t> post_edge_rule_;
  std::vector<uint32_t> post_rows_;  // By post.
  BitMatrix by_post_, must_by_post_, post_edges_;  // A row has what precedes what a post posts.
  std::vector<std::vector<Prelude>> preludes_;
  std::vector<std::vector<Alternatives>> alternatives_;
  BitMatrix followers_;  // followers_(q, p): after each pass of p comes one of q, in the same run of their action.
  std::vector<StaticNodeId> followed_;  // Nodes that have such.
  BitMatrix serial_;
  std::vector<uint8_t> serial_rule_;
  size_t rounds_ = 0;
};

}  // namespace antecede::order
