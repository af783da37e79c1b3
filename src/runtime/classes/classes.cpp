#include "runtime/classes/classes.h"

#include <algorithm>

#include "base/assert.h"
#include "runtime/heap/object.h"
#include "runtime/interpreter/interpreter.h"
#include "runtime/natives/native_table.h"

namespace antecede::runtime {

namespace {

/// Classes of whose objects the machine keeps a number: which class, thread or queue it is, or (exceptions) whether
/// the machine raised it.
constexpr std::string_view k_numbered[] = {"Ljava/lang/Class;", "Ljava/lang/Thread;", "Lantecede/Queue;",
                                           "Ljava/lang/Throwable;"};

void set_native(Method& method, const Native& native) {
  method.native = native.function;
  if (native.function) prepare_checks(method, native.required);
}

std::string_view package_of(std::string_view descriptor) {
  const size_t slash = descriptor.rfind('/');
  return descriptor.substr(0, slash == std::string_view::npos ? 0 : slash);
}

constexpr uint32_t align(uint32_t offset, uint32_t to) {
  return (offset + to - 1) & ~(to - 1);
}

}  // namespace

void describe_arguments(Method& method) {
  method.references.clear();
  uint16_t count = 0;
  if (!method.is_static()) method.references.push_back(count++);
  const std::string_view text = method.descriptor;
  size_t at = 1;
  while (at < text.size() && text[at] != ')') {
    const char tag = text[at];
    while (text[at] == '[') ++at;
    at = text[at] == 'L' ? text.find(';', at) + 1 : at + 1;
    if (tag == 'L' || tag == '[') method.references.push_back(count);
    ++count;
  }
  method.return_tag = text[at + 1];
  method.argument_count = count;
  method.frame_slots = count + 1u;
}

Classes::Classes(const ir::LoadedProgram& code, const ir::Hierarchy& hierarchy, const model::CodeNames* names)
    : code_(code), program_(*code.program), hierarchy_(hierarchy), names_(names), semantics_(code, hierarchy) {
  by_type_ = base::IdVector<ir::TypeId, Class*>(program_.symbols().type_count(), nullptr);
  by_definition_ = base::IdVector<ir::ClassId, Class*>(program_.classes().size(), nullptr);
  fields_.resize(program_.fields().size());
  methods_ = base::IdVector<ir::MethodId, Method*>(program_.methods().size(), nullptr);
  new_class("");  // Number 0 is nobody's, so that a header of zeros is not an object.
}

/// Writes the dispatch table of a class that is being linked: that of the superclass, until something differs.
class Classes::VtableWriter {
 public:
  VtableWriter(Class& type, Classes& classes) : type_(type), classes_(classes) {}

  const Class& type() const { return type_; }
  void set(uint32_t index, Method* method) {
    make_own();
    own_[index] = method;
  }
  void add(Method* method) {
    make_own();
    own_[type_.vtable_size++] = method;
  }

 private:
  void make_own() {
    if (own_) return;
    const size_t virtual_methods = classes_.program_[type_.definition].virtual_methods.size();
    own_ = classes_.own_vtable(type_, std::max<size_t>(type_.vtable_size, std::min(type_.vtable_size + virtual_methods, Class::k_most_slots)));
  }

  Class& type_;
  Classes& classes_;
  Method** own_ = nullptr;
};

Class* Classes::new_class(std::string descriptor) {
  classes_.push_back(std::make_unique<Class>());
  Class* type = classes_.back().get();
  type->id = static_cast<uint32_t>(list_.size());
  type->descriptor = std::move(descriptor);
  list_.push_back(type);
  by_descriptor_.try_emplace(type->descriptor, type);
  return type;
}

void Classes::set_entry(Method& method, Operation operation) const {
  method.entry = entry_cell(operation);
}

Class* Classes::of_type(ir::TypeId type) {
  if (Class* known = by_type_[type]) return known;
  const ir::Type& facts = program_.symbols().type(type);
  Class* result = nullptr;
  if (facts.is_array()) {
    result = array_of(of_type(facts.element));
  } else if (!facts.is_class()) {
    result = primitive(facts.tag);
  } else {
    const ir::ClassId id = program_.find_class(type);
    result = id.valid() ? link(id) : missing_class(type);
  }
  if (!result->type.valid()) result->type = type;
  return by_type_[type] = result;
}

Class* Classes::of_definition(ir::ClassId id) {
  return by_definition_[id] ? by_definition_[id] : of_type(program_[id].type);
}

Class* Classes::primitive(char tag) {
  const std::string descriptor(1, tag);
  if (auto found = by_descriptor_.find(std::string(descriptor)); found != by_descriptor_.end()) return found->second;
  Class* type = new_class(descriptor);
  type->primitive = tag;
  type->framework = true;
  type->flags = ir::k_public | ir::k_final | ir::k_abstract;
  type->element = storage_of(tag);
  return type;
}

Class* Classes::array_of(Class* component) {
  if (component->array) return component->array;
  Class* object = known("java/lang/Object");
  Class* type = new_class("[" + component->descriptor);
  ++made_;
  component->array = type;
  type->component = component;
  type->element = component->primitive ? component->element : Storage::Reference;
  type->framework = component->framework;
  type->internal = component->internal;
  type->denied = component->denied;
  type->flags = (component->flags & (ir::k_public | ir::k_private | ir::k_protected)) | ir::k_final | ir::k_abstract;
  type->super = object;
  type->interfaces = {known("java/lang/Cloneable"), known("java/io/Serializable")};
  inherit(*type);
  share_vtable(*type, *object);
  return type;
}

Class* Classes::missing_class(ir::TypeId type) {
  Class* result = new_class(std::string(program_.symbols().descriptor(type)));
  result->missing = true;
  result->framework = true;
  result->flags = ir::k_public;
  result->super = known("java/lang/Object");
  inherit(*result);
  share_vtable(*result, *result->super);
  result->instance_size = result->super->instance_size;
  return result;
}

Class* Classes::find(std::string_view descriptor) {
  if (descriptor.empty()) return nullptr;  // Nobody's.
  if (auto found = by_descriptor_.find(std::string(descriptor)); found != by_descriptor_.end())
    return found->second->missing ? nullptr : found->second;
  if (descriptor[0] == '[') {
    if (descriptor.size() > 256 || descriptor == "[V") return nullptr;
    Class* component = find(descriptor.substr(1));
    return component && component->descriptor != "V" ? array_of(component) : nullptr;
  }
  if (descriptor.size() == 1 && std::string_view("VZBSCIJFD").find(descriptor[0]) != std::string_view::npos)
    return primitive(descriptor[0]);
  const ir::TypeId type = program_.symbols().find_type(descriptor);
  if (!type.valid() || !program_.find_class(type).valid()) return nullptr;
  return of_type(type);
}

Class* Classes::known(std::string_view internal_name) {
  Class* found = find("L" + std::string(internal_name) + ";");
  ANTECEDE_ASSERT(found != nullptr);
  return found;
}

/// Links what is above first; no recursion, because a hostile program has long chains.
Class* Classes::link(ir::ClassId id) {
  std::vector<ir::ClassId> work{id};
  while (!work.empty()) {
    const ir::ClassId next = work.back();
    const size_t before = work.size();
    if (!by_definition_[next]) {
      if (const ir::ClassId above = hierarchy_.superclass(next); above.valid() && !by_definition_[above])
        work.push_back(above);
      for (const ir::ClassId above : hierarchy_.interfaces(next))
        if (!by_definition_[above]) work.push_back(above);
      if (work.size() != before) continue;
      link_one(next);
    }
    work.pop_back();
  }
  return by_definition_[id];
}

Class* Classes::link_one(ir::ClassId id) {
  const ir::Class& definition = program_[id];
  Class* type = new_class(std::string(program_.symbols().descriptor(definition.type)));
  by_definition_[id] = by_type_[definition.type] = type;
  type->definition = id;
  type->type = definition.type;
  type->flags = definition.access_flags;
  type->framework = semantics_.is_model(id);
  type->library = names_ && names_->origin(id) == base::Origin::Library;
  if (const ir::ClassId above = hierarchy_.superclass(id); above.valid()) {
    type->super = by_definition_[above];
  } else if (definition.superclass.valid()) {
    type->super = of_type(definition.superclass);  // A stand-in.
    if (type->super == type) type->super = known("java/lang/Object");
  }
  for (const ir::ClassId above : hierarchy_.interfaces(id)) type->interfaces.push_back(by_definition_[above]);
  inherit(*type);
  decide_visibility(*type);
  lay_out_instance(*type, definition.instance_fields);
  add_hidden_field(*type);
  lay_out_statics(*type, definition.static_fields);
  make_methods(*type);
  return type;
}

void Classes::inherit(Class& type) {
  type.go_below(type.super);
  collect_interfaces(type);
}

void Classes::collect_interfaces(Class& type) {
  if (type.super) {
    type.ancestors = type.super->ancestors;
    type.has_many_ancestors = type.super->has_many_ancestors;
  }
  for (const Class* above : type.interfaces) {
    type.ancestors.push_back(above->id);
    type.ancestors.insert(type.ancestors.end(), above->ancestors.begin(), above->ancestors.end());
    type.has_many_ancestors |= above->has_many_ancestors;
  }
  std::ranges::sort(type.ancestors);
  type.ancestors.erase(std::unique(type.ancestors.begin(), type.ancestors.end()), type.ancestors.end());
  type.has_many_ancestors |= type.ancestors.size() > Class::k_most_ancestors;
  if (type.has_many_ancestors) type.ancestors = {};
}

/// Those of the superclass, or a word on where they are.
void Classes::inherit_references(Class& type) {
  if (type.super->references.size() > Class::k_most_references) {
    type.more_references = type.super;
    return;
  }
  type.references = type.super->references;
  type.more_references = type.super->more_references;
}

void Classes::share_vtable(Class& type, const Class& above) {
  type.vtable = above.vtable;
  type.vtable_size = above.vtable_size;
}

/// Gives the class a dispatch table of its own, with room for so many.
Method** Classes::own_vtable(Class& type, size_t room) {
  vtables_.push_back(std::make_unique<Method*[]>(room));
  std::copy_n(type.vtable, type.vtable_size, vtables_.back().get());
  type.vtable = vtables_.back().get();
  return vtables_.back().get();
}

/// Behind the fields of the superclass, the largest first.
void Classes::lay_out_instance(Class& type, base::IdRange<ir::FieldId> fields) {
  uint32_t end = k_first_field;
  if (type.super) {
    end = std::max(end, type.super->instance_size);
    inherit_references(type);
    type.hidden_field = type.super->hidden_field;
  }
  for (const uint32_t size : {8u, 4u, 2u, 1u}) {
    for (const ir::FieldId id : fields) {
      const ir::FieldRef& ref = program_.symbols().field(program_[id].ref);
      const Storage storage = storage_of(program_.symbols().type(ref.type).tag);
      if (storage_size(storage) != size) continue;
      end = align(end, size);
      fields_[id] = {&type, end, storage, false, id};
      if (storage == Storage::Reference) type.references.push_back(end);
      end += size;
    }
  }
  type.instance_size = align(end, k_object_alignment);
}

void Classes::add_hidden_field(Class& type) {
  if (std::ranges::find(k_numbered, type.descriptor) == std::end(k_numbered)) return;
  type.hidden_field = type.instance_size;
  type.instance_size += k_object_alignment;
}

/// References first, for the collector.
void Classes::lay_out_statics(Class& type, base::IdRange<ir::FieldId> fields) {
  type.first_static = static_cast<uint32_t>(static_slots_);
  type.static_count = static_cast<uint32_t>(fields.size());
  for (const bool references : {true, false}) {
    for (const ir::FieldId id : fields) {
      const ir::FieldRef& ref = program_.symbols().field(program_[id].ref);
      const Storage storage = storage_of(program_.symbols().type(ref.type).tag);
      if ((storage == Storage::Reference) != references) continue;
      fields_[id] = {&type, static_cast<uint32_t>(static_slots_++), storage, true, id};
      if (references) ++type.static_references;
    }
  }
}

void Classes::fill_method(Method& method, ir::MethodId id, Class& type) {
  const ir::Method& definition = program_[id];
  const ir::MethodRef& ref = program_.symbols().method(definition.ref);
  method.id = id;
  method.ref = definition.ref;
  method.owner = &type;
  method.flags = definition.access_flags;
  method.framework = type.framework;
  method.library = type.library;
  method.name = program_.symbols().text(ref.name);
  method.descriptor = program_.symbols().proto_descriptor(ref.proto);
  describe_arguments(method);
  const std::string_view owner = std::string_view(type.descriptor).substr(1, type.descriptor.size() - 2);
  if (definition.access_flags & ir::k_native) {
    method.intrinsic = semantics_.intrinsic(id);
    method.only_tells = method.intrinsic && model::tells_of_contents(*method.intrinsic);
    if (method.intrinsic)
      set_native(method, native_of(*method.intrinsic));
    else if (type.framework)
      set_native(method, find_native(owner, method.name, method.descriptor));
    set_entry(method, method.native ? Operation::CallNative : Operation::CallMissing);
  } else if (method.is_abstract() || !definition.has_code()) {
    set_entry(method, Operation::CallAbstract);
  } else {
    if (type.framework) set_native(method, find_shortcut(owner, method.name, method.descriptor));
    set_entry(method, method.native ? Operation::CallNative : Operation::DecodeMethod);
  }
}

/// Null where nothing is known, or where the contract speaks of an argument that is not there.
const model::Meaning* Classes::meaning_of(const Method& method) const {
  const model::Meaning* const found = names_->meanings().of(method.id);
  return found && found->contract->argument < method.argument_count ? found : nullptr;
}

void Classes::make_methods(Class& type) {
  const ir::Class& definition = program_[type.definition];
  if (type.super) share_vtable(type, *type.super);
  VtableWriter vtable(type, *this);
  const bool has_meanings = type.library && names_->meanings().of(type.definition);
  for (const bool direct : {true, false}) {
    for (const ir::MethodId id : direct ? definition.direct_methods : definition.virtual_methods) {
      method_storage_.push_back(std::make_unique<Method>());
      Method* method = method_storage_.back().get();
      methods_[id] = method;
      fill_method(*method, id, type);
      if (has_meanings) method->meaning = meaning_of(*method);
      type.methods.push_back(method);
      if (direct && method->name == "<clinit>") type.initialiser = method;
      if (!direct && !type.is_interface()) place_in_vtable(vtable, *method);
    }
  }
  // Constants of static fields are set when the class is initialised, too.
  const bool above = type.super && type.super->needs_initialisation && !type.is_interface();
  bool inherited = false;
  for (const Class* interface : type.interfaces) inherited |= interface->needs_initialisation;
  type.needs_initialisation = type.initialiser || type.static_count > 0 || above || inherited;
}

bool Classes::overrides(const Class& type, const Method& above) const {
  if (above.flags & (ir::k_private | ir::k_static | ir::k_final)) return false;
  if (!type.framework && above.id.valid() && semantics_.is_hidden(above.id)) return false;
  if (above.flags & (ir::k_public | ir::k_protected)) return true;
  return package_of(type.descriptor) == package_of(above.owner->descriptor) &&
         type.framework == above.owner->framework;
}

void Classes::place_in_vtable(VtableWriter& vtable, Method& method) {
  const Class& type = vtable.type();
  const ir::MethodRef& ref = program_.symbols().method(method.ref);
  for (uint32_t i = 0; i < type.vtable_size; ++i) {
    const Method& above = *type.vtable[i];
    if (above.name.data() != method.name.data() || above.owner == &type) continue;
    const ir::MethodRef& other = program_.symbols().method(above.ref);
    if (other.name != ref.name || other.proto != ref.proto || !overrides(type, above)) continue;
    vtable.set(i, &method);
    method.vtable_index = static_cast<uint16_t>(i);
  }
  if (method.vtable_index != Method::k_no_vtable) return;
  if (type.vtable_size >= Class::k_most_slots) return;  // Called through `dispatch`, then.
  method.vtable_index = static_cast<uint16_t>(type.vtable_size);
  vtable.add(&method);
}

}  // namespace antecede::runtime
