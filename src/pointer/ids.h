#pragma once

#include "base/id.h"

namespace antecede::pointer {

using ContextId = base::Id<struct ContextTag>;    ///< See contexts.h.
using ObjectId = base::Id<struct ObjectTag>;      ///< See objects.h.
using NodeId = base::Id<struct NodeTag>;          ///< A method in a context; see call_graph.h.
using VariableId = base::Id<struct VariableTag>;  ///< What can point to objects; see variables.h.

}  // namespace antecede::pointer
