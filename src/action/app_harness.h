#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "apk/manifest.h"
#include "model/callbacks.h"
#include "model/lifecycle.h"
#include "pointer/solver.h"

namespace antecede::action {

/// Something that the system may make happen by itself: one message of its own on the main looper.
struct SystemEvent {
  enum class Kind : uint8_t { Start, Lifecycle, Callback };

  Kind kind = Kind::Lifecycle;
  pointer::NodeId driver;           ///< It calls what runs then.
  pointer::ObjectId receiver;       ///< The component or listener.
  std::string component;            ///< Dotted class of the component; of a listener's callback empty.
  const model::Automaton* automaton = nullptr;             ///< Of a lifecycle event.
  const model::LifecycleTransition* transition = nullptr;  ///< Of a lifecycle event.
  ir::MethodId method;                                     ///< Of a callback: what is called, as declared.
  /// Of a callback: where it was registered.
  std::vector<pointer::IntrinsicSite> registrations;
};

/// The system, as the static engine sees it: makes the app's process and the components of the manifest, walks their
/// automata (framework/lifecycle), and calls the listeners that the app registers. See docs/actions.md.
class AppHarness final : public pointer::Harness {
 public:
  /// All of it outlives the harness. `manifest` null: code alone, of which the system calls nothing.
  AppHarness(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Lifecycles& lifecycles,
             const model::Callbacks& callbacks, const apk::Manifest* manifest);

  void begin(pointer::Solver& solver) override;
  void reached(pointer::Solver& solver, const pointer::IntrinsicSite& site,
               std::span<const pointer::VariableId> operands, pointer::VariableId result) override;
  void grew(pointer::Solver& solver, uint32_t token, pointer::ObjectId object) override;

  /// What the system may make happen, in the order of the manifest, then of discovery.
  const std::vector<SystemEvent>& events() const { return events_; }
  pointer::ObjectId main_thread() const { return main_thread_; }
  /// Components of the manifest whose class the app does not have.
  const std::vector<std::string>& missing() const { return missing_; }

 private:
  /// A component of the manifest, or the application.
  struct Life {
    const model::Automaton* automaton = nullptr;
    std::string class_name;
    ir::ClassId type;
    pointer::ObjectId object;
    pointer::VariableId self;
    absl::flat_hash_map<std::string, pointer::VariableId> arguments;
  };
  /// A listener that was registered somewhere.
  struct Registration {
    pointer::IntrinsicSite site;
    pointer::VariableId source;
  };

  void start_process(pointer::Solver& solver);
  void add_component(pointer::Solver& solver, const char* automaton, const std::string& class_name);
  void attach(pointer::Solver& solver, const Life& life, pointer::NodeId driver);
  void walk(pointer::Solver& solver, Life& life);
  void take(pointer::Solver& solver, Life& life, pointer::NodeId driver, const model::LifecycleStep& step,
            uint32_t number);
  void call_back(pointer::Solver& solver, const Registration& registration, pointer::ObjectId listener);
  void call_back(pointer::Solver& solver, const Registration& registration, pointer::ObjectId listener,
                 ir::MethodId method);

  pointer::VariableId argument(pointer::Solver& solver, Life& life, const std::string& name);
  pointer::VariableId object_of(pointer::Solver& solver, ir::TypeId type);
  pointer::VariableId made_of(pointer::Solver& solver, ir::TypeId type, pointer::NodeId driver);
  ir::MethodId find_method(ir::ClassId owner, std::string_view name, std::string_view parameters) const;
  void call(pointer::Solver& solver, pointer::NodeId driver, uint32_t number, ir::MethodId method,
            std::vector<pointer::VariableId> arguments, pointer::VariableId result = {},
            pointer::ContextId context = {});

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Lifecycles& lifecycles_;
  const model::Callbacks& callbacks_;
  const apk::Manifest* manifest_;
  std::vector<SystemEvent> events_;
  std::vector<Life> lives_;
  std::vector<Registration> registrations_;
  absl::flat_hash_map<ir::TypeId, pointer::VariableId> objects_;
  /// Listener and method: which event.
  absl::flat_hash_map<std::pair<pointer::ObjectId, ir::MethodId>, size_t> callback_events_;
  std::vector<std::vector<pointer::VariableId>> callback_arguments_;  // By event.
  std::vector<std::string> missing_;
  pointer::ObjectId main_thread_;
  pointer::VariableId main_;  // Points to the main thread.
  pointer::VariableId application_;
  pointer::VariableId context_;
  uint32_t next_key_ = 1;
};

}  // namespace antecede::action
