#pragma once

#include <vector>

#include "dex/dex_file.h"
#include "ir/ids.h"

namespace antecede::ir {

/// The symbols of one DEX file as symbols of the program: position in the file's table → id.
struct DexTables {
  std::vector<StringId> strings;
  std::vector<TypeId> types;
  std::vector<ProtoId> protos;
  std::vector<FieldRefId> fields;
  std::vector<MethodRefId> methods;
  std::vector<CallSiteId> call_sites;
  std::vector<HandleId> handles;

  StringId operator[](dex::StringIndex i) const { return i.valid() ? strings[i.value()] : StringId(); }
  TypeId operator[](dex::TypeIndex i) const { return i.valid() ? types[i.value()] : TypeId(); }
  ProtoId operator[](dex::ProtoIndex i) const { return protos[i.value()]; }
  FieldRefId operator[](dex::FieldIndex i) const { return fields[i.value()]; }
  MethodRefId operator[](dex::MethodIndex i) const { return i.valid() ? methods[i.value()] : MethodRefId(); }
};

}  // namespace antecede::ir
