#include "cli/dump_calls.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "action/actions.h"
#include "ir/hierarchy.h"
#include "model/callbacks.h"
#include "model/semantics.h"
#include "pointer/solver.h"

namespace antecede::cli {

namespace {

using action::Action;
using action::ActionId;

const char* kind_word(Action::Kind kind) {
  switch (kind) {
    case Action::Kind::Start: return "start";
    case Action::Kind::Lifecycle: return "lifecycle";
    case Action::Kind::Callback: return "callback";
    case Action::Kind::Task: return "task";
    case Action::Kind::Thread: return "thread";
  }
  return "";
}

std::string method_lines(const ir::Program& program, const model::CodeNames& names, const std::vector<bool>& reached) {
  std::string text;
  for (size_t i = 0; i < reached.size(); ++i) {
    const ir::MethodId method(i);
    const base::Origin origin = names.origin(program[method].owner);
    if (reached[i] || (!base::is_platform(origin) && program[method].has_code()))
      text += fmt::format("m {} {} {} {}\n", i, base::origin_name(origin), reached[i] ? "reached" : "not-reached",
                          program.method_name(method));
  }
  return text;
}

std::string call_lines(const ir::Program& program, const pointer::Solver& solver) {
  std::vector<std::vector<uint32_t>> callees(program.methods().size());
  for (size_t i = 0; i < solver.nodes().size(); ++i) {
    const ir::MethodId caller = solver.nodes()[pointer::NodeId(i)].method;
    if (!caller.valid()) continue;
    for (const pointer::CallEdge& edge : solver.edges(pointer::NodeId(i))) {
      const ir::MethodId callee = solver.nodes()[edge.callee].method;
      if (callee.valid() && pointer::is_same_event(edge.kind)) callees[caller.value()].push_back(callee.value());
    }
  }
  std::string text;
  for (size_t i = 0; i < callees.size(); ++i) {
    std::ranges::sort(callees[i]);
    callees[i].erase(std::unique(callees[i].begin(), callees[i].end()), callees[i].end());
    if (!callees[i].empty()) text += fmt::format("c {} {}\n", i, fmt::join(callees[i], " "));
  }
  return text;
}

std::string action_lines(const action::Actions& actions) {
  std::string text;
  for (size_t i = 0; i < actions.list().size(); ++i) {
    const Action& action = actions[ActionId(i)];
    text += fmt::format("a {} {}", i, kind_word(action.kind));
    for (ir::MethodId entry : action.entries) text += fmt::format(" {}", entry.value());
    text += "\n";
    std::vector<std::pair<int64_t, int64_t>> causes;
    for (const action::Cause& cause : action.causes)
      causes.push_back({cause.from.valid() ? int64_t(cause.from.value()) : -1,
                        cause.place.method.valid() ? int64_t(cause.place.method.value()) : -1});
    std::ranges::sort(causes);
    causes.erase(std::unique(causes.begin(), causes.end()), causes.end());
    const auto number = [](int64_t it) { return it < 0 ? std::string("-") : std::to_string(it); };
    for (const auto& [from, place] : causes) text += fmt::format("p {} {} {}\n", i, number(from), number(place));
  }
  return text;
}

std::string print_calls(const ir::Program& program, const model::CodeNames& names, const pointer::Solver& solver,
                        const action::Actions& actions) {
  std::vector<bool> reached(program.methods().size());
  for (const pointer::Node& node : solver.nodes())
    if (node.method.valid()) reached[node.method.value()] = true;
  return method_lines(program, names, reached) + call_lines(program, solver) + action_lines(actions);
}

}  // namespace

base::Result<std::string> dump_calls(OpenApp& app, const model::CodeNames& names, pointer::Apart apart,
                                     base::StageRunner& stages) {
  ANTECEDE_CHECK(load_resources(app, stages));
  const apk::Manifest manifest = app.input->merged_manifest();
  const ir::Program& program = *app.code->program;
  const ir::Hierarchy hierarchy(program, app.diagnostics);
  const model::Semantics semantics(*app.code, hierarchy);
  const model::Lifecycles lifecycles = model::Lifecycles::built_in();
  const model::ApiFacts facts = model::ApiFacts::sdk();
  const model::Callbacks callbacks = model::Callbacks::built_in(facts);
  pointer::MethodCodes codes(program, hierarchy, semantics);
  action::AppFiles files;
  if (app.resources) files = action::AppFiles::load(*app.resources, xml_reader(app), app.diagnostics);
  action::AppHarness first_harness(program, hierarchy, lifecycles, callbacks, &manifest, &files);
  pointer::Solver rough(program, hierarchy, semantics, names, codes, nullptr);
  stages.run("rough", [&] { return rough.solve(first_harness), true; });
  action::AppHarness harness(program, hierarchy, lifecycles, callbacks, &manifest, &files);
  pointer::Solver second(program, hierarchy, semantics, names, codes, &rough, pointer::SolverOptions{.apart = apart});
  if (apart != pointer::Apart::Nothing) stages.run("pointer", [&] { return second.solve(harness), true; });
  const bool uses_second = apart != pointer::Apart::Nothing && second.complete();
  const pointer::Solver& known = uses_second ? second : rough;
  const action::AppHarness& known_harness = uses_second ? harness : first_harness;
  action::Constants values(program, hierarchy, semantics, known);
  const action::Actions actions =
      stages.run("actions", [&] { return action::Actions::find(known, known_harness, values); });
  return print_calls(program, names, known, actions);
}

}  // namespace antecede::cli
