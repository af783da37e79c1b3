#pragma once

#include <cstdint>
#include <vector>

#include "classfile/class_file.h"
#include "ir/ids.h"

namespace antecede::ir {

/// The constants of one class file as symbols of the program. What an entry is follows from the constant's tag, which
/// the reader of class files has verified: ask only for what the tag says.
class ClassTable {
 public:
  using Index = classfile::ConstantIndex;

  ClassTable() = default;
  explicit ClassTable(size_t constants) : ids_(constants, UINT32_MAX) {}

  template <class I>
  void set(Index index, I id) {
    ids_[index.value()] = id.value();
  }
  StringId string(Index index) const { return StringId(ids_[index.value()]); }
  TypeId type(Index index) const { return TypeId(ids_[index.value()]); }
  ProtoId proto(Index index) const { return ProtoId(ids_[index.value()]); }
  FieldRefId field(Index index) const { return FieldRefId(ids_[index.value()]); }
  MethodRefId method(Index index) const { return MethodRefId(ids_[index.value()]); }
  HandleId handle(Index index) const { return HandleId(ids_[index.value()]); }
  CallSiteId call_site(Index index) const { return CallSiteId(ids_[index.value()]); }  ///< Dynamic constants, too.

 private:
  std::vector<uint32_t> ids_;
};

}  // namespace antecede::ir
