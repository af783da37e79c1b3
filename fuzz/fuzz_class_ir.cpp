// Any bytes that pass for a class file: every body is built, held against the invariants and printed, every flow
// computed, every reference resolved.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/diagnostics.h"
#include "ir/class/class_loader.h"
#include "ir/hierarchy.h"
#include "ir/invariants.h"
#include "ir/printer.h"
#include "targets.h"

using namespace antecede;

namespace {

/// Checking the invariants takes time that grows faster than the method.
constexpr size_t k_largest_checked = 2000;

std::unique_ptr<ir::Program> load(const uint8_t* data, size_t size, base::Diagnostics& diagnostics) {
  auto bytes = std::make_shared<const std::vector<uint8_t>>(data, data + size);
  std::vector<ir::ClassArchive> archives(1);
  archives[0].name = "fuzz.jar";
  archives[0].files.push_back({"fuzz.class", apk::SharedBytes(base::Bytes(*bytes), bytes)});
  return ir::load_class_files(std::move(archives), 1, diagnostics);
}

}  // namespace

int fuzz_class_ir(const uint8_t* data, size_t size) {
  base::Diagnostics diagnostics;
  const auto program = load(data, size, diagnostics);
  const ir::Hierarchy hierarchy(*program, diagnostics);
  for (size_t i = 0; i < program->methods().size(); ++i) {
    const ir::MethodId id(i);
    hierarchy.possible_targets(id);
    ir::print_method(*program, id);
    if (!program->methods()[id].has_code() || !program->body(id).ok()) continue;
    const ir::Body& body = program->body(id);
    if (body.instructions().size() <= k_largest_checked && !ir::broken_invariant(body).empty()) __builtin_trap();
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
