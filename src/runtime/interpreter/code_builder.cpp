#include "runtime/interpreter/code_builder.h"

#include <algorithm>
#include <numeric>

#include "base/assert.h"
#include "runtime/interpreter/interpreter.h"

namespace antecede::runtime {

namespace {
constexpr uint32_t k_unbound = UINT32_MAX;
constexpr int64_t k_dense_waste = 4;  // Entries of a jump table per key.
}  // namespace

CodeBuilder::Label CodeBuilder::new_label() {
  labels_.push_back(k_unbound);
  return static_cast<Label>(labels_.size() - 1);
}

void CodeBuilder::bind(Label label) {
  labels_[label] = here();
}

Cell& CodeBuilder::add(Operation operation, uint16_t a, uint16_t b, uint16_t c, uint16_t d) {
  Cell cell{};
  cell.handler = handler_of(operation);
  cell.a = a, cell.b = b, cell.c = c, cell.d = d;
  code_->cells.push_back(cell);
  return code_->cells.back();
}

void CodeBuilder::add_number(Operation operation, uint16_t a, uint16_t b, int32_t number) {
  add(operation, a, b).number = number;
}

Cell& CodeBuilder::add_payload(Operation operation, uint16_t a, uint16_t b, uint64_t bits, int32_t number) {
  add_number(operation, a, b, number);
  Cell payload{};
  payload.bits = bits;
  code_->cells.push_back(payload);
  return code_->cells.back();
}

void CodeBuilder::add_class(Operation operation, uint16_t a, uint16_t b, Class* type, int32_t number) {
  add_payload(operation, a, b, 0, number).class_ = type;
}

void CodeBuilder::jump(Operation operation, uint16_t a, uint16_t b, Label target) {
  jumps_.push_back({here(), target});
  add(operation, a, b);
}

void CodeBuilder::add_switch(uint16_t a, std::span<const int32_t> keys, std::span<const Label> targets) {
  code_->switches.push_back(std::make_unique<SwitchTable>());
  SwitchTable* table = code_->switches.back().get();
  switches_.push_back({here(), table, {keys.begin(), keys.end()}, {targets.begin(), targets.end()}});
  add_payload(Operation::Switch, a, 0, 0).data = table;
}

void CodeBuilder::call(Operation operation, uint16_t dest, Method* method, std::span<const uint16_t> operands,
                       uint16_t d) {
  const uint16_t count = static_cast<uint16_t>(operands.size());
  uint16_t cells = call_cells(count);
  const bool cached = operation == Operation::InvokeInterface || operation == Operation::InvokeInterfaceCounted;
  if (cached) ++cells;
  const size_t start = code_->cells.size();
  add(operation, dest, count, cells, d);
  code_->cells.resize(start + cells, Cell{});
  code_->cells[start + 1].method = method;
  auto* out = const_cast<uint16_t*>(call_operands(&code_->cells[start]));
  std::ranges::copy(operands, out);
}

void CodeBuilder::at(uint32_t line, uint32_t pc) {
  std::vector<Code::Position>& list = code_->positions;
  if (!list.empty() && list.back().cell == here())
    list.back() = {here(), line, pc};
  else
    list.push_back({here(), line, pc});
}

void CodeBuilder::catches(uint32_t first, uint32_t end, Class* type, Label target) {
  code_->handlers.push_back({first, end, type, 0});
  handler_labels_.push_back(target);
}

int32_t CodeBuilder::distance(uint32_t from, Label to) const {
  ANTECEDE_ASSERT(labels_[to] != k_unbound);
  return static_cast<int32_t>(labels_[to]) - static_cast<int32_t>(from);
}

void CodeBuilder::fill(const SwitchJump& jump) const {
  SwitchTable& table = *jump.table;
  table.otherwise = distance(jump.cell, jump.targets[0]);
  std::vector<size_t> order(jump.keys.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, {}, [&](size_t i) { return jump.keys[i]; });
  if (order.empty()) return;
  const int64_t first = jump.keys[order.front()];
  const int64_t span = jump.keys[order.back()] - first + 1;
  table.first_key = static_cast<int32_t>(first);
  if (span <= k_dense_waste * static_cast<int64_t>(order.size()) + 8) {
    table.targets.assign(static_cast<size_t>(span), table.otherwise);
    for (const size_t i : order)
      table.targets[static_cast<size_t>(jump.keys[i] - first)] = distance(jump.cell, jump.targets[i + 1]);
    return;
  }
  for (const size_t i : order) {
    table.keys.push_back(jump.keys[i]);
    table.targets.push_back(distance(jump.cell, jump.targets[i + 1]));
  }
}

std::unique_ptr<Code> CodeBuilder::finish() {
  for (const Jump& jump : jumps_) code_->cells[jump.cell].number = distance(jump.cell, jump.target);
  for (const SwitchJump& jump : switches_) fill(jump);
  for (size_t i = 0; i < handler_labels_.size(); ++i) code_->handlers[i].target = labels_[handler_labels_[i]];
  return std::move(code_);
}

void set_code(Method& method, std::unique_ptr<Code> code) {
  method.code = std::move(code);
  method.entry = method.code->cells.data();
}

}  // namespace antecede::runtime
