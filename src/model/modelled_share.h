#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "model/framework_calls.h"

namespace antecede::model {

/// Calls of the framework that some code makes, by how much is known of their targets.
struct CallShare {
  uint64_t sites = 0;
  uint64_t modelled = 0;
  uint64_t known = 0;  ///< By signature only.

  uint64_t unknown() const { return sites - modelled - known; }
};

/// How much of what an app calls the model covers.
struct ModelledShare {
  struct Use {
    FrameworkMethod method;
    uint64_t sites = 0;
  };

  CallShare all;
  std::map<std::string, CallShare> packages;  ///< By the package of the declaring class.
  std::vector<Use> missing;                   ///< What is not modelled, the most used first.
};

/// Counts the calls in the bodies of the classes that `belongs` chooses. Broken bodies count nothing.
ModelledShare measure_modelled_share(const ir::Program& program, FrameworkCalls& calls,
                                     const std::function<bool(ir::ClassId)>& belongs);

}  // namespace antecede::model
