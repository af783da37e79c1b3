#pragma once

#include <cstdint>
#include <vector>

#include "base/bytes.h"
#include "base/error.h"
#include "classfile/code.h"

namespace antecede::classfile {

/// Cuts a method's bytes into instructions and checks what needs no tables: opcodes exist, operands are whole,
/// reserved bytes are zero, switches are well formed. Targets are computed but not checked, except that they are not
/// negative.
class InstructionDecoder {
 public:
  InstructionDecoder(base::Bytes code, uint16_t major_version, std::vector<SwitchCase>& cases)
      : code_(code), major_version_(major_version), cases_(cases) {}

  /// The instruction at `pc`, which lies inside the code.
  base::Status decode(uint32_t pc, Instruction& out);

 private:
  base::Status decode_operands(Format format, Instruction& out);
  base::Status decode_wide(Instruction& out);
  base::Status decode_table_switch(Instruction& out);
  base::Status decode_lookup_switch(Instruction& out);
  base::Status skip_padding(const Instruction& instruction);
  base::Status read_zeros(int count);
  base::Status add_case(const Instruction& instruction, int32_t key, int32_t distance);
  base::Status set_target(Instruction& instruction, int32_t distance) const;

  base::Bytes code_;
  uint16_t major_version_;
  std::vector<SwitchCase>& cases_;
  BigEndianReader reader_{base::Bytes()};
};

}  // namespace antecede::classfile
