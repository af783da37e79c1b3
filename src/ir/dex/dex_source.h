#pragma once

#include <string>

#include "base/diagnostics.h"
#include "base/scratch_pool.h"
#include "dex/dex_file.h"
#include "dex/encoded_value.h"
#include "ir/body_draft.h"
#include "ir/code_source.h"
#include "ir/dex/dex_tables.h"
#include "ir/dex/dex_translator.h"
#include "ir/program_call_sites.h"
#include "ir/register_assigner.h"

namespace antecede::ir {

/// One DEX file as the origin of classes.
class DexSource final : public CodeSource {
 public:
  DexSource(dex::DexFile file, DexTables tables, base::Diagnostics& diagnostics)
      : file_(std::move(file)), tables_(std::move(tables)), diagnostics_(diagnostics) {}

  const std::string& name() const override { return file_.name(); }
  std::string_view format() const override { return "dex"; }
  /// Bodies of this method and all later ones of the file are refused: see `DexLoader`.
  void refuse_from(MethodId first) { first_refused_ = first; }
  const dex::DexFile& file() const { return file_; }
  const DexTables& tables() const { return tables_; }

  base::Result<const Body*> build_body(const Program& program, MethodId method,
                                       base::ConcurrentArena& arena) const override;
  void for_each_string(const Program& program, MethodId method,
                       const std::function<void(StringId)>& visit) const override;
  base::Result<ClassDetails> details(const Program& program, ClassId id) const override;
  base::Result<ReflectionData> reflection(const Program& program, ClassId id) const override;

 private:
  /// Everything a body needs while it is built.
  struct Workbench {
    explicit Workbench(const Program& program) : call_sites(program), assigner(program.symbols(), call_sites) {}
    ProgramCallSites call_sites;
    DexTranslator translator;
    BodyDraft draft;
    RegisterAssigner assigner;
  };

  Constant constant(const dex::EncodedValue& value) const;

  dex::DexFile file_;
  DexTables tables_;
  base::Diagnostics& diagnostics_;
  MethodId first_refused_;  // none: all may be built
  mutable base::ScratchPool<Workbench> workbenches_;
};

}  // namespace antecede::ir
