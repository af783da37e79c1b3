#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "action/constants.h"
#include "model/intrinsics.h"
#include "order/static/app_view.h"
#include "pointer/solver.h"

namespace antecede::action {

/// An instruction of a node.
struct NodePlace {
  pointer::NodeId node;
  uint32_t instruction = 0;
  auto operator<=>(const NodePlace&) const = default;
};

/// By what a message can be found in its queue again.
struct MessageKeys {
  pointer::ObjectSet target, callback, token;  ///< Empty: null.
  order::Range what;
};

/// What the calls of intrinsics say: kinds of queues, how something is posted, what is removed, waited for, released.
/// Everything is by node, so by context.
class AppSites {
 public:
  AppSites(const ir::Program& program, const pointer::Solver& solver, Constants& values);

  struct Site {
    uint32_t call = 0;
    uint32_t instruction = 0;
    model::Intrinsic intrinsic{};
  };
  /// Calls of intrinsics in a node, in the order of its code.
  const std::vector<Site>& in(pointer::NodeId node) const;
  /// The intrinsic that this call calls; none: it calls something else.
  std::optional<model::Intrinsic> at(pointer::NodeId node, uint32_t call) const;
  const absl::flat_hash_set<std::pair<pointer::NodeId, uint32_t>>& calls() const { return calls_; }

  /// What an operand of a call points to; empty where it is no reference, or null.
  const pointer::ObjectSet& operand(pointer::NodeId node, uint32_t call, size_t number) const;
  order::Range number(pointer::NodeId node, uint32_t call, size_t operand);
  bool is_reached(pointer::NodeId node, uint32_t call);
  /// The text that an operand is, if the code right there says so; else none.
  ir::StringId text(pointer::NodeId node, uint32_t call, size_t operand) const;
  bool is_block_reached(pointer::NodeId node, size_t block) { return constants_.is_block_reached(node, block); }
  bool is_way_open(pointer::NodeId node, size_t block, size_t successor) {
    return constants_.is_way_open(node, block, successor);
  }

  /// Queues that an operand can be, without those that are made where constants say that nobody gets.
  std::vector<pointer::ObjectId> queues(pointer::NodeId node, uint32_t call, size_t operand);
  /// What made a queue: QueueLooper, QueueSerial, …; none: it is no queue that the analysis knows.
  std::optional<model::Intrinsic> kind_of_queue(pointer::ObjectId queue) const;
  /// The thread that a looper belongs to; none: several, or not known.
  pointer::ObjectId thread_of(pointer::ObjectId queue) const;

  /// How a task is put into its queue there.
  order::Post post(pointer::NodeId node, uint32_t call, bool looper);
  MessageKeys keys_of_post(pointer::NodeId node, uint32_t call);

  /// What a number in a field of an object can be when its constructor is over.
  order::Range first_value(pointer::ObjectId object, ir::ClassId owner, std::string_view name);

  /// Which instruction of which node makes an object; none: the system makes it.
  std::optional<NodePlace> maker(pointer::ObjectId object) const;
  /// Which call makes an object of a file: one each time.
  std::optional<NodePlace> inflater(pointer::ObjectId object) const;

 private:
  const pointer::ObjectSet& cell(pointer::ObjectId object, ir::FieldId field) const;

  const ir::Program& program_;
  const pointer::Solver& solver_;
  Constants& constants_;
  absl::flat_hash_map<pointer::NodeId, std::vector<Site>> sites_;
  absl::flat_hash_set<std::pair<pointer::NodeId, uint32_t>> calls_;
  absl::flat_hash_map<std::pair<ir::MethodId, pointer::ContextId>, pointer::NodeId> nodes_;
  ir::FieldId target_, callback_, token_, what_;
  pointer::ObjectSet nothing_;
};

}  // namespace antecede::action
