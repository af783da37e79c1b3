#include "base/file.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <openssl/sha.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace antecede::base {

namespace {

/// Closes a file descriptor at the end of a scope.
struct Descriptor {
  int value;
  ~Descriptor() {
    if (value >= 0) ::close(value);
  }
};

}  // namespace

Result<MappedFile> MappedFile::open(const std::string& path) {
  Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
  if (file.value < 0) return bad_input(path + ": " + std::strerror(errno));
  struct stat info {};
  if (::fstat(file.value, &info) != 0) return bad_input(path + ": " + std::strerror(errno));
  if (!S_ISREG(info.st_mode)) return bad_input(path + ": not a regular file");
  MappedFile result;
  result.size_ = static_cast<size_t>(info.st_size);
  if (result.size_ == 0) return result;
  void* memory = ::mmap(nullptr, result.size_, PROT_READ, MAP_PRIVATE, file.value, 0);
  if (memory == MAP_FAILED) return bad_input(path + ": " + std::strerror(errno));
  result.data_ = static_cast<const uint8_t*>(memory);
  return result;
}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(data_, other.data_);
  std::swap(size_, other.size_);
  return *this;
}

MappedFile::~MappedFile() {
  if (data_) ::munmap(const_cast<uint8_t*>(data_), size_);
}

std::string sha256_hex(Bytes bytes) {
  unsigned char digest[SHA256_DIGEST_LENGTH];
  SHA256(bytes.data(), bytes.size(), digest);
  static constexpr char k_digits[] = "0123456789abcdef";
  std::string text;
  for (unsigned char byte : digest) {
    text += k_digits[byte >> 4];
    text += k_digits[byte & 15];
  }
  return text;
}

}  // namespace antecede::base
