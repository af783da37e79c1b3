#include "pointer/method_code.h"

#include <algorithm>

#include "pointer/objects.h"

namespace antecede::pointer {

namespace {

using ir::Op;

/// Reads one body.
class MethodCodeBuilder {
 public:
  MethodCodeBuilder(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
                    TrackedValues& tracked, MethodCodes& codes, ir::MethodId method)
      : program_(program),
        hierarchy_(hierarchy),
        semantics_(semantics),
        tracked_(tracked),
        codes_(codes),
        method_(method),
        body_(program.body(method)) {}

  MethodCode build() {
    if (!body_.ok()) return {};
    followed_ = tracked_.registers(method_);
    count_definitions();
    find_reached();
    name_registers();
    for (size_t i = 0; i < body_.blocks().size(); ++i)
      if (code_.reached[i]) read(body_.blocks()[i]);
    return std::move(code_);
  }

 private:
  const ir::Instruction& instruction(uint32_t index) const { return body_.instructions()[index]; }
  bool is_reference(ir::Register reg) const { return body_.info(reg).kind == ir::Kind::Reference; }
  /// It has a local: a reference, or a number that counts.
  bool has_local(ir::Register reg) const { return is_reference(reg) || followed_[reg.value()]; }
  Local local(ir::Register reg) const { return reg.valid() ? code_.registers[reg.value()] : k_no_local; }

  void count_definitions() {
    definitions_.assign(body_.registers().size(), 0);
    only_.assign(body_.registers().size(), UINT32_MAX);
    for (ir::Register parameter : body_.parameters()) definitions_[parameter.value()] = 2;
    for (uint32_t i = 0; i < body_.instructions().size(); ++i)
      if (const ir::Register dest = instruction(i).dest; dest.valid()) {
        ++definitions_[dest.value()];
        only_[dest.value()] = i;
      }
  }

  const ir::Instruction* only_definition(ir::Register reg) const {
    return definitions_[reg.value()] == 1 ? &instruction(only_[reg.value()]) : nullptr;
  }

  /// Whether the register holds what `Engine.isAbstract()` says.
  bool asks_for_engine(ir::Register reg) const {
    const ir::Instruction* definition = only_definition(reg);
    if (definition == nullptr || definition->op != Op::InvokeStatic) return false;
    const ir::MethodId target = hierarchy_.resolve(definition->method());
    return target.valid() && semantics_.intrinsic(target) == model::Intrinsic::EngineIsAbstract;
  }

  /// Which way a test of `Engine.isAbstract()` goes: 0 or 1; -1: it is something else.
  int known_way(const ir::Block& block) const {
    if (block.instruction_count == 0) return -1;
    const ir::Instruction& last = instruction(block.first_instruction + block.instruction_count - 1);
    if (last.op != Op::IfZero || !asks_for_engine(last.a)) return -1;
    if (last.condition() == ir::Condition::Eq) return 1;  // It is not zero.
    return last.condition() == ir::Condition::Ne ? 0 : -1;
  }

  void find_reached() {
    code_.reached.assign(body_.blocks().size(), 0);
    std::vector<uint32_t> work{0};
    code_.reached[0] = 1;
    while (!work.empty()) {
      const ir::Block& block = body_.blocks()[work.back()];
      work.pop_back();
      const int way = known_way(block);
      const auto successors = body_.successors(block);
      for (size_t i = 0; i < successors.size(); ++i) {
        const uint32_t next = successors[i].block().value();
        if (way >= 0 && i < block.normal_successor_count && i != static_cast<size_t>(way)) continue;
        if (!code_.reached[next]) {
          code_.reached[next] = 1;
          work.push_back(next);
        }
      }
    }
  }

  /// The register that this one always equals: copies are followed back.
  ir::Register origin(ir::Register reg) const {
    for (int steps = 0; steps < 64; ++steps) {
      const ir::Instruction* definition = only_definition(reg);
      if (definition == nullptr || definition->op != Op::Move || !is_reference(definition->a)) return reg;
      // What is copied must not change later: it has one definition, too (parameters count as changing).
      if (definitions_[definition->a.value()] != 1 && !is_steady_parameter(definition->a)) return reg;
      reg = definition->a;
    }
    return reg;
  }
  bool is_steady_parameter(ir::Register reg) const {
    return definitions_[reg.value()] == 2 && only_[reg.value()] == UINT32_MAX;
  }

  void name_registers() {
    code_.registers.assign(body_.registers().size(), k_no_local);
    for (ir::Register parameter : body_.parameters()) {
      code_.parameters.push_back(has_local(parameter) ? code_.locals : k_no_local);
      if (has_local(parameter)) code_.registers[parameter.value()] = code_.locals++;
    }
    for (size_t i = 0; i < body_.registers().size(); ++i) {
      const ir::Register reg(i);
      if (!has_local(reg) || definitions_[i] == 0) continue;
      const ir::Register first = is_reference(reg) ? origin(reg) : reg;
      Local& name = code_.registers[first.value()];
      if (name == k_no_local) name = code_.locals++;
      code_.registers[i] = name;
    }
  }

  void read(const ir::Block& block) {
    for (uint32_t i = 0; i < block.instruction_count; ++i) read(block.first_instruction + i);
  }

  void add(Step::Kind kind, Local to, Local from, uint32_t index) {
    if (is_value(kind) && to == k_no_local) return;
    code_.steps.push_back({kind, to, from, index, at_});
  }
  static bool is_value(Step::Kind kind) {
    return kind != Step::Kind::StoreStatic && kind != Step::Kind::Throw && kind != Step::Kind::Initialise;
  }

  /// A number that counts, and that nobody here knows.
  void read_any_number(const ir::Instruction& insn) {
    if (!insn.dest.valid() || is_reference(insn.dest) || !followed_[insn.dest.value()]) return;
    switch (insn.op) {
      case Op::Const:
      case Op::Move: return;
      case Op::FieldGet: {
        const ir::FieldId field = hierarchy_.resolve(insn.field());
        if (field.valid() && tracked_.is_tracked(field)) return;
        return add(Step::Kind::MakeNumber, local(insn.dest), k_no_local, Object::k_any_number);
      }
      case Op::StaticGet: {
        const ir::FieldId field = hierarchy_.resolve(insn.field());
        if (field.valid() && tracked_.is_tracked(field)) return;
        return add(Step::Kind::MakeNumber, local(insn.dest), k_no_local,
                   field.valid() ? tracked_.constant(field) : Object::k_any_number);
      }
      default:
        if (ir::is_invoke(insn.op)) {
          const ir::MethodId target = hierarchy_.resolve(insn.method());
          if (target.valid() && !semantics_.is_model(program_[target].owner)) return;
        }
        add(Step::Kind::MakeNumber, local(insn.dest), k_no_local, Object::k_any_number);
    }
  }

  void read(uint32_t index) {
    at_ = index;
    const ir::Instruction& insn = instruction(index);
    read_any_number(insn);
    switch (insn.op) {
      case Op::Const:
        if (insn.dest.valid() && !is_reference(insn.dest) && followed_[insn.dest.value()])
          add(Step::Kind::MakeNumber, local(insn.dest), k_no_local, static_cast<uint32_t>(insn.literal()));
        break;
      case Op::ConstString:
        add(insn.dest.valid() && followed_[insn.dest.value()] ? Step::Kind::MakeName : Step::Kind::MakeText,
            local(insn.dest), k_no_local, insn.index);
        break;
      case Op::ConstClass: add(Step::Kind::MakeClass, local(insn.dest), k_no_local, insn.index); break;
      case Op::Move:
        if (insn.dest.valid() && has_local(insn.dest) && has_local(insn.a) && local(insn.dest) != local(insn.a))
          add(Step::Kind::Copy, local(insn.dest), local(insn.a), 0);
        break;
      case Op::CatchException: read_catch(insn); break;
      case Op::New:
        initialise(insn.type());
        add(Step::Kind::Make, local(insn.dest), k_no_local, insn.index);
        break;
      case Op::NewArray: add(Step::Kind::Make, local(insn.dest), k_no_local, insn.index); break;
      case Op::FilledNewArray: read_filled(insn); break;
      case Op::ArrayGet:
        if (insn.dest.valid() && is_reference(insn.dest))
          add(Step::Kind::LoadElement, local(insn.dest), local(insn.a), 0);
        break;
      case Op::ArrayPut:
        if (is_reference(insn.c())) add(Step::Kind::StoreElement, local(insn.a), local(insn.c()), 0);
        break;
      case Op::CheckCast: add(Step::Kind::Cast, local(insn.dest), local(insn.a), insn.index); break;
      case Op::FieldGet:
      case Op::FieldPut:
      case Op::StaticGet:
      case Op::StaticPut: read_field(insn); break;
      case Op::Throw: add(Step::Kind::Throw, k_no_local, local(insn.a), 0); break;
      case Op::Return:
        if (insn.a.valid() && has_local(insn.a)) add(Step::Kind::Copy, k_return_local, local(insn.a), 0);
        break;
      default:
        if (ir::is_invoke(insn.op)) read_call(insn);
    }
  }

  void read_catch(const ir::Instruction& insn) {
    if (!insn.dest.valid()) return;
    // What a handler takes is what its clauses name; a handler for several types takes any of them.
    const uint32_t block = block_of(at_);
    for (const ir::Block& source : body_.blocks())
      for (const ir::CatchClause& clause : body_.catches(source))
        if (clause.handler.value() == block && !known_catch(local(insn.dest), clause.type))
          add(Step::Kind::Catch, local(insn.dest), k_no_local, clause.type.value());
  }
  bool known_catch(Local to, ir::TypeId type) const {
    return std::ranges::any_of(code_.steps, [&](const Step& step) {
      return step.kind == Step::Kind::Catch && step.instruction == at_ && step.to == to && step.index == type.value();
    });
  }
  uint32_t block_of(uint32_t index) const {
    const auto blocks = body_.blocks();
    const auto after = std::ranges::upper_bound(blocks, index, {}, &ir::Block::first_instruction);
    return static_cast<uint32_t>(after - blocks.begin()) - 1;
  }

  void read_filled(const ir::Instruction& insn) {
    add(Step::Kind::Make, local(insn.dest), k_no_local, insn.index);
    if (!insn.dest.valid()) return;
    for (ir::Register operand : body_.operands(insn))
      if (is_reference(operand)) add(Step::Kind::StoreElement, local(insn.dest), local(operand), 0);
  }

  void read_field(const ir::Instruction& insn) {
    const ir::FieldId field = hierarchy_.resolve(insn.field());
    if (!field.valid()) return;
    const bool is_static = insn.op == Op::StaticGet || insn.op == Op::StaticPut;
    if (is_static) initialise(program_[program_[field].owner].type);
    const ir::TypeId type = program_.symbols().field(program_[field].ref).type;
    if (!program_.symbols().type(type).is_reference() && !tracked_.is_tracked(field)) return;
    switch (insn.op) {
      case Op::FieldGet: add(Step::Kind::Load, local(insn.dest), local(insn.a), field.value()); break;
      case Op::FieldPut: add(Step::Kind::Store, local(insn.a), local(insn.b), field.value()); break;
      case Op::StaticGet: add(Step::Kind::LoadStatic, local(insn.dest), k_no_local, field.value()); break;
      default: add(Step::Kind::StoreStatic, k_no_local, local(insn.a), field.value());
    }
  }

  /// A use of a class: the initialisers of it and of those above it may run here.
  void initialise(ir::TypeId type) {
    ir::ClassId used = program_.find_class(type);
    for (int depth = 0; used.valid() && depth < k_most_superclasses; used = hierarchy_.superclass(used), ++depth) {
      if (std::ranges::find(initialised_, used) != initialised_.end()) return;
      initialised_.push_back(used);
      if (has_initialiser(used)) add(Step::Kind::Initialise, k_no_local, k_no_local, used.value());
    }
  }
  bool has_initialiser(ir::ClassId owner) const {
    for (ir::MethodId method : program_[owner].direct_methods)
      if (program_.symbols().text(program_.symbols().method(program_[method].ref).name) == "<clinit>") return true;
    return false;
  }

  void read_call(const ir::Instruction& insn) {
    CallStep call;
    call.instruction = at_;
    call.op = insn.op;
    for (ir::Register operand : body_.operands(insn))
      call.operands.push_back(has_local(operand) ? local(operand) : k_no_local);
    if (insn.dest.valid() && has_local(insn.dest)) call.result = local(insn.dest);
    switch (insn.op) {
      case Op::InvokeStatic: call.target = hierarchy_.resolve(insn.method());
        if (call.target.valid()) initialise(program_[program_[call.target].owner].type);
        break;
      case Op::InvokeVirtual:
      case Op::InvokeInterface:
      case Op::InvokeDirect: call.target = hierarchy_.resolve(insn.method()); break;
      case Op::InvokeSuper: call.target = hierarchy_.dispatch_super(program_[method_].owner, insn.method()); break;
      default: break;
    }
    if (!splice(call)) code_.calls.push_back(std::move(call));
  }

  // Short methods of the framework become part of their callers.

  /// One way through it, nobody can override it, and all it does can be said in the caller's locals.
  const MethodCode* short_code(const CallStep& call) {
    if (!call.target.valid() || call.target == method_) return nullptr;
    const ir::Method& target = program_[call.target];
    constexpr uint32_t k_fixed = ir::k_static | ir::k_private | ir::k_final;
    const bool is_fixed = (target.access_flags & k_fixed) || (program_[target.owner].access_flags & ir::k_final) ||
                          call.op == Op::InvokeSuper;
    if (!is_fixed || (target.access_flags & ir::k_constructor) || (target.access_flags & ir::k_synchronized) ||
        !target.has_code() || !semantics_.is_model(target.owner) || semantics_.is_concrete(call.target) ||
        semantics_.is_plain(call.target))
      return nullptr;
    const ir::Body& body = program_.body(call.target);
    if (!body.ok() || body.blocks().size() != 1 || body.instructions().size() > k_most_spliced) return nullptr;
    if (!codes_.begin_splice(call.target)) return nullptr;
    const MethodCode& code = codes_.of(call.target);
    codes_.end_splice(call.target);
    return can_splice(code) && !hides_caller(code) ? &code : nullptr;
  }

  /// Own code gets a context where it asks for something that happens in the system: a part of it has none to give.
  bool hides_caller(const MethodCode& code) const {
    if (semantics_.is_model(program_[method_].owner)) return false;
    return std::ranges::any_of(code.calls, [&](const CallStep& call) {
      return (program_[call.target].access_flags & ir::k_native) != 0 && !only_returns(call.target);
    });
  }

  /// A native that gives one of its operands, and does nothing else.
  bool only_returns(ir::MethodId method) const {
    const model::NativeMethod* native = semantics_.native(method);
    return native != nullptr && std::ranges::all_of(native->effects, [](const model::HeapEffect& effect) {
      return effect.kind == model::HeapEffect::Kind::Returns;
    });
  }

  static bool can_splice(const MethodCode& code) {
    if (code.calls.size() > k_most_spliced_calls) return false;
    for (const CallStep& call : code.calls)
      if (!call.target.valid()) return false;
    for (const Step& step : code.steps) {
      if (step.kind == Step::Kind::Make || step.kind == Step::Kind::Throw || step.kind == Step::Kind::Catch ||
          step.kind == Step::Kind::Initialise)
        return false;
      const bool writes = step.kind != Step::Kind::Store && step.kind != Step::Kind::StoreElement;
      if (writes && std::ranges::find(code.parameters, step.to) != code.parameters.end() && step.to != k_no_local)
        return false;
    }
    for (const CallStep& call : code.calls)
      if (call.result != k_no_local && std::ranges::find(code.parameters, call.result) != code.parameters.end())
        return false;
    return true;
  }

  bool splice(const CallStep& call) {
    const MethodCode* code = short_code(call);
    if (code == nullptr || call.operands.size() != code->parameters.size()) return false;
    std::vector<Local> names(code->locals, k_no_local);
    names[k_thread_local] = k_thread_local;
    names[k_return_local] = call.result != k_no_local ? call.result : code_.locals++;
    for (size_t i = 0; i < code->parameters.size(); ++i)
      if (code->parameters[i] != k_no_local && call.operands[i] != k_no_local)
        names[code->parameters[i]] = call.operands[i];
    for (Local& name : names)
      if (name == k_no_local) name = code_.locals++;
    const auto named = [&](Local local) { return local == k_no_local ? k_no_local : names[local]; };
    for (Step step : code->steps) {
      step.to = named(step.to);
      step.from = named(step.from);
      step.instruction = at_;
      code_.steps.push_back(step);
    }
    // The method itself, then those that are part of it.
    const uint32_t first = static_cast<uint32_t>(code_.splices.size());
    const auto renamed = [&](std::vector<Local> registers) {
      for (Local& local : registers) local = named(local);
      return registers;
    };
    code_.splices.push_back({call.target, at_, k_no_splice, renamed(code->registers)});
    for (const Splice& inner : code->splices) {
      const uint32_t outer = inner.outer == k_no_splice ? first : first + 1 + inner.outer;
      code_.splices.push_back({inner.method, inner.instruction, outer, renamed(inner.registers)});
    }
    for (CallStep inner : code->calls) {
      if (inner.splice == k_no_splice) inner.inner_instruction = inner.instruction;
      inner.splice = inner.splice == k_no_splice ? first : first + 1 + inner.splice;
      inner.instruction = at_;
      inner.result = named(inner.result);
      for (Local& operand : inner.operands) operand = named(operand);
      code_.calls.push_back(std::move(inner));
    }
    return true;
  }

  static constexpr size_t k_most_spliced = 12;
  static constexpr size_t k_most_spliced_calls = 3;

  static constexpr int k_most_superclasses = 256;

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
  TrackedValues& tracked_;
  MethodCodes& codes_;
  ir::MethodId method_;
  const ir::Body& body_;
  MethodCode code_;
  std::vector<uint8_t> followed_;
  std::vector<uint32_t> definitions_;
  std::vector<uint32_t> only_;
  std::vector<ir::ClassId> initialised_;
  uint32_t at_ = 0;
};

}  // namespace

MethodCodes::MethodCodes(const ir::Program& program, const ir::Hierarchy& hierarchy,
                         const model::Semantics& semantics)
    : program_(program),
      hierarchy_(hierarchy),
      semantics_(semantics),
      tracked_(program, hierarchy, semantics) {
  codes_.resize(program.methods().size());
}
MethodCodes::~MethodCodes() = default;

const MethodCode& MethodCodes::of(ir::MethodId method) {
  auto& code = codes_[method];
  if (!code)
    code = std::make_unique<const MethodCode>(
        MethodCodeBuilder(program_, hierarchy_, semantics_, tracked_, *this, method).build());
  return *code;
}

}  // namespace antecede::pointer
