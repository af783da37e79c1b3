#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ids.h"
#include "runtime/classes/class.h"

namespace antecede::runtime {

class Machine;
class ShownNames;

/// What was seen to make a difference, so that threads stop there: fields (by id), elements of arrays and contents of
/// containers (by class), kinds of messages. An exploration adds to it and takes nothing out; where it did, it begins
/// anew.
///
/// A key is a number of one machine. By its name it means the same in another run of the program.
class ExplorerKeys {
 public:
  static uint64_t of_field(ir::FieldId id) { return id.value(); }
  static uint64_t of_elements(const Class& array) { return k_array | array.id; }
  static uint64_t of_contents(const Class& container) { return k_container | container.id; }
  /// `kind` is any number that tells the kind of message.
  static uint64_t of_message(uint64_t kind) { return k_message | kind; }

  bool contains(uint64_t key) const { return keys_.contains(key); }
  /// False: it was there already.
  bool insert(uint64_t key) { return keys_.insert(key).second; }

  /// For people, in the order of the keys.
  std::vector<std::string> names(Machine& machine) const;
  /// As a schedule names them: `com.x.A.f`, `[I` for the elements of such arrays, `Lcom/x/A;` for the contents of
  /// such containers, `message 8…` for a kind of messages. In the names of the code: a schedule fits without a
  /// mapping, too.
  std::vector<std::string> places(Machine& machine) const;
  /// Adds what a schedule names so; false: the program has nothing of that name.
  bool insert_place(const std::string& place, Machine& machine);

 private:
  static constexpr uint64_t k_array = uint64_t(1) << 32;
  static constexpr uint64_t k_container = uint64_t(1) << 33;
  static constexpr uint64_t k_message = uint64_t(1) << 63;

  static std::string name(uint64_t key, const Machine& machine, const ShownNames& names);
  bool insert_message(std::string_view number);
  bool insert_class(const std::string& descriptor, Machine& machine);
  bool insert_field(const std::string& place, Machine& machine);

  std::set<uint64_t> keys_;
};

}  // namespace antecede::runtime
