#include "model/made_code.h"

#include <algorithm>
#include <array>

namespace antecede::model {

namespace {

/// `access$000` (javac, Kotlin), `-$$Nest$fgetname` (D8, for classes that may use each other's private members),
/// `$r8$lambda$…` (D8, for classes of lambdas).
constexpr std::array<std::string_view, 3> k_accessors{"access$", "-$$Nest$", "$r8$lambda$"};

bool is_accessor_name(std::string_view name) {
  return std::ranges::any_of(k_accessors, [&](std::string_view start) { return name.starts_with(start); });
}

/// `Integer.valueOf(int)`, `Integer.intValue()`: how a value is handed over, not what is called.
bool is_boxing(const ir::Symbols& symbols, ir::MethodRefId id) {
  constexpr std::array<std::string_view, 9> k_boxes{"Boolean", "Byte",  "Short",  "Character", "Integer",
                                                    "Long",    "Float", "Double", "Number"};
  constexpr std::string_view k_package = "Ljava/lang/";
  const std::string_view owner = symbols.descriptor(symbols.method(id).owner),
                         name = symbols.text(symbols.method(id).name);
  if (!owner.starts_with(k_package) || !(name == "valueOf" || name.ends_with("Value"))) return false;
  const std::string_view type = owner.substr(k_package.size(), owner.size() - k_package.size() - 1);
  return std::ranges::find(k_boxes, type) != k_boxes.end();
}

bool is_plain_call(ir::Op op) {
  return op >= ir::Op::InvokeVirtual && op <= ir::Op::InvokeInterface;
}

/// What moves values about and touches nothing that others see.
bool is_quiet(const ir::Body& body, const ir::Instruction& insn) {
  switch (insn.op) {
    case ir::Op::Const:
    case ir::Op::Move:
    case ir::Op::Convert:
    case ir::Op::CheckCast:
    case ir::Op::New:
    case ir::Op::NewArray:
    case ir::Op::Goto:
    case ir::Op::Return: return true;
    case ir::Op::FieldGet: return !body.parameters().empty() && insn.a == body.parameters()[0];
    default: return false;
  }
}

}  // namespace

bool is_lambda_body(std::string_view method_name) {
  return method_name.starts_with("lambda$") ||
         (!is_accessor_name(method_name) && (method_name.find("$lambda$") != std::string_view::npos ||
                                             method_name.find("$lambda-") != std::string_view::npos));
}

bool is_passage(const ir::Method& method, std::string_view method_name) {
  if (!(method.access_flags & ir::k_synthetic)) return false;
  return (method.access_flags & ir::k_bridge) || method_name == "<init>" ||
         (method.is_static() && is_accessor_name(method_name));
}

Forwarding forwarding_of(const ir::Program& program, ir::MethodId id) {
  if (!program[id].has_code() || !program.body(id).ok()) return {};
  const ir::Body& body = program.body(id);
  ir::MethodRefId called;
  for (const ir::Instruction& insn : body.instructions()) {
    if (is_quiet(body, insn)) continue;
    if (!is_plain_call(insn.op)) return {};
    if (is_boxing(program.symbols(), insn.method())) continue;
    if (called.valid()) return {};
    called = insn.method();
  }
  return {true, program.definition(called)};
}

bool calls(const ir::Program& program, ir::MethodId caller, ir::MethodId callee) {
  if (!program[caller].has_code() || !program.body(caller).ok()) return false;
  return std::ranges::any_of(program.body(caller).instructions(), [&](const ir::Instruction& insn) {
    return is_plain_call(insn.op) && program.definition(insn.method()) == callee;
  });
}

}  // namespace antecede::model
