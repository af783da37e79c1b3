// Questions to ir::Hierarchy about one app behind the framework model, and the same ones to plain walks. Prints one JSON
// object: for each kind of question how many there were, and nanoseconds each: by walks, by a fresh hierarchy (making
// its tables included), and by one that was asked before.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "ir/app_loader.h"
#include "ir/hierarchy.h"
#include "ir/testing_hierarchy.h"
#include "model/framework_model.h"

namespace {

using namespace antecede;

constexpr size_t k_all_cores = 0;
constexpr size_t k_questions = 1 << 20;

template <class T>
T value_of(base::Result<T> result) {
  if (result) return *std::move(result);
  std::fprintf(stderr, "hierarchy: %s\n", result.error().message.c_str());
  std::exit(base::exit_code(result.error().kind));
}

/// What is asked: receivers by chance, methods of what is above them, types of which half are above.
struct Questions {
  std::vector<std::pair<ir::ClassId, ir::MethodId>> calls;
  std::vector<std::pair<ir::TypeId, ir::TypeId>> types;
  std::vector<ir::MethodRefId> methods;
  std::vector<ir::FieldRefId> fields;
  std::vector<std::pair<ir::ClassId, ir::MethodRefId>> supers;

  Questions(const ir::Program& program, const ir::Hierarchy& hierarchy) {
    std::mt19937 random(1);
    const auto any = [&](size_t end) { return static_cast<size_t>(random()) % end; };
    while (calls.size() < k_questions) {
      const ir::ClassId receiver(any(program.classes().size())), other(any(program.classes().size()));
      ir::ClassId named = receiver;  // What the call site knows it as.
      while (hierarchy.superclass(named).valid() && any(2)) named = hierarchy.superclass(named);
      if (const auto above = hierarchy.interfaces(named); !above.empty() && any(2)) named = above[any(above.size())];
      const auto& methods_there = program[named].virtual_methods;
      if (program[receiver].is_interface() || methods_there.empty()) continue;
      const ir::MethodId method = methods_there[any(methods_there.size())];
      calls.emplace_back(receiver, method);
      types.emplace_back(program[receiver].type, program[any(2) ? other : named].type);
      methods.push_back(ir::MethodRefId(any(program.symbols().method_count())));
      fields.push_back(ir::FieldRefId(any(program.symbols().field_count())));
      if (named != receiver) supers.emplace_back(receiver, program[method].ref);
    }
  }
};

uint64_t number(ir::Truth truth) { return static_cast<uint64_t>(truth); }
uint64_t number(auto id) { return id.value(); }

struct Run {
  double nanoseconds = 0;
  uint64_t sum = 0;  ///< Of the answers: who answers otherwise is found out.
};

template <class List, class Ask>
Run run(const List& questions, Ask ask) {
  Run result;
  const auto began = std::chrono::steady_clock::now();
  for (const auto& question : questions) result.sum = result.sum * 31 + number(ask(question));
  const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - began;
  result.nanoseconds = took.count() / static_cast<double>(questions.size());
  return result;
}

template <class List, class Ask>
bool measure(const char* name, const ir::Program& program, const List& questions, Ask ask, bool last = false) {
  base::Diagnostics diagnostics;
  const ir::Hierarchy hierarchy(program, diagnostics);
  const ir::testing::PlainHierarchy plain(program, hierarchy);
  const Run walks = run(questions, [&](const auto& one) { return ask(plain, one); });
  const Run fresh = run(questions, [&](const auto& one) { return ask(hierarchy, one); });
  const Run again = run(questions, [&](const auto& one) { return ask(hierarchy, one); });
  std::printf("\"%s\": {\"questions\": %zu, \"walks\": %.1f, \"fresh\": %.1f, \"again\": %.1f}%s", name,
              questions.size(), walks.nanoseconds, fresh.nanoseconds, again.nanoseconds, last ? "" : ", ");
  return walks.sum == fresh.sum && walks.sum == again.sum;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: hierarchy APP\n");
    return 2;
  }
  base::Diagnostics diagnostics;
  const apk::AppInput input = value_of(apk::AppInput::open({argv[1]}, diagnostics));
  const ir::LoadedProgram loaded = value_of(ir::load_program(
      input, value_of(model::FrameworkModel::open({}, k_all_cores)).archives(), k_all_cores, diagnostics));
  const ir::Program& program = *loaded.program;
  const ir::Hierarchy hierarchy(program, diagnostics);
  const Questions questions(program, hierarchy);
  std::printf("{\"classes\": %zu, \"methods\": %zu, ", program.classes().size(), program.methods().size());
  bool same = measure("dispatch", program, questions.calls,
                      [](const auto& asked, const auto& one) { return asked.dispatch(one.first, one.second); });
  same &= measure("subtype", program, questions.types,
                  [](const auto& asked, const auto& one) { return asked.is_subtype(one.first, one.second); });
  same &= measure("resolveMethod", program, questions.methods,
                  [](const auto& asked, const auto& one) { return asked.resolve(one); });
  same &= measure("resolveField", program, questions.fields,
                  [](const auto& asked, const auto& one) { return asked.resolve(one); });
  same &= measure("dispatchSuper", program, questions.supers,
                  [](const auto& asked, const auto& one) { return asked.dispatch_super(one.first, one.second); }, true);
  std::printf(", \"same\": %s}\n", same ? "true" : "false");
  return same ? 0 : 1;
}
