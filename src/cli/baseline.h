#pragma once

#include <optional>
#include <string>

#include <absl/container/flat_hash_set.h>

#include "base/error.h"
#include "report/report.h"

namespace antecede::cli {

/// An earlier report that a new one is held against: a JSON report of `scan` or `detect`, of this version of the app or of
/// another. A race is known if one with its id was reported then, neither filtered nor covered: what was left out then and is not
/// now is new to whoever reads it. Ids of renamed code hold for one build only, so such races may look new.
class Baseline {
 public:
  /// An empty path: there is none, and all races are new.
  static base::Result<Baseline> read(const std::string& path);

  /// Says of each race whether it is new.
  void apply(report::Report& report) const;

 private:
  absl::flat_hash_set<std::string> known_;
};

/// A race is reported that is new and of this priority or above.
bool has_failing(const report::Report& report, std::optional<race::Priority> threshold);

}  // namespace antecede::cli
