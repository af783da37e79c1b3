#pragma once

#include <map>
#include <random>
#include <vector>

#include "order/bed/program.h"
#include "order/bed/run.h"
#include "order/static/app_view.h"

namespace antecede::order::bed {

/// How much an abstraction forgets, as a static engine would.
struct Forgetting {
  bool merge_sites = false;  ///< Tasks of one queue are one action, whoever posts them; else per poster and site.
  size_t percent = 0;        ///< How likely it is that a delay, flag, type or queue is not known exactly.
};

/// A program of the mini-language as the static side of the order sees it, and where what happens in its runs belongs.
class Abstraction {
 public:
  Abstraction(const Program& program, Forgetting forgetting, std::mt19937_64& random);

  const view::AppView& view() const { return view_; }
  /// The action of an event or thread, by the stable name of its context; none for what the view leaves out.
  view::ActionId action(uint32_t context, const StableNames& names) const;
  /// The scope of a component that a context is an instance of; none for others.
  view::ScopeId component(uint32_t context, const StableNames& names) const;
  /// The place of an operation, by its stable name. `found` tells whether it has one.
  view::Place place(uint32_t name, const StableNames& names, bool& found) const;

 private:
  using Body = std::vector<Statement>;
  struct Origin {  // What an action was made of.
    const Body* body;
    uint32_t task;
    uint32_t queue;
    uint32_t depth;
  };

  bool forgets();
  void add_queues();
  void add_roots();
  view::ActionId add_action(view::Action action, const Origin& origin);
  view::ActionId find_or_add_task(view::ActionId poster, uint32_t step, const Statement& post);
  void read_body(view::ActionId action);
  void add_flow(view::ActionId action);
  void read_statement(view::ActionId action, uint32_t step);
  void add_post(view::PointId from, view::ActionId to, const Statement& statement);
  void add_walk(uint32_t index);
  void add_listeners();
  void add_removals();
  void add_tokens();
  void add_barriers();
  view::PointId point(view::ActionId action, size_t step, uint32_t part) const;
  template <class Visit>
  void for_each_statement(Visit visit) const;

  const Program& program_;
  Forgetting forgetting_;
  std::mt19937_64& random_;
  view::AppView view_;
  view::QueueId threads_;
  std::vector<Origin> origins_;  // Per action.
  std::vector<view::ActionId> thread_actions_, external_actions_;
  std::vector<std::vector<view::ActionId>> step_actions_, click_actions_;  // Per walk.
  std::map<std::pair<uint32_t, uint32_t>, view::ActionId> by_site_;  // Poster's action and step.
  std::map<std::pair<uint32_t, uint32_t>, view::ActionId> by_task_;  // Task and queue.
};

}  // namespace antecede::order::bed
