#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "ir/ids.h"
#include "runtime/heap/value.h"

namespace antecede::runtime {

struct Class;

/// What a cell does. `operations.inc` has one line each.
enum class Operation : uint16_t {
#define OPERATION(name) name,
#include "runtime/interpreter/operations.inc"
#undef OPERATION
  k_count,
};

/// The operation so many lines further down: `operations.inc` lists variants of an operation one behind the other.
constexpr Operation offset_by(Operation first, size_t by) {
  return static_cast<Operation>(static_cast<size_t>(first) + by);
}

/// One unit of decoded code: 16 bytes. Instructions take one or more; the first has the address of the code that
/// executes it (direct threading), the others hold what does not fit:
///
/// - one cell: handler | a b c d (registers; `c d` also as one 32-bit number: literal, jump, offset)
/// - with a payload: handler | a b c d, payload (a class, a 64-bit constant)
/// - a call: handler | dest count cells vtable, method | operands… (see `call_operands`)
struct Cell {
  union {
    const void* handler;
    Method* method;
    Class* class_;
    uint64_t bits;
    const void* data;
  };
  union {
    struct {
      uint16_t a, b;
      union {
        struct {
          uint16_t c, d;
        };
        int32_t number;
        uint32_t index;
      };
    };
    uint16_t operands[4];
    uint32_t cached[2];
  };
};
static_assert(sizeof(Cell) == 16);

/// The registers a call reads: they begin in its second cell, behind the method.
inline const uint16_t* call_operands(const Cell* call) {
  return call[1].operands;
}
/// Cells of a call with so many operands.
constexpr uint16_t call_cells(size_t operands) {
  return static_cast<uint16_t>(operands <= 4 ? 2 : 2 + (operands - 4 + 7) / 8);
}

/// Where a block's exceptions go. Of the entries whose range has the cell, the first that fits is taken.
struct Handler {
  uint32_t first_cell = 0;
  uint32_t end_cell = 0;
  Class* type = nullptr;  ///< Null: everything.
  uint32_t target = 0;
};

struct SwitchTable {
  int32_t first_key = 0;
  std::vector<int32_t> keys;     ///< Sorted; empty if the keys are dense from `first_key`.
  std::vector<int32_t> targets;  ///< Relative to the switch; with dense keys one per key.
  int32_t otherwise = 0;
};

/// The decoded code of one method: made once, when the method is first called, and never changed but for caches.
struct Code {
  /// Which line of the source a cell belongs to: that of the last entry at or before it.
  struct Position {
    uint32_t cell = 0;
    uint32_t line = 0;
    uint32_t pc = 0;
  };
  /// What a recorder found out about a cell (recording_stacks.h). A cache: it depends on the recorder's tables alone,
  /// which only grow.
  struct Site {
    uint32_t frame = 0;  ///< The line as an entry of the trace, plus 1.
    uint32_t callers = 0;
    uint32_t stack = 0;  ///< The last stack that ended here, plus 1; with these callers.
  };
  std::vector<Cell> cells;
  std::vector<Site> sites;  ///< One per cell; empty: nobody asked.
  std::vector<Handler> handlers;
  std::vector<Position> positions;
  std::vector<std::unique_ptr<SwitchTable>> switches;
};

}  // namespace antecede::runtime
