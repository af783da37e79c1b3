#include "scan/charges.h"

#include <absl/container/flat_hash_set.h>

#include "race/race_lists.h"

namespace antecede::scan {

using pointer::NodeId;

Owners::Owners(const ir::Program& program, const model::CodeNames& names)
    : program_(program), names_(names), bits_(program.methods().size()), origins_(program.classes().size()) {}

base::Origin Owners::origin(ir::MethodId method) const {
  uint8_t& known = origins_[program_[method].owner];
  if (known == 0) known = static_cast<uint8_t>(1 + static_cast<uint8_t>(names_.origin(program_[method].owner)));
  return static_cast<base::Origin>(known - 1);
}

uint8_t Owners::bits(ir::MethodId method) const {
  uint8_t& known = bits_[method];
  if (known != 0) return known;
  known = k_known;
  if (is_platform(method)) {
    const std::string name = program_.class_name(program_[method].owner);
    if (name.starts_with("antecede.")) known |= k_engine;
    if (race::RaceLists::built_in().keeps(name)) known |= k_keeper;
  } else if (names_.canonical_method(method) == "-") {
    known |= k_transparent;
  }
  return known;
}

bool Owners::is_transparent(ir::MethodId method) const {
  return bits(method) & k_transparent;
}
bool Owners::is_engine(ir::MethodId method) const {
  return bits(method) & k_engine;
}
bool Owners::is_keeper(ir::MethodId method) const {
  return bits(method) & k_keeper;
}

/// A constructor of the model whose object is one of these.
bool Charges::is_filling(NodeId node, const pointer::ObjectSet& filled) const {
  const ir::MethodId method = solver_.nodes()[node].method;
  const pointer::MethodCode* code = solver_.code(node);
  if (code == nullptr || code->parameters.empty() || !(program_[method].access_flags & ir::k_constructor) ||
      !owners_.is_platform(method))
    return false;
  return solver_.points_to(node, code->parameters[0]).intersects(filled);
}

std::vector<Charges::Charge> Charges::of(NodePlace at, const pointer::ObjectSet* filled) {
  const ir::MethodId method = solver_.nodes()[at.node].method;
  std::vector<Charge> result;
  if (!owners_.is_platform(method) && !owners_.is_transparent(method)) return {{at, {}, false}};
  struct Step {
    NodeId node;
    NodePlace shown;  // Whom the system is charged as: the innermost place that is not the engine's.
    bool kept;
  };
  std::vector<Step> work;
  absl::flat_hash_set<std::pair<NodeId, bool>> seen;
  absl::flat_hash_set<std::tuple<NodeId, uint32_t, bool>> charged;
  const auto visit = [&](NodeId node, NodePlace shown, bool kept) {
    if (filled != nullptr && is_filling(node, *filled)) return;
    const ir::MethodId here = solver_.nodes()[node].method;
    kept |= here.valid() && owners_.is_keeper(here);
    if (seen.insert({node, kept}).second) work.push_back({node, shown, kept});
  };
  visit(at.node, owners_.is_engine(method) ? NodePlace() : at, false);
  for (size_t i = 0; i < work.size(); ++i) {
    if (work.size() > k_most_visited || result.size() > k_most_charges) {
      is_cut_ = true;
      break;
    }
    const Step step = work[i];
    for (const action::ActionId action : reach_.begun_at(step.node))
      if (step.shown.node.valid()) result.push_back({step.shown, action, true});
    for (const Reach::Caller& caller : reach_.callers(step.node)) {
      const ir::MethodId by = solver_.nodes()[caller.node].method;
      const NodePlace place{caller.node, caller.instruction};
      if (!by.valid() || owners_.is_platform(by) || owners_.is_transparent(by)) {
        const bool shows = !step.shown.node.valid() && by.valid() && !owners_.is_engine(by);
        visit(caller.node, shows ? place : step.shown, step.kept);
      } else if (charged.insert({place.node, place.instruction, step.kept}).second) {
        result.push_back({place, {}, step.kept});
      }
    }
  }
  return result;
}

}  // namespace antecede::scan
