#include "ir/printer.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "base/printable.h"
#include "base/utf8.h"

namespace antecede::ir {

namespace {

constexpr size_t k_longest_string = 60;

std::string name(Register reg) {
  return fmt::format("r{}", reg.value());
}
std::string name(BlockId block) {
  return fmt::format("b{}", block.value());
}

/// Writes the instructions of one body.
class InstructionPrinter {
 public:
  InstructionPrinter(const Program& program, const Body& body)
      : program_(program), symbols_(program.symbols()), body_(body) {}

  std::string print(const Block& block, const Instruction& insn) const {
    const std::string result = insn.dest.valid() ? name(insn.dest) + " = " : "";
    return result + operation(block, insn);
  }

 private:
  // Names can be anything, and very long.
  std::string type(TypeId id) const { return base::printable(symbols_.type_name(id)); }
  std::string proto(ProtoId id) const { return base::printable(symbols_.proto_descriptor(id)); }
  std::string method(MethodRefId id) const { return base::printable(symbols_.method_name(id)); }
  std::string field_name(FieldRefId id) const { return base::printable(symbols_.field_name(id)); }
  std::string symbol(StringId id) const { return base::printable(to_utf8(symbols_.text(id))); }

  std::string operation(const Block& block, const Instruction& insn) const {
    switch (insn.op) {
      case Op::Const: return constant(insn);
      case Op::ConstString: return quote(symbols_.text(insn.string()));
      case Op::ConstClass: return type(insn.type()) + ".class";
      case Op::ConstMethodHandle: return handle(insn.handle());
      case Op::ConstMethodType: return "type " + proto(insn.proto());
      case Op::Move: return name(insn.a);
      case Op::CatchException: return "catch " + type(insn.type());
      case Op::Unary: return fmt::format("{} {}", unary_name(insn.unary()), name(insn.a));
      case Op::Binary: return binary(insn, name(insn.b));
      case Op::BinaryLiteral: return binary(insn, std::to_string(insn.small_literal()));
      case Op::Compare: return fmt::format("{} {}, {}", compare_name(insn.compare()), name(insn.a), name(insn.b));
      case Op::Convert: return fmt::format("{} {}", convert_name(insn.convert()), name(insn.a));
      case Op::New: return "new " + type(insn.type());
      case Op::NewArray: return fmt::format("new {} size {}", type(insn.type()), name(insn.a));
      case Op::FilledNewArray: return fmt::format("new {} {{{}}}", type(insn.type()), operands(insn));
      case Op::FillArray: return fill(insn);
      case Op::ArrayLength: return name(insn.a) + ".length";
      case Op::ArrayGet: return fmt::format("{}[{}] : {}", name(insn.a), name(insn.b), element_name(insn.element()));
      case Op::ArrayPut:
        return fmt::format("{}[{}] = {} : {}", name(insn.a), name(insn.b), name(insn.c()),
                           element_name(insn.element()));
      case Op::CheckCast: return fmt::format("({}) {}", type(insn.type()), name(insn.a));
      case Op::InstanceOf: return fmt::format("{} instanceof {}", name(insn.a), type(insn.type()));
      case Op::FieldGet: return fmt::format("{}.{}", name(insn.a), field(insn));
      case Op::FieldPut: return fmt::format("{}.{} = {}", name(insn.a), field(insn), name(insn.b));
      case Op::StaticGet: return "static " + field(insn);
      case Op::StaticPut: return fmt::format("static {} = {}", field(insn), name(insn.a));
      case Op::InvokeCustom:
      case Op::Closure:
      case Op::Concat:
      case Op::RecordMethod: return custom(insn);
      case Op::MonitorEnter:
      case Op::MonitorExit:
      case Op::Throw: return fmt::format("{} {}", op_name(insn.op), name(insn.a));
      case Op::Return: return insn.a.valid() ? "return " + name(insn.a) : "return";
      case Op::Goto: return "goto " + target(block, 0);
      case Op::If: return test(block, insn, name(insn.b));
      case Op::IfZero: return test(block, insn, body_.info(insn.a).kind == Kind::Reference ? "null" : "0");
      case Op::Switch: return switch_cases(block, insn);
      default: return call(insn);
    }
  }

  std::string constant(const Instruction& insn) const {
    switch (body_.info(insn.dest).kind) {
      case Kind::Reference: return "null";
      case Kind::Float: return fmt::format("{}f", std::bit_cast<float>(static_cast<uint32_t>(insn.literal())));
      case Kind::Double: return fmt::format("{}d", std::bit_cast<double>(insn.literal()));
      case Kind::Long:
      case Kind::Bits64: return fmt::format("{}L", static_cast<int64_t>(insn.literal()));
      default: return std::to_string(static_cast<int32_t>(insn.literal()));
    }
  }

  std::string binary(const Instruction& insn, const std::string& right) const {
    static constexpr const char* k_suffix[] = {"", "f", "", "L", "d", "", ""};
    return fmt::format("{} {}{} {}", name(insn.a), binary_symbol(insn.binary()),
                       k_suffix[static_cast<size_t>(insn.arithmetic_kind())], right);
  }

  std::string field(const Instruction& insn) const {
    const FieldRef& ref = symbols_.field(insn.field());
    return fmt::format("{} : {}", field_name(insn.field()), type(ref.type));
  }

  std::string operands(const Instruction& insn) const {
    std::string list;
    for (Register reg : body_.operands(insn)) list += (list.empty() ? "" : ", ") + name(reg);
    return list;
  }

  std::string call(const Instruction& insn) const {
    std::string text = fmt::format("{} {} ({})", op_name(insn.op), method(insn.method()), operands(insn));
    if (insn.op == Op::InvokePolymorphic) text += " as " + proto(insn.polymorphic_proto());
    return text;
  }

  std::string handle(HandleId id) const {
    const Handle& value = program_.handle(id);
    return fmt::format("{} {}", handle_kind_name(value.kind),
                       value.method.valid() ? method(value.method) : field_name(value.field));
  }

  std::string custom(const Instruction& insn) const {
    const CallSite& site = program_.call_sites()[insn.call_site()];
    if (const auto* closure = std::get_if<ClosureSite>(&site.meaning)) return describe(*closure, insn);
    if (const auto* concat = std::get_if<ConcatSite>(&site.meaning)) return describe(*concat, insn);
    if (const auto* record = std::get_if<RecordSite>(&site.meaning)) return describe(*record, insn);
    return fmt::format("invoke-custom {}{} ({})", site.name.valid() ? symbol(site.name) : "?", proto(site.factory),
                       operands(insn));
  }

  std::string describe(const ClosureSite& closure, const Instruction& insn) const {
    std::string text = fmt::format("closure {}.{}{} -> {} ({})", type(closure.interface), symbol(closure.method_name),
                                   proto(closure.instantiated), handle(closure.implementation), operands(insn));
    for (TypeId marker : closure.markers) text += " & " + type(marker);
    for (ProtoId bridge : closure.bridges) text += " bridge " + proto(bridge);
    return closure.serializable ? text + " serializable" : text;
  }

  std::string describe(const ConcatSite& concat, const Instruction& insn) const {
    std::string text = "concat";
    size_t next = 0;
    for (const ConcatSite::Piece& piece : concat.pieces)
      text += piece.is_argument ? " " + name(body_.operands(insn)[next++]) : " " + quote(symbols_.text(piece.text));
    return text;
  }

  std::string describe(const RecordSite& record, const Instruction& insn) const {
    std::string fields;
    for (FieldRefId field : record.fields)
      fields += (fields.empty() ? "" : ", ") + symbol(symbols_.field(field).name);
    return fmt::format("record-method {} {}{{{}}} ({})", record_kind_name(record.kind), type(record.type), fields,
                       operands(insn));
  }

  std::string fill(const Instruction& insn) const {
    const ArrayData& data = body_.data_of(insn);
    std::string text =
        fmt::format("fill {} with {} x {} bytes:", name(insn.a), data.element_count, data.element_width);
    const size_t shown = std::min<size_t>(size_t(data.element_count) * data.element_width, 16);
    for (size_t i = 0; i < shown; ++i) text += fmt::format(" {:02x}", data.data[i]);
    return shown < size_t(data.element_count) * data.element_width ? text + " …" : text;
  }

  std::string target(const Block& block, size_t index) const {
    return name(body_.normal_successors(block)[index].block());
  }

  std::string test(const Block& block, const Instruction& insn, const std::string& right) const {
    return fmt::format("if {} {} {} goto {} else {}", name(insn.a), condition_symbol(insn.condition()), right,
                       target(block, 0), target(block, 1));
  }

  std::string switch_cases(const Block& block, const Instruction& insn) const {
    std::string text = "switch " + name(insn.a);
    const auto keys = body_.keys(insn);
    for (size_t i = 0; i < keys.size(); ++i) text += fmt::format(" {}: {}", keys[i], target(block, i + 1));
    return text + " default: " + target(block, 0);
  }

  const Program& program_;
  const Symbols& symbols_;
  const Body& body_;
};

std::string header(const Program& program, MethodId id) {
  const Method& method = program[id];
  const std::string access = print_access(method.access_flags, true);
  return fmt::format("method {}{}{}\n", base::printable(program.method_name(id)), access.empty() ? "" : "  ", access);
}

std::string parameters(const Program& program, const Body& body) {
  std::string text;
  for (Register reg : body.parameters())
    text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", name(reg),
                        base::printable(program.symbols().type_name(body.info(reg).type)));
  return text;
}

std::string block_title(const Body& body, uint32_t index) {
  std::string text = fmt::format("b{}:", index);
  const auto predecessors = body.predecessors(body.blocks()[index]);
  for (size_t i = 0; i < predecessors.size(); ++i)
    text += fmt::format("{}{}{}", i ? ", " : "  <- ", name(predecessors[i].block()),
                        predecessors[i].exceptional() ? " (catch)" : "");
  return text;
}

}  // namespace

const char* handle_kind_name(Handle::Kind kind) {
  static constexpr const char* k_names[] = {"static-put",         "static-get",    "instance-put",
                                            "instance-get",       "invoke-static", "invoke-virtual",
                                            "invoke-constructor", "invoke-direct", "invoke-interface"};
  return k_names[static_cast<size_t>(kind)];
}

const char* record_kind_name(RecordSite::Kind kind) {
  static constexpr const char* k_names[] = {"equals", "hashCode", "toString"};
  return k_names[static_cast<size_t>(kind)];
}

namespace {

/// One character as it stands in quotes; `text` begins with it.
std::string quoted_character(std::string_view text, const base::Utf8Character& character) {
  switch (character.code) {
    case '"': return "\\\"";
    case '\\': return "\\\\";
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    default: return base::printable(text.substr(0, character.size));
  }
}

}  // namespace

std::string quote(std::string_view modified_utf8) {
  const std::string whole = to_utf8(modified_utf8);
  std::string_view rest = whole;
  std::string text = "\"";
  for (size_t length = 0; !rest.empty() && length < k_longest_string; ++length) {
    const base::Utf8Character character = base::first_character(rest);
    text += quoted_character(rest, character);
    rest.remove_prefix(character.size);
  }
  return text + base::printable(rest, 0) + "\"";
}

std::string print_access(uint32_t flags, bool is_method) {
  struct Name {
    uint32_t flag;
    const char* text;
  };
  static constexpr Name k_common[] = {{k_public, "public"},     {k_private, "private"}, {k_protected, "protected"},
                                      {k_abstract, "abstract"}, {k_static, "static"},   {k_final, "final"}};
  static constexpr Name k_method[] = {{k_bridge, "bridge"},
                                      {k_varargs, "varargs"},
                                      {k_native, "native"},
                                      {k_synchronized | k_declared_synchronized, "synchronized"}};
  static constexpr Name k_field[] = {{k_volatile, "volatile"}, {k_transient, "transient"}, {k_enum, "enum"}};
  std::string text;
  auto add = [&](std::span<const Name> names) {
    for (const Name& entry : names)
      if (flags & entry.flag) text += (text.empty() ? "" : " ") + std::string(entry.text);
  };
  add(k_common);
  add(is_method ? std::span<const Name>(k_method) : std::span<const Name>(k_field));
  if (flags & k_synthetic) text += text.empty() ? "synthetic" : " synthetic";
  return text;
}

std::string print_instruction(const Program& program, const Body& body, const Block& block, const Instruction& insn) {
  return InstructionPrinter(program, body).print(block, insn);
}

std::string print_method(const Program& program, MethodId id) {
  std::string text = header(program, id);
  if (!program[id].has_code()) return text + "  no code\n";
  const Body& body = program.body(id);
  if (!body.ok()) return text + fmt::format("  broken: {}\n", base::printable_line(body.error()));
  if (!body.parameters().empty()) text += fmt::format("  parameters {}\n", parameters(program, body));
  const InstructionPrinter printer(program, body);
  uint32_t last_line = 0;
  for (uint32_t b = 0; b < body.blocks().size(); ++b) {
    const Block& block = body.blocks()[b];
    text += fmt::format("  {}\n", block_title(body, b));
    for (const Instruction& insn : body.instructions_of(block)) {
      const uint32_t line = body.line_at(insn.pc);
      text += fmt::format("    {:<58} ; {:04x}{}\n", printer.print(block, insn), insn.pc,
                          line && line != last_line ? fmt::format(" line {}", line) : "");
      last_line = line;
    }
    if (!is_terminator(body.instructions_of(block).back().op))
      text += fmt::format("    -> {}\n", name(body.normal_successors(block)[0].block()));
    for (const CatchClause& clause : body.catches(block))
      text += fmt::format("    catch {} -> {}\n",
                          clause.type.valid() ? base::printable(program.symbols().type_name(clause.type)) : "any",
                          name(clause.handler));
  }
  return text;
}

std::string print_cfg_dot(const Program& program, MethodId id) {
  // What is not printable is none any more, so only DOT's own two are left.
  auto escape = [](const std::string& text) {
    std::string out;
    for (char c : text) {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
    return out;
  };
  std::string text = fmt::format("digraph \"{}\" {{\n  node [shape=box, fontname=monospace];\n",
                                 escape(base::printable(program.method_name(id))));
  const bool drawable = program[id].has_code() && program.body(id).ok();
  for (uint32_t b = 0; drawable && b < program.body(id).blocks().size(); ++b) {
    const Body& body = program.body(id);
    const Block& block = body.blocks()[b];
    std::string label = fmt::format("b{}:\\l", b);
    for (const Instruction& insn : body.instructions_of(block))
      label += escape(print_instruction(program, body, block, insn)) + "\\l";
    text += fmt::format("  b{} [label=\"{}\"];\n", b, label);
    for (Edge edge : body.successors(block))
      text += fmt::format("  b{} -> b{}{};\n", b, edge.block().value(), edge.exceptional() ? " [style=dashed]" : "");
  }
  return text + "}\n";
}

}  // namespace antecede::ir
