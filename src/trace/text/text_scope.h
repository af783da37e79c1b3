#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include <absl/container/flat_hash_map.h>

#include "base/error.h"
#include "trace/text/text_line.h"
#include "trace/trace_builder.h"

namespace antecede::trace {

/// What the words of a text trace stand for. A word is known from its first use; ids are given in that order.
///
/// The word becomes the entry's name, unless it begins with `#`: then the entry has none. `-` is nothing.
class TextScope {
 public:
  TraceBuilder& builder() { return builder_; }
  TableBuilder& tables() { return builder_.tables(); }

  ThreadId thread(std::string_view word);
  QueueId queue(std::string_view word);
  MessageId message(std::string_view word);
  BarrierId barrier(std::string_view word);
  CallbackId callback(std::string_view word);
  LockId lock(std::string_view word);
  TokenId token(std::string_view word);
  ObjectId object(std::string_view word);
  LocationId location(std::string_view word);
  /// Notifications have no table: `#5` is number 5, another word the next number that is free.
  base::Result<uint32_t> notification(std::string_view word);
  base::Result<RemovalId> removal(std::string_view word) const;
  base::Result<StackId> stack(std::string_view word) const;

  /// A line that declares something, whose first token is the keyword.
  base::Status declare(const std::vector<TextToken>& tokens);

  /// If the token describes a message, a removal's keys or a barrier, says so there; false if it is something else.
  /// `next` is the token behind, which a type takes as its time; `taken` counts what was used.
  base::Result<size_t> describe_message(const TextToken& token, const TextToken* next, Message& message);
  base::Result<size_t> describe_removal(const TextToken& token, Removal& removal);
  base::Result<size_t> describe_barrier(const TextToken& token, Barrier& barrier);

  /// The stack `a < b < c`, innermost first, from the tokens from `first` on.
  base::Result<StackId> stack_of(const std::vector<TextToken>& tokens, size_t first);

  /// The first event of a queue that was not declared tells its thread.
  void notice_begin(MessageId message, ThreadId thread);
  /// What a word or attribute says of a location.
  base::Status describe_location(const TextToken& token, Location& location);

 private:
  template <class I>
  using Words = std::map<std::string, I, std::less<>>;
  template <class I, class Make>
  I known(Words<I>& words, std::string_view word, Make make);

  base::Status declare_thread(const std::vector<TextToken>& tokens);
  base::Status declare_queue(const std::vector<TextToken>& tokens);
  base::Status declare_library(const std::vector<TextToken>& tokens);
  base::Status declare_message(const std::vector<TextToken>& tokens);
  base::Status declare_removal(const std::vector<TextToken>& tokens);
  base::Status declare_barrier(const std::vector<TextToken>& tokens);
  base::Status declare_location(const std::vector<TextToken>& tokens);
  base::Status declare_stack(const std::vector<TextToken>& tokens);
  template <class I, class Add>
  base::Status declare_named(const std::vector<TextToken>& tokens, Words<I>& words, Add add);

  base::Status describe_frame(const TextToken& token, Frame& frame, StackId& caller);
  bool describe_keys(const TextToken& token, MessageKeys& keys, uint8_t& given);
  NameId own_name(std::string_view word);

  TraceBuilder builder_;
  Words<ThreadId> threads_;
  Words<QueueId> queues_;
  Words<MessageId> messages_;
  Words<RemovalId> removals_;
  Words<BarrierId> barriers_;
  Words<CallbackId> callbacks_;
  Words<LockId> locks_;
  Words<TokenId> tokens_;
  Words<ObjectId> objects_;
  Words<LocationId> locations_;
  Words<StackId> stacks_;
  Words<uint32_t> notifications_;
  uint32_t next_notification_ = 0;
  absl::flat_hash_map<QueueId, bool> undeclared_queues_;
};

}  // namespace antecede::trace
