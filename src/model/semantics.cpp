#include "model/semantics.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>

#include "base/assert.h"
#include "ir/class/class_symbols.h"

namespace antecede::model {

Semantics::Semantics(const ir::LoadedProgram& code, const ir::Hierarchy& hierarchy)
    : code_(code),
      program_(*code.program),
      hierarchy_(hierarchy),
      intrinsics_(program_.methods().size()),
      classes_(std::make_unique<std::atomic<Marks>[]>(program_.classes().size())),
      fields_(program_.fields().size()),
      methods_(program_.methods().size()) {
  for (const IntrinsicFacts& facts : intrinsics()) {
    const ir::MethodId id = find(facts.owner, facts.method, facts.descriptor);
    if (id.valid()) intrinsics_[id] = static_cast<uint8_t>(static_cast<uint8_t>(facts.id) + 1);
  }
}

Semantics::~Semantics() = default;

/// A native method of the framework; none: there is no such method.
ir::MethodId Semantics::find(std::string_view owner, std::string_view method, std::string_view descriptor) const {
  const ir::Symbols& symbols = program_.symbols();
  const ir::TypeId type = symbols.find_type("L" + std::string(owner) + ";");
  const ir::MethodId id = program_.definition(
      symbols.find_method({type, symbols.find_string(method), ir::find_proto(symbols, descriptor)}));
  if (!id.valid() || !(program_[id].access_flags & ir::k_native)) return {};
  return is_model(program_[id].owner) ? id : ir::MethodId();
}

std::optional<Intrinsic> Semantics::intrinsic(ir::MethodId id) const {
  const uint8_t number = intrinsics_[id];
  if (number == 0) return std::nullopt;
  return static_cast<Intrinsic>(number - 1);
}

// Natives -----------------------------------------------------------------------------------------------------------

void Semantics::make_natives() const {
  auto table = std::make_unique<NativeTable>();
  table->natives = Natives::built_in();
  table->places = base::IdVector<ir::MethodId, uint16_t>(program_.methods().size());
  const std::vector<NativeMethod>& list = table->natives.list();
  ANTECEDE_ASSERT(list.size() < std::numeric_limits<uint16_t>::max());
  for (size_t i = 0; i < list.size(); ++i) {
    const ir::MethodId id = find(list[i].owner, list[i].name, list[i].descriptor);
    if (id.valid()) table->places[id] = static_cast<uint16_t>(i + 1);
  }
  natives_ = std::move(table);
}

const NativeMethod* Semantics::native(ir::MethodId id) const {
  if (!(program_[id].access_flags & ir::k_native)) return nullptr;
  std::call_once(natives_made_, [this] { make_natives(); });
  const uint16_t place = natives_->places[id];
  return place == 0 ? nullptr : &natives_->natives.list()[place - 1u];
}

// Marks -------------------------------------------------------------------------------------------------------------

bool Semantics::is_observable(ir::FieldId id) const {
  const ir::Field& field = program_[id];
  if (field.access_flags & ir::k_final) return false;
  if (!is_model(field.owner)) return true;
  marks_of(field.owner);
  return fields_[id] & k_observable;
}

bool Semantics::is_atomic(ir::FieldId id) const {
  return program_[id].access_flags & ir::k_volatile || is_atomic(program_[id].owner);
}

bool Semantics::is_concrete(ir::MethodId id) const {
  return is_concrete(program_[id].owner) || methods_[id] & k_concrete;
}

bool Semantics::is_plain(ir::MethodId id) const {
  return is_plain(program_[id].owner) && !(methods_[id] & k_followed);
}

bool Semantics::is_mirrored(ir::MethodId id) const {
  marks_of(program_[id].owner);
  return methods_[id] & k_mirrored;
}

Semantics::Marks Semantics::meaning_of(std::string_view annotation) {
  if (annotation == "Lantecede/Observable;") return k_observable;
  if (annotation == "Lantecede/Atomic;") return k_atomic;
  if (annotation == "Lantecede/Concrete;") return k_concrete;
  if (annotation == "Lantecede/Plain;") return k_plain;
  if (annotation == "Lantecede/Holder;") return k_holder;
  if (annotation == "Lantecede/Mirrored;") return k_mirrored;
  if (annotation == "Lantecede/Followed;") return k_followed;
  return 0;
}

/// What follows from the name of a class of the library.
Semantics::Marks Semantics::rules_for(ir::ClassId id) const {
  static constexpr std::array<std::string_view, 3> k_clocks{"Lantecede/World;", "Ljava/lang/System;",
                                                            "Landroid/os/SystemClock;"};
  const std::string_view name = program_.symbols().descriptor(program_[id].type);
  Marks marks = 0;
  if (name.starts_with("Ljava/util/")) marks |= k_utility;
  if (name.starts_with("Ljava/util/concurrent/")) marks |= k_concurrent;
  if (std::ranges::find(k_clocks, name) != k_clocks.end()) marks |= k_clock;
  return marks;
}

/// Those above first, because a mark can be inherited; no recursion, because a hostile program has long chains.
Semantics::Marks Semantics::look_at(ir::ClassId id) const {
  const std::lock_guard lock(looking_);
  std::vector<ir::ClassId> unknown;
  for (ir::ClassId at = id; at.valid() && !classes_[at.value()].load(); at = hierarchy_.superclass(at))
    unknown.push_back(at);
  for (; !unknown.empty(); unknown.pop_back()) look_at_one(unknown.back());
  return classes_[id.value()].load();
}

void Semantics::mark_texts(ir::ClassId id) const {
  const ir::Symbols& symbols = program_.symbols();
  const ir::StringId name = symbols.find_string("toString");
  const ir::TypeId text = symbols.find_type("Ljava/lang/CharSequence;");
  if (!name.valid() || !text.valid() || hierarchy_.is_subclass(id, text) == ir::Truth::Yes) return;
  for (const ir::MethodId method : program_[id].virtual_methods) {
    const ir::MethodRef& ref = symbols.method(program_[method].ref);
    if (ref.name == name && symbols.proto_descriptor(ref.proto) == "()Ljava/lang/String;") methods_[method] |= k_concrete;
  }
}

/// What the annotations of the class say, kept because many others may stand in it.
Semantics::Marks Semantics::written_on(ir::ClassId id) const {
  const auto [place, added] = written_.try_emplace(id, Marks{0});
  if (added)
    for (const std::string_view type : program_.source(program_[id].source).marks(program_, id).on_class)
      place->second |= meaning_of(type);
  return place->second;
}

/// Of the outermost class around it, and of its package.
Semantics::Marks Semantics::marks_around(ir::ClassId id) const {
  const std::string_view name = program_.symbols().descriptor(program_[id].type);
  const size_t package = name.rfind('/') + 1;  // Its length; 0: it has none.
  const std::array<std::string, 2> around{std::string(name.substr(0, name.find('$', package + 1))) + ";",
                                          std::string(name.substr(0, package)) + "package-info;"};
  Marks marks = 0;
  for (const std::string& one : around)
    if (const ir::ClassId found = program_.find_class(one); found.valid() && is_model(found)) marks |= written_on(found);
  return marks;
}

/// What a class has from the one above it and, in the framework, from what it stands in.
Semantics::Marks Semantics::handed_down(ir::ClassId id) const {
  const ir::ClassId above = hierarchy_.superclass(id);
  const Marks inherited = above.valid() ? classes_[above.value()].load() : Marks{0};
  if (!is_model(id)) return inherited & k_atomic;
  return static_cast<Marks>((inherited & (k_atomic | k_plain | k_holder)) | (marks_around(id) & (k_plain | k_holder)));
}

void Semantics::look_at_one(ir::ClassId id) const {
  Marks marks = k_known | handed_down(id);
  if (is_model(id)) {
    const ir::ClassMarks found = program_.source(program_[id].source).marks(program_, id);
    marks |= rules_for(id);
    for (const std::string_view type : found.on_class) marks |= meaning_of(type);
    for (const auto& [field, type] : found.on_fields) fields_[field] |= meaning_of(type);
    for (const auto& [method, type] : found.on_methods) methods_[method] |= meaning_of(type);
    mark_texts(id);
  }
  if (marks & k_followed) marks &= static_cast<Marks>(~k_plain);
  classes_[id.value()].store(marks, std::memory_order_release);
}

}  // namespace antecede::model
