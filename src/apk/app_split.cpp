#include "apk/app_split.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "apk/binary_xml.h"
#include "apk/natural_order.h"
#include "apk/text_xml.h"

namespace antecede::apk {

namespace {

using base::bad_input;
using base::Diagnostics;
using base::Result;
using base::Severity;

constexpr std::string_view k_manifest_name = "AndroidManifest.xml";

using Entries = std::vector<const ZipEntry*>;

bool has_apk_name(std::string_view name) {
  constexpr std::string_view k_extension = ".apk";
  if (name.size() < k_extension.size()) return false;
  const auto same = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b; };
  return std::equal(k_extension.rbegin(), k_extension.rend(), name.rbegin(),
                    [&](char b, char a) { return same(a, b); });
}

template <class Condition>
Entries select(const Entries& entries, Condition condition) {
  Entries chosen;
  std::copy_if(entries.begin(), entries.end(), std::back_inserter(chosen),
               [&](const ZipEntry* entry) { return condition(entry->name); });
  return chosen;
}

/// The APKs of a container in natural order. A set of bundletool also has stand-alone APKs, which repeat the
/// splits.
Entries apk_entries(const ZipArchive& container) {
  Entries all;
  for (const ZipEntry& entry : container.entries()) all.push_back(&entry);
  all = select(all, [](const std::string& name) { return has_apk_name(name); });
  const Entries splits = select(all, [](const std::string& name) { return name.starts_with("splits/"); });
  if (!splits.empty()) all = splits;
  std::sort(all.begin(), all.end(),
            [](const ZipEntry* a, const ZipEntry* b) { return natural_less(a->name, b->name); });
  return all;
}

/// The package a text manifest names, read before the resources that its other attributes refer to.
Result<std::string> text_package(const SharedBytes& manifest) {
  ANTECEDE_TRY(const XmlDocument document, parse_text_xml(manifest.bytes(), ResourceSymbols()));
  const XmlAttribute* package = document.root.find_plain("package");
  return package ? package->raw_text : std::string();
}

}  // namespace

bool is_apk(const ZipArchive& archive) {
  return archive.find(k_manifest_name) != nullptr;
}

bool has_class_files(const ZipArchive& archive) {
  return std::ranges::any_of(archive.entries(), [](const ZipEntry& entry) { return entry.name.ends_with(".class"); });
}

Result<AppSplit> read_split(ZipArchive archive, std::string display_name, Diagnostics& diagnostics) {
  const std::string place = archive.name() + "!" + std::string(k_manifest_name);
  ANTECEDE_TRY(const SharedBytes data, archive.read(k_manifest_name));
  std::shared_ptr<const CompiledResources> resources;
  if (looks_like_text_xml(data.bytes())) {
    Result<std::string> package = text_package(data);
    if (!package) return base::pass_on(std::move(package).error(), place);
    ANTECEDE_TRY(CompiledResources compiled, compile_resources(archive, *package, diagnostics));
    resources = std::make_shared<const CompiledResources>(std::move(compiled));
  }
  Result<XmlDocument> document =
      resources ? parse_text_xml(data.bytes(), resources->names) : parse_binary_xml(data.bytes());
  if (!document) return base::pass_on(std::move(document).error(), place);
  Result<Manifest> manifest = parse_manifest(*document);
  if (!manifest) return base::pass_on(std::move(manifest).error(), place);
  std::string split_name = manifest->split_name;
  return AppSplit{std::move(display_name), std::move(split_name), *std::move(manifest), std::move(archive),
                  std::move(resources)};
}

Result<std::vector<ZipArchive>> nested_jars(const AppSplit& split) {
  std::vector<ZipArchive> jars;
  if (has_class_files(split.archive)) jars.push_back(split.archive);
  const auto open = [&](const ZipEntry& entry) -> base::Status {
    ANTECEDE_TRY(ZipArchive jar, split.archive.open_nested(entry));
    jars.push_back(std::move(jar));
    return {};
  };
  if (const ZipEntry* main = split.archive.find("classes.jar")) ANTECEDE_CHECK(open(*main));
  Entries libraries;
  for (const ZipEntry& entry : split.archive.entries())
    if (entry.name.starts_with("libs/") && entry.name.ends_with(".jar")) libraries.push_back(&entry);
  std::ranges::sort(libraries, {}, &ZipEntry::name);
  for (const ZipEntry* entry : libraries) ANTECEDE_CHECK(open(*entry));
  return jars;
}

Result<SharedBytes> AppSplit::resource_table() const {
  if (text_resources) return SharedBytes(base::Bytes(text_resources->table), text_resources);
  const ZipEntry* entry = archive.find("resources.arsc");
  return entry ? archive.read(*entry) : SharedBytes();
}

Result<XmlDocument> AppSplit::read_xml(std::string_view path) const {
  const ZipEntry* entry = archive.find(path);
  if (!entry) return bad_input(fmt::format("{}: no such entry", path));
  ANTECEDE_TRY(const SharedBytes bytes, archive.read(*entry));
  if (text_resources && looks_like_text_xml(bytes.bytes()))
    return parse_text_xml(bytes.bytes(), text_resources->names);
  return parse_binary_xml(bytes.bytes());
}

Result<std::vector<AppSplit>> read_container(const ZipArchive& container, Diagnostics& diagnostics) {
  // Of several builds of one split the last is for the newest devices: base-master.apk, base-master_2.apk.
  std::map<std::pair<std::string, std::string>, AppSplit> by_name;  // By package and split.
  for (const ZipEntry* entry : apk_entries(container)) {
    ANTECEDE_TRY(ZipArchive archive, container.open_nested(*entry));
    if (!is_apk(archive)) return bad_input(archive.name() + ": no AndroidManifest.xml inside");
    ANTECEDE_TRY(AppSplit split, read_split(std::move(archive), entry->name, diagnostics));
    const std::pair name(split.manifest.package, split.split_name);
    const auto known = by_name.find(name);
    if (known == by_name.end()) {
      by_name.emplace(name, std::move(split));
      continue;
    }
    diagnostics.add(
        "app.variant-ignored", Severity::Info,
        fmt::format("{} is another build of {} and is ignored", known->second.archive.name(), entry->name));
    known->second = std::move(split);
  }
  if (by_name.empty()) {
    return bad_input(container.name() +
                     ": a ZIP archive with neither AndroidManifest.xml nor APKs nor class files inside");
  }
  std::vector<AppSplit> splits;
  for (auto& [name, split] : by_name) splits.push_back(std::move(split));
  return splits;
}

Result<std::vector<AppSplit>> order_splits(std::vector<AppSplit> splits, const std::string& place) {
  std::stable_sort(splits.begin(), splits.end(),
                   [](const AppSplit& a, const AppSplit& b) { return a.split_name < b.split_name; });
  const AppSplit& base = splits.front();
  if (!base.split_name.empty()) {
    return bad_input(
        fmt::format("{}: no base APK, only split {} of package {}", place, base.split_name, base.manifest.package));
  }
  for (size_t i = 1; i < splits.size(); ++i) {
    const AppSplit& split = splits[i];
    if (split.manifest.package != base.manifest.package) {
      return bad_input(fmt::format("{}: two packages, {} in {} and {} in {}", place, base.manifest.package,
                                   base.display_name, split.manifest.package, split.display_name));
    }
    if (split.split_name != splits[i - 1].split_name) continue;
    const std::string what = split.split_name.empty() ? "the base APK" : "split " + split.split_name;
    return bad_input(fmt::format("{}: {} is there twice, as {} and as {}", place, what, splits[i - 1].display_name,
                                 split.display_name));
  }
  return splits;
}

}  // namespace antecede::apk
