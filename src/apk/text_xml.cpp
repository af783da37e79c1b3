#include "apk/text_xml.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <expat.h>
#include <fmt/format.h>

#include "apk/text_value.h"

namespace antecede::apk {

namespace {

using base::bad_input;
using base::Bytes;
using base::Result;

constexpr char k_separator = '\n';  // Cannot occur in a namespace or a name.

constexpr size_t k_free_text_bytes = size_t(64) << 10;

/// Builds the tree out of expat's calls. The first thing that goes wrong stops the parser.
class TextTreeBuilder {
 public:
  TextTreeBuilder(XML_Parser parser, const ResourceSymbols& names, const XmlLimits& limits)
      : parser_(parser), names_(names), limits_(limits) {
    XML_SetUserData(parser, this);
    XML_SetElementHandler(
        parser, [](void* self, const char* name, const char** attributes) { of(self).open(name, attributes); },
        [](void* self, const char*) { of(self).close(); });
    XML_SetCharacterDataHandler(parser, [](void* self, const char* text, int length) {
      of(self).add_text({text, static_cast<size_t>(length)});
    });
    XML_SetNamespaceDeclHandler(
        parser, [](void* self, const char* prefix, const char* uri) { of(self).declare(prefix, uri); }, nullptr);
    XML_SetStartDoctypeDeclHandler(parser, [](void* self, const char*, const char*, const char*, int) {
      of(self).stop("a document type declaration is not read");
    });
  }

  const std::string& problem() const { return problem_; }
  XmlDocument take() { return std::move(document_); }

 private:
  static TextTreeBuilder& of(void* self) { return *static_cast<TextTreeBuilder*>(self); }

  void stop(std::string problem) {
    if (problem_.empty()) problem_ = std::move(problem);
    XML_StopParser(parser_, XML_FALSE);
  }

  bool spend(size_t bytes) {
    if (++nodes_ > limits_.nodes || bytes > limits_.text_bytes - text_bytes_)
      return stop("document too large"), false;
    text_bytes_ += bytes;
    return true;
  }

  void declare(const char* prefix, const char* uri) {
    pending_namespaces_.push_back({prefix ? prefix : "", uri ? uri : ""});
    spend(0);
  }

  static void split_name(std::string_view full, std::string& uri, std::string& name) {
    const size_t at = full.find(k_separator);
    if (at != std::string_view::npos) uri = full.substr(0, at);
    name = at == std::string_view::npos ? full : full.substr(at + 1);
  }

  void open(std::string_view name, const char** attributes) {
    if (!problem_.empty() || !spend(name.size())) return;
    if (open_.size() >= limits_.depth) return stop(fmt::format("nested deeper than {} elements", limits_.depth));
    XmlElement& element = open_.emplace_back();
    split_name(name, element.namespace_uri, element.name);
    element.line = static_cast<uint32_t>(XML_GetCurrentLineNumber(parser_));
    element.namespaces = std::exchange(pending_namespaces_, {});
    for (; attributes[0]; attributes += 2) add_attribute(element, attributes[0], attributes[1]);
  }

  void add_attribute(XmlElement& element, std::string_view name, std::string_view text) {
    if (++attributes_ > limits_.attributes || !spend(name.size() + text.size())) return stop("too many attributes");
    XmlAttribute& attribute = element.attributes.emplace_back();
    split_name(name, attribute.namespace_uri, attribute.name);
    attribute.raw_text = text;
    attribute.has_raw_text = true;
    attribute.value = typed_value(text, attribute.name, names_);
  }

  void add_text(std::string_view text) {
    if (open_.empty() || !problem_.empty() || !spend(text.size())) return;
    XmlElement& element = open_.back();
    element.text += text;
    // Expat cuts one run where lines end or its buffer does; a run is what lies between two children.
    if (!element.texts.empty() && element.texts.back().child_index == element.children.size())
      element.texts.back().text += text;
    else
      element.texts.push_back({std::string(text), element.children.size()});
  }

  void close() {
    if (open_.empty() || !problem_.empty()) return;
    XmlElement element = std::move(open_.back());
    open_.pop_back();
    if (open_.empty())
      document_.root = std::move(element);
    else
      open_.back().children.push_back(std::move(element));
  }

  XML_Parser parser_;
  const ResourceSymbols& names_;
  const XmlLimits& limits_;
  std::string problem_;
  XmlDocument document_;
  std::vector<XmlElement> open_;
  std::vector<XmlNamespace> pending_namespaces_;
  size_t nodes_ = 0, attributes_ = 0, text_bytes_ = 0;
};

}  // namespace

bool looks_like_text_xml(Bytes bytes) {
  std::string_view text = base::as_text(bytes.first(std::min<size_t>(bytes.size(), 256)));
  if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff")) return true;
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  const size_t start = text.find_first_not_of(" \t\r\n");
  return start != std::string_view::npos && text[start] == '<';
}

Result<XmlDocument> parse_text_xml(Bytes bytes, const ResourceSymbols& names, const XmlLimits& limits) {
  if (bytes.size() > (size_t(64) << 20)) return bad_input("an XML file of over 64 MiB");
  const std::unique_ptr<XML_ParserStruct, void (*)(XML_Parser)> parser(XML_ParserCreateNS(nullptr, k_separator),
                                                                       XML_ParserFree);
  XML_SetHashSalt(parser.get(), 1);  // Time and randomness have no place here; our limits hold back floods.
  // Text grows only where a short prefix stands for a long namespace, in real documents by less than 16 times.
  XmlLimits own_limits = limits;
  own_limits.text_bytes = std::min(limits.text_bytes, k_free_text_bytes + 16 * bytes.size());
  TextTreeBuilder builder(parser.get(), names, own_limits);
  const auto status = XML_Parse(parser.get(), reinterpret_cast<const char*>(bytes.data()),
                                static_cast<int>(bytes.size()), /*isFinal=*/1);
  if (status == XML_STATUS_OK) return builder.take();
  const std::string problem =
      builder.problem().empty() ? XML_ErrorString(XML_GetErrorCode(parser.get())) : builder.problem();
  return bad_input(fmt::format("line {}, column {}: {}", XML_GetCurrentLineNumber(parser.get()),
                               XML_GetCurrentColumnNumber(parser.get()) + 1, problem));
}

}  // namespace antecede::apk
