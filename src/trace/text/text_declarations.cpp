#include <fmt/format.h>

#include "trace/operation_names.h"
#include "trace/text/text_scope.h"
#include "trace/text/text_word.h"

namespace antecede::trace {

namespace {

base::Status set_unsigned(const TextToken& token, uint32_t& value) {
  const auto number = parse_unsigned(token.value);
  if (!number) return not_understood(token);
  value = *number;
  return {};
}

tl::unexpected<base::Error> declared_twice(const std::string& word) {
  return base::bad_input(fmt::format("`{}` was used or declared before", word));
}

}  // namespace

base::Status TextScope::declare_thread(const std::vector<TextToken>& tokens) {
  const std::string& word = tokens[1].value;
  Thread thread{own_name(word), 0};
  for (size_t i = 2; i < tokens.size(); ++i) {
    if (tokens[i].key == "name") {
      thread.name = tables().name(tokens[i].value);
    } else if (tokens[i].key == "process") {
      ANTECEDE_CHECK(set_unsigned(tokens[i], thread.process));
    } else {
      return not_understood(tokens[i]);
    }
  }
  if (threads_.contains(word)) return declared_twice(word);
  threads_.emplace(word, tables().add_thread(thread));
  return {};
}

base::Status TextScope::declare_queue(const std::vector<TextToken>& tokens) {
  const std::string& word = tokens[1].value;
  Queue queue{Queue::Kind::Looper, own_name(word), ThreadId()};
  for (size_t i = 2; i < tokens.size(); ++i) {
    const TextToken& token = tokens[i];
    const auto kind = token.is_word() ? queue_kind_of_word(token.value) : std::nullopt;
    if (kind) {
      queue.kind = *kind;
    } else if (token.key == "name") {
      queue.name = tables().name(token.value);
    } else if (token.key == "thread" && !token.quoted) {
      queue.thread = thread(token.value);
    } else {
      return not_understood(token);
    }
  }
  if (queues_.contains(word)) return declared_twice(word);
  queues_.emplace(word, tables().add_queue(queue));
  return {};
}

base::Status TextScope::declare_message(const std::vector<TextToken>& tokens) {
  const std::string& word = tokens[1].value;
  Message message;
  message.label = own_name(word);
  for (size_t i = 2; i < tokens.size();) {
    const TextToken* next = i + 1 < tokens.size() ? &tokens[i + 1] : nullptr;
    ANTECEDE_TRY(const size_t taken, describe_message(tokens[i], next, message));
    if (taken == 0) return not_understood(tokens[i]);
    i += taken;
  }
  if (messages_.contains(word)) return declared_twice(word);
  messages_.emplace(word, tables().add_message(message));
  return {};
}

base::Status TextScope::declare_removal(const std::vector<TextToken>& tokens) {
  const std::string& word = tokens[1].value;
  Removal removal;
  for (size_t i = 2; i < tokens.size(); ++i) {
    ANTECEDE_TRY(const size_t taken, describe_removal(tokens[i], removal));
    if (taken == 0) return not_understood(tokens[i]);
  }
  if (removals_.contains(word)) return declared_twice(word);
  removals_.emplace(word, tables().add_removal(removal));
  return {};
}

base::Status TextScope::declare_barrier(const std::vector<TextToken>& tokens) {
  const std::string& word = tokens[1].value;
  Barrier barrier;
  for (size_t i = 2; i < tokens.size(); ++i) {
    ANTECEDE_TRY(const size_t taken, describe_barrier(tokens[i], barrier));
    if (taken == 0) return not_understood(tokens[i]);
  }
  if (barriers_.contains(word)) return declared_twice(word);
  barriers_.emplace(word, tables().add_barrier(barrier));
  return {};
}

base::Status TextScope::describe_location(const TextToken& token, Location& location) {
  const auto kind = token.is_word() ? location_kind_of_word(token.value) : std::nullopt;
  if (kind) {
    location.kind = *kind;
  } else if (token.key == "owner") {
    location.owner = tables().name(token.value);
  } else if (token.key == "name") {
    location.name = tables().name(token.value);
  } else if (token.key == "object" && !token.quoted) {
    location.object = object(token.value);
  } else if (token.is_word("framework")) {
    location.framework = true;
  } else if (token.is_word("renamed")) {
    location.renamed = true;
  } else if (token.key == "canonical") {
    location.canonical = tables().name(token.value);
  } else if (token.is_word("atomic")) {
    location.atomic = true;
  } else {
    return not_understood(token);
  }
  return {};
}

base::Status TextScope::declare_location(const std::vector<TextToken>& tokens) {
  const std::string& word = tokens[1].value;
  Location location;
  if (!word.starts_with("#")) {
    const LocationText text = LocationText::of_word(word);
    location.kind = text.kind;
    location.owner = tables().name(text.owner);
    location.name = tables().name(text.name);
    if (!text.object.empty()) location.object = object(text.object);
  }
  for (size_t i = 2; i < tokens.size(); ++i) ANTECEDE_CHECK(describe_location(tokens[i], location));
  if (locations_.contains(word)) return declared_twice(word);
  locations_.emplace(word, tables().add_location(location));
  return {};
}

base::Status TextScope::describe_frame(const TextToken& token, Frame& frame, StackId& caller) {
  if (token.key == "owner") {
    frame.owner = tables().name(token.value);
  } else if (token.key == "method") {
    frame.method = tables().name(token.value);
  } else if (token.key == "file") {
    frame.file = tables().name(token.value);
  } else if (token.key == "line") {
    return set_unsigned(token, frame.line);
  } else if (token.key == "pc") {
    return set_unsigned(token, frame.pc);
  } else if (token.key == "canonical") {
    frame.canonical = tables().name(token.value);
  } else if (token.is_word("renamed")) {
    frame.renamed = true;
  } else if (const auto origin = token.is_word() ? base::find_origin(token.value) : std::nullopt) {
    frame.origin = *origin;
  } else if (token.key == "caller") {
    ANTECEDE_TRY(caller, stack(token.value));
  } else {
    return not_understood(token);
  }
  return {};
}

namespace {

/// A word that describes a frame, so that no frame in short form stands there.
bool is_frame_attribute(std::string_view word) {
  return word == "renamed" || base::find_origin(word);
}

}  // namespace

base::Status TextScope::declare_stack(const std::vector<TextToken>& tokens) {
  const std::string& word = tokens[1].value;
  if (!word.starts_with("#")) return base::bad_input(fmt::format("the name of a stack begins with #: `{}`", word));
  if (stacks_.contains(word)) return declared_twice(word);
  StackId id;
  if (tokens.size() > 2 && tokens[2].is_word() && !is_frame_attribute(tokens[2].value)) {
    ANTECEDE_TRY(id, stack_of(tokens, 2));
  } else {
    Frame frame;
    StackId caller;
    for (size_t i = 2; i < tokens.size(); ++i) ANTECEDE_CHECK(describe_frame(tokens[i], frame, caller));
    id = tables().stack(tables().frame(frame), caller);
  }
  stacks_.emplace(word, id);
  return {};
}

template <class I, class Add>
base::Status TextScope::declare_named(const std::vector<TextToken>& tokens, Words<I>& words, Add add) {
  const std::string& word = tokens[1].value;
  NameId name = own_name(word);
  for (size_t i = 2; i < tokens.size(); ++i) {
    if (tokens[i].key != "name") return not_understood(tokens[i]);
    name = tables().name(tokens[i].value);
  }
  if (words.contains(word)) return declared_twice(word);
  words.emplace(word, add(name));
  return {};
}

base::Status TextScope::declare_library(const std::vector<TextToken>& tokens) {
  if (tokens.size() != 3 || !(tokens[2].is_word("app") || tokens[2].is_word("model")))
    return base::bad_input("`library NAME app` or `library NAME model` is expected");
  const bool is_none = !tokens[1].quoted && tokens[1].value == "-";
  tables().add_library({is_none ? NameId() : tables().name(tokens[1].value), tokens[2].is_word("model")});
  return {};
}

base::Status TextScope::declare(const std::vector<TextToken>& tokens) {
  const std::string& keyword = tokens[0].value;
  if (tokens.size() < 2 || !tokens[1].key.empty()) return base::bad_input("a name is missing");
  if (keyword == "process" && tokens.size() == 2) {
    builder_.set_process(tokens[1].value);
    return {};
  }
  if (keyword == "library") return declare_library(tokens);
  if (tokens[1].quoted || tokens[1].value == "-") return not_understood(tokens[1]);
  if (keyword == "thread") return declare_thread(tokens);
  if (keyword == "queue") return declare_queue(tokens);
  if (keyword == "message") return declare_message(tokens);
  if (keyword == "removal") return declare_removal(tokens);
  if (keyword == "barrier") return declare_barrier(tokens);
  if (keyword == "location") return declare_location(tokens);
  if (keyword == "stack") return declare_stack(tokens);
  TableBuilder& all = tables();
  if (keyword == "callback")
    return declare_named(tokens, callbacks_, [&](NameId name) { return all.add_callback(name); });
  if (keyword == "lock") return declare_named(tokens, locks_, [&](NameId name) { return all.add_lock(name); });
  if (keyword == "token") return declare_named(tokens, tokens_, [&](NameId name) { return all.add_token(name); });
  if (keyword == "object") return declare_named(tokens, objects_, [&](NameId name) { return all.add_object(name); });
  return base::bad_input(
      fmt::format("`{}` is neither `THREAD:` before an operation nor a word that declares something", keyword));
}

}  // namespace antecede::trace
