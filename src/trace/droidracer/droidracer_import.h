#pragma once

#include <string_view>

#include "base/bytes.h"
#include "base/diagnostics.h"
#include "base/error.h"
#include "trace/droidracer/droidracer_report.h"
#include "trace/trace.h"

namespace antecede::trace {

/// How a DroidRacer trace is read.
struct DroidRacerOptions {
  std::string_view process;  ///< The file does not say which app it is of.
  bool databases = false;    ///< Whether accesses to databases are accesses: each file is one place.
};

/// A trace, and what DroidRacer itself found in it.
struct DroidRacerTrace {
  Trace trace;
  DroidRacerReport report;
};

/// Whether the bytes are an `abc_log.txt`.
bool is_droidracer_trace(base::Bytes bytes);

/// Reads an `abc_log.txt` as DroidRacer (PLDI 2014) writes it: operations and accesses, line by line, then its own
/// report, with late operations in between. docs/trace-format.md says what each line becomes.
///
/// Fails only if there is no operation in it. Everything that does not fit is counted and left out or mended; the
/// operations are in the order of the lines, each access stands where it was printed. What contradicts itself beyond
/// events (an unlock without a lock, a second start of a thread) is the sanitizer's business.
///
/// The rules that fit such a trace are `base`: there are no joins, removals, barriers or remote enqueues in it.
base::Result<DroidRacerTrace> read_droidracer(base::Bytes bytes, base::Diagnostics& diagnostics,
                                              const DroidRacerOptions& options = {});
/// The trace alone.
base::Result<Trace> import_droidracer(base::Bytes bytes, std::string_view process, base::Diagnostics& diagnostics);

}  // namespace antecede::trace
