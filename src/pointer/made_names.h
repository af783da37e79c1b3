#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "ir/program.h"

namespace antecede::pointer {

/// Which classes code may mean that looks for one by a name it puts together: `Class.forName(name + "_Impl")`.
///
/// Generators of code name a class after another one and have it found like that (Room, ButterKnife, Dagger). The parts that are constant
/// tell which classes it can be: those of the app whose names end with one of the texts in the method, or, where it has no such text,
/// that lie in a package which one of them names. Texts that come from elsewhere are not known.
class MadeNames {
 public:
  explicit MadeNames(const ir::Program& program)
      : program_(program), class_(program.find_class("Ljava/lang/Class;")), loader_(program.find_class("Ljava/lang/ClassLoader;")) {}

  /// The method looks for a class by a text: `Class.forName`, `ClassLoader.loadClass`.
  bool is_lookup(ir::MethodId method) const;
  /// In the order of the program; none, too, if there are too many to mean anything.
  const std::vector<ir::ClassId>& meant_by(ir::MethodId method);

 private:
  static constexpr size_t k_most = 256;

  void note_classes();
  std::vector<std::string> texts_of(ir::MethodId method) const;
  void add_ending_with(std::string_view text, std::vector<ir::ClassId>& classes) const;
  void add_in_package(std::string_view text, std::vector<ir::ClassId>& classes) const;

  const ir::Program& program_;
  ir::ClassId class_, loader_;
  std::vector<std::pair<std::string, ir::ClassId>> backwards_;  // Names of the app's classes from their ends, sorted.
  std::vector<std::pair<std::string, ir::ClassId>> forwards_;
  bool has_classes_ = false;
  absl::flat_hash_map<ir::MethodId, std::vector<ir::ClassId>> known_;
};

}  // namespace antecede::pointer
