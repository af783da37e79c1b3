#pragma once

#include "order/bed/program.h"
#include "order/bed/run.h"

namespace antecede::order::bed {

/// Writes the trace of a run: the tables from the program, then one operation after the other.
class Recorder {
 public:
  explicit Recorder(const Program& program);

  void record(const trace::Operation& operation, uint32_t name, uint32_t detail = Run::k_none);
  trace::TraceTables& tables() { return run_.trace.tables; }
  trace::ObjectId handler(uint32_t queue) const { return trace::ObjectId(queue); }
  trace::ObjectId runnable(uint32_t task) const { return trace::ObjectId(queues_ + task); }
  /// The thread that serves a queue which is no looper: each has two.
  trace::ThreadId worker(uint32_t queue, uint32_t which) const {
    return trace::ThreadId(threads_ + queue * 2 + which);
  }
  size_t operations() const { return run_.trace.operations.size(); }
  Run take() { return std::move(run_); }

 private:
  trace::NameId name(std::string text) { return tables().names.push_back(std::move(text)); }

  Run run_;
  size_t threads_;
  size_t queues_;
};

}  // namespace antecede::order::bed
