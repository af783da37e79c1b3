#pragma once

#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "apk/mapping.h"
#include "ir/app_loader.h"

namespace antecede::model {

/// Tells which names R8 or ProGuard gave, where no mapping tells what they were: such names are others in the next
/// build.
///
/// First it is decided whether the app as a whole was renamed: a tenth of its classes have names as R8 gives them and
/// the app has R8's mark (the string `~~R8{…`), or a third have, with or without the mark (ProGuard leaves none). If
/// so, a name counts as given by R8 if it looks like that: one or two letters and digits (`a`, `b0`, `aa`), or a
/// package of such parts. Where the manifest names a class, its package kept its name. May be wrong about what people
/// called `x` or `id`. May be asked from several threads.
class Renaming {
 public:
  /// `components`: dotted names of classes that the manifest has. The mapping may be null; what it knows is not
  /// renamed. Both outlive this.
  Renaming(const ir::LoadedProgram& code, const apk::Mapping* mapping, const std::vector<std::string>& components);

  bool is_renamed(ir::ClassId id) const;
  /// The method itself, its class, or a class in its descriptor.
  bool is_renamed(ir::MethodId id) const;
  /// The field itself or its class.
  bool is_renamed(ir::FieldId id) const;

 private:
  bool is_app_renamed() const;
  bool has_mark() const;
  bool is_covered(ir::ClassId owner) const;
  bool looks_given(ir::TypeId type) const;
  bool looks_given_by_name(std::string_view class_name) const;

  const ir::LoadedProgram& code_;
  const ir::Program& program_;
  const apk::Mapping* mapping_;
  std::set<std::string, std::less<>> kept_packages_;
  mutable std::once_flag asked_;
  mutable bool app_renamed_ = false;
};

}  // namespace antecede::model
