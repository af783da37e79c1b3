#include "apk/input_files.h"

#include <algorithm>
#include <filesystem>

#include "apk/folder_archive.h"

namespace antecede::apk {

namespace {

namespace fs = std::filesystem;

/// The APKs of a folder, sorted by name.
base::Result<std::vector<std::string>> list_folder(const std::string& path) {
  std::vector<std::string> found;
  std::error_code error;
  for (fs::directory_iterator it(path, error), end; !error && it != end; it.increment(error)) {
    const std::string extension = it->path().extension().string();
    if ((extension == ".apk" || extension == ".APK") && it->is_regular_file(error))
      found.push_back(it->path().string());
  }
  if (error) return base::bad_input(path + ": " + error.message());
  if (found.empty()) return base::bad_input(path + ": a folder without APKs");
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

base::Result<std::vector<std::string>> expand_paths(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const std::string& path : paths) {
    std::error_code error;
    if (!fs::is_directory(path, error) || is_app_folder(path)) {
      files.push_back(path);
      continue;
    }
    ANTECEDE_TRY(const std::vector<std::string> inside, list_folder(path));
    files.insert(files.end(), inside.begin(), inside.end());
  }
  return files;
}

std::vector<std::string> input_files(const std::vector<std::string>& paths) {
  std::vector<std::string> files;
  for (const std::string& path : expand_paths(paths).value_or(paths)) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      files.push_back(path);
      continue;
    }
    for (const std::string& name : list_app_folder(path).value_or(std::vector<std::string>()))
      files.push_back((fs::path(path) / name).string());
  }
  return files;
}

}  // namespace antecede::apk
