#include "model/framework_model.h"

#include <string_view>

#include <absl/container/flat_hash_map.h>
#include <fmt/format.h>

#include "apk/zip_archive.h"
#include "base/assert.h"

namespace antecede::embedded {
extern const std::string_view framework_classes;
}

namespace antecede::model {

namespace {

using base::Error;
using base::Result;
using base::Status;

/// A mistake in what the user configured.
auto misconfigured(std::string message) {
  return tl::unexpected(Error{Error::Class::Usage, std::move(message)});
}

Result<ir::ClassArchive> built_in(size_t jobs) {
  ANTECEDE_TRY(const apk::ZipArchive jar,
               apk::ZipArchive::open(base::bytes_of(embedded::framework_classes), "the framework model"));
  ANTECEDE_TRY(ir::ClassArchive archive, ir::read_jar(jar, jobs));
  archive.trust = classfile::Trust::Build;
  return archive;
}

Result<ir::ClassArchive> read_extra(const std::string& path, size_t jobs) {
  ANTECEDE_TRY(const apk::ZipArchive jar, apk::ZipArchive::open(path));
  ANTECEDE_TRY(ir::ClassArchive archive, ir::read_jar(jar, jobs));
  if (archive.files.empty()) return misconfigured(path + ": a model without a class file");
  return archive;
}

using Names = absl::flat_hash_map<std::string, const std::string*>;

/// Adds the archive's classes, each of which must be new.
Status add_names(const ir::ClassArchive& archive, Names& names) {
  for (const ir::NamedClassFile& file : archive.files) {
    const auto [known, is_new] = names.try_emplace(file.name, &archive.name);
    if (!is_new)
      return misconfigured(fmt::format("{}: {} is already defined by {}", archive.name, file.name, *known->second));
  }
  return {};
}

}  // namespace

Result<FrameworkModel> FrameworkModel::open(const std::vector<std::string>& extra_jars, size_t jobs) {
  FrameworkModel model;
  model.archives_.reserve(1 + extra_jars.size());
  Result<ir::ClassArchive> own = built_in(jobs);
  ANTECEDE_ASSERT(own.has_value());
  model.archives_.push_back(*std::move(own));
  if (extra_jars.empty()) return model;
  Names names;
  ANTECEDE_CHECK(add_names(model.archives_.front(), names));
  for (const std::string& path : extra_jars) {
    ANTECEDE_TRY(ir::ClassArchive archive, read_extra(path, jobs));
    model.archives_.push_back(std::move(archive));
    ANTECEDE_CHECK(add_names(model.archives_.back(), names));
  }
  return model;
}

}  // namespace antecede::model
