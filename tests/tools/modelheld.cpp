// modelheld
//
// What concrete code of the framework model does to the heap though an analysis, which does not enter it, looks at the
// same places. A `@Concrete` method is a call without effect that returns an unknown number or null; so
//
//   field CLASS.NAME      concrete code stores an object there, and analysed code reads it
//   array CLASS.NAME      concrete code puts an object into the array of that field, and analysed code takes one out
//   result CLASS.METHOD   a concrete method returns an object, and analysed code goes on with it
//
// is each something that is lost, unless analysed code says the same in another way. tests/model/check_held.py holds
// the list against one in which every line says why it is right.
//
// Analysed is what can be reached from methods that apps can call, and from those that prepare components, through
// methods that are not concrete, by the types alone; code where Engine.isAbstract() is false is not. Texts, numbers and
// other plain values are left out: nothing is known of them anyway. What concrete code does by calling methods that are
// analysed as well is not looked at.

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "ir/app_loader.h"
#include "ir/flow.h"
#include "ir/hierarchy.h"
#include "model/framework_model.h"
#include "model/semantics.h"

#include "abstract_blocks.h"

namespace {

using namespace antecede;

class Held {
 public:
  Held(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics)
      : program_(program), hierarchy_(hierarchy), semantics_(semantics), abstract_(hierarchy, semantics) {}

  std::set<std::string> find() {
    find_analysed();
    for (uint32_t i = 0; i < program_.methods().size(); ++i) {
      const ir::MethodId id(i);
      if (!program_[id].has_code() || !semantics_.is_model(program_[id].owner)) continue;
      if (semantics_.is_concrete(id)) look_at_concrete(id);
      if (analysed_.contains(i)) look_at_analysed(id);
    }
    for (const uint32_t field : stored_)
      if (read_.contains(field)) found_.insert("field " + name_of(ir::FieldId(field)));
    for (const uint32_t field : filled_)
      if (taken_from_.contains(field)) found_.insert("array " + name_of(ir::FieldId(field)));
    return found_;
  }

 private:
  std::string name_of(ir::ClassId id) const { return program_.class_name(id); }
  std::string name_of(ir::FieldId id) const {
    return fmt::format("{}.{}", name_of(program_[id].owner),
                       program_.symbols().text(program_.symbols().field(program_[id].ref).name));
  }
  std::string name_of(ir::MethodId id) const {
    const ir::MethodRef& ref = program_.symbols().method(program_[id].ref);
    return fmt::format("{}.{}{}", name_of(program_[id].owner), program_.symbols().text(ref.name),
                       program_.symbols().proto_descriptor(ref.proto));
  }

  /// An object of which an analysis must know where it is.
  bool matters(ir::TypeId type) const {
    std::string_view descriptor = program_.symbols().descriptor(type);
    while (descriptor.starts_with('[')) descriptor.remove_prefix(1);
    if (!descriptor.starts_with('L')) return false;
    const ir::ClassId id = program_.find_class(descriptor);
    return !id.valid() || !(semantics_.is_plain(id) || semantics_.is_concrete(id));
  }
  bool is_array(ir::TypeId type) const { return program_.symbols().descriptor(type).starts_with('['); }

  // What an analysis reaches ------------------------------------------------------------------------------------------

  void find_analysed() {
    for (uint32_t i = 0; i < program_.methods().size(); ++i) {
      const ir::MethodId id(i);
      const ir::ClassId owner = program_[id].owner;
      if (!semantics_.is_model(owner)) continue;
      const bool prepares = program_.class_name(owner) == "antecede.system.Prepared";
      const bool is_open = program_[id].access_flags & (ir::k_public | ir::k_protected) && !semantics_.is_hidden(id) &&
                           !semantics_.is_hidden(owner);
      if (prepares || is_open) enter(id);
    }
    while (!pending_.empty()) {
      const ir::MethodId next = pending_.front();
      pending_.pop_front();
      for_each_call(next, [&](const ir::Instruction& insn) { enter_targets(insn, next); });
    }
  }

  void enter(ir::MethodId id) {
    if (!id.valid() || semantics_.intrinsic(id) || semantics_.is_concrete(id)) return;
    if (program_[id].has_code() && analysed_.insert(id.value()).second) pending_.push_back(id);
  }

  void enter_targets(const ir::Instruction& insn, ir::MethodId caller) {
    if (insn.op == ir::Op::InvokeSuper) return enter(hierarchy_.dispatch_super(program_[caller].owner, insn.method()));
    const ir::MethodId target = hierarchy_.resolve(insn.method());
    if (!target.valid()) return;
    enter(target);
    if (insn.op != ir::Op::InvokeVirtual && insn.op != ir::Op::InvokeInterface) return;
    std::vector<ir::ClassId> below{program_[target].owner};
    std::set<uint32_t> seen;
    for (size_t i = 0; i < below.size(); ++i) {
      enter(hierarchy_.dispatch(below[i], target));
      for (const ir::ClassId next : hierarchy_.subclasses(below[i]))
        if (seen.insert(next.value()).second) below.push_back(next);
    }
  }

  template <class Visit>
  void for_each_instruction(ir::MethodId id, Visit visit) const {
    const ir::Body& body = program_.body(id);
    for (const uint32_t number : abstract_.blocks(body)) {
      const ir::Block& block = body.blocks()[number];
      for (uint32_t i = 0; i < block.instruction_count; ++i) visit(body, ir::InstructionId(block.first_instruction + i));
    }
  }

  static bool is_call(ir::Op op) { return op >= ir::Op::InvokeVirtual && op <= ir::Op::InvokeInterface; }

  template <class Visit>
  void for_each_call(ir::MethodId id, Visit visit) const {
    for_each_instruction(id, [&](const ir::Body& body, ir::InstructionId at) {
      const ir::Instruction& insn = body.instructions()[at.value()];
      if (is_call(insn.op)) visit(insn);
    });
  }

  // What both do ------------------------------------------------------------------------------------------------------

  ir::FieldId field_of(const ir::Instruction& insn) const {
    return hierarchy_.resolve(insn.field());
  }

  ir::TypeId type_of(ir::FieldId id) const { return program_.symbols().field(program_[id].ref).type; }

  /// Whether the register may hold something but null.
  static bool may_be_object(const ir::Body& body, const ir::Flow& flow, ir::Register reg) {
    const auto definitions = flow.definitions(reg);
    if (definitions.empty()) return true;
    for (const ir::InstructionId at : definitions)
      if (body.instructions()[at.value()].op != ir::Op::Const) return true;
    return false;
  }

  /// The fields whose values the register may hold.
  void add_sources(const ir::Body& body, const ir::Flow& flow, ir::Register reg, std::set<uint32_t>& fields) const {
    for (const ir::InstructionId at : flow.definitions(reg)) {
      const ir::Instruction& insn = body.instructions()[at.value()];
      if (insn.op != ir::Op::FieldGet && insn.op != ir::Op::StaticGet) continue;
      if (const ir::FieldId field = field_of(insn); field.valid() && matters(type_of(field))) fields.insert(field.value());
    }
  }

  void look_at_concrete(ir::MethodId id) {
    const ir::Body& body = program_.body(id);
    const ir::Flow& flow = program_.flow(id);
    for (const ir::Instruction& insn : body.instructions()) {
      const bool stores = insn.op == ir::Op::FieldPut || insn.op == ir::Op::StaticPut;
      if (stores) {
        const ir::FieldId field = field_of(insn);
        const ir::Register value = insn.op == ir::Op::FieldPut ? insn.b : insn.a;
        if (field.valid() && matters(type_of(field)) && may_be_object(body, flow, value)) stored_.insert(field.value());
      }
      if (insn.op == ir::Op::ArrayPut) add_sources(body, flow, insn.a, filled_);
    }
  }

  void look_at_analysed(ir::MethodId id) {
    const ir::Flow& flow = program_.flow(id);
    for_each_instruction(id, [&](const ir::Body& body, ir::InstructionId at) {
      const ir::Instruction& insn = body.instructions()[at.value()];
      if (insn.op == ir::Op::FieldGet || insn.op == ir::Op::StaticGet) {
        if (const ir::FieldId field = field_of(insn); field.valid() && goes_on(body, flow, insn.dest))
          read_.insert(field.value());
      }
      if (insn.op == ir::Op::ArrayGet) add_sources(body, flow, insn.a, taken_from_);
      if (is_call(insn.op)) look_at_result(body, flow, insn);
    });
  }

  void look_at_result(const ir::Body& body, const ir::Flow& flow, const ir::Instruction& insn) {
    const ir::MethodId target = hierarchy_.resolve(insn.method());
    if (!target.valid() || !semantics_.is_concrete(target) || !insn.dest.valid()) return;
    const ir::MethodRef& ref = program_.symbols().method(program_[target].ref);
    if (matters(program_.symbols().proto(ref.proto).return_type) && goes_on(body, flow, insn.dest))
      found_.insert("result " + name_of(target));
  }

  /// Whether code does something with the object: more than to compare it, or to hand it to an intrinsic or a native that
  /// knows what it stands for, or to concrete code.
  bool goes_on(const ir::Body& body, const ir::Flow& flow, ir::Register first) const {
    std::vector<ir::Register> holders{first};
    for (size_t i = 0; i < holders.size(); ++i)
      for (const ir::Use& use : flow.uses(holders[i])) {
        const ir::Instruction& insn = body.instructions()[use.instruction.value()];
        if (insn.op == ir::Op::CheckCast || insn.op == ir::Op::Move) {
          if (std::ranges::find(holders, insn.dest) == holders.end()) holders.push_back(insn.dest);
        } else if (!only_looks(insn)) {
          return true;
        }
      }
    return false;
  }

  bool only_looks(const ir::Instruction& insn) const {
    if (insn.op == ir::Op::If || insn.op == ir::Op::IfZero || insn.op == ir::Op::InstanceOf) return true;
    if (!is_call(insn.op)) return false;
    const ir::MethodId target = hierarchy_.resolve(insn.method());
    return target.valid() && (semantics_.intrinsic(target) || semantics_.is_concrete(target) || finds(target));
  }

  bool finds(ir::MethodId id) const {
    const model::NativeMethod* native = semantics_.native(id);
    return native != nullptr && native->effects.at(0).is_reflective();
  }

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
  tools::AbstractBlocks abstract_;
  std::set<uint32_t> analysed_;
  std::deque<ir::MethodId> pending_;
  std::set<uint32_t> stored_, read_, filled_, taken_from_;
  std::set<std::string> found_;
};

}  // namespace

int main() {
  auto model = model::FrameworkModel::open({}, 0);
  base::Diagnostics diagnostics;
  if (!model) return 3;
  ir::ProgramCode code;
  code.boot = model->archives();
  const auto loaded = ir::load_program(std::move(code), 0, diagnostics);
  if (!loaded) return 3;
  const ir::Hierarchy hierarchy(*loaded->program, diagnostics);
  const model::Semantics semantics(*loaded, hierarchy);
  for (const std::string& line : Held(*loaded->program, hierarchy, semantics).find()) fmt::print("{}\n", line);
  return 0;
}
