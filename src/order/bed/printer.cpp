#include <fmt/format.h>

#include "order/bed/parser.h"

namespace antecede::order::bed {
namespace {

using Kind = Statement::Kind;
using trace::MessageType;

std::string timing(const Statement& statement) {
  std::string text;
  if (statement.type == MessageType::Front) text = " front";
  if (statement.type == MessageType::Idle) text = statement.keep ? " keep" : " idle";
  if (statement.type == MessageType::AtTime) text = fmt::format(" at {}", statement.time);
  if (statement.type == MessageType::Delayed && statement.time != 0) text = fmt::format(" delay {}", statement.time);
  return text + (statement.asynchronous ? " async" : "");
}

std::string statement_text(const Program& program, const Statement& it) {
  auto queue = [&] { return program.queues[it.queue].name; };
  auto task = [&] { return it.target == Statement::k_all ? std::string("all") : program.tasks[it.target].name; };
  switch (it.kind) {
    case Kind::Post:
      return fmt::format("{} {} on {}{}", it.type == MessageType::Ipc ? "send" : "post", task(), queue(), timing(it));
    case Kind::Call: return fmt::format("call {} on {}", task(), queue());
    case Kind::Remove: return fmt::format("remove {} on {}{}", task(), queue(), it.instead ? " instead" : "");
    case Kind::Barrier: return fmt::format("barrier {} on {}", program.barriers[it.target], queue());
    case Kind::Unbarrier: return "unbarrier " + program.barriers[it.target];
    case Kind::Fork: return "fork " + program.threads[it.target].name;
    case Kind::Join: return "join " + program.threads[it.target].name;
    case Kind::Lock: return "lock " + program.locks[it.target];
    case Kind::Unlock: return "unlock " + program.locks[it.target];
    case Kind::Notify: return "notify " + program.monitors[it.target];
    case Kind::Wait: return "wait " + program.monitors[it.target];
    case Kind::Release: return "release " + program.tokens[it.target];
    case Kind::Acquire:
      return "acquire " + program.tokens[it.target] + (it.time > 1 ? fmt::format(" {}", it.time) : "");
    case Kind::Register: return "register " + program.callbacks[it.target];
    case Kind::Unregister: return "unregister " + program.callbacks[it.target];
    case Kind::Invoke: return "invoke " + program.callbacks[it.target];
    case Kind::Read: return "read " + program.locations[it.target];
    case Kind::Write: return "write " + program.locations[it.target];
    case Kind::Put: return "put " + program.places[it.target];
    case Kind::Get: return "get " + program.places[it.target];
    case Kind::Use: return "use " + program.classes[it.target];
    case Kind::Quit: return "quit " + queue();
    case Kind::Maybe: return fmt::format("maybe {}", it.target);
    case Kind::Again: return fmt::format("again {}", it.target);
  }
  return {};
}

std::string body_text(const Program& program, const std::vector<Statement>& body) {
  std::string text = " {";
  for (const Statement& statement : body) text += " " + statement_text(program, statement) + ";";
  return text + " }\n";
}

std::string walk_text(const Program& program, const Walk& walk) {
  std::string text = fmt::format("walk on {} {} {{", program.queues[walk.queue].name, walk.instances);
  for (const Walk::Step& step : walk.steps) {
    text += " step " + program.tasks[step.task].name;
    for (uint32_t next : step.next) text += fmt::format(" {}", next);
    text += ";";
  }
  for (const Walk::Click& click : walk.clicks)
    text += fmt::format(" click {} {} {};", program.tasks[click.task].name, click.shown, click.gone);
  return text + " }\n";
}

bool is_looper(const Program& program, uint32_t thread) {
  for (const BedQueue& queue : program.queues)
    if (queue.kind == trace::Queue::Kind::Looper && queue.thread == thread) return true;
  return false;
}

}  // namespace

std::string print_program(const Program& program) {
  std::string text;
  for (uint32_t i = 0; i < program.threads.size(); ++i) {
    const BedThread& thread = program.threads[i];
    text += thread.started ? "" : "fork ";
    text += (is_looper(program, i) ? "looper " : "thread ") + thread.name;
    if (thread.process != 0) text += fmt::format(" process {}", thread.process);
    text += body_text(program, thread.body);
  }
  for (const BedQueue& queue : program.queues) {
    if (queue.kind == trace::Queue::Kind::Serial) text += "serial " + queue.name + "\n";
    if (queue.kind == trace::Queue::Kind::Pool) text += "pool " + queue.name + "\n";
    if (queue.kind == trace::Queue::Kind::Binder) text += "binder " + queue.name + "\n";
  }
  for (const Task& task : program.tasks) text += "task " + task.name + body_text(program, task.body);
  for (const External& external : program.externals) {
    bool listens = external.callback != External::k_no_callback;
    text += listens ? "listen " : external.type == MessageType::Input ? "input " : "display ";
    text += program.tasks[external.task].name + " on " + program.queues[external.queue].name;
    text += (listens ? " " + program.callbacks[external.callback] : "") + "\n";
  }
  for (const Walk& walk : program.walks) text += walk_text(program, walk);
  return text;
}

}  // namespace antecede::order::bed
