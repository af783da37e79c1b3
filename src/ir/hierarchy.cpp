#include "ir/hierarchy.h"

#include <algorithm>

#include <absl/container/flat_hash_set.h>

namespace antecede::ir {

Hierarchy::Hierarchy(const Program& program, base::Diagnostics& diagnostics) : program_(program) {
  connect(diagnostics);
  mark_complete();
}

void Hierarchy::connect(base::Diagnostics& diagnostics) {
  const size_t count = program_.classes().size();
  superclass_.resize(count);
  interfaces_.resize(count);
  subclasses_.resize(count);
  complete_.resize(count);
  for (size_t i = 0; i < count; ++i) {
    const Class& definition = program_[ClassId(i)];
    if (definition.superclass.valid()) superclass_[ClassId(i)] = program_.find_class(definition.superclass);
    for (TypeId type : definition.interfaces)
      if (ClassId found = program_.find_class(type); found.valid()) interfaces_[ClassId(i)].push_back(found);
  }
  break_cycles(diagnostics);
  for (size_t i = 0; i < count; ++i) {
    if (superclass_[ClassId(i)].valid()) subclasses_[superclass_[ClassId(i)]].push_back(ClassId(i));
    for (ClassId above : interfaces_[ClassId(i)]) subclasses_[above].push_back(ClassId(i));
  }
}

/// Depth-first over "names as ancestor" without recursion; a class on the current path is an ancestor of itself.
void Hierarchy::break_cycles(base::Diagnostics& diagnostics) {
  enum Color : uint8_t { New, Open, Done };
  base::IdVector<ClassId, uint8_t> color(program_.classes().size(), New);
  auto ancestor = [&](ClassId id, size_t i) {
    const auto& above = interfaces_[id];
    return i < above.size() ? above[i] : i == above.size() ? superclass_[id] : ClassId();
  };
  struct Frame {
    ClassId id;
    size_t next;
  };
  std::vector<Frame> stack;
  for (size_t root = 0; root < program_.classes().size(); ++root) {
    if (color[ClassId(root)] != New) continue;
    stack.push_back({ClassId(root), 0});
    color[ClassId(root)] = Open;
    while (!stack.empty()) {
      Frame& top = stack.back();
      const ClassId id = top.id;
      if (top.next > interfaces_[id].size()) {
        color[id] = Done;
        stack.pop_back();
        continue;
      }
      const ClassId above = ancestor(id, top.next++);
      if (!above.valid() || color[above] == Done) continue;
      if (color[above] == New) {
        color[above] = Open;
        stack.push_back({above, 0});
        continue;
      }
      diagnostics.add("hierarchy.cycle", base::Severity::Warning,
                      program_.class_name(id) + " is its own ancestor; its ancestors are ignored");
      superclass_[id] = ClassId();
      interfaces_[id].clear();
      top.next = 1;
    }
  }
}

void Hierarchy::mark_complete() {
  // Ancestors first: repeat over the classes until nothing changes would be quadratic, so walk down from the roots.
  const size_t count = program_.classes().size();
  base::IdVector<ClassId, uint32_t> waiting(count, 0);
  std::vector<ClassId> ready;
  for (size_t i = 0; i < count; ++i) {
    const ClassId id(i);
    waiting[id] = static_cast<uint32_t>(interfaces_[id].size()) + superclass_[id].valid();
    complete_[id] = (superclass_[id].valid() || !program_[id].superclass.valid()) &&
                    interfaces_[id].size() == program_[id].interfaces.size();
    if (!waiting[id]) ready.push_back(id);
  }
  while (!ready.empty()) {
    const ClassId id = ready.back();
    ready.pop_back();
    for (ClassId below : subclasses_[id]) {
      complete_[below] = complete_[below] && complete_[id];
      if (--waiting[below] == 0) ready.push_back(below);
    }
  }
}

bool Hierarchy::inherits(ClassId from, ClassId to) const {
  if (from == to) return true;
  absl::flat_hash_set<ClassId> seen{from};
  std::vector<ClassId> work{from};
  while (!work.empty()) {
    const ClassId id = work.back();
    work.pop_back();
    if (id == to) return true;
    if (superclass_[id].valid() && seen.insert(superclass_[id]).second) work.push_back(superclass_[id]);
    for (ClassId above : interfaces_[id])
      if (seen.insert(above).second) work.push_back(above);
  }
  return false;
}

Truth Hierarchy::is_subclass(ClassId from, TypeId to) const {
  if (to == program_.symbols().object() || program_[from].type == to) return Truth::Yes;
  const ClassId target = program_.find_class(to);
  if (target.valid()) return inherits(from, target) ? Truth::Yes : complete_[from] ? Truth::No : Truth::Unknown;
  // The target is not defined here: it may still be named as an ancestor.
  absl::flat_hash_set<ClassId> seen{from};
  std::vector<ClassId> work{from};
  while (!work.empty()) {
    const ClassId id = work.back();
    work.pop_back();
    const Class& definition = program_[id];
    if (definition.superclass == to || std::ranges::find(definition.interfaces, to) != definition.interfaces.end())
      return Truth::Yes;
    if (superclass_[id].valid() && seen.insert(superclass_[id]).second) work.push_back(superclass_[id]);
    for (ClassId above : interfaces_[id])
      if (seen.insert(above).second) work.push_back(above);
  }
  return complete_[from] ? Truth::No : Truth::Unknown;
}

Truth Hierarchy::is_subtype(TypeId from, TypeId to) const {
  const Symbols& symbols = program_.symbols();
  while (from != to) {
    const Type &source = symbols.type(from), &target = symbols.type(to);
    if (!source.is_reference() || !target.is_reference()) return Truth::No;
    if (to == symbols.object()) return Truth::Yes;
    if (source.is_array() && target.is_array()) {
      from = source.element;
      to = target.element;
      continue;
    }
    if (source.is_array()) {
      const std::string_view name = symbols.descriptor(to);
      return name == "Ljava/lang/Cloneable;" || name == "Ljava/io/Serializable;" ? Truth::Yes : Truth::No;
    }
    if (target.is_array()) return Truth::No;
    const ClassId id = program_.find_class(from);
    return id.valid() ? is_subclass(id, to) : Truth::Unknown;
  }
  return Truth::Yes;
}

}  // namespace antecede::ir
