// modeleyes FILE
// modeleyes --list METHOD
// modeleyes --concrete
//
// What an analysis sees behind methods of the framework model. FILE has one method a line, `android.os.Handler.post`
// (all of that name) or `java.lang.Thread.<init>`; for each the program prints which intrinsics it reaches first, in
// how many calls, and how many methods of the model that drags in. tests/model/check_eyes.py compares it with a
// committed table.
//
// The call graph is a rapid-type one: a virtual call runs what classes have that are made in code that is reached, or
// that the method is given (its class, its parameters; where those are abstract: nothing, code of apps). Intrinsics,
// natives and `@Concrete` methods are not entered, nor is code where Engine.isAbstract() is false, nor are tasks that an intrinsic announces: they are other actions.
// `--list` prints the methods that one method drags in, each with the number of calls and who called it first.
// `--concrete` prints all methods that an analysis does not enter, as traces write them.
//
// Exit code 1 if a method does not exist, 3 if the file cannot be read.

#include <algorithm>
#include <cstdio>
#include <deque>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "ir/app_loader.h"
#include "ir/hierarchy.h"
#include "model/framework_model.h"
#include "model/semantics.h"

namespace {

using namespace antecede;

/// What intrinsics only name a value, wait or read: reaching one says nothing about what an API does.
bool counts(model::Intrinsic id) {
  const std::string_view owner = model::intrinsics()[static_cast<size_t>(id)].owner;
  switch (id) {
    case model::Intrinsic::ThreadCurrent:
    case model::Intrinsic::ThreadYield:
    case model::Intrinsic::ThreadIsInterrupted:
    case model::Intrinsic::ThreadState:
    case model::Intrinsic::ThreadHoldsMonitor:
    case model::Intrinsic::QueueContains:
    case model::Intrinsic::QueueIsIdle:
    case model::Intrinsic::LifecycleGet:
    case model::Intrinsic::LifecycleIs:
    case model::Intrinsic::LifecycleIsAtLeast:
    case model::Intrinsic::LifecycleCan:
    case model::Intrinsic::EngineIsAbstract:
    case model::Intrinsic::EngineRenew:
    case model::Intrinsic::WorldUptime:
    case model::Intrinsic::WorldTime:
    case model::Intrinsic::WorldPrint: return false;
    default: return owner != "antecede/Contents";
  }
}

/// The rapid-type call graph from one method.
class Reach {
 public:
  Reach(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics)
      : program_(program), hierarchy_(hierarchy), semantics_(semantics) {}

  void from(ir::MethodId root, ir::ClassId receiver) {
    make(receiver);
    const ir::MethodId target = program_[root].is_static() ? root : hierarchy_.dispatch(receiver, root);
    enter(target.valid() ? target : root, 0);
    while (!pending_.empty()) {
      const ir::MethodId next = pending_.front();
      pending_.pop_front();
      walk(next);
    }
  }

  /// One line for each method, by the number of calls.
  std::string list() const {
    std::vector<std::pair<uint32_t, std::string>> lines;
    for (const auto& [id, depth] : depths_)
      lines.emplace_back(depth, fmt::format("{} < {}", name_of(ir::MethodId(id)), name_of(callers_.at(id))));
    std::ranges::sort(lines);
    std::string text;
    for (const auto& [depth, line] : lines) text += fmt::format("  {} {}\n", depth, line);
    return text;
  }

  size_t methods() const { return depths_.size(); }
  const std::map<std::string_view, uint32_t>& intrinsics() const { return intrinsics_; }

 private:
  std::string name_of(ir::MethodId id) const {
    if (!id.valid()) return "the app";
    const ir::MethodRef& ref = program_.symbols().method(program_[id].ref);
    return fmt::format("{}.{}", program_.symbols().descriptor(program_[program_[id].owner].type),
                       program_.symbols().text(ref.name));
  }

  void enter(ir::MethodId id, uint32_t depth) {
    if (!id.valid() || depths_.contains(id.value())) return;
    if (const auto intrinsic = semantics_.intrinsic(id)) {
      const std::string_view name = model::intrinsics()[static_cast<size_t>(*intrinsic)].name;
      if (counts(*intrinsic)) intrinsics_.try_emplace(name, depth);
      return;
    }
    if (semantics_.is_concrete(id) || program_[id].access_flags & ir::k_native) return;
    depths_[id.value()] = depth;
    callers_[id.value()] = current_;
    pending_.push_back(id);
  }

  /// Objects of the class are made: virtual calls that were met may run its methods.
  void make(ir::ClassId id) {
    if (!id.valid() || !made_.insert(id.value()).second) return;
    for (const auto& [method, depth] : std::map(virtual_calls_)) call(id, ir::MethodId(method), depth);
  }

  void call(ir::ClassId receiver, ir::MethodId method, uint32_t depth) {
    const ir::TypeId type = program_[program_[method].owner].type;
    if (hierarchy_.is_subclass(receiver, type) != ir::Truth::No) enter(hierarchy_.dispatch(receiver, method), depth);
  }

  void walk(ir::MethodId id) {
    const uint32_t depth = depths_[id.value()] + 1;
    current_ = id;
    if (!program_[id].has_code()) return;
    const ir::Body& body = program_.body(id);
    for (const uint32_t block : reached_blocks(body)) walk(id, body, body.blocks()[block], depth);
  }

  /// The register that holds true at the end of the block because it was asked whether this is an analysis.
  ir::Register abstract_in(const ir::Body& body, const ir::Block& block) const {
    ir::Register found;
    for (const ir::Instruction& insn : body.instructions().subspan(block.first_instruction, block.instruction_count)) {
      if (insn.op == ir::Op::InvokeStatic) {
        const ir::MethodId target = hierarchy_.resolve(insn.method());
        if (target.valid() && semantics_.intrinsic(target) == model::Intrinsic::EngineIsAbstract) found = insn.dest;
      }
    }
    return found;
  }

  std::vector<uint32_t> reached_blocks(const ir::Body& body) const {
    std::vector<uint32_t> order;
    if (body.blocks().empty()) return order;
    std::set<uint32_t> seen{0};
    order.push_back(0);
    for (size_t i = 0; i < order.size(); ++i) {
      const ir::Block& block = body.blocks()[order[i]];
      std::span<const ir::Edge> next = body.successors(block);
      const ir::Instruction& last = body.instructions()[block.first_instruction + block.instruction_count - 1];
      const ir::Register asked = abstract_in(body, block);
      if (asked.valid() && last.op == ir::Op::IfZero && last.a == asked)
        next = next.subspan(last.condition() == ir::Condition::Eq ? 1 : 0, 1);
      for (const ir::Edge& edge : next)
        if (seen.insert(edge.block().value()).second) order.push_back(edge.block().value());
    }
    return order;
  }

  void walk(ir::MethodId id, const ir::Body& body, const ir::Block& block, uint32_t depth) {
    for (const ir::Instruction& insn : body.instructions().subspan(block.first_instruction, block.instruction_count)) {
      switch (insn.op) {
        case ir::Op::New: make(program_.find_class(insn.type())); break;
        case ir::Op::StaticGet: initialise(program_.symbols().field(insn.field()).owner); break;
        case ir::Op::InvokeStatic:
        case ir::Op::InvokeDirect: enter(hierarchy_.resolve(insn.method()), depth); break;
        case ir::Op::InvokeSuper: enter(hierarchy_.dispatch_super(program_[id].owner, insn.method()), depth); break;
        case ir::Op::InvokeVirtual:
        case ir::Op::InvokeInterface: virtual_call(hierarchy_.resolve(insn.method()), depth); break;
        default: break;
      }
    }
  }

  /// What a static field may hold: objects that its class makes when it is initialised. That code itself is not counted.
  void initialise(ir::TypeId type) {
    const ir::ClassId id = program_.find_class(type);
    if (!id.valid() || !semantics_.is_model(id) || !initialised_.insert(id.value()).second) return;
    for (const ir::MethodId method : program_[id].direct_methods) {
      if (program_.symbols().text(program_.symbols().method(program_[method].ref).name) != "<clinit>") continue;
      for (const ir::Instruction& insn : program_.body(method).instructions())
        if (insn.op == ir::Op::New) make(program_.find_class(insn.type()));
    }
  }

  void virtual_call(ir::MethodId method, uint32_t depth) {
    if (!method.valid()) return;
    if (semantics_.intrinsic(method)) return enter(method, depth);
    const auto [known, is_new] = virtual_calls_.try_emplace(method.value(), depth);
    if (!is_new) return;
    // A final method, or one of a class that nobody made here: the caller has it from elsewhere, as it is declared.
    const ir::ClassId owner = program_[method].owner;
    bool found = false;
    for (const uint32_t made : std::set(made_)) {
      if (hierarchy_.is_subclass(ir::ClassId(made), program_[owner].type) == ir::Truth::No) continue;
      found = true;
      call(ir::ClassId(made), method, depth);
    }
    if (!found && !(program_[method].access_flags & ir::k_abstract)) enter(method, depth);
  }

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
  std::map<uint32_t, uint32_t> depths_;  // Of methods that are entered.
  std::map<uint32_t, ir::MethodId> callers_;
  ir::MethodId current_;
  std::map<uint32_t, uint32_t> virtual_calls_;
  std::set<uint32_t> initialised_;
  std::set<uint32_t> made_;
  std::deque<ir::MethodId> pending_;
  std::map<std::string_view, uint32_t> intrinsics_;
};

std::string describe(const Reach& reach) {
  std::vector<std::pair<uint32_t, std::string_view>> found;
  for (const auto& [name, depth] : reach.intrinsics()) found.emplace_back(depth, name);
  std::ranges::sort(found);
  std::string text = fmt::format("{}", reach.methods());
  for (const auto& [depth, name] : found) text += fmt::format(" {}:{}", name, depth);
  return text;
}

/// `android.os.Handler` and `post`.
std::pair<std::string, std::string> split(const std::string& name) {
  const size_t dot = name.rfind('.');
  return {name.substr(0, dot), dot == std::string::npos ? std::string() : name.substr(dot + 1)};
}

/// Prints one line for each method of that name in class `owner` that apps may call on objects of class `named`.
bool tell(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
          const std::string& name, std::string_view method_name, ir::ClassId named, ir::ClassId owner, bool lists) {
  bool found = false;
  for (uint32_t i = 0; i < program.methods().size(); ++i) {
    const ir::Method& method = program[ir::MethodId(i)];
    const ir::MethodRef& ref = program.symbols().method(method.ref);
    const bool fits = method.owner == owner && program.symbols().text(ref.name) == method_name &&
                      method.access_flags & (ir::k_public | ir::k_protected) &&
                      !(method.access_flags & ir::k_synthetic) && !semantics.is_hidden(ir::MethodId(i));
    if (!fits) continue;
    found = true;
    Reach reach(program, hierarchy, semantics);
    reach.from(ir::MethodId(i), named);
    if (lists) fmt::print("{}", reach.list());
    fmt::print("{}{} {}\n", name, program.symbols().proto_descriptor(ref.proto), describe(reach));
  }
  return found;
}

/// The same for a method by its full name, of the class or one above it. False: there is none.
bool tell(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
          const std::string& name, bool lists) {
  auto [type, method_name] = split(name);
  std::ranges::replace(type, '.', '/');
  const ir::ClassId named = program.find_class("L" + type + ";");
  bool found = false;
  for (ir::ClassId owner = named; owner.valid() && !found; owner = hierarchy.superclass(owner))
    found = tell(program, hierarchy, semantics, name, method_name, named, owner, lists);
  if (!found) fmt::print(stderr, "modeleyes: no method {}\n", name);
  return found;
}

void tell_concrete(const ir::Program& program, const model::Semantics& semantics) {
  for (uint32_t i = 0; i < program.methods().size(); ++i) {
    const ir::Method& method = program[ir::MethodId(i)];
    if (!semantics.is_concrete(ir::MethodId(i))) continue;
    const ir::MethodRef& ref = program.symbols().method(method.ref);
    std::string owner(program.symbols().descriptor(program[method.owner].type));
    owner = owner.substr(1, owner.size() - 2);
    std::ranges::replace(owner, '/', '.');
    fmt::print("{}.{}{}\n", owner, program.symbols().text(ref.name), program.symbols().proto_descriptor(ref.proto));
  }
}

}  // namespace

int main(int count, char** arguments) {
  const bool lists = count == 3 && std::string_view(arguments[1]) == "--list";
  const bool concrete = count == 2 && std::string_view(arguments[1]) == "--concrete";
  if (count != 2 && !lists) {
    fmt::print(stderr, "usage: modeleyes FILE | --list METHOD | --concrete\n");
    return 2;
  }
  std::ifstream file(lists || concrete ? "/dev/null" : arguments[1]);
  auto model = model::FrameworkModel::open({}, 0);
  base::Diagnostics diagnostics;
  if (!file || !model) {
    fmt::print(stderr, "modeleyes: cannot read {}\n", arguments[1]);
    return 3;
  }
  ir::ProgramCode code;
  code.boot = model->archives();
  const auto loaded = ir::load_program(std::move(code), 0, diagnostics);
  if (!loaded) return 3;
  const ir::Hierarchy hierarchy(*loaded->program, diagnostics);
  const model::Semantics semantics(*loaded, hierarchy);
  if (concrete) tell_concrete(*loaded->program, semantics);
  bool all = !lists || tell(*loaded->program, hierarchy, semantics, arguments[2], true);
  for (std::string line; std::getline(file, line);) {
    const std::string name = line.substr(0, line.find_first_of(" \t#"));
    if (!name.empty() && !tell(*loaded->program, hierarchy, semantics, name, false)) all = false;
  }
  return all ? 0 : 1;
}
