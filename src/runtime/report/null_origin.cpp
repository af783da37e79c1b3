#include "runtime/report/null_origin.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "ir/access.h"
#include "runtime/report/code_walk.h"

namespace antecede::runtime {

namespace {

constexpr int k_farthest_caller = 6;
/// So many exceptions are remembered; most are caught and forgotten.
constexpr size_t k_most_remembered = 256;

/// Looks backwards from registers that were null; what it finds are the words for all that may have been in them.
class NullTracer {
 public:
  NullTracer(Machine& machine, const std::vector<FrameView>& frames) : machine_(machine), frames_(frames) {}

  void trace(size_t frame, Register reg, int callers = k_farthest_caller) {
    if (!reg.valid() || frame >= frames_.size() || !met_.insert({frame, reg.value()}).second) return;
    const Method& method = *frames_[frame].method;
    const Body* body = body_of(machine_, method);
    if (!body || body->info(reg).kind != ir::Kind::Reference) return;
    for (const Instruction& insn : body->instructions())
      if (insn.dest == reg) add(frame, insn, callers);
    const auto parameters = body->parameters();
    const auto parameter = std::ranges::find(parameters, reg);
    const bool is_receiver = parameter == parameters.begin() && !method.is_static();
    if (parameter != parameters.end() && !is_receiver)
      add_argument(frame, static_cast<size_t>(parameter - parameters.begin()), callers);
  }

  /// The call that the frame is at: its arguments that are null now.
  void trace_null_arguments(size_t frame) {
    const FrameView& view = frames_[frame];
    const Body* body = body_of(machine_, *view.method);
    const Instruction* call = body ? instruction_at(*body, view.pc, is_call) : nullptr;
    if (!call) return;
    const auto operands = body->operands(*call);
    const Cell* const cell = view.fp[k_frame_ip].ip;
    for (size_t i = 0; i < operands.size(); ++i)
      if (body->info(operands[i]).kind == ir::Kind::Reference && view.fp[call_operands(cell)[i]].ref == k_null)
        trace(frame, operands[i]);
  }

  /// Empty if there is not exactly one.
  std::string only_origin() const { return origins_.size() == 1 ? *origins_.begin() : ""; }

 private:
  void add(size_t frame, const Instruction& insn, int callers) {
    switch (insn.op) {
      case Op::Move:
      case Op::CheckCast: return trace(frame, insn.a, callers);
      case Op::Const: origins_.insert("a null that stands in the code"); return;
      case Op::ArrayGet: origins_.insert("an element of an array"); return;
      case Op::FieldGet:
      case Op::StaticGet: return add_field(insn);
      default: break;
    }
    if (is_call(insn.op)) origins_.insert(fmt::format("what {} gave", named(insn.method())));
  }

  void add_field(const Instruction& insn) {
    const Field* field = machine_.classes().resolve(insn.field());
    if (!field) return;
    const ShownNames::FieldNames names = machine_.names().field(field->id);
    const bool is_final = machine_.program()[field->id].access_flags & ir::k_final;
    origins_.insert(fmt::format("{}.{}{}", names.class_name, names.name,
                                is_final ? ", which was null from the start" : ""));
  }

  void add_argument(size_t frame, size_t parameter, int callers) {
    const FrameView* caller = nullptr;
    const Instruction* call = callers ? call_that_entered(machine_, frames_, frame, caller) : nullptr;
    if (!call) {
      const NotedFrame names = machine_.names().method(*frames_[frame].method);
      origins_.insert(fmt::format("what {}.{} was called with", names.class_name, names.method));
      return;
    }
    const auto operands = body_of(machine_, *caller->method)->operands(*call);
    if (parameter < operands.size()) trace(frame + 1, operands[parameter], callers - 1);
  }

  std::string named(ir::MethodRefId ref) const {
    if (const Method* method = machine_.classes().resolve(ref)) {
      const NotedFrame names = machine_.names().method(*method);
      return names.class_name + "." + names.method;
    }
    return ir::to_utf8(machine_.program().symbols().text(machine_.program().symbols().method(ref).name));
  }

  Machine& machine_;
  const std::vector<FrameView>& frames_;
  std::set<std::pair<size_t, uint32_t>> met_;
  std::set<std::string> origins_;
};

constexpr std::string_view k_kotlins_checks = "kotlin.jvm.internal.Intrinsics";

bool is_about_null(Machine& machine, Ref exception, const std::vector<FrameView>& frames) {
  constexpr std::array<std::string_view, 2> k_of_kotlin{"kotlin.KotlinNullPointerException",
                                                        "kotlin.UninitializedPropertyAccessException"};
  const Class& type = machine.class_of(exception);
  if (type.is_subclass_of(machine.classes().known("java/lang/NullPointerException"))) return true;
  return std::ranges::find(k_of_kotlin, machine.names().class_name(type)) != k_of_kotlin.end() ||
         machine.names().class_name(*frames[0].method->owner) == k_kotlins_checks;
}

/// The innermost frame of code that somebody looks for faults in.
size_t first_own(const std::vector<FrameView>& frames) {
  size_t first = 0;
  while (first < frames.size() && !frames[first].method->is_own()) ++first;
  return first;
}

std::string origin_of(Machine& machine, Ref exception, const std::vector<FrameView>& frames) {
  if (frames.empty() || !is_about_null(machine, exception, frames)) return {};
  NullTracer tracer(machine, frames);
  const Body* body = body_of(machine, *frames[0].method);
  const bool raised = machine.hidden_number(exception) != 0;
  if (raised && body) {
    for (const Instruction& insn : body->instructions())
      if (insn.pc == frames[0].pc) tracer.trace(0, stumbling_block(*body, insn));
    return tracer.only_origin();
  }
  const size_t own = first_own(frames);
  if (own >= frames.size()) return {};
  tracer.trace_null_arguments(own);
  body = body_of(machine, *frames[own].method);
  if (tracer.only_origin().empty() && body) tracer.trace(own, tested_before(*body, frames[own].pc));
  return tracer.only_origin();
}

}  // namespace

void note_null_origin(Machine& machine, Ref exception, const std::vector<FrameView>& frames) {
  std::string words = origin_of(machine, exception, frames);
  if (words.empty()) return;
  std::vector<NotedOrigin>& known = machine.state().notes.null_origins;
  if (known.size() >= k_most_remembered) known.erase(known.begin());
  known.push_back({exception, std::move(words)});
}

const std::string* null_origin(const Machine& machine, Ref exception) {
  const auto& known = machine.state().notes.null_origins;
  const auto found = std::ranges::find(known, exception, &NotedOrigin::exception);
  return found == known.end() ? nullptr : &found->words;
}

}  // namespace antecede::runtime
