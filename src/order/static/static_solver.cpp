#include "order/static/static_solver.h"

#include <algorithm>

#include "base/guard.h"
#include "order/static/all_rules.h"

namespace antecede::order {

namespace {

void join(std::vector<uint64_t>& row, const uint64_t* other) {
  for (size_t i = 0; i < row.size(); ++i) row[i] |= other[i];
}

void put(std::vector<uint64_t>& row, StaticNodeId node) {
  row[node.value() / 64] |= uint64_t{1} << (node.value() % 64);
}

}  // namespace

StaticSolver::StaticSolver(const view::AppView& view, view::ScopeId scope, StaticRuleSet rules)
    : view_(&view),
      rules_(rules),
      universe_(view, scope),
      nodes_(view, universe_),
      index_(view.actions.size()),
      inline_(view.actions.size()),
      known_(nodes_.size()),
      must_(nodes_.size()),
      edges_(nodes_.size()),
      closed_edges_(nodes_.size()),
      edge_rule_(nodes_.size()),
      post_rows_(view.posts.size()),
      preludes_(nodes_.size()),
      alternatives_(nodes_.size()),
      followers_(nodes_.size()),
      serial_(universe_.members().size()),
      serial_rule_(serial_.rows() * serial_.columns()) {
  for (size_t i = 0; i < universe_.members().size(); ++i) index_[universe_.members()[i].value()] = i;
  for (const view::Post& post : view.posts)
    if (post.may_be_inline) inline_[post.to.value()] = true;
  number_posts();
  for (view::ActionId action : universe_.members()) add_flow_preludes(action);
  find_followers();
}

// Row 0 is for posts that are none of this universe, and for those of actions that have other causes: nothing follows from them.
void StaticSolver::number_posts() {
  uint32_t rows = 1;
  for (size_t i = 0; i < view_->posts.size(); ++i) {
    const view::Post& post = view_->posts[view::PostId(i)];
    if (universe_.has(post.to) && universe_.has_all_causes(post.to)) post_rows_[i] = rows++;
  }
  by_post_ = BitMatrix(rows, nodes_.size());
  must_by_post_ = BitMatrix(rows, nodes_.size());
  post_edges_ = BitMatrix(rows, nodes_.size());
}

// Whoever passes a point has begun, and passed all that dominates it.
void StaticSolver::add_flow_preludes(view::ActionId id) {
  const view::Action& action = view_->actions[id];
  StaticNodeId begin = nodes_.begin(id), end = nodes_.end(id);
  auto node = [&](size_t place) { return StaticNodeId(begin.value() + 1 + place); };
  add_prelude(begin, end, StaticRule::Flow);
  for (size_t q = 0; q < action.points.size(); ++q) {
    add_prelude(begin, node(q), StaticRule::Flow);
    if (!rules_.has(StaticRule::Flow)) continue;
    if (action.flow.unavoidable(q)) add_prelude(node(q), end, StaticRule::Flow);
    for (size_t p = 0; p < action.points.size(); ++p)
      if (p != q && action.flow.dominates(p, q)) add_prelude(node(p), node(q), StaticRule::Flow);
  }
}

void StaticSolver::find_followers() {
  for (view::ActionId id : universe_.members()) {
    const view::Action& action = view_->actions[id];
    size_t begin = nodes_.begin(id).value(), end = nodes_.end(id).value();
    for (size_t node = begin; node < end; ++node) followers_.set(end, node);
    followed_.push_back(StaticNodeId(end));
    for (size_t q = 0; q < action.points.size(); ++q) {
      if (!action.flow.unavoidable(q)) continue;
      size_t node = begin + 1 + q;
      followed_.push_back(StaticNodeId(node));
      followers_.set(node, begin);
      for (size_t p = 0; p < action.points.size(); ++p)
        if (p != q && !action.flow.reaches(q, p)) followers_.set(node, begin + 1 + p);
    }
  }
}

bool StaticSolver::is_atomic(view::QueueId id) const {
  const view::Queue& queue = view_->queues[id];
  bool one_at_a_time = queue.kind == view::Queue::Kind::Looper || queue.kind == view::Queue::Kind::Serial;
  return one_at_a_time && universe_.is_one(queue);
}

bool StaticSolver::are_atomic(view::ActionId first, view::ActionId second) const {
  view::QueueId queue = view_->actions[first].queue;
  return first != second && queue == view_->actions[second].queue && is_atomic(queue) && !may_be_inline(first) &&
         !may_be_inline(second);
}

bool StaticSolver::poster_ends_first(const view::Post& post) const {
  view::ActionId poster = view_->points[post.from].action;
  view::QueueId queue = view_->actions[poster].queue;
  return rules_.has(StaticRule::PosterEnds) && !post.may_be_inline && queue == view_->actions[post.to].queue &&
         is_atomic(queue) && !may_be_inline(poster);
}

bool StaticSolver::is_once(StaticNodeId node) const {
  view::ActionId action = nodes_.action(node);
  if (!universe_.is_one(action)) return false;
  return !nodes_.is_point(node) || view_->actions[action].flow.once(nodes_.local(node));
}

bool StaticSolver::is_unavoidable(StaticNodeId node) const {
  return !nodes_.is_point(node) || view_->actions[nodes_.action(node)].flow.unavoidable(nodes_.local(node));
}

bool StaticSolver::add_edge(StaticNodeId first, StaticNodeId second, StaticRule rule) {
  if (first == second || !edges_.set(second.value(), first.value())) return false;
  std::vector<uint8_t>& rules = edge_rule_[second.value()];
  if (rules.empty()) rules.resize(nodes_.size());
  rules[first.value()] = static_cast<uint8_t>(rule);
  closed_edges_.set(second.value(), first.value());
  join_followed(first, closed_edges_.row(second.value()));
  return true;
}

bool StaticSolver::add_post_edge(StaticNodeId first, view::PostId post, StaticRule rule) {
  if (row_of(post) == 0 || known_by(first, post) || !post_edges_.set(row_of(post), first.value())) return false;
  if (post_edge_rule_.empty()) post_edge_rule_.resize(post_edges_.rows() * nodes_.size());
  post_edge_rule_[row_of(post) * nodes_.size() + first.value()] = static_cast<uint8_t>(rule);
  return true;
}

bool StaticSolver::add_prelude(StaticNodeId first, StaticNodeId second, StaticRule rule) {
  auto& all = preludes_[second.value()];
  bool there = std::any_of(all.begin(), all.end(), [&](const Prelude& it) { return it.node == first; });
  if (first == second || there) return false;
  all.push_back({first, rule});
  return true;
}

void StaticSolver::add_alternatives(std::vector<StaticNodeId> one_of, StaticNodeId second, StaticRule rule) {
  alternatives_[second.value()].push_back({std::move(one_of), rule});
}

bool StaticSolver::add_serial(view::ActionId first, view::ActionId second, StaticRule rule) {
  if (!serial_.set(index(first), index(second))) return false;
  serial_.set(index(second), index(first));
  serial_rule_[index(first) * serial_.columns() + index(second)] = static_cast<uint8_t>(rule);
  serial_rule_[index(second) * serial_.columns() + index(first)] = static_cast<uint8_t>(rule);
  return true;
}

bool StaticSolver::serial(StaticNodeId first, StaticNodeId second) const {
  view::ActionId a = nodes_.action(first), b = nodes_.action(second);
  if (a == b) return universe_.is_one(a) || serial(a, a);
  return serial(a, b) || known(first, second) || known(second, first);
}

void StaticSolver::inherit(const StaticSolver& larger) {
  for (size_t n = 0; n < nodes_.size(); ++n) {
    StaticNodeId second = larger.nodes_.of(nodes_.place(StaticNodeId(n)));
    for (size_t m = 0; m < nodes_.size() && second.valid(); ++m) {
      StaticNodeId first = larger.nodes_.of(nodes_.place(StaticNodeId(m)));
      if (first.valid() && larger.known(first, second))
        add_edge(StaticNodeId(m), StaticNodeId(n), larger.reason(first, second));
    }
  }
  for (view::ActionId a : universe_.members())
    for (view::ActionId b : universe_.members())
      if (larger.universe_.has(a) && larger.universe_.has(b) && larger.serial(a, b))
        add_serial(a, b, larger.serial_reason(a, b));
}

// Of a node: what its preludes and the alternatives before it have, and these themselves.
void StaticSolver::join_node(const BitMatrix& matrix, StaticNodeId node, Row& row) const {
  join(row, matrix.row(node.value()));
  const bool of_must = &matrix == &must_;
  if (of_must || is_once(node)) put(row, node);
  if (!of_must && is_once(node)) join_followed(node, row.data());
}

void StaticSolver::join_alternatives(const BitMatrix& matrix, StaticNodeId node, Row& row) const {
  for (const Alternatives& group : alternatives_[node.value()]) {
    Row common(row.size(), ~uint64_t{0});
    for (StaticNodeId one : group.one_of) {
      Row known(row.size());
      join_node(matrix, one, known);
      for (size_t i = 0; i < row.size(); ++i) common[i] &= known[i];
    }
    if (!group.one_of.empty()) join(row, common.data());
  }
}

void StaticSolver::join_posts(const BitMatrix& by_post, StaticNodeId node, Row& row) const {
  view::ActionId action = nodes_.action(node);
  if (node != nodes_.begin(action) || !universe_.has_all_causes(action) || !rules_.has(StaticRule::AllCauses)) return;
  Row common(row.size(), ~uint64_t{0});
  for (view::PostId post : universe_.posts_of(action))
    for (size_t i = 0; i < row.size(); ++i) common[i] &= by_post.row(row_of(post))[i];
  join(row, common.data());
}

// Whatever is followed by something that is known is known. What was joined and met of rows for which that is so has
// it, too; so only what rules add needs to be looked at.
void StaticSolver::join_followed(StaticNodeId node, uint64_t* row) const {
  // They are places of one action, which stand together.
  view::ActionId action = nodes_.action(node);
  const uint64_t* followers = followers_.row(node.value());
  size_t last = nodes_.end(action).value() / 64;
  for (size_t word = nodes_.begin(action).value() / 64; word <= last; ++word) row[word] |= followers[word];
}

void StaticSolver::join_edges(const uint64_t* edges, Row& row) const {
  join(row, edges);
  for_each_bit(edges, row.size(), [&](size_t first) { join_followed(StaticNodeId(first), row.data()); });
}

void StaticSolver::refresh_post(view::PostId id) {
  const view::Post& post = view_->posts[id];
  view::ActionId poster = view_->points[post.from].action;
  if (row_of(id) == 0 || !rules_.has(StaticRule::MsgEnqueue)) return;
  StaticNodeId last = poster_ends_first(post) ? nodes_.end(poster) : nodes_.at(post.from);
  for (BitMatrix* matrix : {&must_, &known_}) {
    Row row(known_.stride());
    join_node(*matrix, nodes_.at(post.from), row);
    if (last != nodes_.at(post.from)) join_node(*matrix, last, row);
    BitMatrix& by_post = matrix == &must_ ? must_by_post_ : by_post_;
    if (matrix == &known_) join_edges(post_edges_.row(row_of(id)), row);
    std::copy(row.begin(), row.end(), by_post.row(row_of(id)));
  }
}

bool StaticSolver::refresh(StaticNodeId node) {
  bool changed = false;
  for (BitMatrix* matrix : {&must_, &known_}) {
    Row row(known_.stride());
    for (const Prelude& prelude : preludes_[node.value()]) join_node(*matrix, prelude.node, row);
    join_alternatives(*matrix, node, row);
    join_posts(matrix == &must_ ? must_by_post_ : by_post_, node, row);
    if (matrix == &known_) join(row, closed_edges_.row(node.value()));
    changed |= !std::equal(row.begin(), row.end(), matrix->row(node.value()));
    std::copy(row.begin(), row.end(), matrix->row(node.value()));
  }
  return changed;
}

bool StaticSolver::refresh_action(view::ActionId action) {
  bool changed = false;
  for (size_t n = nodes_.begin(action).value(); n <= nodes_.end(action).value(); ++n) {
    changed |= refresh(StaticNodeId(n));
  }
  return changed;
}

// Whose rows are made of those of each action: what it posts, and what comes after one of its places.
std::vector<std::vector<view::ActionId>> StaticSolver::find_users() const {
  std::vector<std::vector<view::ActionId>> users(view_->actions.size());
  auto add = [&](view::ActionId from, view::ActionId to) {
    auto& all = users[from.value()];
    if (all.empty() || all.back() != to) all.push_back(to);
  };
  for (view::ActionId action : universe_.members())
    for (view::PostId post : universe_.posts_of(action))
      if (row_of(post) != 0) add(view_->points[view_->posts[post].from].action, action);
  for (size_t n = 0; n < nodes_.size(); ++n) {
    view::ActionId action = nodes_.action(StaticNodeId(n));
    for (const Prelude& prelude : preludes_[n])
      if (nodes_.action(prelude.node) != action) add(nodes_.action(prelude.node), action);
    for (const Alternatives& group : alternatives_[n])
      for (StaticNodeId one : group.one_of) add(nodes_.action(one), action);
  }
  return users;
}

// From above: everything is taken for known until something speaks against it. An action is looked at again when
// something changed that its rows are made of.
bool StaticSolver::find_greatest() {
  known_.fill();
  must_.fill();
  const auto users = find_users();
  std::vector<bool> waits(view_->actions.size(), true);
  for (bool changed = true; changed;) {
    changed = false;
    for (view::ActionId action : universe_.members()) {
      if (!waits[action.value()]) continue;
      if (base::stop_asked()) return false;
      waits[action.value()] = false;
      for (view::PostId post : universe_.posts_of(action)) refresh_post(post);
      if (!refresh_action(action)) continue;
      changed = waits[action.value()] = true;
      for (view::ActionId user : users[action.value()]) waits[user.value()] = true;
    }
  }
  return true;
}

bool StaticSolver::apply_rules() {
  bool grows = false;
  for (StaticRuleFunction* rule : k_static_rule_functions)
    if (!base::stop_asked()) grows |= rule(*this);
  return grows;
}

bool StaticSolver::solve() {
  apply_once(*this);
  do {
    if (!find_greatest()) return false;
    ++rounds_;
  } while (apply_rules());
  return !base::stop_asked();
}

StaticRule StaticSolver::reason(StaticNodeId first, StaticNodeId second) const {
  size_t n = second.value();
  if (edges_.has(n, first.value())) return static_cast<StaticRule>(edge_rule_[n][first.value()]);
  for (const Prelude& prelude : preludes_[n])
    if (prelude.node == first || known(first, prelude.node)) return prelude.rule;
  view::ActionId action = nodes_.action(second);
  const auto& posts = universe_.posts_of(action);
  auto posts_know = [&](view::PostId post) { return known_by(first, post); };
  bool by_posts = second == nodes_.begin(action) && universe_.has_all_causes(action) &&
                  std::all_of(posts.begin(), posts.end(), posts_know);
  if (by_posts) {
    if (posts.size() > 1) return StaticRule::AllCauses;
    view::PostId post = posts.front();
    if (post_edges_.has(row_of(post), first.value()))
      return static_cast<StaticRule>(post_edge_rule_[row_of(post) * nodes_.size() + first.value()]);
    StaticNodeId from = nodes_.at(view_->posts[post].from);
    return first == from || known(first, from) ? StaticRule::MsgEnqueue : StaticRule::PosterEnds;
  }
  for (const Alternatives& group : alternatives_[n]) {
    auto knows = [&](StaticNodeId one) { return one == first || known(first, one); };
    if (std::all_of(group.one_of.begin(), group.one_of.end(), knows)) return group.rule;
  }
  // Something that follows it in its action is known by a rule.
  view::ActionId own = nodes_.action(first);
  for (size_t after = first.value(); after <= nodes_.end(own).value(); ++after)
    if (followers_.has(after, first.value()) && edges_.has(n, after))
      return static_cast<StaticRule>(edge_rule_[n][after]);
  return StaticRule::Flow;
}

std::vector<StaticNodeId> StaticSolver::between(StaticNodeId first, StaticNodeId second) const {
  size_t n = second.value();
  if (edges_.has(n, first.value())) return {};
  for (const Prelude& prelude : preludes_[n]) {
    if (prelude.node == first) return {};
    if (known(first, prelude.node)) return {prelude.node};
  }
  view::ActionId action = nodes_.action(second);
  std::vector<StaticNodeId> result;
  if (second == nodes_.begin(action) && universe_.has_all_causes(action)) {
    for (view::PostId post : universe_.posts_of(action)) {
      StaticNodeId from = nodes_.at(view_->posts[post].from);
      if (!known_by(first, post)) break;
      if (first != from && known(first, from)) result.push_back(from);
    }
    if (!result.empty()) return result;
  }
  for (StaticNodeId after : followed_)
    if (after != second && followers_.has(after.value(), first.value()) && known(after, second)) return {after};
  return {};
}

}  // namespace antecede::order
