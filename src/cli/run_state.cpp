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

Json table_json(const runtime::VisibleState::Table& table) {
  Json rows = Json::array();
  for (const auto& cells : table.rows) {
    Json line = Json::array();
    for (const runtime::SqlValue& cell : cells) line.push_back(cell_json(cell));
    rows.push_back(std::move(line));
  }
  return {{"columns", table.columns}, {"rows", std::move(rows)}};
}

Json database_json(const runtime::VisibleState::Database& database) {
  Json tables = Json::object();
  for (const auto& [name, table] : database) tables[name] = table_json(table);
  return tables;
}

}  // namespace

base::Result<std::string> state_json(const runtime::VisibleState& state) {
  Json json{{"schema", "antecede/state@1"},
            {"views", Json::array()},
            {"preferences", Json::object()},
            {"databases", Json::object()}};
  ANTECEDE_TRY(const picture::ScreenPicture picture, picture::parse_screen("", state.views));
  for (const picture::ScreenView& view : picture.views) json["views"].push_back(view_json(view));
  for (const auto& [name, contents] : state.preferences) json["preferences"][name] = contents;
  for (const auto& [name, database] : state.databases) json["databases"][name] = database_json(database);
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace antecede::cli
