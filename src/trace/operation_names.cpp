#include "trace/operation_names.h"

#include <array>
#include <cstddef>

namespace antecede::trace {

namespace {

constexpr std::array<std::string_view, k_operation_kinds> k_kinds = {
    "init",       "exit",         "fork",           "join",   "enqueue", "enqueue-end", "remove",  "begin",
    "end",        "post-barrier", "remove-barrier", "notify", "wait",    "release",     "acquire", "register",
    "unregister", "invoke",       "lock",           "unlock", "read",    "write"};
constexpr std::array<std::string_view, k_message_types> k_types = {"delayed", "attime",  "front", "idle",
                                                                   "input",   "display", "ipc"};
constexpr std::array<std::string_view, k_queue_kinds> k_queues = {"looper", "serial", "pool", "binder"};
constexpr std::array<std::string_view, k_location_kinds> k_locations = {"field", "static", "element", "logical"};

template <class E, size_t n>
std::optional<E> find_word(const std::array<std::string_view, n>& words, std::string_view word) {
  for (size_t i = 0; i < n; ++i)
    if (words[i] == word) return static_cast<E>(i);
  return std::nullopt;
}

template <class E, size_t n>
std::string_view word_of(const std::array<std::string_view, n>& words, E value) {
  const auto index = static_cast<size_t>(value);
  return index < n ? words[index] : "?";
}

}  // namespace

std::string_view kind_word(OperationKind kind) {
  return word_of(k_kinds, kind);
}
std::string_view type_word(MessageType type) {
  return word_of(k_types, type);
}
std::string_view queue_word(Queue::Kind kind) {
  return word_of(k_queues, kind);
}
std::string_view location_word(Location::Kind kind) {
  return word_of(k_locations, kind);
}
std::optional<OperationKind> kind_of_word(std::string_view word) {
  return find_word<OperationKind>(k_kinds, word);
}
std::optional<MessageType> type_of_word(std::string_view word) {
  return find_word<MessageType>(k_types, word);
}
std::optional<Queue::Kind> queue_kind_of_word(std::string_view word) {
  return find_word<Queue::Kind>(k_queues, word);
}
std::optional<Location::Kind> location_kind_of_word(std::string_view word) {
  return find_word<Location::Kind>(k_locations, word);
}

}  // namespace antecede::trace
