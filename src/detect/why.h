#pragma once

#include <string>

#include "detect/findings.h"
#include "detect/stack_facts.h"
#include "order/event_order.h"

namespace antecede::detect {

/// Says in a sentence why nothing orders the two sides of a race.
class WhyUnordered {
 public:
  WhyUnordered(const order::EventOrder& order, const StackFacts& stacks) : order_(order), stacks_(stacks) {}

  std::string operator()(const race::Race& race, const Example& example) const;

 private:
  using StrandId = order::StrandId;

  std::string looper_reason(const TraceSide& first, const TraceSide& second) const;
  std::string queue_reason(trace::MessageId first, trace::MessageId second) const;
  std::string thread_reason(const race::Race& race, const Example& example) const;
  std::string origin(const TraceSide& side) const;
  std::string poster(trace::MessageId event) const;
  std::string label(StrandId strand) const;
  std::string common_cause(const TraceSide& first, const TraceSide& second) const;
  StrandId cause_of(StrandId strand) const;
  StrandId strand_of(const TraceSide& side) const { return order_.graph().node(side.segment).strand; }
  std::string name(trace::NameId id) const { return id.valid() ? order_.tables().names[id] : std::string(); }
  std::string thread_name(trace::ThreadId thread) const;

  const order::EventOrder& order_;
  const StackFacts& stacks_;
};

}  // namespace antecede::detect
