#include "trace/text/text_scope.h"

#include <algorithm>

#include <fmt/format.h>

#include "trace/operation_names.h"
#include "trace/text/text_word.h"

namespace antecede::trace {

template <class I, class Make>
I TextScope::known(Words<I>& words, std::string_view word, Make make) {
  if (word == "-") return I();
  const auto found = words.find(word);
  if (found != words.end()) return found->second;
  const I id = make();
  words.emplace(word, id);
  return id;
}

NameId TextScope::own_name(std::string_view word) {
  return word.starts_with("#") ? NameId() : tables().name(word);
}

ThreadId TextScope::thread(std::string_view word) {
  return known(threads_, word, [&] { return tables().add_thread({own_name(word), 0}); });
}
QueueId TextScope::queue(std::string_view word) {
  return known(queues_, word, [&] {
    const QueueId id = tables().add_queue({Queue::Kind::Looper, own_name(word), ThreadId()});
    undeclared_queues_[id] = true;
    return id;
  });
}
MessageId TextScope::message(std::string_view word) {
  return known(messages_, word, [&] {
    Message message;
    message.label = own_name(word);
    return tables().add_message(message);
  });
}
BarrierId TextScope::barrier(std::string_view word) {
  return known(barriers_, word, [&] { return tables().add_barrier({}); });
}
CallbackId TextScope::callback(std::string_view word) {
  return known(callbacks_, word, [&] { return tables().add_callback(own_name(word)); });
}
LockId TextScope::lock(std::string_view word) {
  return known(locks_, word, [&] { return tables().add_lock(own_name(word)); });
}
TokenId TextScope::token(std::string_view word) {
  return known(tokens_, word, [&] { return tables().add_token(own_name(word)); });
}
ObjectId TextScope::object(std::string_view word) {
  return known(objects_, word, [&] { return tables().add_object(own_name(word)); });
}

LocationId TextScope::location(std::string_view word) {
  return known(locations_, word, [&] {
    Location location;
    if (word.starts_with("#")) return tables().add_location(location);
    const LocationText text = LocationText::of_word(word);
    location.kind = text.kind;
    location.owner = tables().name(text.owner);
    location.name = tables().name(text.name);
    if (!text.object.empty()) location.object = object(text.object);
    return tables().add_location(location);
  });
}

base::Result<uint32_t> TextScope::notification(std::string_view word) {
  if (word == "-") return Operation::k_none;
  if (word.starts_with("#")) {
    const auto number = parse_unsigned(word.substr(1));
    if (!number || *number == Operation::k_none) return base::bad_input(fmt::format("`{}` is no number", word));
    next_notification_ = std::max(next_notification_, *number + 1);
    return *number;
  }
  const auto [entry, added] = notifications_.try_emplace(std::string(word), next_notification_);
  if (added && ++next_notification_ == 0) return base::bad_input("too many notifications");
  return entry->second;
}

base::Result<RemovalId> TextScope::removal(std::string_view word) const {
  const auto found = removals_.find(word);
  if (found == removals_.end()) return base::bad_input(fmt::format("the removal `{}` was not declared", word));
  return found->second;
}

base::Result<StackId> TextScope::stack(std::string_view word) const {
  const auto found = stacks_.find(word);
  if (found == stacks_.end()) return base::bad_input(fmt::format("the stack `{}` was not declared", word));
  return found->second;
}

void TextScope::notice_begin(MessageId message, ThreadId thread) {
  if (!message.valid()) return;
  const QueueId id = tables().tables().messages[message].queue;
  if (!id.valid() || !undeclared_queues_.contains(id)) return;
  Queue queue = tables().tables().queues[id];
  if (queue.thread.valid()) return;
  queue.thread = thread;
  tables().set_queue(id, queue);
}

base::Result<StackId> TextScope::stack_of(const std::vector<TextToken>& tokens, size_t first) {
  if (first >= tokens.size()) return base::bad_input("a stack is missing");
  StackId stack;
  for (size_t i = tokens.size(); i-- > first;) {
    const TextToken& token = tokens[i];
    const bool separator = (i - first) % 2 == 1;
    if (!token.is_word() || separator != (token.value == "<")) return not_understood(token);
    if (separator) continue;
    if (token.value.starts_with("#")) {
      if (i + 1 != tokens.size()) return base::bad_input("a named stack can only be the end of another");
      ANTECEDE_TRY(stack, this->stack(token.value));
      continue;
    }
    FrameId id;
    if (token.value != "-") {
      const FrameText text = FrameText::of_word(token.value);
      const NameId canonical = text.canonical.empty() ? NameId() : tables().name(text.canonical);
      id = tables().frame({tables().name(text.owner), tables().name(text.method), tables().name(text.file), text.line,
                           text.pc, text.origin, text.renamed, canonical});
    }
    stack = tables().stack(id, stack);
  }
  if (tokens.back().is_word("<")) return base::bad_input("a stack ends with `<`");
  return stack;
}

bool TextScope::describe_keys(const TextToken& token, MessageKeys& keys, uint8_t& given) {
  if (token.quoted) return false;
  if (token.key == "target") {
    keys.target = object(token.value);
    given |= Removal::k_target;
  } else if (token.key == "callback") {
    keys.callback = object(token.value);
    given |= Removal::k_callback;
  } else if (token.key == "token") {
    keys.token = object(token.value);
    given |= Removal::k_token;
  } else if (token.key == "what") {
    const auto what = parse_number(token.value);
    if (!what || *what < INT32_MIN || *what > INT32_MAX) return false;
    keys.what = static_cast<int32_t>(*what);
    given |= Removal::k_what;
  } else {
    return false;
  }
  return true;
}

base::Result<size_t> TextScope::describe_message(const TextToken& token, const TextToken* next, Message& message) {
  uint8_t given = 0;
  if (token.key == "label") {
    message.label = tables().name(token.value);
  } else if (token.key == "q" && !token.quoted) {
    message.queue = queue(token.value);
  } else if (token.is_word("async")) {
    message.asynchronous = true;
  } else if (token.is_word("rerun")) {
    message.rerun = true;
  } else if (const auto type = token.is_word() ? type_of_word(token.value) : std::nullopt) {
    message.type = *type;
    const auto time = next && next->is_word() ? parse_time(next->value) : std::nullopt;
    message.time = time.value_or(0);
    return time ? 2 : 1;
  } else if (!describe_keys(token, message.keys, given)) {
    return 0;
  }
  return 1;
}

base::Result<size_t> TextScope::describe_removal(const TextToken& token, Removal& removal) {
  if (token.key == "q" && !token.quoted) {
    removal.queue = queue(token.value);
  } else if (token.key == "matched") {
    const auto matched = parse_unsigned(token.value);
    if (!matched || *matched > 15) return not_understood(token);
    removal.matched_keys = static_cast<uint8_t>(*matched);
  } else if (!describe_keys(token, removal.keys, removal.matched_keys)) {
    return 0;
  }
  return 1;
}

base::Result<size_t> TextScope::describe_barrier(const TextToken& token, Barrier& barrier) {
  if (token.key == "q" && !token.quoted) {
    barrier.queue = queue(token.value);
  } else if (token.key == "time") {
    const auto time = parse_time(token.value);
    if (!time) return not_understood(token);
    barrier.time = *time;
  } else {
    return 0;
  }
  return 1;
}

}  // namespace antecede::trace
