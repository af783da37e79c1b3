#include "detect/stack_facts.h"

#include <gtest/gtest.h>

#include "trace/text/text_parser.h"

namespace antecede::detect {
namespace {

/// One read with the stack; whom it is charged to, and whose code that is.
struct Charged {
  explicit Charged(const std::string& stack, std::vector<std::string> own = {}) {
    auto parsed = trace::parse_trace_text("main: read com.x.A.f@a at " + stack + "\n");
    EXPECT_TRUE(parsed.has_value());
    const StackFacts facts(parsed->tables, race::RaceLists::built_in(), std::move(own));
    const trace::StackId id = parsed->operations[trace::OperationId(0)].stack;
    const trace::FrameId frame = facts.charged(id);
    if (frame.valid()) method = canonical_method(parsed->tables, parsed->tables.frames[frame]);
    origin = facts.origin(id);
    has_own = facts.has_own(id);
    draws = facts.draws(id);
  }
  std::string method;
  base::Origin origin{};
  bool has_own = false, draws = false;
};

TEST(StackFacts, ChargeTheInnermostCodeOutsideOfThePlatform) {
  const Charged own("%java.util.ArrayList.add()V < com.x.A.run()V < ^com.lib.B.call()V < com.x.C.go()V");
  EXPECT_EQ(own.method, "com.x.A.run()V");
  EXPECT_EQ(own.origin, base::Origin::Own);
  const Charged library("%java.util.ArrayList.add()V < ^com.lib.B.call()V < com.x.C.go()V");
  EXPECT_EQ(library.method, "com.lib.B.call()V");
  EXPECT_EQ(library.origin, base::Origin::Library);
  EXPECT_FALSE(library.has_own) << "a race there is the library's, whoever called it";
  const Charged model("%antecede.Contents.size()I < %java.util.ArrayList.size()I < %android.view.View.layout()V");
  EXPECT_EQ(model.method, "java.util.ArrayList.size()I");
  EXPECT_EQ(model.origin, base::Origin::Model);
}

TEST(StackFacts, PassOverWhatTheCompilerMade) {
  EXPECT_EQ(Charged("com.x.A.access$000()V < com.x.A$1.run()V").method, "com.x.A$1.run()V");
  EXPECT_EQ(Charged("com.x.A.bridge()V&- < com.x.B.run()V").method, "com.x.B.run()V");
  EXPECT_EQ(Charged("com.x.A.access$000()V").method, "com.x.A.access$000()V") << "nobody else is there";
}

TEST(StackFacts, KnowWhatIdsCallAMethod) {
  EXPECT_EQ(Charged("com.x.A$1.run()V&com.x.A.go()V/java.lang.Runnable#0.run()V").method,
            "com.x.A.go()V/java.lang.Runnable#0.run()V");
}

TEST(StackFacts, OwnPrefixesOverride) {
  const std::string stack = "com.x.A.run()V < com.y.B.run()V";
  EXPECT_EQ(Charged(stack, {"com.y"}).origin, base::Origin::Library) << "the innermost one is outside of the prefix";
  EXPECT_EQ(Charged(stack, {"com.x"}).origin, base::Origin::Own);
  EXPECT_EQ(Charged("%java.util.List.add()V", {"com.x"}).origin, base::Origin::Model);
}

TEST(StackFacts, DrawingGoesOnInOwnCode) {
  EXPECT_TRUE(Charged("com.x.Board.onDraw()V < %android.view.View.draw()V").draws);
  EXPECT_FALSE(Charged("com.x.Board.onDraw()V < com.x.Board.test()V").draws);
}

TEST(StackFacts, ClassNamesAreDotted) {
  EXPECT_EQ(dotted("Lcom/x/Outer$Inner;"), "com.x.Outer$Inner");
  EXPECT_EQ(dotted("com/x/A"), "com.x.A");
  EXPECT_EQ(dotted("com.x.A"), "com.x.A");
  EXPECT_EQ(dotted("L;"), "L;");
  EXPECT_EQ(dotted(""), "");
}

}  // namespace
}  // namespace antecede::detect
