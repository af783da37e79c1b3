#include "pointer/inlining.h"

#include <algorithm>
#include <vector>

namespace antecede::pointer {

namespace {

/// Classes of the library that only make values of what they are given.
constexpr std::string_view k_plain_classes[] = {
    "Ljava/lang/String;",    "Ljava/lang/StringBuilder;", "Ljava/lang/StringBuffer;", "Ljava/lang/AbstractStringBuilder;",
    "Ljava/lang/Math;",      "Ljava/lang/StrictMath;",    "Ljava/lang/Character;",    "Ljava/lang/Integer;",
    "Ljava/lang/Long;",      "Ljava/lang/Short;",         "Ljava/lang/Byte;",         "Ljava/lang/Boolean;",
    "Ljava/lang/Float;",     "Ljava/lang/Double;",        "Ljava/lang/Chars;",        "Ljava/lang/IntegerText;",
    "Ljava/util/Formatter;", "Landroid/util/Log;",        "Ljava/util/Objects;",      "Ljava/util/Locale;",
};
constexpr std::string_view k_plain_packages[] = {"Ljava/text/", "Ljava/math/", "Ljava/util/regex/", "Ljava/time/",
                                                 "Ljava/nio/charset/"};

/// Holders outside of java.util.
constexpr std::string_view k_holders[] = {"Lantecede/Bag",         "Landroid/util/",      "Ljava/lang/ref/",
                                          "Ljava/lang/ThreadLocal", "Landroid/os/Bundle", "Landroid/os/BaseBundle"};

bool is_spawn(model::Intrinsic intrinsic) {
  using model::Intrinsic;
  switch (intrinsic) {
    case Intrinsic::QueueLooper:
    case Intrinsic::QueueSerial:
    case Intrinsic::QueuePool:
    case Intrinsic::QueueBinder:
    case Intrinsic::QueueEnqueue:
    case Intrinsic::QueueRemove:
    case Intrinsic::QueueRemoveOne:
    case Intrinsic::ThreadFork:
    case Intrinsic::ThreadJoin:
    case Intrinsic::SyncRelease:
    case Intrinsic::SyncAcquire:
    case Intrinsic::SyncLock:
    case Intrinsic::SyncLockUninterruptibly:
    case Intrinsic::SyncUnlock:
    case Intrinsic::CallbackRegister:
    case Intrinsic::CallbackRegisterOn:
    case Intrinsic::CallbackRegisterFired:
    case Intrinsic::CallbackObserve:
    case Intrinsic::CallbackUnregister:
    case Intrinsic::AnnounceStart:
    case Intrinsic::AnnounceStop:
    case Intrinsic::AnnounceBind:
    case Intrinsic::AnnounceUnbind:
    case Intrinsic::AnnounceFinish:
    case Intrinsic::AnnounceRecreate: return true;
    default: return false;
  }
}

}  // namespace

bool Inlining::is_plain(ir::ClassId owner) {
  const auto [place, added] = plain_.try_emplace(owner, false);
  if (!added) return place->second;
  if (!semantics_.is_model(owner)) return false;
  const ir::TypeId type = program_[owner].type;
  const std::string_view descriptor = program_.symbols().descriptor(type);
  const auto in_package = [&](std::string_view package) { return descriptor.starts_with(package); };
  const bool plain = std::ranges::find(k_plain_classes, descriptor) != std::end(k_plain_classes) ||
                     std::ranges::any_of(k_plain_packages, in_package) ||
                     hierarchy_.is_subtype(type, program_.symbols().throwable()) == ir::Truth::Yes;
  plain_[owner] = plain;
  return plain;
}

Inlining::Kind Inlining::look_up(ir::MethodId method) {
  const auto known = kinds_.find(method);
  if (known != kinds_.end()) return known->second;
  const Reach reach = look_at(method);
  Kind kind;
  kind.takes = reach.spawns || reach.contents || reach.fields;
  kind.holds = !reach.spawns && !program_[method].is_static() && is_holder(program_[method].owner);
  kinds_[method] = kind;
  return kind;
}

/// Containers and what is like them: an object that only keeps what others give it.
bool Inlining::is_holder(ir::ClassId owner) const {
  if (!semantics_.is_model(owner)) return false;
  if (semantics_.is_utility(owner)) return true;
  const std::string_view descriptor = program_.symbols().descriptor(program_[owner].type);
  const auto begins = [&](std::string_view prefix) { return descriptor.starts_with(prefix); };
  return std::ranges::any_of(k_holders, begins);
}

/// Goes through what the method calls, nearest first.
Inlining::Reach Inlining::look_at(ir::MethodId method) {
  Reach reach;
  std::vector<Step> work{{method, 0}};
  for (size_t i = 0; i < work.size() && work.size() < k_most_visited; ++i) {
    const Step at = work[i];
    if (const auto intrinsic = semantics_.intrinsic(at.method)) {
      reach.spawns |= is_spawn(*intrinsic);
      reach.contents |= model::tells_of_contents(*intrinsic) && at.calls <= k_contents_calls + 1;
      continue;
    }
    if (!program_[at.method].has_code() || semantics_.is_concrete(at.method) || is_plain(program_[at.method].owner))
      continue;
    const MethodCode& code = codes_.of(at.method);
    if (at.calls <= k_field_calls && code.calls.size() <= k_accessor_calls) reach.fields |= touches_references(code);
    if (reach.spawns || at.calls > k_spawn_calls) break;
    for (const CallStep& call : code.calls)
      if (call.target.valid()) add_targets(call, static_cast<uint8_t>(at.calls + 1), work);
  }
  return reach;
}

/// It stores or loads a reference, or makes an object and gives it to its caller.
bool Inlining::touches_references(const MethodCode& code) {
  return std::ranges::any_of(code.steps, [](const pointer::Step& step) {
    return step.kind == pointer::Step::Kind::Load || step.kind == pointer::Step::Kind::Store ||
           (step.kind == pointer::Step::Kind::Copy && step.to == k_return_local);
  });
}

void Inlining::add_targets(const CallStep& call, uint8_t calls, std::vector<Step>& work) const {
  const auto add = [&](ir::MethodId target) {
    if (std::ranges::none_of(work, [&](const Step& known) { return known.method == target; }))
      work.push_back({target, calls});
  };
  if (!(program_[call.target].access_flags & ir::k_abstract)) return add(call.target);
  // Of what others implement, those of the framework count.
  std::vector<ir::ClassId> types{program_[call.target].owner};
  for (size_t i = 0; i < types.size() && types.size() < k_most_overrides; ++i)
    for (ir::ClassId below : hierarchy_.subclasses(types[i]))
      if (semantics_.is_model(below) && types.size() < k_most_overrides) types.push_back(below);
  for (size_t i = 1; i < types.size(); ++i)
    if (const ir::MethodId target = hierarchy_.dispatch(types[i], call.target); target.valid()) add(target);
}

}  // namespace antecede::pointer
