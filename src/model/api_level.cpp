#include "model/api_level.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "ir/flow.h"

namespace antecede::model {

namespace {

using ir::Body;
using ir::Instruction;
using ir::MethodId;
using ir::MethodRefId;
using ir::Op;
using ir::Register;

/// How many calls there may be between the test and what it guards.
constexpr int k_most_calls = 3;

bool is_named(const ir::Program& program, ir::FieldRefId field, std::string_view owner, std::string_view name) {
  const ir::FieldRef& ref = program.symbols().field(field);
  return program.symbols().text(ref.name) == name && program.symbols().descriptor(ref.owner) == owner;
}

/// Which of the calls of some methods depend on the version of Android.
class VersionTests {
 public:
  VersionTests(const ir::Program& program, const ir::Hierarchy& hierarchy, const std::vector<MethodId>& methods)
      : program_(program), hierarchy_(hierarchy) {
    for (const MethodId id : methods) look_for_helpers(id);
  }

  /// Whether the instruction runs only if a test of the version says so.
  bool guard(MethodId method, ir::InstructionId at) const {
    const Body& body = program_.body(method);
    if (tests_in(body).empty()) return false;
    const ir::Flow& flow = program_.flow(method);
    const ir::BlockId here = flow.block_of(at);
    return std::ranges::any_of(tests_in(body), [&](ir::BlockId test) {
      return test != here && flow.dominates(test, here) && !flow.post_dominates(here, test);
    });
  }

 private:
  bool reads_version(const Instruction& insn) const {
    return insn.op == Op::StaticGet && is_named(program_, insn.field(), "Landroid/os/Build$VERSION;", "SDK_INT");
  }

  /// `static boolean isAtLeastT()` and `static final int LEVEL = Build.VERSION.SDK_INT` stand for the version, too.
  void look_for_helpers(MethodId id) {
    const Body& body = program_.body(id);
    if (std::ranges::none_of(body.instructions(), [&](const Instruction& insn) { return reads_version(insn); })) return;
    const ir::MethodRef& method = program_.symbols().method(program_[id].ref);
    const std::string result = program_.symbols().proto_descriptor(method.proto);
    if (result == "()Z" || result == "()I") helpers_.insert(id);
    if (program_.symbols().text(method.name) != "<clinit>") return;
    for (const Instruction& insn : body.instructions()) {
      if (insn.op != Op::StaticPut || body.info(insn.a).kind != ir::Kind::Int) continue;
      if (const ir::FieldId field = hierarchy_.resolve(insn.field()); field.valid()) fields_.insert(field);
    }
  }

  bool stands_for_version(const Instruction& insn) const {
    if (reads_version(insn)) return true;
    if (insn.op == Op::StaticGet) {
      const ir::FieldId field = hierarchy_.resolve(insn.field());
      return field.valid() && fields_.contains(field);
    }
    if (insn.op != Op::InvokeStatic) return false;
    const MethodId callee = hierarchy_.resolve(insn.method());
    return callee.valid() && helpers_.contains(callee);
  }

  /// The blocks that end with such a test.
  std::vector<ir::BlockId> tests_in(const Body& body) const {
    std::set<uint32_t> versions;
    for (const Instruction& insn : body.instructions()) {
      if (!insn.dest.valid()) continue;
      const bool moves = insn.op == Op::Move && versions.contains(insn.a.value());
      if (moves || stands_for_version(insn)) versions.insert(insn.dest.value());
    }
    std::vector<ir::BlockId> tests;
    for (size_t i = 0; i < body.blocks().size() && !versions.empty(); ++i) {
      const auto instructions = body.instructions_of(body.blocks()[i]);
      if (instructions.empty()) continue;
      const Instruction& last = instructions.back();
      const bool is_test = last.op == Op::If || last.op == Op::IfZero || last.op == Op::Switch;
      const bool reads = is_test && (versions.contains(last.a.value()) ||
                                     (last.op == Op::If && versions.contains(last.b.value())));
      if (reads) tests.push_back(ir::BlockId(i));
    }
    return tests;
  }

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  std::set<MethodId> helpers_;
  std::set<ir::FieldId> fields_;
};

/// Where some methods are called.
struct Site {
  MethodId caller;
  ir::InstructionId at;
  MethodRefId callee;
};

/// Looks for calls that no test guards.
class UnguardedCalls {
 public:
  UnguardedCalls(const ir::Program& program, const ir::Hierarchy& hierarchy, const std::vector<MethodId>& methods)
      : program_(program), hierarchy_(hierarchy), methods_(methods), tests_(program, hierarchy, methods) {}

  /// Which of the methods are called, somewhere, without a test.
  std::set<MethodRefId> among(const std::set<MethodRefId>& wanted) {
    std::set<MethodRefId> found;
    for (const Site& site : sites([&](MethodRefId ref) { return wanted.contains(ref); }))
      if (!found.contains(site.callee) && !is_guarded(site, k_most_calls)) found.insert(site.callee);
    return found;
  }

 private:
  template <class Wanted>
  std::vector<Site> sites(const Wanted& wanted) const {
    std::vector<Site> found;
    for (const MethodId id : methods_) {
      const auto instructions = program_.body(id).instructions();
      for (size_t i = 0; i < instructions.size(); ++i)
        if (instructions[i].op >= Op::InvokeVirtual && instructions[i].op <= Op::InvokePolymorphic &&
            wanted(instructions[i].method()))
          found.push_back({id, ir::InstructionId(i), instructions[i].method()});
    }
    return found;
  }

  bool is_guarded(const Site& site, int depth) {
    return tests_.guard(site.caller, site.at) || (depth > 0 && is_called_behind_tests(site.caller, depth - 1));
  }

  /// Every call of the method is guarded, and there is one.
  bool is_called_behind_tests(MethodId method, int depth) {
    const auto [known, is_new] = answers_.try_emplace({method, depth}, false);
    if (!is_new) return known->second;
    const auto& callers = callers_of(method);
    const bool is = !callers.empty() &&
                    std::ranges::all_of(callers, [&](const Site& site) { return is_guarded(site, depth); });
    return answers_[{method, depth}] = is;
  }

  const std::vector<Site>& callers_of(MethodId method) {
    const auto [known, is_new] = callers_.try_emplace(method);
    if (is_new) {
      const auto name = program_.symbols().method(program_[method].ref).name;
      known->second = sites([&](MethodRefId ref) {
        return program_.symbols().method(ref).name == name && hierarchy_.resolve(ref) == method;
      });
    }
    return known->second;
  }

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const std::vector<MethodId>& methods_;
  VersionTests tests_;
  std::map<std::pair<MethodId, int>, bool> answers_;
  std::map<MethodId, std::vector<Site>> callers_;
};

/// What Android has and the model lacks, of all that the program names.
std::map<MethodRefId, ApiLevels> missing_methods(const ir::Program& program, FrameworkCalls& calls,
                                                 const ApiFacts& sdk) {
  std::map<MethodRefId, ApiLevels> missing;
  for (size_t i = 0; i < program.symbols().method_count(); ++i) {
    const auto& target = calls.target(MethodRefId(i));
    if (!target || target->support != Support::Known) continue;
    if (const auto fact = sdk.resolve_method(target->owner, target->name, target->descriptor))
      missing.emplace(MethodRefId(i), fact->levels());
  }
  return missing;
}

std::vector<MethodId> methods_of_app(const ir::Program& program, const FrameworkCalls& calls) {
  std::vector<MethodId> methods;
  for (size_t i = 0; i < program.methods().size(); ++i) {
    const MethodId id(i);
    if (program[id].has_code() && !calls.is_model(program[id].owner) && program.body(id).ok()) methods.push_back(id);
  }
  return methods;
}

}  // namespace

uint8_t choose_api_level(const ir::Program& program, FrameworkCalls& calls, const ApiFacts& sdk, uint32_t least) {
  const std::map<MethodRefId, ApiLevels> missing = missing_methods(program, calls, sdk);
  std::set<MethodRefId> wanted;
  for (const auto& [ref, levels] : missing) wanted.insert(ref);
  if (wanted.empty()) return sdk.newest_level();
  const std::vector<MethodId> methods = methods_of_app(program, calls);
  const std::set<MethodRefId> called = UnguardedCalls(program, calls.hierarchy(), methods).among(wanted);
  for (uint32_t level = sdk.newest_level(); level >= std::max<uint32_t>(sdk.oldest_level(), least); --level) {
    const auto is_missing = [&](MethodRefId ref) { return missing.at(ref).includes(static_cast<uint8_t>(level)); };
    if (std::ranges::none_of(called, is_missing)) return static_cast<uint8_t>(level);
  }
  return sdk.newest_level();
}

}  // namespace antecede::model
