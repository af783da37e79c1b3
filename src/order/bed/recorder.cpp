#include "order/bed/recorder.h"

#include <fmt/format.h>

namespace antecede::order::bed {

Recorder::Recorder(const Program& program) : threads_(program.threads.size()), queues_(program.queues.size()) {
  for (const BedThread& thread : program.threads) tables().threads.push_back({name(thread.name), thread.process});
  for (const BedQueue& queue : program.queues) {
    for (int i = 0; i < 2; ++i) tables().threads.push_back({name(fmt::format("{}-{}", queue.name, i)), 0});
    bool looper = queue.kind == trace::Queue::Kind::Looper;
    tables().queues.push_back(
        {queue.kind, name(queue.name), looper ? trace::ThreadId(queue.thread) : trace::ThreadId()});
  }
  for (const BedQueue& queue : program.queues) tables().objects.push_back(name("handler " + queue.name));
  for (const Task& task : program.tasks) tables().objects.push_back(name(task.name));
  for (const std::string& lock : program.locks) tables().locks.push_back(name(lock));
  for (const std::string& token : program.tokens) tables().tokens.push_back(name(token));
  for (const std::string& place : program.locations) {
    trace::Location location;
    location.kind = trace::Location::Kind::Static;
    location.name = name(place);
    tables().locations.push_back(location);
  }
}

void Recorder::record(const trace::Operation& operation, uint32_t name, uint32_t detail) {
  run_.trace.operations.push_back(operation);
  run_.names.push_back(name);
  run_.details.push_back(detail);
}

}  // namespace antecede::order::bed
