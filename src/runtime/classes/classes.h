#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "base/diagnostics.h"
#include "ir/app_loader.h"
#include "ir/hierarchy.h"
#include "model/code_names.h"
#include "model/semantics.h"
#include "runtime/classes/class.h"

namespace antecede::runtime {

/// The classes of a running program by name and number: made ("linked") when first named, with their layout, methods
/// and dispatch tables. Nothing here depends on what the program does later; a checkpoint need not save it.
///
/// Numbers are given in the order of linking. Linking runs no code and makes no object.
class Classes {
 public:
  /// As many classes beside those that the code names may a program have made: arrays and proxies, by reflection.
  static constexpr size_t k_most_made = 1 << 18;
  /// Primitive types, arrays that the machine itself needs, and what one native makes at a time.
  static constexpr size_t k_more_than_needed = 1 << 12;

  /// The names tell libraries from own code; null: all code of the app is its own.
  Classes(const ir::LoadedProgram& code, const ir::Hierarchy& hierarchy, const model::CodeNames* names = nullptr);
  Classes(const Classes&) = delete;
  Classes& operator=(const Classes&) = delete;

  const ir::Program& program() const { return program_; }
  /// What code of libraries means; null: nobody told libraries from own code.
  const model::LibraryMeanings* meanings() const { return names_ ? &names_->meanings() : nullptr; }
  /// What methods, fields and classes mean.
  const model::Semantics& semantics() const { return semantics_; }
  const std::vector<Class*>& list() const { return list_; }
  Class& operator[](uint32_t id) const { return *list_[id]; }

  /// A class that nobody defines becomes a stand-in.
  Class* of_type(ir::TypeId type);
  Class* of_definition(ir::ClassId id);
  Class* array_of(Class* component);
  Class* primitive(char tag);
  /// Whether reflection may make another one.
  bool has_room() const { return made_ < k_most_made; }
  /// By descriptor; null if the program does not define it.
  Class* find(std::string_view descriptor);
  /// A class of the model that must be there: `java/lang/String`.
  Class* known(std::string_view internal_name);

  /// Whether code of the method was made for execution, which happens when it is first called.
  bool has_code(ir::MethodId id) const { return methods_[id] && methods_[id]->code; }
  Field& field(ir::FieldId id);
  Method* method(ir::MethodId id);
  /// Whether apps see the member: on a device it could be there. See visible_members.cpp.
  bool is_visible(const Field& field);
  bool is_visible(const Method& method);
  /// The first class in the prototype that apps cannot name; null: there is none.
  const Class* denied_in(ir::ProtoId proto);
  /// Null: nobody defines it.
  Field* resolve(ir::FieldRefId ref);
  Method* resolve(ir::MethodRefId ref);
  /// A stand-in for a method that nobody defines: returns zero.
  Method* missing(ir::MethodRefId ref, bool is_static);
  /// Code names a field that nobody defines.
  void note_missing(ir::FieldRefId ref, const Method& user) {
    missing_fields_.insert(ref);
    if (missing_field_users_.empty() || missing_field_users_.back() != &user) missing_field_users_.push_back(&user);
  }
  /// The methods with such code, in the order in which they were first called.
  const std::vector<const Method*>& missing_field_users() const { return missing_field_users_; }
  /// Those, as `Class.field`, in alphabetical order.
  std::vector<std::string> missing_fields() const;
  /// By name and descriptor, also inherited; null: there is none.
  Method* find_method(Class* type, std::string_view name, std::string_view descriptor);
  /// Of a class of the model, by name; must be there. Fields of superclasses, too.
  const Field& known_field(const Class* type, std::string_view name) const;
  Method* known_method(Class* type, std::string_view name, std::string_view descriptor);

  /// What a call of `method` runs on an object of the class. Null: nothing (AbstractMethodError).
  Method* dispatch(Class* receiver, Method* method);
  /// What `super.m()` in a method of `caller` runs.
  Method* dispatch_super(Class* caller, ir::MethodRefId ref);

  /// A class that the machine makes: extends `super`, implements the interfaces; its fields hold `fields`, in order.
  Class* add_class(std::string descriptor, Class* super, std::vector<Class*> interfaces,
                   const std::vector<Storage>& fields, std::vector<uint32_t>& offsets);
  /// A method of its own for such a class (or of nobody, with a null owner). It has no code yet.
  Method* add_method(Class* owner, std::string_view name, std::string descriptor, uint32_t flags);

  /// The same method without its shortcut: runs the Java body.
  Method* java_body(const Method& method);

  size_t static_slots() const { return static_slots_; }
  /// What entered a method that needs a cell to begin with.
  void set_entry(Method& method, Operation operation) const;

 private:
  class VtableWriter;

  Class* new_class(std::string descriptor);
  Class* link(ir::ClassId id);
  Class* link_one(ir::ClassId id);
  Class* missing_class(ir::TypeId type);
  void inherit(Class& type);
  void decide_visibility(Class& type) const;
  void collect_interfaces(Class& type);
  static void inherit_references(Class& type);
  static void share_vtable(Class& type, const Class& above);
  Method** own_vtable(Class& type, size_t room);
  void lay_out_instance(Class& type, base::IdRange<ir::FieldId> fields);
  void lay_out_statics(Class& type, base::IdRange<ir::FieldId> fields);
  void add_hidden_field(Class& type);
  const model::Meaning* meaning_of(const Method& method) const;
  void make_methods(Class& type);
  void fill_method(Method& method, ir::MethodId id, Class& type);
  void place_in_vtable(VtableWriter& vtable, Method& method);
  bool overrides(const Class& type, const Method& above) const;
  Method* find_own(Class* receiver, const Method& like);
  Method* find_default(const Class& receiver, const Method& like);

  const ir::LoadedProgram& code_;
  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::CodeNames* const names_;
  const model::Semantics semantics_;
  std::vector<std::unique_ptr<Class>> classes_;
  std::vector<Class*> list_;
  base::IdVector<ir::TypeId, Class*> by_type_;
  base::IdVector<ir::ClassId, Class*> by_definition_;
  base::IdVector<ir::FieldId, Field> fields_;
  base::IdVector<ir::MethodId, Method*> methods_;
  std::vector<std::unique_ptr<Method>> method_storage_;
  std::vector<std::unique_ptr<Method*[]>> vtables_;
  absl::flat_hash_map<std::string, Class*> by_descriptor_;
  absl::flat_hash_map<ir::MethodRefId, Method*> missing_;
  absl::flat_hash_set<ir::FieldRefId> missing_fields_;
  std::vector<const Method*> missing_field_users_;
  absl::flat_hash_map<const Method*, Method*> java_bodies_;
  absl::flat_hash_map<std::pair<uint32_t, const Method*>, Method*> dispatched_;
  size_t static_slots_ = 0;
  size_t made_ = 0;  // Arrays, and what the machine made.
};

/// Sets argument count, frame and references from the descriptor.
void describe_arguments(Method& method);

}  // namespace antecede::runtime
