#include "apk/gzip.h"

#include <algorithm>

#include <zlib.h>

namespace antecede::apk {
namespace {

constexpr int k_gzip_window_bits = 15 + 16;
constexpr size_t k_first_buffer = 1 << 20;

/// zlib's inflate state, with its end.
class Inflater {
 public:
  Inflater() { ready_ = inflateInit2(&stream_, k_gzip_window_bits) == Z_OK; }
  ~Inflater() { inflateEnd(&stream_); }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  bool ready() const { return ready_; }
  z_stream& stream() { return stream_; }

 private:
  z_stream stream_ = {};
  bool ready_ = false;
};

/// Makes room for more output; false at the limit.
bool grow(std::string& out, size_t used, size_t limit) {
  if (used < out.size()) return true;
  if (out.size() >= limit) return false;
  out.resize(std::min(limit, std::max(k_first_buffer, out.size() * 2)));
  return true;
}

unsigned clamp(size_t size) {
  return static_cast<unsigned>(std::min<size_t>(size, 1u << 30));
}

}  // namespace

bool is_gzip(base::Bytes bytes) {
  return bytes.size() >= 2 && bytes[0] == 0x1f && bytes[1] == 0x8b;
}

base::Result<std::string> gunzip(base::Bytes bytes, size_t limit) {
  Inflater inflater;
  if (!inflater.ready()) return base::bad_input("gzip cannot be unpacked");
  z_stream& stream = inflater.stream();
  std::string out;
  size_t taken = 0, used = 0;
  while (taken < bytes.size()) {
    // One byte more than allowed tells "exactly at the limit" from "too large".
    if (!grow(out, used, limit + 1)) break;
    unsigned offered = clamp(bytes.size() - taken), room = clamp(out.size() - used);
    stream.next_in = const_cast<Bytef*>(bytes.data() + taken);
    stream.avail_in = offered;
    stream.next_out = reinterpret_cast<Bytef*>(out.data() + used);
    stream.avail_out = room;
    int status = inflate(&stream, Z_NO_FLUSH);
    taken += offered - stream.avail_in;
    used += room - stream.avail_out;
    if (used > limit) break;
    if (status == Z_STREAM_END && is_gzip(bytes.subspan(taken))) {
      inflateReset(&stream);
    } else if (status == Z_STREAM_END) {
      out.resize(used);
      return out;
    } else if (status != Z_OK && !(status == Z_BUF_ERROR && stream.avail_out == 0)) {
      return base::bad_input("broken gzip data");
    }
  }
  if (used > limit) return base::bad_input("gzip data unpacks to more than the limit");
  return base::bad_input("gzip data ends too early");
}

}  // namespace antecede::apk
