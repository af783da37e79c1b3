#pragma once

#include "order/static/atomic_rule.h"
#include "order/static/barrier_rule.h"
#include "order/static/cause_rules.h"
#include "order/static/flow_rule.h"
#include "order/static/front_rule.h"
#include "order/static/join_rule.h"
#include "order/static/known_rule.h"
#include "order/static/lifecycle_rule.h"
#include "order/static/loop_rule.h"
#include "order/static/need_rule.h"
#include "order/static/queue_rule.h"
#include "order/static/removal_rule.h"
#include "order/static/sequence_rule.h"
#include "order/static/token_rule.h"

namespace antecede::order {

/// The rules without premises: applied once.
inline void apply_once(StaticSolver& solver) {
  apply_flow(solver);
  apply_loop(solver);
  apply_token(solver);
  apply_lifecycle(solver);
  apply_need(solver);
  apply_sequence(solver);
  apply_known(solver);
}

/// The others: each adds what follows from what is known, and tells whether that was anything.
using StaticRuleFunction = bool(StaticSolver&);
inline constexpr StaticRuleFunction* k_static_rule_functions[] = {apply_atomic, apply_queue,   apply_front,
                                                                  apply_removal, apply_barrier, apply_join};

}  // namespace antecede::order
