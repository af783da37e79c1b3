#include "cli/run_state.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "picture/screen_picture.h"

namespace antecede::cli {

namespace {

using Json = nlohmann::ordered_json;

Json view_json(const picture::ScreenView& view) {
  Json json{{"depth", view.depth}, {"class", view.class_name}};
  if (!view.id.empty()) json["id"] = view.id;
  json["bounds"] = {view.left, view.top, view.right, view.bottom};
  if (!view.flags.empty()) json["flags"] = view.flags;
  if (!view.text.empty()) json["text"] = view.text;
  return json;
}

Json cell_json(const runtime::SqlValue& value) {
  if (const auto* number = std::get_if<int64_t>(&value)) return *number;
  if (const auto* real = std::get_if<double>(&value)) return *real;
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* blob = std::get_if<runtime::Blob>(&value)) return {{"bytes", blob->bytes.size()}};
  return nullptr;
}

std::string quoted(const std::string& name) {
  std::string result = "\"";
  for (const char c : name) result += c == '"' ? std::string("\"\"") : std::string(1, c);
  return result + '"';
}

/// All tables of one database. What cannot be read (a transaction that holds it, a broken view) is left out.
Json database_json(runtime::Machine& machine, runtime::Databases::State state, const std::string& database) {
  Json tables = Json::object();
  const int32_t handle = runtime::Databases::open(state, database);
  const auto run = [&](const std::string& sql) { return machine.databases().execute(state, handle, sql, {}, 0); };
  const auto names = run("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name");
  if (!names) return tables;
  for (const auto& row : names->rows) {
    const auto* name = std::get_if<std::string>(&row[0]);
    const auto found = name ? run("SELECT * FROM " + quoted(*name)) : names;
    if (!name || !found) continue;
    Json rows = Json::array();
    for (const auto& cells : found->rows) {
      Json line = Json::array();
      for (const runtime::SqlValue& cell : cells) line.push_back(cell_json(cell));
      rows.push_back(std::move(line));
    }
    tables[*name] = {{"columns", found->columns}, {"rows", std::move(rows)}};
  }
  return tables;
}

}  // namespace

base::Result<std::string> state_json(runtime::Machine& machine) {
  const runtime::AppNotes& notes = machine.state().app;
  Json json{{"schema", "antecede/state@1"},
            {"views", Json::array()},
            {"preferences", Json::object()},
            {"databases", Json::object()}};
  ANTECEDE_TRY(const picture::ScreenPicture picture, picture::parse_screen("", notes.views));
  for (const picture::ScreenView& view : picture.views) json["views"].push_back(view_json(view));
  for (const auto& [name, contents] : notes.preferences) json["preferences"][name] = contents;
  for (const std::string& name : runtime::Databases::names(machine.state().databases))
    json["databases"][name] = database_json(machine, machine.state().databases, name);
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace antecede::cli
