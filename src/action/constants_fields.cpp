#include "action/constants.h"

#include <algorithm>

#include "action/value_ranges.h"

namespace antecede::action {

using order::Range;
using pointer::NodeId;
using pointer::ObjectId;

namespace {

bool is_constructor(const ir::Program& program, ir::MethodId method) {
  return program.symbols().text(program.symbols().method(program[method].ref).name) == "<init>";
}

/// Whoever returns has been there. A constructor that throws makes no object.
bool is_on_all_ways(const ir::Body& body, const ir::Flow& flow, ir::BlockId place) {
  for (size_t b = 0; b < body.blocks().size(); ++b) {
    const ir::Block& block = body.blocks()[b];
    const ir::Instruction& last = body.instructions()[block.first_instruction + block.instruction_count - 1];
    if (last.op == ir::Op::Return && !flow.dominates(place, ir::BlockId(b))) return false;
  }
  return true;
}

/// Where in the node's own code something stands that became part of it.
uint32_t outermost_instruction(const pointer::MethodCode& code, uint32_t splice) {
  while (code.splices[splice].outer != pointer::k_no_splice) splice = code.splices[splice].outer;
  return code.splices[splice].instruction;
}

}  // namespace

Constants::Value Constants::load(const Frame& frame, const ir::Instruction& insn) {
  const ir::FieldId field = hierarchy_.resolve(insn.field());
  const std::vector<pointer::Local>* locals = locals_of(frame);
  if (!field.valid() || locals == nullptr) return Range::any();
  const pointer::ObjectSet* base = pointed_to(frame, (*locals)[insn.a.value()]);
  if (base == nullptr) return Range::any();
  const pointer::ObjectSet& objects = *base;
  bool known = !objects.empty();
  // Whose constructor is called: what code makes, and components.
  objects.for_each([&](ObjectId object) {
    const pointer::Object& it = solver_.objects()[object];
    const ir::ClassId type = solver_.class_of(object);
    const bool component = it.kind == pointer::Object::Kind::Harness && type.valid() &&
                           !(program_[type].access_flags & ir::k_framework);
    known &= it.kind == pointer::Object::Kind::Made || component;
  });
  if (!known) return Range::any();
  return stored(field, &objects);
}

Constants::Value Constants::load_static(const ir::Instruction& insn) {
  const ir::FieldId field = hierarchy_.resolve(insn.field());
  if (!field.valid()) return Range::any();
  if (!(program_[field].access_flags & ir::k_final)) return Range::any();
  const auto known = stores_.find(field);
  if (known == stores_.end()) return Range::any();
  return stored(field, nullptr);
}

/// All that is stored into the field of one of these objects, and the default, unless each constructor replaces it.
Constants::Value Constants::stored(ir::FieldId field, const pointer::ObjectSet* bases, bool at_first) {
  constexpr size_t k_most_stores = 64;
  Value result;
  const auto add = [&](const Range& range) { result = result ? hull(*result, range) : range; };
  if (bases != nullptr && !is_set_by_constructor(field)) add(Range::exactly(0));
  const auto known = stores_.find(field);
  if (known == stores_.end()) return result ? result : Value(Range::exactly(0));
  size_t looked_at = 0;
  for (const Store& store : known->second) {
    const ir::Body& body = program_.body(store.method);
    const ir::Instruction& insn = body.instructions()[store.instruction];
    if (at_first && !is_constructor(program_, store.method)) continue;
    for (NodeId node : nodes_of_[store.method]) {
      if (bases != nullptr && is_setter(node, insn)) {
        if (const Value set = set_by_callers(node, insn, *bases)) add(*set);
        continue;
      }
      const pointer::MethodCode* code = solver_.code(node);
      if (bases != nullptr && (code == nullptr || !is_of(node, code->registers[insn.a.value()], *bases))) continue;
      if (++looked_at > k_most_stores) return Range::any();
      const Frame* frame = frame_of(node);
      if (frame == nullptr) return Range::any();
      if (!is_reached(node, store.instruction)) continue;
      const ir::Register from = bases != nullptr ? insn.b : insn.a;
      add(frame->registers[from.value()].value_or(unknown(body.info(from).kind)));
    }
    const auto spliced = spliced_.find(store.method);
    if (spliced == spliced_.end()) continue;
    for (const auto& [node, number] : spliced->second) {
      const pointer::Splice& splice = solver_.code(node)->splices[number];
      if (bases != nullptr && !is_of(node, splice.registers[insn.a.value()], *bases)) continue;
      if (++looked_at > k_most_stores) return Range::any();
      const uint32_t outermost = outermost_instruction(*solver_.code(node), number);
      if (frame_of(node) != nullptr && !is_reached(node, outermost)) continue;
      const Frame* frame = frame_of(node, number);
      if (frame == nullptr) return Range::any();
      const ir::Register from = bases != nullptr ? insn.b : insn.a;
      add(frame->registers[from.value()].value_or(unknown(body.info(from).kind)));
    }
  }
  return result;
}

bool Constants::is_of(NodeId node, pointer::Local base, const pointer::ObjectSet& bases) const {
  return base != pointer::k_no_local && solver_.points_to(node, base).intersects(bases);
}

/// The store puts a parameter into a field of another one, and all who call it are known.
bool Constants::is_setter(NodeId node, const ir::Instruction& store) const {
  const auto parameters = program_.body(solver_.nodes()[node].method).parameters();
  const auto is_parameter = [&](ir::Register reg) { return std::ranges::find(parameters, reg) != parameters.end(); };
  const ir::Flow& flow = program_.flow(solver_.nodes()[node].method);
  return is_parameter(store.a) && is_parameter(store.b) && flow.definitions(store.a).empty() &&
         flow.definitions(store.b).empty() && !callers_[node.value()].empty() && !called_otherwise_[node.value()];
}

/// What those callers of a setter give that call it for one of these objects.
Constants::Value Constants::set_by_callers(NodeId node, const ir::Instruction& store, const pointer::ObjectSet& bases) {
  const ir::Body& body = program_.body(solver_.nodes()[node].method);
  const auto number_of = [&](ir::Register reg) {
    return static_cast<size_t>(std::ranges::find(body.parameters(), reg) - body.parameters().begin());
  };
  Value result;
  for (const auto& [caller, site] : callers_[node.value()]) {
    const pointer::CallStep& call = solver_.code(caller)->calls[site];
    const pointer::Local base = call.operands[number_of(store.a)];
    if (base != pointer::k_no_local && !solver_.points_to(caller, base).intersects(bases)) continue;
    if (!is_reached(caller, call.instruction)) continue;
    const Range given = frame_of(caller) == nullptr ? unknown(body.info(store.b).kind)
                                                    : operand(caller, site, number_of(store.b));
    result = result ? hull(*result, given) : given;
  }
  return result;
}

/// Each constructor that can run stores into it, whatever way it takes.
bool Constants::is_set_by_constructor(ir::FieldId field) {
  const auto known = stores_.find(field);
  if (known == stores_.end()) return false;
  bool any = false;
  for (ir::MethodId method : program_[program_[field].owner].direct_methods) {
    if (!is_constructor(program_, method) || !nodes_of_.contains(method)) continue;
    const ir::Body& body = program_.body(method);
    const ir::Flow& flow = program_.flow(method);
    // One that calls another constructor of the class leaves it to that one.
    const bool passes_on = std::ranges::any_of(body.instructions(), [&](const ir::Instruction& insn) {
      if (insn.op != ir::Op::InvokeDirect) return false;
      const ir::MethodId target = hierarchy_.resolve(insn.method());
      const auto operands = body.operands(insn);
      return target.valid() && program_[target].owner == program_[field].owner && !operands.empty() &&
             operands[0] == body.parameters()[0] && is_constructor(program_, target);
    });
    const bool sets = std::ranges::any_of(known->second, [&](const Store& store) {
      return store.method == method && body.instructions()[store.instruction].a == body.parameters()[0] &&
             is_on_all_ways(body, flow, flow.block_of(ir::InstructionId(store.instruction)));
    });
    if (!sets && !passes_on) return false;
    any |= sets;
  }
  return any;
}

}  // namespace antecede::action
