#include "report/check_report.h"

#include <algorithm>

namespace antecede::report {

const Proof* CheckReport::proof_of(const race::Race& race) const {
  const auto found = std::ranges::find(proofs, race.id, &Proof::race);
  return found == proofs.end() ? nullptr : &*found;
}

Standing standing_of(const race::Race& race) {
  if (race.verdict == race::Verdict::Harmful) return Standing::Harmful;
  if (!race.is_reported()) return Standing::LeftOut;
  if (race.verdict == race::Verdict::Benign) return Standing::Benign;
  if (race.verdict == race::Verdict::FalsePositive) return Standing::Impossible;
  return race.priority == race::Priority::High ? Standing::Open : Standing::Less;
}

bool fails(const race::Race& race, race::Priority threshold) {
  const Standing standing = standing_of(race);
  if (standing == Standing::Harmful) return true;
  return (standing == Standing::Open || standing == Standing::Less) && race.priority <= threshold;
}

}  // namespace antecede::report
