#pragma once

#include "order/evaluation.h"
#include "order/removal_index.h"

namespace antecede::order {

/// What precedes a removal of messages (MsgRemove): what had been posted before it and begun at all had begun before
/// it. A part of `EventOrder`.
///
/// Assumes that removals come in recorded order, or again. A removal costs the messages with its keys that were
/// posted since the last removal with the same keys that is known there, and those that this one left open.
class MessageRemovals {
 public:
  /// All of these must outlive it.
  MessageRemovals(const OrderGraph& graph, const trace::TraceTables& tables, RuleSet rules)
      : graph_(graph), tables_(tables), rules_(rules), index_(graph, tables) {}

  void evaluate(Evaluation& now);

 private:
  RemovalIndex::Look first_look(const RemovalIndex::Matches& matches, const Evaluation& now) const;
  static RemovalIndex::Look last_look(const RemovalIndex::Matches& matches, const Evaluation& now);
  static void keep_look(RemovalIndex::Matches& matches, RemovalIndex::Look look);
  bool conclude(Evaluation& now, trace::MessageId message, bool& learnt) const;

  const OrderGraph& graph_;
  const trace::TraceTables& tables_;
  RuleSet rules_;
  RemovalIndex index_;
};

}  // namespace antecede::order
