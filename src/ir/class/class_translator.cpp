#include "ir/class/class_translator.h"

#include <algorithm>

namespace antecede::ir {

namespace {
/// Slots of all stacks that spans are entered with; no compiler comes near.
constexpr size_t k_stack_entry_limit = size_t(1) << 18;
}  // namespace

Kind kind_of_tag(char tag) {
  switch (tag) {
    case 'F': return Kind::Float;
    case 'J': return Kind::Long;
    case 'D': return Kind::Double;
    case 'L':
    case '[': return Kind::Reference;
    default: return Kind::Int;
  }
}

base::Status ClassTranslator::translate(const LoadedClass& loaded, MethodId method_id, BodyDraft& draft) {
  const Method& method = program_[method_id];
  loaded_ = &loaded;
  owner_ = symbols_.method(method.ref).owner;
  draft_ = &draft;
  draft.clear();
  has_byte_arrays_ = false;
  is_static_ = method.is_static();
  is_synchronized_ = method.access_flags & k_declared_synchronized;
  ANTECEDE_CHECK(classfile::decode_code(loaded.file, loaded.file.methods()[method.code - 1], code_));
  if (code_.has_subroutines) return base::bad_input("it uses subroutines (jsr, ret), which Java 7 has abolished");
  number_locals(method);
  place_parameters(method);
  spans_.build(code_);
  order_blocks();
  ANTECEDE_CHECK(build_guards());
  ANTECEDE_CHECK(run());
  draft.variable_count = frame_.variable_count();
  ANTECEDE_CHECK(blocks_.lay_out(order_));
  draft.connect_predecessors();
  add_lines();
  return {};
}

/// Locals that are used become variables, in order: halves of a pair stay side by side, and what is merely declared
/// costs nothing. The lock of a synchronized method comes behind them.
void ClassTranslator::number_locals(const Method& method) {
  variable_of_.clear();
  auto mark = [&](uint32_t number) {
    if (number >= variable_of_.size()) variable_of_.resize(number + 1, UINT32_MAX);
    variable_of_[number] = 0;
  };
  bool receiver_changes = false;
  for (const Insn& insn : code_.instructions) {
    const uint16_t flags = classfile::opcode_info(insn.opcode).flags;
    if (!(flags & (classfile::k_reads_local | classfile::k_writes_local))) continue;
    mark(insn.local);
    if (flags & classfile::k_wide_local) mark(insn.local + 1);
    receiver_changes |= (flags & classfile::k_writes_local) && insn.local == 0;
  }
  uint32_t arguments = is_static_ ? 0 : 1;
  for (TypeId type : symbols_.proto(symbols_.method(method.ref).proto).parameters)
    arguments += symbols_.type(type).is_wide() ? 2 : 1;
  for (uint32_t i = 0; i < arguments; ++i) mark(i);
  local_count_ = 0;
  for (uint32_t& variable : variable_of_)
    if (variable != UINT32_MAX) variable = local_count_++;
  lock_ = Register();
  if (is_synchronized_) lock_ = is_static_ || receiver_changes ? Register(local_count_++) : local(0);
  frame_.start(local_count_, code_.max_stack);
}

/// Arguments arrive in the first locals.
void ClassTranslator::place_parameters(const Method& method) {
  const MethodRef& ref = symbols_.method(method.ref);
  const Proto& proto = symbols_.proto(ref.proto);
  draft_->return_type = proto.return_type;
  uint32_t number = 0;
  auto place = [&](TypeId type) {
    draft_->parameters.push_back({local(number).value(), type});
    number += symbols_.type(type).is_wide() ? 2 : 1;
  };
  if (!is_static_) place(ref.owner);
  for (TypeId type : proto.parameters) place(type);
}

/// Labels are the spans in order, then the pads, then what a synchronized method has in addition.
void ClassTranslator::order_blocks() {
  uint32_t next = static_cast<uint32_t>(spans_.size());
  pad_of_.assign(spans_.size(), 0);
  order_.clear();
  for (uint32_t i = 0; i < spans_.size(); ++i) {
    order_.push_back(i);
    if (spans_[i].needs_pad()) pad_of_[i] = next++;
  }
  for (uint32_t pad = static_cast<uint32_t>(spans_.size()); pad < next; ++pad) order_.push_back(pad);
  if (is_synchronized_) {
    release_label_ = next++;
    prologue_label_ = next++;
    order_.push_back(release_label_);
    order_.insert(order_.begin(), prologue_label_);
  }
  blocks_.start(next, *draft_);
  scheduled_.assign(next, 0);
  entries_.assign(spans_.size(), Entry());
  entry_values_.clear();
}

base::Status ClassTranslator::build_guards() {
  ANTECEDE_CHECK(regions_.build(code_.handlers));
  collect_catch_types();
  const LabelledCatch release{TypeId(), release_label_};
  for (uint32_t region = 0; region < regions_.size(); ++region) {
    clauses_.clear();
    for (uint32_t position : regions_.handlers(region)) {
      const classfile::ExceptionHandler& handler = code_.handlers[position];
      clauses_.push_back({handler.type.valid() ? loaded_->table.type(handler.type) : TypeId(),
                          label_of_handler(spans_.at(handler.target))});
    }
    if (is_synchronized_ && (clauses_.empty() || clauses_.back().type.valid())) clauses_.push_back(release);
    blocks_.add_guard(clauses_);
  }
  default_guard_ = ClassBlocks::k_unguarded;
  if (is_synchronized_) {
    default_guard_ = static_cast<uint32_t>(regions_.size());
    blocks_.add_guard(std::span(&release, 1));
  }
  return {};
}

/// The type of what a handler catches: Throwable where several entries of the table share its code.
void ClassTranslator::collect_catch_types() {
  catch_type_.assign(code_.handlers.empty() ? 0 : spans_.size(), TypeId());
  for (const classfile::ExceptionHandler& handler : code_.handlers) {
    TypeId& type = catch_type_[spans_.at(handler.target)];
    const TypeId caught = handler.type.valid() ? loaded_->table.type(handler.type) : symbols_.throwable();
    type = type.valid() && type != caught ? symbols_.throwable() : caught;
  }
}

uint32_t ClassTranslator::guard_at(uint32_t pc) const {
  const uint32_t region = code_.handlers.empty() ? ExceptionRegions::k_none : regions_.at(pc);
  return region == ExceptionRegions::k_none ? default_guard_ : region;
}

base::Status ClassTranslator::run() {
  if (is_synchronized_) write_prologue();
  frame_.clear();
  work_.clear();
  ANTECEDE_CHECK(flow_to(0));
  while (!work_.empty()) {
    const uint32_t label = work_.back();
    work_.pop_back();
    ANTECEDE_CHECK(translate_label(label));
    blocks_.for_each_new_handler([&](uint32_t handler) {
      if (scheduled_[handler]) return;
      scheduled_[handler] = 1;
      work_.push_back(handler);
    });
  }
  return {};
}

base::Status ClassTranslator::translate_label(uint32_t label) {
  if (label < spans_.size()) return translate_span(label);
  if (is_synchronized_ && label == release_label_) return write_release();
  return translate_handler_entry(static_cast<uint32_t>(std::ranges::find(pad_of_, label) - pad_of_.begin()));
}

/// Takes the lock, before anything is guarded.
void ClassTranslator::write_prologue() {
  blocks_.at(0, ClassBlocks::k_unguarded);
  blocks_.begin(prologue_label_);
  Instruction out;
  if (is_static_ || lock_ != local(0)) {
    out.op = is_static_ ? Op::ConstClass : Op::Move;
    out.dest = lock_;
    if (is_static_) out.index = owner_.value();
    if (!is_static_) out.aux = static_cast<uint8_t>(Kind::Reference), out.a = local(0);
    blocks_.emit(out);
  }
  out = Instruction();
  out.op = Op::MonitorEnter;
  out.a = lock_;
  blocks_.emit(out);
  const uint32_t first = 0;
  blocks_.end(std::span(&first, 1));
}

/// Releases the lock when an exception leaves the method.
base::Status ClassTranslator::write_release() {
  frame_.clear();
  blocks_.at(code_.instructions.back().pc, ClassBlocks::k_unguarded);
  blocks_.begin(release_label_);
  Instruction out;
  out.op = Op::CatchException;
  out.index = symbols_.throwable().value();
  out.dest = frame_.allocate(Kind::Reference);
  const Register exception = out.dest;
  blocks_.emit(out);
  out = Instruction();
  out.op = Op::MonitorExit;
  out.a = lock_;
  blocks_.emit(out);
  out.op = Op::Throw;
  out.a = exception;
  blocks_.emit(out);
  blocks_.end({});
  return {};
}

/// A handler that is reached otherwise, too: the exception is put where the others have left theirs.
base::Status ClassTranslator::translate_handler_entry(uint32_t index) {
  frame_.clear();
  blocks_.at(code_.instructions[spans_[index].first].pc, ClassBlocks::k_unguarded);
  blocks_.begin(pad_of_[index]);
  Instruction out;
  out.op = Op::CatchException;
  out.index = catch_type_[index].value();
  out.dest = frame_.allocate(Kind::Reference);
  blocks_.emit(out);
  ANTECEDE_CHECK(frame_.push_variable(Kind::Reference, out.dest));
  targets_.assign(1, index);
  ANTECEDE_CHECK(leave(false));
  blocks_.end(targets_);
  return {};
}

base::Status ClassTranslator::translate_span(uint32_t index) {
  const ClassSpan& span = spans_[index];
  const std::span<const StackValue> values =
      std::span(entry_values_).subspan(entries_[index].first, entries_[index].count);
  blocks_.at(code_.instructions[span.first].pc, ClassBlocks::k_unguarded);
  blocks_.begin(index);
  span_end_ = span.end;
  position_ = span.first - 1;
  is_ended_ = false;
  if (span.is_join()) {
    frame_.enter_settled(values);
  } else if (span.is_handler) {
    frame_.clear();
    Instruction out;
    out.op = Op::CatchException;
    out.index = catch_type_[index].value();
    ANTECEDE_CHECK(produce(out, Kind::Reference));
  } else {
    frame_.enter(values);
  }
  for (++position_; position_ < span.end; ++position_) {
    const Insn& insn = code_.instructions[position_];
    blocks_.at(insn.pc, guard_at(insn.pc));
    ANTECEDE_CHECK(translate_instruction(insn));
    frame_.release();
  }
  if (is_ended_) return {};
  targets_.assign(1, index + 1);
  ANTECEDE_CHECK(leave(false));
  blocks_.end(targets_);
  return {};
}

/// Before control goes to the targets: puts the stack in order for those that others reach, too, and (unless an
/// instruction is still to come) tells them what they will find.
base::Status ClassTranslator::leave(bool settle_only) {
  if (std::ranges::any_of(targets_, [&](uint32_t target) { return spans_[target].is_join(); }))
    ANTECEDE_CHECK(frame_.settle());
  if (settle_only) return {};
  for (uint32_t target : targets_) ANTECEDE_CHECK(flow_to(target));
  return {};
}

/// Ends the span with this instruction and the targets at hand; the stack must be in order for them.
base::Status ClassTranslator::jump(Instruction terminator) {
  blocks_.emit(terminator);
  for (uint32_t target : targets_) ANTECEDE_CHECK(flow_to(target));
  blocks_.end(targets_);
  is_ended_ = true;
  return {};
}

base::Status ClassTranslator::flow_to(uint32_t index) {
  Entry& entry = entries_[index];
  const std::span<const StackValue> values = frame_.values();
  if (entry.is_known) {
    const auto known = std::span(entry_values_).subspan(entry.first, entry.count);
    const bool agrees = std::ranges::equal(known, values, [](const StackValue& a, const StackValue& b) {
      return a.kind == b.kind && a.second_half == b.second_half;
    });
    if (!agrees) return base::bad_input("its operand stack is not the same on all paths to one place");
    return {};
  }
  if (entry_values_.size() + values.size() > k_stack_entry_limit)
    return base::bad_input("its operand stack is too large");
  entry = {static_cast<uint32_t>(entry_values_.size()), static_cast<uint32_t>(values.size()), true};
  entry_values_.insert(entry_values_.end(), values.begin(), values.end());
  scheduled_[index] = 1;
  work_.push_back(index);
  return {};
}

void ClassTranslator::add_lines() {
  for (const classfile::LineEntry& entry : code_.lines) draft_->lines.push_back({entry.pc, entry.line});
  std::ranges::stable_sort(draft_->lines, {}, &Line::pc);
}

}  // namespace antecede::ir
