#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "dex/code.h"

namespace antecede::dex {

struct LineEntry {
  uint32_t pc = 0;
  uint32_t line = 0;
};

/// A named local variable: register `reg` in `[start, end)` code units.
struct LocalVariable {
  uint32_t reg = 0;
  uint32_t start = 0;
  uint32_t end = 0;
  StringIndex name;       ///< none for nameless ones and for `this` (see is_this)
  TypeIndex type;         ///< none if not recorded
  StringIndex signature;  ///< generic signature, none if not recorded
  bool is_this = false;
};

/// What the compiler wrote down for debuggers.
struct DebugInfo {
  uint32_t first_line = 0;
  std::vector<StringIndex> parameter_names;  ///< none where unnamed
  std::vector<LineEntry> lines;  ///< Never falling pc; a line holds until the next entry, the last of one pc counts.
  std::vector<LocalVariable> locals;  ///< In order of their end; those that end together as the file has them.
};

/// Runs the debug state machine of a method. `out` is emptied first and its memory reused.
/// Empty result where the method has none. `is_static` and `proto` place the parameters in registers.
base::Status read_debug_info(const DexFile& file, const CodeItem& code, const MethodRef& method, bool is_static,
                             DebugInfo& out);

/// Lines only: the fast path for building IR.
base::Status read_lines(const DexFile& file, const CodeItem& code, std::vector<LineEntry>& out);

}  // namespace antecede::dex
