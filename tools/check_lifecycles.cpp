// Holds the automata of framework/lifecycle against the facts of the SDK and of the support libraries; part of the
// build.
#include <cstdio>
#include <string>

#include "base/file.h"
#include "model/lifecycle.h"

namespace {

antecede::base::Status check(const std::string& path, const antecede::model::ApiFacts& facts) {
  using namespace antecede;
  ANTECEDE_TRY(const base::MappedFile file, base::MappedFile::open(path));
  const std::string name = path.substr(path.rfind('/') + 1);
  ANTECEDE_TRY(const model::Automaton automaton, model::parse_automaton(base::as_text(file.bytes()), name, path));
  return model::check_automaton(automaton, facts, path);
}

}  // namespace

int main(int count, char** arguments) {
  using antecede::model::ApiFacts;
  const ApiFacts facts = ApiFacts::libraries(ApiFacts::sdk());
  int failed = 0;
  for (int i = 1; i < count; ++i) {
    const auto status = check(arguments[i], facts);
    if (status) continue;
    std::fprintf(stderr, "%s\n", status.error().message.c_str());
    failed = 1;
  }
  return failed;
}
