// Any bytes that pass for a DEX file: every body is built, held against the invariants and printed, every flow
// computed, every reference resolved.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/bytes.h"
#include "base/diagnostics.h"
#include "dex/dex_file.h"
#include "ir/dex/dex_loader.h"
#include "ir/hierarchy.h"
#include "ir/invariants.h"
#include "ir/printer.h"
#include "targets.h"

using namespace antecede;

namespace {

/// Checking the invariants takes time that grows faster than the method.
constexpr size_t k_most_checked_instructions = 2000;

}  // namespace

int fuzz_ir(const uint8_t* data, size_t size) {
  const std::vector<uint8_t> aligned(data, data + size);
  base::Diagnostics diagnostics;
  auto files = dex::DexFile::open_all(base::Bytes(aligned), "fuzz.dex", diagnostics);
  if (!files) return 0;
  const auto program = ir::load_dex(*std::move(files), diagnostics);
  const ir::Hierarchy hierarchy(*program, diagnostics);
  for (size_t i = 0; i < program->methods().size(); ++i) {
    const ir::MethodId id(i);
    hierarchy.possible_targets(id);
    ir::print_method(*program, id);
    if (!program->methods()[id].has_code() || !program->body(id).ok()) continue;
    const ir::Body& body = program->body(id);
    if (body.instructions().size() <= k_most_checked_instructions && !ir::broken_invariant(body).empty())
      __builtin_trap();
    program->flow(id);
  }
  for (size_t i = 0; i < program->symbols().method_count(); ++i) hierarchy.resolve(ir::MethodRefId(i));
  for (size_t i = 0; i < program->symbols().field_count(); ++i) hierarchy.resolve(ir::FieldRefId(i));
  for (size_t i = 0; i < program->classes().size(); ++i) {
    const ir::ClassId id(i);
    (void)program->source((*program)[id].source).details(*program, id);
  }
  return 0;
}
