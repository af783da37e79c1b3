#include "base/xml_text.h"

#include <gtest/gtest.h>

namespace antecede::base {
namespace {

TEST(XmlText, IsWhatXmlAllows) {
  EXPECT_EQ(xml_text("a<b> & \"c\"\n"), "a&lt;b&gt; &amp; &quot;c&quot;\\x0a");
  EXPECT_EQ(xml_text("\x1b[31m\xff\u202e\uffff"), "\\x1b[31m\\xff\\u202e\\uffff") << "none of these is XML";
}

TEST(XmlText, EscapedTextKeepsItsLines) {
  EXPECT_EQ(xml_escaped("<1>\n\"2\""), "&lt;1&gt;\n&quot;2&quot;");
}

}  // namespace
}  // namespace antecede::base
