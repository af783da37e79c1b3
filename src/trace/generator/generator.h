#pragma once

#include <cstdint>
#include <functional>

#include "trace/generator/generator_profile.h"
#include "trace/trace.h"

namespace antecede::trace {

/// What `generate_trace` is to make.
struct GeneratorOptions {
  double minutes = 10;
  uint64_t seed = 1;
  GeneratorProfile profile = built_in_profile("facebook");
};

/// Makes up a trace that a recorder could have written: threads, loopers and other processes are simulated in virtual
/// time, so that every order is one that Android's message queue gives. It is well-formed and depends on the options
/// only.
///
/// `tables` must be empty; they grow ahead of the operations, so both can go to a `TraceWriter`. The result is the
/// name of the recorded process.
NameId generate_trace(const GeneratorOptions& options, TraceTables& tables,
                      const std::function<void(const Operation&)>& emit);

}  // namespace antecede::trace
