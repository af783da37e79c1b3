#include "trace/droidracer/droidracer_callbacks.h"

#include <fmt/format.h>

namespace antecede::trace {

namespace {

using Code = DroidRacerProblems::Code;

constexpr std::string_view k_resume = "RESUME-ACT";

std::string event_name(int64_t view, int64_t event) {
  constexpr std::string_view k_events[] = {"click",  "long-click", "text",   "back",   "menu",
                                           "rotate", "picker",     "picker", "picker", "picker",
                                           "seek",   "rating",     "search", "toggle", "step"};
  const bool known = event >= 0 && event < static_cast<int64_t>(std::size(k_events));
  const std::string name = known ? std::string(k_events[event]) : fmt::format("event-{}", event);
  return view ? fmt::format("{}:view-{}", name, view) : name;
}

/// Old files have -1 for an activity that is not known.
int64_t lifecycle_id(int64_t printed) {
  return printed == -1 ? 0 : printed;
}

std::string with_component(std::string_view state, std::string_view component) {
  return component.empty() ? std::string(state) : fmt::format("{}:{}", state, component);
}

}  // namespace

const std::vector<DroidRacerCallbacks::Step>& DroidRacerCallbacks::feed(const OperationLine& line) {
  steps_.clear();
  switch (line.kind) {
    case LineKind::EnableEvent: enable_event(line); break;
    case LineKind::TriggerEvent: trigger_event(line); break;
    case LineKind::EnableWindow: enable_window(line); break;
    case LineKind::TriggerWindow: trigger_window(line); break;
    case LineKind::EnableLifecycle: enable_lifecycle(line); break;
    case LineKind::TriggerLifecycle: trigger_lifecycle(line); break;
    case LineKind::InstanceIntent: assign_instance(line); break;
    case LineKind::Service: service(line); break;
    case LineKind::Broadcast: broadcast(line); break;
    default: break;
  }
  return steps_;
}

std::string DroidRacerCallbacks::label(const OperationLine& line) {
  switch (line.kind) {
    case LineKind::TriggerEvent: return event_name(line.number(1), line.number(2));
    case LineKind::TriggerWindow: return fmt::format("focus:window-{}", line.number(1));
    case LineKind::TriggerLifecycle: return with_component(line.text(3), line.text(1));
    case LineKind::Service:
      return line.text(3).starts_with("REQUEST_") ? "" : with_component(line.text(3), line.text(1));
    case LineKind::Broadcast: return line.text(5) == "ABC_ONRECEIVE" ? with_component("onReceive", line.text(1)) : "";
    default: return "";
  }
}

CallbackId DroidRacerCallbacks::enable(std::string_view name) {
  const CallbackId callback = tables_.add_callback(tables_.name(name));
  add(OperationKind::Register, callback);
  return callback;
}

void DroidRacerCallbacks::register_key(const std::string& key) {
  const auto [entry, added] = keys_.try_emplace(key);
  if (added) entry->second = tables_.add_callback(tables_.name(key));
  add(OperationKind::Register, entry->second);
}

void DroidRacerCallbacks::invoke_key(const std::string& key) {
  const auto entry = keys_.find(key);
  if (entry == keys_.end()) return problems_.add(Code::NotEnabled);
  add(OperationKind::Invoke, entry->second);
}

void DroidRacerCallbacks::enable_event(const OperationLine& line) {
  const Pair key(line.number(1), line.number(2));
  events_[key] = {enable(event_name(key.first, key.second))};
  ++event_enables_;
}

void DroidRacerCallbacks::trigger_event(const OperationLine& line) {
  const auto current = events_.find(Pair(line.number(1), line.number(2)));
  if (current == events_.end()) return problems_.add(Code::NotEnabled);
  if (!std::exchange(current->second.used, true)) ++used_enables_;
  add(OperationKind::Invoke, current->second.callback, Operation::k_synchronous);
}

void DroidRacerCallbacks::enable_window(const OperationLine& line) {
  windows_[line.number(1)] = enable(fmt::format("focus:window-{}", line.number(1)));
}

void DroidRacerCallbacks::trigger_window(const OperationLine& line) {
  const auto current = windows_.find(line.number(1));
  if (current == windows_.end()) return problems_.add(Code::NotEnabled);
  add(OperationKind::Invoke, current->second);
}

void DroidRacerCallbacks::enable_lifecycle(const OperationLine& line) {
  const int64_t id = lifecycle_id(line.number(2));
  const std::string state(line.text(3));
  waiting_[{id, state}].push_back(enable(with_component(fmt::format("{}:{}", state, id), line.text(1))));
}

void DroidRacerCallbacks::trigger_lifecycle(const OperationLine& line) {
  const std::string state(line.text(3));
  const auto ready = waiting_.find({lifecycle_id(line.number(2)), state});
  if (ready != waiting_.end()) {
    for (const CallbackId callback : ready->second) add(OperationKind::Invoke, callback);
    waiting_.erase(ready);
    return;
  }
  const auto unknown = waiting_.find({0, state});
  if (state != k_resume || unknown == waiting_.end()) return problems_.add(Code::NotEnabled);
  add(OperationKind::Invoke, unknown->second.back());
  unknown->second.pop_back();
  if (unknown->second.empty()) waiting_.erase(unknown);
}

/// Moving whole lists keeps this cheap however often it happens.
void DroidRacerCallbacks::assign_instance(const OperationLine& line) {
  const int64_t instance = lifecycle_id(line.number(1)), intent = line.number(2);
  if (instance == intent) return;
  for (const std::string_view state : {std::string_view("LAUNCH-ACT"), k_resume}) {
    const auto entry = waiting_.find({intent, std::string(state)});
    if (entry == waiting_.end()) continue;
    Waiting moved = std::move(entry->second);
    waiting_.erase(entry);
    Waiting& target = waiting_[{instance, std::string(state)}];
    target.splice(target.end(), moved);
  }
}

}  // namespace antecede::trace
