// The half of Explorer that takes a path again, from the schedule that an exploration wrote.
#include <algorithm>
#include <charconv>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "runtime/explorer.h"

namespace antecede::runtime {

/// As a schedule names it: `com.x.A.f`, `[I` for the elements of such arrays, `Lcom/x/A;` for the contents of such
/// containers, `message 8…` for a kind of messages. In the names of the code: a schedule fits without a mapping, too.
std::vector<std::string> Explorer::key_places() const {
  std::vector<std::string> places;
  const ShownNames code(machine_->program(), nullptr);
  for (const uint64_t key : keys_) {
    const bool is_class = !(key & k_message) && key & (k_array | k_container);
    places.push_back(is_class ? machine_->classes[static_cast<uint32_t>(key)].descriptor : key_name(key, code));
  }
  return places;
}

bool Explorer::add_key(const std::string& name) {
  constexpr std::string_view k_message_word = "message ";
  if (name.starts_with(k_message_word)) {
    uint64_t kind = 0;
    const char* end = name.data() + name.size();
    const auto [at, error] = std::from_chars(name.data() + k_message_word.size(), end, kind, 16);
    keys_.insert(kind | k_message);
    return error == std::errc() && at == end;
  }
  if (name.starts_with('[') || name.ends_with(';')) {
    const Class* type = machine_->classes.find(name);
    if (type) keys_.insert((name.starts_with('[') ? k_array : k_container) | type->id);
    return type != nullptr;
  }
  const size_t dot = name.rfind('.');
  if (dot == std::string::npos) return false;
  std::string descriptor = "L" + name.substr(0, dot) + ";";
  std::ranges::replace(descriptor, '.', '/');
  const Class* type = machine_->classes.find(descriptor);
  if (!type || !type->definition.valid()) return false;
  const ir::Program& program = machine_->program();
  bool found = false;
  for (const auto& fields : {program[type->definition].instance_fields, program[type->definition].static_fields})
    for (const ir::FieldId id : fields) {
      const ir::StringId field = program.symbols().field(program[id].ref).name;
      if (ir::to_utf8(program.symbols().text(field)) != name.substr(dot + 1)) continue;
      keys_.insert(id.value());
      found = true;
    }
  return found;
}

base::Status Explorer::follow(ScheduleFile schedule, std::string name) {
  options_.reduces = false;
  for (const std::string& place : schedule.shared)
    if (!add_key(place)) return base::bad_input(fmt::format("{}: the program has no {}", name, place));
  followed_.emplace(std::move(schedule), std::move(name));
  return {};
}

std::string Explorer::failure() const {
  if (!followed_) return Schedule::failure();
  return followed_->failed() ? followed_->failure() : "the schedule does not fit the program";
}

size_t Explorer::follow_step(const Choice& choice, const std::vector<Process>& enabled) {
  const Answer* answer = followed_->peek();
  const bool is_time = answer && answer->kind == Answer::Kind::Time;
  const bool is_thread = answer && answer->kind == Answer::Kind::Thread;
  const Process process = is_time     ? k_clock_process
                          : is_thread ? process_of(static_cast<uint32_t>(answer->number))
                                      : 0;
  const bool fits = (is_time || is_thread) && std::ranges::find(enabled, process) != enabled.end();
  if (!fits) {
    std::vector<uint32_t> threads;
    for (const Process one : enabled)
      if (one != k_clock_process) threads.push_back(one - 1);
    const bool clock = threads.size() < enabled.size();
    followed_->fail(fmt::format("one of the threads {}{}", fmt::join(threads, ", "), clock ? ", or time" : ""));
    return k_no_answer;
  }
  if (is_thread) followed_->take();  // How much time, the clock asks.
  last_node_ = path_.size();
  path_.push_back(std::make_shared<Node>());
  choose(*path_.back(), process);
  return go(choice, process);
}

size_t Explorer::follow_world(const Choice& choice) {
  const Answer* answer = followed_->peek();
  const bool fits =
      answer && answer->kind == Answer::Kind::World && answer->count == choice.count && answer->what == choice.what;
  if (!fits) {
    followed_->fail(fmt::format("a choice of \"{}\" of {}", choice.what, choice.count));
    return k_no_answer;
  }
  const size_t chosen = answer->number;
  followed_->take();
  return chosen;
}

int64_t Explorer::follow_time(int64_t until_next) {
  const Answer* answer = followed_->peek();
  const bool fits =
      answer && answer->kind == Answer::Kind::Time && answer->number <= static_cast<uint64_t>(until_next);
  if (!fits) {
    followed_->fail(fmt::format("a time of at most {}", until_next));
    return 0;
  }
  const auto passed = static_cast<int64_t>(answer->number);
  followed_->take();
  state().clock_rests = passed != until_next;  // As where it was chosen: it stopped before anything happens.
  return passed;
}

}  // namespace antecede::runtime
