#include "pointer/inlining.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "pointer/solver.h"

namespace antecede::pointer {

namespace {

/// How a call of an intrinsic in the framework depends on who asks for it in own code.
struct Asked {
  enum class Kind : uint8_t {
    No,        ///< Not at all, or as the calls show that follow from it.
    Always,
    ForOwn,    ///< If `operand` may be something of the app's own.
    Directly,  ///< If it is in a class that apps use to order what they do: a lock, a latch.
  };
  Kind kind = Kind::No;
  size_t operand = 0;
};

Asked asked(model::Intrinsic intrinsic) {
  using model::Intrinsic;
  switch (intrinsic) {
    case Intrinsic::QueueLooper:
    case Intrinsic::QueueSerial:
    case Intrinsic::QueuePool:
    case Intrinsic::QueueBinder:
    case Intrinsic::AnnounceStart:
    case Intrinsic::AnnounceStop:
    case Intrinsic::AnnounceBind:
    case Intrinsic::AnnounceUnbind:
    case Intrinsic::AnnounceFinish:
    case Intrinsic::AnnounceResult:
    case Intrinsic::AnnounceRecreate:
    case Intrinsic::LayoutInflate:
    case Intrinsic::LayoutParse:
    case Intrinsic::LayoutFind:
    case Intrinsic::LayoutFindKey: return {Asked::Kind::Always};
    case Intrinsic::LayoutName: return {Asked::Kind::ForOwn, 0};
    case Intrinsic::WorldTakeBack:
    case Intrinsic::QueueRemove:
    case Intrinsic::QueueRemoveOne:
    case Intrinsic::CallbackRegister:
    case Intrinsic::CallbackRegisterFired:
    case Intrinsic::CallbackObserve:
    case Intrinsic::CallbackUnregister: return {Asked::Kind::ForOwn, 2};
    case Intrinsic::CallbackRegisterAway:
    case Intrinsic::CallbackRegisterOn: return {Asked::Kind::ForOwn, 3};
    case Intrinsic::ThreadJoin:
    case Intrinsic::SyncRelease:
    case Intrinsic::SyncAcquire:
    case Intrinsic::SyncLock:
    case Intrinsic::SyncLockUninterruptibly:
    case Intrinsic::SyncUnlock: return {Asked::Kind::Directly};
    default: return {};
  }
}

/// Whether what one place makes is to be told apart, by what its objects hold, all together.
template <class IsApps>
bool holds_several(const Solver& rough, const std::vector<ObjectId>& objects, bool is_container, ir::TypeId queue, IsApps is_apps) {
  std::map<uint32_t, ObjectSet> held;  // By cell.
  for (ObjectId object : objects)
    for (const auto& [part, cell] : rough.cells(object)) held[part].add(rough.points_to(cell));
  size_t own = 0, names = 0;
  bool has_queue = false, stands_beside_others = false;
  for (const auto& [part, contents] : held) {
    const bool may_hold_names = !is_container && !slot::is_special(part);
    const size_t own_before = own;
    size_t others = 0;
    contents.for_each([&](ObjectId one) {
      has_queue |= rough.objects()[one].type == queue;
      if (may_hold_names && !rough.constant_text(one).empty()) ++names;
      ++(is_apps(one) ? own : others);
    });
    stands_beside_others |= own > own_before && others > 0 && !is_container;
  }
  // Whose queue it is decides which threads run what is posted to it.
  // So do names of classes and actions, which decide whom an intent reaches.
  return own > 1 || stands_beside_others || names > 1 || has_queue;
}

/// How many objects of the app's own a call calls own code on. The first look tells containers apart, too: what counts is what
/// is called on all of them.
class OwnReceivers {
 public:
  explicit OwnReceivers(const Solver& rough) : rough_(rough) {
    std::vector<uint32_t> sites;
    for (uint32_t i = 0; i < rough.nodes().size(); ++i) {
      sites.clear();
      for (const CallEdge& edge : rough.edges(NodeId(i)))
        if (edge.site != CallEdge::k_no_site) sites.push_back(edge.site);
      std::sort(sites.begin(), sites.end());
      sites.erase(std::unique(sites.begin(), sites.end()), sites.end());
      for (uint32_t site : sites)
        if (const uint32_t number = rough.own_receivers(NodeId(i), site); number != 0)
          numbers_[{rough.nodes()[NodeId(i)].method, site}] += number;
    }
  }
  uint32_t of(NodeId node, uint32_t site) const {
    const auto known = numbers_.find({rough_.nodes()[node].method, site});
    return known == numbers_.end() ? 0 : known->second;
  }

 private:
  const Solver& rough_;
  absl::flat_hash_map<std::pair<ir::MethodId, uint32_t>, uint32_t> numbers_;
};

bool is_a(const ir::Program& program, const ir::Hierarchy& hierarchy, ir::ClassId type, std::string_view name) {
  const ir::TypeId above = program.symbols().find_type(name);
  return above.valid() && hierarchy.is_subtype(program[type].type, above) == ir::Truth::Yes;
}

/// Something that can be run.
bool is_work(const ir::Program& program, const ir::Hierarchy& hierarchy, ir::ClassId type) {
  return is_a(program, hierarchy, type, "Lantecede/Task;") || is_a(program, hierarchy, type, "Ljava/lang/Runnable;") ||
         is_a(program, hierarchy, type, "Ljava/util/concurrent/Callable;");
}

/// A method of the framework that only gives its caller back some work that it was given, and that others may override: whose
/// work that is depends on who calls.
bool hands_back_work(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
                     MethodCodes& codes, ir::MethodId method) {
  if (!semantics.is_model(program[method].owner) || !program[method].has_code() || semantics.is_concrete(method)) return false;
  const ir::MethodRef& ref = program.symbols().method(program[method].ref);
  const ir::ClassId result = program.find_class(program.symbols().proto(ref.proto).return_type);
  if (!result.valid() || !is_work(program, hierarchy, result)) return false;
  const MethodCode& code = codes.of(method);
  return code.calls.empty() && !code.steps.empty() && std::ranges::all_of(code.steps, [&](const Step& step) {
    return step.kind == Step::Kind::Copy && step.to == k_return_local &&
           std::ranges::find(code.parameters, step.from) != code.parameters.end();
  });
}

}  // namespace

Inlining::Kind Inlining::look_up(ir::MethodId method) {
  const auto known = kinds_.find(method);
  if (known != kinds_.end()) return known->second;
  const ir::ClassId owner = program_[method].owner;
  // What is told apart by who has it made is made apart. A look that knows of no callers has only the objects to go by.
  const bool makes = !matters_.empty() && (program_[method].access_flags & ir::k_constructor) && semantics_.is_model(owner) && carries(owner);
  const bool matters = makes || (method.value() < matters_.size() && matters_[method.value()]) ||
                       hands_back_work(program_, hierarchy_, semantics_, codes_, method);
  Kind kind;
  kind.matters = matters;
  kind.accessor = is_accessor(method);
  kind.holds = !matters && !program_[method].is_static() && semantics_.is_holder(owner);
  kinds_[method] = kind;
  return kind;
}

// What a first look tells -------------------------------------------------------------------------------------------

/// An object of the app's own: of its classes, or made by its code. Values are nobody's.
bool Inlining::is_apps(const Solver& solver, ObjectId object) {
  const Object& made = solver.objects()[object];
  if (made.kind == Object::Kind::Text || made.kind == Object::Kind::Class || made.kind == Object::Kind::ClassName ||
      made.kind == Object::Kind::Member)
    return false;
  const ir::ClassId type = solver.class_of(object);
  if (type.valid() && semantics_.is_plain(type)) return false;
  if (type.valid() && !semantics_.is_model(type)) return true;
  return made.method.valid() && !semantics_.is_model(program_[made.method].owner);
}

/// Objects of the class carry work or contents from one place to another: tasks, messages, containers. Of others (views, windows)
/// there is one per place that makes them: who they belong to is told by what they hold.
bool Inlining::carries(ir::ClassId type) {
  if (!type.valid()) return false;
  return semantics_.is_holder(type) || semantics_.is_concurrent(type) || is_work(program_, hierarchy_, type) ||
         is_a(program_, hierarchy_, type, "Landroid/os/Message;");
}

/// Work of the framework that is done for something of the app's own (the result of an AsyncTask, on its way to the looper):
/// where it stands beside other work, whose it is depends on who had it made. By object.
std::vector<uint8_t> Inlining::find_work_for_app(const Solver& rough) {
  std::vector<uint8_t> result(rough.objects().size(), 0);
  for (uint32_t i = 0; i < result.size(); ++i) {
    const ir::MethodId maker = rough.objects()[ObjectId(i)].method;
    const ir::ClassId type = rough.class_of(ObjectId(i));
    if (!maker.valid() || !type.valid() || !semantics_.is_model(program_[maker].owner)) continue;
    if (!is_work(program_, hierarchy_, type)) continue;
    for (const auto& [part, cell] : rough.cells(ObjectId(i)))
      if (!slot::is_special(part))
        rough.points_to(cell).for_each([&](ObjectId held) {
          if (is_apps(rough, held)) result[i] = 1;
        });
  }
  return result;
}

/// Finds the places in the framework that make objects which hold, themselves or through others, more than one thing of the
/// app's own, or in one place such a thing and others.
void Inlining::find_mixed(const Solver& rough) {
  constexpr uint32_t k_none = UINT32_MAX;
  const ir::TypeId queue = program_.symbols().find_type("Lantecede/Queue;");
  std::vector<std::vector<ObjectId>> made;  // By place.
  std::vector<uint32_t> place_of(rough.objects().size(), k_none);
  absl::flat_hash_map<std::pair<ir::MethodId, uint32_t>, uint32_t> places;
  for (uint32_t i = 0; i < place_of.size(); ++i) {
    const Object& object = rough.objects()[ObjectId(i)];
    if (!object.method.valid() || !semantics_.is_model(program_[object.method].owner)) continue;
    if (!carries(rough.class_of(ObjectId(i)))) continue;
    const auto [place, added] =
        places.try_emplace({object.method, object.instruction}, static_cast<uint32_t>(made.size()));
    if (added) made.emplace_back();
    made[place->second].push_back(ObjectId(i));
    place_of[i] = place->second;
  }
  const std::vector<uint8_t> for_app = find_work_for_app(rough);
  std::vector<uint8_t> mixed(made.size(), 0);
  std::vector<std::vector<uint32_t>> holders(made.size());
  std::vector<uint32_t> work;
  for (uint32_t place = 0; place < made.size(); ++place) {
    for (ObjectId holder : made[place])
      for (const auto& [part, cell] : rough.cells(holder))
        rough.points_to(cell).for_each([&](ObjectId held) {
          const uint32_t other = place_of[held.value()];
          if (other != k_none && other != place && !is_apps(rough, held)) holders[other].push_back(place);
        });
    const bool is_container = semantics_.is_utility(rough.class_of(made[place].front()));
    const auto counts = [&](ObjectId held) { return is_apps(rough, held) || (!is_container && for_app[held.value()]); };
    if (!holds_several(rough, made[place], is_container, queue, counts)) continue;
    mixed[place] = 1;
    work.push_back(place);
  }
  while (!work.empty()) {
    const uint32_t place = work.back();
    work.pop_back();
    const Object& object = rough.objects()[made[place].front()];
    mixed_.insert({object.method, object.instruction});
    for (uint32_t holder : holders[place])
      if (!std::exchange(mixed[holder], uint8_t(1))) work.push_back(holder);
  }
}

bool Inlining::depends_on_caller(const Solver& rough, const IntrinsicSite& site) {
  const Node& in = rough.nodes()[site.node];
  if (!in.method.valid()) return false;
  const Asked how = asked(site.intrinsic);
  switch (how.kind) {
    case Asked::Kind::No: return false;
    case Asked::Kind::Always: return true;
    case Asked::Kind::Directly:
      return semantics_.is_concurrent(program_[in.method].owner) || site.intrinsic == model::Intrinsic::ThreadJoin;
    case Asked::Kind::ForOwn: break;
  }
  const std::vector<Local>& operands = rough.code(site.node)->calls[site.call].operands;
  if (how.operand >= operands.size() || operands[how.operand] == k_no_local) return false;
  bool result = false;
  rough.points_to(site.node, operands[how.operand]).for_each([&](ObjectId object) { result |= is_apps(rough, object); });
  return result;
}

void Inlining::learn(const Solver& rough) {
  find_mixed(rough);
  const size_t count = rough.nodes().size();
  const auto is_own = [&](NodeId node) {
    const ir::MethodId method = rough.nodes()[node].method;
    return method.valid() && rough.is_own(method);
  };
  std::vector<std::vector<uint32_t>> callers(count), causes(count);
  for (uint32_t i = 0; i < count; ++i)
    for (const CallEdge& edge : rough.edges(NodeId(i))) {
      causes[edge.callee.value()].push_back(i);
      if (is_same_event(edge.kind)) callers[edge.callee.value()].push_back(i);
    }
  // All that comes to own code, now or in an event that it causes.
  std::vector<uint8_t> to_own(count, 0);
  std::vector<uint32_t> work;
  const auto mark = [&](std::vector<uint8_t>& marks, uint32_t node) {
    if (!std::exchange(marks[node], uint8_t(1))) work.push_back(node);
  };
  for (uint32_t i = 0; i < count; ++i)
    if (is_own(NodeId(i))) mark(to_own, i);
  while (!work.empty()) {
    const uint32_t node = work.back();
    work.pop_back();
    for (uint32_t cause : causes[node]) mark(to_own, cause);
  }
  // Where it depends on the caller which own code that is; and from there up towards own code again, nearest first.
  absl::flat_hash_set<ir::MethodId> makers;
  for (const auto& [method, instruction] : mixed_) makers.insert(method);
  const OwnReceivers own_receivers(rough);
  std::vector<uint8_t> left(count, 0);  // How many calls further up still count, and one; 0: not reached.
  const auto reach = [&](uint32_t node, uint8_t calls) {
    if (is_own(NodeId(node)) || left[node] > calls) return;
    left[node] = static_cast<uint8_t>(calls + 1);
    work.push_back(node);
  };
  for (uint32_t i = 0; i < count; ++i)
    for (const CallEdge& edge : rough.edges(NodeId(i))) {
      if (!is_same_event(edge.kind)) {
        if (to_own[edge.callee.value()]) reach(i, k_calls_to_spawn);
      } else if (own_receivers.of(NodeId(i), edge.site) > 1) {
        reach(i, k_calls_to_own);
      }
    }
  for (const IntrinsicSite& site : rough.intrinsic_sites())
    if (depends_on_caller(rough, site)) reach(site.node.value(), k_calls_to_spawn);
  for (const NodeId node : rough.reflecting()) reach(node.value(), 1);
  for (uint32_t i = 0; i < count; ++i)
    if (const ir::MethodId method = rough.nodes()[NodeId(i)].method; method.valid() && makers.contains(method))
      reach(i, k_calls_to_own);
  for (size_t i = 0; i < work.size(); ++i)
    if (const uint8_t calls = left[work[i]]; calls > 1)
      for (uint32_t caller : callers[work[i]]) reach(caller, static_cast<uint8_t>(calls - 2));
  matters_.assign(program_.methods().size(), 0);
  for (uint32_t i = 0; i < count; ++i)
    if (left[i] != 0 && rough.nodes()[NodeId(i)].method.valid()) matters_[rough.nodes()[NodeId(i)].method.value()] = 1;
}

/// It is short and loads or stores a reference, or hands something on to a container.
bool Inlining::is_accessor(ir::MethodId method) {
  if (!program_[method].has_code() || semantics_.is_concrete(method) || semantics_.is_plain(method)) return false;
  const MethodCode& code = codes_.of(method);
  if (code.calls.size() > k_accessor_calls) return false;
  return touches_references(code) || hands_on(method, code);
}

/// A constructor that leaves the storing to another one, of its class or of the class above.
bool Inlining::hands_on(ir::MethodId method, const MethodCode& code) {
  constexpr int k_most_steps = 4;
  const MethodCode* at = &code;
  for (int step = 0; step < k_most_steps; ++step) {
    if (!(program_[method].access_flags & ir::k_constructor) || at->calls.size() > k_accessor_calls) return false;
    if (step > 0 && touches_references(*at)) return true;
    const auto next = std::ranges::find_if(at->calls, [&](const CallStep& call) {
      return call.op == ir::Op::InvokeDirect && call.target.valid() && !call.operands.empty() &&
             !at->parameters.empty() && call.operands.front() == at->parameters.front() &&
             (program_[call.target].access_flags & ir::k_constructor) && program_[call.target].has_code() &&
             semantics_.is_model(program_[call.target].owner);
    });
    if (next == at->calls.end()) return false;
    method = next->target;
    at = &codes_.of(method);
  }
  return false;
}

/// It stores or loads a reference, or makes an object and gives it to its caller.
bool Inlining::touches_references(const MethodCode& code) {
  return std::ranges::any_of(code.steps, [](const pointer::Step& step) {
    return step.kind == pointer::Step::Kind::Load || step.kind == pointer::Step::Kind::Store ||
           (step.kind == pointer::Step::Kind::Copy && step.to == k_return_local);
  });
}

}  // namespace antecede::pointer
