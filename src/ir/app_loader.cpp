#include "ir/app_loader.h"

#include <cstdint>
#include <optional>

#include "base/parallel.h"
#include "dex/dex_file.h"
#include "ir/class_loader.h"
#include "ir/dex_loader.h"
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
base::Result<std::vector<dex::DexFile>> open_dex_files(const std::vector<apk::DexFile>& packed, size_t jobs,
                                                       LoadedProgram& result, base::Diagnostics& diagnostics) {
  for (const apk::DexFile& file : packed) result.bytes.push_back(aligned(file.data));
  std::vector<std::optional<base::Result<std::vector<dex::DexFile>>>> opened(packed.size());
  base::parallel_for(packed.size(), jobs, [&](size_t i) {
    opened[i] = dex::DexFile::open_all(result.bytes[i].bytes(), packed[i].display_name, diagnostics);
  });
  std::vector<dex::DexFile> files;
  for (auto& one : opened) {
    if (!*one) return tl::unexpected(std::move(*one).error());
    for (dex::DexFile& file : **one) files.push_back(std::move(file));
  }
  return files;
}

}  // namespace

base::Result<LoadedProgram> load_program(const apk::AppInput& input, std::vector<ClassArchive> boot, size_t jobs,
                                         base::Diagnostics& diagnostics) {
  ProgramCode code;
  code.boot = std::move(boot);
  ANTECEDE_TRY(code.dex_files, input.dex_files(jobs, diagnostics));
  for (const apk::ZipArchive& jar : input.jars()) {
    ANTECEDE_TRY(ClassArchive archive, read_jar(jar, jobs));
    code.class_files.push_back(std::move(archive));
  }
  return load_program(std::move(code), jobs, diagnostics);
}

base::Result<LoadedProgram> load_program(ProgramCode code, size_t jobs, base::Diagnostics& diagnostics) {
  LoadedProgram result;
  ANTECEDE_TRY(std::vector<dex::DexFile> dex_files, open_dex_files(code.dex_files, jobs, result, diagnostics));
  for (const dex::DexFile& file : dex_files) result.files.push_back(describe(file));
  for (const ClassArchive& archive : code.class_files) result.files.push_back(describe(archive));
  ProgramBuilder builder(diagnostics);
  result.boot_sources = code.boot.size();
  if (!code.boot.empty()) add_class_files(std::move(code.boot), ClassSide::Framework, jobs, builder);
  add_dex(std::move(dex_files), builder);
  if (!code.class_files.empty()) add_class_files(std::move(code.class_files), ClassSide::App, jobs, builder);
  result.program = builder.finish();
  return result;
}

void build_app_bodies(const LoadedProgram& code, size_t jobs) {
  const Program& program = *code.program;
  base::parallel_for(program.methods().size(), jobs, [&](size_t i) {
    const Method& method = program.methods()[MethodId(i)];
    if (method.has_code() && !code.is_boot(method.owner)) program.body(MethodId(i));
  });
}

void build_all_bodies(const Program& program, size_t jobs) {
  base::parallel_for(program.methods().size(), jobs, [&](size_t i) {
    if (program.methods()[MethodId(i)].has_code()) program.body(MethodId(i));
  });
}

}  // namespace antecede::ir
