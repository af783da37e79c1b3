#pragma once

#include "ir/body_draft.h"
#include "ir/kind_rules.h"

namespace antecede::ir {

/// Gives every variable of a draft a twin for references, so that one `const 0` can be both a number and null.
///
///     v0 = 0; f(v0 as int); g(v0 as object)
///
/// is legal bytecode, but v0 has no kind. Afterwards numbers live in variable v, references in v + variable_count
/// (old), and a zero is written to both. Where an instruction takes either (a test against zero, a move), a forward
/// analysis of what each variable may be read as decides. Run only for the few methods that need it. False where that
/// does not help: something is read as what it is not, or the draft is too large.
bool split_constants(BodyDraft& draft, const KindRules& rules);

}  // namespace antecede::ir
