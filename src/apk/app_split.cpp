#include "apk/app_split.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "apk/binary_xml.h"
#include "apk/natural_order.h"

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

}  // namespace

bool is_apk(const ZipArchive& archive) {
  return archive.find(k_manifest_name) != nullptr;
}

Result<AppSplit> read_split(ZipArchive archive, std::string display_name) {
  const std::string place = archive.name() + "!" + std::string(k_manifest_name);
  ANTECEDE_TRY(const SharedBytes data, archive.read(k_manifest_name));
  Result<XmlDocument> document = parse_binary_xml(data.bytes());
  if (!document) return base::pass_on(std::move(document).error(), place);
  Result<Manifest> manifest = parse_manifest(*document);
  if (!manifest) return base::pass_on(std::move(manifest).error(), place);
  std::string split_name = manifest->split_name;
  return AppSplit{std::move(display_name), std::move(split_name), *std::move(manifest), std::move(archive)};
}

Result<std::vector<AppSplit>> read_container(const ZipArchive& container, Diagnostics& diagnostics) {
  // Of several builds of one split the last is for the newest devices: base-master.apk, base-master_2.apk.
  std::map<std::pair<std::string, std::string>, AppSplit> by_name;  // By package and split.
  for (const ZipEntry* entry : apk_entries(container)) {
    ANTECEDE_TRY(ZipArchive archive, container.open_nested(*entry));
    if (!is_apk(archive)) return bad_input(archive.name() + ": no AndroidManifest.xml inside");
    ANTECEDE_TRY(AppSplit split, read_split(std::move(archive), entry->name));
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
    return bad_input(container.name() + ": a ZIP archive with neither AndroidManifest.xml nor APKs inside");
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
