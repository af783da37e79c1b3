#include "ir/hierarchy.h"

#include <algorithm>

#include <absl/container/flat_hash_set.h>

#include "ir/hierarchy/ancestor_sets.h"
#include "ir/hierarchy/dispatch_tables.h"

namespace antecede::ir {

namespace {
// Hostile programs could make the lists of all interfaces quadratic.
constexpr size_t k_least_intervals = size_t{1} << 20, k_intervals_per_class = 16;
}  // namespace

Hierarchy::Hierarchy(const Program& program, base::Diagnostics& diagnostics)
    : program_(program),
      fields_(program.symbols().field_count()),
      methods_(program.symbols().method_count()),
      supers_(program.symbols().method_count()) {
  connect(diagnostics);
  mark_complete();
}

Hierarchy::~Hierarchy() = default;

const AncestorSets& Hierarchy::ancestors() const {
  return ancestors_.get([this] { return std::make_unique<const AncestorSets>(program_, *this); });
}

const DispatchTables& Hierarchy::tables() const {
  return tables_.get([this] { return std::make_unique<const DispatchTables>(program_, *this, order(), ancestors()); });
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
  if (order().extends(from, to)) return true;
  const AncestorSet* above = ancestors().of(from);
  return above ? above->contains(program_[to].type) : inherits_by_walking(from, to);
}

bool Hierarchy::inherits_by_walking(ClassId from, ClassId to) const {
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
  const AncestorSet* above = ancestors().of(from);
  if (above ? above->contains(to) : names_by_walking(from, to)) return Truth::Yes;
  return complete_[from] ? Truth::No : Truth::Unknown;
}

bool Hierarchy::names_by_walking(ClassId from, TypeId to) const {
  absl::flat_hash_set<ClassId> seen{from};
  std::vector<ClassId> work{from};
  while (!work.empty()) {
    const ClassId id = work.back();
    work.pop_back();
    const Class& definition = program_[id];
    if (definition.superclass == to || std::ranges::find(definition.interfaces, to) != definition.interfaces.end())
      return true;
    if (superclass_[id].valid() && seen.insert(superclass_[id]).second) work.push_back(superclass_[id]);
    for (ClassId above : interfaces_[id])
      if (seen.insert(above).second) work.push_back(above);
  }
  return false;
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

ClassIntervals Hierarchy::subtypes(ClassId id) const {
  {
    const std::lock_guard lock(subtypes_mutex_);
    if (const auto known = subtypes_.find(id); known != subtypes_.end()) return known->second;
  }
  ClassIntervals found(find_subtypes(id));
  const std::lock_guard lock(subtypes_mutex_);
  if (intervals_kept_ + found->size() > k_least_intervals + k_intervals_per_class * superclass_.size()) return found;
  const auto [place, is_new] = subtypes_.try_emplace(id, found);
  if (is_new) intervals_kept_ += found->size();
  return place->second;
}

std::vector<ClassInterval> Hierarchy::find_subtypes(ClassId id) const {
  if (program_[id].type == program_.symbols().object())
    return {{0, static_cast<uint32_t>(superclass_.size() - 1)}};
  // Down to all that name it, in any way; of those a class extends, the interval of the topmost has all.
  std::vector<ClassInterval> found;
  std::vector<ClassId> work{id};
  absl::flat_hash_set<ClassId> seen{id};
  while (!work.empty()) {
    const ClassId at = work.back();
    work.pop_back();
    found.push_back(interval(at));
    for (ClassId below : subclasses_[at])
      if (seen.insert(below).second) work.push_back(below);
  }
  std::ranges::sort(found, {}, &ClassInterval::first);
  size_t last = 0;
  for (const ClassInterval& next : found) {
    if (next.first > uint64_t{found[last].last} + 1)
      found[++last] = next;
    else
      found[last].last = std::max(found[last].last, next.last);
  }
  found.resize(last + 1);
  found.shrink_to_fit();
  return found;
}

}  // namespace antecede::ir
