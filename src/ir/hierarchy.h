#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <span>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/lazy.h"
#include "base/shared.h"
#include "base/zeroed_table.h"
#include "ir/hierarchy/class_order.h"
#include "ir/program.h"

namespace antecede::ir {

/// An answer that may be out of reach because a class is not part of the program.
enum class Truth : uint8_t { No, Yes, Unknown };

class AncestorSets;
class DispatchTables;

/// Sorted, apart from each other by at least one number.
using ClassIntervals = base::Shared<std::vector<ClassInterval>>;

/// Who extends and implements whom, and which method or field a name stands for, as the Java virtual machine decides.
///
/// Built once from a loaded program; thread-safe afterwards. What was asked about a reference is remembered, and tables
/// that answer in constant time are made when they are first needed; answers do not depend on that. Cycles and missing classes are input like
/// any other: a class whose ancestors form a circle is treated as having none (`hierarchy.cycle`), an ancestor that
/// the program does not define ends the walk and makes negative answers `Unknown`.
class Hierarchy {
 public:
  Hierarchy(const Program& program, base::Diagnostics& diagnostics);
  ~Hierarchy();

  /// none: java.lang.Object, or not defined in the program.
  ClassId superclass(ClassId id) const { return superclass_[id]; }
  /// Direct super-interfaces that the program defines.
  std::span<const ClassId> interfaces(ClassId id) const { return interfaces_[id]; }
  /// Classes and interfaces that name this one directly, in id order.
  std::span<const ClassId> subclasses(ClassId id) const { return subclasses_[id]; }
  /// All ancestors are defined in the program.
  bool is_complete(ClassId id) const { return complete_[id]; }

  /// May a value of type `from` be stored where `to` is wanted? Arrays are covariant; null is not a type here.
  Truth is_subtype(TypeId from, TypeId to) const;
  Truth is_subclass(ClassId from, TypeId to) const;

  /// The numbers of a class and of all that extend it, at any depth. `first` is the number of the class itself. Numbers
  /// go from 0 to the number of classes - 1; who gives objects ids in this order asks for a type by a range of ids.
  ClassInterval interval(ClassId id) const { return order().interval(id); }
  ClassId class_at(uint32_t number) const { return order().at(number); }
  /// The numbers of all that `is_subclass` says Yes of, for interfaces, too.
  ClassIntervals subtypes(ClassId id) const;

  /// The field a reference stands for: the class itself, its super-interfaces, its superclass. none if not found.
  FieldId resolve(FieldRefId ref) const;
  /// The method a reference stands for (class and interface methods alike). none if not found.
  MethodId resolve(MethodRefId ref) const;
  /// What runs when `method` is called on an object of class `receiver`: overriding by name and descriptor, with
  /// package-private methods overridden only inside their package, internal ones only inside the framework, then
  /// default methods of interfaces.
  /// none: nothing to run (an abstract method, or two defaults in conflict), or it lies outside the program.
  MethodId dispatch(ClassId receiver, MethodId method) const;
  /// What `super.m()` inside class `caller` runs.
  MethodId dispatch_super(ClassId caller, MethodRefId ref) const;

  /// Would a method of the same name and prototype in `owner` (a subclass) take the place of `overridden`?
  bool overrides(ClassId owner, MethodId overridden) const;

  /// Whether code of an app cannot see it, because a device does not have it: of the framework, what carries the flag
  /// k_internal, and members whose type names such a class. A method that shows itself further up is seen.
  bool is_internal(ClassId id) const { return program_[id].access_flags & k_internal; }
  bool is_internal(TypeId type) const;
  bool is_internal(FieldId id) const;
  bool is_internal(MethodId id) const;

  /// All methods a virtual or interface call may run on receivers the program defines, sorted.
  std::vector<MethodId> possible_targets(MethodId resolved) const;

 private:
  friend class DispatchTables;

  const ClassOrder& order() const {
    return order_.get([this] { return std::make_unique<const ClassOrder>(superclass_, interfaces_); });
  }
  const AncestorSets& ancestors() const;
  const DispatchTables& tables() const;

  void connect(base::Diagnostics& diagnostics);
  void break_cycles(base::Diagnostics& diagnostics);
  void mark_complete();

  FieldId find(FieldRefId ref) const;
  MethodId find(MethodRefId ref) const;
  MethodId dispatch_by_walking(ClassId receiver, MethodId method) const;
  MethodId find_super(ClassId above, const MethodRef& wanted) const;
  MethodId declared(ClassId id, const MethodRef& like) const;
  MethodId in_superclasses(ClassId id, const MethodRef& like) const;
  MethodId in_interfaces(ClassId id, const MethodRef& like, bool only_default) const;
  std::vector<ClassId> all_interfaces(ClassId id) const;
  bool sees(ClassId owner, MethodId method) const;
  bool same_package(ClassId a, ClassId b) const;
  bool names_internal(ProtoId proto) const;
  bool redeclares_visible(const Method& method) const;
  bool inherits(ClassId from, ClassId to) const;
  bool inherits_by_walking(ClassId from, ClassId to) const;
  bool names_by_walking(ClassId from, TypeId to) const;
  std::vector<ClassInterval> find_subtypes(ClassId id) const;

  const Program& program_;
  base::IdVector<ClassId, ClassId> superclass_;
  base::IdVector<ClassId, std::vector<ClassId>> interfaces_;
  base::IdVector<ClassId, std::vector<ClassId>> subclasses_;
  base::IdVector<ClassId, uint8_t> complete_;  // A flag each.

  base::IdMemo<FieldRefId, FieldId> fields_;
  base::IdMemo<MethodRefId, MethodId> methods_;
  base::ZeroedTable<uint64_t> supers_;  // By reference: the superclass it was last asked for, and the answer.
  mutable std::atomic<uint32_t> walks_{0};
  base::Lazy<ClassOrder> order_;
  base::Lazy<AncestorSets> ancestors_;
  base::Lazy<DispatchTables> tables_;
  mutable std::mutex subtypes_mutex_;  // Guards what stands below it.
  mutable absl::flat_hash_map<ClassId, ClassIntervals> subtypes_;
  mutable size_t intervals_kept_ = 0;
};

}  // namespace antecede::ir
