#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/classes/classes.h"
#include "runtime/interpreter/code_builder.h"

namespace antecede::runtime {

/// Whether a field or parameter of this type holds a reference: a class or an array.
inline bool is_reference(std::string_view descriptor) {
  return descriptor[0] == 'L' || descriptor[0] == '[';
}

/// Writes the code of a method that the machine makes: registers are given out one after the other, values are boxed,
/// unboxed and converted as Java does.
class StubWriter {
 public:
  using Register = uint16_t;

  /// The arguments are the first registers.
  StubWriter(Classes& classes, Method& method) : classes_(classes), method_(method), next_(method.argument_count) {}

  CodeBuilder& code() { return code_; }
  Register reference();
  Register value() { return next_++; }
  Register of(char tag) { return tag == 'L' || tag == '[' ? reference() : value(); }

  /// A call with all that belongs to it: initialisation, dispatch. Returns the register of the result.
  Register call(Method& method, std::span<const Register> operands, bool is_virtual = true);
  Register call(Method& method, std::initializer_list<Register> operands, bool is_virtual = true) {
    return call(method, std::span<const Register>(operands.begin(), operands.size()), is_virtual);
  }
  Register create(Class& type);
  Register number(int32_t value);
  Register null();
  Register string(ir::StringId id);
  Register class_object(Class& type);
  Register new_array(Class& type, int32_t length);
  void store_element(Register array, int32_t index, Register value);
  Register load_element(Register array, int32_t index);
  Register cast(Register reference, Class& type);
  Register load(Register object, const Field& field);

  Register box(Register value, char tag);
  /// Of exactly that box.
  Register unbox(Register reference, char tag);
  /// From one primitive type to a wider one.
  Register widen(Register value, char from, char to);
  /// What an assignment does: `from` and `to` are descriptors.
  Register convert(Register value, std::string_view from, std::string_view to);
  /// A reference of type `from` where `to` is wanted: looked at, if that does not follow and matters.
  Register guarded(Register reference, std::string_view from, std::string_view to);
  /// As String.valueOf.
  Register text(Register value, std::string_view descriptor);

  void give(Register value) { code_.add(Operation::Return, value); }
  void give_void() { code_.add(Operation::ReturnVoid); }

  /// The method can be called from now on.
  void finish();

 private:
  Class& class_named(std::string_view descriptor);

  Classes& classes_;
  Method& method_;
  CodeBuilder code_;
  Register next_;
};

/// `Ljava/lang/Integer;` of `I`.
std::string_view box_of(char tag);
/// `I` of `Ljava/lang/Integer;`; 0: not a box.
char unboxed(std::string_view descriptor);
/// The parameter types of a method's descriptor, then its result type.
std::vector<std::string> split_descriptor(std::string_view descriptor);
/// The operation that calls a method by the class of its receiver.
Operation virtual_operation(const Method& method);

}  // namespace antecede::runtime
