// What intrinsics ask of the system: automata, announcements, what the world may run.

#include <algorithm>

#include "action/app_harness.h"

namespace antecede::action {

using model::Intrinsic;
using pointer::EdgeKind;
using pointer::Invocation;
using pointer::IntrinsicSite;
using pointer::Object;
using pointer::ObjectId;
using pointer::Solver;
using pointer::VariableId;

void AppHarness::reached(Solver& solver, const IntrinsicSite& site, std::span<const VariableId> operands,
                         VariableId result) {
  switch (site.intrinsic) {
    case Intrinsic::CallbackRegister: return registered(solver, site, operands[0], operands[2], main_);
    case Intrinsic::CallbackRegisterAway: return registered(solver, site, operands[1], operands[3], threads_of(solver, operands[0]));
    case Intrinsic::CallbackRegisterFired: return fired(solver, site, operands[0], operands[4]);
    case Intrinsic::CallbackRegisterOn: return register_on(solver, operands);
    case Intrinsic::CallbackDeliver: return deliver(solver, site, operands, result);
    case Intrinsic::AnnounceStart: return announce(solver, operands[0], operands[2]);
    case Intrinsic::AnnounceBind:
      if (operands[1].valid())
        watch(solver, operands[1], [this](Solver& s, ObjectId request) { place(s, "service", request); });
      return;
    case Intrinsic::AnnounceResult:
      if (operands[1].valid()) solver.flow(operands[1], results_);
      return;
    case Intrinsic::ComponentObject: return give_component(solver, operands[0], result);
    case Intrinsic::ComponentTarget: return give_target(solver, operands[0], operands[1], result);
    case Intrinsic::ComponentRequest: return give_arriving(solver, site, operands[1], result);
    case Intrinsic::ComponentListen: return listen(solver, operands[0], operands[1]);
    case Intrinsic::ComponentResult:
      if (!result.valid()) return;
      solver.flow(results_, result);
      return give_outside(solver, result, site);
    case Intrinsic::WorldMayRun: return may_run(solver, site, operands[0], operands[1], "Ljava/lang/Runnable;");
    case Intrinsic::WorldPassOn: return may_run(solver, site, operands[0], operands[2], "Ljava/lang/Runnable;");
    case Intrinsic::LifecycleFire: return move(solver, site, operands, false);
    case Intrinsic::LifecycleTo: return move(solver, site, operands, true);
    case Intrinsic::LifecycleSet:
    case Intrinsic::LifecycleGet: return keep_argument(solver, operands, result);
    case Intrinsic::LayoutInflate: return inflate(solver, site, operands, result);
    case Intrinsic::LayoutParse: return parse(solver, operands[0], result);
    case Intrinsic::LayoutFind: return find(solver, operands[1], operands[2], result);
    case Intrinsic::LayoutName: return name_view(solver, operands[0], operands[1]);
    case Intrinsic::LayoutFindKey: return find_key(solver, operands[1], result);
    default: return;  // The rest says nothing about references, or is the solver's.
  }
}

// Automata --------------------------------------------------------------------------------------------------------

void AppHarness::move(Solver& solver, const IntrinsicSite& site, std::span<const VariableId> operands, bool to_state) {
  if (!operands[0].valid()) return;
  moves_.push_back({site, operands[0], to_state, {}, {}, {}});
  const size_t number = moves_.size() - 1;
  watch_text(
      solver, operands[1],
      [this, number](Solver& s, std::string_view name) {
        if (const model::Automaton* automaton = lifecycles_.find(name)) moves_[number].automata.push_back(automaton);
        move_on(s, number);
      },
      [](Solver&) {});
  watch_text(
      solver, operands[2],
      [this, number](Solver& s, std::string_view name) {
        moves_[number].names.emplace_back(name);
        move_on(s, number);
      },
      [this, number](Solver& s) {
        moves_[number].names.emplace_back();  // May be any.
        move_on(s, number);
      });
}

/// Makes the transitions that the names ask for and that were not made yet.
void AppHarness::move_on(Solver& solver, size_t number) {
  for (size_t a = 0; a < moves_[number].automata.size(); ++a) {
    const model::Automaton& automaton = *moves_[number].automata[a];
    for (size_t n = 0; n < moves_[number].names.size(); ++n) {
      const std::string name = moves_[number].names[n];
      std::vector<const model::LifecycleTransition*> asked;
      const size_t target = moves_[number].to_state && !name.empty() ? automaton.find_state(name) : SIZE_MAX;
      for (const model::LifecycleTransition& transition : automaton.transitions) {
        const bool on_the_way = target != SIZE_MAX && std::ranges::any_of(transition.from, [&](uint32_t state) {
          return automaton.next(state, static_cast<uint32_t>(target)) == &transition;
        });
        if (name.empty() || on_the_way || (!moves_[number].to_state && transition.name == name))
          asked.push_back(&transition);
      }
      for (const model::LifecycleTransition* transition : asked) {
        auto& done = moves_[number].done;
        if (std::ranges::find(done, transition) != done.end()) continue;
        done.push_back(transition);
        take_steps(solver, moves_[number], automaton, *transition);
      }
    }
  }
}

void AppHarness::take_steps(Solver& solver, const Move& move, const model::Automaton& automaton,
                            const model::LifecycleTransition& transition) {
  const IntrinsicSite site = move.site;
  const VariableId component = move.component;
  for (const std::string& class_name : automaton.components) {
    std::string descriptor = "L" + class_name + ";";
    std::ranges::replace(descriptor, '.', '/');
    const ir::ClassId type = program_.find_class(descriptor);
    if (!type.valid()) continue;
    for (const model::LifecycleStep& step : transition.steps) {
      const ir::MethodId method = step_method(automaton, type, step);
      if (method.valid())
        call_at(solver, site, method, step_operands(solver, component, step),
                step_result(solver, component, step, method));
    }
  }
}

void AppHarness::keep_argument(Solver& solver, std::span<const VariableId> operands, VariableId result) {
  const VariableId component = operands[0], value = operands[3];
  if (!component.valid()) return;
  const bool stores = !result.valid();
  watch_text(
      solver, operands[2],
      [this, component, value, result, stores](Solver& s, std::string_view name) {
        const uint32_t slot = argument_slot(name);
        if (stores && value.valid()) s.store(component, slot, value);
        if (result.valid()) s.load(component, slot, result);
      },
      [](Solver&) {});
}

// The world -------------------------------------------------------------------------------------------------------

/// A task of its own on the threads of the queue; without a queue, on a thread of the system.
void AppHarness::may_run(Solver& solver, const IntrinsicSite& site, VariableId queue, VariableId task,
                         std::string_view type) {
  if (!task.valid()) return;
  Invocation event;
  event.caller = site.node;
  event.site = site.call;
  event.kind = EdgeKind::Task;
  const ir::ClassId owner = program_.find_class(type);
  if (!owner.valid()) return;
  event.method = find_method(owner, "run", "()");
  event.arguments = {task};
  event.thread = solver.make_variable();
  event.context = solver.nodes()[site.node].context;
  if (queue.valid()) solver.load(queue, pointer::slot::k_thread, event.thread);
  if (event.method.valid()) solver.invoke(std::move(event));
}

VariableId AppHarness::queues_of(Solver& solver, VariableId slot) {
  const VariableId queues = solver.make_variable();
  watch_text(
      solver, slot,
      [this, queues](Solver& s, std::string_view name) {
        auto [place, added] = queues_.try_emplace(std::string(name));
        if (added) place->second = s.make_variable();
        const VariableId named = place->second;
        s.flow(named, queues);
      },
      [this, queues](Solver& s) { s.flow(all_queues_, queues); });
  return queues;
}

void AppHarness::register_on(Solver& solver, std::span<const VariableId> operands) {
  const VariableId queue = operands[0];
  if (!queue.valid()) return;
  solver.flow(queue, all_queues_);
  watch_text(
      solver, operands[2],
      [this, queue](Solver& s, std::string_view name) {
        auto [place, added] = queues_.try_emplace(std::string(name));
        if (added) place->second = s.make_variable();
        const VariableId named = place->second;
        s.flow(queue, named);
      },
      [](Solver&) {});
}

void AppHarness::deliver(Solver& solver, const IntrinsicSite& site, std::span<const VariableId> operands,
                         VariableId result) {
  const VariableId queues = queues_of(solver, operands[1]);
  if (result.valid()) solver.flow(queues, result);
  may_run(solver, site, queues, operands[3], "Lantecede/Task;");
}

}  // namespace antecede::action
