#pragma once

#include <string>

#include "order/event_order.h"
#include "race/race.h"
#include "race/stack_facts.h"

namespace antecede::race {

/// Says in a sentence why nothing orders the two sides of a race.
class WhyUnordered {
 public:
  WhyUnordered(const order::EventOrder& order, const StackFacts& stacks) : order_(order), stacks_(stacks) {}

  std::string operator()(const Race& race) const;

 private:
  using StrandId = order::StrandId;

  std::string looper_reason(const RaceSide& first, const RaceSide& second) const;
  std::string queue_reason(trace::MessageId first, trace::MessageId second) const;
  std::string thread_reason(const Race& race) const;
  std::string origin(const RaceSide& side) const;
  std::string poster(trace::MessageId event) const;
  std::string label(StrandId strand) const;
  std::string common_cause(const RaceSide& first, const RaceSide& second) const;
  StrandId cause_of(StrandId strand) const;
  StrandId strand_of(const RaceSide& side) const { return order_.graph().node(side.segment).strand; }
  std::string name(trace::NameId id) const { return id.valid() ? order_.tables().names[id] : std::string(); }
  std::string thread_name(trace::ThreadId thread) const;

  const order::EventOrder& order_;
  const StackFacts& stacks_;
};

}  // namespace antecede::race
