#pragma once

#include <string>

#include "pointer/solver.h"

namespace CLI {
class App;
}

namespace antecede::cli {

/// `--context`: how closely an analysis looks, see docs/pointer.md.
class ContextOption {
 public:
  void declare(CLI::App& parser);
  pointer::Apart apart() const;

 private:
  std::string name_ = "component";
};

}  // namespace antecede::cli
