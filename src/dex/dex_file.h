#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/bytes.h"
#include "base/diagnostics.h"
#include "base/error.h"
#include "dex/indices.h"

namespace antecede::dex {

/// A list of types inside the file (parameters, interfaces), read in place.
class TypeList {
 public:
  TypeList() = default;
  TypeList(const uint8_t* items, uint32_t size) : items_(items), size_(size) {}
  uint32_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  TypeIndex operator[](uint32_t index) const {
    return TypeIndex(base::load_le<uint16_t>(items_ + 2 * size_t(index)));
  }

 private:
  const uint8_t* items_ = nullptr;
  uint32_t size_ = 0;
};

struct Proto {
  StringIndex shorty;
  TypeIndex return_type;
  TypeList parameters;
};

struct FieldRef {
  TypeIndex owner;
  TypeIndex type;
  StringIndex name;
};

struct MethodRef {
  TypeIndex owner;
  ProtoIndex proto;
  StringIndex name;
};

/// `method_handle_item`: what a bootstrap or a constant method handle points to.
struct MethodHandle {
  enum class Kind : uint16_t {
    StaticPut,
    StaticGet,
    InstancePut,
    InstanceGet,
    InvokeStatic,
    InvokeInstance,
    InvokeConstructor,
    InvokeDirect,
    InvokeInterface,
  };
  Kind kind = Kind::InvokeStatic;
  FieldIndex field;    ///< Set for the four accessors.
  MethodIndex method;  ///< Set for the invokers.
};

/// `class_def_item`. Offsets are those of the file; the readers below take them.
struct ClassDef {
  TypeIndex type;
  uint32_t access_flags = 0;
  TypeIndex superclass;  ///< none for java.lang.Object
  TypeList interfaces;
  StringIndex source_file;  ///< none if stripped
  uint32_t annotations_offset = 0;
  uint32_t class_data_offset = 0;
  uint32_t static_values_offset = 0;
};

/// One `dex` of a file (035 to 041), verified when opened; a thin view, nothing is copied.
///
/// After `open_all` succeeded, every table below may be read without further checks: all offsets lie inside the file,
/// all indices inside their tables, strings are well-formed MUTF-8 of the stated length, the sorted tables are sorted
/// and free of duplicates, descriptors and shorties are well formed. Class data, code, debug info, annotations and
/// encoded values are *not* verified here: their own readers check them, so that a bad method costs that method.
/// The bytes must be 4-aligned in memory and outlive the object.
class DexFile {
 public:
  /// Opens all dexes of `bytes`: one, except for a 041 container. `name` (`base.apk!classes2.dex`) begins every
  /// message. A wrong checksum is a diagnostic (`dex.checksum`), not an error: analysts look at patched files.
  static base::Result<std::vector<DexFile>> open_all(base::Bytes bytes, std::string name,
                                                     base::Diagnostics& diagnostics);

  const std::string& name() const { return name_; }
  int version() const { return version_; }      ///< 35 … 41
  base::Bytes bytes() const { return bytes_; }  ///< What offsets are relative to (the whole container for 041).

  uint32_t string_count() const { return strings_.count; }
  uint32_t type_count() const { return types_.count; }
  uint32_t proto_count() const { return protos_.count; }
  uint32_t field_count() const { return fields_.count; }
  uint32_t method_count() const { return methods_.count; }
  uint32_t class_count() const { return classes_.count; }
  uint32_t call_site_count() const { return call_sites_.count; }
  uint32_t method_handle_count() const { return method_handles_.count; }

  /// MUTF-8, without the terminating zero.
  std::string_view string(StringIndex index) const;
  /// `Ljava/lang/String;`
  std::string_view descriptor(TypeIndex index) const { return string(descriptor_index(index)); }
  StringIndex descriptor_index(TypeIndex index) const;
  Proto proto(ProtoIndex index) const;
  FieldRef field(FieldIndex index) const;
  MethodRef method(MethodIndex index) const;
  ClassDef class_def(uint32_t position) const;
  MethodHandle method_handle(MethodHandleIndex index) const;
  /// Offset of the call site's encoded array; read it with `read_encoded_array`.
  uint32_t call_site_offset(CallSiteIndex index) const;

 private:
  struct Table {
    uint32_t offset = 0;
    uint32_t count = 0;
  };
  friend class FileVerifier;
  friend class TableVerifier;

  const uint8_t* row(const Table& table, uint32_t index, uint32_t row_size) const;

  base::Bytes bytes_;
  std::string name_;
  int version_ = 0;
  Table strings_, types_, protos_, fields_, methods_, classes_, call_sites_, method_handles_;
};

}  // namespace antecede::dex
