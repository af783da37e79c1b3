#include "apk/folder_archive.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <libdeflate.h>

#include "base/file.h"

namespace antecede::apk {

namespace {

namespace fs = std::filesystem;
using base::bad_input;
using base::Result;

/// Writes entries without compression; the reverse of zip_directory.h.
class StoredZipWriter {
 public:
  void add(std::string_view name, base::Bytes bytes) {
    const uint32_t crc = libdeflate_crc32(0, bytes.data(), bytes.size());
    const auto offset = static_cast<uint32_t>(out_.size());
    put(out_, uint32_t(0x04034b50));
    put_common(out_, name, bytes.size(), crc);
    put_text(out_, name);
    out_.insert(out_.end(), bytes.begin(), bytes.end());

    put(directory_, uint32_t(0x02014b50));
    put(directory_, uint16_t(20));
    put_common(directory_, name, bytes.size(), crc);
    put(directory_, uint16_t(0));  // comment
    put(directory_, uint64_t(0));  // disk, attributes
    put(directory_, offset);
    put_text(directory_, name);
    ++count_;
  }

  size_t size() const { return out_.size() + directory_.size(); }
  size_t count() const { return count_; }

  std::vector<uint8_t> finish() {
    const auto offset = static_cast<uint32_t>(out_.size());
    out_.insert(out_.end(), directory_.begin(), directory_.end());
    put(out_, uint32_t(0x06054b50));
    put(out_, uint32_t(0));
    put(out_, static_cast<uint16_t>(count_));
    put(out_, static_cast<uint16_t>(count_));
    put(out_, static_cast<uint32_t>(directory_.size()));
    put(out_, offset);
    put(out_, uint16_t(0));
    return std::move(out_);
  }

 private:
  template <class T>
  static void put(std::vector<uint8_t>& out, T number) {
    for (size_t i = 0; i < sizeof(T); ++i) out.push_back(static_cast<uint8_t>(uint64_t(number) >> (8 * i)));
  }
  static void put_text(std::vector<uint8_t>& out, std::string_view text) {
    out.insert(out.end(), text.begin(), text.end());
  }
  static void put_common(std::vector<uint8_t>& out, std::string_view name, size_t size, uint32_t crc) {
    put(out, uint16_t(20));
    put(out, uint16_t(0x800));  // names are UTF-8
    put(out, uint16_t(0));      // stored
    put(out, uint32_t(0));      // time
    put(out, crc);
    put(out, static_cast<uint32_t>(size));
    put(out, static_cast<uint32_t>(size));
    put(out, static_cast<uint16_t>(name.size()));
    put(out, uint16_t(0));
  }

  std::vector<uint8_t> out_, directory_;
  size_t count_ = 0;
};

bool belongs(std::string_view name) {
  return name == "AndroidManifest.xml" || name == "R.txt" || name.starts_with("res/") ||
         name.starts_with("assets/") || name.ends_with(".class") ||
         (name.ends_with(".jar") && (name == "classes.jar" || name.starts_with("libs/")));
}

Result<ZipArchive> finish(StoredZipWriter& writer, const std::string& name, const ZipLimits& limits) {
  auto bytes = std::make_shared<const std::vector<uint8_t>>(writer.finish());
  return ZipArchive::open(SharedBytes(base::Bytes(*bytes), bytes), name, limits);
}

}  // namespace

bool is_app_folder(const std::string& path) {
  std::error_code error;
  return fs::is_regular_file(fs::path(path) / "AndroidManifest.xml", error);
}

Result<std::vector<std::string>> list_app_folder(const std::string& path) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::recursive_directory_iterator it(path, error), end; !error && it != end; it.increment(error)) {
    const bool hidden = it->path().filename().string().starts_with('.');
    if (hidden && it->is_directory(error)) it.disable_recursion_pending();
    if (hidden || it->is_symlink(error) || !it->is_regular_file(error)) continue;
    std::string name = it->path().lexically_relative(path).generic_string();
    if (belongs(name)) names.push_back(std::move(name));
  }
  if (error) return bad_input(path + ": " + error.message());
  std::ranges::sort(names);
  return names;
}

Result<ZipArchive> pack_folder(const std::string& path, const ZipLimits& limits) {
  constexpr size_t k_largest = size_t(1) << 30;
  ANTECEDE_TRY(const std::vector<std::string> names, list_app_folder(path));
  if (names.size() > 0xfffe) return bad_input(fmt::format("{}: a folder with over {} files", path, 0xfffe));
  StoredZipWriter writer;
  for (const std::string& name : names) {
    ANTECEDE_TRY(const base::MappedFile file, base::MappedFile::open((fs::path(path) / name).string()));
    if (name.size() > 0xffff || file.bytes().size() > k_largest - std::min(k_largest, writer.size()))
      return bad_input(fmt::format("{}: a folder with over {} MiB", path, k_largest >> 20));
    writer.add(name, file.bytes());
  }
  return finish(writer, path, limits);
}

Result<ZipArchive> pack_file(SharedBytes bytes, const std::string& entry_name, const std::string& archive_name,
                             const ZipLimits& limits) {
  if (bytes.size() > (size_t(1) << 30)) return bad_input(archive_name + ": a class file of over 1 GiB");
  StoredZipWriter writer;
  writer.add(entry_name, bytes.bytes());
  return finish(writer, archive_name, limits);
}

}  // namespace antecede::apk
