#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "ir/ids.h"
#include "runtime/heap/heap.h"

namespace antecede::runtime {

struct KnownClasses;

/// Reads java.lang.String objects. Without state.
class StringReader {
 public:
  StringReader(const Heap& heap, const KnownClasses& known) : heap_(heap), known_(known) {}

  /// The characters of a string; good until the next collection.
  std::u16string_view text(Ref string) const;
  std::string utf8(Ref string) const;

 private:
  const Heap& heap_;
  const KnownClasses& known_;
};

/// Makes them, too.
class Strings : public StringReader {
 public:
  Strings(Heap& heap, const KnownClasses& known) : StringReader(heap, known), heap_(heap), known_(known) {}

  /// Null if there is no room.
  Ref make(std::u16string_view text) const;

 private:
  Heap& heap_;
  const KnownClasses& known_;
};

/// The strings that stand for all equal ones: constants, and what was interned. The latter two are the same table.
class StringTable {
 public:
  /// The string of a constant; null if it was not made yet.
  Ref literal(uint32_t id) const { return id < literals_.size() ? literals_[id] : k_null; }
  /// Null if there is no room.
  Ref make_literal(const Strings& strings, ir::StringId id, std::string_view modified_utf8);
  Ref intern(const Strings& strings, Ref string);
  void visit(const std::function<void(Ref&)>& visit);

 private:
  std::vector<Ref> literals_;
  absl::flat_hash_map<std::u16string, Ref> interned_;
};

std::u16string utf16_of_modified(std::string_view modified_utf8);
std::u16string utf16_of(std::string_view utf8);
std::string utf8_of(std::u16string_view text);
/// Modified UTF-8, as symbols have it.
std::string modified_of(std::u16string_view text);

}  // namespace antecede::runtime
