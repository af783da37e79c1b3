#include "model/library_boundary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "apk/app_input.h"
#include "base/diagnostics.h"

namespace antecede::model {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

LibraryBoundary boundary(std::string_view text) {
  auto parsed = LibraryBoundary::parse(text, "list");
  EXPECT_TRUE(parsed) << parsed.error().message;
  return *std::move(parsed);
}

ir::ClassArchive archive(const std::vector<std::string>& names) {
  ir::ClassArchive result;
  for (const std::string& name : names) result.files.push_back({name, {}});
  return result;
}

std::vector<std::string> names_in(const ir::ClassArchive& archive) {
  std::vector<std::string> names;
  for (const ir::NamedClassFile& file : archive.files) names.push_back(file.name);
  return names;
}

const std::vector<std::string> k_model{"android/view/View.class", "androidx/core/A.class", "androidx/core/view/B.class",
                                       "androidx/room/C.class", "android/support/v4/D.class"};

TEST(LibraryBoundary, NamesTheLineThatIsNoPackage) {
  for (const char* bad : {"a b", "a/b", "a.*.b", ".", "a.", "*"}) {
    const auto parsed = LibraryBoundary::parse(std::string("# first\nandroidx.*\n") + bad + "\n", "list");
    ASSERT_FALSE(parsed) << bad;
    EXPECT_THAT(parsed.error().message, HasSubstr("list:3")) << bad;
  }
}

TEST(LibraryBoundary, TellsArtifacts) {
  const LibraryBoundary list = boundary("androidx.*\n\n# a comment\nandroid.support\n");
  EXPECT_EQ(list.artifact("androidx/core/view/ViewCompat"), "androidx.core");
  EXPECT_EQ(list.artifact("android/support/v4/app/Fragment"), "android.support");
  EXPECT_EQ(list.artifact("androidx/Alone"), "");  // No package below: no artifact.
  EXPECT_EQ(list.artifact("android/supporting/A"), "");
  EXPECT_EQ(list.artifact("android/view/View"), "");
}

TEST(LibraryBoundary, TheBuiltInListLeavesThePlatformAlone) {
  const LibraryBoundary list = LibraryBoundary::built_in();
  EXPECT_EQ(list.artifact("androidx/fragment/app/Fragment"), "androidx.fragment");
  EXPECT_EQ(list.artifact("android/app/Activity"), "");
  EXPECT_EQ(list.artifact("java/util/ArrayList"), "");
}

TEST(LibraryBoundary, ClassFilesAreLeftByArtifact) {
  const LibraryBoundary list = boundary("androidx.*\nandroid.support\n");
  ir::AppCode app;
  app.class_files.push_back(archive({"com/x/Main.class", "androidx/core/Own.class"}));
  ir::ClassArchive model = archive(k_model);
  const LibrarySources sources = list.apply(app, model);
  EXPECT_THAT(names_in(model), ElementsAre("android/view/View.class", "androidx/room/C.class", "android/support/v4/D.class"));
  EXPECT_THAT(sources.app, ElementsAre("androidx.core"));
  EXPECT_THAT(sources.model, ElementsAre("android.support", "androidx.room"));
}

TEST(LibraryBoundary, AnAppWithoutACopyHasAllOfTheModels) {
  const LibraryBoundary list = boundary("androidx.*\nandroid.support\n");
  ir::AppCode app;
  app.class_files.push_back(archive({"com/x/Main.class"}));
  ir::ClassArchive model = archive(k_model);
  const LibrarySources sources = list.apply(app, model);
  EXPECT_EQ(model.files.size(), k_model.size());
  EXPECT_THAT(sources.app, IsEmpty());
  EXPECT_THAT(sources.model, ElementsAre("android.support", "androidx.core", "androidx.room"));
}

TEST(LibraryBoundary, APackedAppHasAllItNeeds) {
  const LibraryBoundary list = boundary("androidx.*\nfixture.*\n");
  base::Diagnostics diagnostics;
  const auto input = apk::AppInput::open({ANTECEDE_SOURCE_DIR "/tests/fixtures/lambda.dex"}, diagnostics);
  ASSERT_TRUE(input) << input.error().message;
  const auto app = ir::unpack_code(*input, 1, diagnostics);
  ASSERT_TRUE(app) << app.error().message;
  ir::ClassArchive model = archive(k_model);
  const LibrarySources sources = list.apply(*app, model);
  EXPECT_THAT(names_in(model), ElementsAre("android/view/View.class", "android/support/v4/D.class"));
  EXPECT_THAT(sources.app, ElementsAre("fixture.lambda"));
  EXPECT_THAT(sources.model, IsEmpty());
}

}  // namespace
}  // namespace antecede::model
