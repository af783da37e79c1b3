#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/arena.h"
#include "base/interner.h"
#include "ir/ids.h"

namespace antecede::ir {

/// A type by its descriptor: primitive, array or class; nothing about whether the class exists.
struct Type {
  StringId descriptor;  ///< `Ljava/lang/String;`, `[I`, `Z`
  char tag = 'L';       ///< First letter of the descriptor.
  TypeId element;       ///< Arrays: the element type.

  bool is_array() const { return tag == '['; }
  bool is_class() const { return tag == 'L'; }
  bool is_reference() const { return tag == 'L' || tag == '['; }
  bool is_wide() const { return tag == 'J' || tag == 'D'; }
};

/// Return and parameter types of a method.
struct Proto {
  TypeId return_type;
  std::span<const TypeId> parameters;
};

/// A field as an instruction names it.
struct FieldRef {
  TypeId owner;
  StringId name;
  TypeId type;
};

/// A method as an instruction names it.
struct MethodRef {
  TypeId owner;
  StringId name;
  ProtoId proto;
};

/// The names of a program, each stored once: strings, types, prototypes, field and method references.
///
/// Filled while the program is loaded, read-only afterwards (so reading needs no lock). Strings are MUTF-8, as in DEX
/// and class files; `to_utf8` makes them printable. Texts passed to `intern_view` must outlive the table.
class Symbols {
 public:
  Symbols();

  StringId intern_view(std::string_view text);  ///< Keeps the view.
  StringId intern_copy(std::string_view text);  ///< Copies a new text into the table.
  TypeId intern_type(std::string_view descriptor);
  ProtoId intern_proto(TypeId return_type, std::span<const TypeId> parameters);
  FieldRefId intern_field(FieldRef field) { return fields_.intern(field); }
  MethodRefId intern_method(MethodRef method) { return methods_.intern(method); }

  StringId find_string(std::string_view text) const { return strings_.find(text); }
  TypeId find_type(std::string_view descriptor) const;
  ProtoId find_proto(TypeId return_type, std::span<const TypeId> parameters) const {
    return protos_.find(Proto{return_type, parameters});
  }
  FieldRefId find_field(FieldRef field) const { return fields_.find(field); }
  MethodRefId find_method(MethodRef method) const { return methods_.find(method); }

  std::string_view text(StringId id) const { return strings_[id]; }
  const Type& type(TypeId id) const { return types_[id]; }
  std::string_view descriptor(TypeId id) const { return text(types_[id].descriptor); }
  const Proto& proto(ProtoId id) const { return protos_[id]; }
  const FieldRef& field(FieldRefId id) const { return fields_[id]; }
  const MethodRef& method(MethodRefId id) const { return methods_[id]; }

  size_t string_count() const { return strings_.size(); }
  size_t type_count() const { return types_.size(); }
  size_t proto_count() const { return protos_.size(); }
  size_t field_count() const { return fields_.size(); }
  size_t method_count() const { return methods_.size(); }

  // For people: `java.lang.String`, `int[]`, `(int, java.lang.String)`, all UTF-8.
  std::string type_name(TypeId id) const;
  std::string proto_descriptor(ProtoId id) const;  ///< `(ILjava/lang/String;)V`
  std::string field_name(FieldRefId id) const;     ///< `com.x.Y.count`
  std::string method_name(MethodRefId id) const;   ///< `com.x.Y.run()V`

  TypeId object() const { return object_; }
  TypeId throwable() const { return throwable_; }
  TypeId string() const { return string_; }
  TypeId class_type() const { return class_; }
  TypeId method_handle() const { return method_handle_; }
  TypeId method_type() const { return method_type_; }
  TypeId primitive(char tag) const;  ///< Of `VZBSCIJFD`.

 private:
  struct StringTraits {
    static size_t hash(std::string_view text) { return absl::Hash<std::string_view>()(text); }
    static bool equal(std::string_view a, std::string_view b) { return a == b; }
  };
  struct TypeTraits {
    static size_t hash(const Type& type) { return absl::Hash<StringId>()(type.descriptor); }
    static bool equal(const Type& a, const Type& b) { return a.descriptor == b.descriptor; }
  };
  struct ProtoTraits {
    static size_t hash(const Proto& proto);
    static bool equal(const Proto& a, const Proto& b);
  };
  struct FieldTraits {
    static size_t hash(const FieldRef& ref);
    static bool equal(const FieldRef& a, const FieldRef& b);
  };
  struct MethodTraits {
    static size_t hash(const MethodRef& ref);
    static bool equal(const MethodRef& a, const MethodRef& b);
  };

  base::Arena arena_;
  base::Interner<StringId, std::string_view, StringTraits> strings_;
  base::Interner<TypeId, Type, TypeTraits> types_;
  base::Interner<ProtoId, Proto, ProtoTraits> protos_;
  base::Interner<FieldRefId, FieldRef, FieldTraits> fields_;
  base::Interner<MethodRefId, MethodRef, MethodTraits> methods_;
  TypeId object_, throwable_, string_, class_, method_handle_, method_type_;
  TypeId primitives_[9];
};

/// Modified UTF-8 as proper UTF-8: surrogate pairs joined, `C0 80` as a zero byte, what is broken as U+FFFD.
std::string to_utf8(std::string_view modified_utf8);

/// `Lcom/x/Y;` as `com.x.Y`, `[I` as `int[]`.
std::string readable_type(std::string_view descriptor);

}  // namespace antecede::ir
