#pragma once

#include <string>
#include <vector>

#include "apk/shared_bytes.h"
#include "base/scratch_pool.h"
#include "ir/body_draft.h"
#include "ir/class/class_loaded.h"
#include "ir/class/class_translator.h"
#include "ir/code_source.h"
#include "ir/program_call_sites.h"
#include "ir/register_assigner.h"

namespace antecede::ir {

/// The class files of one jar or folder as the origin of classes. A class's `source_position` is its place here; a
/// method's `code` is one more than its place in the class file.
class ClassSource final : public CodeSource {
 public:
  explicit ClassSource(std::string name) : name_(std::move(name)) {}

  void reserve(size_t classes) { classes_.reserve(classes); }
  /// Returns its place.
  uint32_t add(LoadedClass loaded) {
    classes_.push_back(std::move(loaded));
    return static_cast<uint32_t>(classes_.size() - 1);
  }
  /// Bytes that names may point into, although the class is not part of the program.
  void keep(apk::SharedBytes bytes) { kept_.push_back(std::move(bytes)); }

  const std::string& name() const override { return name_; }
  std::string_view format() const override { return "class"; }
  base::Result<const Body*> build_body(const Program& program, MethodId method,
                                       base::ConcurrentArena& arena) const override;
  base::Result<ClassDetails> details(const Program& program, ClassId id) const override;
  base::Result<ReflectionData> reflection(const Program& program, ClassId id) const override;
  ClassMarks marks(const Program& program, ClassId id) const override;

 private:
  /// Everything a body needs while it is built.
  struct Workbench {
    explicit Workbench(const Program& program)
        : call_sites(program), translator(program), assigner(program.symbols(), call_sites) {}
    ProgramCallSites call_sites;
    ClassTranslator translator;
    BodyDraft draft;
    RegisterAssigner assigner;
  };

  std::string name_;
  std::vector<LoadedClass> classes_;
  std::vector<apk::SharedBytes> kept_;
  mutable base::ScratchPool<Workbench> workbenches_;
};

}  // namespace antecede::ir
