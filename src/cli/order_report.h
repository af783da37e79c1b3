#pragma once

#include <string>
#include <vector>

#include "action/actions.h"
#include "base/stage.h"
#include "model/code_names.h"

namespace antecede::cli {

/// What `antecede order` tells, as a value. Internal actions (nothing of the app runs in them) are left out; what they
/// post is told as posted by whoever caused them.
struct OrderReport {
  struct Place {
    std::string method;  ///< `com.x.Main.onCreate`; empty: the framework by itself.
    uint32_t line = 0;   ///< 0: not known.
  };
  struct Cause {
    std::string from;  ///< Id of an action; empty: the system.
    Place place;
    std::string how;  ///< `posted`, `started`, `registered`
  };
  struct Action {
    std::string id;
    std::string label;
    std::string kind;
    std::vector<std::string> threads;
    std::vector<std::string> callbacks;  ///< Methods of own code that it enters.
    std::vector<Cause> causes;
  };

  std::string package, file;
  std::vector<Action> actions;
  size_t internal_actions = 0;
  size_t reached_methods = 0, own_methods = 0, own_methods_reached = 0, call_edges = 0, objects = 0;
  std::vector<std::string> own_reached;  ///< `com.x.Main.onCreate(Landroid/os/Bundle;)V`, sorted; as in the DEX file.
  std::vector<std::string> missing_components;
  std::vector<std::pair<std::string, uint32_t>> opaque;  ///< Methods that nobody defines, with places that call them.
  std::vector<std::pair<std::string, uint32_t>> reflection;
  std::vector<base::StageCost> stages;
};

OrderReport make_order_report(const ir::Program& program, const model::CodeNames& names,
                              const pointer::Solver& solver, const action::AppHarness& harness,
                              const action::Actions& actions);
std::string write_order_text(const OrderReport& report, bool verbose);
std::string write_order_json(const OrderReport& report);

}  // namespace antecede::cli
