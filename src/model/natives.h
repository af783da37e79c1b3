#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace antecede::model {

/// One thing a native method does to the heap.
struct HeapEffect {
  enum class Kind : uint8_t {
    Pure,            ///< Nothing: what it returns is a number, or an immutable object of its own.
    World,           ///< Nothing in the heap; it asks or changes the world outside (time, output, network).
    ReturnsNew,      ///< A new object of class `name`, or of the declared type if there is none.
    Returns,         ///< One of its operands.
    ReturnsElement,  ///< An element of an array operand.
    ReturnsCopy,     ///< A new object of the operand's class with the same fields or elements.
    ReturnsField,    ///< What field `name` of an operand holds.
    ReturnsClass,    ///< The Class object of an operand's class.
    Stores,          ///< Operand `from` into field `name` of operand `to`.
    StoresElement,   ///< Operand `from` into an element of array operand `to`.
    CopiesElements,  ///< Elements of array operand `from` into array operand `to`.
    Fills,           ///< Numbers into elements of array operand `to`.
    Calls,           ///< Method `name` of the same class, with the operands boxed.
    // By reflection: operands that stand for classes and members.
    Finds,            ///< Something about classes or members that is not said.
    FindsClass,       ///< The class that the text `from` names.
    FindsMember,      ///< The members of class `to` that the text `from` names; `<init>`: its constructors.
    FindsMembers,     ///< An array of the fields that class `from` declares; of methods and constructors it is not said.
    FindsProxyClass,  ///< The class of proxies for the interfaces in array operand `from`.
    NamesClass,       ///< The name of class `from`.
    MakesProxy,       ///< An object of a class of proxies, `from`.
    Makes,            ///< An object of the class, or by the constructor, `from`; `with`: an array of its arguments.
    Invokes,          ///< The method `from` on `to`; `with`: an array of its arguments.
    Reads,            ///< The field `from` of `to`.
    Writes,           ///< The operand `with` to the field `from` of `to`.
  };
  Kind kind = Kind::Pure;
  int from = k_none;  ///< Operand: the number of a parameter (from 0, `this` apart), or `k_this`.
  int to = k_none;
  int with = k_none;
  std::string name;

  /// It has to do with operands that stand for classes and members.
  bool is_reflective() const { return kind >= Kind::Finds; }

  static constexpr int k_this = -1;
  static constexpr int k_none = -2;
};

/// A native method of the model that is not an intrinsic: what the static engine must know of it.
struct NativeMethod {
  std::string owner;  ///< `java/lang/System`
  std::string name;
  std::string descriptor;
  std::vector<HeapEffect> effects;  ///< At least one.
};

/// The table `framework/natives`: every native method of the model without concurrency meaning, with its heap effect.
///
/// One method a line: `java.lang.System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V  copies elements of p0 to
/// p2`. Operands are written `this` and `p0`, `p1`, … (parameters, without `this`); effects are separated by commas.
class Natives {
 public:
  static Natives built_in();
  /// A line that does not parse, an operand the method does not have, or a method listed twice is an error that names
  /// the line. Whether the method exists is checked against the model (model_check.h).
  static base::Result<Natives> parse(std::string_view text, std::string_view file_name);

  /// Sorted by owner, name, descriptor.
  const std::vector<NativeMethod>& list() const { return methods_; }
  const NativeMethod* find(std::string_view owner, std::string_view name, std::string_view descriptor) const;

 private:
  std::vector<NativeMethod> methods_;
};

}  // namespace antecede::model
