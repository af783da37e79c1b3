#include "runtime/report/made_up.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "runtime/report/code_walk.h"
#include "runtime/report/containers.h"

namespace antecede::runtime {

namespace {

using ir::Body;
using ir::Instruction;
using ir::Op;
using ir::Register;

/// How far a value is followed: calls into, calls out of.
constexpr int k_most_calls = 6;
/// So many exceptions are remembered; most are caught and forgotten.
constexpr size_t k_most_exceptions = 256;

MadeUpSite site_of(const Method& method, uint32_t pc) {
  return {&method, pc};
}

// Forwards ----------------------------------------------------------------------------------------------------------

/// Where a value that is in a register may go.
class Spreader {
 public:
  Spreader(Machine& machine, const std::string& what) : machine_(machine), notes_(machine.state().notes), what_(what) {}

  /// The value is in `reg` of the method. True: the method may return it.
  bool spread(const Method& method, Register reg) {
    const Body* body = body_of(machine_, method);
    if (!body || !met_.insert({&method, reg.value()}).second) return false;
    bool returns = false;
    for (const Instruction& insn : body->instructions()) {
      switch (insn.op) {
        case Op::Move:
        case Op::CheckCast:
          if (insn.a == reg && insn.dest.valid()) returns |= spread(method, insn.dest);
          break;
        case Op::FieldPut:
          if (insn.b == reg) mark(insn);
          break;
        case Op::StaticPut:
          if (insn.a == reg) mark(insn);
          break;
        case Op::Return: returns |= insn.a == reg; break;
        default:
          if (is_call(insn.op)) pass_on(*body, insn, reg);
          put_away(*body, insn, reg);
      }
    }
    return returns;
  }

 private:
  void mark(const Instruction& insn) {
    if (const Field* field = machine_.classes().resolve(insn.field())) notes_.made_up_fields.try_emplace(field, what_);
  }

  /// Into an array or a container: the fields that have it.
  void put_away(const Body& body, const Instruction& insn, Register reg) {
    const PutIn put = put_in(machine_.program().symbols(), body, insn);
    if (std::ranges::find(put.values, reg) == put.values.end()) return;
    for (const Instruction& one : body.instructions()) {
      const bool reads = (one.op == Op::FieldGet || one.op == Op::StaticGet) && one.dest == put.container;
      const bool writes =
          (one.op == Op::FieldPut && one.b == put.container) || (one.op == Op::StaticPut && one.a == put.container);
      const Field* field = reads || writes ? machine_.classes().resolve(one.field()) : nullptr;
      if (field) notes_.made_up_contents.try_emplace(field, what_);
    }
  }

  /// Into constructors and helpers whose code is known without a receiver.
  void pass_on(const Body& body, const Instruction& insn, Register reg) {
    if (insn.op != Op::InvokeDirect && insn.op != Op::InvokeStatic) return;
    const auto operands = body.operands(insn);
    if (std::ranges::find(operands, reg) == operands.end()) return;
    const Method* callee = machine_.classes().resolve(insn.method());
    if (!callee || callee->framework) return;
    const Body* inside = body_of(machine_, *callee);
    if (!inside || inside->parameters().size() != operands.size()) return;
    for (size_t i = 0; i < operands.size(); ++i)
      if (operands[i] == reg) spread_into(*callee, *inside, inside->parameters()[i]);
  }

  void spread_into(const Method& method, const Body& body, Register reg) {
    if (!met_.insert({&method, reg.value()}).second) return;
    for (const Instruction& insn : body.instructions())
      if ((insn.op == Op::FieldPut && insn.b == reg) || (insn.op == Op::StaticPut && insn.a == reg)) mark(insn);
  }

  Machine& machine_;
  RunNotes& notes_;
  const std::string& what_;
  std::set<std::pair<const Method*, uint32_t>> met_;
};

std::string missing_field(const Machine& machine, const Instruction& insn) {
  const ir::Symbols& symbols = machine.program().symbols();
  const ir::FieldRef& ref = symbols.field(insn.field());
  std::string owner = ir::to_utf8(symbols.descriptor(ref.owner));
  if (owner.starts_with('L')) owner = owner.substr(1, owner.size() - 2);
  std::ranges::replace(owner, '/', '.');
  return fmt::format("{}.{}, a field that neither the app nor the model has,", owner,
                     ir::to_utf8(symbols.text(ref.name)));
}

/// Of the methods that read a field that nobody defines, and that were not looked through yet: where its value may go.
void spread_missing_fields(Machine& machine) {
  const std::vector<const Method*>& readers = machine.classes().missing_field_users();
  size_t& done = machine.state().notes.missing_field_users;
  for (; done < readers.size(); ++done) {
    const Body* body = body_of(machine, *readers[done]);
    for (const Instruction& insn : body ? body->instructions() : std::span<const Instruction>()) {
      const bool is_read = (insn.op == Op::FieldGet || insn.op == Op::StaticGet) && insn.dest.valid();
      if (!is_read || machine.classes().resolve(insn.field())) continue;
      const std::string what = missing_field(machine, insn);
      Spreader(machine, what).spread(*readers[done], insn.dest);
    }
  }
}

// Backwards ---------------------------------------------------------------------------------------------------------

/// From a register that was null to what it was set from.
class Tracer {
 public:
  Tracer(Machine& machine, const std::vector<FrameView>& frames)
      : machine_(machine), notes_(machine.state().notes), frames_(frames) {}

  /// Null: from nothing that was made up.
  const std::string* trace(size_t frame, Register reg, int depth = k_most_calls) {
    if (frame >= frames_.size() || depth == 0 || !met_.insert({frame, reg.value()}).second) return nullptr;
    const Method& method = *frames_[frame].method;
    const Body* body = body_of(machine_, method);
    if (!body) return nullptr;
    for (const Instruction& insn : body->instructions())
      if (insn.dest == reg)
        if (const std::string* what = from(frame, insn, depth)) return what;
    const auto parameter = std::ranges::find(body->parameters(), reg);
    if (parameter == body->parameters().end()) return nullptr;
    return from_caller(frame, static_cast<size_t>(parameter - body->parameters().begin()), depth);
  }

  /// The call that the frame's caller is at: each argument that is null now.
  const std::string* trace_arguments(size_t frame) {
    const FrameView* caller = nullptr;
    const Instruction* call = call_of(frame, caller);
    if (!call) return nullptr;
    const Body& body = *body_of(machine_, *caller->method);
    const auto operands = body.operands(*call);
    const Cell* const cell = caller->fp[k_frame_ip].ip;
    for (size_t i = 0; i < operands.size(); ++i) {
      if (body.info(operands[i]).kind != ir::Kind::Reference) continue;
      if (caller->fp[call_operands(cell)[i]].ref != k_null) continue;
      if (const std::string* what = trace(frame + 1, operands[i])) return what;
    }
    return nullptr;
  }

  /// The test that led to where the frame is: `if (x == null) throw …`.
  const std::string* trace_test(size_t frame) {
    const FrameView& view = frames_[frame];
    const Body* body = body_of(machine_, *view.method);
    if (!body) return nullptr;
    const Register tested = tested_before(*body, view.pc);
    return tested.valid() ? trace_tested(frame, *body, tested) : nullptr;
  }

 private:
  const std::string* from(size_t frame, const Instruction& insn, int depth) {
    const Method& method = *frames_[frame].method;
    switch (insn.op) {
      case Op::Move:
      case Op::CheckCast: return trace(frame, insn.a, depth);
      case Op::FieldGet:
      case Op::StaticGet: return from_field(insn);
      default: break;
    }
    const Body& body = *body_of(machine_, method);
    const Register container = taken_from(machine_.program().symbols(), body, insn);
    if (const std::string* what = container.valid() ? from_container(frame, container, depth) : nullptr) return what;
    if (!ir::is_invoke(insn.op)) return nullptr;
    const auto known = notes_.made_up_sites.find(site_of(method, insn.pc));
    if (known != notes_.made_up_sites.end()) return &known->second.what;
    return is_call(insn.op) ? from_getter(insn) : nullptr;
  }

  /// An element of what is in the register: a field that has such elements, or what the method itself put in.
  const std::string* from_container(size_t frame, Register reg, int depth) {
    if (depth == 0 || !met_containers_.insert({frame, reg.value()}).second) return nullptr;
    const ir::Symbols& symbols = machine_.program().symbols();
    const Body& body = *body_of(machine_, *frames_[frame].method);
    for (const Instruction& insn : body.instructions()) {
      const std::string* what = insn.dest == reg ? from_container_of(frame, body, insn, depth) : nullptr;
      if (what) return what;
      const PutIn put = put_in(symbols, body, insn);
      if (put.container != reg) continue;
      for (const Register value : put.values)
        if (const std::string* found = trace(frame, value, depth)) return found;
    }
    const auto parameter = std::ranges::find(body.parameters(), reg);
    if (parameter == body.parameters().end()) return nullptr;
    const FrameView* caller = nullptr;
    const Instruction* call = call_of(frame, caller);
    if (!call) return nullptr;
    const auto operands = body_of(machine_, *caller->method)->operands(*call);
    const auto index = static_cast<size_t>(parameter - body.parameters().begin());
    return index < operands.size() ? from_container(frame + 1, operands[index], depth - 1) : nullptr;
  }

  /// The container, or a view of it, comes from this instruction.
  const std::string* from_container_of(size_t frame, const Body& body, const Instruction& insn, int depth) {
    if (insn.op == Op::Move || insn.op == Op::CheckCast) return from_container(frame, insn.a, depth);
    const ir::Symbols& symbols = machine_.program().symbols();
    for (const Register inner : {viewed(symbols, body, insn), taken_from(symbols, body, insn)})
      if (inner.valid()) return from_container(frame, inner, depth);
    if (insn.op != Op::FieldGet && insn.op != Op::StaticGet) return nullptr;
    const Field* field = machine_.classes().resolve(insn.field());
    const auto known = field ? notes_.made_up_contents.find(field) : notes_.made_up_contents.end();
    return known == notes_.made_up_contents.end() ? nullptr : &known->second;
  }

  /// A call of a method that gives what is in a field: the field.
  const std::string* from_getter(const Instruction& call) {
    const Method* callee = machine_.classes().resolve(call.method());
    const Body* body = callee && !callee->framework ? body_of(machine_, *callee) : nullptr;
    for (const Instruction& insn : body ? body->instructions() : std::span<const Instruction>()) {
      if (insn.op != Op::Return || !insn.a.valid()) continue;
      for (const Instruction& before : body->instructions()) {
        const bool is_field = before.dest == insn.a && (before.op == Op::FieldGet || before.op == Op::StaticGet);
        if (const std::string* what = is_field ? from_field(before) : nullptr) return what;
      }
    }
    return nullptr;
  }

  const std::string* from_field(const Instruction& insn) {
    const Field* field = machine_.classes().resolve(insn.field());
    if (field) {
      const auto known = notes_.made_up_fields.find(field);
      return known == notes_.made_up_fields.end() ? nullptr : &known->second;
    }
    missing_field_ = missing_field(machine_, insn);
    return &missing_field_;
  }

  const Instruction* call_of(size_t frame, const FrameView*& caller) const {
    return call_that_entered(machine_, frames_, frame, caller);
  }

  const std::string* from_caller(size_t frame, size_t parameter, int depth) {
    const FrameView* caller = nullptr;
    const Instruction* call = call_of(frame, caller);
    if (!call) return nullptr;
    const auto operands = body_of(machine_, *caller->method)->operands(*call);
    return parameter < operands.size() ? trace(frame + 1, operands[parameter], depth - 1) : nullptr;
  }

  const std::string* trace_tested(size_t frame, const Body& body, Register tested) {
    if (const std::string* what = trace(frame, tested)) return what;
    // `if (handle == 0) throw …` with a long: it is compared first.
    const Instruction* comparison = nullptr;
    for (const Instruction& insn : body.instructions())
      if (insn.dest == tested && insn.op == Op::Compare) comparison = &insn;
    if (!comparison) return nullptr;
    const std::string* what = trace(frame, comparison->a);
    return what ? what : trace(frame, comparison->b);
  }

  Machine& machine_;
  const RunNotes& notes_;
  const std::vector<FrameView>& frames_;
  std::set<std::pair<size_t, uint32_t>> met_, met_containers_;
  std::string missing_field_;
};

const std::string* cause_in_instruction(Machine& machine, Tracer& tracer, const std::vector<FrameView>& frames) {
  const Body* body = body_of(machine, *frames[0].method);
  if (!body) return nullptr;
  for (const Instruction& insn : body->instructions()) {
    if (insn.pc != frames[0].pc) continue;
    const Register reg = stumbling_block(*body, insn);
    if (!reg.valid()) continue;
    if (const std::string* what = tracer.trace(0, reg)) return what;
  }
  return nullptr;
}

/// Complaints of code about what it was given.
bool is_complaint(Machine& machine, const Class& type) {
  constexpr std::array<std::string_view, 4> k_classes{"java/lang/NullPointerException", "java/lang/IllegalArgumentException",
                                                      "java/lang/IllegalStateException", "java/lang/ClassCastException"};
  return std::ranges::any_of(
      k_classes, [&](std::string_view name) { return type.is_subclass_of(machine.classes().known(name)); });
}

const std::string* find_cause(Machine& machine, Tracer& tracer, const std::vector<FrameView>& frames, bool complains) {
  if (const std::string* what = cause_in_instruction(machine, tracer, frames)) return what;
  if (const std::string* what = tracer.trace_test(0)) return what;
  if (!complains) return nullptr;
  constexpr size_t k_helpers = 3;  // Frames of whoever checks and throws for others.
  for (size_t i = 0; i < std::min(k_helpers, frames.size()); ++i) {
    if (const std::string* what = tracer.trace_test(i)) return what;
    if (const std::string* what = tracer.trace_arguments(i)) return what;
  }
  return nullptr;
}

}  // namespace

void note_made_up_result(Machine& machine, Slot* frame, const std::string& what) {
  RunNotes& notes = machine.state().notes;
  for (int depth = 0; frame && depth < k_most_calls; ++depth) {
    const FrameView view = view_frame(frame);
    if (view.method->hidden || view.method->framework) return;
    const auto [site, is_new] =
        notes.made_up_sites.try_emplace(site_of(*view.method, view.pc), MadeUpResult{.what = what});
    if (is_new) {
      const Body* body = body_of(machine, *view.method);
      const Instruction* call = body ? instruction_at(*body, view.pc, ir::is_invoke) : nullptr;
      const bool is_used = call && call->dest.valid();
      site->second.is_returned = is_used && Spreader(machine, what).spread(*view.method, call->dest);
    }
    if (!site->second.is_returned) return;
    frame = frame[k_frame_caller].frame;
  }
}

void note_made_up_cause(Machine& machine, Ref exception, const std::vector<FrameView>& frames) {
  RunNotes& notes = machine.state().notes;
  if (frames.empty() || (notes.made_up_sites.empty() && machine.classes().missing_field_users().empty())) return;
  const Class& type = machine.class_of(exception);
  const bool complains = is_complaint(machine, type);
  if (!complains && !type.is_subclass_of(machine.classes().known("java/lang/RuntimeException"))) return;
  spread_missing_fields(machine);
  Tracer tracer(machine, frames);
  const std::string* what = find_cause(machine, tracer, frames, complains);
  if (!what) return;
  if (notes.made_up_exceptions.size() >= k_most_exceptions) notes.made_up_exceptions.erase(notes.made_up_exceptions.begin());
  notes.made_up_exceptions.push_back({exception, *what});
}

const std::string* made_up_cause(const Machine& machine, Ref exception) {
  const auto& all = machine.state().notes.made_up_exceptions;
  const auto found = std::ranges::find(all, exception, &MadeUpException::exception);
  return found == all.end() ? nullptr : &found->what;
}

}  // namespace antecede::runtime
