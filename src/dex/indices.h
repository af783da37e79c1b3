#pragma once

#include "base/id.h"

namespace antecede::dex {

// Positions in the tables of one DEX file. `none` stands for NO_INDEX (a class without superclass, a catch-all).
using StringIndex = base::Id<struct StringIndexTag>;
using TypeIndex = base::Id<struct TypeIndexTag>;
using ProtoIndex = base::Id<struct ProtoIndexTag>;
using FieldIndex = base::Id<struct FieldIndexTag>;
using MethodIndex = base::Id<struct MethodIndexTag>;
using CallSiteIndex = base::Id<struct CallSiteIndexTag>;
using MethodHandleIndex = base::Id<struct MethodHandleIndexTag>;

}  // namespace antecede::dex
