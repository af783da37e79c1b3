#pragma once

#include "apk/xml.h"

namespace antecede::apk {

/// What `walk_xml` tells: every element when it opens and closes, every run of text, in document order.
class XmlVisitor {
 public:
  virtual ~XmlVisitor() = default;
  virtual void enter(const XmlElement& element) = 0;
  virtual void text(const XmlText& run) = 0;
  virtual void leave(const XmlElement& element) = 0;
};

/// Walks a tree in document order, without recursion, so that no document is too deep for it.
void walk_xml(const XmlElement& root, XmlVisitor& visitor);

}  // namespace antecede::apk
