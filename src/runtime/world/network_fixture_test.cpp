#include "runtime/world/network_fixture.h"

#include <filesystem>
#include <fstream>

#include <unistd.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

using testing::HasSubstr;

class NetworkFixtureTest : public ::testing::Test {
 protected:
  NetworkFixtureTest() : folder_(testing::TempDir() + "network_fixture_test_" + std::to_string(::getpid()) + "/") {
    std::filesystem::create_directories(folder_);
  }
  ~NetworkFixtureTest() override { std::filesystem::remove_all(folder_); }

  std::string write(const std::string& name, const std::string& contents) {
    std::ofstream(folder_ + name, std::ios::binary) << contents;
    return folder_ + name;
  }
  std::string failure(const std::string& json) {
    const auto result = NetworkFixture::read(write("bad.json", json));
    return result ? "" : result.error().message;
  }

  std::string folder_;
};

TEST_F(NetworkFixtureTest, AnswersWhatTheFileSays) {
  write("picture", std::string("\0\1", 2));
  const auto fixture = NetworkFixture::read(write("net.json", R"({
    "http://a.org/x": {"status": 404, "headers": {"X-A": "1"}, "body": "no"},
    "http://a.org/*": {"file": "picture"},
    "http://a.org/long/*": {}
  })"));
  ASSERT_TRUE(fixture) << fixture.error().message;
  EXPECT_EQ(fixture->request("http", "http://a.org/x"),
            "HTTP/1.1 404 Not Found\r\nX-A: 1\r\nContent-Length: 2\r\n\r\nno");
  EXPECT_EQ(fixture->request("http", "http://a.org/y"),
            std::string("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n\0\1", 40));
  EXPECT_EQ(fixture->request("http", "http://a.org/long/way"), "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
  EXPECT_EQ(fixture->request("http", "http://b.org/x"), std::nullopt);
  EXPECT_EQ(fixture->request("dns", "a.org")->size(), 4u);
  EXPECT_EQ(fixture->request("dns", "b.org"), std::nullopt);
}

TEST_F(NetworkFixtureTest, TellsWhichFilesItNames) {
  const std::string path =
      write("net.json", R"({"http://a/": {"file": "one"}, "http://b/": {"body": "two"}, "http://c/": 3})");
  EXPECT_EQ(NetworkFixture::files(path), std::vector<std::string>{folder_ + "one"});
  EXPECT_TRUE(NetworkFixture::files(write("bad.json", "[")).empty());
  EXPECT_TRUE(NetworkFixture::files(folder_ + "none").empty());
}

TEST_F(NetworkFixtureTest, RefusesWhatItDoesNotKnow) {
  EXPECT_THAT(failure("[1]"), HasSubstr("not a JSON object"));
  EXPECT_THAT(failure("{"), HasSubstr("not a JSON object"));
  EXPECT_THAT(failure(R"({"ftp://a": {}})"), HasSubstr("http or https"));
  EXPECT_THAT(failure(R"({"http://a": 1})"), HasSubstr("an object"));
  EXPECT_THAT(failure(R"({"http://a": {"status": 99}})"), HasSubstr("100 to 599"));
  EXPECT_THAT(failure(R"({"http://a": {"colour": 1}})"), HasSubstr("unknown key 'colour'"));
  EXPECT_THAT(failure(R"({"http://a": {"headers": {"a": "b\r\nc"}}})"), HasSubstr("one line"));
  EXPECT_THAT(failure(R"({"http://a": {"file": "none"}})"), HasSubstr("none"));
  EXPECT_THAT(failure(R"({"http://a": {"file": "bad.json", "body": ""}})"), HasSubstr("either body or file"));
}

}  // namespace
}  // namespace antecede::runtime
