#include <fmt/format.h>

#include "base/printable.h"
#include "trace/operation_names.h"
#include "trace/text/text_printer.h"
#include "trace/text/text_word.h"

namespace antecede::trace {

void TextPrinter::put_name(NameId name, const std::string& word, std::string_view key) {
  if (!name.valid() || (text(name) == word && !word.starts_with("#"))) return;
  put(fmt::format(" {}={}", key, quoted_if_needed(text(name))));
}

/// Keys that are set, and those that had to match even if they are nothing.
void TextPrinter::put_keys(const MessageKeys& keys, uint8_t given) {
  const auto put_object = [&](std::string_view key, ObjectId id, Removal::Key flag) {
    if (id.valid() || (given & flag)) put(fmt::format(" {}={}", key, object(id)));
  };
  put_object("target", keys.target, Removal::k_target);
  put_object("callback", keys.callback, Removal::k_callback);
  put_object("token", keys.token, Removal::k_token);
  if (keys.what != 0 || (given & Removal::k_what)) put(fmt::format(" what={}", keys.what));
}

void TextPrinter::put_message(const Message& message, const std::string& word) {
  if (message.queue.valid()) put(fmt::format(" q={}", queue(message.queue)));
  if (message.type != MessageType::Delayed || message.time != 0) {
    put(fmt::format(" {}", type_word(message.type)));
    if (message.time != 0) put(" " + time_text(message.time));
  }
  if (message.asynchronous) put(" async");
  if (message.rerun) put(" rerun");
  put_keys(message.keys, 0);
  put_name(message.label, word, "label");
}

void TextPrinter::put_removal(const Removal& removal) {
  if (removal.queue.valid()) put(fmt::format(" q={}", queue(removal.queue)));
  put_keys(removal.keys, removal.matched_keys);
  const MessageKeys& keys = removal.keys;
  const bool extra = (keys.target.valid() && !(removal.matched_keys & Removal::k_target)) ||
                     (keys.callback.valid() && !(removal.matched_keys & Removal::k_callback)) ||
                     (keys.token.valid() && !(removal.matched_keys & Removal::k_token)) ||
                     (keys.what != 0 && !(removal.matched_keys & Removal::k_what));
  if (extra) put(fmt::format(" matched={}", removal.matched_keys));
}

void TextPrinter::put_barrier(const Barrier& barrier) {
  if (barrier.queue.valid()) put(fmt::format(" q={}", queue(barrier.queue)));
  if (barrier.time != 0) put(fmt::format(" time={}", time_text(barrier.time)));
}

void TextPrinter::declare_threads() {
  for (size_t& i = done_.threads; i < tables_.threads.size(); ++i) {
    const Thread& thread = tables_.threads[ThreadId(i)];
    const std::string own = word(k_thread, static_cast<uint32_t>(i), thread.name);
    put("thread " + own);
    put_name(thread.name, own, "name");
    if (thread.process) put(fmt::format(" process={}", thread.process));
    put("\n");
  }
}

void TextPrinter::declare_queues() {
  for (size_t& i = done_.queues; i < tables_.queues.size(); ++i) {
    const Queue& queue = tables_.queues[QueueId(i)];
    const std::string own = word(k_queue, static_cast<uint32_t>(i), queue.name);
    put(fmt::format("queue {} {}", own, queue_word(queue.kind)));
    put_name(queue.name, own, "name");
    if (queue.thread.valid()) put(" thread=" + thread(queue.thread));
    put("\n");
  }
}

void TextPrinter::declare_messages() {
  for (size_t& i = done_.messages; i < tables_.messages.size(); ++i) {
    const std::string own = message(MessageId(i));
    put("message " + own);
    put_message(tables_.messages[MessageId(i)], own);
    put("\n");
  }
}

void TextPrinter::declare_locations() {
  for (size_t& i = done_.locations; i < tables_.locations.size(); ++i) {
    const Location& location = tables_.locations[LocationId(i)];
    const std::string own = location_word(LocationId(i));
    put("location " + own);
    if (own.starts_with("#")) {
      put(fmt::format(" {}", trace::location_word(location.kind)));
      if (location.owner.valid()) put(" owner=" + base::in_quotes(text(location.owner)));
      if (location.name.valid()) put(" name=" + base::in_quotes(text(location.name)));
      if (location.object.valid()) put(" object=" + object(location.object));
    } else {
      object(location.object);
    }
    put_location_marks(location);
    put("\n");
  }
}

template <class I>
void TextPrinter::declare_named(Kind kind, std::string_view keyword, const base::IdVector<I, NameId>& items,
                                size_t& done) {
  if (!declared_[kind]) return;
  for (; done < items.size(); ++done) {
    const std::string own = word(kind, static_cast<uint32_t>(done), items[I(done)]);
    put(fmt::format("{} {}", keyword, own));
    put_name(items[I(done)], own, "name");
    put("\n");
  }
}

void TextPrinter::declare_rest() {
  if (declared_[k_removal]) {
    for (size_t& i = done_.removals; i < tables_.removals.size(); ++i) {
      put(fmt::format("removal #{}", i));
      put_removal(tables_.removals[RemovalId(i)]);
      put("\n");
    }
  }
  if (declared_[k_barrier]) {
    for (size_t& i = done_.barriers; i < tables_.barriers.size(); ++i) {
      put(fmt::format("barrier #{}", i));
      put_barrier(tables_.barriers[BarrierId(i)]);
      put("\n");
    }
  }
  declare_named(k_callback, "callback", tables_.callbacks, done_.callbacks);
  declare_named(k_lock, "lock", tables_.locks, done_.locks);
  declare_named(k_token, "token", tables_.tokens, done_.tokens);
}

void TextPrinter::declare_libraries() {
  for (size_t& i = done_.libraries; i < tables_.libraries.size(); ++i) {
    const Library& library = tables_.libraries[LibraryId(i)];
    const std::string name = library.name.valid() ? quoted_if_needed(text(library.name)) : "-";
    put(fmt::format("library {} {}\n", name, library.is_model ? "model" : "app"));
  }
}

void TextPrinter::print_declarations() {
  declare_libraries();
  if (declared_[k_thread]) declare_threads();
  declare_named(k_object, "object", tables_.objects, done_.objects);
  if (declared_[k_queue]) declare_queues();
  if (declared_[k_message]) declare_messages();
  declare_rest();
  if (declared_[k_location]) declare_locations();
}

}  // namespace antecede::trace
