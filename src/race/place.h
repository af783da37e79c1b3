#pragma once

#include <cstdint>
#include <string>

#include "base/origin.h"

namespace antecede::race {

/// A place in the program. Empty strings and 0 where not known.
struct Place {
  std::string class_name;  ///< Dotted.
  std::string method;
  std::string descriptor;
  std::string file;
  uint32_t line = 0;
  uint32_t pc = 0;
  base::Origin origin = base::Origin::Own;
  /// What ids call the method, where that is not just class, method and descriptor (docs/names.md); else empty. `-`: the
  /// compiler made it, so it counts as its caller.
  std::string canonical;
  bool renamed = false;  ///< Its name differs from build to build.

  bool known() const { return !class_name.empty() || !method.empty(); }
  bool is_transparent() const { return canonical == "-"; }
  bool own() const { return origin == base::Origin::Own; }
  /// What ids call the method, in any case.
  std::string canonical_method() const;
  bool operator==(const Place&) const = default;
};

}  // namespace antecede::race
