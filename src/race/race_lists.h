#pragma once

#include <string>
#include <string_view>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "base/error.h"
#include "race/location.h"

namespace antecede::race {

/// What is known about single fields and methods of the framework (`framework/races`): which fields may cover races,
/// which calls commute, which are steps that commute with each other, which objects are used again, whose containers
/// are its own business, which exceptions tell of null, which calls draw, what is seen of a view, and what stands for something outside of memory.
class RaceLists {
 public:
  /// The list in the program.
  static const RaceLists& built_in();
  static base::Result<RaceLists> parse(std::string_view text);

  /// Class names dotted or slashed, `Outer$Inner`; a method with or without descriptor.
  bool covers(std::string_view owner, std::string_view field) const;
  bool commutes(std::string_view owner, std::string_view method) const;
  bool steps(std::string_view owner, std::string_view method) const;
  bool reuses(std::string_view owner) const;
  bool keeps(std::string_view owner) const;
  /// The class checks values for its callers and throws where one is null.
  bool checks_null(std::string_view owner) const;
  /// The exception says that something is null.
  bool is_null_exception(std::string_view name) const;
  bool draws(std::string_view owner, std::string_view method) const;
  /// The field is what a view, a menu item or a preference shows.
  bool shows(std::string_view owner, std::string_view field) const;
  /// What the contents of a class stand for, if not just for themselves.
  struct Stored {
    Location::Kind kind{};
    std::string class_name;  ///< What apps know it by.
  };
  const Stored* stored(std::string_view owner) const;

 private:
  using Names = absl::flat_hash_set<std::string>;

  base::Status add(std::string_view line);

  Names covers_, commutes_, steps_, reuses_, keeps_, draws_, shows_, checks_null_, null_exceptions_;
  absl::flat_hash_map<std::string, Stored> stored_;
};

}  // namespace antecede::race
