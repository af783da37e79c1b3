#include "runtime/report/containers.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace antecede::runtime {

namespace {

using ir::Op;
using ir::Register;

constexpr std::array<std::string_view, 14> k_put{"add",      "addAll", "addElement", "addFirst", "addLast", "offer",       "offerFirst",
                                                 "offerLast", "push",   "put",        "putAll",   "set",     "putIfAbsent", "append"};
constexpr std::array<std::string_view, 22> k_take{
    "get",       "getOrDefault", "getFirst",  "getLast", "element",   "elementAt", "first",     "firstElement", "last", "lastElement", "next",
    "nextElement", "previous",   "peek",      "peekFirst", "peekLast", "poll",      "pollFirst", "pollLast",     "pop",  "getValue",    "valueAt"};
constexpr std::array<std::string_view, 9> k_view{"iterator",    "listIterator",       "values",   "entrySet",     "elements",
                                                 "subList",     "descendingIterator", "keySet",   "descendingSet"};

bool is_container_call(const ir::Symbols& symbols, const ir::Instruction& insn) {
  if (insn.op != Op::InvokeVirtual && insn.op != Op::InvokeInterface) return false;
  const std::string_view owner = symbols.descriptor(symbols.method(insn.method()).owner);
  return owner.starts_with("Ljava/util/") || owner.starts_with("Landroid/util/");
}

template <size_t N>
bool is_one_of(const std::array<std::string_view, N>& names, const ir::Symbols& symbols, const ir::Instruction& insn) {
  return std::ranges::find(names, symbols.text(symbols.method(insn.method()).name)) != names.end();
}

template <size_t N>
Register receiver_of(const std::array<std::string_view, N>& names, const ir::Symbols& symbols, const ir::Body& body,
                     const ir::Instruction& insn) {
  return is_container_call(symbols, insn) && is_one_of(names, symbols, insn) ? body.operands(insn)[0] : Register();
}

}  // namespace

PutIn put_in(const ir::Symbols& symbols, const ir::Body& body, const ir::Instruction& insn) {
  if (insn.op == Op::ArrayPut) return {insn.a, {insn.c()}};
  const auto operands = body.operands(insn);
  if (insn.op == Op::FilledNewArray) return {insn.dest, {operands.begin(), operands.end()}};
  const Register container = receiver_of(k_put, symbols, body, insn);
  if (!container.valid()) return {};
  return {container, {operands.begin() + 1, operands.end()}};
}

Register taken_from(const ir::Symbols& symbols, const ir::Body& body, const ir::Instruction& insn) {
  return insn.op == Op::ArrayGet ? insn.a : receiver_of(k_take, symbols, body, insn);
}

Register viewed(const ir::Symbols& symbols, const ir::Body& body, const ir::Instruction& insn) {
  return receiver_of(k_view, symbols, body, insn);
}

}  // namespace antecede::runtime
