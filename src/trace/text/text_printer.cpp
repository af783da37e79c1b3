#include "trace/text/text_printer.h"

#include <utility>

#include <fmt/format.h>

#include "base/printable.h"
#include "trace/operation_names.h"
#include "trace/text/text_word.h"

namespace antecede::trace {

namespace {

constexpr uint8_t k_longest_inline = 32;

constexpr size_t size_of_kind(TextPrinter::Kind kind, const TableSizes& sizes) {
  switch (kind) {
    case TextPrinter::k_thread: return sizes.threads;
    case TextPrinter::k_queue: return sizes.queues;
    case TextPrinter::k_message: return sizes.messages;
    case TextPrinter::k_removal: return sizes.removals;
    case TextPrinter::k_barrier: return sizes.barriers;
    case TextPrinter::k_callback: return sizes.callbacks;
    case TextPrinter::k_lock: return sizes.locks;
    case TextPrinter::k_token: return sizes.tokens;
    case TextPrinter::k_object: return sizes.objects;
    case TextPrinter::k_location: return sizes.locations;
  }
  return 0;
}

std::string number_word(uint32_t id) {
  return fmt::format("#{}", id);
}

/// Whether a label may be the word of its message: short ones that people write, not names of methods.
bool is_short_label(std::string_view label) {
  return is_plain_word(label) && label.find_first_of(".()$/:") == std::string_view::npos;
}

}  // namespace

std::string TextPrinter::take() {
  return std::exchange(buffer_, {});
}

TextPrinter::Kinds TextPrinter::misplaced() const {
  Kinds result = misplaced_;
  const TableSizes sizes = TableSizes::of(tables_);
  for (size_t i = 0; i < k_kinds; ++i)
    if (!declared_[i] && used_[i] != size_of_kind(static_cast<Kind>(i), sizes)) result.set(i);
  return result;
}

std::string_view TextPrinter::text(NameId name) const {
  return name.valid() ? std::string_view(tables_.names[name]) : std::string_view();
}

bool TextPrinter::introduce(Kind kind, uint32_t id) {
  if (declared_[kind] || id < used_[kind]) return false;
  if (id != used_[kind]) misplaced_.set(kind);
  used_[kind] = id + 1;
  return true;
}

std::string TextPrinter::word(Kind kind, uint32_t id, NameId name) {
  const std::string_view own = text(name);
  const bool is_flag = kind == k_thread && own == "failed";  // See OperationLine::parse_subject.
  const bool usable = kind == k_message ? is_short_label(own) : is_plain_word(own) && !is_flag;
  if (!usable) return number_word(id);
  const auto [entry, added] = owners_[kind].try_emplace(name, id);
  return entry->second == id ? std::string(own) : number_word(id);
}

std::string TextPrinter::thread(ThreadId id) {
  if (!id.valid()) return "-";
  const Thread& thread = tables_.threads[id];
  std::string result = word(k_thread, id.value(), thread.name);
  if (introduce(k_thread, id.value()) && (thread.process || (thread.name.valid() && result.starts_with("#"))))
    misplaced_.set(k_thread);
  return result;
}

std::string TextPrinter::queue(QueueId id) {
  if (!id.valid()) return "-";
  return word(k_queue, id.value(), tables_.queues[id].name);  // Always declared.
}

std::string TextPrinter::message(MessageId id) {
  return id.valid() ? word(k_message, id.value(), tables_.messages[id].label) : "-";
}

std::string TextPrinter::barrier(uint32_t id) {
  return id == Operation::k_none ? "-" : number_word(id);
}

std::string TextPrinter::named(Kind kind, uint32_t id, NameId name) {
  std::string result = word(kind, id, name);
  if (introduce(kind, id) && name.valid() && result.starts_with("#")) misplaced_.set(kind);
  return result;
}

std::string TextPrinter::object(ObjectId id) {
  return id.valid() ? named(k_object, id.value(), tables_.objects[id]) : "-";
}

/// The short form if there is one and it is this location's own.
std::string TextPrinter::location_word(LocationId id) {
  const Location& location = tables_.locations[id];
  const std::string object_word =
      location.object.valid() ? word(k_object, location.object.value(), tables_.objects[location.object]) : "";
  const LocationText parts{location.kind, text(location.owner), text(location.name), object_word};
  const auto result = parts.word();
  if (!result) return number_word(id.value());
  const auto [entry, added] = location_owners_.try_emplace(*result, id.value());
  return entry->second == id.value() ? *result : number_word(id.value());
}

std::string TextPrinter::location(LocationId id) {
  if (!id.valid()) return "-";
  std::string result = location_word(id);
  if (introduce(k_location, id.value())) {
    if (result.starts_with("#")) misplaced_.set(k_location);
    object(tables_.locations[id].object);
  }
  return result;
}

void TextPrinter::print_process(NameId process) {
  if (process.valid()) put(fmt::format("process {}\n", quoted_if_needed(text(process))));
}

void TextPrinter::print_removal(const Operation& operation) {
  if (operation.object == Operation::k_none) return;
  if (declared_[k_removal]) {
    put(fmt::format(" by={}", number_word(operation.object)));
  } else if (introduce(k_removal, operation.object)) {
    const size_t before = buffer_.size();
    put_removal(tables_.removals[RemovalId(operation.object)]);
    if (buffer_.size() == before) misplaced_.set(k_removal);
  } else if (operation.object == last_removal_) {
    put(" again");
  } else {
    misplaced_.set(k_removal);
  }
  last_removal_ = operation.object;
}

/// The subject's word; where it is introduced here, with its description.
void TextPrinter::print_subject(const Operation& operation) {
  const uint32_t id = operation.subject;
  const bool none = id == Operation::k_none;
  const auto put_word = [&](const std::string& word) { put(" " + word); };
  const auto put_named = [&]<class I>(Kind kind, const base::IdVector<I, NameId>& items) {
    put_word(none ? "-" : named(kind, id, items[I(id)]));
  };
  switch (operation.kind) {
    case OperationKind::ThreadInit:
    case OperationKind::ThreadExit:
      if (!none) put_word(thread(ThreadId(id)));
      return;
    case OperationKind::Fork:
    case OperationKind::Join: put_word(thread(ThreadId(id))); return;
    case OperationKind::Enqueue:
    case OperationKind::EnqueueEnd:
    case OperationKind::Begin:
    case OperationKind::End: {
      const std::string own = message(operation.message());
      put_word(own);
      if (!none && introduce(k_message, id)) put_message(tables_.messages[operation.message()], own);
      return;
    }
    case OperationKind::Remove:
      put_word(message(operation.message()));
      if (!none && introduce(k_message, id)) misplaced_.set(k_message);
      print_removal(operation);
      return;
    case OperationKind::PostBarrier:
    case OperationKind::RemoveBarrier:
      put_word(barrier(id));
      if (!none && introduce(k_barrier, id)) put_barrier(tables_.barriers[BarrierId(id)]);
      return;
    case OperationKind::Notify:
    case OperationKind::Wait: put_word(none ? "-" : number_word(id)); return;
    case OperationKind::Release:
    case OperationKind::Acquire: put_named(k_token, tables_.tokens); return;
    case OperationKind::Register:
    case OperationKind::Unregister:
    case OperationKind::Invoke: put_named(k_callback, tables_.callbacks); return;
    case OperationKind::Lock:
    case OperationKind::Unlock: put_named(k_lock, tables_.locks); return;
    case OperationKind::Read:
    case OperationKind::Write: {
      const bool first = !none && !declared_[k_location] && id >= used_[k_location];
      put_word(location(operation.location()));
      if (!first) return;
      const Location& described = tables_.locations[operation.location()];
      put_location_marks(described);
      return;
    }
  }
}

/// Flags as words, the value; what words cannot say as numbers.
void TextPrinter::print_flags(const Operation& operation) {
  uint8_t said = 0;
  bool value_said = operation.value == 0;
  const auto say = [&](Operation::Flag flag, std::string_view word) {
    if (!operation.has(flag)) return;
    said |= flag;
    put(word);
  };
  if (operation.is_access()) {
    if (operation.has(Operation::k_has_value)) {
      const bool null = operation.has(Operation::k_null) && operation.value == 0;
      said |= Operation::k_has_value | (null ? Operation::k_null : 0);
      put(null ? " = null" : fmt::format(" = {}", operation.value));
      value_said = true;
    }
    say(Operation::k_structure, " structure");
    say(Operation::k_unpublished, " unpublished");
  } else if (operation.kind == OperationKind::Enqueue || operation.kind == OperationKind::Invoke ||
             operation.kind == OperationKind::Remove) {
    say(Operation::k_synchronous, " sync");
  } else if (operation.kind == OperationKind::Lock || operation.kind == OperationKind::Unlock) {
    say(Operation::k_shared, " shared");
    say(Operation::k_moved, " moved");
  } else if (operation.kind == OperationKind::Release || operation.kind == OperationKind::Acquire) {
    say(Operation::k_handover, " handover");
    say(Operation::k_class_ready, " class");
  } else if (operation.can_fail()) {
    say(Operation::k_failed, " failed");
    if (operation.thrown().valid()) put(" thrown=" + base::in_quotes(text(operation.thrown())));
    if (const NameId null = operation.null_origin(); tables_.names.contains(null)) {
      said |= Operation::k_has_value;
      put(" null=" + base::in_quotes(text(null)));
      value_said = true;
    }
  }
  if (said != operation.flags) put(fmt::format(" flags={}", operation.flags));
  if (!value_said) put(fmt::format(" value={}", operation.value));
}

void TextPrinter::print(const Operation& operation) {
  std::string line = fmt::format("{}: {}", thread(operation.thread), kind_word(operation.kind));
  if (operation.stack.valid()) {
    learn_stacks();
    if (inline_depth_[operation.stack.value()] == 0) declare_stack(operation.stack);
  }
  put(line);
  print_subject(operation);
  const uint32_t none = Operation::k_none;
  if (operation.kind == OperationKind::Enqueue) {
    const uint32_t own = operation.subject == none ? none : tables_.messages[operation.message()].queue.value();
    if (operation.object != own) put(fmt::format(" on={}", queue(operation.queue())));
  } else if (operation.kind == OperationKind::PostBarrier || operation.kind == OperationKind::RemoveBarrier) {
    const uint32_t own =
        operation.subject == none ? none : tables_.barriers[BarrierId(operation.subject)].queue.value();
    if (operation.object != own) put(fmt::format(" on={}", queue(operation.queue())));
  }
  print_flags(operation);
  print_stack(operation.stack);
  put("\n");
}

FrameText TextPrinter::frame_text(const Frame& frame) const {
  return {text(frame.owner), text(frame.method), text(frame.file), frame.line,
          frame.pc,          frame.origin,       frame.renamed,    text(frame.canonical)};
}

void TextPrinter::put_location_marks(const Location& location) {
  if (location.framework) put(" framework");
  if (location.atomic) put(" atomic");
  if (location.renamed) put(" renamed");
  if (location.canonical.valid()) put(" canonical=" + base::in_quotes(text(location.canonical)));
}

/// How long each new stack is in short form. A frame without a short form makes a stack that must be declared.
void TextPrinter::learn_stacks() {
  for (size_t i = inline_depth_.size(); i < tables_.stacks.size(); ++i) {
    const Stack& stack = tables_.stacks[StackId(i)];
    uint8_t depth = 1;
    if (stack.caller.valid()) {
      const uint8_t below = inline_depth_[stack.caller.value()];
      depth = below == 0 || below >= k_longest_inline ? uint8_t(0) : static_cast<uint8_t>(below + 1);
    }
    if (depth && stack.frame.valid()) {
      const Frame& frame = tables_.frames[stack.frame];
      if (!frame_text(frame).word()) depth = 0;
    }
    inline_depth_.push_back(depth);
  }
  stack_numbers_.resize(inline_depth_.size());
}

void TextPrinter::put_frame(const Frame& frame) {
  if (frame.owner.valid()) put(" owner=" + base::in_quotes(text(frame.owner)));
  if (frame.method.valid()) put(" method=" + base::in_quotes(text(frame.method)));
  if (frame.file.valid()) put(" file=" + base::in_quotes(text(frame.file)));
  if (frame.line) put(fmt::format(" line={}", frame.line));
  if (frame.pc) put(fmt::format(" pc={}", frame.pc));
  if (frame.origin != base::Origin::Own) put(fmt::format(" {}", base::origin_name(frame.origin)));
  if (frame.renamed) put(" renamed");
  if (frame.canonical.valid()) put(" canonical=" + base::in_quotes(text(frame.canonical)));
}

/// Declared stacks are counted; their ids would depend on what else is in the table.
std::string TextPrinter::stack_word(StackId stack) const {
  return number_word(stack_numbers_[stack.value()] - 1);
}

/// The stack and its callers as far as they are not declared yet, outermost first.
void TextPrinter::declare_stack(StackId stack) {
  std::vector<StackId> chain;
  for (; stack.valid() && stack_numbers_[stack.value()] == 0; stack = tables_.stacks[stack].caller)
    chain.push_back(stack);
  for (size_t i = chain.size(); i-- > 0;) {
    const Stack& one = tables_.stacks[chain[i]];
    stack_numbers_[chain[i].value()] = ++declared_stacks_;
    put("stack " + stack_word(chain[i]));
    if (one.frame.valid()) {
      put_frame(tables_.frames[one.frame]);
      if (one.caller.valid()) put(" caller=" + stack_word(one.caller));
    } else {
      put(one.caller.valid() ? " - < " + stack_word(one.caller) : " -");
    }
    put("\n");
  }
}

void TextPrinter::print_stack(StackId stack) {
  if (!stack.valid()) return;
  put(" at ");
  if (inline_depth_[stack.value()] == 0) {
    put(stack_word(stack));
    return;
  }
  for (bool first = true; stack.valid(); stack = tables_.stacks[stack].caller, first = false) {
    if (!first) put(" < ");
    const FrameId id = tables_.stacks[stack].frame;
    if (!id.valid()) {
      put("-");
      continue;
    }
    const Frame& frame = tables_.frames[id];
    put(*frame_text(frame).word());
  }
}

std::string print_trace(const Trace& trace) {
  TextPrinter::Kinds declared;
  declared.set(TextPrinter::k_queue);
  for (;;) {
    TextPrinter printer(trace.tables, declared);
    printer.print_process(trace.process);
    printer.print_declarations();
    for (const Operation& operation : trace.operations) printer.print(operation);
    const TextPrinter::Kinds misplaced = printer.misplaced();
    if (misplaced.none()) return printer.take();
    declared |= misplaced;
  }
}

}  // namespace antecede::trace
