// Writes mutations of sound files, for those who feed them to whole commands.
//
//   write_mutations --seed S --first I --count N DIR FILE…     mutations I … I+N-1, over all files in turn
//
// Each becomes DIR/I.EXTENSION, with the extension of its file; what was done to it is printed.

#include <string>
#include <vector>

#include <fmt/core.h>
#include <CLI/CLI.hpp>

#include "base/output_file.h"
#include "mutation/subject.h"

namespace antecede::mutation {

namespace {

struct Options {
  uint64_t seed = 1;
  size_t first = 0, count = 100;
  std::string folder;
  std::vector<std::string> files;
};

std::string extension_of(const std::string& path) {
  const size_t dot = path.rfind('.');
  return dot == std::string::npos ? "" : path.substr(dot);
}

base::Status write_all(const Options& options) {
  std::vector<Subject> subjects;
  for (const std::string& path : options.files) {
    ANTECEDE_TRY(Subject subject, Subject::load(path));
    subjects.push_back(std::move(subject));
  }
  for (size_t i = options.first; i < options.first + options.count; ++i) {
    const size_t which = i % subjects.size();
    const Mutation mutation = subjects[which].make_mutation(seed_of(options.seed, i));
    const std::string path = fmt::format("{}/{}{}", options.folder, i, extension_of(options.files[which]));
    ANTECEDE_TRY(base::OutputFile file, base::OutputFile::open(path));
    ANTECEDE_CHECK(file.write(base::Bytes(mutation.bytes)));
    ANTECEDE_CHECK(file.finish());
    fmt::print("{}: {}\n", i, mutation.description);
  }
  return {};
}

}  // namespace

}  // namespace antecede::mutation

int main(int argc, char** argv) {
  antecede::mutation::Options options;
  CLI::App app("Writes mutations of sound files.", "write_mutations");
  app.add_option("--seed", options.seed, "the seed of all of them");
  app.add_option("--first", options.first, "the first mutation");
  app.add_option("--count", options.count, "how many");
  app.add_option("DIR", options.folder, "where they go")->required()->check(CLI::ExistingDirectory);
  app.add_option("FILE", options.files, "sound APKs, jars, DEX and class files, binary traces")
      ->required()
      ->check(CLI::ExistingFile);
  CLI11_PARSE(app, argc, argv);
  const antecede::base::Status status = write_all(options);
  if (status) return 0;
  fmt::print(stderr, "write_mutations: {}\n", status.error().message);
  return antecede::base::exit_code(status.error().kind);
}
