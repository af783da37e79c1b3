#include "apk/binary_xml.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <androidfw/ResourceTypes.h>
#include <fmt/format.h>

#include "apk/androidfw_silence.h"
#include "apk/resource_value.h"
#include "apk/text_decoding.h"
#include "apk/text_xml.h"

namespace antecede::apk {

namespace {

using android::Res_value;
using android::ResStringPool;
using android::ResXMLTree;
using base::bad_input;
using base::Bytes;
using base::Result;
using base::Status;

/// androidfw reads records through pointers, so they must be aligned, and it looks at the fields of some
/// before it checks that they lie inside; the zeros behind the copy keep such a read inside our memory.
constexpr size_t k_padding_words = 16;

std::vector<uint32_t> aligned_copy(Bytes bytes) {
  std::vector<uint32_t> words((bytes.size() + 3) / 4 + k_padding_words);
  if (!bytes.empty()) std::memcpy(words.data(), bytes.data(), bytes.size());
  return words;
}

/// Turns the events of androidfw's pull parser into a tree, counting what it makes against the limits.
class TreeBuilder {
 public:
  TreeBuilder(ResXMLTree& tree, const XmlLimits& limits)
      : tree_(tree), strings_(tree.getStrings()), limits_(limits) {}

  Result<XmlDocument> build() {
    while (!finished_) {
      const ResXMLTree::event_code_t event = tree_.next();
      if (event == ResXMLTree::BAD_DOCUMENT) return bad_input("corrupt compiled XML");
      if (event == ResXMLTree::END_DOCUMENT) break;
      ANTECEDE_CHECK(handle(event));
    }
    while (!open_.empty()) close_element();
    if (!finished_) return bad_input("compiled XML without an element");
    return std::move(document_);
  }

 private:
  Status handle(ResXMLTree::event_code_t event) {
    if (++nodes_ > limits_.nodes) return bad_input(fmt::format("compiled XML with over {} nodes", limits_.nodes));
    switch (event) {
      case ResXMLTree::START_NAMESPACE: return start_namespace();
      case ResXMLTree::START_TAG: return open_element();
      case ResXMLTree::END_TAG: close_element(); return {};
      case ResXMLTree::TEXT: return add_text();
      default: return {};
    }
  }

  Status start_namespace() {
    if (++namespaces_ > limits_.namespaces) {
      return bad_input(fmt::format("compiled XML with over {} namespaces in one place", limits_.namespaces));
    }
    XmlNamespace declared;
    ANTECEDE_CHECK(take(tree_.getNamespacePrefixID(), declared.prefix));
    ANTECEDE_CHECK(take(tree_.getNamespaceUriID(), declared.uri));
    pending_namespaces_.push_back(std::move(declared));
    return {};
  }

  Status open_element() {
    if (open_.size() >= limits_.depth) {
      return bad_input(fmt::format("compiled XML nested deeper than {} elements", limits_.depth));
    }
    XmlElement& element = open_.emplace_back();
    element.line = tree_.getLineNumber();
    element.namespaces = std::exchange(pending_namespaces_, {});
    ANTECEDE_CHECK(take(tree_.getElementNamespaceID(), element.namespace_uri));
    ANTECEDE_CHECK(take(tree_.getElementNameID(), element.name));
    const size_t count = tree_.getAttributeCount();
    if (count > limits_.attributes - attributes_) {
      return bad_input(fmt::format("compiled XML with over {} attributes", limits_.attributes));
    }
    attributes_ += count;
    for (size_t index = 0; index < count; ++index) ANTECEDE_CHECK(add_attribute(element, index));
    return {};
  }

  Status add_attribute(XmlElement& element, size_t index) {
    XmlAttribute& attribute = element.attributes.emplace_back();
    ANTECEDE_CHECK(take(tree_.getAttributeNamespaceID(index), attribute.namespace_uri));
    ANTECEDE_CHECK(take(tree_.getAttributeNameID(index), attribute.name));
    attribute.resource_id = tree_.getAttributeNameResID(index);
    const int32_t raw = tree_.getAttributeValueStringID(index);
    attribute.has_raw_text = has_string(raw);
    ANTECEDE_CHECK(take(raw, attribute.raw_text));
    Res_value stored{};
    if (tree_.getAttributeValue(index, &stored) < 0) return {};
    attribute.value.type = value_type_of(stored.dataType);
    attribute.value.raw_type = stored.dataType;
    attribute.value.data = stored.data;
    if (attribute.value.type != Value::Type::String) return {};
    return take(static_cast<int32_t>(stored.data), attribute.value.text);
  }

  Status add_text() {
    if (open_.empty()) return {};
    XmlElement& element = open_.back();
    XmlText run{{}, element.children.size()};
    ANTECEDE_CHECK(take(tree_.getTextID(), run.text));
    element.text += run.text;
    element.texts.push_back(std::move(run));
    return {};
  }

  void close_element() {
    if (open_.empty()) return;
    XmlElement element = std::move(open_.back());
    open_.pop_back();
    namespaces_ -= element.namespaces.size();
    finished_ = open_.empty();
    if (finished_) {
      document_.root = std::move(element);
    } else {
      open_.back().children.push_back(std::move(element));
    }
  }

  bool has_string(int32_t index) const { return index >= 0 && static_cast<size_t>(index) < strings_.size(); }

  /// Copies one string of the pool; no string (-1) and a bad index leave the text empty.
  Status take(int32_t index, std::string& out) {
    if (!has_string(index)) return {};
    size_t length = 0;
    if (strings_.isUTF8()) {
      const char* text = strings_.string8At(static_cast<size_t>(index), &length);
      ANTECEDE_CHECK(count_text(text ? length : 0));
      if (text) out = repair_utf8({reinterpret_cast<const uint8_t*>(text), length});
    } else {
      const char16_t* text = strings_.stringAt(static_cast<size_t>(index), &length);
      ANTECEDE_CHECK(count_text(text ? length : 0));
      if (text) out = utf16_to_utf8({reinterpret_cast<const uint8_t*>(text), 2 * length});
    }
    return {};
  }

  Status count_text(size_t length) {
    if (length > limits_.text_bytes - text_bytes_) {
      return bad_input(fmt::format("compiled XML that unfolds to over {} MiB of text", limits_.text_bytes >> 20));
    }
    text_bytes_ += length;
    return {};
  }

  ResXMLTree& tree_;
  const ResStringPool& strings_;
  const XmlLimits& limits_;
  XmlDocument document_;
  std::vector<XmlElement> open_;
  std::vector<XmlNamespace> pending_namespaces_;
  size_t nodes_ = 0;
  size_t namespaces_ = 0;
  size_t attributes_ = 0;
  size_t text_bytes_ = 0;
  bool finished_ = false;
};

}  // namespace

Result<XmlDocument> parse_binary_xml(Bytes bytes, const XmlLimits& limits) {
  if (bytes.empty()) return bad_input("empty file where compiled XML was expected");
  if (looks_like_text_xml(bytes)) return bad_input("text XML where compiled XML was expected");
  silence_androidfw();
  const std::vector<uint32_t> words = aligned_copy(bytes);
  ResXMLTree tree;
  if (tree.setTo(words.data(), bytes.size()) != android::NO_ERROR) return bad_input("not a compiled XML document");
  return TreeBuilder(tree, limits).build();
}

}  // namespace antecede::apk
