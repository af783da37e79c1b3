#include "model/intrinsics.h"

#include <algorithm>

namespace antecede::model {

namespace {

constexpr IntrinsicFacts k_intrinsics[] = {
#define INTRINSIC(name, owner, method, descriptor, for_static, for_runtime) \
  {Intrinsic::name, #name, owner, method, descriptor, for_static, for_runtime},
#include "model/intrinsics.inc"
#undef INTRINSIC
};

}  // namespace

std::span<const IntrinsicFacts> intrinsics() {
  return k_intrinsics;
}

bool tells_of_contents(Intrinsic id) {
  return k_intrinsics[static_cast<size_t>(id)].owner == "antecede/Contents";
}

bool only_tells(Intrinsic id) {
  switch (id) {
    case Intrinsic::AnnounceResult:
    case Intrinsic::ComponentObject:
    case Intrinsic::ComponentTarget:
    case Intrinsic::ComponentRequest:
    case Intrinsic::ComponentListen:
    case Intrinsic::ComponentResult:
    case Intrinsic::WorldMayRun:
    case Intrinsic::WorldPassOn:
    case Intrinsic::WorldTakeBack:
    case Intrinsic::LayoutInflate:
    case Intrinsic::LayoutParse:
    case Intrinsic::LayoutFind:
    case Intrinsic::LayoutFindKey:
    case Intrinsic::LayoutName:
    case Intrinsic::LifecycleFire:
    case Intrinsic::LifecycleTo:
    case Intrinsic::LifecycleSet:
    case Intrinsic::LifecycleGet:
    case Intrinsic::LifecycleIs:
    case Intrinsic::LifecycleIsAtLeast:
    case Intrinsic::LifecycleCan: return true;
    default: return false;
  }
}

const IntrinsicFacts* find_intrinsic(std::string_view owner, std::string_view method, std::string_view descriptor) {
  const auto found = std::ranges::find_if(k_intrinsics, [&](const IntrinsicFacts& facts) {
    return facts.method == method && facts.owner == owner && facts.descriptor == descriptor;
  });
  return found == std::end(k_intrinsics) ? nullptr : &*found;
}

}  // namespace antecede::model
