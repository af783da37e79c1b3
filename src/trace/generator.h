#pragma once

#include <cstdint>
#include <functional>

#include "trace/trace.h"

namespace antecede::trace {

/// How much happens per second of a made-up recording.
struct GeneratorRates {
  double main_posts = 47.5;  ///< Messages posted to the main looper, besides input and frames.
  double inputs = 8;
  double frames = 14;
  double other_posts = 22;  ///< To the loopers of other threads.
  double pool_posts = 14;
  double serial_posts = 8;
  double calls_in = 22;   ///< From another process, one-way.
  double calls_out = 12;  ///< To another process, blocking.
  double invocations = 58;
  double registrations = 14;
  double unregistrations = 10;
  double removals = 6;
  double releases = 12;
  double acquires = 12;
  double notifications = 4;
  double waits = 4;
  double forks = 0.8;
  double locks = 60;
  double accesses = 13'400;
};

struct GeneratorOptions {
  double minutes = 10;
  uint64_t seed = 1;
  GeneratorRates rates;  ///< As a large social network app that is scrolled without rest.
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
