#include "runtime/session/visible_state.h"

#include <utility>

namespace antecede::runtime {

namespace {

std::string quoted(const std::string& name) {
  std::string result = "\"";
  for (const char c : name) result += c == '"' ? std::string("\"\"") : std::string(1, c);
  return result + '"';
}

/// The handle is one of a copy of the state, which is thrown away.
VisibleState::Database tables_of(Machine& machine, Databases::State state, const std::string& database) {
  VisibleState::Database tables;
  const int32_t handle = Databases::open(state, database);
  const auto run = [&](const std::string& sql) { return machine.databases().execute(state, handle, sql, {}, 0); };
  const auto names = run("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
  if (!names) return tables;
  for (const auto& row : names->rows) {
    const auto* name = std::get_if<std::string>(&row[0]);
    if (!name) continue;
    auto found = run("SELECT * FROM " + quoted(*name));
    if (found) tables[*name] = {std::move(found->columns), std::move(found->rows)};
  }
  return tables;
}

}  // namespace

base::Result<VisibleState> visible_state(Machine& machine) {
  VisibleState state;
  Classes& classes = machine.classes();
  Method& all = *classes.known_method(classes.known("antecede/system/Visible"), "all", "()V");
  ANTECEDE_CHECK(machine.aside(all, [&] {
    AppNotes& notes = machine.state().app;
    state.title = std::move(notes.title);
    state.views = std::move(notes.views);
    state.preferences = std::move(notes.preferences);
    state.files = std::move(notes.files);
    state.toasts = std::move(notes.toasts);
    state.leaked_windows = std::move(notes.leaked_windows);
  }));
  for (const std::string& name : Databases::names(machine.state().databases))
    state.databases[name] = tables_of(machine, machine.state().databases, name);
  return state;
}

}  // namespace antecede::runtime
