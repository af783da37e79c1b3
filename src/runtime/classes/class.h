#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ids.h"
#include "ir/program.h"
#include "model/library_meanings.h"
#include "model/intrinsics.h"
#include "runtime/heap/value.h"
#include "runtime/interpreter/code.h"

namespace antecede::runtime {

struct NativeCall;

/// How a native method ended, see native.h.
enum class NativeOutcome : uint8_t;
using NativeFunction = NativeOutcome (*)(NativeCall&);

/// How far the initialisation of a class is (JLS 12.4.2). Kept in the machine's memory, not here.
enum class ClassState : uint8_t { Linked, Running, Ready, Failed };

/// A method as the interpreter calls it.
///
/// Every method can be entered the same way, whatever it is: `entry` is its code, or a cell that decodes the method,
/// calls the native function, or throws AbstractMethodError.
struct Method {
  const Cell* entry = nullptr;
  uint32_t frame_slots = 0;     ///< Registers of its frame.
  uint16_t argument_count = 0;  ///< With the receiver: the first registers.
  uint16_t zeroed_count = 0;    ///< Registers behind the arguments that hold references: null at first.
  Class* owner = nullptr;
  NativeFunction native = nullptr;
  uint16_t required = 0;         ///< Of a native: arguments that must not be null, one bit each.
  uint16_t class_arguments = 0;  ///< Those that are of java.lang.Class.
  bool takes_objects = false;    ///< Some are of another class than Object.
  bool is_checked = false;       ///< One of the above: see check_arguments.
  uint32_t flags = 0;            ///< ir::k_static and so on.
  uint16_t vtable_index = k_no_vtable;
  bool hidden = false;      ///< Made by the machine: not in stack traces.
  bool framework = false;   ///< Of the model, not the app.
  bool library = false;     ///< Of the app, and a library that it brings along: not its own code.
  const model::Meaning* meaning = nullptr;  ///< What a contract says of it; null: none does.
  bool only_tells = false;  ///< A native that tells the recorder something, and is left out where there is none.
  std::optional<model::Intrinsic> intrinsic;  ///< None: it has no concurrency meaning.
  ir::MethodId id;                            ///< None for what the machine made, and for methods nobody defines.
  ir::MethodRefId ref;
  std::string_view name;   ///< Modified UTF-8.
  std::string descriptor;  ///< `(ILjava/lang/String;)V`
  char return_tag = 'V';
  std::unique_ptr<Code> code;
  std::vector<uint16_t> references;  ///< The registers in which the collector finds references.
  uint64_t payload = 0;              ///< For natives that the machine makes.

  static constexpr uint16_t k_no_vtable = UINT16_MAX;

  bool is_static() const { return flags & ir::k_static; }
  bool is_abstract() const { return flags & ir::k_abstract; }
  /// The app's own code, as far as anybody can tell.
  bool is_own() const { return !framework && !library && !hidden; }
};

/// Where a field lies.
struct Field {
  Class* owner = nullptr;
  uint32_t offset = 0;  ///< In the object, or (static) the number of its slot.
  Storage storage = Storage::Int;
  bool is_static = false;
  ir::FieldId id;
};

/// A class of the running program: of the app, of the model, an array, a primitive type, or made by the machine
/// (lambdas, proxies). Linked when first named; immutable from then on.
///
/// What a class inherits is kept flat, so that it is found at once, but only up to a limit that no ordinary class comes
/// to. Beyond it a class refers to the ones above: however deep a hierarchy is, it takes as much memory as it has classes.
struct Class {
  /// As many virtual methods have a place in dispatch tables. The rest is called as methods of interfaces are.
  static constexpr size_t k_most_slots = 2048;
  static constexpr size_t k_most_ancestors = 256;
  static constexpr size_t k_most_references = 256;
  static constexpr size_t k_near_superclasses = 8;

  uint32_t id = 0;
  ir::ClassId definition;  ///< None for arrays, primitives and what the machine made.
  ir::TypeId type;         ///< None for what the machine made.
  std::string descriptor;  ///< `Ljava/lang/String;`, `[I`, `I`
  uint32_t flags = 0;
  bool framework = false;
  bool library = false;   ///< As in Method.
  bool missing = false;   ///< Nobody defines it: a stand-in without members.
  bool hidden = false;    ///< Made by the machine.
  bool internal = false;  ///< Of the model, and nothing for apps: see model::Semantics::is_hidden.
  /// Code of an app cannot name this class, for want of that one: itself if it is internal, or, of a class of the
  /// app, an internal class above.
  const Class* denied = nullptr;

  Class* super = nullptr;
  std::vector<Class*> interfaces;          ///< Direct ones.
  std::vector<uint32_t> ancestors;         ///< Ids of all super-interfaces, sorted; empty if there are too many of them.
  bool has_many_ancestors = false;         ///< Then `all_ancestors` finds them.
  uint32_t depth = 0;                      ///< How many classes are above.
  const Class* jump = nullptr;             ///< One far above, to go up in few steps; null: nothing is.
  std::array<const Class*, k_near_superclasses> topmost{};  ///< From Object down, as far as the class itself.

  char primitive = 0;  ///< `I` and so on.
  Class* component = nullptr;
  Class* array = nullptr;  ///< Of this class; null until it is needed.
  Storage element = Storage::Reference;

  uint32_t instance_size = 0;
  uint32_t hidden_field = 0;         ///< Offset of a number that the machine keeps in each object; 0: there is none.
  std::vector<uint32_t> references;         ///< Offsets of the fields that hold references, besides those of
  const Class* more_references = nullptr;   ///< this class above; null: these are all.
  uint32_t first_static = 0;
  uint32_t static_count = 0;
  uint32_t static_references = 0;  ///< The first ones.
  bool needs_initialisation = false;
  Method* initialiser = nullptr;  ///< `<clinit>`
  Method* initialise = nullptr;   ///< The stub that runs superclass, `<clinit>` and the bookkeeping.

  Method* const* vtable = nullptr;  ///< Often that of the superclass.
  uint32_t vtable_size = 0;
  std::vector<Method*> methods;                      ///< Declared here.
  std::vector<std::unique_ptr<Method>> own_methods;  ///< Of what the machine made.
  std::vector<Class*> proxied;                       ///< Of a proxy class: the interfaces, in order.

  bool is_array() const { return component != nullptr; }
  bool is_interface() const { return flags & ir::k_interface; }
  /// Whether an object of this class may be stored where `other` is wanted.
  bool is_subclass_of(const Class* other) const;
  /// Ids of all super-interfaces, sorted.
  std::vector<uint32_t> all_ancestors() const;
  /// Takes its place below `super`: depth, and the ways up.
  void go_below(const Class* above);
  /// Whether `holds` is true for the offset of some field that holds a reference; asks no further then.
  template <class Holds>
  bool any_reference(Holds holds) const {
    for (const Class* above = this; above; above = above->more_references)
      for (const uint32_t offset : above->references)
        if (holds(offset)) return true;
    return false;
  }
  template <class Visit>
  void for_each_reference(Visit visit) const {
    for (const Class* above = this; above; above = above->more_references)
      for (const uint32_t offset : above->references) visit(offset);
  }
  /// `java.lang.String`, `[I`, `int`: as Class.getName.
  std::string java_name() const;
  /// `java.lang.String`, `int[]`: for messages.
  std::string readable_name() const;
};

}  // namespace antecede::runtime
