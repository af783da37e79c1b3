#include "mutation/front_end_probe.h"

#include <vector>

#include "apk/app_input.h"
#include "apk/layout_set.h"
#include "apk/menu.h"
#include "apk/preference_screen.h"
#include "apk/resource_table.h"
#include "apk/xml_resources.h"
#include "base/diagnostics.h"
#include "mutation/code_probe.h"
#include "mutation/memory_file.h"

namespace antecede::mutation {

namespace {

using base::Result;
using base::Status;

apk::ReadXml reader_of(const apk::AppInput& app) {
  return [&app](std::string_view split, std::string_view path) -> Result<apk::XmlDocument> {
    for (const apk::AppSplit& part : app.splits()) {
      if (part.split_name == split) return part.read_xml(path);
    }
    return base::bad_input("no such split");
  };
}

Result<std::vector<apk::SharedBytes>> read_tables(const apk::AppInput& app, std::vector<apk::NamedBytes>& tables) {
  std::vector<apk::SharedBytes> owners;
  for (const apk::AppSplit& split : app.splits()) {
    ANTECEDE_TRY(apk::SharedBytes bytes, split.resource_table());
    if (bytes.size() == 0) continue;
    tables.push_back({split.split_name, bytes.bytes()});
    owners.push_back(std::move(bytes));
  }
  return owners;
}

/// Every name and value of the table, and every XML file that it names.
Status probe_resources(const apk::AppInput& app, base::Diagnostics& diagnostics) {
  std::vector<apk::NamedBytes> tables;
  ANTECEDE_TRY(std::vector<apk::SharedBytes> owners, read_tables(app, tables));
  ANTECEDE_TRY(apk::ResourceTable table, apk::ResourceTable::parse(tables, diagnostics));
  for (apk::ResourceId id : table.ids()) {
    table.display_name(id);
    for (const apk::Configured& configured : table.values(id)) {
      if (configured.value()) table.resolve(*configured.value());
    }
    table.string_array(id);
  }
  apk::ReadXml read = reader_of(app);
  apk::LayoutSet layouts = apk::load_layouts(table, read, diagnostics);
  for (apk::ResourceId id : layouts.ids()) layouts.flatten(id);
  apk::load_menus(table, read, diagnostics);
  apk::load_preference_screens(table, read, diagnostics);
  return {};
}

Status probe(base::Bytes bytes) {
  base::Diagnostics diagnostics;
  MemoryFile file(bytes);
  ANTECEDE_TRY(apk::AppInput app, apk::AppInput::open({file.path()}, diagnostics));
  if (app.has_manifest()) {
    app.merged_manifest();
    ANTECEDE_CHECK(probe_resources(app, diagnostics));
  }
  return probe_code(app, diagnostics);
}

}  // namespace

ProbeResult run_front_end(base::Bytes app) {
  Status status = probe(app);
  return status ? ProbeResult{true, ""} : ProbeResult{false, status.error().message};
}

}  // namespace antecede::mutation
