#pragma once

#include <memory>
#include <span>

#include "ir/program.h"

namespace antecede::ir {

/// What loaders use to fill a program: symbols, then classes with their members, then `finish`.
class ProgramBuilder {
 public:
  explicit ProgramBuilder(base::Diagnostics& diagnostics) : program_(std::make_unique<Program>(diagnostics)) {}

  struct ClassFacts {
    TypeId type;
    TypeId superclass;
    std::vector<TypeId> interfaces;
    StringId source_file;
    uint32_t access_flags = 0;
    SourceId source;
    uint32_t source_position = 0;
  };
  struct FieldFacts {
    FieldRefId ref;
    uint32_t access_flags = 0;
  };
  struct MethodFacts {
    MethodRefId ref;
    uint32_t access_flags = 0;
    uint32_t code = 0;
  };
  struct Members {
    std::vector<FieldFacts> static_fields, instance_fields;
    std::vector<MethodFacts> direct_methods, virtual_methods;
  };

  Symbols& symbols() { return program_->symbols_; }
  base::Diagnostics& diagnostics() { return program_->diagnostics_; }
  SourceId add_source(std::unique_ptr<CodeSource> source);
  HandleId add_handle(Handle handle) { return program_->handles_.push_back(handle); }
  CallSiteId add_call_site(CallSite site) { return program_->call_sites_.push_back(std::move(site)); }

  /// False if the type is defined already: the first definition stands, as on a device.
  bool is_defined(TypeId type) const { return type.value() < defined_.size() && defined_[type.value()].valid(); }
  ClassId add_class(const ClassFacts& facts, const Members& members);
  size_t method_count() const { return program_->methods_.size(); }

  std::unique_ptr<Program> finish();

 private:
  base::IdRange<FieldId> add_fields(ClassId owner, const std::vector<FieldFacts>& fields);
  base::IdRange<MethodId> add_methods(ClassId owner, const std::vector<MethodFacts>& methods);

  std::unique_ptr<Program> program_;
  std::vector<ClassId> defined_;
};

}  // namespace antecede::ir
