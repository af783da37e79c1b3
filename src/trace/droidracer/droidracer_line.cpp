#include "trace/droidracer/droidracer_line.h"

#include <charconv>

#include <absl/container/flat_hash_map.h>

#include "base/characters.h"

namespace antecede::trace {

namespace {

/// What comes behind the word: the keys in their order. A key with a star has a text, which goes to the next key or
/// to the end of the line; the others have numbers. Separators are blanks, tabs or, behind a number, nothing.
struct Shape {
  LineKind kind;
  std::array<std::string_view, OperationLine::k_values> keys{};
};

const absl::flat_hash_map<std::string_view, Shape>& shapes() {
  static const absl::flat_hash_map<std::string_view, Shape> table = {
      {"START", {LineKind::Start}},
      {"THREADINIT", {LineKind::ThreadInit, {"tid:"}}},
      {"THREADEXIT", {LineKind::ThreadExit, {"tid:"}}},
      {"FORK", {LineKind::Fork, {"par-tid:", "child-tid:"}}},
      {"ATTACH-Q", {LineKind::AttachQueue, {"tid:", "queue:"}}},
      {"LOOP", {LineKind::Loop, {"tid:", "queue:"}}},
      {"POST", {LineKind::Post, {"src:", "msg:", "dest:", "delay:"}}},
      {"CALL", {LineKind::Call, {"tid:", "msg:"}}},
      {"RET", {LineKind::Ret, {"tid:", "msg:"}}},
      {"NATIVE-ENTRY", {LineKind::NativeEntry, {"tid:", "*thread-name:"}}},
      {"NATIVE-EXIT", {LineKind::NativeExit, {"tid:", "*thread-name:"}}},
      {"LOCK", {LineKind::Lock, {"tid:", "lock-obj:"}}},
      {"UNLOCK", {LineKind::Unlock, {"tid:", "lock-obj:"}}},
      {"NOTIFY", {LineKind::Notify, {"tid:", "notifiedTid:"}}},
      {"WAIT", {LineKind::Wait, {"tid:"}}},
      {"ACCESS", {LineKind::Access, {"tid:", "accessId:"}}},
      {"ENABLE-EVENT", {LineKind::EnableEvent, {"tid:", "view:", "event:"}}},
      {"TRIGGER-EVENT", {LineKind::TriggerEvent, {"tid:", "view:", "event:"}}},
      {"ENABLE-WINDOW-FOCUS", {LineKind::EnableWindow, {"tid:", "windowHash:"}}},
      {"TRIGGER-WINDOW-FOCUS", {LineKind::TriggerWindow, {"tid:", "windowHash:"}}},
      {"ENABLE-LIFECYCLE", {LineKind::EnableLifecycle, {"tid:", "*component:", "id:", "*state:"}}},
      {"TRIGGER-LIFECYCLE", {LineKind::TriggerLifecycle, {"tid:", "*component:", "id:", "*state:"}}},
      {"INSTANCE-INTENT", {LineKind::InstanceIntent, {"tid:", "instance:", "intentId:"}}},
      {"TRIGGER-SERVICE", {LineKind::Service, {"tid:", "*component:", "id:", "*state:"}}},
      {"TRIGGER-BROADCAST",
       {LineKind::Broadcast, {"tid:", "*action:", "component:", "intent:", "onRecLater:", "*state:"}}},
      {"ADD_IDLE_HANDLER", {LineKind::AddIdle, {"idler:", "queue:"}}},
      {"REMOVE_IDLE_HANDLER", {LineKind::RemoveIdle, {"idler:", "queue:"}}},
      {"QUEUE_IDLE", {LineKind::QueueIdle, {"tid:", "idler:", "queue:"}}},
      {"METHOD", {LineKind::Noise}},
      {"ARRAY-ACCESS", {LineKind::Noise}},
      {"NO-TRIGGER", {LineKind::Aborted}},
  };
  return table;
}

bool take_number(LineCursor& cursor, std::string_view key, LineValue& value) {
  if (!cursor.take(key)) return false;
  const std::string_view before = cursor.rest();
  const auto number = cursor.number();
  if (!number) return false;
  value = {before.substr(0, before.size() - cursor.rest().size()), *number};
  return true;
}

/// Leaves the cursor at the key that follows.
bool take_text(LineCursor& cursor, std::string_view key, std::string_view next, LineValue& value) {
  if (!cursor.take(key)) return false;
  const std::string_view rest = cursor.rest();
  if (next.starts_with('*')) next.remove_prefix(1);
  size_t end = next.empty() ? rest.size() : rest.find(next);
  while (end != std::string_view::npos && end < rest.size() && end > 0 && rest[end - 1] != ' ' &&
         rest[end - 1] != '\t')
    end = rest.find(next, end + 1);
  if (end == std::string_view::npos) return false;
  value = {trimmed(rest.substr(0, end)), 0};
  cursor = LineCursor(rest.substr(end));
  return true;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  const size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

void LineCursor::skip_blanks() {
  size_t count = 0;
  while (count < rest_.size() && (rest_[count] == ' ' || rest_[count] == '\t')) ++count;
  rest_.remove_prefix(count);
}

bool LineCursor::take(std::string_view word) {
  if (!rest_.starts_with(word)) return false;
  rest_.remove_prefix(word.size());
  return true;
}

std::optional<int64_t> LineCursor::number() {
  const char* const end = rest_.data() + rest_.size();
  const char* last = nullptr;
  int64_t result = 0;
  if (rest_.starts_with("0x")) {
    uint64_t bits = 0;
    const auto [stop, error] = std::from_chars(rest_.data() + 2, end, bits, 16);
    if (error != std::errc()) return std::nullopt;
    result = static_cast<int64_t>(bits);
    last = stop;
  } else {
    const auto [stop, error] = std::from_chars(rest_.data(), end, result);
    if (error != std::errc()) return std::nullopt;
    last = stop;
  }
  rest_.remove_prefix(static_cast<size_t>(last - rest_.data()));
  return result;
}

std::optional<std::string_view> LineCursor::until(std::string_view mark) {
  const size_t at = rest_.find(mark);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view result = rest_.substr(0, at);
  rest_.remove_prefix(at + mark.size());
  return result;
}

bool is_operation_line(std::string_view line) {
  size_t digits = 0;
  while (digits < line.size() && base::is_digit(line[digits])) ++digits;
  return digits > 0 && digits + 1 < line.size() && line[digits] == ' ' && line[digits + 1] >= 'A' &&
         line[digits + 1] <= 'Z';
}

LineResult parse_operation_line(std::string_view line, OperationLine& result) {
  LineCursor cursor(line);
  const auto id = cursor.number();
  if (!id) return LineResult::Bad;
  cursor.skip_blanks();
  const std::string_view word = cursor.rest().substr(0, cursor.rest().find_first_of(" \t"));
  const auto shape = shapes().find(word);
  if (shape == shapes().end()) return LineResult::Unknown;
  cursor.take(word);
  result.id = *id;
  result.kind = shape->second.kind;
  const auto& keys = shape->second.keys;
  for (size_t i = 0; i < keys.size() && !keys[i].empty(); ++i) {
    cursor.skip_blanks();
    const std::string_view next = i + 1 < keys.size() ? keys[i + 1] : std::string_view();
    const bool is_text = keys[i].starts_with('*');
    if (!(is_text ? take_text(cursor, keys[i].substr(1), next, result.values[i])
                  : take_number(cursor, keys[i], result.values[i])))
      return LineResult::Bad;
  }
  return LineResult::Good;
}

bool is_access_line(std::string_view line) {
  return line.starts_with("rwId:");
}

bool parse_access_line(std::string_view line, AccessLine& result) {
  LineCursor cursor(line);
  if (!cursor.take("rwId:")) return false;
  const auto id = cursor.number();
  cursor.skip_blanks();
  result.write = cursor.take("WRITE");
  if (!id || (!result.write && !cursor.take("READ"))) return false;
  cursor.take("-STATIC");
  cursor.skip_blanks();
  if (!cursor.take("tid:")) return false;
  const auto thread = cursor.number();
  if (!thread) return false;
  cursor.skip_blanks();
  result.id = *id;
  result.thread = *thread;
  result.place = cursor.rest();
  return true;
}

}  // namespace antecede::trace
