#pragma once

#include "dex/code.h"
#include "dex/code_verifier.h"

namespace antecede::dex {

/// Reads the try ranges and handler lists behind a method's instructions into `out`, once `out.at_pc` is
/// filled. Handler targets are left to `CodeFlowVerifier`.
Complaint read_tries(const DexFile& file, const CodeItem& code, DecodedCode& out);

}  // namespace antecede::dex
