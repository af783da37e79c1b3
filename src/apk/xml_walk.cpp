#include "apk/xml_walk.h"

#include <cstddef>
#include <vector>

namespace antecede::apk {

namespace {

struct Position {
  const XmlElement* element;
  size_t next_child = 0;
  size_t next_text = 0;
};

/// Tells the runs of text that stand before the next child.
void visit_texts(Position& position, XmlVisitor& visitor) {
  const std::vector<XmlText>& texts = position.element->texts;
  while (position.next_text < texts.size() && texts[position.next_text].child_index <= position.next_child) {
    visitor.text(texts[position.next_text++]);
  }
}

}  // namespace

void walk_xml(const XmlElement& root, XmlVisitor& visitor) {
  std::vector<Position> stack{{&root}};
  visitor.enter(root);
  while (!stack.empty()) {
    Position& top = stack.back();
    visit_texts(top, visitor);
    if (top.next_child == top.element->children.size()) {
      visitor.leave(*top.element);
      stack.pop_back();
      continue;
    }
    const XmlElement& child = top.element->children[top.next_child++];
    visitor.enter(child);
    stack.push_back({&child});
  }
}

}  // namespace antecede::apk
