#pragma once

#include <optional>
#include <string_view>

#include <absl/container/flat_hash_map.h>

#include "trace/trace_builder.h"

namespace antecede::trace {

/// Turns the places of DroidRacer's access lines into locations.
///
///     obj:0x410b59a0 class:Lorg/x/Y; field:36   the field `36` of class `org.x.Y`, of the object `0x410b59a0`
///     class:Lorg/x/Y; field:7                   the static field `7`, seen from `org.x.Y`
///     database:/data/data/org.x/a.db            a logical place
///
/// Fields have numbers only: a byte offset in the object, or an index in the DEX file. Addresses are used again after
/// a garbage collection, so the class is part of what makes two places one.
class DroidRacerLocations {
 public:
  /// The texts that `of` gets must outlive this.
  explicit DroidRacerLocations(TableBuilder& tables) : tables_(tables) {}

  /// Nothing if the text is no place.
  std::optional<LocationId> of(std::string_view place);

 private:
  std::optional<LocationId> parse(std::string_view place);

  TableBuilder& tables_;
  absl::flat_hash_map<std::string_view, LocationId> known_;
};

/// `org.x.Y` for `Lorg/x/Y;`; anything else as it is.
std::string dotted_class(std::string_view descriptor);

}  // namespace antecede::trace
