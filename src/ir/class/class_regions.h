#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.h"
#include "classfile/code.h"

namespace antecede::ir {

/// The exception table of a class file's method by place: the code cut wherever a range begins or ends. Ranges may
/// overlap in any way; the first entry of the table that fits wins.
class ExceptionRegions {
 public:
  static constexpr uint32_t k_none = UINT32_MAX;

  /// Fails if the table is made to blow up the graph.
  base::Status build(const std::vector<classfile::ExceptionHandler>& table);

  size_t size() const { return regions_.size(); }
  /// The region of a pc; k_none where nothing is caught.
  uint32_t at(uint32_t pc) const;
  /// Positions in the table, in order, up to the first that catches everything.
  std::span<const uint32_t> handlers(uint32_t region) const {
    return std::span(handlers_).subspan(regions_[region].first, regions_[region].count);
  }

 private:
  struct Region {
    uint32_t start = 0;  ///< pc; it ends where the next one starts.
    uint32_t first = 0;
    uint32_t count = 0;
  };
  struct Boundary {
    uint32_t pc = 0;
    uint32_t handler = 0;
  };

  void enter_or_leave(Boundary boundary, const std::vector<classfile::ExceptionHandler>& table);
  void add_region(uint32_t start, const std::vector<classfile::ExceptionHandler>& table);

  std::vector<Region> regions_;
  std::vector<uint32_t> handlers_;
  std::vector<Boundary> boundaries_;
  std::vector<uint32_t> active_;  // Handlers around the place at hand, in table order.
};

}  // namespace antecede::ir
