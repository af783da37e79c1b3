#include "cli/outputs.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "cli/usage.h"

namespace antecede::cli {

namespace {

namespace fs = std::filesystem;

std::string shown_output(const std::string& path) {
  return path.empty() ? "standard output" : path;
}

/// The folder as the file system knows it, also if it or a part of it is not there yet.
fs::path real_folder(const std::string& path) {
  std::error_code error;
  const fs::path found = fs::weakly_canonical(fs::absolute(path, error), error);
  return error ? fs::path(path) : found;
}

/// Keeps files apart, whatever they are called.
class KnownFiles {
 public:
  void add_input(const std::string& path) {
    if (const auto file = base::find_file(path)) inputs_.emplace(*file, path);
  }

  base::Status add_output(const std::string& path) {
    base::OutputPlace place;
    if (path.empty()) {
      place.kind = base::OutputPlace::Kind::Stream;
      place.file = base::find_file(STDOUT_FILENO);
    } else {
      ANTECEDE_TRY(place, base::OutputPlace::find(path));
    }
    if (place.file) return add_existing(path, *place.file, place.kind == base::OutputPlace::Kind::Stream);
    if (place.kind == base::OutputPlace::Kind::Stream) return {};
    const fs::path name = real_folder(base::folder_of(place.path)) / fs::path(place.path).filename();
    const auto [known, is_new] = missing_.emplace(name.string(), path);
    return is_new ? base::Status() : same_output(known->second, path);
  }

  /// Whether the file is an input.
  base::Status check_input(const std::string& path, const base::FileId& file) const {
    const auto input = inputs_.find(file);
    if (input == inputs_.end()) return {};
    if (input->second == path)
      return usage(fmt::format("{}: is read, so it cannot be written as well; the output needs another name", path));
    return usage(fmt::format("{}: is the same file as {}, which is read; the output needs another name",
                             shown_output(path), input->second));
  }

 private:
  struct Written {
    std::string path;
    bool is_stream = false;
  };

  static base::Status same_output(const std::string& one, const std::string& other) {
    if (one == other)
      return usage(fmt::format("{}: two outputs would go to this file; each needs its own", shown_output(one)));
    return usage(fmt::format("{} and {} are the same file; each output needs its own", shown_output(one),
                             shown_output(other)));
  }

  /// What goes through a descriptor twice stands one behind the other; all else would be lost.
  base::Status add_existing(const std::string& path, const base::FileId& file, bool is_stream) {
    ANTECEDE_CHECK(check_input(path, file));
    const auto [known, is_new] = written_.emplace(file, Written{path, is_stream});
    if (is_new || (known->second.is_stream && is_stream)) return {};
    return same_output(known->second.path, path);
  }

  std::map<base::FileId, std::string> inputs_;
  std::map<base::FileId, Written> written_;
  std::map<std::string, std::string> missing_;  // Real name, and what it was called.
};

/// Nothing that is in the folder and may be written again is an input.
base::Status check_contents(const std::string& folder, const Outputs::Fits& fits, const KnownFiles& known) {
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (!fits(it->path().filename().string())) continue;
    if (const auto file = base::find_file(it->path().string()))
      ANTECEDE_CHECK(known.check_input(it->path().string(), *file));
  }
  return {};
}

base::Status make_folder(const std::string& path) {
  std::error_code error;
  fs::create_directories(path, error);
  if (error) return tl::unexpected(base::cannot_write(path, error.value()));
  // That a file can be made is known once one was made.
  base::TemporaryFile probe;
  if (const int reason = probe.create(path)) return tl::unexpected(base::cannot_write(path, reason));
  return {};
}

}  // namespace

void Outputs::add_input(const std::string& path) {
  if (!path.empty()) inputs_.push_back(path);
}

void Outputs::add_inputs(const std::vector<std::string>& paths) {
  for (const std::string& path : paths) add_input(path);
}

void Outputs::add_output(const std::string& path) {
  outputs_.push_back({path, false});
}

void Outputs::add_later_output(const std::string& path) {
  outputs_.push_back({path, true});
}

void Outputs::add_folder(const std::string& path, Fits fits) {
  if (!path.empty()) folders_.push_back({path, std::move(fits)});
}

base::Status Outputs::check() {
  ANTECEDE_CHECK(compare());
  return prepare();
}

base::Status Outputs::compare() const {
  KnownFiles known;
  for (const std::string& input : inputs_) known.add_input(input);
  for (const Output& output : outputs_) ANTECEDE_CHECK(known.add_output(output.path));
  for (const Folder& folder : folders_) {
    ANTECEDE_CHECK(check_contents(folder.path, folder.fits, known));
    for (const Output& output : outputs_) {
      if (output.path.empty()) continue;
      ANTECEDE_TRY(const base::OutputPlace place, base::OutputPlace::find(output.path));
      if (!folder.fits(fs::path(place.path).filename().string())) continue;
      if (real_folder(base::folder_of(place.path)) == real_folder(folder.path))
        return usage(fmt::format("{}: may be one of the files that are written into {}; it needs another name",
                                 output.path, folder.path));
    }
  }
  return {};
}

/// Folders come first: files may go into them.
base::Status Outputs::prepare() {
  for (const Folder& folder : folders_) ANTECEDE_CHECK(make_folder(folder.path));
  for (const Output& output : outputs_) {
    if (output.later || output.path.empty() || opened_.contains(output.path)) continue;
    ANTECEDE_TRY(base::OutputFile file, base::OutputFile::open(output.path));
    opened_.emplace(output.path, std::move(file));
  }
  return {};
}

bool Outputs::takes_stdout() const {
  return std::ranges::any_of(outputs_, [](const Output& output) {
    if (output.path.empty() || output.later) return false;
    const auto place = base::OutputPlace::find(output.path);
    return place && place->descriptor == STDOUT_FILENO;
  });
}

base::Result<base::OutputFile> Outputs::open(const std::string& path) {
  auto opened = opened_.extract(path);
  return opened ? std::move(opened.mapped()) : base::OutputFile::open(path);
}

base::Status Outputs::write(const std::string& path, std::string_view content) {
  ANTECEDE_TRY(base::OutputFile file, open(path));
  ANTECEDE_CHECK(file.write(content));
  return file.finish();
}

}  // namespace antecede::cli
