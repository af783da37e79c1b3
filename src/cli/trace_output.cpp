#include "cli/trace_output.h"

#include <cerrno>
#include <cstring>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

namespace antecede::cli {

StreamedOutput::StreamedOutput(std::string file) : file_(std::move(file)) {}

StreamedOutput::StreamedOutput(StreamedOutput&& other) noexcept
    : file_(std::move(other.file_)),
      temporary_(std::move(other.temporary_)),
      stream_(std::exchange(other.stream_, nullptr)) {}

StreamedOutput::~StreamedOutput() {
  if (!stream_ || stream_ == stdout) return;
  std::fclose(stream_);
  std::remove(temporary_.c_str());
}

/// A file the user named and we cannot write is a mistake in the call; standard output is the machine's business.
base::Error StreamedOutput::cannot_write() const {
  return {file_.empty() ? base::Error::Class::Internal : base::Error::Class::Usage,
          fmt::format("{}: cannot be written: {}", file_.empty() ? "standard output" : file_, std::strerror(errno))};
}

base::Result<StreamedOutput> StreamedOutput::open(const std::string& file) {
  StreamedOutput output(file);
  if (file.empty()) {
    output.stream_ = stdout;
    return output;
  }
  output.temporary_ = fmt::format("{}.{}.part", file, ::getpid());
  output.stream_ = std::fopen(output.temporary_.c_str(), "wb");
  if (!output.stream_) return tl::unexpected(output.cannot_write());
  return output;
}

base::Status StreamedOutput::write(base::Bytes bytes) {
  if (std::fwrite(bytes.data(), 1, bytes.size(), stream_) != bytes.size()) return tl::unexpected(cannot_write());
  return {};
}

base::Status StreamedOutput::write(std::string_view text) {
  return write(base::Bytes(reinterpret_cast<const uint8_t*>(text.data()), text.size()));
}

base::Status StreamedOutput::finish() {
  if (stream_ == stdout) {
    if (std::fflush(stdout) != 0) return tl::unexpected(cannot_write());
    return {};
  }
  const bool closed = std::fclose(std::exchange(stream_, nullptr)) == 0;
  if (closed && std::rename(temporary_.c_str(), file_.c_str()) == 0) return {};
  auto error = cannot_write();
  std::remove(temporary_.c_str());
  return tl::unexpected(std::move(error));
}

}  // namespace antecede::cli
