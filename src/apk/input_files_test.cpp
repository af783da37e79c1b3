#include "apk/input_files.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <unistd.h>

namespace antecede::apk {
namespace {

namespace fs = std::filesystem;

class InputFilesTest : public ::testing::Test {
 protected:
  InputFilesTest() : folder_(fs::temp_directory_path() / ("antecede_input_files_" + std::to_string(::getpid()))) {
    fs::create_directories(folder_ / "app" / "res");
    fs::create_directories(folder_ / "apks");
    for (const char* name :
         {"app/AndroidManifest.xml", "app/res/a.xml", "app/report.txt", "apks/b.apk", "apks/a.apk"})
      std::ofstream(folder_ / name).flush();
  }
  ~InputFilesTest() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  fs::path folder_;
};

TEST_F(InputFilesTest, OfAnAppFolderWhatBelongsToTheApp) {
  EXPECT_EQ(input_files({path("app")}),
            (std::vector<std::string>{path("app/AndroidManifest.xml"), path("app/res/a.xml")}));
}

TEST_F(InputFilesTest, OfAFolderItsApks) {
  EXPECT_EQ(input_files({path("apks"), path("x.apk")}),
            (std::vector<std::string>{path("apks/a.apk"), path("apks/b.apk"), path("x.apk")}));
}

TEST_F(InputFilesTest, OfAFolderWithoutApksNothing) {
  EXPECT_TRUE(input_files({path("app/res")}).empty());
}

}  // namespace
}  // namespace antecede::apk
