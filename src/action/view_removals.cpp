#include "action/view_builder.h"

#include <algorithm>

namespace antecede::action {

namespace view = order::view;
using model::Intrinsic;
using order::Range;
using pointer::NodeId;
using pointer::ObjectId;
using pointer::ObjectSet;

namespace {

/// Keys of `antecede.Queue.remove`.
enum : int64_t { k_target = 1, k_callback = 2, k_what = 4, k_token = 8 };

}  // namespace

void ViewBuilder::find_removals() {
  for (const pointer::IntrinsicSite& site : solver_.intrinsic_sites()) {
    const bool takes_back = site.intrinsic == Intrinsic::WorldTakeBack;
    if ((site.intrinsic != Intrinsic::QueueRemove && !takes_back) || !sites_.is_reached(site.node, site.call)) continue;
    for (size_t i = 0; i < actions_.list().size(); ++i) {
      if (actions_[ActionId(i)].kind != Action::Kind::Task || !relevant_[i]) continue;
      auto keys = takes_back ? passed_in_common(site.node, site.call, ActionId(i)) : keys_in_common(site.node, site.call, ActionId(i));
      if (!keys) continue;
      for (ObjectId key : *keys) want(key);
      want(site.node, site.call, view::Point::Kind::Remove);
      removals_.push_back({site.node, site.call, ActionId(i), std::move(*keys)});
    }
  }
  find_unregistrations();
}

/// A task of the system that begins by calling a listener which was registered (a broadcast that has arrived), and the
/// end of that registration: it is looked at when the task begins.
void ViewBuilder::find_unregistrations() {
  const auto key = [&](const pointer::IntrinsicSite& site) {
    return std::pair(sites_.text(site.node, site.call, 1), sites_.operand(site.node, site.call, 2).single());
  };
  for (const pointer::IntrinsicSite& call : solver_.intrinsic_sites()) {
    if (call.intrinsic != Intrinsic::CallbackInvoke) continue;
    const auto spawned = spawned_.find({call.node, pointer::EdgeKind::Task});
    const auto called = key(call);
    if (spawned == spawned_.end() || !called.first.valid() || !called.second.valid()) continue;
    const ActionId of = spawned->second;
    if (!relevant_[of.value()]) continue;
    for (const pointer::IntrinsicSite& site : solver_.intrinsic_sites()) {
      if (site.intrinsic != Intrinsic::CallbackUnregister || !sites_.is_reached(site.node, site.call)) continue;
      if (key(site) != called) continue;
      want(called.second);
      want(site.node, site.call, view::Point::Kind::Remove);
      removals_.push_back({site.node, site.call, of, {called.second}, true});
    }
  }
}

/// If the removal is sure to find all messages of an action: the objects that have to be one for that.
std::optional<std::vector<ObjectId>> ViewBuilder::keys_in_common(NodeId node, uint32_t call, ActionId of) {
  // remove(queue, target, callback, what, token, keys)
  const Range keys = sites_.number(node, call, 5);
  if (keys.low != keys.high || spawned_at_[of.value()].empty()) return {};
  std::vector<ObjectId> result;
  bool posted = false;
  const auto same = [&](size_t operand, const ObjectSet& other) {
    const ObjectId object = sites_.operand(node, call, operand).single();
    if (!object.valid() || object != other.single()) return false;
    result.push_back(object);
    return true;
  };
  for (const auto& [at, post] : spawned_at_[of.value()]) {
    if (sites_.at(at, post) != Intrinsic::QueueEnqueue) return {};
    if (!sites_.is_reached(at, post)) continue;
    posted = true;
    const MessageKeys message = sites_.keys_of_post(at, post);
    if ((keys.low & k_target) && !same(1, message.target)) return {};
    if ((keys.low & k_callback) && !same(2, message.callback)) return {};
    if (keys.low & k_what) {
      // A removal of messages leaves callbacks alone.
      const Range what = sites_.number(node, call, 3);
      if (what.low != what.high || what != message.what || !message.callback.empty()) return {};
    }
    // Without a token it is for all tokens.
    if ((keys.low & k_token) && !sites_.operand(node, call, 4).empty() && !same(4, message.token)) return {};
  }
  return posted ? std::optional(result) : std::nullopt;
}

/// The same for what an object is to pass on (`View.post`): it is told the task again, and looks for it wherever that is.
std::optional<std::vector<ObjectId>> ViewBuilder::passed_in_common(NodeId node, uint32_t call, ActionId of) {
  // takeBack(queue, through, task), passOn(queue, through, task, delay)
  const ObjectId through = sites_.operand(node, call, 1).single(), task = sites_.operand(node, call, 2).single();
  bool posted = false;
  for (const auto& [at, post] : spawned_at_[of.value()]) {
    if (sites_.at(at, post) != Intrinsic::WorldPassOn) return {};
    if (!sites_.is_reached(at, post)) continue;
    posted = true;
    if (sites_.operand(at, post, 1).single() != through || sites_.operand(at, post, 2).single() != task) return {};
  }
  return posted && through.valid() && task.valid() ? std::optional(std::vector{through, task}) : std::nullopt;
}

void ViewBuilder::add_removals() {
  for (const WantedRemoval& wanted : removals_) {
    if (view.actions[in_view(wanted.of)].open) continue;
    std::optional<view::ScopeId> scope = view::ScopeId();
    for (ObjectId key : wanted.keys) scope = narrower(scope, one_in(key));
    const view::QueueId queue = view.actions[in_view(wanted.of)].queue;
    // Whose registration ends is looked at on whatever queue the task runs.
    const std::vector<ObjectId> queues =
        wanted.unregisters ? std::vector<ObjectId>() : sites_.queues(wanted.node, wanted.call, 0);
    const bool same = queue != unknown_ && (wanted.unregisters || !queues.empty()) &&
                      std::ranges::all_of(queues, [&](ObjectId it) { return queue_of(it) == queue; });
    if (!scope || !same) continue;
    for (const auto& [id, point] : points_of(wanted.node, wanted.call)) {
      view::Removal removal;
      removal.at = point;
      removal.of = in_view(wanted.of);
      removal.scope = *scope;
      removal.unregisters = wanted.unregisters;
      view.removals.push_back(removal);
    }
  }
}

}  // namespace antecede::action
