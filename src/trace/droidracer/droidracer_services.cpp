#include <fmt/format.h>

#include "trace/droidracer/droidracer_callbacks.h"

namespace antecede::trace {

namespace {

using Code = DroidRacerProblems::Code;

std::string connection_key(int64_t connection, std::string_view name) {
  return fmt::format("connect:{}:{}", connection, name);
}

}  // namespace

void DroidRacerCallbacks::service(const OperationLine& line) {
  const std::string name(line.text(1));
  if (line.text(3).starts_with("REQUEST_")) {
    service_request(line.text(3), name, line.number(2));
  } else {
    service_callback(line.text(3), name, line.number(2));
  }
}

void DroidRacerCallbacks::service_request(std::string_view state, const std::string& name, int64_t id) {
  const bool start = state == "REQUEST_START_SERVICE", bind = state == "REQUEST_BIND_SERVICE";
  if (state == "REQUEST_UNBIND_SERVICE") return unbind(id);
  Service& known = services_[name];
  if (state == "REQUEST_STOP_SERVICE") {
    if (!std::exchange(known.stopping, true)) register_key("stop:" + name);
    return;
  }
  if (!start && !bind) return problems_.add(Code::UnknownLine);
  register_key(start ? fmt::format("start:{}", id) : connection_key(id, name));
  if (!std::exchange(known.requested, true)) register_key("create:" + name);
  if (!bind) return;
  connections_[id].insert(name);
  if (!std::exchange(known.bound, true)) register_key("bind:" + name);
}

void DroidRacerCallbacks::unbind(int64_t connection) {
  const auto bound = connections_.find(connection);
  if (bound == connections_.end()) return problems_.add(Code::NotEnabled);
  for (const std::string& name : bound->second) register_key("unbind:" + name);
  connections_.erase(bound);
}

void DroidRacerCallbacks::service_callback(std::string_view state, const std::string& name, int64_t id) {
  if (state == "CREATE-SERVICE") return invoke_key("create:" + name);
  if (state == "SERVICE-ARGS") return invoke_key(fmt::format("start:{}", id));
  if (state == "BIND-SERVICE") {
    invoke_key("bind:" + name);
    return register_key("bound:" + name);
  }
  if (state == "SERVICE_CONNECT") {
    invoke_key(connection_key(id, name));
    return invoke_key("bound:" + name);
  }
  Service& known = services_[name];
  if (state == "STOP-SERVICE") {
    known.requested = known.stopping = false;
    return invoke_key("stop:" + name);
  }
  if (state == "UNBIND-SERVICE") {
    known.bound = false;
    return invoke_key("unbind:" + name);
  }
  problems_.add(Code::UnknownLine);
}

void DroidRacerCallbacks::unregister_receiver(int64_t component) {
  const auto registered = receivers_.find(component);
  if (registered == receivers_.end()) return problems_.add(Code::NotEnabled);
  for (const std::string& key : registered->second) {
    add(OperationKind::Unregister, keys_.at(key));
    keys_.erase(key);  // Registered again, it is another callback.
  }
  receivers_.erase(registered);
}

void DroidRacerCallbacks::broadcast(const OperationLine& line) {
  const std::string_view state = line.text(5);
  const int64_t component = line.number(2);
  const std::string receiver = fmt::format("receiver:{}:{}", component, line.text(1));
  const std::string intent = fmt::format("intent:{}", line.number(3));
  if (state == "ABC_REGISTER_RECEIVER") {
    register_key(receiver);
    receivers_[component].insert(receiver);
  } else if (state == "ABC_UNREGISTER_RECEIVER") {
    unregister_receiver(component);
  } else if (state == "ABC_SEND_BROADCAST" || state == "ABC_SEND_STICKY_BROADCAST") {
    register_key(intent);
  } else if (state == "ABC_ONRECEIVE") {
    invoke_key(receiver);
    invoke_key(intent);
  } else if (state != "ABC_REMOVE_STICKY_BROADCAST" && state != "ABC_TRIGGER_ONRECIEVE_LATER") {
    problems_.add(Code::UnknownLine);
  }
}

}  // namespace antecede::trace
