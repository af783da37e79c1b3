#pragma once

#include "base/id.h"

namespace antecede::ir {

// Symbols: interned once for the whole program, whether or not anything defines them.
using StringId = base::Id<struct StringTag>;
using TypeId = base::Id<struct TypeTag>;
using ProtoId = base::Id<struct ProtoTag>;
using FieldRefId = base::Id<struct FieldRefTag>;
using MethodRefId = base::Id<struct MethodRefTag>;

// Definitions: what the program contains.
using ClassId = base::Id<struct ClassTag>;
using FieldId = base::Id<struct FieldTag>;
using MethodId = base::Id<struct MethodTag>;
using CallSiteId = base::Id<struct CallSiteTag>;
using HandleId = base::Id<struct HandleTag>;
using SourceId = base::Id<struct SourceTag>;

// Positions inside one method body.
using Register = base::Id<struct RegisterTag>;
using BlockId = base::Id<struct BlockTag>;
using InstructionId = base::Id<struct InstructionTag>;

}  // namespace antecede::ir
