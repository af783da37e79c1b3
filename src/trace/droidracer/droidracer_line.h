#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

namespace antecede::trace {

/// Without blanks and tabs at both ends.
std::string_view trimmed(std::string_view text);

/// Calls `work(line, number)` for every line, numbered from 1, without the line's end and blanks before it.
template <class Work>
void for_each_line(std::string_view text, Work work) {
  for (uint64_t number = 1; !text.empty(); ++number) {
    const void* const end = std::memchr(text.data(), '\n', text.size());
    const size_t size = end ? static_cast<size_t>(static_cast<const char*>(end) - text.data()) : text.size();
    std::string_view line = text.substr(0, size);
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
    work(line, number);
    text.remove_prefix(end ? size + 1 : size);
  }
}

/// Walks over one line of a DroidRacer trace. A step that does not fit leaves the cursor where it was.
class LineCursor {
 public:
  explicit LineCursor(std::string_view text) : rest_(text) {}

  std::string_view rest() const { return rest_; }
  void skip_blanks();
  /// Goes over the word if it comes next.
  bool take(std::string_view word);
  /// A number, decimal with an optional sign or hexadecimal after `0x`, that fits 64 bits.
  std::optional<int64_t> number();
  /// Goes to the mark and over it; what lies before it. Nothing if there is no mark.
  std::optional<std::string_view> until(std::string_view mark);

 private:
  std::string_view rest_;
};

/// What an operation line tells, named after its word.
enum class LineKind : uint8_t {
  Start,
  ThreadInit,
  ThreadExit,
  Fork,
  AttachQueue,
  Loop,
  Post,
  Call,
  Ret,
  NativeEntry,
  NativeExit,
  Lock,
  Unlock,
  Notify,
  Wait,
  Access,
  EnableEvent,
  TriggerEvent,
  EnableWindow,
  TriggerWindow,
  EnableLifecycle,
  TriggerLifecycle,
  InstanceIntent,
  Service,
  Broadcast,
  AddIdle,
  RemoveIdle,
  QueueIdle,
  Noise,    ///< Other logging that says nothing about order.
  Aborted,  ///< The recorder gave up.
};

/// The value behind a key, as printed and, if it is one, as a number.
struct LineValue {
  std::string_view text;
  int64_t number = 0;
};

/// `<opId> <KIND> key:value …`, with the values in the order in which they are printed.
struct OperationLine {
  static constexpr size_t k_values = 6;
  int64_t id = 0;
  LineKind kind{};
  std::array<LineValue, k_values> values{};

  int64_t number(size_t index) const { return values[index].number; }
  std::string_view text(size_t index) const { return values[index].text; }
};

/// `rwId:<n> <KIND> tid:<n> <place>`. The place is left as it is: most lines repeat one that came before.
struct AccessLine {
  int64_t id = 0;
  int64_t thread = 0;
  bool write = false;
  std::string_view place;
};

enum class LineResult : uint8_t {
  Good,
  Unknown,  ///< No such kind of operation.
  Bad,      ///< The kind is known, the rest does not fit.
};

/// Whether the line has the shape of an operation: a number, a blank, a capital letter.
bool is_operation_line(std::string_view line);
LineResult parse_operation_line(std::string_view line, OperationLine& result);
bool is_access_line(std::string_view line);
bool parse_access_line(std::string_view line, AccessLine& result);

}  // namespace antecede::trace
