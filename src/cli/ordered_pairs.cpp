#include "cli/ordered_pairs.h"

#include <array>
#include <set>
#include <utility>

#include "verify/order_proof.h"

namespace antecede::cli {

namespace {

/// A false positive, if the rules say so and none of them takes the order of this run for granted.
void prove_ordered(OrderedPair& pair, const order::EventOrder& order) {
  std::array<verify::OrderedSide, 2> sides;
  for (size_t i = 0; i < 2; ++i) {
    const detect::TraceSide& side = pair.example.sides[i];
    sides[i] = {side.at.value(), side.thread, side.event, side.stack};
  }
  if (sides[0].at > sides[1].at) std::swap(sides[0], sides[1]);
  const auto proof = verify::prove_order(order, sides);
  pair.race.verdict_reason = "not flipped in this run: the order of this run is taken for granted";
  if (!proof) return;
  if (proof->is_observed) {
    pair.race.verdict_reason += ", " + proof->words;
    return;
  }
  pair.race.verdict = race::Verdict::FalsePositive;
  pair.race.verdict_reason = proof->words;
  pair.race.verdict_rests_on = "order rules";
}

}  // namespace

order::RuleSet program_order() {
  order::RuleSet rules;
  for (const order::Rule rule : {order::Rule::EventOp, order::Rule::ThreadOp, order::Rule::ThreadInit, order::Rule::ThreadExit})
    rules = rules.with(rule);
  return rules;
}

base::Result<std::vector<OrderedPair>> ordered_pairs(const verify::RecordedRun& run, const detect::Detection& detection, order::RuleSet rules,
                                                     const detect::DetectOptions& how, const std::function<bool(const std::string&)>& is_wanted,
                                                     base::StageRunner& stages) {
  detect::DetectOptions options = how;
  options.coverage = false;
  options.rules = rules;
  base::Diagnostics ignored;
  ANTECEDE_TRY(const detect::Detection weaker, detect::detect_races(run.trace, options, stages, ignored));
  options.rules = order::RuleSet::all().without(order::Rule::CallbackReg1);
  ANTECEDE_TRY(const detect::Detection forced, detect::detect_races(run.trace, options, stages, ignored));
  std::set<std::string> known;
  for (const race::Race& race : detection.races()) known.insert(race.id);
  std::vector<OrderedPair> pairs;
  for (size_t i = 0; i < weaker.findings.races.size(); ++i) {
    const race::Race& race = weaker.findings.races[i];
    if (known.contains(race.id) || !is_wanted(race.id)) continue;
    pairs.push_back({race, weaker.findings.examples[i]});
    prove_ordered(pairs.back(), *forced.order);
  }
  return pairs;
}

}  // namespace antecede::cli
