#include <nlohmann/json.hpp>

#include "cli/app_summary.h"

namespace antecede::cli {

namespace {

using Json = nlohmann::ordered_json;

Json filter_json(const apk::IntentFilter& filter) {
  Json data = Json::array();
  for (const apk::IntentData& item : filter.data) {
    Json entry = Json::object();
    auto put = [&](const char* key, const std::string& value) {
      if (!value.empty()) entry[key] = value;
    };
    put("scheme", item.scheme);
    put("host", item.host);
    put("port", item.port);
    put("path", item.path);
    put("pathPrefix", item.path_prefix);
    put("pathPattern", item.path_pattern);
    put("mimeType", item.mime_type);
    data.push_back(std::move(entry));
  }
  return {
      {"actions", filter.actions}, {"categories", filter.categories}, {"data", data}, {"priority", filter.priority}};
}

Json component_json(const apk::Component& component) {
  Json filters = Json::array();
  for (const apk::IntentFilter& filter : component.intent_filters) filters.push_back(filter_json(filter));
  Json result = {{"kind", apk::component_kind_name(component.kind)},
                 {"class", component.class_name},
                 {"exported", component.is_exported()},
                 {"enabled", component.enabled.value_or(true)},
                 {"launcher", component.is_launcher()},
                 {"process", component.process},
                 {"intentFilters", std::move(filters)}};
  if (component.kind == apk::Component::Kind::ActivityAlias) result["target"] = component.target_class;
  if (!component.split_name.empty()) result["split"] = component.split_name;
  if (!component.permission.empty()) result["permission"] = component.permission;
  if (!component.authorities.empty()) result["authorities"] = component.authorities;
  return result;
}

Json app_json(const AppSummary& summary) {
  Json app = {{"package", nullptr}, {"file", summary.file}, {"sha256", summary.sha256}};
  if (!summary.manifest) return app;
  const apk::Manifest& manifest = *summary.manifest;
  app["package"] = manifest.package;
  app["label"] = summary.label;
  app["versionCode"] = manifest.version_code;
  app["versionName"] = summary.version_name;
  app["minSdk"] = manifest.min_sdk;
  app["targetSdk"] = manifest.target_sdk;
  app["maxSdk"] = manifest.max_sdk ? Json(*manifest.max_sdk) : Json(nullptr);
  app["debuggable"] = manifest.application.debuggable.value_or(false);
  app["application"] = manifest.application.class_name;
  app["splits"] = summary.splits;
  app["permissions"] = manifest.permissions;
  return app;
}

Json shares_json(const std::vector<CodeShare>& shares) {
  Json list = Json::array();
  for (const CodeShare& share : shares)
    list.push_back({{"name", share.name}, {"classes", share.classes}, {"methods", share.methods}});
  return list;
}

Json code_json(const AppSummary& summary) {
  Json files = Json::array();
  Json jars = Json::array();
  for (const ir::LoadedProgram::File& file : summary.code_files) {
    if (!file.is_dex()) {
      jars.push_back({{"name", file.name}, {"bytes", file.bytes}, {"classes", file.classes}});
      continue;
    }
    files.push_back({{"name", file.name},
                     {"version", file.version},
                     {"bytes", file.bytes},
                     {"classes", file.classes},
                     {"methods", file.methods},
                     {"fields", file.fields},
                     {"strings", file.strings}});
  }
  return {{"dexFiles", std::move(files)},
          {"jars", std::move(jars)},
          {"classes", summary.classes},
          {"methods", summary.methods},
          {"methodsWithCode", summary.methods_with_code},
          {"brokenMethods", summary.broken_methods},
          {"fields", summary.fields},
          {"instructions", summary.instructions},
          {"own",
           {{"classes", summary.own.classes},
            {"methods", summary.own.methods},
            {"packages", shares_json(summary.own_packages)}}},
          {"libraries", shares_json(summary.libraries)},
          {"librarySources", {{"app", summary.sources.app}, {"model", summary.sources.model}}},
          {"missingComponents", summary.missing_components}};
}

Json share_json(const model::CallShare& share) {
  return {{"sites", share.sites}, {"modelled", share.modelled}, {"known", share.known}, {"unknown", share.unknown()}};
}

/// Which framework calls of own code the model covers.
Json modelled_json(const model::ModelledShare& modelled) {
  Json packages = Json::object(), missing = Json::array();
  for (const auto& [name, share] : modelled.packages) packages[name] = share_json(share);
  for (const model::ModelledShare::Use& use : modelled.missing)
    missing.push_back({{"method", use.method.owner + "." + use.method.name + use.method.descriptor},
                       {"sites", use.sites},
                       {"known", use.method.support == model::Support::Known}});
  Json result = share_json(modelled.all);
  result["packages"] = std::move(packages);
  result["missing"] = std::move(missing);
  return result;
}

Json constructs_json(const std::vector<model::ConstructUse>& uses) {
  Json constructs = Json::object();
  for (const model::ConstructUse& use : uses) constructs[use.name] = use.count;
  return constructs;
}

}  // namespace

std::string write_info_json(const AppSummary& summary) {
  Json components = Json::array();
  if (summary.manifest)
    for (const apk::Component& component : summary.manifest->components)
      components.push_back(component_json(component));
  Json diagnostics = Json::array();
  for (const base::Diagnostic& diagnostic : summary.diagnostics)
    diagnostics.push_back({{"code", diagnostic.code},
                           {"severity", base::severity_name(diagnostic.severity)},
                           {"count", diagnostic.count},
                           {"message", diagnostic.message}});
  Json root = {{"schema", "antecede/info@1"},
               {"complete", summary.incomplete_because.empty()},
               {"app", app_json(summary)},
               {"components", std::move(components)},
               {"code", code_json(summary)},
               {"coverage", modelled_json(summary.modelled)},
               {"constructs", constructs_json(summary.constructs)},
               {"resources",
                {{"count", summary.resources},
                 {"layouts", summary.layouts},
                 {"layoutFiles", summary.layout_files},
                 {"menus", summary.menus},
                 {"preferenceScreens", summary.preference_screens},
                 {"onClick", summary.click_handlers}}},
               {"diagnostics", std::move(diagnostics)}};
  if (!summary.stages.empty()) {
    Json stages = Json::array();
    for (const base::StageCost& stage : summary.stages)
      stages.push_back({{"name", stage.name}, {"seconds", stage.seconds}, {"peakMiB", stage.peak_mib}});
    root["stages"] = std::move(stages);
  }
  return root.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace antecede::cli
