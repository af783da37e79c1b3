#pragma once

#include <optional>
#include <string_view>

#include "trace/trace.h"

namespace antecede::trace {

// The words of the text form and of statistics, and back. One word per enumerator; `-` inside, never a space.
std::string_view kind_word(OperationKind kind);
std::string_view type_word(MessageType type);
std::string_view queue_word(Queue::Kind kind);
std::string_view location_word(Location::Kind kind);
std::optional<OperationKind> kind_of_word(std::string_view word);
std::optional<MessageType> type_of_word(std::string_view word);
std::optional<Queue::Kind> queue_kind_of_word(std::string_view word);
std::optional<Location::Kind> location_kind_of_word(std::string_view word);

inline constexpr size_t k_message_types = static_cast<size_t>(MessageType::Ipc) + 1;
inline constexpr size_t k_queue_kinds = static_cast<size_t>(Queue::Kind::Binder) + 1;
inline constexpr size_t k_location_kinds = static_cast<size_t>(Location::Kind::Logical) + 1;

}  // namespace antecede::trace
