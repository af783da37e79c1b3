#pragma once

#include "base/id.h"

namespace antecede::trace {

// Everything a trace names has a number of its own, dense from 0.
using ThreadId = base::Id<struct ThreadTag>;
using QueueId = base::Id<struct QueueTag>;
using MessageId = base::Id<struct MessageTag>;  ///< Also names the event that its dispatch is.
using RemovalId = base::Id<struct RemovalTag>;
using BarrierId = base::Id<struct BarrierTag>;
using CallbackId = base::Id<struct CallbackTag>;
using LockId = base::Id<struct LockTag>;
using TokenId = base::Id<struct TokenTag>;
using LocationId = base::Id<struct LocationTag>;
using ObjectId = base::Id<struct ObjectTag>;
using FrameId = base::Id<struct FrameTag>;
using StackId = base::Id<struct StackTag>;
using LibraryId = base::Id<struct LibraryTag>;
using NameId = base::Id<struct NameTag>;
using OperationId = base::Id<struct OperationTag>;  ///< Position in the trace.

}  // namespace antecede::trace
