#include "base/output_file.h"

#include <cerrno>
#include <csignal>
#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

namespace antecede::base {

namespace {

bool is_forbidden(int reason) {
  return reason == EACCES || reason == EPERM || reason == EROFS;
}

/// Whether the file can be written though it cannot be replaced: EBUSY is what a file says that is mounted.
bool may_copy_over(int reason) {
  return is_forbidden(reason) || reason == EBUSY || reason == EXDEV;
}

bool is_writable(const std::string& path) {
  return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0;
}

/// Whether our descriptor was opened for writing.
int check_descriptor(int descriptor) {
  const int flags = ::fcntl(descriptor, F_GETFL);
  if (flags < 0) return errno;
  return (flags & O_ACCMODE) == O_RDONLY ? EBADF : 0;
}

}  // namespace

void OutputFile::Closer::operator()(std::FILE* stream) const {
  if (stream != stdout) std::fclose(stream);
}

Result<OutputFile> OutputFile::open(const std::string& path) {
  OutputFile output(path);
  if (path.empty()) {
    output.stream_.reset(stdout);
    return output;
  }
  ANTECEDE_TRY(output.place_, OutputPlace::find(path));
  if (const int reason = output.prepare()) return tl::unexpected(cannot_write(path, reason));
  return output;
}

int OutputFile::prepare() {
  if (place_.descriptor >= 0) return check_descriptor(place_.descriptor);
  if (place_.kind != OutputPlace::Kind::Missing && !is_writable(place_.path)) return errno;
  return place_.kind == OutputPlace::Kind::Stream ? 0 : prepare_file();
}

int OutputFile::prepare_file() {
  const bool exists = place_.kind == OutputPlace::Kind::File;
  temporary_ = std::make_unique<TemporaryFile>();
  int reason = temporary_->create(folder_of(place_.path));
  is_beside_ = reason == 0;
  if (exists && is_forbidden(reason)) {
    std::error_code error;
    const std::string elsewhere = std::filesystem::temp_directory_path(error).string();
    if (!error && temporary_->create(elsewhere) == 0) reason = 0;
  }
  if (exists && is_beside_) reason = temporary_->take_after(place_.path);
  if (reason) return reason;
  stream_.reset(::fdopen(::fcntl(temporary_->descriptor(), F_DUPFD_CLOEXEC, 0), "wb"));
  return stream_ ? 0 : errno;
}

/// What was printed before must come before.
int OutputFile::open_stream() {
  std::fflush(stdout);
  const int descriptor = place_.descriptor >= 0 ? ::fcntl(place_.descriptor, F_DUPFD_CLOEXEC, 0)
                                                : ::open(place_.path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
  if (descriptor < 0) return errno;
  stream_.reset(::fdopen(descriptor, "wb"));
  return stream_ ? 0 : errno;
}

Status OutputFile::write(Bytes bytes) {
  if (!failure_ && !stream_) failure_ = open_stream();
  if (!failure_ && std::fwrite(bytes.data(), 1, bytes.size(), stream_.get()) != bytes.size()) failure_ = errno;
  if (failure_) return tl::unexpected(cannot_write(path_, failure_));
  return {};
}

Status OutputFile::write(std::string_view text) {
  return write(bytes_of(text));
}

Status OutputFile::finish() {
  ANTECEDE_CHECK(write(Bytes()));  // Opens a stream to which nothing was written: its reader waits.
  if (std::fflush(stream_.get()) != 0) failure_ = errno;
  std::FILE* const stream = stream_.release();
  if (stream != stdout && std::fclose(stream) != 0 && !failure_) failure_ = errno;
  if (!failure_ && temporary_) failure_ = replace();
  if (failure_) return tl::unexpected(cannot_write(path_, failure_));
  return {};
}

int OutputFile::replace() {
  if (!is_beside_) return temporary_->copy_over(place_.path);
  const int reason = temporary_->move_to(place_.path);
  const bool copies = place_.kind == OutputPlace::Kind::File && may_copy_over(reason);
  return copies ? temporary_->copy_over(place_.path) : reason;
}

void make_streams_safe() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; ++number) {
    if (::fcntl(number, F_GETFD) >= 0) continue;
    // The lowest free number is the one that is given. It is not for writing, so that writing fails as it did.
    if (::open("/dev/null", O_RDONLY) != number) return;
  }
}

}  // namespace antecede::base
