#include "apk/resource_compiler.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "apk/resource_table_writer.h"
#include "apk/text_decoding.h"
#include "apk/text_value.h"
#include "apk/text_xml.h"

namespace antecede::apk {

namespace {

using base::Diagnostics;
using base::Result;
using base::Severity;
using base::Status;

/// `res/layout-land/main.xml`, taken apart.
struct ResourcePath {
  std::string_view type;        ///< `layout`
  std::string_view qualifiers;  ///< `land`
  std::string_view name;        ///< `main`
  bool is_xml = false;
};

std::optional<ResourcePath> parse_path(std::string_view path) {
  constexpr std::string_view k_root = "res/";
  if (!path.starts_with(k_root)) return std::nullopt;
  path.remove_prefix(k_root.size());
  const size_t slash = path.find('/');
  if (slash == std::string_view::npos || path.find('/', slash + 1) != std::string_view::npos) return std::nullopt;
  const std::string_view folder = path.substr(0, slash), file = path.substr(slash + 1);
  const size_t dash = std::min(folder.find('-'), folder.size());
  const std::string_view name = file.substr(0, std::min(file.find('.'), file.size()));
  if (dash == 0 || name.empty()) return std::nullopt;
  return ResourcePath{folder.substr(0, dash), folder.substr(std::min(dash + 1, folder.size())), name,
                      file.ends_with(".xml")};
}

std::string plain_attribute(const XmlElement& element, std::string_view name) {
  const XmlAttribute* found = element.find_plain(name);
  return found ? found->raw_text : std::string();
}

/// All text of an element, also of markup inside it (`<b>bold</b>`).
void collect_text(const XmlElement& element, std::string& out) {
  size_t child = 0;
  for (const XmlText& run : element.texts) {
    for (; child < run.child_index; ++child) collect_text(element.children[child], out);
    out += run.text;
  }
  for (; child < element.children.size(); ++child) collect_text(element.children[child], out);
}

std::string text_inside(const XmlElement& element) {
  std::string text;
  collect_text(element, text);
  return text;
}

std::string_view trimmed(std::string_view text) {
  const size_t first = text.find_first_not_of(" \t\r\n");
  return first == std::string_view::npos ? "" : text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

/// The type of resource an element of a values file makes; empty for one that makes none.
std::string resource_type(const XmlElement& element) {
  static constexpr std::array<std::string_view, 9> k_simple = {"string", "bool",     "integer",  "color",  "dimen",
                                                               "id",     "fraction", "drawable", "plurals"};
  if (std::ranges::find(k_simple, element.name) != k_simple.end()) return element.name;
  if (element.name == "style" || element.name == "attr") return element.name;
  if (element.name == "item") return plain_attribute(element, "type");
  const bool array = element.name == "array" || element.name == "string-array" || element.name == "integer-array";
  return array ? "array" : "";
}

/// Style names are written with dots and used with underscores in code, but keep the dots in tables.
bool is_bag(const XmlElement& element) {
  return element.name == "style" || element.name == "plurals" || element.name == "attr" ||
         element.name.ends_with("array");
}

/// Compiles one archive: first all names, then all values.
class Compiler {
 public:
  Compiler(const ZipArchive& archive, std::string package, Diagnostics& diagnostics)
      : archive_(archive), package_(std::move(package)), diagnostics_(diagnostics) {}

  Result<CompiledResources> run() {
    if (const ZipEntry* symbols = archive_.find("R.txt")) {
      ANTECEDE_TRY(const SharedBytes text, archive_.read(*symbols));
      ANTECEDE_CHECK(result_.names.read_symbols(base::as_text(text.bytes()), archive_.name() + "!R.txt"));
    }
    for (const ZipEntry& entry : archive_.entries()) collect(entry);
    if (Status numbered = result_.names.number(); !numbered) return base::pass_on(numbered.error(), archive_.name());
    ResourceTableWriter writer(package_, result_.names);
    for (const File& file : files_) add_file(file, writer);
    add_plain_ids(writer);
    if (!result_.names.all().empty()) result_.table = writer.write();
    return std::move(result_);
  }

 private:
  struct File {
    std::string path;
    std::string type;
    std::string name;
    ResourceConfig config;
    std::optional<XmlDocument> values;  ///< Of a values file.
  };

  void complain(const std::string& path, std::string_view what) {
    diagnostics_.add("resource.unreadable", Severity::Warning, fmt::format("{}!{}: {}", archive_.name(), path, what));
  }

  void collect(const ZipEntry& entry) {
    const std::optional<ResourcePath> parsed = parse_path(entry.name);
    if (!parsed) return;
    if (!is_utf8(base::Bytes(reinterpret_cast<const uint8_t*>(entry.name.data()), entry.name.size())))
      return complain("res/", "the name of a file is not UTF-8");
    const std::optional<ResourceConfig> config = ResourceConfig::from_qualifiers(parsed->qualifiers);
    if (!config) return complain(entry.name, "unknown qualifiers in the folder's name");
    File file{entry.name, std::string(parsed->type), std::string(parsed->name), *config, std::nullopt};
    if (parsed->is_xml && !collect_names(entry, file)) return;
    if (file.type != "values") result_.names.add(file.type, file.name);
    files_.push_back(std::move(file));
  }

  bool collect_names(const ZipEntry& entry, File& file) {
    const Result<SharedBytes> bytes = archive_.read(entry);
    if (!bytes) return complain(entry.name, bytes.error().message), false;
    Result<XmlDocument> document = parse_text_xml(bytes->bytes(), ResourceSymbols());
    if (!document) return complain(entry.name, document.error().message), false;
    if (file.type != "values") return collect_new_ids(document->root), true;
    for (const XmlElement& element : document->root.children) collect_value_names(element);
    file.values = *std::move(document);
    return true;
  }

  /// `@+id/name` anywhere in a file makes an id.
  void collect_new_ids(const XmlElement& element) {
    constexpr std::string_view k_new_id = "@+id/";
    for (const XmlAttribute& attribute : element.attributes)
      if (attribute.raw_text.starts_with(k_new_id))
        result_.names.add("id", std::string_view(attribute.raw_text).substr(k_new_id.size()));
    for (const XmlElement& child : element.children) collect_new_ids(child);
  }

  void collect_value_names(const XmlElement& element) {
    const std::string name = plain_attribute(element, "name"), type = resource_type(element);
    if (!type.empty() && !name.empty() && name.find(':') == std::string::npos) result_.names.add(type, name);
    if (element.name != "declare-styleable" && element.name != "attr") return;
    for (const XmlElement& child : element.children) {
      if (child.name == "attr") collect_value_names(child);
      if (child.name == "enum" || child.name == "flag") collect_word(name, child);
    }
  }

  /// A word that an attribute takes for a number; it is an id as well.
  void collect_word(const std::string& attribute, const XmlElement& element) {
    const std::string word = plain_attribute(element, "name");
    result_.names.add("id", word);
    const XmlAttribute* value = element.find_plain("value");
    if (value == nullptr || (value->value.type != Value::Type::Integer && value->value.type != Value::Type::Hexadecimal)) return;
    result_.names.add_word(attribute, element.name == "flag", word, value->value.data);
  }

  void add_file(const File& file, ResourceTableWriter& writer) {
    if (file.values) {
      for (const XmlElement& element : file.values->root.children) add_value(element, file, writer);
    } else if (file.type != "values") {
      Value path;
      path.type = Value::Type::String;
      path.raw_type = 0x03;
      path.text = file.path;
      if (!writer.add(result_.names.find(file.type, file.name), file.config, std::move(path)))
        complain(file.path, "another file is this resource already");
    }
  }

  void add_value(const XmlElement& element, const File& file, ResourceTableWriter& writer) {
    if (element.name == "declare-styleable")
      for (const XmlElement& child : element.children) add_value(child, file, writer);
    const ResourceId id = result_.names.find(resource_type(element), plain_attribute(element, "name"));
    if (!id.valid()) return;
    const bool added = is_bag(element) ? writer.add_bag(id, file.config, parent_of(element), items_of(element))
                                       : writer.add(id, file.config, value_of(element));
    if (!added && element.name != "attr" && element.name != "id")
      complain(file.path,
               fmt::format("line {}: {} is defined twice", element.line, plain_attribute(element, "name")));
  }

  Value value_of(const XmlElement& element) const {
    const std::string text = text_inside(element);
    const std::string_view content = trimmed(text);
    const bool is_text = element.name == "string" || (element.name == "item" && resource_type(element) == "string");
    if (resource_type(element) == "id") return typed_value("", "", result_.names);
    return typed_value(is_text ? std::string_view(text) : content, is_text && !content.starts_with('@') ? "text" : "",
                       result_.names);
  }

  ResourceId parent_of(const XmlElement& element) const {
    if (element.name != "style") return {};
    std::string parent = plain_attribute(element, "parent");
    if (const XmlAttribute* written = element.find_plain("parent"); !written) {
      const std::string name = plain_attribute(element, "name");
      parent = name.substr(0, name.find('.') == std::string::npos ? 0 : name.rfind('.'));
    }
    return find_named("style", parent);
  }

  std::vector<ResourceTableWriter::Item> items_of(const XmlElement& element) const {
    std::vector<ResourceTableWriter::Item> items;
    for (const XmlElement& child : element.children) {
      if (child.name != "item") continue;
      const std::string text = text_inside(child);
      const bool is_text = element.name == "string-array" || element.name == "plurals";
      const uint32_t key = item_key(element, child, items.size());
      if (key == 0) continue;  // Of a library whose resources are not here.
      const std::string attribute = is_text ? "text" : element.name == "style" ? attribute_of(child) : std::string();
      items.push_back({key, typed_value(is_text ? std::string_view(text) : trimmed(text), attribute, result_.names)});
    }
    std::ranges::stable_sort(items, {}, &ResourceTableWriter::Item::key);
    return items;
  }

  /// What an item of a style gives a value to, without its package.
  static std::string attribute_of(const XmlElement& item) {
    const std::string name = plain_attribute(item, "name");
    return name.substr(name.find(':') + 1);
  }

  /// Keys as Android stores them: elements of arrays by index, quantities by number, attributes by id.
  uint32_t item_key(const XmlElement& element, const XmlElement& item, size_t index) const {
    static constexpr std::array<std::string_view, 6> k_quantities = {"other", "zero", "one", "two", "few", "many"};
    if (element.name.ends_with("array")) return static_cast<uint32_t>(0x02000000 + index);
    if (element.name == "plurals") {
      const auto found = std::ranges::find(k_quantities, plain_attribute(item, "quantity"));
      return found == k_quantities.end() ? 0 : static_cast<uint32_t>(0x01000004 + (found - k_quantities.begin()));
    }
    return find_named("attr", plain_attribute(item, "name")).value;
  }

  /// A name where its type may be left out: `Own.Theme`, `android:Theme`, `style/Own.Theme`, `@android:style/Theme`.
  ResourceId find_named(std::string_view type, std::string name) const {
    if (name.starts_with('?')) return {};
    if (name.starts_with('@')) name.erase(0, 1);
    const size_t colon = name.find(':');
    if (name.find('/') == std::string::npos)
      name.insert(colon == std::string::npos ? 0 : colon + 1, std::string(type) + "/");
    return result_.names.find_reference("@" + name);
  }

  /// Ids that only occur in layouts have a value too: false.
  void add_plain_ids(ResourceTableWriter& writer) {
    for (const auto& [key, id] : result_.names.all())
      if (key.first == "id") writer.add(id, {}, typed_value("false", "", result_.names));
  }

  const ZipArchive& archive_;
  std::string package_;
  Diagnostics& diagnostics_;
  CompiledResources result_;
  std::vector<File> files_;
};

}  // namespace

Result<CompiledResources> compile_resources(const ZipArchive& archive, const std::string& package,
                                            Diagnostics& diagnostics) {
  return Compiler(archive, package, diagnostics).run();
}

}  // namespace antecede::apk
