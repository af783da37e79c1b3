#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "runtime/machine.h"

namespace antecede::runtime {

/// Makes strings and arrays for natives that give back a lot. If there is no room for one of them, `give` asks for
/// a collection and for the native to be called again; what was made until then is garbage.
class ObjectBuilder {
 public:
  explicit ObjectBuilder(Machine& machine) : machine_(machine) {}

  Ref string(std::string_view utf8);
  Ref strings(const std::vector<std::string>& texts);
  Ref ints(const std::vector<int32_t>& numbers);
  Ref longs(const std::vector<int64_t>& numbers);
  Ref bytes(std::string_view contents);
  /// A java.lang.Integer, Long or Double, by the letter of its primitive type.
  Ref box(char tag, uint64_t bits);
  /// An array of that class, given by its descriptor.
  Ref array(std::string_view descriptor, const std::vector<Ref>& items);
  /// The UTF-8 of a string.
  std::string text(Ref string) const;

  /// There was no room for something.
  bool is_full() const { return full_; }
  NativeOutcome give(NativeCall& call, Ref made) const;

 private:
  Ref noted(Ref made) {
    full_ = full_ || !made;
    return made;
  }

  Machine& machine_;
  bool full_ = false;
};

}  // namespace antecede::runtime
