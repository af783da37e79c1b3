#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/printable.h"
#include "base/words.h"
#include "cli/app_summary.h"

namespace antecede::cli {

namespace {

/// Packages beyond this many are summed up; --verbose and the JSON have all of them.
constexpr size_t k_longest_list = 12;

using base::counted;
using base::grouped;
using base::printable;
using base::printable_list;

std::string app_text(const AppSummary& summary) {
  std::string text;
  auto line = [&](std::string_view key, const std::string& value) {
    if (!value.empty()) text += fmt::format("  {:<12} {}\n", key, value);
  };
  if (!summary.manifest) {
    text = "no manifest: code alone\n";
    line("file", printable(summary.file));
    line("sha256", summary.sha256);
    return text;
  }
  const apk::Manifest& manifest = *summary.manifest;
  text = fmt::format("{}{}\n", printable(manifest.package),
                     summary.label.empty() ? "" : fmt::format("  \"{}\"", printable(summary.label)));
  line("file", printable(summary.file));
  line("sha256", summary.sha256);
  line("version", fmt::format("{}{}(code {})", printable(summary.version_name),
                              summary.version_name.empty() ? "" : " ", manifest.version_code));
  line("SDK", fmt::format("min {}, target {}{}", manifest.min_sdk, manifest.target_sdk,
                          manifest.max_sdk ? fmt::format(", max {}", *manifest.max_sdk) : ""));
  line("application", printable(manifest.application.class_name));
  line("splits", printable_list(summary.splits));
  return text;
}

std::string component_text(const apk::Component& component, const AppSummary& summary) {
  std::vector<std::string> notes;
  if (component.is_launcher()) notes.push_back("launcher");
  if (component.is_exported()) notes.push_back("exported");
  if (!component.enabled.value_or(true)) notes.push_back("disabled");
  if (component.kind == apk::Component::Kind::ActivityAlias)
    notes.push_back("for " + printable(component.target_class));
  if (component.process != summary.manifest->application.process)
    notes.push_back("process " + printable(component.process));
  if (std::ranges::binary_search(summary.missing_components, component.implementation()))
    notes.push_back("CLASS NOT FOUND");
  std::string text = fmt::format("  {:<14} {}{}{}\n", apk::component_kind_name(component.kind),
                                 printable(component.class_name), notes.empty() ? "" : "  ", fmt::join(notes, ", "));
  for (const apk::IntentFilter& filter : component.intent_filters)
    if (!filter.is_launcher() && !filter.actions.empty())
      text += fmt::format("  {:<14}   on {}\n", "", printable_list(filter.actions));
  return text;
}

std::string shares_text(std::vector<CodeShare> shares, bool all) {
  const size_t shown = all ? shares.size() : std::min(shares.size(), k_longest_list);
  std::ranges::stable_sort(shares, std::greater<>(), &CodeShare::methods);
  std::string text;
  for (size_t i = 0; i < shown; ++i)
    text += fmt::format("    {:<44} {:>8} classes {:>9} methods\n",
                        shares[i].name.empty() ? "(no package)" : printable(shares[i].name),
                        grouped(shares[i].classes), grouped(shares[i].methods));
  if (shown == shares.size()) return text;
  CodeShare rest;
  for (size_t i = shown; i < shares.size(); ++i) rest.classes += shares[i].classes, rest.methods += shares[i].methods;
  return text + fmt::format("    {:<44} {:>8} classes {:>9} methods\n",
                            fmt::format("({} more)", shares.size() - shown), grouped(rest.classes),
                            grouped(rest.methods));
}

std::string code_text(const AppSummary& summary, bool all) {
  uint64_t bytes = 0, dex = 0, jars = 0;
  for (const ir::LoadedProgram::File& file : summary.code_files)
    bytes += file.bytes, dex += file.is_dex(), jars += !file.is_dex();
  std::string files = dex || !jars ? counted(dex, "DEX file", "DEX files") : "";
  if (jars) files += (files.empty() ? "" : ", ") + counted(jars, "jar", "jars");
  std::string text =
      fmt::format("\nCode\n  {} ({}), {}, {} ({} with code), {}, {}\n", files, counted(bytes, "byte", "bytes"),
                  counted(summary.classes, "class", "classes"), counted(summary.methods, "method", "methods"),
                  grouped(summary.methods_with_code), counted(summary.fields, "field", "fields"),
                  counted(summary.instructions, "instruction", "instructions"));
  if (summary.broken_methods)
    text += fmt::format("  {} with broken code, left out\n", counted(summary.broken_methods, "method", "methods"));
  text += fmt::format("  own code: {}, {}\n{}", counted(summary.own.classes, "class", "classes"),
                      counted(summary.own.methods, "method", "methods"), shares_text(summary.own_packages, all));
  if (!summary.sources.app.empty())
    text += fmt::format("  libraries run from the app's own copy, not the model's: {}\n",
                        base::printable_list(summary.sources.app));
  if (summary.libraries.empty()) return text + "  known libraries: none\n";
  return text +
         fmt::format("  known libraries: {}\n{}", summary.libraries.size(), shares_text(summary.libraries, all));
}

std::string percent(uint64_t part, uint64_t whole) {
  return whole == 0 ? "-" : fmt::format("{:.1f} %", 100.0 * static_cast<double>(part) / static_cast<double>(whole));
}

/// How much of what own code calls the model covers.
std::string model_text(const AppSummary& summary, bool all) {
  const model::CallShare& share = summary.modelled.all;
  std::string text =
      fmt::format("\nFramework calls in own code\n  {}: {} modelled, {} known by signature, {} unknown\n",
                  counted(share.sites, "call site", "call sites"), percent(share.modelled, share.sites),
                  percent(share.known, share.sites), percent(share.unknown(), share.sites));
  const std::vector<model::ModelledShare::Use>& missing = summary.modelled.missing;
  const size_t shown = all ? missing.size() : std::min(missing.size(), k_longest_list);
  if (shown) text += "  not modelled, by use:\n";
  for (size_t i = 0; i < shown; ++i)
    text += fmt::format("    {:>6}  {}.{}{}{}\n", grouped(missing[i].sites), printable(missing[i].method.owner),
                        printable(missing[i].method.name), printable(missing[i].method.descriptor),
                        missing[i].method.support == model::Support::Unknown ? "  (unknown)" : "");
  if (shown < missing.size())
    text += fmt::format("    ({} more methods; --verbose lists them)\n", missing.size() - shown);
  text += "\nConcurrency in own code\n";
  if (summary.constructs.empty()) text += "  none found\n";
  for (const model::ConstructUse& use : summary.constructs)
    text += fmt::format("  {:<24} {:>6}\n", use.name, grouped(use.count));
  return text;
}

std::string resources_text(const AppSummary& summary) {
  if (!summary.resources) return "";
  std::string text =
      fmt::format("\nResources\n  {}: {} in {}, {}, {}\n", counted(summary.resources, "resource", "resources"),
                  counted(summary.layouts, "layout", "layouts"), counted(summary.layout_files, "file", "files"),
                  counted(summary.menus, "menu", "menus"),
                  counted(summary.preference_screens, "preference screen", "preference screens"));
  if (!summary.click_handlers.empty())
    text += fmt::format("  click handlers named in layouts: {}\n", printable_list(summary.click_handlers));
  return text;
}

std::string notes_text(const AppSummary& summary) {
  std::string text = "\nNot read, or odd\n";
  if (summary.diagnostics.empty()) text += "  nothing\n";
  for (const base::Diagnostic& diagnostic : summary.diagnostics)
    text += fmt::format("  {:<8} {} x{}: {}\n", base::severity_name(diagnostic.severity), diagnostic.code,
                        diagnostic.count, base::printable_line(diagnostic.message));
  if (summary.stages.empty()) return text;
  text += "\nTimings\n";
  for (const base::StageCost& stage : summary.stages)
    text += fmt::format("  {:<12} {:8.3f} s  peak {} MiB\n", stage.name, stage.seconds, stage.peak_mib);
  return text;
}

}  // namespace

std::string write_info_text(const AppSummary& summary, bool all) {
  std::string text = app_text(summary);
  if (!summary.incomplete_because.empty()) text += "\nPARTIAL: " + summary.incomplete_because + "; numbers are of what was read by then\n";
  if (summary.manifest && !summary.manifest->components.empty()) {
    text += "\nComponents\n";
    for (const apk::Component& component : summary.manifest->components) text += component_text(component, summary);
  }
  return text + code_text(summary, all) + model_text(summary, all) + resources_text(summary) + notes_text(summary);
}

}  // namespace antecede::cli
