#include "action/store_table.h"

#include <algorithm>

#include "action/value_ranges.h"

namespace antecede::action {

using pointer::NodeId;
using pointer::ObjectSet;

namespace {

bool is_initialiser(const ir::Program& program, ir::MethodId method) {
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

StoreTable::StoreTable(const ir::Program& program, const ir::Hierarchy& hierarchy, const pointer::Solver& solver,
                       const HiddenCode& hidden, const NodeCallers& callers)
    : program_(program), hierarchy_(hierarchy), solver_(solver), hidden_(hidden), callers_(callers) {
  find_stores();
}

/// Where something is stored into fields, in code that can run.
void StoreTable::find_stores() {
  for (size_t i = 0; i < solver_.nodes().size(); ++i)
    if (const ir::MethodId method = solver_.nodes()[NodeId(i)].method; method.valid() && program_[method].has_code())
      nodes_of_[method].push_back(NodeId(i));
  for (size_t i = 0; i < solver_.nodes().size(); ++i)
    if (const pointer::MethodCode* code = solver_.code(NodeId(i)); code != nullptr)
      for (uint32_t s = 0; s < code->splices.size(); ++s) {
        spliced_[code->splices[s].method].push_back({NodeId(i), s});
        nodes_of_.try_emplace(code->splices[s].method);
      }
  for (const auto& [method, nodes] : nodes_of_) {
    const ir::Body& body = program_.body(method);
    for (uint32_t i = 0; i < body.instructions().size(); ++i) {
      const ir::Instruction& insn = body.instructions()[i];
      const bool instance = insn.op == ir::Op::FieldPut;
      if (!instance && insn.op != ir::Op::StaticPut) continue;
      if (!is_followed(body.info(instance ? insn.b : insn.a).kind)) continue;
      const ir::FieldId field = hierarchy_.resolve(insn.field());
      if (!field.valid()) continue;
      Store store{method, i, is_initialiser(program_, method), {}};
      for (NodeId node : nodes) store.is_setter.push_back(instance && is_setter(node, insn));
      stores_[field].push_back(std::move(store));
    }
  }
  for (auto& [field, stores] : stores_)
    std::ranges::sort(stores, {}, [](const Store& store) { return std::pair(store.method, store.instruction); });
}

/// The store puts a parameter into a field of another one, and all who call it are known.
bool StoreTable::is_setter(NodeId node, const ir::Instruction& store) const {
  if (callers_.calls[node.value()].empty() || callers_.otherwise[node.value()]) return false;
  const auto parameters = program_.body(solver_.nodes()[node].method).parameters();
  const auto is_parameter = [&](ir::Register reg) { return std::ranges::find(parameters, reg) != parameters.end(); };
  if (!is_parameter(store.a) || !is_parameter(store.b)) return false;
  const ir::Flow& flow = program_.flow(solver_.nodes()[node].method);
  return flow.definitions(store.a).empty() && flow.definitions(store.b).empty();
}

bool StoreTable::is_set_by_constructor(ir::FieldId field) {
  const auto [place, added] = set_by_constructor_.try_emplace(field, false);
  if (added) place->second = find_set_by_constructor(field);
  return place->second;
}

/// Each constructor that can run stores into it, whatever way it takes.
bool StoreTable::find_set_by_constructor(ir::FieldId field) const {
  const auto known = stores_.find(field);
  if (known == stores_.end()) return false;
  bool any = false;
  for (ir::MethodId method : program_[program_[field].owner].direct_methods) {
    if (!is_initialiser(program_, method) || !nodes_of_.contains(method)) continue;
    const ir::Body& body = program_.body(method);
    const ir::Flow& flow = program_.flow(method);
    // One that calls another constructor of the class leaves it to that one.
    const bool passes_on = std::ranges::any_of(body.instructions(), [&](const ir::Instruction& insn) {
      if (insn.op != ir::Op::InvokeDirect) return false;
      const ir::MethodId target = hierarchy_.resolve(insn.method());
      const auto operands = body.operands(insn);
      return target.valid() && program_[target].owner == program_[field].owner && !operands.empty() &&
             operands[0] == body.parameters()[0] && is_initialiser(program_, target);
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

uint32_t StoreTable::number_of(const ObjectSet& set, bool lasting) {
  if (const auto known = numbers_.find(&set); known != numbers_.end()) return known->second;
  const auto same = numbers_by_content_.find(&set);
  uint32_t number = static_cast<uint32_t>(numbers_by_content_.size());
  if (same != numbers_by_content_.end()) {
    number = same->second;
  } else {
    const ObjectSet* kept = lasting ? &set : &kept_.emplace_back(set);
    numbers_by_content_.emplace(kept, number);
  }
  if (lasting) numbers_.emplace(&set, number);
  return number;
}

const StoreTable::Sources& StoreTable::of(ir::FieldId field, const ObjectSet* bases, bool at_first, bool lasting) {
  const uint32_t set = bases == nullptr ? k_static : number_of(*bases, lasting);
  auto& answer = answers_[{field, {set, at_first}}];
  if (answer == nullptr) {
    auto sources = std::make_unique<Sources>();
    sources->number = answers_.size() - 1;
    find(field, bases, at_first, *sources);
    answer = std::move(sources);
  }
  return *answer;
}

void StoreTable::find(ir::FieldId field, const ObjectSet* bases, bool at_first, Sources& sources) {
  // Of a volatile field it is not worth the while: somebody waits for it to change, often by an updater.
  sources.is_open = hidden_.stores(field) || (program_[field].access_flags & ir::k_volatile) ||
                    solver_.fields_written_by_reflection().contains(field);
  if (sources.is_open) return;
  sources.keeps_default = bases != nullptr && !is_set_by_constructor(field);
  const auto known = stores_.find(field);
  sources.is_stored = known != stores_.end();
  if (!sources.is_stored) return;
  size_t looked_at = 0;
  for (const Store& store : known->second) {
    if (at_first && !store.in_constructor) continue;
    const ir::Body& body = program_.body(store.method);
    const ir::Instruction& insn = body.instructions()[store.instruction];
    const ir::Register from = bases != nullptr ? insn.b : insn.a;
    const std::vector<NodeId>& nodes = nodes_of_[store.method];
    for (size_t i = 0; i < nodes.size(); ++i) {
      if (bases != nullptr && store.is_setter[i]) {
        add_callers(nodes[i], insn, *bases, sources);
        continue;
      }
      const pointer::MethodCode* code = solver_.code(nodes[i]);
      if (bases != nullptr && (code == nullptr || !is_of(nodes[i], code->registers[insn.a.value()], bases))) continue;
      if (++looked_at > k_most_stores) break;
      sources.places.push_back({nodes[i], store.instruction, from.value(), body.info(from).kind, pointer::k_no_splice, false});
    }
    const size_t before = sources.places.size();
    add_spliced(store, bases, sources);
    looked_at += sources.places.size() - before;
    sources.is_open = looked_at > k_most_stores;
    if (sources.is_open) return;
  }
}

bool StoreTable::is_of(NodeId node, pointer::Local base, const ObjectSet* bases) const {
  return bases == nullptr || (base != pointer::k_no_local && solver_.points_to(node, base).intersects(*bases));
}

/// Where the method that stores is part of others.
void StoreTable::add_spliced(const Store& store, const ObjectSet* bases, Sources& sources) {
  const auto places = spliced_.find(store.method);
  if (places == spliced_.end()) return;
  const ir::Body& body = program_.body(store.method);
  const ir::Instruction& insn = body.instructions()[store.instruction];
  const ir::Register from = bases != nullptr ? insn.b : insn.a;
  for (const auto& [node, number] : places->second) {
    const pointer::MethodCode& code = *solver_.code(node);
    if (!is_of(node, code.splices[number].registers[insn.a.value()], bases)) continue;
    sources.places.push_back({node, outermost_instruction(code, number), from.value(), body.info(from).kind, number, false});
  }
}

/// What those callers of a setter give that call it for one of these objects.
void StoreTable::add_callers(NodeId node, const ir::Instruction& store, const ObjectSet& bases, Sources& sources) {
  const ir::Body& body = program_.body(solver_.nodes()[node].method);
  const auto number_of = [&](ir::Register reg) {
    return static_cast<uint32_t>(std::ranges::find(body.parameters(), reg) - body.parameters().begin());
  };
  for (const auto& [caller, site] : callers_.calls[node.value()]) {
    const pointer::CallStep& call = solver_.code(caller)->calls[site];
    const pointer::Local base = call.operands[number_of(store.a)];
    if (base != pointer::k_no_local && !solver_.points_to(caller, base).intersects(bases)) continue;
    sources.places.push_back({caller, call.instruction, number_of(store.b), body.info(store.b).kind, site, true});
  }
}

}  // namespace antecede::action
