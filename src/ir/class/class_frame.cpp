#include "ir/class/class_frame.h"

#include <algorithm>

namespace antecede::ir {

namespace {

/// Steps that bringing the stacks of one method in order may take; code made to waste time needs more.
constexpr uint64_t k_work_limit = uint64_t(1) << 24;
/// How many variables are tried before a new one is taken.
constexpr uint32_t k_tries = 32;

bool is_wide(Kind kind) {
  return kind == Kind::Long || kind == Kind::Double;
}

base::Status underflow() {
  return base::bad_input("its operand stack runs empty");
}

}  // namespace

void ClassFrame::start(uint32_t local_count, uint32_t max_stack) {
  local_count_ = variable_count_ = local_count;
  max_stack_ = max_stack;
  work_ = 0;
  values_.clear(), operands_.clear();
  uses_.assign(local_count, 0);
}

void ClassFrame::clear() {
  for (const StackValue& value : values_) count(value, -1);
  values_.clear();
}

void ClassFrame::enter(std::span<const StackValue> values) {
  clear();
  for (const StackValue& value : values) {
    values_.push_back(value);
    count(value, 1);
  }
}

void ClassFrame::enter_settled(std::span<const StackValue> values) {
  clear();
  for (size_t depth = 0; depth < values.size(); ++depth) {
    StackValue value = values[depth];
    value.is_number = false;
    if (!value.second_half) value.variable = slot_variable(depth);
    claim(slot_variable(depth).value(), false);
    values_.push_back(value);
    count(value, 1);
  }
}

/// A pair behind the locals occupies both of its variables.
void ClassFrame::count(const StackValue& value, int change) {
  if (value.second_half || value.is_number) return;
  const uint32_t first = value.variable.value();
  const uint32_t last = first + (value.is_wide() && first >= local_count_ ? 1 : 0);
  for (uint32_t variable = first; variable <= last; ++variable) {
    if (variable >= uses_.size()) uses_.resize(variable + 1);
    uses_[variable] += static_cast<uint32_t>(change);
  }
}

bool ClassFrame::is_free(uint32_t variable, bool wide) const {
  auto unused = [&](uint32_t each) { return each >= uses_.size() || uses_[each] == 0; };
  return unused(variable) && (!wide || unused(variable + 1));
}

bool ClassFrame::is_only_operand(const StackValue& value) const {
  return value.variable.value() >= local_count_ && uses_[value.variable.value()] == 1 &&
         (!value.is_wide() || uses_[value.variable.value() + 1] == 1);
}

void ClassFrame::claim(uint32_t variable, bool wide) {
  variable_count_ = std::max(variable_count_, variable + 1 + (wide ? 1 : 0));
}

/// One that was never used, and is not the variable of a slot in use.
Register ClassFrame::fresh(bool wide) {
  const uint32_t variable = std::max<uint32_t>(variable_count_, slot_variable(values_.size()).value());
  claim(variable, wide);
  return Register(variable);
}

Register ClassFrame::allocate(Kind kind) {
  const bool wide = is_wide(kind);
  const uint32_t best = slot_variable(values_.size()).value();
  for (uint32_t i = 0; i < k_tries; ++i) {
    if (!is_free(best + i, wide)) continue;
    claim(best + i, wide);
    return Register(best + i);
  }
  return fresh(wide);
}

base::Status ClassFrame::check_room(Kind kind) const {
  if (values_.size() + (is_wide(kind) ? 2 : 1) <= max_stack_) return {};
  return base::bad_input("its operand stack grows beyond its limit");
}

void ClassFrame::push(StackValue value) {
  values_.push_back(value);
  count(value, 1);
  if (!value.is_wide()) return;
  StackValue upper;
  upper.kind = value.kind;
  upper.second_half = true;
  values_.push_back(upper);
}

base::Status ClassFrame::push_variable(Kind kind, Register variable) {
  ANTECEDE_CHECK(check_room(kind));
  StackValue value;
  value.kind = kind;
  value.variable = variable;
  push(value);
  return {};
}

base::Status ClassFrame::push_number(Kind kind, uint64_t bits) {
  ANTECEDE_CHECK(check_room(kind));
  StackValue value;
  value.kind = kind;
  value.is_number = true;
  value.bits = bits;
  push(value);
  return {};
}

base::Status ClassFrame::take(Kind kind) {
  const size_t slots = is_wide(kind) ? 2 : 1;
  if (values_.size() < slots) return underflow();
  const StackValue& value = values_[values_.size() - slots];
  if (value.kind != kind || value.second_half)
    return base::bad_input("it finds a value of another kind on its stack");
  operands_.push_back(value);
  values_.resize(values_.size() - slots);
  return {};
}

Register ClassFrame::operand(size_t position) {
  StackValue& value = operands_[position];
  if (!value.is_number) return value.variable;
  const Register variable = allocate(value.kind);
  write(variable, value);
  value.is_number = false;
  value.variable = variable;
  count(value, 1);
  return variable;
}

void ClassFrame::hold(Kind kind, Register variable) {
  StackValue value;
  value.kind = kind;
  value.variable = variable;
  operands_.push_back(value);
  count(value, 1);
}

void ClassFrame::release() {
  for (const StackValue& value : operands_) count(value, -1);
  operands_.clear();
}

/// Writes a value to a variable: a move or a constant.
void ClassFrame::write(Register variable, const StackValue& value) {
  Instruction out;
  out.op = value.is_number ? Op::Const : Op::Move;
  out.aux = static_cast<uint8_t>(value.kind);
  out.dest = variable;
  if (value.is_number)
    out.set_literal(value.bits);
  else
    out.a = value.variable;
  blocks_.emit(out);
}

/// Could the stack be cut here without cutting a pair?
bool ClassFrame::is_cut(uint32_t slots_from_top) const {
  return slots_from_top == 0 || !values_[values_.size() - slots_from_top].second_half;
}

base::Status ClassFrame::pop(uint32_t slots) {
  if (values_.size() < slots) return underflow();
  if (!is_cut(slots)) return base::bad_input("it pops half of a long or double");
  for (uint32_t i = 0; i < slots; ++i) {
    count(values_.back(), -1);
    values_.pop_back();
  }
  return {};
}

base::Status ClassFrame::duplicate(uint32_t slots, uint32_t below) {
  if (values_.size() < slots + below) return underflow();
  if (!is_cut(slots) || !is_cut(slots + below)) return base::bad_input("it duplicates half of a long or double");
  if (values_.size() + slots > max_stack_) return base::bad_input("its operand stack grows beyond its limit");
  StackValue copies[2];
  std::copy(values_.end() - slots, values_.end(), copies);
  values_.insert(values_.end() - slots - below, copies, copies + slots);
  for (uint32_t i = 0; i < slots; ++i) count(copies[i], 1);
  return {};
}

base::Status ClassFrame::swap() {
  if (values_.size() < 2) return underflow();
  if (!is_cut(1) || !is_cut(2)) return base::bad_input("it swaps half of a long or double");
  std::swap(values_[values_.size() - 1], values_[values_.size() - 2]);
  return {};
}

void ClassFrame::before_store(Register local, bool wide) {
  for (uint32_t variable = local.value(); variable <= local.value() + (wide ? 1 : 0); ++variable) {
    if (!is_named(Register(variable))) continue;
    for (const StackValue& value : values_) {
      if (value.second_half || value.is_number || value.variable.value() != variable) continue;
      move_away(Register(variable), value.kind);
      break;
    }
  }
}

/// Gives all values of the stack that are in `variable` another one.
void ClassFrame::move_away(Register variable, Kind kind) {
  StackValue old;
  old.kind = kind;
  old.variable = variable;
  const Register other = allocate(kind);
  write(other, old);
  auto move = [&](StackValue& value) {
    if (value.second_half || value.is_number || value.variable != variable) return;
    count(value, -1);
    value.variable = other;
    count(value, 1);
  };
  std::ranges::for_each(values_, move);
}

base::Status ClassFrame::settle() {
  pending_.clear();
  for (uint32_t depth = 0; depth < values_.size(); ++depth) {
    const StackValue& value = values_[depth];
    if (!value.second_half && (value.is_number || value.variable != slot_variable(depth))) pending_.push_back(depth);
  }
  work_ += values_.size();
  while (!pending_.empty()) {
    if ((work_ += pending_.size()) > k_work_limit) return base::bad_input("its operand stack is too large");
    const size_t settled = std::erase_if(pending_, [&](uint32_t depth) {
      StackValue& value = values_[depth];
      const Register home = slot_variable(depth);
      if (!is_free(home.value(), value.is_wide())) return false;
      claim(home.value(), value.is_wide());
      write(home, value);
      count(value, -1);
      value.is_number = false;
      value.variable = home;
      count(value, 1);
      return true;
    });
    if (settled > 0) continue;
    work_ += values_.size();
    evict(slot_variable(pending_.front()), values_[pending_.front()].is_wide());
  }
  return {};
}

/// Makes a slot's variable free: values that wait for each other's places go in a circle, or an operand is in it.
void ClassFrame::evict(Register variable, bool wide) {
  auto overlaps = [&](const StackValue& value) {
    if (value.second_half || value.is_number) return false;
    const uint32_t first = value.variable.value();
    return first <= variable.value() + (wide ? 1 : 0) && variable.value() <= first + (value.is_wide() ? 1 : 0);
  };
  auto replace_all = [&](Register old, Kind kind) {
    StackValue source;
    source.kind = kind;
    source.variable = old;
    const Register other = fresh(is_wide(kind));
    write(other, source);
    for (auto* list : {&values_, &operands_})
      for (StackValue& value : *list) {
        if (value.second_half || value.is_number || value.variable != old) continue;
        count(value, -1);
        value.variable = other;
        count(value, 1);
      }
  };
  for (auto* list : {&values_, &operands_})
    for (size_t i = 0; i < list->size(); ++i)
      if (overlaps((*list)[i])) replace_all((*list)[i].variable, (*list)[i].kind);
}

}  // namespace antecede::ir
