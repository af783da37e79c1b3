#include "ir/app_loader.h"

#include <cstdint>
#include <optional>

#include "base/guard.h"
#include "base/parallel.h"
#include "dex/dex_file.h"
#include "ir/class/class_loader.h"
#include "ir/dex/dex_loader.h"
#include "ir/program_builder.h"

namespace antecede::ir {

namespace {

LoadedProgram::File describe(const dex::DexFile& file) {
  return {file.name(),         file.version(),     file.bytes().size(), file.class_count(),
          file.method_count(), file.field_count(), file.string_count()};
}

/// DEX files are read in place, which needs 4-aligned memory; a stored entry of an archive may lie anywhere.
apk::SharedBytes aligned(const apk::SharedBytes& data) {
  if (reinterpret_cast<uintptr_t>(data.bytes().data()) % 4 == 0) return data;
  auto copy = std::make_shared<std::vector<uint8_t>>(data.bytes().begin(), data.bytes().end());
  return {base::Bytes(*copy), copy};
}

LoadedProgram::File describe(const ClassArchive& archive) {
  LoadedProgram::File file;
  file.name = archive.name;
  file.classes = static_cast<uint32_t>(archive.files.size());
  for (const NamedClassFile& one : archive.files) file.bytes += one.data.size();
  return file;
}

/// Verifies the DEX files, several at a time.
base::Status open_dex_files(const std::vector<apk::DexFile>& packed, size_t jobs, AppCode& result,
                            base::Diagnostics& diagnostics) {
  for (const apk::DexFile& file : packed) result.bytes.push_back(aligned(file.data));
  std::vector<std::optional<base::Result<std::vector<dex::DexFile>>>> opened(packed.size());
  base::parallel_for(packed.size(), jobs, [&](size_t i) {
    opened[i] = dex::DexFile::open_all(result.bytes[i].bytes(), packed[i].display_name, diagnostics);
  });
  for (auto& one : opened) {
    if (!*one) return tl::unexpected(std::move(*one).error());
    for (dex::DexFile& file : **one) result.dex_files.push_back(std::move(file));
  }
  return {};
}

base::Result<AppCode> unpack(const std::vector<apk::DexFile>& dex_files, std::vector<ClassArchive> class_files,
                             size_t jobs, base::Diagnostics& diagnostics) {
  AppCode code;
  ANTECEDE_CHECK(open_dex_files(dex_files, jobs, code, diagnostics));
  code.class_files = std::move(class_files);
  for (const dex::DexFile& file : code.dex_files) code.files.push_back(describe(file));
  for (const ClassArchive& archive : code.class_files) code.files.push_back(describe(archive));
  return code;
}

constexpr std::string_view k_class_suffix = ".class";

}  // namespace

void AppCode::for_each_class(const std::function<void(std::string_view name, bool is_dex)>& visit) const {
  for (const dex::DexFile& file : dex_files) {
    for (uint32_t i = 0; i < file.class_count(); ++i) {
      const std::string_view descriptor = file.descriptor(file.class_def(i).type);
      visit(descriptor.substr(1, descriptor.size() - 2), true);
    }
  }
  for (const ClassArchive& archive : class_files)
    for (const NamedClassFile& file : archive.files)
      if (file.name.ends_with(k_class_suffix))
        visit(std::string_view(file.name).substr(0, file.name.size() - k_class_suffix.size()), false);
}

base::Result<AppCode> unpack_code(const apk::AppInput& input, size_t jobs, base::Diagnostics& diagnostics) {
  ANTECEDE_TRY(const std::vector<apk::DexFile> dex_files, input.dex_files(jobs, diagnostics));
  std::vector<ClassArchive> class_files;
  for (const apk::ZipArchive& jar : input.jars()) {
    ANTECEDE_TRY(ClassArchive archive, read_jar(jar, jobs));
    class_files.push_back(std::move(archive));
  }
  return unpack(dex_files, std::move(class_files), jobs, diagnostics);
}

LoadedProgram load_program(AppCode code, std::vector<ClassArchive> boot, size_t jobs, base::Diagnostics& diagnostics) {
  LoadedProgram result;
  result.files = std::move(code.files);
  result.bytes = std::move(code.bytes);
  ProgramBuilder builder(diagnostics);
  result.boot_sources = boot.size();
  if (!boot.empty()) add_class_files(std::move(boot), ClassSide::Framework, jobs, builder);
  add_dex(std::move(code.dex_files), builder);
  if (!code.class_files.empty()) add_class_files(std::move(code.class_files), ClassSide::App, jobs, builder);
  result.program = builder.finish();
  return result;
}

base::Result<LoadedProgram> load_program(const apk::AppInput& input, std::vector<ClassArchive> boot, size_t jobs,
                                         base::Diagnostics& diagnostics) {
  ANTECEDE_TRY(AppCode code, unpack_code(input, jobs, diagnostics));
  return load_program(std::move(code), std::move(boot), jobs, diagnostics);
}

base::Result<LoadedProgram> load_program(ProgramCode code, size_t jobs, base::Diagnostics& diagnostics) {
  ANTECEDE_TRY(AppCode app, unpack(code.dex_files, std::move(code.class_files), jobs, diagnostics));
  return load_program(std::move(app), std::move(code.boot), jobs, diagnostics);
}

void build_app_bodies(const LoadedProgram& code, size_t jobs) {
  const Program& program = *code.program;
  base::parallel_for(program.methods().size(), jobs, [&](size_t i) {
    const Method& method = program.methods()[MethodId(i)];
    if (method.has_code() && !code.is_boot(method.owner) && !base::stop_asked()) program.body(MethodId(i));
  });
}

void build_all_bodies(const Program& program, size_t jobs) {
  base::parallel_for(program.methods().size(), jobs, [&](size_t i) {
    if (program.methods()[MethodId(i)].has_code()) program.body(MethodId(i));
  });
}

}  // namespace antecede::ir
