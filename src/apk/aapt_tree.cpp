#include "apk/aapt_tree.h"

#include <iterator>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "apk/xml_walk.h"

namespace antecede::apk {

namespace {

std::string escape_quotes(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '\n') {
      out += "\\n";
      continue;
    }
    if (c == '\\' || c == '"') out += '\\';
    out += c;
  }
  return out;
}

/// Prints while walking; a namespace indents what is inside it just as an element does.
class AaptPrinter : public XmlVisitor {
 public:
  std::string take() { return std::move(out_); }

  void enter(const XmlElement& element) override {
    for (const XmlNamespace& declared : element.namespaces) {
      line(fmt::format("N: {}={}", declared.prefix, declared.uri));
      scope_.push_back(&declared);
      ++indent_;
    }
    line(fmt::format("E: {}{} (line={})", prefix(element.namespace_uri), element.name, element.line));
    ++indent_;
    for (const XmlAttribute& attribute : element.attributes) print(attribute);
  }

  void text(const XmlText& run) override { line(fmt::format("C: \"{}\"", escape_quotes(run.text))); }

  void leave(const XmlElement& element) override {
    indent_ -= 1 + element.namespaces.size();
    scope_.resize(scope_.size() - element.namespaces.size());
  }

 private:
  void line(std::string_view content) {
    out_.append(2 * indent_, ' ');
    out_ += content;
    out_ += '\n';
  }

  std::string prefix(const std::string& uri) const {
    if (uri.empty()) return {};
    for (const XmlNamespace* declared : scope_) {
      if (declared->uri == uri) return declared->prefix + ":";
    }
    return uri + ":";
  }

  void print(const XmlAttribute& attribute) {
    std::string name = prefix(attribute.namespace_uri) + attribute.name;
    if (attribute.resource_id) fmt::format_to(std::back_inserter(name), "(0x{:08x})", attribute.resource_id);
    std::string raw;
    if (attribute.has_raw_text) raw = fmt::format(" (Raw: \"{}\")", escape_quotes(attribute.raw_text));
    line(fmt::format("A: {}={}{}", name, value(attribute), raw));
  }

  static std::string value(const XmlAttribute& attribute) {
    const Value& stored = attribute.value;
    switch (stored.type) {
      case Value::Type::Null: return "(null)";
      case Value::Type::Reference: return fmt::format("@0x{:08x}", stored.data);
      case Value::Type::Attribute: return fmt::format("?0x{:08x}", stored.data);
      case Value::Type::String: return fmt::format("\"{}\"", escape_quotes(attribute.raw_text));
      default: return fmt::format("(type 0x{:x})0x{:x}", stored.raw_type, stored.data);
    }
  }

  std::string out_;
  size_t indent_ = 0;
  std::vector<const XmlNamespace*> scope_;
};

}  // namespace

std::string print_aapt_tree(const XmlDocument& document) {
  AaptPrinter printer;
  walk_xml(document.root, printer);
  return printer.take();
}

}  // namespace antecede::apk
