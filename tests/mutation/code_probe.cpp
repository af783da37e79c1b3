#include "mutation/code_probe.h"

#include <algorithm>

#include "dex/annotations.h"
#include "dex/class_data.h"
#include "dex/code.h"
#include "dex/debug_info.h"
#include "dex/dex_file.h"
#include "dex/encoded_value.h"
#include "ir/app_loader.h"
#include "ir/hierarchy.h"
#include "ir/printer.h"
#include "model/code_names.h"

namespace antecede::mutation {

namespace {

using base::Severity;
using base::Status;

constexpr size_t k_one_thread = 1;
constexpr size_t k_analysed_methods = 2000;

/// Memory that is used again for every method.
struct Scratch {
  dex::ClassData members;
  dex::DecodedCode code;
  dex::DebugInfo debug;
};

Status probe_method(const dex::DexFile& file, const dex::EncodedMethod& method, Scratch& scratch) {
  if (method.code_offset == 0) return {};
  ANTECEDE_TRY(dex::CodeItem code, dex::read_code_item(file, method.code_offset));
  constexpr uint32_t k_static = 8;
  ANTECEDE_CHECK(
      dex::read_debug_info(file, code, file.method(method.method), method.access_flags & k_static, scratch.debug));
  return dex::decode_code(file, code, scratch.code);
}

Status probe_class(const dex::DexFile& file, const dex::ClassDef& class_def, Scratch& scratch,
                   base::Diagnostics& diagnostics) {
  ANTECEDE_TRY(dex::ClassAnnotations annotations, dex::read_annotations(file, class_def));
  dex::read_nesting(annotations, file);
  if (class_def.static_values_offset != 0) {
    ANTECEDE_CHECK(dex::read_encoded_array(file, class_def.static_values_offset));
  }
  ANTECEDE_CHECK(dex::read_class_data(file, class_def, scratch.members));
  for (const auto* list : {&scratch.members.direct_methods, &scratch.members.virtual_methods}) {
    for (const dex::EncodedMethod& method : *list) {
      Status status = probe_method(file, method, scratch);
      if (!status) diagnostics.add("probe.method", Severity::Warning, status.error().message);
    }
  }
  return {};
}

/// What the IR does not ask for: annotations, debug information, all constants.
void probe_file(const dex::DexFile& file, base::Diagnostics& diagnostics) {
  Scratch scratch;
  for (uint32_t i = 0; i < file.class_count(); ++i) {
    Status status = probe_class(file, file.class_def(i), scratch, diagnostics);
    if (!status) diagnostics.add("probe.class", Severity::Warning, status.error().message);
  }
  for (uint32_t i = 0; i < file.call_site_count(); ++i) {
    auto site = dex::read_call_site(file, dex::CallSiteIndex(i));
    if (!site) diagnostics.add("probe.call-site", Severity::Warning, site.error().message);
  }
}

/// The bytes are those of the program, which has opened them before.
Status probe_files(const ir::LoadedProgram& loaded, base::Diagnostics& diagnostics) {
  for (const apk::SharedBytes& data : loaded.bytes) {
    ANTECEDE_TRY(std::vector<dex::DexFile> files, dex::DexFile::open_all(data.bytes(), "again", diagnostics));
    for (const dex::DexFile& file : files) probe_file(file, diagnostics);
  }
  return {};
}

/// Every body is built; of a large program only some are analysed further, so that its size alone is no failure.
void probe_bodies(const ir::Program& program) {
  ir::build_all_bodies(program, k_one_thread);
  const size_t step = std::max<size_t>(1, program.methods().size() / k_analysed_methods);
  for (size_t i = 0; i < program.methods().size(); i += step) {
    ir::MethodId id(i);
    if (program[id].has_code() && program.body(id).ok()) program.flow(id);
    ir::print_method(program, id);
  }
}

void probe_classes(const ir::Program& program, base::Diagnostics& diagnostics) {
  ir::Hierarchy hierarchy(program, diagnostics);
  for (size_t i = 0; i < program.classes().size(); ++i) {
    ir::ClassId id(i);
    auto details = program.source(program[id].source).details(program, id);
    if (!details) diagnostics.add("probe.details", Severity::Warning, details.error().message);
    for (ir::MethodId method : program[id].virtual_methods) hierarchy.dispatch(id, method);
  }
}

/// Of a large program only some: a name costs more than the class it is of.
void probe_names(const ir::LoadedProgram& loaded) {
  const ir::Program& program = *loaded.program;
  const model::CodeNames names(loaded, {});
  const size_t step = std::max<size_t>(1, program.methods().size() / k_analysed_methods);
  for (size_t i = 0; i < program.methods().size(); i += step) {
    const ir::MethodId id(i);
    names.canonical_method(id);
    names.canonical_class(program[id].owner);
    names.is_renamed(id);
    names.origin(program[id].owner);
  }
}

}  // namespace

Status probe_code(const apk::AppInput& app, base::Diagnostics& diagnostics) {
  ANTECEDE_TRY(ir::LoadedProgram loaded, ir::load_program(app, {}, k_one_thread, diagnostics));
  probe_bodies(*loaded.program);
  probe_classes(*loaded.program, diagnostics);
  probe_names(loaded);
  return probe_files(loaded, diagnostics);
}

}  // namespace antecede::mutation
