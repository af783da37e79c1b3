#include "apk/app_input.h"

#include <filesystem>
#include <fstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "apk/testing_compiled_xml.h"
#include "apk/testing_zip.h"
#include "base/file.h"

namespace antecede::apk {
namespace {

namespace fs = std::filesystem;
using testing::as_string;
using testing::Buffer;
using testing::compile_xml;
using testing::element;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using testing::make_zip;
using testing::manifest_element;
using ::testing::StartsWith;
using testing::text_attribute;
using testing::ZipTestEntry;

std::string manifest_bytes(const std::string& package, const std::string& split, const std::string& activity) {
  XmlElement declared = element("activity", {text_attribute(0x01010003, "name", activity)});
  return as_string(compile_xml(manifest_element(package, split, {element("application", {}, {declared})})));
}

/// An APK whose DEX files hold their own names.
std::string apk(const std::string& split, const std::vector<std::string>& dex_names = {"classes.dex"},
                const std::string& package = "com.x") {
  std::vector<ZipTestEntry> entries;
  for (const std::string& name : dex_names)
    entries.push_back(ZipTestEntry::deflate(name, "dex in " + split + " " + name));
  entries.push_back(ZipTestEntry::deflate("AndroidManifest.xml", manifest_bytes(package, split, ".Main" + split)));
  return as_string(make_zip(entries));
}

/// A folder of its own for every test, and every program that runs it.
class AppInputTest : public ::testing::Test {
 protected:
  AppInputTest() {
    folder_ = fs::path(::testing::TempDir()) / ("antecede_app_input_" + std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~AppInputTest() override { fs::remove_all(folder_); }

  std::string write(const std::string& name, const std::string& content) {
    const fs::path path = folder_ / name;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << content;
    return path.string();
  }

  base::Result<AppInput> open(const std::vector<std::string>& paths) { return AppInput::open(paths, diagnostics_); }
  std::string error(const std::vector<std::string>& paths) {
    const auto input = open(paths);
    if (input) return "opened";
    EXPECT_THAT(input.error().message, StartsWith(folder_.string()));
    return input.error().message;
  }
  static std::vector<std::string> names(const AppInput& input) {
    std::vector<std::string> all;
    for (const AppSplit& split : input.splits()) all.push_back(split.display_name);
    return all;
  }
  std::vector<std::string> dex_names(const AppInput& input, size_t jobs = 1) {
    std::vector<std::string> all;
    const auto files = input.dex_files(jobs, diagnostics_);
    EXPECT_TRUE(files) << files.error().message;
    for (const DexFile& file : *files) all.push_back(file.display_name);
    return all;
  }

  fs::path folder_;
  base::Diagnostics diagnostics_;
};

TEST_F(AppInputTest, OpensOneApk) {
  const std::string content =
      apk("", {"classes2.dex", "classes.dex", "classes10.dex", "classes3.dex", "assets/classes.dex"});
  const auto input = open({write("app.apk", content)});
  ASSERT_TRUE(input) << input.error().message;
  EXPECT_THAT(names(*input), ElementsAre("app.apk"));
  EXPECT_EQ(input->splits()[0].manifest.package, "com.x");
  EXPECT_THAT(dex_names(*input), ElementsAre("app.apk!classes.dex", "app.apk!classes2.dex", "app.apk!classes3.dex"));
  EXPECT_EQ(base::as_text((*input->dex_files(4, diagnostics_))[1].data.bytes()), "dex in  classes2.dex");
  EXPECT_EQ(input->sha256(), base::sha256_hex(testing::as_bytes(content)));
}

TEST_F(AppInputTest, StopsAtAGapAsAndroidDoes) {
  const auto input =
      open({write("app.apk", apk("", {"classes.dex", "classes3.dex", "classes4.dex", "classes02.dex"}))});
  EXPECT_THAT(dex_names(*input), ElementsAre("app.apk!classes.dex"));
  EXPECT_EQ(diagnostics_.count("app.dex-after-gap"), 2u);
  EXPECT_THAT(diagnostics_.list()[0].message, HasSubstr("app.apk!classes3.dex is ignored"));
  EXPECT_THAT(diagnostics_.list()[0].message, HasSubstr("no classes2.dex"));
}

TEST_F(AppInputTest, TakesTheCodeOfInstantRun) {
  auto packed = [&](const std::string& nested) {
    const Buffer bytes = make_zip({ZipTestEntry::store("classes.dex", "dex"), ZipTestEntry::store("instant-run.zip", nested),
                                   ZipTestEntry::store("AndroidManifest.xml", manifest_bytes("com.x", "", ".Main"))});
    return open({write("app.apk", as_string(bytes))});
  };
  const Buffer code = make_zip({ZipTestEntry::store("slice_1-classes.dex", "one"), ZipTestEntry::store("notes.txt", "no"),
                                ZipTestEntry::deflate("slice_0-classes.dex", "zero")});
  const auto input = packed(as_string(code));
  ASSERT_TRUE(input) << input.error().message;
  EXPECT_THAT(dex_names(*input), ElementsAre("app.apk!classes.dex", "app.apk!instant-run.zip!slice_0-classes.dex",
                                             "app.apk!instant-run.zip!slice_1-classes.dex"));
  EXPECT_EQ(diagnostics_.count("app.bad-instant-run"), 0u);
  EXPECT_THAT(dex_names(*packed("no archive")), ElementsAre("app.apk!classes.dex"));
  EXPECT_EQ(diagnostics_.count("app.bad-instant-run"), 1u);
}

TEST_F(AppInputTest, OpensAFolderOfSplits) {
  write("app/split_b.apk", apk("b", {"classes.dex", "classes2.dex"}));
  write("app/split_a.apk", apk("a", {}));
  write("app/zbase.apk", apk(""));
  write("app/notes.txt", "not an APK");
  const auto input = open({(folder_ / "app").string()});
  ASSERT_TRUE(input) << input.error().message;
  EXPECT_THAT(names(*input), ElementsAre("zbase.apk", "split_a.apk", "split_b.apk"));
  EXPECT_THAT(dex_names(*input),
              ElementsAre("zbase.apk!classes.dex", "split_b.apk!classes.dex", "split_b.apk!classes2.dex"));
  EXPECT_THAT(input->path(), EndsWith("zbase.apk"));
  const Manifest merged = input->merged_manifest();
  ASSERT_EQ(merged.components.size(), 3u);
  EXPECT_EQ(merged.components[2].class_name, "com.x.Mainb");
}

TEST_F(AppInputTest, OpensSeveralApks) {
  const auto input = open({write("s.apk", apk("s")), write("b.apk", apk(""))});
  ASSERT_TRUE(input) << input.error().message;
  EXPECT_THAT(names(*input), ElementsAre("b.apk", "s.apk"));
}

TEST_F(AppInputTest, OpensContainers) {
  const Buffer xapk =
      make_zip({ZipTestEntry::store("manifest.json", "{}"), ZipTestEntry::deflate("config.en.apk", apk("config.en")),
                ZipTestEntry::store("com.x.apk", apk("")), ZipTestEntry::store("Android/obb/main.obb", "x")});
  const auto input = open({write("app.xapk", as_string(xapk))});
  ASSERT_TRUE(input) << input.error().message;
  EXPECT_THAT(names(*input), ElementsAre("com.x.apk", "config.en.apk"));
  EXPECT_THAT(dex_names(*input), ElementsAre("com.x.apk!classes.dex", "config.en.apk!classes.dex"));
}

TEST_F(AppInputTest, PrefersSplitsAndTheNewestBuildOfEach) {
  const Buffer apks =
      make_zip({ZipTestEntry::store("toc.pb", ""), ZipTestEntry::store("standalones/standalone-hdpi.apk", apk("")),
                ZipTestEntry::store("splits/base-master_10.apk", apk("")),
                ZipTestEntry::store("splits/base-master_2.apk", apk("")),
                ZipTestEntry::store("splits/base-master.apk", apk("")),
                ZipTestEntry::store("splits/base-en.apk", apk("config.en"))});
  const auto input = open({write("app.apks", as_string(apks))});
  ASSERT_TRUE(input) << input.error().message;
  EXPECT_THAT(names(*input), ElementsAre("splits/base-master_10.apk", "splits/base-en.apk"));
  EXPECT_EQ(diagnostics_.count("app.variant-ignored"), 2u);
}

TEST_F(AppInputTest, TakesOneStandaloneApkWhereThereAreNoSplits) {
  const Buffer apks = make_zip({ZipTestEntry::store("standalones/standalone-hdpi.apk", apk("")),
                                ZipTestEntry::store("standalones/standalone-mdpi.apk", apk(""))});
  const auto input = open({write("app.apks", as_string(apks))});
  ASSERT_TRUE(input) << input.error().message;
  EXPECT_THAT(names(*input), ElementsAre("standalones/standalone-mdpi.apk"));
}

TEST_F(AppInputTest, OpensABareDexWhateverItIsCalled) {
  const std::string content = "dex\n035" + std::string(1, '\0') + "rest";
  for (const char* name : {"classes.dex", "odd.apk"}) {
    const auto input = open({write(name, content)});
    ASSERT_TRUE(input) << input.error().message;
    EXPECT_FALSE(input->has_manifest());
    EXPECT_THAT(dex_names(*input), ElementsAre(name));
    EXPECT_EQ(input->sha256(), base::sha256_hex(testing::as_bytes(content)));
  }
}

TEST_F(AppInputTest, NamesWhatIsWrongWithAFile) {
  EXPECT_THAT(error({(folder_ / "none.apk").string()}), EndsWith("none.apk: No such file or directory"));
  EXPECT_THAT(error({write("empty.apk", "")}), EndsWith("empty.apk: the file is empty"));
  EXPECT_THAT(error({write("text.apk", "hello, I am text")}),
              EndsWith("text.apk: not a ZIP archive, DEX file or class file"));
  EXPECT_THAT(error({write("cut.apk", apk("").substr(0, 100))}), HasSubstr("cut.apk: truncated ZIP archive"));
  write("f/readme", "x");
  EXPECT_THAT(error({(folder_ / "f").string()}), EndsWith("f: a folder without APKs"));
  EXPECT_THAT(error({write("z.zip", as_string(make_zip({ZipTestEntry::store("a", "b")})))}),
              EndsWith("z.zip: a ZIP archive with neither AndroidManifest.xml nor APKs nor class files inside"));
}

TEST_F(AppInputTest, DoesNotWaitForAPipe) {
  const std::string path = (folder_ / "pipe").string();
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  EXPECT_THAT(error({path}), EndsWith("pipe: not a regular file"));
}

TEST_F(AppInputTest, NamesWhatIsWrongInsideAnApk) {
  const auto with_manifest = [](const std::string& bytes) {
    return as_string(make_zip({ZipTestEntry::store("AndroidManifest.xml", bytes)}));
  };
  EXPECT_THAT(error({write("t.apk", with_manifest("<manifest/>"))}),
              EndsWith("t.apk!AndroidManifest.xml: <manifest> does not name a package"));
  EXPECT_THAT(error({write("n.apk", with_manifest("nonsense"))}),
              EndsWith("n.apk!AndroidManifest.xml: not a compiled XML document"));
  EXPECT_THAT(error({write("r.apk", with_manifest(as_string(compile_xml(element("resources")))))}),
              EndsWith("r.apk!AndroidManifest.xml: the root element is <resources>, not <manifest>"));
}

std::string text_manifest() {
  return "<manifest xmlns:android='http://schemas.android.com/apk/res/android' package='com.x'>"
         "<application android:label='@string/name'/></manifest>";
}

std::string jar(const std::string& class_name = "com/x/A.class") {
  return as_string(make_zip({ZipTestEntry::store(class_name, "\xca\xfe\xba\xbe")}));
}

TEST_F(AppInputTest, TakesJarsAndClassFiles) {
  base::Diagnostics diagnostics;
  const auto two = AppInput::open({write("a.jar", jar()), write("b.jar", jar())}, diagnostics);
  ASSERT_TRUE(two.has_value());
  EXPECT_FALSE(two->has_manifest());
  EXPECT_EQ(two->jars().size(), 2u);
  const auto one = AppInput::open({write("A.class", "\xca\xfe\xba\xbe")}, diagnostics);
  ASSERT_TRUE(one.has_value());
  ASSERT_EQ(one->jars().size(), 1u);
  EXPECT_NE(one->jars()[0].find("A.class"), nullptr);
  const auto odd = AppInput::open({write("odd", "\xca\xfe\xba\xbe")}, diagnostics);
  ASSERT_TRUE(odd.has_value()) << odd.error().message;
  EXPECT_NE(odd->jars()[0].find("odd.class"), nullptr);
}

TEST_F(AppInputTest, TakesAnAar) {
  const std::string aar = as_string(make_zip(
      {ZipTestEntry::store("AndroidManifest.xml", text_manifest()), ZipTestEntry::store("libs/b.jar", jar("B.class")),
       ZipTestEntry::store("libs/a.jar", jar("A.class")), ZipTestEntry::store("classes.jar", jar()),
       ZipTestEntry::store("res/values/s.xml", "<resources><string name='name'>X</string></resources>")}));
  base::Diagnostics diagnostics;
  const auto input = AppInput::open({write("lib.aar", aar)}, diagnostics);
  ASSERT_TRUE(input.has_value()) << input.error().message;
  EXPECT_EQ(input->merged_manifest().package, "com.x");
  EXPECT_TRUE(input->merged_manifest().application.label.is_reference());
  ASSERT_EQ(input->jars().size(), 3u);
  EXPECT_THAT(input->jars()[0].name(), EndsWith("lib.aar!classes.jar"));
  EXPECT_THAT(input->jars()[2].name(), EndsWith("lib.aar!libs/b.jar"));
  EXPECT_GT(input->splits()[0].resource_table()->size(), 0u);
}

TEST_F(AppInputTest, TakesAnAppFolder) {
  const std::filesystem::path folder = folder_ / "app";
  std::filesystem::create_directories(folder / "classes/com/x");
  std::filesystem::create_directories(folder / ".git");
  write("app/AndroidManifest.xml", text_manifest());
  write("app/classes/com/x/A.class", "\xca\xfe\xba\xbe");
  write("app/.git/B.class", "\xca\xfe\xba\xbe");
  write("app/notes.txt", "not part of it");
  base::Diagnostics diagnostics;
  const auto input = AppInput::open({folder.string()}, diagnostics);
  ASSERT_TRUE(input.has_value()) << input.error().message;
  EXPECT_EQ(input->path(), folder.string());
  EXPECT_EQ(input->sha256().size(), 64u);
  ASSERT_EQ(input->jars().size(), 1u);
  EXPECT_EQ(input->jars()[0].entries().size(), 2u);
}

TEST_F(AppInputTest, NamesWhatIsWrongInATextApp) {
  const auto aar = [](std::vector<ZipTestEntry> entries) { return as_string(make_zip(entries)); };
  EXPECT_THAT(error({write("a.aar", aar({ZipTestEntry::store("AndroidManifest.xml", "<manifest")}))}),
              HasSubstr("a.aar!AndroidManifest.xml: line 1"));
  EXPECT_THAT(error({write("b.aar", aar({ZipTestEntry::store("AndroidManifest.xml", text_manifest()),
                                         ZipTestEntry::store("R.txt", "int layout")}))}),
              HasSubstr("b.aar!R.txt:1"));
  EXPECT_THAT(error({write("c.aar", aar({ZipTestEntry::store("AndroidManifest.xml", text_manifest()),
                                         ZipTestEntry::store("classes.jar", "no archive")}))}),
              HasSubstr("c.aar!classes.jar"));
  EXPECT_THAT(error({write("d.apk", apk("")), write("e.jar", jar())}), HasSubstr("cannot be one app"));
}

TEST_F(AppInputTest, RefusesWhatIsNotOneApp) {
  EXPECT_THAT(error({write("s.apk", apk("s"))}), EndsWith("s.apk: no base APK, only split s of package com.x"));
  const std::string base = write("b.apk", apk("")), other = write("o.apk", apk("", {}, "com.y"));
  EXPECT_THAT(error({base, other}), HasSubstr("two packages, com.x in b.apk and com.y in o.apk"));
  EXPECT_THAT(error({base, write("b2.apk", apk(""))}),
              HasSubstr("the base APK is there twice, as b.apk and as b2.apk"));
  const std::string split = write("s1.apk", apk("s"));
  EXPECT_THAT(error({base, split, write("s2.apk", apk("s"))}), HasSubstr("split s is there twice"));
  EXPECT_THAT(error({base, write("c.dex", "dex\n035xxxxx")}), HasSubstr("cannot be one app"));
}

TEST_F(AppInputTest, RefusesBadApksInContainers) {
  const auto container = [](const std::string& inside) {
    return as_string(make_zip({ZipTestEntry::store("x/a.apk", inside)}));
  };
  EXPECT_THAT(error({write("1.zip", container("text"))}), EndsWith("1.zip!x/a.apk: not a ZIP archive"));
  EXPECT_THAT(error({write("2.zip", container(""))}), EndsWith("2.zip!x/a.apk: the file is empty"));
  EXPECT_THAT(error({write("3.zip", container(container(apk(""))))}), HasSubstr("no AndroidManifest.xml inside"));
  EXPECT_THAT(error({write("4.zip", container(apk("s")))}), HasSubstr("no base APK"));
}

TEST_F(AppInputTest, ReportsADamagedDexFile) {
  ZipTestEntry damaged = ZipTestEntry::deflate("classes.dex", "dex\n035");
  damaged.crc ^= 1;
  const Buffer bytes =
      make_zip({damaged, ZipTestEntry::store("AndroidManifest.xml", manifest_bytes("com.x", "", ".Main"))});
  const auto input = open({write("d.apk", as_string(bytes))});
  ASSERT_TRUE(input) << input.error().message;
  EXPECT_THAT(input->dex_files(1, diagnostics_).error().message,
              EndsWith("d.apk!classes.dex: its CRC does not match its data"));
}

TEST(AppInput, WantsAtLeastOnePath) {
  base::Diagnostics diagnostics;
  EXPECT_EQ(AppInput::open({}, diagnostics).error().kind, base::Error::Class::Usage);
}

}  // namespace
}  // namespace antecede::apk
