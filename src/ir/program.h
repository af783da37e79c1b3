#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/arena.h"
#include "base/diagnostics.h"
#include "base/error.h"
#include "ir/access.h"
#include "ir/body.h"
#include "ir/call_site.h"
#include "ir/code_source.h"
#include "ir/flow.h"
#include "ir/ids.h"
#include "ir/symbols.h"

namespace antecede::ir {

/// A class or interface the program defines.
struct Class {
  TypeId type;
  TypeId superclass;  ///< none for java.lang.Object
  std::span<const TypeId> interfaces;
  StringId source_file;  ///< none if stripped
  uint32_t access_flags = 0;
  SourceId source;               ///< Where it was read from.
  uint32_t source_position = 0;  ///< Its place there.
  base::IdRange<FieldId> static_fields;
  base::IdRange<FieldId> instance_fields;
  base::IdRange<MethodId> direct_methods;  ///< static, private, constructors
  base::IdRange<MethodId> virtual_methods;

  bool is_interface() const { return access_flags & k_interface; }
};

struct Field {
  FieldRefId ref;
  ClassId owner;
  uint32_t access_flags = 0;
  bool is_static() const { return access_flags & k_static; }
};

struct Method {
  MethodRefId ref;
  ClassId owner;
  uint32_t access_flags = 0;
  uint32_t code = 0;  ///< Where the source finds its code; 0: abstract or native.
  bool is_static() const { return access_flags & k_static; }
  bool has_code() const { return code != 0; }
};

/// All classes of an app: symbols, definitions, and the bodies of methods, which are built when first asked for.
///
/// Made by a loader (`load_dex`, `load_class_files`), then read-only, safe to read from any number of threads. Where several sources
/// define one class, the first one wins, as on a device. A body that two threads ask for at once is built by both;
/// one is kept.
class Program {
 public:
  explicit Program(base::Diagnostics& diagnostics) : diagnostics_(diagnostics) {}
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program();

  const Symbols& symbols() const { return symbols_; }
  const base::IdVector<ClassId, Class>& classes() const { return classes_; }
  const base::IdVector<FieldId, Field>& fields() const { return fields_; }
  const base::IdVector<MethodId, Method>& methods() const { return methods_; }
  const base::IdVector<CallSiteId, CallSite>& call_sites() const { return call_sites_; }
  const Handle& handle(HandleId id) const { return handles_[id]; }
  const CodeSource& source(SourceId id) const { return *sources_[id]; }

  const Class& operator[](ClassId id) const { return classes_[id]; }
  const Field& operator[](FieldId id) const { return fields_[id]; }
  const Method& operator[](MethodId id) const { return methods_[id]; }

  /// The class that defines a type; none if the program does not.
  ClassId find_class(TypeId type) const;
  ClassId find_class(std::string_view descriptor) const;
  /// The field or method defined under exactly this reference; for resolution see hierarchy.h.
  FieldId definition(FieldRefId ref) const;
  MethodId definition(MethodRefId ref) const;

  /// The method's code. Must have some (`has_code`). Broken bytecode gives a body with `error` set, and is counted in
  /// the diagnostics once.
  const Body& body(MethodId id) const;
  /// Dominators, loops and def-use chains of a method whose body is ok.
  const Flow& flow(MethodId id) const;

  std::string class_name(ClassId id) const { return symbols_.type_name(classes_[id].type); }
  std::string method_name(MethodId id) const { return symbols_.method_name(methods_[id].ref); }

  /// Bytes taken by the bodies and flows built so far.
  size_t body_bytes() const { return arena_.bytes_reserved(); }

 private:
  friend class ProgramBuilder;

  base::Diagnostics& diagnostics_;
  Symbols symbols_;
  base::Arena definitions_arena_;
  base::IdVector<ClassId, Class> classes_;
  base::IdVector<FieldId, Field> fields_;
  base::IdVector<MethodId, Method> methods_;
  base::IdVector<CallSiteId, CallSite> call_sites_;
  base::IdVector<HandleId, Handle> handles_;
  base::IdVector<SourceId, std::unique_ptr<CodeSource>> sources_;
  base::IdVector<TypeId, ClassId> class_of_type_;
  base::IdVector<FieldRefId, FieldId> field_of_ref_;
  base::IdVector<MethodRefId, MethodId> method_of_ref_;

  mutable base::ConcurrentArena arena_;
  mutable std::unique_ptr<std::atomic<const Body*>[]> bodies_;
  mutable std::unique_ptr<std::atomic<const Flow*>[]> flows_;
};

}  // namespace antecede::ir
