#pragma once

#include <array>
#include <string>
#include <string_view>

#include "trace/binary/wire_writer.h"
#include "trace/operation.h"

namespace antecede::trace {

/// The operations of one chunk on their way into a file: each is put into the columns of the chunk at once, so that
/// nothing is left to do for it when the chunk is full. operation_codec.h takes them out again.
class OperationColumns {
 public:
  // In `flags`, besides the operation's own.
  static constexpr uint8_t k_own_flags = 0x3f;
  static constexpr uint8_t k_with_value = 0x40;
  static constexpr uint8_t k_with_object = 0x80;

  explicit OperationColumns(size_t most);

  /// Not if it is full.
  void add(const Operation& operation) {
    uint8_t flags = operation.flags & k_own_flags;
    (operation.is_access() ? location_ : subject_).add(operation.subject);
    stack_.add(operation.stack);
    if (operation.object != Operation::k_none) {
      flags |= k_with_object;
      object_.add(operation.object);
    }
    if (operation.value != 0) {
      flags |= k_with_value;
      value_.add_signed_long(operation.value);
    }
    kinds_[count_] = static_cast<char>(operation.kind);
    flags_[count_] = static_cast<char>(flags);
    ++count_;
    if (operation.thread != thread_) end_run(operation.thread);
    ++run_;
  }
  size_t size() const { return count_; }
  bool is_full() const { return count_ == kinds_.size(); }

  /// Appends them as field `number`, a message `Operations`, and begins anew.
  void take(uint32_t number, std::string& out);

 private:
  /// Of operations of one thread in a row.
  void end_run(ThreadId next);
  /// The fields of the message, in order.
  std::array<std::string_view, 9> fields() const;

  std::string kinds_, flags_;
  size_t count_ = 0;
  NumberColumn threads_, runs_;
  IdColumn location_, subject_, object_, stack_;
  NumberColumn value_;
  ThreadId thread_;
  uint32_t run_ = 0;
};

}  // namespace antecede::trace
