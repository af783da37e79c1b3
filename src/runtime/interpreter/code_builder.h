#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "runtime/classes/class.h"
#include "runtime/interpreter/code.h"

namespace antecede::runtime {

/// Writes decoded code, cell by cell. Used by the decoder and for the methods the machine makes itself.
class CodeBuilder {
 public:
  using Label = uint32_t;

  Label new_label();
  void bind(Label label);
  uint32_t here() const { return static_cast<uint32_t>(code_->cells.size()); }

  Cell& add(Operation operation, uint16_t a = 0, uint16_t b = 0, uint16_t c = 0, uint16_t d = 0);
  void add_number(Operation operation, uint16_t a, uint16_t b, int32_t number);
  /// With a second cell.
  Cell& add_payload(Operation operation, uint16_t a, uint16_t b, uint64_t bits, int32_t number = 0);
  void add_class(Operation operation, uint16_t a, uint16_t b, Class* type, int32_t number = 0);
  void jump(Operation operation, uint16_t a, uint16_t b, Label target);
  /// The first label is the default.
  void add_switch(uint16_t a, std::span<const int32_t> keys, std::span<const Label> targets);
  /// A call, or an array of operands (with a class in the place of the method).
  void call(Operation operation, uint16_t dest, Method* method, std::span<const uint16_t> operands, uint16_t d = 0);

  void at(uint32_t line, uint32_t pc);
  void catches(uint32_t first, uint32_t end, Class* type, Label target);

  /// Resolves all labels. The builder is of no use afterwards.
  std::unique_ptr<Code> finish();

 private:
  struct Jump {
    uint32_t cell;
    Label target;
  };
  struct SwitchJump {
    uint32_t cell;
    SwitchTable* table;
    std::vector<int32_t> keys;
    std::vector<Label> targets;
  };
  int32_t distance(uint32_t from, Label to) const;
  void fill(const SwitchJump& jump) const;

  std::unique_ptr<Code> code_ = std::make_unique<Code>();
  std::vector<uint32_t> labels_;
  std::vector<Jump> jumps_;
  std::vector<SwitchJump> switches_;
  std::vector<Label> handler_labels_;
};

/// Gives the method its code, ready to be called.
void set_code(Method& method, std::unique_ptr<Code> code);

}  // namespace antecede::runtime
