#pragma once

#include <cstddef>
#include <functional>

namespace antecede::base {

/// The number of worker threads for `--jobs N`; 0 means one per core.
size_t worker_count(size_t jobs);

/// Calls `work(index)` for every index below `count`, on up to `jobs` threads (0: one per core), and waits.
///
/// Work is handed out in chunks in rising order. `work` must not throw; results must not depend on which thread runs
/// what (write to slot `index`, or collect per index and merge afterwards).
void parallel_for(size_t count, size_t jobs, const std::function<void(size_t index)>& work);

}  // namespace antecede::base
