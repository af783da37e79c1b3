#include "picture/xml_text.h"

#include <gtest/gtest.h>

namespace antecede::picture {
namespace {

TEST(XmlText, IsWhatXmlAllows) {
  EXPECT_EQ(xml_text("a<b> & \"c\"\n"), "a&lt;b&gt; &amp; &quot;c&quot;\\x0a");
  EXPECT_EQ(xml_text("\x1b[31m\xff\u202e\uffff"), "\\x1b[31m\\xff\\u202e\\uffff") << "none of these is XML";
}

}  // namespace
}  // namespace antecede::picture
