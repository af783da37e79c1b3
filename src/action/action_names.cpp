#include "action/action_names.h"

#include <fmt/format.h>

namespace antecede::action {

using pointer::Object;

std::string ActionNames::action(const Action& action) const {
  if (action.kind == Action::Kind::Lifecycle && action.event->transition != nullptr)
    return fmt::format("{} of {}", action.event->transition->name, action.event->component);
  if (action.kind == Action::Kind::Start) return "the start of the process";
  if (action.entries.empty()) {
    const ir::MethodId root = solver_.nodes()[action.root].method;
    if (action.event != nullptr && action.event->method.valid()) return method(action.event->method);
    return root.valid() ? method(root) : "the framework";
  }
  std::string result = method(action.entries.front());
  if (action.entries.size() > 1) result += fmt::format(" and {} more", action.entries.size() - 1);
  return result;
}

uint32_t ActionNames::line(const CodePlace& place) const {
  if (!place.method.valid() || !program_[place.method].has_code()) return 0;
  const ir::Body& body = program_.body(place.method);
  return place.instruction < body.instructions().size() ? body.line_at(body.instructions()[place.instruction].pc) : 0;
}

std::string ActionNames::place(const CodePlace& place) const {
  if (!place.method.valid()) return "the framework";
  const uint32_t number = line(place);
  return number == 0 ? method(place.method) : fmt::format("{} (line {})", method(place.method), number);
}

std::string ActionNames::thread(pointer::ObjectId thread) const {
  if (thread == harness_.main_thread()) return "main";
  const Object& object = solver_.objects()[thread];
  if (object.kind == Object::Kind::Worker) return "threads of " + made(pointer::ObjectId(object.key), "an executor");
  return made(thread, "a thread");
}

std::string ActionNames::made(pointer::ObjectId id, const char* what) const {
  const Object& object = solver_.objects()[id];
  CodePlace made{object.method, object.instruction};
  if (object.method.valid() && !solver_.is_own(object.method)) {
    made = {};
    if (object.context.valid())
      made = {solver_.contexts()[object.context].method, solver_.contexts()[object.context].instruction};
  }
  return made.method.valid() ? fmt::format("{} made in {}", what, place(made)) : fmt::format("{} of the framework", what);
}

}  // namespace antecede::action
