#pragma once

#include <array>
#include <bitset>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "trace/binary/table_codec.h"
#include "trace/text/text_word.h"
#include "trace/trace.h"

namespace antecede::trace {

/// Prints operations and declarations in the text form, into a buffer that the owner empties.
///
/// Each kind of entry is either *declared* before its use or introduced by its use. The printer notes which kinds
/// cannot be introduced by use (out of order, unused, or with attributes that only a declaration can tell);
/// `print_trace` then declares those. Printing operation by operation declares everything.
///
/// Assumes that all ids exist and callers of stacks have smaller ids, as readers and the sanitizer make sure.
class TextPrinter {
 public:
  enum Kind : uint8_t {
    k_thread,
    k_queue,
    k_message,
    k_removal,
    k_barrier,
    k_callback,
    k_lock,
    k_token,
    k_object,
    k_location
  };
  static constexpr size_t k_kinds = 10;
  using Kinds = std::bitset<k_kinds>;

  TextPrinter(const TraceTables& tables, Kinds declared) : tables_(tables), declared_(declared) {}

  /// Declares what the tables have and the text does not yet, of the kinds that are declared.
  void print_declarations();
  void print_process(NameId process);
  void print(const Operation& operation);

  /// What was printed since the last call.
  std::string take();
  size_t size() const { return buffer_.size(); }
  /// Kinds whose ids a reader of the text would give differently.
  Kinds misplaced() const;

 private:
  // Words. Using one for the first time introduces it, unless its kind is declared.
  std::string word(Kind kind, uint32_t id, NameId name);
  std::string thread(ThreadId id);
  std::string queue(QueueId id);
  std::string message(MessageId id);
  std::string barrier(uint32_t id);
  std::string named(Kind kind, uint32_t id, NameId name);
  std::string object(ObjectId id);
  std::string location(LocationId id);
  std::string location_word(LocationId id);
  /// Notes the use; true if this is the first one and it has to describe the entry.
  bool introduce(Kind kind, uint32_t id);
  std::string_view text(NameId name) const;

  // Attributes, each with a space in front.
  void put(std::string_view text) { buffer_ += text; }
  void put_name(NameId name, const std::string& word, std::string_view key);
  void put_keys(const MessageKeys& keys, uint8_t given);
  void put_message(const Message& message, const std::string& word);
  void put_removal(const Removal& removal);
  void put_barrier(const Barrier& barrier);
  void put_frame(const Frame& frame);
  FrameText frame_text(const Frame& frame) const;
  void put_location_marks(const Location& location);

  void declare_threads();
  void declare_queues();
  void declare_messages();
  void declare_locations();
  void declare_rest();
  void declare_libraries();
  template <class I>
  void declare_named(Kind kind, std::string_view keyword, const base::IdVector<I, NameId>& items, size_t& done);

  void print_subject(const Operation& operation);
  void print_removal(const Operation& operation);
  void print_flags(const Operation& operation);
  void print_stack(StackId stack);
  void declare_stack(StackId stack);
  void learn_stacks();
  std::string stack_word(StackId stack) const;

  const TraceTables& tables_;
  Kinds declared_;
  Kinds misplaced_;
  std::string buffer_;
  TableSizes done_;
  std::array<uint32_t, k_kinds> used_{};                   ///< How many of a kind were introduced.
  absl::flat_hash_map<NameId, uint32_t> owners_[k_kinds];  ///< Whose word a name is: the first one's that has it.
  absl::flat_hash_map<std::string, uint32_t> location_owners_;
  uint32_t last_removal_ = Operation::k_none;
  std::vector<uint8_t> inline_depth_;    ///< Per stack: how long it is in short form; 0: cannot be.
  std::vector<uint32_t> stack_numbers_;  ///< Per stack: its declaration's number, from 1; 0: not declared.
  uint32_t declared_stacks_ = 0;
};

/// A whole trace, as short as can be: declarations only where the order of first use would give other ids. Reading it
/// gives the same trace, but for names, frames and stacks that nothing uses or that are there twice.
std::string print_trace(const Trace& trace);

}  // namespace antecede::trace
