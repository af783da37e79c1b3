#include "scan/accesses.h"

#include <algorithm>

#include <absl/container/flat_hash_set.h>

#include "base/guard.h"
#include "race/race_lists.h"
#include "scan/values.h"

namespace antecede::scan {

using model::Intrinsic;
using pointer::NodeId;
using pointer::Object;
using pointer::ObjectId;

Accesses::Accesses(const Subject& subject, const Reach& reach, const Owners& owners)
    : subject_(subject),
      reach_(reach),
      owners_(owners),
      charges_(subject.program, subject.solver, reach, owners) {
  for (size_t i = 0; i < subject.solver.nodes().size() && !base::stop_asked(); ++i)
    if (!reach.actions_of(NodeId(i)).empty()) read(NodeId(i));
  absl::flat_hash_set<std::pair<NodeId, uint32_t>> known;
  for (const pointer::IntrinsicSite& site : subject.solver.intrinsic_sites())
    if (model::tells_of_contents(site.intrinsic) && !reach.actions_of(site.node).empty() &&
        known.insert({site.node, site.call}).second)
      read_contents(site);
}

void Accesses::read(NodeId node) {
  const ir::MethodId method = subject_.solver.nodes()[node].method;
  const pointer::MethodCode* code = subject_.solver.code(node);
  if (!method.valid() || code == nullptr || code->reached.empty()) return;
  const ir::Body& body = subject_.program.body(method);
  for (size_t block = 0; block < body.blocks().size(); ++block) {
    if (!code->reached[block] || !subject_.values.is_block_reached(node, block)) continue;
    const ir::Block& at = body.blocks()[block];
    for (uint32_t i = at.first_instruction; i < at.first_instruction + at.instruction_count; ++i) {
      const ir::Instruction& insn = body.instructions()[i];
      switch (insn.op) {
        case ir::Op::FieldGet:
        case ir::Op::FieldPut:
        case ir::Op::StaticGet:
        case ir::Op::StaticPut: read_field({node, i}, method, insn, code->registers); break;
        case ir::Op::ArrayGet:
        case ir::Op::ArrayPut: read_element(node, i, insn); break;
        default: break;
      }
    }
  }
  read_splices(node, *code);
}

/// Short methods of the framework are part of their callers: what they access, the call accesses.
void Accesses::read_splices(NodeId node, const pointer::MethodCode& code) {
  for (const pointer::Splice& splice : code.splices) {
    const pointer::Splice* outermost = &splice;
    while (outermost->outer != pointer::k_no_splice) outermost = &code.splices[outermost->outer];
    const NodePlace at{node, outermost->instruction};
    const ir::Body& own = subject_.program.body(subject_.solver.nodes()[node].method);
    const size_t block = subject_.program.flow(subject_.solver.nodes()[node].method).block_of(ir::InstructionId(at.instruction)).value();
    if (at.instruction >= own.instructions().size() || !code.reached[block] || !subject_.values.is_block_reached(node, block))
      continue;
    for (const ir::Instruction& insn : subject_.program.body(splice.method).instructions())
      if (insn.op == ir::Op::FieldGet || insn.op == ir::Op::FieldPut || insn.op == ir::Op::StaticGet || insn.op == ir::Op::StaticPut)
        read_field(at, splice.method, insn, splice.registers);
  }
}

void Accesses::read_field(NodePlace at, ir::MethodId method, const ir::Instruction& insn,
                          const std::vector<pointer::Local>& registers) {
  const ir::FieldId field = subject_.hierarchy.resolve(insn.field());
  if (!field.valid()) return;
  const ir::Field& definition = subject_.program[field];
  if ((definition.access_flags & ir::k_final) || !subject_.semantics.is_observable(field)) return;
  const bool model = subject_.semantics.is_model(definition.owner);
  if (!model && owners_.origin(method) == base::Origin::Library &&
      subject_.names.origin(definition.owner) == base::Origin::Library)
    return;
  Touch touch;
  touch.at = at;
  touch.part = field.value();
  touch.is_static = insn.op == ir::Op::StaticGet || insn.op == ir::Op::StaticPut;
  touch.write = insn.op == ir::Op::FieldPut || insn.op == ir::Op::StaticPut;
  if (touch.is_static) return add(std::move(touch));
  // What a constructor of the model sets nobody has seen before.
  const bool constructs = subject_.program[method].access_flags & ir::k_constructor;
  if (model && touch.write && constructs) return;
  const pointer::Local base = registers[insn.a.value()];
  if (base == pointer::k_no_local) return;
  touch.objects = &subject_.solver.points_to(at.node, base);
  if (!touch.objects->empty()) add(std::move(touch));
}

void Accesses::read_element(NodeId node, uint32_t index, const ir::Instruction& insn) {
  const base::Origin origin = owners_.origin(subject_.solver.nodes()[node].method);
  if (base::is_platform(origin) || origin == base::Origin::Library) return;
  const pointer::Local base = subject_.solver.code(node)->registers[insn.a.value()];
  if (base == pointer::k_no_local) return;
  Touch touch;
  touch.at = {node, index};
  touch.part = part::k_elements;
  touch.write = insn.op == ir::Op::ArrayPut;
  touch.objects = &subject_.solver.points_to(node, base);
  if (!touch.objects->empty()) add(std::move(touch));
}

namespace {

/// Whether an intrinsic writes, and whether it is about an element, about which elements there are, or both.
struct ContentsUse {
  bool write = false, element = false, structure = false;
  int key = -1;  // Which operand.
};

std::optional<ContentsUse> use_of(Intrinsic intrinsic) {
  switch (intrinsic) {
    case Intrinsic::ContentsRead: return ContentsUse{false, true, false, 1};
    case Intrinsic::ContentsReadAt: return ContentsUse{false, true, false, -1};
    case Intrinsic::ContentsReadKey:
    case Intrinsic::ContentsSize: return ContentsUse{false, false, true, -1};
    case Intrinsic::ContentsWrite: return ContentsUse{true, true, false, 1};
    case Intrinsic::ContentsWriteAt: return ContentsUse{true, true, false, -1};
    case Intrinsic::ContentsInsert:
    case Intrinsic::ContentsRemove: return ContentsUse{true, true, true, 1};
    case Intrinsic::ContentsInsertAt:
    case Intrinsic::ContentsRemoveAt:
    case Intrinsic::ContentsRearrange: return ContentsUse{true, true, true, -1};
    default: return std::nullopt;
  }
}

}  // namespace

void Accesses::read_contents(const pointer::IntrinsicSite& site) {
  const auto use = use_of(site.intrinsic);
  const pointer::MethodCode* code = subject_.solver.code(site.node);
  if (!use || code == nullptr || site.call >= code->calls.size()) return;
  const pointer::CallStep& call = code->calls[site.call];
  if (call.operands.empty() || call.operands[0] == pointer::k_no_local) return;
  Touch touch;
  touch.at = {site.node, call.instruction};
  touch.part = part::k_contents;
  touch.write = use->write;
  touch.element = use->element;
  touch.structure = use->structure;
  touch.objects = &subject_.solver.points_to(site.node, call.operands[0]);
  if (touch.objects->empty()) return;
  if (use->key >= 0 && static_cast<size_t>(use->key) < call.operands.size())
    read_keys(site.node, call.operands[static_cast<size_t>(use->key)], touch);
  add(std::move(touch));
}

/// The key is known if it can only be constant texts.
void Accesses::read_keys(NodeId node, pointer::Local key, Touch& touch) const {
  constexpr size_t k_most_keys = 16;
  if (key == pointer::k_no_local) return;
  const pointer::ObjectSet& objects = subject_.solver.points_to(node, key);
  if (objects.empty() || objects.size() > k_most_keys) return;
  bool known = true;
  objects.for_each([&](ObjectId id) {
    const Object& object = subject_.solver.objects()[id];
    known &= object.kind == Object::Kind::Text && object.key != Object::k_any_text;
    if (known) touch.keys.push_back(ir::StringId(object.key));
  });
  touch.any_key = !known;
  if (!known) touch.keys.clear();
  std::ranges::sort(touch.keys);
}

namespace {

/// The table that a name, or the first one that a statement of SQL, is about; empty: none.
std::string table_of(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    const bool letter = std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$';
    if (letter) words.back() += c;
    else if (!words.back().empty()) words.emplace_back();
  }
  if (words.back().empty()) words.pop_back();
  if (words.size() == 1) return words[0];
  const auto is = [](std::string word, std::string_view other) {
    std::ranges::transform(word, word.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return word == other;
  };
  for (size_t i = 0; i + 1 < words.size(); ++i) {
    if (!is(words[i], "from") && !is(words[i], "into") && !is(words[i], "update") && !is(words[i], "table")) continue;
    size_t next = i + 1;
    while (next + 1 < words.size() && (is(words[next], "if") || is(words[next], "not") || is(words[next], "exists"))) ++next;
    return words[next];
  }
  return "";
}

}  // namespace

/// The contents are the tables of a database.
bool Accesses::is_table(const Touch& touch) const {
  bool result = false;
  touch.objects->for_each([&](ObjectId id) {
    const ir::ClassId type = subject_.program.find_class(subject_.solver.objects()[id].type);
    if (!type.valid()) return;
    const auto* stored = race::RaceLists::built_in().stored(subject_.names.class_name(type));
    result |= stored != nullptr && stored->kind == race::Location::Kind::Table;
  });
  return result;
}

/// The model takes tables out of texts; where the call of the app gives a constant, so does this.
void Accesses::name_tables(NodePlace call, Touch& touch) const {
  const ir::MethodId method = subject_.solver.nodes()[call.node].method;
  const ir::Body& body = subject_.program.body(method);
  if (!body.ok() || !ir::is_invoke(body.instructions()[call.instruction].op)) return;
  const Values values(subject_.program, subject_.hierarchy, method);
  for (const ir::Register operand : body.operands(body.instructions()[call.instruction])) {
    const auto at = values.definition(operand);
    if (!at || body.instructions()[*at].op != ir::Op::ConstString) continue;
    touch.table = table_of(ir::to_utf8(subject_.program.symbols().text(body.instructions()[*at].string())));
    if (!touch.table.empty()) return;
  }
}

namespace {

/// Methods of `java.util.Map` whose first argument is the key that they are about.
constexpr std::string_view k_keyed[] = {"get", "put", "remove", "containsKey", "getOrDefault", "putIfAbsent", "replace",
                                        "compute", "computeIfAbsent", "computeIfPresent", "merge"};

}  // namespace

/// A map is looked at once for all who call it, and so has the keys of all of them; the call of the app has its own.
bool Accesses::narrow_keys(NodePlace call, Touch& touch) const {
  const ir::MethodId method = subject_.solver.nodes()[call.node].method;
  const pointer::MethodCode* code = subject_.solver.code(call.node);
  const ir::Body& body = subject_.program.body(method);
  if (code == nullptr || !body.ok() || !touch.element) return false;
  const ir::Instruction& insn = body.instructions()[call.instruction];
  if (insn.op != ir::Op::InvokeInterface && insn.op != ir::Op::InvokeVirtual) return false;
  const ir::MethodId called = subject_.hierarchy.resolve(insn.method());
  const ir::TypeId map = subject_.program.symbols().find_type("Ljava/util/Map;");
  const auto operands = body.operands(insn);
  if (!called.valid() || !map.valid() || operands.size() < 2) return false;
  const ir::TypeId owner = subject_.program[subject_.program[called].owner].type;
  const ir::MethodRef& ref = subject_.program.symbols().method(subject_.program[called].ref);
  const bool is_keyed = std::ranges::find(k_keyed, subject_.program.symbols().text(ref.name)) != std::end(k_keyed);
  if (!is_keyed || subject_.hierarchy.is_subtype(owner, map) != ir::Truth::Yes) return false;
  Touch told = touch;
  told.keys.clear();
  told.any_key = true;
  read_keys(call.node, code->registers[operands[1].value()], told);
  // A call that hands on something else than the key has other texts there.
  const bool known = !told.any_key && (touch.any_key || std::ranges::includes(touch.keys, told.keys));
  if (!known || told.keys == touch.keys) return false;
  touch = std::move(told);
  return true;
}

void Accesses::add(Touch touch) {
  const bool fills = touch.part == part::k_contents && touch.write;
  const auto charges = charges_.of(touch.at, fills ? touch.objects : nullptr);
  if (charges.empty()) return;
  const bool table = touch.part == part::k_contents && touch.any_key && is_table(touch);
  const bool keyed = touch.part == part::k_contents && !table;
  TouchId id;
  // What the system does by itself to one of several objects says nothing about any of them.
  const bool vague = touch.objects != nullptr && !touch.objects->single().valid();
  for (const Charges::Charge& charge : charges) {
    if (charge.only.valid() && vague) continue;
    if (table) name_tables(charge.place, touch);
    if (!id.valid() || table) id = touches_.push_back(touch);
    Touch told = touch;
    const bool narrow = keyed && !charge.only.valid() && narrow_keys(charge.place, told);
    list_.push_back({narrow ? touches_.push_back(std::move(told)) : id, charge.place, charge.only});
    kept_.push_back(charge.kept ? 1 : 0);
  }
}

}  // namespace antecede::scan
