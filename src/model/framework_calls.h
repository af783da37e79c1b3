#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/id.h"
#include "ir/hierarchy.h"
#include "ir/program.h"
#include "model/api_facts.h"

namespace antecede::model {

/// How much is known of a framework method.
enum class Support : uint8_t {
  Modelled,  ///< The model has it: behaviour, for both engines.
  Known,     ///< The facts have it: its signature.
  Unknown,   ///< Neither: hidden, from a library that is not bundled, or misspelt.
};

/// A method outside the app, by the class that declares it.
struct FrameworkMethod {
  std::string owner;  ///< `java.util.List`
  std::string name;
  std::string descriptor;
  Support support = Support::Unknown;

  auto operator<=>(const FrameworkMethod&) const = default;
};

/// Tells which calls leave the app, and for where. Calls name a class of the app as often as the framework's
/// (`this.getString(1)` in an activity), so the declaring class is looked for upwards: in the program, then in the
/// facts.
///
/// A view of a program whose first `model_sources` sources are the model's. Answers are kept; not thread-safe.
class FrameworkCalls {
 public:
  FrameworkCalls(const ir::Program& program, const ir::Hierarchy& hierarchy, size_t model_sources,
                 const ApiFacts& facts);

  const ir::Hierarchy& hierarchy() const { return hierarchy_; }
  bool is_model(ir::ClassId id) const { return program_[id].source.value() < model_sources_; }
  /// Nothing: the method is the app's own.
  const std::optional<FrameworkMethod>& target(ir::MethodRefId ref);
  /// Whether the class extends or implements the framework class with this descriptor, as far as program and facts
  /// know.
  bool extends(ir::ClassId id, std::string_view descriptor) const;

 private:
  std::optional<FrameworkMethod> resolve(ir::MethodRefId ref) const;
  std::vector<ir::TypeId> parents(ir::TypeId type) const;
  template <class IsKnown, class Visit>
  void from_above(ir::TypeId type, IsKnown is_known, Visit visit) const;
  const std::vector<ir::TypeId>& known_ancestors(ir::TypeId type) const;
  std::optional<FrameworkMethod> find_fact(ir::TypeId owner, std::string_view name,
                                           std::string_view descriptor) const;

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  size_t model_sources_;
  const ApiFacts& facts_;
  base::IdVector<ir::MethodRefId, uint8_t> asked_;
  base::IdVector<ir::MethodRefId, std::optional<FrameworkMethod>> answers_;
  mutable std::map<std::string, absl::flat_hash_map<ir::TypeId, bool>, std::less<>> extends_;
  mutable absl::flat_hash_map<ir::TypeId, std::vector<ir::TypeId>> known_ancestors_;
};

}  // namespace antecede::model
