#include "order/bed/reference_order.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

namespace antecede::order {

class ReferenceOrder::Sink : public RuleSink {
 public:
  explicit Sink(ReferenceOrder& order) : order_(&order) {}

  bool holds(Precedes premise) const override { return order_->bit(premise.from, premise.to); }
  void conclude(RuleInstance instance) override { order_->add(std::move(instance)); }

 private:
  ReferenceOrder* order_;
};

ReferenceOrder::ReferenceOrder(const trace::Trace& trace, RuleSet rules)
    : size_(static_cast<uint32_t>(trace.operations.size())),
      words_((size_ + 63) / 64),
      before_(size_ * words_),
      why_(size_t{size_} * size_),
      into_(size_) {
  ReferenceIndex index(trace);
  Sink sink(*this);
  match_unconditional_rules(index, rules, sink);
  size_t known;
  do {
    while (propagate()) {
    }
    known = instances_.size();
    match_conditional_rules(index, rules, sink);
  } while (instances_.size() > known);
}

void ReferenceOrder::add(RuleInstance instance) {
  auto [from, to] = instance.conclusion;
  if (from >= to) return;
  for (uint32_t known : into_[to])
    if (instances_[known].rule == instance.rule && instances_[known].conclusion == instance.conclusion) return;
  into_[to].push_back(static_cast<uint32_t>(instances_.size()));
  instances_.push_back(std::move(instance));
}

// Makes what precedes the instance's `from`, and `from` itself, precede its `to`.
bool ReferenceOrder::join(uint32_t instance) {
  auto [from, to] = instances_[instance].conclusion;
  bool changed = false;
  for (size_t word = 0; word < words_; ++word) {
    uint64_t source = before_[from * words_ + word];
    if (word == from / 64) source |= uint64_t{1} << (from % 64);
    uint64_t fresh = source & ~before_[to * words_ + word];
    before_[to * words_ + word] |= fresh;
    changed |= fresh != 0;
    for (; fresh; fresh &= fresh - 1) {
      why_[size_t{to} * size_ + word * 64 + static_cast<size_t>(std::countr_zero(fresh))] = instance;
    }
  }
  return changed;
}

bool ReferenceOrder::propagate() {
  bool changed = false;
  for (uint32_t to = 0; to < size_; ++to)
    for (uint32_t instance : into_[to]) changed |= join(instance);
  return changed;
}

std::vector<uint32_t> ReferenceOrder::chain(Precedes fact) const {
  std::vector<uint32_t> result;
  ANTECEDE_ASSERT(bit(fact.from, fact.to));
  while (fact.to != fact.from) {
    uint32_t last = why_[size_t{fact.to} * size_ + fact.from];
    result.push_back(last);
    fact.to = instances_[last].conclusion.from;
  }
  std::reverse(result.begin(), result.end());
  return result;
}

std::string ReferenceOrder::explain(Precedes fact) const {
  std::string text;
  for (uint32_t index : chain(fact)) {
    const RuleInstance& instance = instances_[index];
    const RuleInfo& info = rule_info(instance.rule);
    text +=
        fmt::format("{} → {} {}: {}", instance.conclusion.from, instance.conclusion.to, info.name, info.explanation);
    for (Precedes premise : instance.premises) text += fmt::format(" [{} → {}]", premise.from, premise.to);
    text += '\n';
  }
  return text;
}

namespace {

// Takes the recorded order for the premises, and keeps the conclusions that go against it.
class CheckingSink : public RuleSink {
 public:
  bool holds(Precedes premise) const override { return premise.from < premise.to; }
  void conclude(RuleInstance instance) override {
    if (instance.conclusion.from > instance.conclusion.to) broken_.push_back(std::move(instance));
  }
  std::vector<RuleInstance> take() { return std::move(broken_); }

 private:
  std::vector<RuleInstance> broken_;
};

}  // namespace

std::vector<RuleInstance> broken_rules(const trace::Trace& trace, RuleSet rules) {
  ReferenceIndex index(trace);
  CheckingSink sink;
  match_unconditional_rules(index, rules, sink);
  match_conditional_rules(index, rules, sink);
  return sink.take();
}

}  // namespace antecede::order
