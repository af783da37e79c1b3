// Natives of antecede.Apk: what an app asks of its own package.
#include <algorithm>
#include <cstring>
#include <optional>

#include <fmt/format.h>

#include "apk/resource_value.h"
#include "runtime/heap/object_builder.h"
#include "runtime/natives/native_table.h"
#include "runtime/world/app.h"

namespace antecede::runtime {

namespace {

using Row = std::vector<std::string>;

const App* app_of(NativeCall& call) {
  return call.machine.app();
}

std::string text_of(const apk::Value& value) {
  if (value.type == apk::Value::Type::Null) return "";
  return value.is_reference() ? fmt::format("@{:#010x}", value.data) : apk::describe(value);
}

std::string flag(const apk::Flag& flag, bool otherwise) {
  return flag.value_or(otherwise) ? "true" : "false";
}

std::string texts(const std::vector<std::string>& list) {
  std::string result;
  for (const std::string& one : list) result += (result.empty() ? "" : ";") + one;
  return result;
}

void add_meta_data(const std::vector<apk::MetaData>& list, std::vector<Row>& rows) {
  for (const apk::MetaData& one : list) rows.push_back({"meta", one.name, text_of(one.value), text_of(one.resource)});
}

void add_filters(const apk::Component& component, std::vector<Row>& rows) {
  for (const apk::IntentFilter& filter : component.intent_filters) {
    rows.push_back({"filter", std::to_string(filter.priority)});
    for (const std::string& action : filter.actions) rows.push_back({"action", action});
    for (const std::string& category : filter.categories) rows.push_back({"category", category});
    for (const apk::IntentData& data : filter.data)
      rows.push_back({"data", data.scheme, data.host, data.port, data.path, data.path_prefix, data.path_pattern,
                      data.mime_type});
  }
}

std::vector<Row> manifest_rows(const apk::Manifest& manifest) {
  const apk::Application& application = manifest.application;
  std::vector<Row> rows;
  rows.push_back({"package", manifest.package});
  rows.push_back({"sdk", std::to_string(manifest.min_sdk), std::to_string(manifest.target_sdk)});
  rows.push_back({"version", std::to_string(manifest.version_code), text_of(manifest.version_name)});
  rows.push_back({"application", application.class_name, text_of(application.label), text_of(application.theme),
                  application.process, flag(application.debuggable, false), text_of(application.icon)});
  add_meta_data(application.meta_data, rows);
  for (const std::string& permission : manifest.permissions) rows.push_back({"permission", permission});
  for (const apk::Component& one : manifest.components) {
    rows.push_back({"component", apk::component_kind_name(one.kind), one.class_name, one.target_class, one.process,
                    flag(one.enabled, true), one.is_exported() ? "true" : "false",
                    std::to_string(static_cast<int>(one.launch_mode)), text_of(one.theme), text_of(one.label),
                    std::to_string(one.config_changes), one.task_affinity, one.parent_activity,
                    texts(one.authorities), one.permission, std::to_string(one.screen_orientation),
                    text_of(one.icon), one.grants_uris ? "true" : "false", one.read_permission, one.write_permission,
                    std::to_string(one.init_order),
                    flag(one.back_callback, application.back_callback.value_or(false))});
    add_filters(one, rows);
    add_meta_data(one.meta_data, rows);
  }
  return rows;
}

NativeOutcome apk_manifest(NativeCall& call) {
  if (!app_of(call)) return call.give_ref(k_null);
  ObjectBuilder build(call.machine);
  std::vector<Ref> rows;
  for (const Row& row : manifest_rows(app_of(call)->manifest)) rows.push_back(build.strings(row));
  return build.give(call, build.array("[[Ljava/lang/String;", rows));
}

/// What a resource is on the device; references are followed to their end, each on the device.
struct Found {
  apk::Value value;
  apk::ResourceId id;
};

const apk::Configured* configured(const App& app, const std::vector<apk::Configured>& values, bool landscape) {
  return (landscape ? app.landscape : app.portrait).best(values);
}

std::optional<Found> find_value(const App& app, apk::ResourceId id, bool landscape) {
  constexpr int k_most_steps = 20;
  for (int i = 0; i < k_most_steps; ++i) {
    const std::vector<apk::Configured> values = app.resources->values(id);
    const apk::Configured* one = configured(app, values, landscape);
    if (!one || !one->value()) return std::nullopt;
    const apk::Value& value = *one->value();
    if (!value.is_reference() || !app.resources->contains(apk::ResourceId(value.data))) return Found{value, id};
    id = apk::ResourceId(value.data);
  }
  return std::nullopt;
}

NativeOutcome apk_value(NativeCall& call) {
  const App* app = app_of(call);
  if (!app || !app->resources) return call.give_ref(k_null);
  const auto found = find_value(*app, apk::ResourceId(static_cast<uint32_t>(call.int_at(0))), call.int_at(1) != 0);
  if (!found) return call.give_ref(k_null);
  ArrayHeader* out = call.ref_at(2) ? call.machine.array(call.ref_at(2)) : nullptr;
  if (out && out->length >= 3) {
    auto* numbers = elements_of<int32_t>(out);
    numbers[0] = found->value.raw_type;
    numbers[1] = static_cast<int32_t>(found->value.data);
    numbers[2] = static_cast<int32_t>(found->id.value);
  }
  ObjectBuilder build(call.machine);
  return build.give(call, build.string(found->value.type == apk::Value::Type::String ? found->value.text : ""));
}

NativeOutcome apk_bag(NativeCall& call) {
  const App* app = app_of(call);
  if (!app || !app->resources) return call.give_ref(k_null);
  const auto values = app->resources->values(apk::ResourceId(static_cast<uint32_t>(call.int_at(0))));
  const apk::Configured* one = configured(*app, values, call.int_at(1) != 0);
  if (!one || !one->bag()) return call.give_ref(k_null);
  std::vector<int32_t> keys, types, data;
  std::vector<std::string> words;
  for (const apk::Bag::Item& item : one->bag()->items) {
    keys.push_back(static_cast<int32_t>(item.key.value));
    types.push_back(item.value.raw_type);
    data.push_back(static_cast<int32_t>(item.value.data));
    words.push_back(item.value.text);
  }
  ObjectBuilder build(call.machine);
  const std::vector<Ref> parts{build.ints(keys), build.ints(types), build.ints(data), build.strings(words),
                               build.ints({static_cast<int32_t>(one->bag()->parent.value)})};
  return build.give(call, build.array("[Ljava/lang/Object;", parts));
}

NativeOutcome apk_identifier(NativeCall& call) {
  const App* app = app_of(call);
  if (!app || !app->resources || !call.ref_at(0) || !call.ref_at(1)) return call.give(0);
  const ObjectBuilder build(call.machine);
  const apk::ResourceId id = app->resources->find(build.text(call.ref_at(0)), build.text(call.ref_at(1)));
  return call.give(static_cast<int32_t>(id.value));
}

NativeOutcome apk_name(NativeCall& call) {
  const App* app = app_of(call);
  const auto name = app && app->resources
                        ? app->resources->name(apk::ResourceId(static_cast<uint32_t>(call.int_at(0))))
                        : std::nullopt;
  ObjectBuilder build(call.machine);
  return name ? build.give(call, build.string(name->full_name())) : call.give_ref(k_null);
}

/// An XML document as numbers and texts, see Apk.java.
class FlatXml {
 public:
  explicit FlatXml(const apk::XmlDocument& document) { add(document.root); }

  std::vector<int32_t> code;
  std::vector<std::string> words;

 private:
  int32_t word(const std::string& text) {
    words.push_back(text);
    return static_cast<int32_t>(words.size() - 1);
  }

  int32_t word_or_none(const std::string& text) { return text.empty() ? -1 : word(text); }

  // Depth is limited where documents are read.
  void add(const apk::XmlElement& element) {
    const auto line = static_cast<int32_t>(element.line);
    code.insert(code.end(), {1, line, word_or_none(element.namespace_uri), word(element.name),
                             static_cast<int32_t>(element.attributes.size())});
    for (const apk::XmlAttribute& one : element.attributes) add(one);
    size_t text = 0;
    for (size_t i = 0; i <= element.children.size(); ++i) {
      for (; text < element.texts.size() && element.texts[text].child_index <= i; ++text)
        code.insert(code.end(), {3, line, word(element.texts[text].text)});
      if (i < element.children.size()) add(element.children[i]);
    }
    code.insert(code.end(), {2, line, word_or_none(element.namespace_uri), word(element.name)});
  }

  void add(const apk::XmlAttribute& one) {
    const bool is_text = one.value.type == apk::Value::Type::String;
    const int32_t text = is_text ? word(one.value.text) : one.has_raw_text ? word(one.raw_text) : -1;
    code.insert(code.end(), {word_or_none(one.namespace_uri), word(one.name), static_cast<int32_t>(one.resource_id),
                             one.value.raw_type, static_cast<int32_t>(one.value.data), text});
  }
};

NativeOutcome apk_xml(NativeCall& call) {
  const App* app = app_of(call);
  if (!app || !call.ref_at(0)) return call.give_ref(k_null);
  ObjectBuilder build(call.machine);
  const std::string path = build.text(call.ref_at(0));
  if (!std::ranges::binary_search(app->files, path)) return call.give_ref(k_null);
  const auto document = app->read_xml(path);
  if (!document) {
    const std::vector<Ref> parts{k_null, build.strings({document.error().message})};
    return build.give(call, build.array("[Ljava/lang/Object;", parts));
  }
  const FlatXml flat(*document);
  const std::vector<Ref> parts{build.ints(flat.code), build.strings(flat.words)};
  return build.give(call, build.array("[Ljava/lang/Object;", parts));
}

NativeOutcome apk_file(NativeCall& call) {
  const App* app = app_of(call);
  ObjectBuilder build(call.machine);
  std::string contents;
  const bool found = app && call.ref_at(0) && app->read_file(build.text(call.ref_at(0)), contents);
  return found ? build.give(call, build.bytes(contents)) : call.give_ref(k_null);
}

NativeOutcome apk_archive_size(NativeCall& call) {
  const App* app = app_of(call);
  return call.give(app ? static_cast<int32_t>(app->archive.size()) : 0);
}

NativeOutcome apk_read_archive(NativeCall& call) {
  const App* app = app_of(call);
  ArrayHeader* out = call.machine.array(call.ref_at(1));
  const int64_t position = call.int_at(0), offset = call.int_at(2), count = call.int_at(3);
  const int64_t size = app ? static_cast<int64_t>(app->archive.size()) : 0;
  const bool fits = position >= 0 && offset >= 0 && count >= 0 && position + count <= size && offset + count <= out->length;
  if (!fits) return call.give(false);
  std::memcpy(elements_of<uint8_t>(out) + offset, app->archive.data() + position, static_cast<size_t>(count));
  return call.give(true);
}

NativeOutcome apk_list(NativeCall& call) {
  const App* app = app_of(call);
  if (!app || !call.ref_at(0)) return call.give_ref(k_null);
  ObjectBuilder build(call.machine);
  std::string folder = build.text(call.ref_at(0));
  if (!folder.empty() && !folder.ends_with('/')) folder += '/';
  std::vector<std::string> names;
  for (auto file = std::ranges::lower_bound(app->files, folder);
       file != app->files.end() && file->starts_with(folder); ++file) {
    const std::string rest = file->substr(folder.size());
    const std::string name = rest.substr(0, rest.find('/'));
    if (names.empty() || names.back() != name) names.push_back(name);
  }
  return names.empty() ? call.give_ref(k_null) : build.give(call, build.strings(names));
}

}  // namespace

std::span<const NativeEntry> apk_natives() {
  static constexpr std::string_view k_owner = "antecede/Apk";
  static constexpr NativeEntry k_entries[] = {
      {k_owner, "manifest", "()[[Ljava/lang/String;", apk_manifest},
      {k_owner, "value", "(II[I)Ljava/lang/String;", apk_value},
      {k_owner, "bag", "(II)[Ljava/lang/Object;", apk_bag},
      {k_owner, "identifier", "(Ljava/lang/String;Ljava/lang/String;)I", apk_identifier},
      {k_owner, "name", "(I)Ljava/lang/String;", apk_name},
      {k_owner, "xml", "(Ljava/lang/String;)[Ljava/lang/Object;", apk_xml},
      {k_owner, "file", "(Ljava/lang/String;)[B", apk_file},
      {k_owner, "archiveSize", "()I", apk_archive_size},
      {k_owner, "readArchive", "(I[BII)Z", apk_read_archive, needs(1)},
      {k_owner, "list", "(Ljava/lang/String;)[Ljava/lang/String;", apk_list},
  };
  return k_entries;
}

}  // namespace antecede::runtime
