#include "cli/outputs.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

namespace antecede::cli {
namespace {

namespace fs = std::filesystem;

class OutputsTest : public ::testing::Test {
 protected:
  OutputsTest() : folder_(fs::temp_directory_path() / ("antecede_outputs_" + std::to_string(::getpid()))) {
    fs::create_directories(folder_ / "sub");
    std::ofstream(path("input")) << "input";
    fs::create_hard_link(path("input"), path("hard"));
    fs::create_symlink("input", path("soft"));
    outputs_.add_input(path("input"));
  }
  ~OutputsTest() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  /// Empty: all is well.
  std::string complaint() {
    const base::Status checked = outputs_.check();
    if (checked) return "";
    EXPECT_EQ(checked.error().kind, base::Error::Class::Usage);
    return checked.error().message;
  }

  fs::path folder_;
  Outputs outputs_;
};

TEST_F(OutputsTest, AnInputIsNotWritten) {
  for (const char* name : {"input", "hard", "soft", "sub/../input"}) {
    Outputs outputs = {};
    outputs.add_input(path("input"));
    outputs.add_output(path(name));
    EXPECT_EQ(outputs.check().error().kind, base::Error::Class::Usage) << name;
  }
}

TEST_F(OutputsTest, TwoOutputsThatDoNotExistYetAreKeptApart) {
  outputs_.add_output(path("new"));
  outputs_.add_output(path("sub/../new"));
  EXPECT_NE(complaint().find("are the same file"), std::string::npos);
  EXPECT_FALSE(fs::exists(path("new"))) << "nothing was written";
}

TEST_F(OutputsTest, WhatIsNotReplacedMayBeNamedTwice) {
  ASSERT_EQ(::mkfifo(path("fifo").c_str(), 0600), 0);
  outputs_.add_output(path("fifo"));
  outputs_.add_output(path("fifo"));
  outputs_.add_output(path("a"));
  outputs_.add_later_output(path("b"));
  EXPECT_EQ(complaint(), "");
}

TEST_F(OutputsTest, WhatIsWrittenIntoAFolderIsNoInput) {
  const auto fits = [](std::string_view name) { return name.ends_with(".json"); };
  outputs_.add_folder(path("sub"), fits);
  EXPECT_EQ(complaint(), "");
  fs::create_symlink("../input", path("sub/1.json"));
  EXPECT_NE(complaint(), "");
  fs::remove(path("sub/1.json"));
  outputs_.add_output(path("sub/2.json"));
  EXPECT_NE(complaint(), "");
}

TEST_F(OutputsTest, FoldersAreMadeBeforeTheFilesInThem) {
  outputs_.add_folder(path("new/deep"), [](std::string_view) { return false; });
  outputs_.add_output(path("new/deep/file"));
  EXPECT_EQ(complaint(), "");
  EXPECT_TRUE(outputs_.write(path("new/deep/file"), "x"));
}

}  // namespace
}  // namespace antecede::cli
