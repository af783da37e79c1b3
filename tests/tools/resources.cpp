// resources APK
//
// Prints every value of every resource of an APK, in the order of ids, for
// tests/differential/aapt_resources.py:
//
//   0x7f0f0000 com.x:string/app_name [de] t=0x03 d=0x00000064 "Titel"
//   0x7f030000 com.x:array/colors [] <bag> parent=0x00000000 count=1
//     key=0x01000001 t=0x03 d=0x00000005 "red"

#include <cstdio>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "apk/resource_table.h"
#include "apk/zip_archive.h"

namespace {

using namespace antecede;

std::string escaped(const std::string& text) {
  std::string out;
  for (char one : text) {
    if (one == '\\' || one == '"') out += '\\';
    if (one == '\n')
      out += "\\n";
    else
      out += one;
  }
  return out;
}

std::string print_value(const apk::Value& value) {
  std::string out = fmt::format("t=0x{:02x} d=0x{:08x}", value.raw_type, value.data);
  if (value.type == apk::Value::Type::String) out += fmt::format(" \"{}\"", escaped(value.text));
  return out;
}

std::string print_configured(const apk::Configured& one) {
  if (one.value()) return print_value(*one.value()) + "\n";
  const apk::Bag& bag = *one.bag();
  std::string out = fmt::format("<bag> parent={} count={}\n", to_string(bag.parent), bag.items.size());
  for (const apk::Bag::Item& item : bag.items)
    out += fmt::format("  key={} {}\n", to_string(item.key), print_value(item.value));
  return out;
}

void print_table(const apk::ResourceTable& table) {
  for (apk::ResourceId id : table.ids()) {
    std::string name = table.name(id)->full_name();
    for (const apk::Configured& one : table.values(id))
      fmt::print("{} {} [{}] {}", to_string(id), name, one.config, print_configured(one));
  }
}

base::Status print_resources(const std::string& path) {
  ANTECEDE_TRY(const apk::ZipArchive archive, apk::ZipArchive::open(path));
  if (!archive.find("resources.arsc")) return {};
  ANTECEDE_TRY(const apk::SharedBytes data, archive.read("resources.arsc"));
  base::Diagnostics diagnostics;
  std::vector<apk::NamedBytes> tables = {{"", data.bytes()}};
  ANTECEDE_TRY(const apk::ResourceTable table, apk::ResourceTable::parse(tables, diagnostics));
  print_table(table);
  for (const base::Diagnostic& one : diagnostics.list())
    fmt::print(stderr, "{} ({}): {}\n", one.code, one.count, one.message);
  return {};
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "usage: resources APK\n");
    return 2;
  }
  base::Status status = print_resources(arguments[1]);
  if (status) return 0;
  std::fprintf(stderr, "%s\n", status.error().message.c_str());
  return base::exit_code(status.error().kind);
}
