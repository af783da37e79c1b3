// modeleyes FILE
// modeleyes --list METHOD
// modeleyes --registrations
// modeleyes --all
// modeleyes --concrete
//
// What an analysis sees behind methods of the framework model. FILE has one method a line, `android.os.Handler.post`
// (all of that name) or `java.lang.Thread.<init>`; for each the program prints which intrinsics it reaches first, in
// how many calls, and how many methods of the model that drags in. tests/model/check_eyes.py compares it with a
// committed table. An abstract method is told once for each class of the model that implements it: METHOD@CLASS.
//
// The call graph is a rapid-type one: a virtual call runs what classes have that are made in code that is reached, or
// that the method is given (its class, its parameters; where those are abstract: nothing, code of apps). Intrinsics,
// natives, `@Concrete` methods and `@Plain` classes are not entered, nor is code where Engine.isAbstract() is false, nor are tasks that an intrinsic announces: they are other actions.
// Where no intrinsic is reached, the first calls of what only an app may implement are told: `>Executor.execute`.
// `--list` prints the methods that one method drags in, each with the number of calls and who called it first.
// `--registrations` prints the names of methods that apps can call and that are named like a registration of listeners;
// those of libraries under their older names are left out: they are the same code.
// `--all` tells of every method that apps can call and that reaches an intrinsic.
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

#include "abstract_blocks.h"

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

/// Which methods of the model a call of an abstract one may run.
class Implementations {
 public:
  Implementations(const ir::Program& program, const ir::Hierarchy& hierarchy) : program_(program), hierarchy_(hierarchy) {}

  /// Those, each with the highest class that can be made and has it; not wrappers, which hand the call on.
  std::map<ir::MethodId, ir::ClassId> of(ir::MethodId id, ir::ClassId named) const {
    std::map<ir::MethodId, ir::ClassId> found;
    std::vector<ir::ClassId> below{named};
    for (size_t i = 0; i < below.size(); ++i) {
      if (!(program_[below[i]].access_flags & ir::k_abstract)) {
        const ir::MethodId target = hierarchy_.dispatch(below[i], id);
        if (target.valid() && !hands_on(target)) found.try_emplace(target, below[i]);
      }
      for (const ir::ClassId next : hierarchy_.subclasses(below[i]))
        if (std::ranges::find(below, next) == below.end()) below.push_back(next);
    }
    return found;
  }

  /// It only calls the method of the same name and descriptor of another object.
  bool hands_on(ir::MethodId id) const {
    if (!id.valid() || !program_[id].has_code()) return false;
    const ir::MethodRef& own = program_.symbols().method(program_[id].ref);
    size_t calls = 0;
    bool same = false;
    for (const ir::Instruction& insn : program_.body(id).instructions()) {
      if (insn.op < ir::Op::InvokeVirtual || insn.op > ir::Op::InvokeInterface) continue;
      const ir::MethodRef& ref = program_.symbols().method(insn.method());
      same |= insn.op != ir::Op::InvokeSuper && ref.name == own.name && ref.proto == own.proto;
      ++calls;
    }
    return same && calls <= 2;
  }

 private:
  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
};

/// The rapid-type call graph from one method.
class Reach {
 public:
  Reach(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics)
      : program_(program), hierarchy_(hierarchy), semantics_(semantics), abstract_(hierarchy, semantics), implementations_(program, hierarchy) {}

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
  /// Calls of methods that nothing of the model implements here, as the app does: by how many calls away they are.
  std::map<std::string, uint32_t> calls_of_apps() const {
    std::map<std::string, uint32_t> found;
    for (const auto& [id, depth] : app_calls_) {
      std::string name = name_of(ir::MethodId(id));
      name = name.substr(name.rfind('/') + 1);
      std::erase(name, ';');
      const auto [place, added] = found.try_emplace(name, depth);
      if (!added) place->second = std::min(place->second, depth);
    }
    return found;
  }

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
    if (semantics_.is_plain(id)) return;
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
    for (const uint32_t block : abstract_.blocks(body)) walk(id, body, body.blocks()[block], depth);
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
      call(ir::ClassId(made), method, depth);
      found |= !implementations_.hands_on(hierarchy_.dispatch(ir::ClassId(made), method));
    }
    if (found) return;
    const bool is_abstract = program_[method].access_flags & ir::k_abstract;
    // A wrapper alone does nothing: what it wraps is the system's.
    if (is_abstract && program_.class_name(owner) == "android.content.Context") {
      for (const auto& [target, receiver] : implementations_.of(method, owner)) enter(target, depth);
      return;
    }
    if (is_abstract)
      app_calls_.try_emplace(method.value(), depth);
    else
      enter(method, depth);
  }

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
  tools::AbstractBlocks abstract_;
  Implementations implementations_;
  std::map<uint32_t, uint32_t> depths_;  // Of methods that are entered.
  std::map<uint32_t, ir::MethodId> callers_;
  ir::MethodId current_;
  std::map<uint32_t, uint32_t> virtual_calls_;
  std::map<uint32_t, uint32_t> app_calls_;
  std::set<uint32_t> initialised_;
  std::set<uint32_t> made_;
  std::deque<ir::MethodId> pending_;
  std::map<std::string_view, uint32_t> intrinsics_;
};

std::string describe(const Reach& reach) {
  std::vector<std::pair<uint32_t, std::string>> found;
  for (const auto& [name, depth] : reach.intrinsics()) found.emplace_back(depth, name);
  if (found.empty())
    for (const auto& [name, depth] : reach.calls_of_apps()) found.emplace_back(depth, ">" + name);
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

/// Prints lines about methods of a program.
class Teller {
 public:
  Teller(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics)
      : program_(program), hierarchy_(hierarchy), semantics_(semantics) {}

  /// One line for each method of that full name, of the class or one above it. False: there is none.
  bool tell(const std::string& name, bool lists) const {
    auto [type, method_name] = split(name);
    std::ranges::replace(type, '.', '/');
    const ir::ClassId named = program_.find_class("L" + type + ";");
    bool found = false;
    for (ir::ClassId owner = named; owner.valid() && !found; owner = hierarchy_.superclass(owner))
      for (const ir::MethodId id : methods_of(owner)) {
        if (program_.symbols().text(program_.symbols().method(program_[id].ref).name) != method_name) continue;
        found = true;
        tell(name, id, named, lists);
      }
    if (!found) fmt::print(stderr, "modeleyes: no method {}\n", name);
    return found;
  }

  /// A line for each method that apps can call and that reaches an intrinsic.
  void tell_all() const {
    for (uint32_t i = 0; i < program_.classes().size(); ++i) {
      const ir::ClassId owner(i);
      if (semantics_.is_hidden(owner) || !(program_[owner].access_flags & ir::k_public)) continue;
      for (const ir::MethodId id : methods_of(owner)) {
        Reach reach(program_, hierarchy_, semantics_);
        reach.from(id, owner);
        if (!reach.intrinsics().empty()) tell(name_of(owner) + "." + simple_name(id), id, owner, false);
      }
    }
  }

  void tell_registrations() const {
    std::set<std::string> names;
    for (uint32_t i = 0; i < program_.classes().size(); ++i) {
      const ir::ClassId owner(i);
      if (!is_open(owner) || name_of(owner).starts_with("android.support.") || name_of(owner).starts_with("android.arch."))
        continue;
      for (const ir::MethodId id : methods_of(owner))
        if (registers(simple_name(id))) names.insert(name_of(owner) + "." + simple_name(id));
    }
    for (const std::string& name : names) fmt::print("{}\n", name);
  }

  void tell_concrete() const {
    for (uint32_t i = 0; i < program_.methods().size(); ++i) {
      const ir::MethodId id(i);
      if (semantics_.is_concrete(id))
        fmt::print("{}.{}{}\n", name_of(program_[id].owner), simple_name(id), descriptor_of(id));
    }
  }

 private:
  static bool registers(std::string_view name) {
    static constexpr std::string_view k_verbs[] = {"set", "add", "register", "unregister", "remove", "request"};
    static constexpr std::string_view k_listeners[] = {"Listener",  "Listeners", "Callback", "Callbacks",
                                                       "Observer",  "Watcher",   "Receiver", "Updates"};
    return std::ranges::any_of(k_verbs, [&](std::string_view verb) { return name.starts_with(verb); }) &&
           std::ranges::any_of(k_listeners, [&](std::string_view listener) { return name.ends_with(listener); });
  }
  /// Apps can name it, and every class around it.
  bool is_open(ir::ClassId id) const {
    if (semantics_.is_hidden(id) || !(program_[id].access_flags & ir::k_public)) return false;
    const std::string name(program_.symbols().descriptor(program_[id].type));
    const ir::ClassId around = program_.find_class(name.substr(0, name.rfind('$')) + ";");
    return !around.valid() || is_open(around);
  }
  std::string name_of(ir::ClassId id) const {
    std::string name(program_.symbols().descriptor(program_[id].type));
    name = name.substr(1, name.size() - 2);
    std::ranges::replace(name, '/', '.');
    return name;
  }
  std::string simple_name(ir::MethodId id) const {
    return std::string(program_.symbols().text(program_.symbols().method(program_[id].ref).name));
  }
  std::string descriptor_of(ir::MethodId id) const {
    return program_.symbols().proto_descriptor(program_.symbols().method(program_[id].ref).proto);
  }

  /// Those that apps may call.
  std::vector<ir::MethodId> methods_of(ir::ClassId owner) const {
    std::vector<ir::MethodId> found;
    for (const auto* list : {&program_[owner].direct_methods, &program_[owner].virtual_methods})
      for (const ir::MethodId id : *list) {
        const uint32_t flags = program_[id].access_flags;
        if (flags & (ir::k_public | ir::k_protected) && !(flags & ir::k_synthetic) && !semantics_.is_hidden(id))
          found.push_back(id);
      }
    std::ranges::sort(found);
    return found;
  }

  void tell(const std::string& name, ir::MethodId id, ir::ClassId named, bool lists) const {
    if (!(program_[id].access_flags & ir::k_abstract) && !needs_class_below(id, named))
      return tell_line(name + descriptor_of(id), id, named, lists);
    for (const auto& [implementation, receiver] : Implementations(program_, hierarchy_).of(id, named))
      tell_line(fmt::format("{}{}@{}", name, descriptor_of(id), name_of(receiver)), implementation, receiver, lists);
  }

  /// Objects of the class cannot be made, and what it does by itself reaches nothing.
  bool needs_class_below(ir::MethodId id, ir::ClassId named) const {
    if (!(program_[named].access_flags & ir::k_abstract)) return false;
    Reach reach(program_, hierarchy_, semantics_);
    reach.from(id, named);
    return reach.intrinsics().empty();
  }

  void tell_line(const std::string& title, ir::MethodId id, ir::ClassId receiver, bool lists) const {
    Reach reach(program_, hierarchy_, semantics_);
    reach.from(id, receiver);
    if (lists) fmt::print("{}", reach.list());
    fmt::print("{} {}\n", title, describe(reach));
  }

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
};

}  // namespace

int main(int count, char** arguments) {
  const std::string_view option = count >= 2 ? arguments[1] : "";
  const bool lists = count == 3 && option == "--list";
  const bool concrete = option == "--concrete", everything = option == "--all";
  const bool registrations = option == "--registrations";
  if (count != 2 && !lists) {
    fmt::print(stderr, "usage: modeleyes FILE | --list METHOD | --registrations | --all | --concrete\n");
    return 2;
  }
  std::ifstream file(lists || concrete || everything || registrations ? "/dev/null" : arguments[1]);
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
  const Teller teller(*loaded->program, hierarchy, semantics);
  if (concrete) teller.tell_concrete();
  if (everything) teller.tell_all();
  if (registrations) teller.tell_registrations();
  bool all = !lists || teller.tell(arguments[2], true);
  for (std::string line; std::getline(file, line);) {
    const std::string name = line.substr(0, line.find_first_of(" \t#"));
    if (!name.empty() && !teller.tell(name, false)) all = false;
  }
  return all ? 0 : 1;
}
