#pragma once

#include <string>
#include <vector>

#include "action/action_names.h"
#include "action/actions.h"
#include "action/app_order.h"
#include "base/stage.h"
#include "model/code_names.h"
#include "pointer/bounds.h"

namespace antecede::cli {

/// What `antecede order` tells, as a value. Internal actions (nothing of the app runs in them) are left out; what they
/// post is told as posted by whoever caused them.
struct OrderReport {
  struct Place {
    std::string method;  ///< `com.x.Main.onCreate`; empty: the framework by itself.
    uint32_t line = 0;   ///< 0: not known.
    bool operator==(const Place&) const = default;
  };
  struct Post {
    std::string from;  ///< Id of an action; empty: the system.
    Place place;
    std::string how;    ///< `posted`, `started`, `registered`, `asked for`
    std::string type;   ///< Of messages: `delayed`, `at-time`, `front`, `idle`, `ipc`; empty: not known.
    order::Range time;  ///< Of delayed ones: milliseconds, or nanoseconds where the queue is no looper.
    bool in_millis = true;
    bool unique = false;  ///< At most once in each instance of the poster.
    bool operator==(const Post&) const = default;
  };
  /// What an action does to others at some place, beside posting them.
  struct Effect {
    std::string what;   ///< `removes`, `waits for`
    std::string other;  ///< Id of an action.
    std::string place;
    std::string scope;  ///< The component in each instance of which it is so; empty: always.
    bool operator==(const Effect&) const = default;
  };
  struct Action {
    std::string id;
    std::string label;
    std::string kind;
    std::vector<std::string> threads;
    std::string queue;
    std::string unique;  ///< `process`: one at most; the name of a component: one for each instance; `many`.
    std::vector<std::string> callbacks;  ///< Methods of own code that it enters.
    std::vector<Post> posts;             ///< Of this action, by others.
    std::vector<Effect> effects;
    bool outside = false;                ///< May begin because the system or the user wants it.
  };
  /// The first always ends before the second begins.
  struct Before {
    size_t first = 0, second = 0;  ///< Places in `actions`.
    std::string rule;
    std::string scope;    ///< The component in each instance of which it is so; empty: always.
    bool direct = false;  ///< It does not follow from two others that are listed.
  };

  std::string package, file;
  std::vector<Action> actions;
  std::vector<Before> before;
  std::string around;  ///< What was asked for; then only its neighbourhood is there.
  size_t internal_actions = 0;
  size_t reached_methods = 0, own_methods = 0, own_methods_reached = 0, call_edges = 0, objects = 0;
  bool complete = true;
  std::vector<std::string> own_reached;  ///< `com.x.Main.onCreate(Landroid/os/Bundle;)V`, sorted; as in the DEX file.
  std::vector<std::string> missing_components;
  std::vector<std::pair<std::string, uint32_t>> opaque;  ///< Methods that nobody defines, with places that call them.
  std::vector<std::pair<std::string, uint32_t>> reflection;
  std::vector<std::pair<std::string, std::string>> limits;  ///< What was cut off, and why: a code, and a sentence.
  std::vector<pointer::BoundNote> bounds;  ///< Of the size of an app, those beyond which less is told apart.
  std::vector<base::StageCost> stages;
};

OrderReport make_order_report(const ir::Program& program, const action::ActionNames& names,
                              const pointer::Solver& solver, const action::AppHarness& harness,
                              const action::Actions& actions, const action::AppOrder& order);
/// Leaves only the action of that id, or the actions whose code or component has that name (a class, with or without its
/// package), with those that post them and those that they post. False: there is none.
bool keep_around(OrderReport& report, std::string_view what);

std::string write_order_text(const OrderReport& report, bool verbose);
std::string write_order_json(const OrderReport& report);
std::string write_order_dot(const OrderReport& report);
std::string write_order_svg(const OrderReport& report);

}  // namespace antecede::cli
