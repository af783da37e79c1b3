#pragma once

#include <string_view>

#include "base/error.h"
#include "classfile/code.h"
#include "classfile/descriptor.h"

namespace antecede::classfile {

/// Holds each decoded instruction of a method against the constants, the locals and the method's type.
class CodeVerifier {
 public:
  CodeVerifier(const ClassFile& file, const Method& method, const DecodedCode& code);

  /// That the locals cover the arguments.
  base::Status verify_limits() const;
  base::Status verify(const Instruction& instruction) const;

 private:
  base::Status verify_local(const Instruction& instruction) const;
  base::Status verify_constant(const Instruction& instruction) const;
  base::Status verify_load(const Instruction& instruction) const;
  base::Status verify_invoke(const Instruction& instruction) const;
  base::Status verify_interface_call(const Instruction& instruction) const;
  base::Status verify_class_operand(const Instruction& instruction) const;
  base::Status verify_return(Opcode opcode) const;
  base::Status expect(const Instruction& instruction, ConstantTag tag) const;

  const ClassFile& file_;
  const ConstantPool& pool_;
  const DecodedCode& code_;
  bool is_static_;
  MethodShape shape_;
};

}  // namespace antecede::classfile
