#include "trace/text/text_parser.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "trace/operation_names.h"
#include "trace/text/text_scope.h"
#include "trace/text/text_word.h"

namespace antecede::trace {

namespace {

/// One operation line: `THREAD: KIND SUBJECT ATTRIBUTE… [at STACK]`.
class OperationText {
 public:
  OperationText(TextScope& scope, std::vector<RemovalId>& last_removals, std::vector<TextToken> tokens)
      : scope_(scope), last_removals_(last_removals), tokens_(std::move(tokens)) {}

  base::Status parse() {
    ANTECEDE_CHECK(parse_head());
    ANTECEDE_CHECK(parse_stack());
    ANTECEDE_CHECK(parse_subject());
    while (next_ < tokens_.size()) ANTECEDE_CHECK(parse_attribute());
    ANTECEDE_CHECK(complete());
    scope_.builder().append(operation_);
    return {};
  }

 private:
  base::Status parse_head();
  base::Status parse_stack();
  base::Status parse_subject();
  base::Result<uint32_t> subject_of(const std::string& word);
  base::Status parse_attribute();
  base::Status parse_value();
  base::Result<size_t> parse_description();
  base::Result<bool> parse_location_flag(const TextToken& token);
  base::Result<bool> parse_flag(const TextToken& token);
  base::Status complete();
  base::Status complete_message();
  base::Status complete_barrier();
  void complete_removal();

  bool is(OperationKind kind) const { return operation_.kind == kind; }
  bool is_message_kind() const {
    return operation_.kind >= OperationKind::Enqueue && operation_.kind <= OperationKind::End;
  }
  bool is_token_kind() const { return is(OperationKind::Release) || is(OperationKind::Acquire); }
  bool is_barrier_kind() const { return is(OperationKind::PostBarrier) || is(OperationKind::RemoveBarrier); }
  const TraceTables& tables() { return scope_.tables().tables(); }

  TextScope& scope_;
  std::vector<RemovalId>& last_removals_;
  std::vector<TextToken> tokens_;
  size_t next_ = 2;
  Operation operation_;
  bool new_subject_ = false;
  bool described_ = false;
  bool object_given_ = false;
  Message message_;
  Barrier barrier_;
  Removal removal_;
};

base::Status OperationText::parse_head() {
  std::string& word = tokens_[0].value;
  word.pop_back();
  if (word.empty() || word == "-") return base::bad_input("a thread is missing before `:`");
  if (tokens_.size() < 2 || !tokens_[1].is_word()) return base::bad_input("an operation is missing behind `:`");
  const auto kind = kind_of_word(tokens_[1].value);
  if (!kind) return base::bad_input(fmt::format("there is no operation `{}`", tokens_[1].value));
  operation_.thread = scope_.thread(word);
  operation_.kind = *kind;
  return {};
}

/// The stack reaches from `at` to the end of the line; it is taken off.
base::Status OperationText::parse_stack() {
  const auto at =
      std::find_if(tokens_.begin() + 2, tokens_.end(), [](const TextToken& token) { return token.is_word("at"); });
  if (at == tokens_.end()) return {};
  const auto index = static_cast<size_t>(at - tokens_.begin());
  ANTECEDE_TRY(operation_.stack, scope_.stack_of(tokens_, index + 1));
  tokens_.resize(index);
  return {};
}

base::Result<uint32_t> OperationText::subject_of(const std::string& word) {
  const TraceTables& now = tables();
  const size_t messages = now.messages.size(), barriers = now.barriers.size(), locations = now.locations.size();
  const auto note_new = [&](auto id, size_t size_before) {
    new_subject_ = id.valid() && id.value() == size_before;
    return id.value();
  };
  switch (operation_.kind) {
    case OperationKind::ThreadInit:
    case OperationKind::ThreadExit:
    case OperationKind::Fork:
    case OperationKind::Join: return scope_.thread(word).value();
    case OperationKind::Enqueue:
    case OperationKind::EnqueueEnd:
    case OperationKind::Remove:
    case OperationKind::Begin:
    case OperationKind::End: return note_new(scope_.message(word), messages);
    case OperationKind::PostBarrier:
    case OperationKind::RemoveBarrier: return note_new(scope_.barrier(word), barriers);
    case OperationKind::Notify:
    case OperationKind::Wait: return scope_.notification(word);
    case OperationKind::Release:
    case OperationKind::Acquire: return scope_.token(word).value();
    case OperationKind::Register:
    case OperationKind::Unregister:
    case OperationKind::Invoke: return scope_.callback(word).value();
    case OperationKind::Lock:
    case OperationKind::Unlock: return scope_.lock(word).value();
    case OperationKind::Read:
    case OperationKind::Write: return note_new(scope_.location(word), locations);
  }
  return Operation::k_none;
}

base::Status OperationText::parse_subject() {
  const bool optional = is(OperationKind::ThreadInit) || is(OperationKind::ThreadExit);
  // Behind `exit`, the word is the flag: what names the thread itself, which nobody does, has to be something else.
  const bool is_flag = is(OperationKind::ThreadExit) && next_ < tokens_.size() && tokens_[next_].is_word("failed");
  if (next_ >= tokens_.size() || !tokens_[next_].is_word() || is_flag) {
    if (optional) return {};
    return base::bad_input(fmt::format("`{}` of what?", tokens_[1].value));
  }
  ANTECEDE_TRY(operation_.subject, subject_of(tokens_[next_].value));
  ++next_;
  if (is_message_kind() && operation_.message().valid()) message_ = tables().messages[operation_.message()];
  if (is_barrier_kind() && operation_.subject != Operation::k_none)
    barrier_ = tables().barriers[BarrierId(operation_.subject)];
  return {};
}

base::Status OperationText::parse_value() {
  if (next_ + 1 >= tokens_.size()) return base::bad_input("a value is missing behind `=`");
  const std::string& text = tokens_[next_ + 1].value;
  const auto number = parse_number(text);
  if (text == "null") {
    operation_.flags |= Operation::k_null;
  } else if (!number) {
    return base::bad_input(fmt::format("`{}` is neither a number nor null", text));
  }
  operation_.flags |= Operation::k_has_value;
  operation_.value = number.value_or(0);
  next_ += 2;
  return {};
}

base::Result<bool> OperationText::parse_flag(const TextToken& token) {
  const bool may_be_sync = is(OperationKind::Invoke) || is(OperationKind::Enqueue) || is(OperationKind::Remove);
  if (token.is_word("sync") && may_be_sync) {
    operation_.flags |= Operation::k_synchronous;
  } else if (token.is_word("shared") && (is(OperationKind::Lock) || is(OperationKind::Unlock))) {
    operation_.flags |= Operation::k_shared;
  } else if (token.is_word("moved") && (is(OperationKind::Lock) || is(OperationKind::Unlock))) {
    operation_.flags |= Operation::k_moved;
  } else if (token.is_word("handover") && is_token_kind()) {
    operation_.flags |= Operation::k_handover;
  } else if (token.is_word("class") && is_token_kind()) {
    operation_.flags |= Operation::k_class_ready;
  } else if (token.is_word("failed") && operation_.can_fail()) {
    operation_.flags |= Operation::k_failed;
  } else if (token.key == "thrown" && operation_.can_fail()) {
    operation_.object = scope_.tables().name(token.value).value();
  } else if (token.key == "null" && operation_.can_fail()) {
    operation_.flags |= Operation::k_has_value;
    operation_.value = scope_.tables().name(token.value).value();
  } else if (token.is_word("structure") && operation_.is_access()) {
    operation_.flags |= Operation::k_structure;
  } else if (token.is_word("unpublished") && operation_.is_access()) {
    operation_.flags |= Operation::k_unpublished;
  } else if (token.key == "flags") {
    const auto flags = parse_unsigned(token.value);
    if (!flags || *flags > 0x3f) return not_understood(token);
    operation_.flags = static_cast<uint8_t>(*flags);
  } else if (token.key == "value") {
    const auto value = parse_number(token.value);
    if (!value) return not_understood(token);
    operation_.value = *value;
  } else {
    return false;
  }
  return true;
}

/// `framework`, `atomic`, `renamed` and `canonical` describe the location where it is used first; later they may only
/// repeat that.
base::Result<bool> OperationText::parse_location_flag(const TextToken& token) {
  if (!operation_.is_access() || operation_.subject == Operation::k_none) return false;
  const bool is_name = token.key == "canonical";
  const bool is_mark = token.is_word("framework") || token.is_word("atomic") || token.is_word("renamed");
  if (!is_name && !is_mark) return false;
  const Location before = tables().locations[operation_.location()];
  Location location = before;
  ANTECEDE_CHECK(scope_.describe_location(token, location));
  if (location != before && !new_subject_)
    return base::bad_input(
        fmt::format("the location was used without `{}` before", is_name ? token.key : token.value));
  scope_.tables().set_location(operation_.location(), location);
  return true;
}

base::Result<size_t> OperationText::parse_description() {
  const TextToken& token = tokens_[next_];
  const TextToken* behind = next_ + 1 < tokens_.size() ? &tokens_[next_ + 1] : nullptr;
  if (is(OperationKind::Remove)) return scope_.describe_removal(token, removal_);
  if (is_message_kind() && operation_.message().valid()) return scope_.describe_message(token, behind, message_);
  if (is_barrier_kind() && operation_.subject != Operation::k_none) return scope_.describe_barrier(token, barrier_);
  return 0;
}

base::Status OperationText::parse_attribute() {
  const TextToken& token = tokens_[next_];
  if (token.is_word("=") && operation_.is_access()) return parse_value();
  if (token.key == "on" && !token.quoted && (is(OperationKind::Enqueue) || is_barrier_kind())) {
    operation_.object = scope_.queue(token.value).value();
    object_given_ = true;
    ++next_;
    return {};
  }
  if (is(OperationKind::Remove) && token.key == "by") {
    ANTECEDE_TRY(const RemovalId removal, scope_.removal(token.value));
    operation_.object = removal.value();
    object_given_ = true;
    ++next_;
    return {};
  }
  if (is(OperationKind::Remove) && token.is_word("again")) {
    if (last_removals_.empty()) return base::bad_input("there was no removal before");
    operation_.object = last_removals_.back().value();
    object_given_ = true;
    ++next_;
    return {};
  }
  ANTECEDE_TRY(const bool flag, parse_flag(token));
  ANTECEDE_TRY(const bool location_flag, parse_location_flag(token));
  if (flag || location_flag) {
    ++next_;
    return {};
  }
  ANTECEDE_TRY(const size_t taken, parse_description());
  if (taken == 0) return not_understood(token);
  described_ = true;
  next_ += taken;
  return {};
}

base::Status OperationText::complete_message() {
  const MessageId id = operation_.message();
  if (!id.valid()) return {};
  const bool same = tables().messages[id] == message_;
  if (!same && !new_subject_) return base::bad_input("the message was described in another way before");
  if (!same) scope_.tables().set_message(id, message_);
  if (is(OperationKind::Enqueue) && !object_given_) operation_.object = message_.queue.value();
  if (is(OperationKind::Begin)) scope_.notice_begin(id, operation_.thread);
  return {};
}

base::Status OperationText::complete_barrier() {
  if (operation_.subject == Operation::k_none) return {};
  const BarrierId id(operation_.subject);
  const bool same = tables().barriers[id] == barrier_;
  if (!same && !new_subject_) return base::bad_input("the barrier was described in another way before");
  if (!same) scope_.tables().set_barrier(id, barrier_);
  if (!object_given_) operation_.object = barrier_.queue.value();
  return {};
}

void OperationText::complete_removal() {
  if (!object_given_ && described_) operation_.object = scope_.tables().add_removal(removal_).value();
  if (operation_.object != Operation::k_none) last_removals_.assign(1, RemovalId(operation_.object));
}

base::Status OperationText::complete() {
  if (is(OperationKind::Remove)) {
    if (object_given_ && described_) return base::bad_input("a removal that is known cannot be described again");
    complete_removal();
  } else if (is_message_kind()) {
    return complete_message();
  } else if (is_barrier_kind()) {
    return complete_barrier();
  }
  return {};
}

}  // namespace

base::Result<Trace> parse_trace_text(std::string_view text) {
  TextScope scope;
  std::vector<RemovalId> last_removals;
  const auto parse_line = [&](std::string_view line) -> base::Status {
    ANTECEDE_TRY(std::vector<TextToken> tokens, split_line(line));
    if (tokens.empty()) return {};
    if (tokens[0].is_word() && tokens[0].value.ends_with(':'))
      return OperationText(scope, last_removals, std::move(tokens)).parse();
    return scope.declare(tokens);
  };
  for (size_t number = 1; !text.empty(); ++number) {
    const size_t end = std::min(text.find('\n'), text.size());
    if (auto status = parse_line(text.substr(0, end)); !status)
      return base::pass_on(std::move(status).error(), fmt::format("line {}", number));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return scope.builder().take();
}

}  // namespace antecede::trace
