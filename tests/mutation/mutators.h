#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "mutation/random.h"
#include "mutation/structure.h"

namespace antecede::mutation {

using Buffer = std::vector<uint8_t>;

/// Changes `bytes` in one to four places and says what it did, for people.
///
/// The places are chosen by `random` alone: same seed, same file, same change. `structure` is that of the
/// unchanged file. Half of the edits go to known fields with values that are prone to overflow; the rest are
/// bit flips, byte edits, cuts, additions, and swapped, doubled or blanked sections.
std::string mutate(Buffer& bytes, const Structure& structure, Random& random);

/// Makes SHA-1 signature and Adler-32 checksum of a DEX file right again, and on request its size field, so
/// that a mutation is not found out by them alone.
void repair_dex_header(Buffer& bytes, bool size_too);

}  // namespace antecede::mutation
