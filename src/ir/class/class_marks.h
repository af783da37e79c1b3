#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "ir/ids.h"

namespace antecede::ir {

/// The types of the annotations that a class and its members carry, whether or not reflection shows them. The
/// framework model marks with them what engines have to know (model::Semantics).
///
/// Read when asked for, from what the class file says; a list of annotations that is broken counts as empty. The
/// texts belong to the program.
struct ClassMarks {
  std::vector<std::string_view> on_class;                         ///< Descriptors: `Lantecede/Atomic;`
  std::vector<std::pair<FieldId, std::string_view>> on_fields;    ///< Only those that carry one.
  std::vector<std::pair<MethodId, std::string_view>> on_methods;  ///< The same.
};

}  // namespace antecede::ir
