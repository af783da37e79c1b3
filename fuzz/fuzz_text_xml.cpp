// Text XML and the resource compiler. The input is up to three parts, kept apart by bytes 1, which XML does not
// allow: a document, an R.txt, and the qualifiers of a folder. They make an app of four files that all are the
// document.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "apk/aapt_tree.h"
#include "apk/app_split.h"
#include "apk/layout_set.h"
#include "apk/menu.h"
#include "apk/preference_screen.h"
#include "apk/resource_table.h"
#include "apk/testing_zip.h"
#include "apk/text_xml.h"
#include "apk/xml_printer.h"
#include "targets.h"

namespace {

using namespace antecede;
using apk::testing::ZipTestEntry;

/// Longer names do not fit into a table and are cut.
constexpr size_t k_largest_input = 0x7000;

std::string_view take_part(std::string_view& text) {
  const size_t end = std::min(text.find('\1'), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

apk::testing::Buffer make_app(std::string_view text) {
  const std::string_view document = take_part(text), symbols = take_part(text), qualifiers = take_part(text);
  std::vector<ZipTestEntry> entries = {ZipTestEntry::store("AndroidManifest.xml", document),
                                       ZipTestEntry::store("res/layout/document.xml", document),
                                       ZipTestEntry::store("res/values/document.xml", document)};
  if (!symbols.empty()) entries.push_back(ZipTestEntry::store("R.txt", symbols));
  if (!qualifiers.empty() && qualifiers.find_first_of(std::string_view("/\\\0", 3)) == std::string_view::npos)
    entries.push_back(ZipTestEntry::store("res/values-" + std::string(qualifiers) + "/document.xml", document));
  return apk::testing::make_zip(entries);
}

/// What was compiled must be a table in which each resource has the name it was given.
void check_table(const apk::CompiledResources& compiled, const apk::ResourceTable& table,
                 const base::Diagnostics& diagnostics) {
  if (!diagnostics.list().empty()) __builtin_trap();
  for (apk::ResourceId id : table.ids()) {
    const std::optional<apk::ResourceName> name = table.name(id);
    if (!name || compiled.names.find(name->type, name->entry) != id) __builtin_trap();
    table.values(id);
    table.string_array(id);
  }
}

void use_resources(const apk::ZipArchive& archive) {
  base::Diagnostics diagnostics, of_table;
  const base::Result<apk::CompiledResources> compiled = apk::compile_resources(archive, "fuzz", diagnostics);
  if (!compiled || compiled->table.empty()) return;
  if (compiled->table.size() > 64 * archive.bytes().size()) __builtin_trap();
  const std::vector<apk::NamedBytes> tables = {{"", base::Bytes(compiled->table)}};
  const base::Result<apk::ResourceTable> table = apk::ResourceTable::parse(tables, of_table);
  if (!table) __builtin_trap();
  check_table(*compiled, *table, of_table);

  const apk::ReadXml read = [&](std::string_view, std::string_view path) -> base::Result<apk::XmlDocument> {
    ANTECEDE_TRY(const apk::SharedBytes bytes, archive.read(path));
    return apk::parse_text_xml(bytes.bytes(), compiled->names);
  };
  const apk::LayoutSet layouts = apk::load_layouts(*table, read, diagnostics);
  for (apk::ResourceId id : layouts.ids()) layouts.flatten(id);
  const base::Result<apk::XmlDocument> document = read("", "res/layout/document.xml");
  if (!document) return;
  apk::build_menu(*document, *table, diagnostics);
  apk::build_preferences(*document, *table, diagnostics);
  apk::print_aapt_tree(*document);
  apk::print_xml(*document);
}

}  // namespace

int fuzz_text_xml(const uint8_t* data, size_t size) {
  if (size > k_largest_input) return 0;
  const apk::testing::Buffer app = make_app(base::as_text(base::Bytes(data, size)));
  base::Result<apk::ZipArchive> archive = apk::ZipArchive::open(base::Bytes(app), "fuzz.aar");
  if (!archive) return 0;
  use_resources(*archive);
  base::Diagnostics diagnostics;
  const base::Result<apk::AppSplit> split = apk::read_split(*std::move(archive), "fuzz.aar", diagnostics);
  if (split) static_cast<void>(split->read_xml("res/layout/document.xml"));  // Any answer will do, if there is one.
  return 0;
}
