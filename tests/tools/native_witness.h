#pragma once

#include <cstring>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "model/semantics.h"
#include "runtime/heap/object.h"
#include "runtime/machine.h"

namespace antecede::tools {

/// Holds what native methods of the model do to the heap against what they declare (framework/natives), in a run: the
/// whole heap and all static fields are compared before and after a call, and what it returns is looked at.
///
/// Intrinsics change nothing that a field or an element holds. Looks at the first calls of each method only, because
/// each costs a copy of the heap. What a native asks the machine to call in its place (`TailCall`) is code like any
/// other. Heads of objects, and numbers that the machine keeps in objects, are no part of the heap that Java sees.
class NativeWitness {
 public:
  explicit NativeWitness(runtime::Machine& machine) : machine_(machine) {}

  void called(const runtime::Method& method, const runtime::Slot* arguments);
  void returned(const runtime::Method& method, const runtime::Slot* arguments, runtime::Slot result);

  /// What the call that is under way does is told otherwise.
  void forget() { method_ = nullptr; }

  /// What was done and is not declared, as text.
  const std::set<std::string>& problems() const { return problems_; }
  /// Methods that were looked at.
  const std::set<std::string>& seen() const { return seen_; }

 private:
  using Effect = model::HeapEffect;
  using Ref = runtime::Ref;
  static constexpr int k_calls_per_method = 6;

  static std::string name_of(const runtime::Method& method);
  const std::vector<Effect>& effects() const;
  Ref operand(int number) const;
  void compare_heap();
  void compare_object(Ref object);
  void compare_statics(runtime::Slot result);
  void changed_element(Ref array, uint32_t index);
  void changed_field(Ref object, const runtime::Field& field);
  void check_result(Ref result);
  bool may_return(const Effect& effect, Ref result) const;
  bool intrinsic_may_return(Ref result) const;
  bool is_new(Ref ref) const { return ref >= top_; }
  bool is_value(Ref ref) const;
  bool is_reflective(Ref ref) const;
  bool holds(Ref object, Ref value) const;
  const runtime::Field* field_at_offset(const runtime::Class& type, uint32_t offset) const;
  void report(const std::string& what) { problems_.insert(fmt::format("{} {}", name_of(*method_), what)); }

  runtime::Machine& machine_;
  std::map<const runtime::Method*, int> calls_;
  std::set<std::string> problems_, seen_;
  // Of the call that is under way.
  const runtime::Method* method_ = nullptr;
  std::vector<runtime::Slot> arguments_;
  std::vector<std::byte> heap_;
  size_t top_ = 0;
  std::vector<runtime::Slot> statics_;
  size_t classes_ = 0;
};

inline std::string NativeWitness::name_of(const runtime::Method& method) {
  return fmt::format("{}.{}{}", method.owner->java_name(), method.name, method.descriptor);
}

inline void NativeWitness::called(const runtime::Method& method, const runtime::Slot* arguments) {
  method_ = nullptr;
  if (!(method.flags & ir::k_native) || !method.id.valid() || ++calls_[&method] > k_calls_per_method) return;
  method_ = &method;
  seen_.insert(name_of(method));
  arguments_.assign(arguments, arguments + method.argument_count);
  top_ = machine_.heap().top();
  heap_.assign(machine_.heap().base(), machine_.heap().base() + top_);
  statics_.assign(machine_.statics(), machine_.statics() + machine_.classes().static_slots());
  classes_ = machine_.classes().list().size();
}

inline void NativeWitness::returned(const runtime::Method& method, const runtime::Slot*, runtime::Slot result) {
  if (method_ != &method) return;
  compare_heap();
  compare_statics(result);
  if (method.return_tag == 'L' || method.return_tag == '[') check_result(result.ref);
  method_ = nullptr;
}

inline const std::vector<model::HeapEffect>& NativeWitness::effects() const {
  static const std::vector<Effect> k_none;
  const model::NativeMethod* native =
      method_->intrinsic ? nullptr : machine_.classes().semantics().native(method_->id);
  return native ? native->effects : k_none;
}

inline runtime::Ref NativeWitness::operand(int number) const {
  const int place = number == Effect::k_this ? 0 : number + (method_->is_static() ? 0 : 1);
  if (place < 0) return runtime::k_null;
  // A long or a double takes one slot, as all do.
  return static_cast<size_t>(place) < arguments_.size() ? arguments_[static_cast<size_t>(place)].ref : runtime::k_null;
}

// What changed ------------------------------------------------------------------------------------------------------

inline void NativeWitness::compare_heap() {
  if (std::memcmp(heap_.data(), machine_.heap().base(), top_) == 0) return;
  for (size_t at = runtime::Heap::k_first_object; at < top_;) {
    const Ref ref = static_cast<Ref>(at);
    const size_t size = runtime::size_of(machine_.object(ref), machine_.class_of(ref));
    if (std::memcmp(&heap_[at], machine_.heap().base() + at, size) != 0) compare_object(ref);
    at += (size + runtime::k_object_alignment - 1) & ~size_t(runtime::k_object_alignment - 1);
  }
}

inline void NativeWitness::compare_object(Ref object) {
  const runtime::Class& type = machine_.class_of(object);
  const uint32_t size = static_cast<uint32_t>(runtime::size_of(machine_.object(object), type));
  std::set<uint32_t> elements;
  std::set<const runtime::Field*> fields;
  for (uint32_t offset = runtime::k_first_field; offset < size; ++offset) {
    if (heap_[object + offset] == *(machine_.heap().base() + object + offset)) continue;
    if (type.is_array()) {
      const uint32_t width = runtime::storage_size(type.element), first = runtime::element_offset(width);
      if (offset >= first) elements.insert((offset - first) / width);
    } else if (const runtime::Field* field = field_at_offset(type, offset)) {
      fields.insert(field);
    }
  }
  for (const uint32_t index : elements) changed_element(object, index);
  for (const runtime::Field* field : fields) changed_field(object, *field);
}

inline void NativeWitness::changed_element(Ref array, uint32_t index) {
  const runtime::Class& type = machine_.class_of(array);
  const bool is_reference = type.element == runtime::Storage::Reference;
  const Ref value = is_reference ? runtime::elements_of<Ref>(machine_.array(array))[index] : runtime::k_null;
  for (const Effect& effect : effects()) {
    if (operand(effect.to) != array) continue;
    if (effect.kind == Effect::Kind::CopiesElements || effect.kind == Effect::Kind::Fills) return;
    if (effect.kind == Effect::Kind::StoresElement && value == operand(effect.from)) return;
  }
  report(fmt::format("changes an element of {}", type.readable_name()));
}

inline void NativeWitness::changed_field(Ref object, const runtime::Field& field) {
  const ir::Program& program = machine_.program();
  const std::string_view name = program.symbols().text(program.symbols().field(program[field.id].ref).name);
  for (const Effect& effect : effects()) {
    if (operand(effect.to) != object) continue;
    if (effect.kind == Effect::Kind::Writes) return;
    if (effect.kind == Effect::Kind::Stores && effect.name == name) return;
  }
  report(fmt::format("changes {}.{}", field.owner->java_name(), name));
}

/// Static fields of classes that were linked before.
inline void NativeWitness::compare_statics(runtime::Slot) {
  const bool writes = std::ranges::any_of(effects(), [](const Effect& effect) { return effect.kind == Effect::Kind::Writes; });
  if (writes) return;
  for (size_t i = 0; i < classes_; ++i) {
    const runtime::Class& type = *machine_.classes().list()[i];
    for (uint32_t slot = type.first_static; slot < type.first_static + type.static_count && slot < statics_.size(); ++slot)
      if (statics_[slot].bits != machine_.statics()[slot].bits)
        report(fmt::format("changes a static field of {}", type.java_name()));
  }
}

inline const runtime::Field* NativeWitness::field_at_offset(const runtime::Class& type, uint32_t offset) const {
  for (const runtime::Class* above = &type; above; above = above->super) {
    if (!above->definition.valid()) continue;
    for (const ir::FieldId id : machine_.program()[above->definition].instance_fields) {
      const runtime::Field& field = machine_.classes().field(id);
      if (offset >= field.offset && offset < field.offset + runtime::storage_size(field.storage)) return &field;
    }
  }
  return nullptr;
}

// What it returns ---------------------------------------------------------------------------------------------------

/// A text, or another thing that nobody can change: an object of a class that an analysis takes for a value.
inline bool NativeWitness::is_value(Ref ref) const {
  const runtime::Class& type = machine_.class_of(ref);
  return type.definition.valid() && machine_.classes().semantics().is_plain(type.definition);
}

/// It stands for a class or a member, or is an array of such.
inline bool NativeWitness::is_reflective(Ref ref) const {
  const runtime::Class* type = &machine_.class_of(ref);
  while (type->is_array()) type = type->component;
  return type->java_name() == "java.lang.Class" || type->java_name().starts_with("java.lang.reflect.");
}

inline bool NativeWitness::holds(Ref object, Ref value) const {
  const runtime::Class& type = machine_.class_of(object);
  if (!type.is_array())
    return type.any_reference([&](uint32_t offset) { return runtime::field_at<Ref>(machine_.object(object), offset) == value; });
  if (type.element != runtime::Storage::Reference) return false;
  runtime::ArrayHeader* const array = machine_.array(object);
  return std::any_of(runtime::elements_of<Ref>(array), runtime::elements_of<Ref>(array) + array->length,
                     [&](Ref element) { return element == value; });
}

inline void NativeWitness::check_result(Ref result) {
  if (!result) return;
  if (method_->intrinsic) {
    if (!intrinsic_may_return(result)) report(fmt::format("returns an old {}", machine_.class_of(result).readable_name()));
    return;
  }
  for (const Effect& effect : effects())
    if (may_return(effect, result)) return;
  report(fmt::format("returns {} {}", is_new(result) ? "a new" : "an old", machine_.class_of(result).readable_name()));
}

inline bool NativeWitness::may_return(const Effect& effect, Ref result) const {
  const Ref from = operand(effect.from);
  switch (effect.kind) {
    case Effect::Kind::Pure:
    case Effect::Kind::World: return is_value(result);
    case Effect::Kind::ReturnsNew: {
      if (!is_new(result)) return false;
      const runtime::Class* wanted = effect.name.empty() ? nullptr : machine_.classes().find("L" + effect.name + ";");
      return !wanted || machine_.class_of(result).is_subclass_of(wanted);
    }
    case Effect::Kind::Returns: return result == from;
    case Effect::Kind::ReturnsElement:
    case Effect::Kind::ReturnsField: return from && holds(from, result);
    case Effect::Kind::ReturnsCopy: return is_new(result) && &machine_.class_of(result) == &machine_.class_of(from);
    case Effect::Kind::ReturnsClass: return from && result == machine_.mirror(machine_.class_of(from));
    case Effect::Kind::Calls:
    case Effect::Kind::Invokes: return true;
    case Effect::Kind::Finds:
    case Effect::Kind::FindsClass:
    case Effect::Kind::FindsMember:
    case Effect::Kind::FindsMembers:
    case Effect::Kind::FindsProxyClass: return is_reflective(result) || is_new(result);
    case Effect::Kind::NamesClass: return is_value(result);
    case Effect::Kind::MakesProxy:
    case Effect::Kind::Makes: return is_new(result);
    // A static field, or one of the object; a number comes in a box.
    case Effect::Kind::Reads: return !operand(effect.to) || holds(operand(effect.to), result) || is_value(result) || is_new(result);
    case Effect::Kind::Stores:
    case Effect::Kind::StoresElement:
    case Effect::Kind::CopiesElements:
    case Effect::Kind::Fills:
    case Effect::Kind::Writes: return false;
  }
  return false;
}

/// One of its operands, a new object, or what its meaning has for it: a thread, or what was enqueued or registered.
inline bool NativeWitness::intrinsic_may_return(Ref result) const {
  using model::Intrinsic;
  const Intrinsic intrinsic = *method_->intrinsic;
  if (intrinsic == Intrinsic::ThreadCurrent || intrinsic == Intrinsic::QueueTake ||
      intrinsic == Intrinsic::QueueRemoveOne || intrinsic == Intrinsic::CallbackDeliver)
    return true;
  return is_new(result) || std::ranges::any_of(arguments_, [&](runtime::Slot slot) { return slot.ref == result; });
}

}  // namespace antecede::tools
