#include "bench/detect_baseline.h"

#include <algorithm>

#include "order/message_facts.h"
#include "order/rules/looper_atomic.h"

// Nodes, edges, chains and clocks.
namespace antecede::bench {

using trace::MessageId;
using trace::Operation;
using trace::OperationKind;

bool DenseClocks::add(size_t width, size_t limit) {
  if (bytes_ + width * sizeof(uint32_t) > limit) return false;
  if (used_ + width > block_size_) {
    block_size_ = std::max(width, std::min(block_size_ * 2, k_largest_block));
    blocks_.push_back(std::make_unique<uint32_t[]>(block_size_));
    used_ = 0;
  }
  items_.push_back(blocks_.back().get() + used_);
  widths_.push_back(static_cast<uint32_t>(width));
  used_ += width;
  bytes_ += width * sizeof(uint32_t);
  return true;
}

bool DenseClocks::join(NodeId to, NodeId from) {
  uint32_t* target = items_[to];
  const uint32_t* source = items_[from];
  const size_t width = widths_[from];
  uint32_t news = 0;
  for (size_t i = 0; i < width; ++i) {
    const uint32_t joined = std::max(target[i], source[i]);
    news |= joined ^ target[i];
    target[i] = joined;
  }
  return news != 0;
}

DetectBaseline::DetectBaseline(const trace::TraceTables& tables, const std::vector<Operation>& operations,
                               Options options)
    : tables_(tables),
      operations_(operations),
      options_(options),
      spans_(tables.messages.size()),
      threads_(tables.threads.size()),
      callbacks_(tables.callbacks.size()),
      releases_(tables.tokens.size()),
      queues_(tables.queues.size()),
      barriers_(tables.barriers.size()),
      posts_search_(operations.size()),
      atomic_search_(operations.size()),
      is_changed_(operations.size()),
      is_dirty_(operations.size()) {
  nodes_.reserve(operations.size());
  find_early_events();
  for (const Operation& operation : operations_)
    if (!add(operation)) break;
}

DetectBaseline::Statistics DetectBaseline::statistics() const {
  Statistics result = statistics_;
  result.operations = operations_.size();
  result.nodes = nodes_.size();
  result.edges = edges_.size();
  result.chains = chain_sizes_.size();
  result.clock_bytes = clocks_.bytes();
  result.visited_for_posts = posts_search_.visited();
  result.visited_for_events = atomic_search_.visited();
  return result;
}

trace::QueueId DetectBaseline::looper_of(MessageId event) const {
  if (!event.valid()) return {};
  const trace::QueueId queue = tables_.messages[event].queue;
  return order::runs_one_event_at_a_time(tables_.queues[queue].kind) ? queue : trace::QueueId();
}

// The events of the same queue that used the callbacks of an event before it (6.3).
void DetectBaseline::find_early_events() {
  struct Uses {
    std::vector<MessageId> registered, invoked;  ///< `invoked`: not synchronously.
    MessageId last_synchronous;
  };
  base::IdVector<trace::ThreadId, MessageId> open(tables_.threads.size());
  base::IdVector<trace::CallbackId, Uses> callbacks(tables_.callbacks.size());
  for (const Operation& operation : operations_) {
    MessageId& event = open[operation.thread];
    if (operation.kind == OperationKind::Begin) event = operation.message();
    if (operation.kind == OperationKind::End) event = MessageId();
    const bool registers = operation.kind == OperationKind::Register;
    const bool invokes = operation.kind == OperationKind::Invoke;
    if (!registers && !invokes && operation.kind != OperationKind::Unregister) continue;
    Uses& uses = callbacks[trace::CallbackId(operation.subject)];
    const bool synchronous = operation.has(Operation::k_synchronous);
    if (!registers) note_early(uses.registered, event);
    if (!registers && !invokes) note_early(uses.invoked, event);
    if (!registers && (!invokes || synchronous)) note_early({uses.last_synchronous}, event);
    if (registers) uses.registered.push_back(event);
    if (invokes && !synchronous) uses.invoked.push_back(event);
    if (invokes && synchronous) uses.last_synchronous = event;
  }
}

void DetectBaseline::note_early(const std::vector<MessageId>& earlier, MessageId event) {
  const trace::QueueId looper = looper_of(event);
  if (!looper.valid()) return;
  for (const MessageId other : earlier)
    if (other != event && looper_of(other) == looper) early_[event].push_back(other);
}

// Lines 2 to 12 for one operation. False at the memory limit.
bool DetectBaseline::add(const Operation& operation) {
  if (!clocks_.add(chain_sizes_.size() + 1, options_.memory_limit)) return false;
  ThreadState& thread = threads_[operation.thread];
  if (operation.kind == OperationKind::Begin) thread.open = operation.message();
  Node made;
  made.kind = operation.kind;
  made.thread = operation.thread;
  made.event = thread.open;
  made.looper = looper_of(thread.open);
  made.subject = operation.subject;
  made.object = operation.object;
  const NodeId node = nodes_.push_back(made);
  if (made.kind == OperationKind::Begin) spans_[made.event].begin = node;
  chain_candidates_.clear();
  event_candidates_.clear();
  match_program_order(node);
  match_direct(operation, node);
  match_conditional(node);
  assign_chain(node);
  if (operation.kind == OperationKind::End) thread.open = MessageId();
  process_again();
  return true;
}

void DetectBaseline::assign_chain(NodeId id) {
  Node& node = nodes_[id];
  const auto is_tail = [&](NodeId before) { return chain_tails_[nodes_[before].chain] == before; };
  if (options_.chains_over_events)
    chain_candidates_.insert(chain_candidates_.end(), event_candidates_.begin(), event_candidates_.end());
  const auto found = std::find_if(chain_candidates_.begin(), chain_candidates_.end(), is_tail);
  if (found != chain_candidates_.end()) {
    node.chain = nodes_[*found].chain;
  } else {
    node.chain = static_cast<uint32_t>(chain_sizes_.size());
    chain_sizes_.push_back(0);
    chain_tails_.push_back(id);
  }
  node.place = chain_sizes_[node.chain]++;
  chain_tails_[node.chain] = id;
  clocks_.set(id, node.chain, node.place + 1);
}

// Adds an edge if it tells anything new, and what LooperAtomic makes of it (lines 7 to 10).
bool DetectBaseline::connect(NodeId from, NodeId to, Rule rule) {
  if (!from.valid() || !to.valid() || from >= to) return false;
  const bool newest = to.value() + 1 == nodes_.size() && !nodes_[to].first_out.valid();
  if (newest) (rule == Rule::LooperAtomic ? event_candidates_ : chain_candidates_).push_back(from);
  if (ordered(from, to)) return false;
  const EdgeId edge = edges_.push_back({from, to, nodes_[to].first_in, nodes_[from].first_out});
  nodes_[to].first_in = edge;
  nodes_[from].first_out = edge;
  clocks_.join(to, from);
  if (!newest) {
    join_successors(to);
    schedule(to);
  }
  if (rule != Rule::LooperAtomic) match_atomic(from, to);
  return true;
}

void DetectBaseline::connect_events(MessageId first, MessageId second) {
  connect(spans_[first].end, spans_[second].begin, Rule::LooperAtomic);
}

// Joins the clock of a node that has changed into those of all nodes after it (6.4).
void DetectBaseline::join_successors(NodeId start) {
  changed_.push(start);
  is_changed_[start.value()] = true;
  while (!changed_.empty()) {
    const NodeId node = changed_.top();
    changed_.pop();
    is_changed_[node.value()] = false;
    for (EdgeId id = nodes_[node].first_out; id.valid(); id = edges_[id].next_out) {
      const NodeId next = edges_[id].to;
      if (!clocks_.join(next, node)) continue;
      schedule(next);
      if (!is_changed_[next.value()]) changed_.push(next);
      is_changed_[next.value()] = true;
    }
  }
}

// Nodes whose rules may say more now that their clock has changed.
void DetectBaseline::schedule(NodeId id) {
  const auto mark = [&](NodeId node) {
    if (!node.valid() || is_dirty_[node.value()]) return;
    is_dirty_[node.value()] = true;
    dirty_.push(node);
  };
  const Node& node = nodes_[id];
  const bool has_premises = node.kind == OperationKind::Begin || node.kind == OperationKind::Remove;
  if (has_premises || node.looper.valid()) mark(id);
  if (node.kind != OperationKind::Enqueue) return;
  mark(spans_[node.message()].begin);
  if (!order::is_front(tables_.messages[node.message()])) return;
  const std::vector<NodeId>& begins = queues_[tables_.messages[node.message()].queue].begins;
  for (auto at = std::upper_bound(begins.begin(), begins.end(), id); at != begins.end(); ++at)
    if (spans_[nodes_[*at].message()].enqueue < id) mark(*at);
}

// Lines 11 and 12.
void DetectBaseline::process_again() {
  while (!dirty_.empty()) {
    const NodeId node = dirty_.top();
    dirty_.pop();
    is_dirty_[node.value()] = false;
    ++statistics_.repetitions;
    match_conditional(node);
    for (EdgeId id = nodes_[node].first_in; id.valid(); id = edges_[id].next_in) match_atomic(edges_[id].from, node);
  }
}

}  // namespace antecede::bench
