#include "runtime/classes/class.h"

#include <algorithm>
#include <unordered_set>

#include "ir/symbols.h"

namespace antecede::runtime {

namespace {

bool is_below_interface(const Class& type, const Class& interface) {
  if (!type.has_many_ancestors) return std::ranges::binary_search(type.ancestors, interface.id);
  return std::ranges::binary_search(type.all_ancestors(), interface.id);
}

}  // namespace

bool Class::is_subclass_of(const Class* other) const {
  if (this == other) return true;
  if (other->is_interface()) return is_below_interface(*this, *other);
  if (other->is_array()) {
    if (!is_array()) return false;
    if (component->primitive || other->component->primitive) return component == other->component;
    return component->is_subclass_of(other->component);
  }
  if (other->depth < k_near_superclasses) return topmost[other->depth] == other;
  const Class* above = this;
  while (above && above->depth > other->depth) above = above->jump && above->jump->depth >= other->depth ? above->jump : above->super;
  return above == other;
}

/// The jumps are those of a skew-binary list: some are short, some long, so that any class above is few steps away.
void Class::go_below(const Class* above) {
  if (above) {
    topmost = above->topmost;
    depth = above->depth + 1;
    const Class* const next = above->jump;
    const bool is_balanced = next && next->jump && above->depth - next->depth == next->depth - next->jump->depth;
    jump = is_balanced ? next->jump : above;
  }
  if (depth < k_near_superclasses) topmost[depth] = this;
}

std::vector<uint32_t> Class::all_ancestors() const {
  if (!has_many_ancestors) return ancestors;
  std::unordered_set<const Class*> seen{this};
  std::vector<const Class*> work{this};
  std::vector<uint32_t> result;
  const auto add = [&](const Class* above) {
    if (above && seen.insert(above).second) work.push_back(above);
  };
  while (!work.empty()) {
    const Class* const at = work.back();
    work.pop_back();
    if (at != this && at->is_interface()) result.push_back(at->id);
    result.insert(result.end(), at->ancestors.begin(), at->ancestors.end());
    if (!at->has_many_ancestors) continue;
    add(at->super);
    for (const Class* const above : at->interfaces) add(above);
  }
  std::ranges::sort(result);
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

std::string Class::java_name() const {
  if (descriptor.empty()) return "?";  // Of a class object that reflection made.
  if (primitive) return ir::readable_type(descriptor);
  std::string name = ir::to_utf8(is_array() ? std::string_view(descriptor)
                                            : std::string_view(descriptor).substr(1, descriptor.size() - 2));
  std::ranges::replace(name, '/', '.');
  return name;
}

std::string Class::readable_name() const {
  return ir::readable_type(descriptor);
}

}  // namespace antecede::runtime
