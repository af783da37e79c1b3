#include "runtime/report/callback_count.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_set.h>

namespace antecede::runtime {

namespace {

using Signature = std::pair<ir::StringId, ir::ProtoId>;

class CallbackCounter {
 public:
  explicit CallbackCounter(const Subject& subject)
      : code_(subject.code),
        program_(*subject.code.program),
        hierarchy_(subject.hierarchy),
        declared_(program_.classes().size()) {}

  CallbackCount count(const model::CodeNames& names, const Machine& machine) {
    CallbackCount result;
    for (size_t i = 0; i < program_.classes().size(); ++i) {
      const ir::ClassId id(i);
      if (program_[id].is_interface() || names.origin(id) != base::Origin::Own) continue;
      const absl::flat_hash_set<Signature>& above = declared(id);
      for (const ir::MethodId method : program_[id].virtual_methods) {
        constexpr uint32_t k_made_by_compilers = ir::k_synthetic | ir::k_bridge;
        if (!program_[method].has_code() || (program_[method].access_flags & k_made_by_compilers)) continue;
        if (!above.contains(signature(method))) continue;
        ++result.known;
        result.reached += machine.has_executed(method);
      }
    }
    return result;
  }

 private:
  Signature signature(ir::MethodId id) const {
    const ir::MethodRef& ref = program_.symbols().method(program_[id].ref);
    return {ref.name, ref.proto};
  }

  bool is_android(ir::ClassId id) const {
    constexpr std::array<std::string_view, 3> k_prefixes{"Landroid/", "Landroidx/", "Lcom/google/android/"};
    if (!code_.is_boot(id)) return false;
    const std::string_view name = program_.symbols().descriptor(program_[id].type);
    for (const std::string_view prefix : k_prefixes)
      if (name.starts_with(prefix)) return true;
    return false;
  }

  /// What Android's classes among the ancestors declare, and the class itself if it is one.
  const absl::flat_hash_set<Signature>& declared(ir::ClassId id) {
    std::optional<absl::flat_hash_set<Signature>>& known = declared_[id.value()];
    if (known) return *known;
    known.emplace();
    absl::flat_hash_set<Signature> all;
    const auto add = [&](ir::ClassId above) {
      const auto& more = declared(above);
      all.insert(more.begin(), more.end());
    };
    if (hierarchy_.superclass(id).valid()) add(hierarchy_.superclass(id));
    for (const ir::ClassId interface : hierarchy_.interfaces(id)) add(interface);
    if (is_android(id))
      for (const ir::MethodId method : program_[id].virtual_methods) all.insert(signature(method));
    *declared_[id.value()] = std::move(all);
    return *declared_[id.value()];
  }

  const ir::LoadedProgram& code_;
  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  std::vector<std::optional<absl::flat_hash_set<Signature>>> declared_;  ///< By class; empty: not asked for.
};

}  // namespace

CallbackCount count_callbacks(const Subject& subject, const Machine& machine) {
  return subject.names ? CallbackCounter(subject).count(*subject.names, machine) : CallbackCount();
}

}  // namespace antecede::runtime
