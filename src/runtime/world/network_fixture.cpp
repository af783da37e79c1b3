#include "runtime/world/network_fixture.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "base/bounded_file.h"
#include "base/file.h"

namespace antecede::runtime {

namespace {

using Json = nlohmann::json;

std::string_view reason_of(int status) {
  switch (status) {
    case 200: return "OK";
    case 201: return "Created";
    case 204: return "No Content";
    case 301: return "Moved Permanently";
    case 302: return "Found";
    case 304: return "Not Modified";
    case 400: return "Bad Request";
    case 401: return "Unauthorized";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 500: return "Internal Server Error";
    case 503: return "Service Unavailable";
    default: return "Status";
  }
}

std::string_view host_of(std::string_view url) {
  const size_t begin = url.find("://");
  if (begin == std::string_view::npos) return {};
  const std::string_view rest = url.substr(begin + 3);
  return rest.substr(0, rest.find_first_of("/:?#"));
}

/// A fixture is held in memory, several times its size; answers are held once.
constexpr size_t k_largest_fixture = size_t(16) << 20;
constexpr size_t k_largest_answer = size_t(64) << 20;
constexpr size_t k_most_answers = size_t(256) << 20;

/// A file that the fixture names.
std::string beside(const std::string& fixture, const std::string& name) {
  return (std::filesystem::path(fixture).parent_path() / name).string();
}

/// Reads one entry. Messages name the file and the address.
class AnswerReader {
 public:
  AnswerReader(const std::string& path, std::string_view url) : path_(path), url_(url) {}

  base::Result<NetworkFixture::Answer> read(const Json& entry) {
    if (!url_.starts_with("http://") && !url_.starts_with("https://"))
      return fail("an address of http or https is expected");
    if (!entry.is_object()) return fail("an object is expected");
    for (const auto& item : entry.items()) ANTECEDE_CHECK(read_member(item.key(), item.value()));
    if (has_body_ && has_file_) return fail("either body or file is expected");
    NetworkFixture::Answer answer;
    answer.is_prefix = url_.ends_with('*');
    answer.url = url_.substr(0, url_.size() - answer.is_prefix);
    answer.response = fmt::format("HTTP/1.1 {} {}\r\n{}Content-Length: {}\r\n\r\n", status_, reason_of(status_),
                                  headers_, body_.size()) +
                      body_;
    return answer;
  }

 private:
  tl::unexpected<base::Error> fail(std::string_view what) const {
    return base::bad_input(fmt::format("{}: \"{}\": {}", path_, url_, what));
  }

  base::Status read_member(const std::string& key, const Json& value) {
    if (key == "status") {
      constexpr int k_least = 100, k_most = 599;
      if (!value.is_number_integer() || value.get<int64_t>() < k_least || value.get<int64_t>() > k_most)
        return fail("status is a number from 100 to 599");
      status_ = value.get<int>();
    } else if (key == "headers") {
      return read_headers(value);
    } else if (key == "body") {
      if (!value.is_string()) return fail("body is a text");
      body_ = value.get<std::string>();
      has_body_ = true;
    } else if (key == "file") {
      if (!value.is_string()) return fail("file is a path");
      ANTECEDE_TRY(const base::MappedFile contents, base::open_bounded(beside(path_, value.get<std::string>()), k_largest_answer));
      body_ = base::as_text(contents.bytes());
      has_file_ = true;
    } else {
      return fail(fmt::format("unknown key '{}'; there are status, headers, body and file", key.substr(0, 40)));
    }
    return {};
  }

  base::Status read_headers(const Json& value) {
    if (!value.is_object()) return fail("headers is an object");
    for (const auto& item : value.items()) {
      const bool plain = item.value().is_string() && item.key().find_first_of("\r\n:") == std::string::npos &&
                         item.value().get<std::string>().find_first_of("\r\n") == std::string::npos;
      if (!plain || item.key().empty()) return fail("a header is a name and a text of one line");
      headers_ += fmt::format("{}: {}\r\n", item.key(), item.value().get<std::string>());
    }
    return {};
  }

  const std::string& path_;
  std::string url_;
  int status_ = 200;
  std::string headers_;
  std::string body_;
  bool has_body_ = false;
  bool has_file_ = false;
};

}  // namespace

base::Result<NetworkFixture> NetworkFixture::read(const std::string& path) {
  ANTECEDE_TRY(const base::MappedFile file, base::open_bounded(path, k_largest_fixture));
  const Json json = Json::parse(base::as_text(file.bytes()), nullptr, false);
  if (!json.is_object()) return base::bad_input(fmt::format("{}: not a JSON object of addresses", path));
  NetworkFixture fixture;
  size_t bytes = 0;
  for (const auto& item : json.items()) {
    ANTECEDE_TRY(Answer answer, AnswerReader(path, item.key()).read(item.value()));
    bytes += answer.response.size();
    if (bytes > k_most_answers)
      return base::bad_input(fmt::format("{}: the answers are larger than {} MiB, which is the most that is read", path, k_most_answers >> 20));
    fixture.answers.push_back(std::move(answer));
  }
  return fixture;
}

std::vector<std::string> NetworkFixture::files(const std::string& path) {
  std::vector<std::string> files;
  const auto fixture = base::open_bounded(path, k_largest_fixture);
  if (!fixture) return files;
  const Json json = Json::parse(base::as_text(fixture->bytes()), nullptr, false);
  if (!json.is_object()) return files;
  for (const Json& entry : json)
    if (entry.is_object() && entry.contains("file") && entry["file"].is_string())
      files.push_back(beside(path, entry["file"].get<std::string>()));
  return files;
}

std::optional<std::string> NetworkFixture::request(std::string_view protocol, std::string_view target) const {
  if (protocol == "dns") {
    const auto known = [&](const Answer& answer) { return host_of(answer.url) == target; };
    return std::ranges::any_of(answers, known) ? std::optional(std::string("\x0a\x00\x02\x02", 4)) : std::nullopt;
  }
  const Answer* best = nullptr;
  for (const Answer& answer : answers) {
    const bool fits = answer.is_prefix ? target.starts_with(answer.url) : target == answer.url;
    if (fits && (!best || answer.url.size() > best->url.size())) best = &answer;
  }
  return best ? std::optional(best->response) : std::nullopt;
}

}  // namespace antecede::runtime
