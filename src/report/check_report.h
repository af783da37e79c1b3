#pragma once

#include <string>
#include <vector>

#include "report/report.h"

namespace antecede::report {

/// A file that shows something of a race.
struct ProofFile {
  std::string what;  ///< `schedule`, `screens`, `timeline`, `story`, `test for a device`, …
  std::string file;  ///< Its path, as it was written.
};

/// What is known of a race beyond the finding, because it was tried.
struct Proof {
  std::string race;     ///< Its id.
  std::string story;    ///< How a user gets to see its harm, several lines; empty: nobody has seen harm.
  std::string same_as;  ///< The race whose story shows the same harm; empty: none does.
  std::vector<ProofFile> files;
};

/// One report of scan, runs and verdicts, as `check` writes it.
struct CheckReport {
  Report report;
  std::vector<Proof> proofs;

  /// Null: nothing is known beyond the finding.
  const Proof* proof_of(const race::Race& race) const;
};

/// What a check says of a race, the most pressing first: the parts of its report.
enum class Standing : uint8_t {
  Harmful,      ///< One of the two orders does harm.
  Open,         ///< Of high priority, and nobody knows what the other order does.
  Less,         ///< Open, and of lower priority.
  Benign,       ///< Both orders happened, and look the same.
  Impossible,   ///< The other order cannot happen.
  LeftOut,      ///< Filtered or covered.
};
inline constexpr size_t k_standings = static_cast<size_t>(Standing::LeftOut) + 1;
Standing standing_of(const race::Race& race);

/// Whether a race fails a build: one that is harmful, or open and of that priority or above.
bool fails(const race::Race& race, race::Priority threshold);

struct CheckTextOptions {
  bool all = false;       ///< All open races in full, those of low priority as well; nothing folded.
  size_t most_open = 10;  ///< Open races of high priority beyond these are only counted, unless `all`.
};

/// The report for people: the harmful races with what a user does to see it, the open ones of high priority in short, the rest as numbers.
std::string check_text(const CheckReport& checked, const CheckTextOptions& options);

}  // namespace antecede::report
