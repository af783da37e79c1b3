#pragma once

#include <string>
#include <vector>

#include "mutation/mutators.h"

namespace antecede::mutation {

/// One file of an archive, unpacked.
struct Entry {
  std::string name;
  Buffer bytes;
};

/// A ZIP archive with these entries, stored without compression and with right checksums: what is wrong with
/// a mutated app then lies in its entries, not around them.
Buffer write_zip(const std::vector<const Entry*>& entries);

}  // namespace antecede::mutation
