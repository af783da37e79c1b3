#include "scan/redundant_locks.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "scan/reach.h"
#include "scan/words.h"

namespace antecede::scan {

using action::ActionId;
using pointer::NodeId;

namespace {

/// Looks at all places that take locks.
class LockSites {
 public:
  LockSites(const Subject& subject, const action::AppOrder& order)
      : subject_(subject),
        order_(order),
        owners_(subject.program, subject.names),
        reach_(subject.solver, subject.actions, subject.values,
               ThreadTests(subject.program, subject.hierarchy, subject.semantics, subject.solver, subject.actions)),
        words_(subject, reach_, owners_) {
    for (size_t i = 0; i < subject.solver.nodes().size(); ++i) add_sites(NodeId(i));
  }

  std::vector<RedundantLock> find() {
    // One entry for a place in the code, whatever the contexts: all of them must be redundant.
    std::map<std::pair<ir::MethodId, uint32_t>, std::pair<const Site*, bool>> places;
    for (const Site& site : sites_) {
      if (!site.own) continue;
      auto& [shown, redundant] = places.try_emplace({site.method, site.at.instruction}, &site, true).first->second;
      redundant = redundant && keeps_nothing_apart(site);
    }
    std::vector<RedundantLock> result;
    for (const auto& [place, found] : places)
      if (found.second) result.push_back(describe(*found.first));
    return result;
  }

 private:
  struct Site {
    NodePlace at;
    ir::MethodId method;
    const pointer::ObjectSet* locks = nullptr;
    bool own = false;
  };

  void add_sites(NodeId node) {
    const ir::MethodId method = subject_.solver.nodes()[node].method;
    const pointer::MethodCode* code = subject_.solver.code(node);
    if (!method.valid() || code == nullptr || reach_.actions_of(node).empty()) return;
    const ir::Body& body = subject_.program.body(method);
    for (uint32_t i = 0; i < body.instructions().size(); ++i) {
      if (body.instructions()[i].op != ir::Op::MonitorEnter) continue;
      const pointer::Local lock = code->registers[body.instructions()[i].a.value()];
      if (lock == pointer::k_no_local) continue;
      sites_.push_back({{node, i}, method, &subject_.solver.points_to(node, lock),
                        owners_.origin(method) == base::Origin::Own});
    }
  }

  bool may_overlap(ActionId a, ActionId b) const {
    if (!order_.may_run_in_parallel(a, b)) return false;
    const auto one = order_.action(a), other = order_.action(b);
    if (a == b) return !order_.order().is_unique(one) && !order_.order().serial(one, one);
    return !order_.order().before(one, other) && !order_.order().before(other, one) &&
           !order_.order().serial(one, other);
  }

  bool keeps_nothing_apart(const Site& site) const {
    if (site.locks->empty()) return false;
    for (const Site& other : sites_) {
      if (!site.locks->intersects(*other.locks)) continue;
      for (const ActionId a : reach_.actions_of(site.at.node))
        for (const ActionId b : reach_.actions_of(other.at.node))
          if (may_overlap(a, b)) return false;
    }
    return true;
  }

  RedundantLock describe(const Site& site) const {
    const ActionId first = reach_.actions_of(site.at.node).front();
    const bool one_thread = !order_.may_run_in_parallel(first, first);
    const pointer::ObjectId lock = site.locks->single();
    std::string name = "one of several objects";
    if (lock.valid()) name = subject_.program.symbols().type_name(subject_.solver.objects()[lock].type);
    return {words_.place(site.at), std::move(name),
            one_thread ? fmt::format("All that takes this lock runs on {}, one after the other.", words_.thread(first))
                       : "All that takes this lock comes one after the other anyway."};
  }

  const Subject& subject_;
  const action::AppOrder& order_;
  Owners owners_;
  Reach reach_;
  ScanWords words_;
  std::vector<Site> sites_;
};

}  // namespace

std::vector<RedundantLock> redundant_locks(const Subject& subject, const action::AppOrder& order) {
  return LockSites(subject, order).find();
}

}  // namespace antecede::scan
