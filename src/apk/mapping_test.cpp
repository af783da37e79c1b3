#include "apk/mapping.h"

#include <random>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

namespace antecede::apk {
namespace {

using ::testing::ElementsAre;

constexpr std::string_view k_sample = R"(# compiler: R8
# {"id":"com.android.tools.r8.mapping","version":"2.2"}
com.example.Main -> a.a:
# {"id":"sourceFile","fileName":"Main.kt"}
    int count -> a
    java.lang.String name -> a
    com.example.Helper helper -> b
    1:1:void <init>():10:10 -> <init>
    1:3:void run(int):20:22 -> a
    4:4:int com.example.Helper.inner(int):7:7 -> a
    4:4:int com.example.Helper.outer(int):12 -> a
    4:4:void run(int):25:25 -> a
    5:9:void run(com.example.Helper):40:44 -> a
    void plain() -> c
    0:65535:void everywhere():0:0 -> d
com.example.Helper -> a.b:
# {"id":"sourceFile","fileName":"Helper.java"}
com.example.Main$$Lambda$1 -> a.c:
# {"id":"com.android.tools.r8.synthesized"}
    1:1:void com.example.Main.lambda$go$0():70:70 -> run
      # {"id":"com.android.tools.r8.synthesized"}
    1:1:void run():0 -> run
)";

std::vector<std::string> print(const std::vector<RetracedFrame>& frames) {
  std::vector<std::string> out;
  for (const RetracedFrame& one : frames)
    out.push_back(fmt::format("{}.{}({}:{}){}{}{}", one.class_name, one.method, one.file, one.line,
                              one.synthesized ? " synthesized" : "", one.outline ? " outline" : "",
                              one.ambiguous ? " ambiguous" : ""));
  return out;
}

class MappingTest : public ::testing::Test {
 protected:
  Mapping parse(std::string_view text) { return Mapping::parse(base::bytes_of(text), diagnostics_).value(); }
  bool fails(std::string_view text) { return !Mapping::parse(base::bytes_of(text), diagnostics_); }

  base::Diagnostics diagnostics_;
};

TEST_F(MappingTest, RenamesClasses) {
  Mapping mapping = parse(k_sample);
  EXPECT_EQ(mapping.class_count(), 3u);
  EXPECT_EQ(mapping.original_class("a.a"), "com.example.Main");
  EXPECT_EQ(mapping.original_class("a.z"), "a.z");
  EXPECT_EQ(mapping.obfuscated_class("com.example.Helper"), "a.b");
  EXPECT_EQ(mapping.obfuscated_class("java.lang.String"), "java.lang.String");
  EXPECT_EQ(mapping.source_file("com.example.Main"), "Main.kt");
  EXPECT_TRUE(mapping.is_synthesized("a.c"));
  EXPECT_FALSE(mapping.is_synthesized("a.a"));
  EXPECT_EQ(mapping.original_descriptor("(I[La/b;La/z;)La/a;"), "(I[Lcom/example/Helper;La/z;)Lcom/example/Main;");
  EXPECT_TRUE(diagnostics_.list().empty());
}

TEST_F(MappingTest, DescriptorsMayBeBroken) {
  Mapping mapping = parse(k_sample);
  EXPECT_EQ(mapping.original_descriptor("La/a"), "Lcom/example/Main");
  EXPECT_EQ(mapping.original_descriptor("L"), "L");
  EXPECT_EQ(mapping.original_descriptor(";"), ";");
  EXPECT_EQ(mapping.original_descriptor(""), "");
}

TEST_F(MappingTest, RenamesFields) {
  Mapping mapping = parse(k_sample);
  EXPECT_EQ(mapping.field("a.a", "a", "I")->name, "count");
  EXPECT_EQ(mapping.field("a.a", "a", "Ljava/lang/String;")->name, "name");
  EXPECT_EQ(mapping.field("a.a", "b", "La/b;")->descriptor, "Lcom/example/Helper;");
  EXPECT_EQ(mapping.field("a.a", "b", "Lwrong;")->name, "helper");  // the only one of that name
  EXPECT_FALSE(mapping.field("a.a", "a", "Z"));
  EXPECT_FALSE(mapping.field("a.a", "zz", "I"));
  EXPECT_FALSE(mapping.field("zz", "a", "I"));
}

TEST_F(MappingTest, RenamesMethods) {
  Mapping mapping = parse(k_sample);
  EXPECT_EQ(mapping.method("a.a", "a", "(I)V")->name, "run");
  EXPECT_EQ(mapping.method("a.a", "a", "(La/b;)V")->descriptor, "(Lcom/example/Helper;)V");
  EXPECT_EQ(mapping.method("a.a", "c", "()V")->name, "plain");
  EXPECT_FALSE(mapping.method("a.a", "a", "(Z)V"));  // neither of the two
  EXPECT_FALSE(mapping.method("a.c", "run", "()V")->synthesized);
}

TEST_F(MappingTest, ResidualSignaturesTellOverloadsApart) {
  Mapping mapping = parse(R"(x.A -> a:
    1:1:void one(x.Removed):1:1 -> m
      # {"id":"com.android.tools.r8.residualsignature","signature":"(I)V"}
    2:2:void one(x.Removed):2:2 -> m
    3:3:void two(int):3:3 -> m
      # {"id":"com.android.tools.r8.residualsignature","signature":"(J)V"}
)");
  EXPECT_EQ(mapping.method("a", "m", "(I)V")->name, "one");
  EXPECT_EQ(mapping.method("a", "m", "(J)V")->name, "two");
  EXPECT_THAT(print(mapping.retrace({"a", "m", 2, "(I)V"})), ElementsAre("x.A.one(:2)"));
}

TEST_F(MappingTest, RetracesLines) {
  Mapping mapping = parse(k_sample);
  EXPECT_THAT(print(mapping.retrace({"a.a", "a", 2, ""})), ElementsAre("com.example.Main.run(Main.kt:21)"));
  EXPECT_THAT(print(mapping.retrace({"a.a", "a", 9, ""})), ElementsAre("com.example.Main.run(Main.kt:44)"));
  EXPECT_THAT(print(mapping.retrace({"a.a", "<init>", 1, ""})), ElementsAre("com.example.Main.<init>(Main.kt:10)"));
}

TEST_F(MappingTest, RetracesInlinedFramesInnermostFirst) {
  Mapping mapping = parse(k_sample);
  EXPECT_THAT(print(mapping.retrace({"a.a", "a", 4, ""})),
              ElementsAre("com.example.Helper.inner(Helper.java:7)", "com.example.Helper.outer(Helper.java:12)",
                          "com.example.Main.run(Main.kt:25)"));
}

TEST_F(MappingTest, RetracesWithoutLines) {
  Mapping mapping = parse(k_sample);
  EXPECT_THAT(print(mapping.retrace({"a.a", "c", 5, ""})), ElementsAre("com.example.Main.plain(Main.kt:5)"));
  EXPECT_THAT(print(mapping.retrace({"a.a", "d", 123, ""})), ElementsAre("com.example.Main.everywhere(Main.kt:0)"));
  EXPECT_THAT(print(mapping.retrace({"a.a", "a", 0, ""})), ElementsAre("com.example.Main.run(Main.kt:20) ambiguous"));
  EXPECT_THAT(print(mapping.retrace({"a.a", "a", 0, "(La/b;)V"})), ElementsAre("com.example.Main.run(Main.kt:40)"));
}

TEST_F(MappingTest, WhatIsUnknownStays) {
  Mapping mapping = parse(k_sample);
  EXPECT_THAT(print(mapping.retrace({"z.z", "m", 3, ""})), ElementsAre("z.z.m(:3)"));
  EXPECT_THAT(print(mapping.retrace({"a.a", "m", 3, ""})), ElementsAre("com.example.Main.m(Main.kt:3)"));
  EXPECT_THAT(print(mapping.retrace({"a.a", "a", 999, ""})), ElementsAre("com.example.Main.a(Main.kt:999)"));
}

TEST_F(MappingTest, FramesHaveTheDescriptorsOfTheSource) {
  Mapping mapping = parse(k_sample);
  const std::vector<RetracedFrame> frames = mapping.retrace({"a.a", "a", 4, ""});
  ASSERT_EQ(frames.size(), 3u);
  EXPECT_EQ(frames[0].descriptor, "(I)I");
  EXPECT_EQ(frames[2].descriptor, "(I)V");
  EXPECT_EQ(mapping.retrace({"a.a", "m", 3, "(La/b;)V"})[0].descriptor, "(Lcom/example/Helper;)V");
  EXPECT_EQ(mapping.retrace({"z.z", "m", 3, ""})[0].descriptor, "");
}

TEST_F(MappingTest, MarksSynthesizedFrames) {
  Mapping mapping = parse(k_sample);
  EXPECT_THAT(print(mapping.retrace({"a.c", "run", 1, ""})),
              ElementsAre("com.example.Main.lambda$go$0(Main.kt:70) synthesized",
                          "com.example.Main$$Lambda$1.run(:0) synthesized"));
}

TEST_F(MappingTest, OutlinesGiveWayToTheirCallers) {
  Mapping mapping = parse(R"(x.Outline -> a:
    1:2:int outline():0:0 -> a
      # {"id":"com.android.tools.r8.outline"}
x.Some -> b:
    4:4:int caller(int):98:98 -> s
    5:5:int caller(int):100:100 -> s
    27:27:int caller(int):0:0 -> s
      # {"id":"com.android.tools.r8.outlineCallsite","positions":{"1":4,"2":5},"outline":"La;a()I"}
    1:1:void other():3:3 -> t
)");
  std::vector<ObfuscatedFrame> stack = {{"a", "a", 2, ""}, {"b", "s", 27, ""}, {"b", "t", 1, ""}};
  EXPECT_THAT(print(mapping.retrace_stack(stack)), ElementsAre("x.Some.caller(:100)", "x.Some.other(:3)"));
  stack[0].line = 1;
  EXPECT_THAT(print(mapping.retrace_stack(stack)), ElementsAre("x.Some.caller(:98)", "x.Some.other(:3)"));
  EXPECT_THAT(print(mapping.retrace(stack[0])), ElementsAre("x.Outline.outline(:0) outline"));
}

TEST_F(MappingTest, FramesAreRewrittenForTheirException) {
  Mapping mapping = parse(R"map(x.A -> a:
    4:4:void x.B.check():9:9 -> m
    4:4:void use(x.B):7:7 -> m
      # {"id":"com.android.tools.r8.rewriteFrame","conditions":["throws(Ljava/lang/NullPointerException;)"],"actions":["removeInnerFrames(1)"]}
)map");
  EXPECT_THAT(print(mapping.retrace({"a", "m", 4, ""})), ElementsAre("x.B.check(:9)", "x.A.use(:7)"));
  EXPECT_THAT(print(mapping.retrace({"a", "m", 4, ""}, "java.lang.NullPointerException")),
              ElementsAre("x.A.use(:7)"));
  EXPECT_EQ(mapping.retrace({"a", "m", 4, ""}, "java.lang.Error").size(), 2u);
}

TEST_F(MappingTest, BadLinesAreCounted) {
  Mapping mapping = parse(
      "x.A -> a:\n    nonsense\n    1:2 -> b\n    int x -> y\n    1:99999999999:void f() -> g\nhello\n"
      "    int lost -> z\nx.B -> b:\n    void f( -> a\n    int  -> a\n -> c:\n");
  EXPECT_EQ(mapping.class_count(), 2u);
  EXPECT_EQ(mapping.member_count(), 1u);
  EXPECT_EQ(diagnostics_.count("mapping.bad-line"), 8u);
}

TEST_F(MappingTest, AFileWithoutAGoodLineIsAnError) {
  EXPECT_TRUE(fails(""));
  EXPECT_TRUE(fails("\n\n"));
  EXPECT_TRUE(fails("hello\nworld\n"));
  EXPECT_TRUE(fails(std::string_view("PK\3\4\0\0", 6)));
  EXPECT_FALSE(fails("# {\"id\":\"com.android.tools.r8.mapping\",\"version\":\"2.2\"}\n"));
}

TEST_F(MappingTest, CommentsAreChecked) {
  parse(
      "# {\"id\":\"com.android.tools.r8.mapping\",\"version\":\"3.0\"}\nx.A -> a:\n# "
      "{\"id\":\"new.thing\"}\n# {broken\n"
      "# {\"id\":\"sourceFile\"}\n# {\"id\":7}\n# plain\n");
  EXPECT_EQ(diagnostics_.count("mapping.newer-version"), 1u);
  EXPECT_EQ(diagnostics_.count("mapping.unknown-comment"), 1u);
  EXPECT_EQ(diagnostics_.count("mapping.bad-comment"), 3u);
}

TEST_F(MappingTest, VersionsAreCompared) {
  EXPECT_FALSE(is_newer_mapping_version("1.0"));
  EXPECT_FALSE(is_newer_mapping_version("2.2"));
  EXPECT_FALSE(is_newer_mapping_version("2"));
  EXPECT_TRUE(is_newer_mapping_version("2.3"));
  EXPECT_TRUE(is_newer_mapping_version("2.10"));
  EXPECT_TRUE(is_newer_mapping_version("10.0"));
  EXPECT_TRUE(is_newer_mapping_version("experimental"));
  EXPECT_TRUE(is_newer_mapping_version(""));
}

TEST_F(MappingTest, OtherSpellingsOfCommentsAndLineEnds) {
  Mapping mapping =
      parse("x.A -> a:\r\n# { \"fileName\" : \"A\\u0042.kt\", \"id\" : \"sourceFile\" }\r\n    int x -> y\r\n");
  EXPECT_EQ(mapping.source_file("x.A"), "AB.kt");
  EXPECT_EQ(mapping.field("a", "y", "I")->name, "x");
}

TEST_F(MappingTest, ACommentAfterABadMemberBelongsToNothing) {
  Mapping mapping = parse("x.A -> a:\n    bad\n    # {\"id\":\"com.android.tools.r8.synthesized\"}\n");
  EXPECT_FALSE(mapping.is_synthesized("a"));
}

TEST_F(MappingTest, LinesThatAreNotUtf8AreLeftOut) {
  Mapping mapping = parse("x.A -> a:\n    int \xff -> b\n    int \xc3\xbc -> c\n");
  EXPECT_EQ(mapping.member_count(), 1u);
  EXPECT_EQ(diagnostics_.count("mapping.bad-line"), 1u);
}

TEST_F(MappingTest, TheFirstOfTwoClassesWithOneNameCounts) {
  Mapping mapping = parse("x.A -> a:\nx.B -> a:\n");
  EXPECT_EQ(mapping.original_class("a"), "x.A");
  EXPECT_EQ(diagnostics_.count("mapping.duplicate-class"), 1u);
}

std::string gzip(std::string_view text) {
  z_stream stream = {};
  EXPECT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY), Z_OK);
  std::string out(text.size() + 1000, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<unsigned>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<unsigned>(out.size());
  EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return out;
}

TEST_F(MappingTest, ReadsGzip) {
  std::string packed = gzip(k_sample);
  EXPECT_EQ(parse(packed).original_class("a.a"), "com.example.Main");
  std::string second = gzip("x.A -> y.z:\n");
  EXPECT_EQ(parse(packed + second).original_class("y.z"), "x.A");
  EXPECT_EQ(parse(packed + "garbage").class_count(), 3u);
}

TEST_F(MappingTest, BrokenGzipIsAnError) {
  std::string packed = gzip(k_sample);
  for (size_t size = 2; size < packed.size(); ++size) EXPECT_TRUE(fails(packed.substr(0, size))) << size;
  packed[packed.size() / 2] ^= 0x55;
  EXPECT_TRUE(fails(packed));
}

// Fails by crashing, or if a frame gets lost: whatever the mapping says, something stands behind each.
TEST_F(MappingTest, MutationsAreHarmless) {
  std::mt19937 random(20);
  size_t read = 0;
  const std::string_view pieces[] = {"\n", " -> ", ":", "#", "{", "(", ")", ".", "1:1:", "\"", "    ", "\xff", ","};
  for (int round = 0; round < 5000; ++round) {
    std::string text(k_sample);
    for (auto edits = 1 + random() % 4; edits > 0; --edits) {
      size_t at = random() % text.size();
      if (random() % 2)
        text[at] = static_cast<char>(random());
      else
        text.insert(at, pieces[random() % std::size(pieces)]);
    }
    base::Diagnostics diagnostics;
    auto mapping = Mapping::parse(base::bytes_of(text), diagnostics);
    if (!mapping) continue;
    ++read;
    for (const char* name : {"a", "b", "c", "run", "<init>"}) {
      EXPECT_FALSE(mapping->retrace({"a.a", name, 4, "(I)V"}).empty()) << text;
      mapping->method("a.c", name, "(La/b;)V");
      mapping->field("a.a", name, "I");
    }
  }
  EXPECT_GT(read, 1000u);
}

}  // namespace
}  // namespace antecede::apk
