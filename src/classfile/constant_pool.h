#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/bytes.h"
#include "base/error.h"
#include "base/id.h"
#include "classfile/big_endian.h"

namespace antecede::classfile {

/// Who made a class file, and so how much of it is checked. Offsets and sizes always are.
enum class Trust : uint8_t {
  Stranger,  ///< Anybody: everything is checked.
  Build,  ///< Our own build, whose tests have checked it: names, descriptors, flags and constants are taken as they
          ///< are.
};

/// A place in the constant pool of one class file; none where the file says 0.
using ConstantIndex = base::Id<struct ConstantIndexTag>;
inline ConstantIndex constant_index(uint16_t raw) {
  return raw ? ConstantIndex(raw) : ConstantIndex();
}

enum class ConstantTag : uint8_t {
  Unusable = 0,  ///< Index 0, the second slot of a long or double, and all beyond the pool.
  Utf8 = 1,
  Integer = 3,
  Float = 4,
  Long = 5,
  Double = 6,
  Class = 7,
  String = 8,
  Field = 9,
  Method = 10,
  InterfaceMethod = 11,
  NameAndType = 12,
  MethodHandle = 15,
  MethodType = 16,
  Dynamic = 17,
  InvokeDynamic = 18,
  Module = 19,
  Package = 20,
};

/// A list of constants inside the file (exceptions, bootstrap arguments), read in place.
class ConstantList {
 public:
  ConstantList() = default;
  explicit ConstantList(base::Bytes items) : items_(items) {}
  size_t size() const { return items_.size() / 2; }
  bool empty() const { return items_.empty(); }
  ConstantIndex operator[](size_t index) const { return constant_index(load_u16(items_.data() + 2 * index)); }

 private:
  base::Bytes items_;
};

struct NameAndType {
  std::string_view name;
  std::string_view descriptor;
};

/// A field or method that the class refers to, by name.
struct MemberRef {
  std::string_view owner;  ///< `java/lang/String`, or an array's descriptor
  std::string_view name;
  std::string_view descriptor;
};

/// `CONSTANT_MethodHandle`.
struct MethodHandle {
  enum class Kind : uint8_t {
    GetField = 1,
    GetStatic,
    PutField,
    PutStatic,
    InvokeVirtual,
    InvokeStatic,
    InvokeSpecial,
    NewInvokeSpecial,
    InvokeInterface,
  };
  Kind kind = Kind::InvokeStatic;
  ConstantIndex member;
};

/// `CONSTANT_Dynamic` and `CONSTANT_InvokeDynamic`.
struct DynamicRef {
  uint16_t bootstrap = 0;  ///< Position in `ClassAttributes::bootstrap_methods`.
  std::string_view name;
  std::string_view descriptor;
};

/// The constants of one class file, verified when read; a thin view, no text is copied.
///
/// After `read` succeeded, every constant refers only to constants of the right tag, strings are well-formed modified
/// UTF-8, names and descriptors are well formed, and tags exist in the file's version. That a dynamic constant's
/// bootstrap method exists is checked by the reader of the class. An accessor may be called only for a constant of
/// its tag: ask `tag` first where that is not known. Not checked: whether dynamic constants depend on themselves.
class ConstantPool {
 public:
  /// Reads the count and all constants; `reader` must be over the whole file.
  static base::Result<ConstantPool> read(BigEndianReader& reader, uint16_t major_version, Trust trust);

  size_t size() const { return offsets_.size(); }  ///< Index 0 included.
  ConstantTag tag(ConstantIndex index) const;

  std::string_view utf8(ConstantIndex index) const;
  int32_t integer(ConstantIndex index) const;
  uint32_t float_bits(ConstantIndex index) const;
  int64_t long_integer(ConstantIndex index) const;
  uint64_t double_bits(ConstantIndex index) const;
  std::string_view class_name(ConstantIndex index) const;
  std::string_view string(ConstantIndex index) const;
  std::string_view method_type(ConstantIndex index) const;
  NameAndType name_and_type(ConstantIndex index) const;
  MemberRef member(ConstantIndex index) const;  ///< Field, Method or InterfaceMethod.
  MethodHandle method_handle(ConstantIndex index) const;
  DynamicRef dynamic(ConstantIndex index) const;  ///< Dynamic or InvokeDynamic.

  /// Whether `ldc` or a bootstrap method may take it: a number, string, class, method type, handle, dynamic constant.
  bool is_loadable(ConstantIndex index) const;
  /// For readers of attributes: the text of constant `raw`, or an error that says `what` is wrong.
  base::Result<std::string_view> checked_utf8(uint16_t raw, std::string_view what) const;
  base::Result<std::string_view> checked_class(uint16_t raw, std::string_view what) const;

 private:
  friend class ConstantVerifier;
  ConstantPool() = default;
  base::Status read_constant(BigEndianReader& reader);
  /// The bytes behind the tag, which must be `expected`.
  const uint8_t* payload(ConstantIndex index, ConstantTag expected) const;
  uint16_t first_of(ConstantIndex index) const;
  uint16_t second_of(ConstantIndex index) const;

  base::Bytes bytes_;              ///< Of the whole file.
  std::vector<uint32_t> offsets_;  ///< Of each constant's tag; 0: unusable.
};

const char* constant_tag_name(ConstantTag tag);

}  // namespace antecede::classfile
