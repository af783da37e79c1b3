#include "base/output_file.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace antecede::base {
namespace {

namespace fs = std::filesystem;

/// A folder of its own for every test.
class OutputFileTest : public ::testing::Test {
 protected:
  OutputFileTest() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("antecede_output_" + std::to_string(::getpid()) + "_" + test->name());
    fs::create_directories(folder_);
  }
  ~OutputFileTest() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  void put(const std::string& name, const std::string& content) const { std::ofstream(path(name)) << content; }
  std::string get(const std::string& name) const {
    std::stringstream content;
    content << std::ifstream(path(name)).rdbuf();
    return content.str();
  }
  long files() const { return std::distance(fs::directory_iterator(folder_), {}); }
  static std::string write(const std::string& to, std::string_view content) {
    auto file = OutputFile::open(to);
    if (!file) return file.error().message;
    if (auto written = file->write(content); !written) return written.error().message;
    const Status finished = file->finish();
    return finished ? "" : finished.error().message;
  }
  mode_t mode(const std::string& name) const {
    struct stat info {};
    ::stat(path(name).c_str(), &info);
    return info.st_mode & 07777;
  }

  fs::path folder_;
};

TEST_F(OutputFileTest, AppearsOnlyWhenItIsWhole) {
  put("a", "old");
  {
    OutputFile file = *OutputFile::open(path("a"));
    ASSERT_TRUE(file.write("half"));
    EXPECT_EQ(get("a"), "old");
  }
  EXPECT_EQ(get("a"), "old") << "it was not finished";
  EXPECT_EQ(files(), 1);
  EXPECT_EQ(write(path("a"), "new"), "");
  EXPECT_EQ(get("a"), "new");
  EXPECT_EQ(files(), 1);
}

TEST_F(OutputFileTest, KeepsPermissions) {
  put("old", "");
  ::chmod(path("old").c_str(), 0640);
  const mode_t mask = ::umask(027);
  EXPECT_EQ(write(path("old"), "x"), "");
  EXPECT_EQ(write(path("new"), "x"), "");
  ::umask(mask);
  EXPECT_EQ(mode("old"), 0640u);
  EXPECT_EQ(mode("new"), 0640u) << "0666 without 027";
}

TEST_F(OutputFileTest, LinksStay) {
  fs::create_directory(folder_ / "sub");
  put("sub/target", "old");
  fs::create_symlink("sub/second", path("first"));
  fs::create_symlink("target", path("sub/second"));
  fs::create_symlink("sub/new", path("dangling"));
  EXPECT_EQ(write(path("first"), "x"), "");
  EXPECT_EQ(write(path("dangling"), "y"), "");
  EXPECT_TRUE(fs::is_symlink(path("first")) && fs::is_symlink(path("sub/second")) &&
              fs::is_symlink(path("dangling")));
  EXPECT_EQ(get("sub/target"), "x");
  EXPECT_EQ(get("sub/new"), "y");
}

TEST_F(OutputFileTest, OtherNamesKeepTheOldContents) {
  put("a", "old");
  fs::create_hard_link(path("a"), path("b"));
  EXPECT_EQ(write(path("a"), "new"), "");
  EXPECT_EQ(get("a") + get("b"), "newold");
}

TEST_F(OutputFileTest, SaysWhatIsWrong) {
  fs::create_symlink("two", path("one"));
  fs::create_symlink("one", path("two"));
  put("file", "");
  EXPECT_EQ(write(path("one"), "x"), path("one") + ": cannot be written: Too many levels of symbolic links");
  EXPECT_EQ(write(folder_, "x"), folder_.string() + ": cannot be written: Is a directory");
  EXPECT_EQ(write(path("new/"), "x"), path("new/") + ": cannot be written: Is a directory");
  EXPECT_EQ(write(path("none/a"), "x"), path("none/a") + ": cannot be written: No such file or directory");
  EXPECT_EQ(write(path("file/a"), "x"), path("file/a") + ": cannot be written: Not a directory");
  EXPECT_EQ(OutputFile::open(folder_).error().kind, Error::Class::Internal);
}

TEST_F(OutputFileTest, DevicesAreWrittenThrough) {
  // One of our own: a mistake in here must not cost the machine its own.
  if (::mknod(path("full").c_str(), S_IFCHR | 0600, makedev(1, 7)) != 0) GTEST_SKIP() << "devices are not permitted";
  if (const int device = ::open(path("full").c_str(), O_WRONLY); device < 0 || ::close(device) != 0)
    GTEST_SKIP() << "devices are not permitted";
  EXPECT_EQ(write(path("full"), "x"), path("full") + ": cannot be written: No space left on device");
  EXPECT_TRUE(fs::is_character_file(path("full")));
}

TEST_F(OutputFileTest, FifosAreWrittenThrough) {
  ASSERT_EQ(::mkfifo(path("fifo").c_str(), 0600), 0);
  std::string heard;
  std::thread reader([&] { heard = get("fifo"); });
  EXPECT_EQ(write(path("fifo"), "through"), "");
  reader.join();
  EXPECT_EQ(heard, "through");
  EXPECT_TRUE(fs::is_fifo(path("fifo")));
}

TEST_F(OutputFileTest, DescriptorsAreWrittenBehindWhatIsThere) {
  const int file = ::open(path("a").c_str(), O_CREAT | O_WRONLY, 0600);
  ASSERT_EQ(::write(file, "one ", 4), 4);
  EXPECT_EQ(write("/dev/fd/" + std::to_string(file), "two "), "");
  EXPECT_EQ(write("/proc/self/fd/" + std::to_string(file), "three"), "");
  EXPECT_EQ(get("a"), "one two three");
  const int reads = ::open(path("a").c_str(), O_RDONLY);
  EXPECT_NE(write("/dev/fd/" + std::to_string(reads), "x"), "") << "it is not for writing";
  ::close(reads);
  ::close(file);
}

TEST_F(OutputFileTest, ContentsAreExchangedWhereTheFileCannotBeReplaced) {
  put("a", "a long old text");
  TemporaryFile temporary;
  ASSERT_EQ(temporary.create(folder_), 0);
  ASSERT_EQ(::write(temporary.descriptor(), "short", 5), 5);
  EXPECT_EQ(temporary.copy_over(path("a")), 0);
  EXPECT_EQ(get("a"), "short");
}

TEST_F(OutputFileTest, FilesAreTheSameWhateverTheyAreCalled) {
  put("a", "");
  fs::create_hard_link(path("a"), path("b"));
  fs::create_symlink("b", path("c"));
  ASSERT_TRUE(find_file(path("a")));
  EXPECT_EQ(find_file(path("a")), find_file(path("b")));
  EXPECT_EQ(find_file(path("a")), find_file(path("c")));
  EXPECT_FALSE(find_file("/dev/null"));
  EXPECT_FALSE(find_file(path("none")));
}

}  // namespace
}  // namespace antecede::base
