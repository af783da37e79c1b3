#include "apk/app_input.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "apk/app_split.h"
#include "apk/folder_archive.h"
#include "apk/input_files.h"
#include "base/assert.h"
#include "base/file.h"
#include "base/parallel.h"

namespace antecede::apk {

namespace {

namespace fs = std::filesystem;
using base::bad_input;
using base::Bytes;
using base::Diagnostics;
using base::Error;
using base::Result;
using base::Severity;
using base::Status;

bool is_dex(Bytes bytes) {
  return bytes.size() >= 8 && base::as_text(bytes.first(4)) == "dex\n";
}

bool is_class_file(Bytes bytes) {
  return bytes.size() >= 4 && base::as_text(bytes.first(4)) == "\xca\xfe\xba\xbe";
}

/// Whether to take the file for an archive: it begins as one, or an archive hangs behind something else.
bool is_zip(Bytes bytes) {
  if (bytes.size() >= 4 && (base::as_text(bytes.first(4)) == "PK\3\4" || base::as_text(bytes.first(4)) == "PK\5\6")) {
    return true;
  }
  constexpr std::string_view k_end_signature = "PK\5\6";
  const size_t tail = std::min<size_t>(bytes.size(), 22 + 65'535);
  return base::as_text(bytes.last(tail)).find(k_end_signature) != std::string_view::npos;
}

std::string file_name(const std::string& path) {
  return fs::path(path).filename().string();
}

/// The number in `classes12.dex` (1 for `classes.dex`); nothing for a name Android does not load.
std::optional<size_t> dex_number(std::string_view name) {
  constexpr std::string_view k_head = "classes", k_tail = ".dex";
  if (!name.starts_with(k_head) || !name.ends_with(k_tail)) return std::nullopt;
  const std::string_view digits = name.substr(k_head.size(), name.size() - k_head.size() - k_tail.size());
  if (digits.empty()) return 1;
  size_t number = 0;
  for (char c : digits) {
    if (c < '0' || c > '9' || number > 1'000'000) return std::nullopt;
    number = number * 10 + static_cast<size_t>(c - '0');
  }
  const bool is_canonical = digits.front() != '0' && number >= 2;
  return is_canonical ? std::optional(number) : std::nullopt;
}

/// One DEX file still packed.
struct PackedDex {
  const AppSplit* split;
  const ZipEntry* entry;
};

void collect_dex(const AppSplit& split, Diagnostics& diagnostics, std::vector<PackedDex>& out) {
  std::vector<std::pair<size_t, const ZipEntry*>> numbered;
  for (const ZipEntry& entry : split.archive.entries()) {
    if (const std::optional<size_t> number = dex_number(entry.name)) numbered.emplace_back(*number, &entry);
  }
  std::sort(numbered.begin(), numbered.end());
  size_t loaded = 0;  // Names are unique, so numbers only grow and none matches after the first gap.
  for (const auto& [number, entry] : numbered) {
    if (number == loaded + 1) {
      out.push_back({&split, entry});
      ++loaded;
      continue;
    }
    diagnostics.add("app.dex-after-gap", Severity::Warning,
                    fmt::format("{}!{} is ignored, as Android does: there is no classes{}.dex before it",
                                split.archive.name(), entry->name, loaded == 0 ? "" : std::to_string(loaded + 1)));
  }
}

/// Android Studio's Instant Run (versions 2 and 3) packs all but a loader into an archive of its own, which that loader
/// unpacks when the app starts. Its files have any names, and hold each class once.
constexpr std::string_view k_instant_run = "instant-run.zip";

base::Status add_instant_run(const AppSplit& split, std::vector<DexFile>& files) {
  const ZipEntry* const packed = split.archive.find(k_instant_run);
  if (!packed) return {};
  const std::string name = split.display_name + "!" + packed->name;
  ANTECEDE_TRY(SharedBytes bytes, split.archive.read(*packed));
  ANTECEDE_TRY(const ZipArchive archive, ZipArchive::open(std::move(bytes), name));
  std::vector<const ZipEntry*> entries;
  for (const ZipEntry& entry : archive.entries())
    if (entry.name.ends_with(".dex")) entries.push_back(&entry);
  std::ranges::sort(entries, {}, &ZipEntry::name);
  for (const ZipEntry* entry : entries) {
    ANTECEDE_TRY(SharedBytes code, archive.read(*entry));
    files.push_back({name + "!" + entry->name, std::move(code)});
  }
  return {};
}

/// What one file or app folder holds: the splits of an app, a DEX file, or class files.
struct Opened {
  SharedBytes bytes;
  std::vector<AppSplit> splits;
  std::vector<DexFile> dex;
  std::vector<ZipArchive> jars;
};

Result<SharedBytes> map_file(const std::string& path) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (fs::exists(status) && !fs::is_regular_file(status)) return bad_input(path + ": not a regular file");
  ANTECEDE_TRY(base::MappedFile file, base::MappedFile::open(path));
  auto shared = std::make_shared<const base::MappedFile>(std::move(file));
  return SharedBytes(shared->bytes(), shared);
}

/// An APK, an .aar or an app folder.
Status add_split(ZipArchive archive, const std::string& path, Diagnostics& diagnostics, Opened& opened) {
  ANTECEDE_TRY(AppSplit split, read_split(std::move(archive), file_name(path), diagnostics));
  if (split.text_resources) {
    ANTECEDE_TRY(opened.jars, nested_jars(split));
  }
  opened.splits.push_back(std::move(split));
  return {};
}

Status open_archive(ZipArchive archive, const std::string& path, Diagnostics& diagnostics, Opened& opened) {
  if (is_apk(archive)) return add_split(std::move(archive), path, diagnostics, opened);
  if (has_class_files(archive)) return opened.jars.push_back(std::move(archive)), Status();
  ANTECEDE_TRY(opened.splits, read_container(archive, diagnostics));
  return {};
}

Result<Opened> open_file(const std::string& path, Diagnostics& diagnostics, const ZipLimits& limits) {
  Opened opened;
  std::error_code error;
  if (fs::is_directory(path, error)) {
    ANTECEDE_TRY(ZipArchive archive, pack_folder(path, limits));
    auto shared = std::make_shared<const ZipArchive>(archive);
    opened.bytes = SharedBytes(shared->bytes(), shared);
    ANTECEDE_CHECK(add_split(std::move(archive), path, diagnostics, opened));
    return opened;
  }
  ANTECEDE_TRY(opened.bytes, map_file(path));
  const Bytes bytes = opened.bytes.bytes();
  if (bytes.empty()) return bad_input(path + ": the file is empty");
  if (is_dex(bytes)) return opened.dex.push_back({file_name(path), opened.bytes}), std::move(opened);
  if (is_class_file(bytes)) {
    // Contents decide what it is; in an archive the name does.
    const std::string name = file_name(path).ends_with(".class") ? file_name(path) : file_name(path) + ".class";
    ANTECEDE_TRY(ZipArchive archive, pack_file(opened.bytes, name, path, limits));
    opened.jars.push_back(std::move(archive));
    return opened;
  }
  if (!is_zip(bytes)) return bad_input(path + ": not a ZIP archive, DEX file or class file");
  ANTECEDE_TRY(ZipArchive archive, ZipArchive::open(opened.bytes, path, limits));
  ANTECEDE_CHECK(open_archive(std::move(archive), path, diagnostics, opened));
  return opened;
}

bool holds_base(const std::vector<AppSplit>& splits) {
  return std::any_of(splits.begin(), splits.end(), [](const AppSplit& split) { return split.split_name.empty(); });
}

template <class T>
void append(std::vector<T>& to, std::vector<T>&& from) {
  std::move(from.begin(), from.end(), std::back_inserter(to));
}

}  // namespace

Result<AppInput> AppInput::open(const std::vector<std::string>& paths, Diagnostics& diagnostics,
                                const ZipLimits& limits) {
  if (paths.empty()) return tl::unexpected(Error{Error::Class::Usage, "no input file given"});
  ANTECEDE_TRY(const std::vector<std::string> files, expand_paths(paths));
  AppInput input;
  bool mixed = false;
  for (const std::string& path : files) {
    ANTECEDE_TRY(Opened opened, open_file(path, diagnostics, limits));
    const bool first_base = holds_base(opened.splits) && !holds_base(input.splits_);
    if (input.path_.empty() || first_base) {
      input.path_ = path;
      input.file_ = opened.bytes;
    }
    mixed = mixed || (input.has_code_alone() && !opened.splits.empty()) ||
            (!input.splits_.empty() && opened.splits.empty());
    append(input.splits_, std::move(opened.splits));
    append(input.bare_dex_, std::move(opened.dex));
    append(input.jars_, std::move(opened.jars));
  }
  if (mixed) return bad_input(paths.front() + ": an app with a manifest and files of code alone cannot be one app");
  if (!input.splits_.empty()) {
    ANTECEDE_TRY(input.splits_, order_splits(std::move(input.splits_), paths.front()));
  }
  return input;
}

Manifest AppInput::merged_manifest() const {
  ANTECEDE_ASSERT(has_manifest());
  Manifest merged = splits_.front().manifest;
  for (size_t i = 1; i < splits_.size(); ++i) merge_split_manifest(merged, splits_[i].manifest);
  return merged;
}

Result<std::vector<DexFile>> AppInput::dex_files(size_t jobs, Diagnostics& diagnostics) const {
  if (!bare_dex_.empty()) return bare_dex_;
  std::vector<PackedDex> packed;
  for (const AppSplit& split : splits_) collect_dex(split, diagnostics, packed);
  std::vector<Result<SharedBytes>> unpacked(packed.size());
  base::parallel_for(packed.size(), jobs, [&](size_t index) {
    unpacked[index] = packed[index].split->archive.read(*packed[index].entry);
  });
  std::vector<DexFile> files;
  for (size_t i = 0; i < packed.size(); ++i) {
    if (!unpacked[i]) return tl::unexpected(std::move(unpacked[i]).error());
    files.push_back({packed[i].split->display_name + "!" + packed[i].entry->name, *std::move(unpacked[i])});
  }
  for (const AppSplit& split : splits_) {
    const size_t known = files.size();
    if (const base::Status added = add_instant_run(split, files); !added) {
      files.resize(known);
      diagnostics.add("app.bad-instant-run", Severity::Warning,
                      fmt::format("the code of Instant Run is left out: {}", added.error().message));
    }
  }
  return files;
}

std::string AppInput::sha256() const {
  return base::sha256_hex(file_.bytes());
}

}  // namespace antecede::apk
