#pragma once

#include "dex/dex_file.h"
#include "dex/encoded_value.h"
#include "ir/call_site.h"
#include "ir/dex/dex_tables.h"
#include "ir/program_builder.h"

namespace antecede::ir {

/// Gives the call sites of a DEX file their meaning: lambdas and method references (`LambdaMetafactory.metafactory`,
/// `altMetafactory`) become closures, `StringConcatFactory` becomes a concatenation. Anything else stays unknown,
/// with a diagnostic (`dex.unknown-bootstrap`). Needs the tables of handles and prototypes filled; fills
/// `call_sites`.
void interpret_call_sites(const dex::DexFile& file, DexTables& tables, ProgramBuilder& builder);

}  // namespace antecede::ir
