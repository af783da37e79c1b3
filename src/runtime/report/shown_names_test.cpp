#include "runtime/report/shown_names.h"

#include <fmt/format.h>

#include "runtime/testing.h"

namespace antecede::runtime {
namespace {

constexpr std::string_view k_mapping = R"map(# compiler: R8
com.x.Main -> a.a:
# {"id":"sourceFile","fileName":"Main.kt"}
    4:4:int com.google.gson.Numbers.twice(int):7:7 -> m
    4:4:void run(int):25:25 -> m
    5:5:void run(int):26:26 -> m
    9:9:void run(int):0:0 -> m
      # {"id":"com.android.tools.r8.outlineCallsite","positions":{"1":5},"outline":"La/o;a()V"}
com.x.ToolsKt -> a.b:
    1:1:void check():3:3 -> c
    1:1:void use():8:8 -> c
      # {"id":"com.android.tools.r8.rewriteFrame","conditions":["throws(Lcom/x/Lost;)"],"actions":["removeInnerFrames(1)"]}
com.x.Outline -> a.o:
    1:1:void outline():0:0 -> a
      # {"id":"com.android.tools.r8.outline"}
com.x.Main$$ExternalSyntheticLambda0 -> a.s:
    1:1:void com.x.Main.$r8$lambda$go():0:0 -> run
      # {"id":"com.android.tools.r8.synthesized"}
    1:1:void com.x.Main.lambda$go$0():70:70 -> run
      # {"id":"com.android.tools.r8.synthesized"}
    1:1:void run():0:0 -> run
)map";

/// Names of an app that R8 renamed; only the model's classes are there, so places have no class of the program.
class ShownNamesTest : public ::testing::Test {
 protected:
  static CodePlace place(std::string class_name, std::string method, uint32_t line) {
    CodePlace place;
    place.frame.class_name = std::move(class_name);
    place.frame.method = std::move(method);
    place.frame.file = "SourceFile";
    place.frame.line = line;
    return place;
  }

  std::string stack(const std::vector<CodePlace>& places, std::string_view thrown = {}) const {
    std::string text;
    for (const NotedFrame& frame : shown_stack(names_, places, thrown))
      text += fmt::format("{}.{}{}({}:{}){} ", frame.class_name, frame.method, frame.descriptor, frame.file,
                          frame.line, frame.canonical);
    return text;
  }

  base::Diagnostics diagnostics_;
  apk::Mapping mapping_ = apk::Mapping::parse(base::bytes_of(k_mapping), diagnostics_).value();
  model::CodeNames code_{ModelProgram::get().code(),
                         {.mapping = &mapping_, .own = {}, .package = "com.x", .components = {}}};
  ShownNames names_{*ModelProgram::get().code().program, &code_};
};

TEST_F(ShownNamesTest, ClassesAndWhatIsMadeOfThem) {
  EXPECT_EQ(names_.class_name("a.a"), "com.x.Main");
  EXPECT_EQ(names_.class_name("a.z"), "a.z");
  EXPECT_EQ(names_.class_name("[[La.a;"), "[[Lcom.x.Main;");
  EXPECT_EQ(names_.class_name("a.a$$Lambda$12"), "com.x.Main$$Lambda$12");
  EXPECT_EQ(names_.class_name(""), "");
}

TEST_F(ShownNamesTest, WithoutNamesEverythingKeepsItsOwn) {
  const ShownNames plain(*ModelProgram::get().code().program, nullptr);
  EXPECT_EQ(plain.class_name("a.a"), "a.a");
  const std::vector<NotedFrame> frames = shown_stack(plain, {place("a.a", "m", 4)});
  ASSERT_EQ(frames.size(), 1u);
  EXPECT_EQ(frames[0].class_name, "a.a");
  EXPECT_EQ(frames[0].file, "SourceFile");
}

TEST_F(ShownNamesTest, InlinedMethodsHaveFramesOfTheirOwn) {
  EXPECT_EQ(stack({place("a.a", "m", 4), place("z.z", "n", 2)}),
            "com.google.gson.Numbers.twice(I)I(Numbers.java:7) com.x.Main.run(I)V(Main.kt:25) z.z.n(SourceFile:2) ");
  const std::vector<NotedFrame> frames = shown_stack(names_, {place("a.a", "m", 4)});
  EXPECT_EQ(frames.at(0).origin, base::Origin::Library);
}

TEST_F(ShownNamesTest, AMethodWithoutALineIsJustThatMethod) {
  EXPECT_EQ(stack({place("a.a", "m", 0)}), "com.x.Main.run(I)V(Main.kt:0) ");
}

TEST_F(ShownNamesTest, OutlinesAreShownInTheirCallers) {
  EXPECT_EQ(stack({place("a.o", "a", 1), place("a.a", "m", 9)}), "com.x.Main.run(I)V(Main.kt:26) ");
  const CodePlace outline = place("a.o", "a", 1);
  EXPECT_TRUE(names_.frames({&outline, 1}).empty());
  EXPECT_EQ(stack({outline}), "");
}

TEST_F(ShownNamesTest, WhatThrewInTheNameOfItsCallerIsLeftOut) {
  EXPECT_EQ(stack({place("a.b", "c", 1)}), "com.x.ToolsKt.check()V(Tools.kt:3) com.x.ToolsKt.use()V(Tools.kt:8) ");
  EXPECT_EQ(stack({place("a.b", "c", 1)}, "com.x.Lost"), "com.x.ToolsKt.use()V(Tools.kt:8) ");
  EXPECT_EQ(stack({place("z.z", "n", 2), place("a.b", "c", 1)}, "com.x.Lost"),
            "z.z.n(SourceFile:2) com.x.ToolsKt.check()V(Tools.kt:3) com.x.ToolsKt.use()V(Tools.kt:8) ");
}

TEST_F(ShownNamesTest, WhatTheCompilerPutInCountsAsItsCaller) {
  EXPECT_EQ(stack({place("a.s", "run", 1)}),
            "com.x.Main.$r8$lambda$go()V(Main.kt:0)- com.x.Main.lambda$go$0()V(Main.kt:70) "
            "com.x.Main$$ExternalSyntheticLambda0.run()V(Main.java:0) ");
}

TEST_F(ShownNamesTest, WhoseCodeItIs) {
  Classes classes(ModelProgram::get().code(), ModelProgram::get().hierarchy(), &code_);
  EXPECT_EQ(names_.origin(*classes.known("java/lang/String")), base::Origin::Model);
  EXPECT_EQ(names_.origin(*classes.array_of(classes.primitive('I'))), base::Origin::Model);
  EXPECT_EQ(shown_stack(names_, {place("z.z", "n", 2)}).at(0).origin, base::Origin::Framework) << "nobody has it";
}

TEST(NotedFrame, TheTellingOneIsOwnCodeIfThereIsAny) {
  const auto frame = [](base::Origin origin) {
    NotedFrame one;
    one.origin = origin;
    return one;
  };
  const NotedFrame own = frame(base::Origin::Own), library = frame(base::Origin::Library),
                   model = frame(base::Origin::Model), unknown = frame(base::Origin::Unknown);
  const auto telling = [](const std::vector<NotedFrame>& stack) { return telling_frame(stack)->origin; };
  EXPECT_EQ(telling({model, library, unknown, own}), base::Origin::Own);
  EXPECT_EQ(telling({model, library, unknown}), base::Origin::Unknown);
  EXPECT_EQ(telling({model, library}), base::Origin::Library);
  EXPECT_EQ(telling({model}), base::Origin::Model);
  EXPECT_EQ(telling_frame({}), nullptr);
}

}  // namespace
}  // namespace antecede::runtime
