#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "action/app_files.h"
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
  pointer::ObjectId receiver;       ///< The component or listener; of a callback none: several of one class.
  std::string component;            ///< Dotted class of the component; of a listener's callback empty.
  const model::Automaton* automaton = nullptr;             ///< Of a lifecycle event.
  const model::LifecycleTransition* transition = nullptr;  ///< Of a lifecycle event.
  ir::MethodId method;                                     ///< Of a callback: what is called, as declared.
  /// Of a callback: where it was registered.
  std::vector<pointer::IntrinsicSite> registrations;
  bool is_elsewhere = false;  ///< A callback that comes on a thread of the system, not on the main one.
};

/// The system, as the static engine sees it: makes the app's process and the components of the manifest, walks their
/// automata (framework/lifecycle), and calls the listeners that the app registers. See docs/actions.md.
class AppHarness final : public pointer::Harness {
 public:
  /// All of it outlives the harness. `manifest` null: code alone, of which the system calls nothing. `files` null: what
  /// is inflated is not known.
  AppHarness(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Lifecycles& lifecycles,
             const model::Callbacks& callbacks, const apk::Manifest* manifest,
             const AppFiles* files = nullptr);

  void begin(pointer::Solver& solver) override;
  void reached(pointer::Solver& solver, const pointer::IntrinsicSite& site,
               std::span<const pointer::VariableId> operands, pointer::VariableId result) override;
  void entered(pointer::Solver& solver, pointer::NodeId node) override;
  void grew(pointer::Solver& solver, uint32_t token, pointer::ObjectId object) override;
  void overrides(pointer::Solver& solver, const pointer::IntrinsicSite& site, pointer::VariableId self, ir::MethodId method) override;
  void given(pointer::Solver& solver, pointer::ObjectId value) override;
  bool settled(pointer::Solver& solver) override;
  bool is_component(pointer::ObjectId object) const override { return components_.contains(object); }

  /// What the system may make happen, in the order of the manifest, then of discovery.
  const std::vector<SystemEvent>& events() const { return events_; }
  pointer::ObjectId main_thread() const { return main_thread_; }
  /// The lowest version of Android that the app runs on.
  uint32_t min_sdk() const { return manifest_ == nullptr ? 1 : manifest_->min_sdk; }
  /// Components of the manifest, and views and fragments of layouts, whose class the app does not have.
  const std::vector<std::string>& missing() const { return missing_; }
  /// Calls that inflate something of which the analysis does not know what it is: no constant, or no file of that id.
  size_t unknown_inflations() const { return unknown_inflations_; }

 private:
  using Watcher = std::function<void(pointer::Solver&, pointer::ObjectId)>;

  /// A component of the manifest, or the application.
  struct Life {
    const model::Automaton* automaton = nullptr;
    std::string class_name;
    ir::ClassId type;
    pointer::ObjectId object;
    pointer::VariableId self;
  };
  /// A listener that was registered somewhere.
  struct Registration {
    pointer::IntrinsicSite site;
    pointer::VariableId source;
    pointer::VariableId threads{};  ///< That call the listener.
    bool is_elsewhere = false;    ///< They are the system's.
  };
  /// A call that moves components along their automata, by names that may be known one after the other.
  struct Move {
    pointer::IntrinsicSite site;
    pointer::VariableId component;
    bool to_state = false;  ///< The name is that of a state, not of a transition.
    std::vector<const model::Automaton*> automata;
    std::vector<std::string> names;
    std::vector<const model::LifecycleTransition*> done;
  };
  /// A call that inflates a layout.
  struct Inflation {
    pointer::IntrinsicSite site;
    pointer::VariableId context, parent, result;
    bool is_androidx = false;  ///< Of preferences: short tags are those of the library.
    uint32_t first = 0;  ///< The number of its first object: one call may inflate a file several times.
    bool is_apart = true;  ///< What it makes is told apart by the context of the site.
    pointer::VariableId inflater{};  ///< Its factories are asked for views first.
  };
  /// A call that needs a number: what it does if nobody tells one.
  struct Untold {
    pointer::VariableId number;
    std::function<void(pointer::Solver&)> any;
    bool done = false;
  };
  /// Something that the system may do with one of the framework's objects.
  struct Firing {
    pointer::IntrinsicSite site;
    pointer::ObjectId source;
    ir::MethodId method;
  };
  /// A request that was announced for components of a kind (empty: any), and whom it may reach.
  struct Placed {
    std::string_view automaton;
    pointer::ObjectId request;
    bool is_known = false;  ///< Something is known of whom it names.
    size_t actions = 0;     ///< How many it names.
    pointer::VariableId targets{};
  };
  /// A receiver that was registered, and an action of its filter; empty: any.
  struct Listening {
    pointer::ObjectId receiver;
    std::string action;
  };
  /// A broadcast, by its number in `placed_`, and its action; empty: any.
  struct Sent {
    size_t number;
    std::string action;
  };
  /// How a constructor or method is called for many objects at once: one call, whose operands grow.
  struct SharedCall {
    std::vector<pointer::VariableId> operands;
    pointer::VariableId result;
  };

  // The process and its components.
  void start_process(pointer::Solver& solver);
  void add_component(pointer::Solver& solver, const char* automaton, const std::string& class_name);
  void add_life(pointer::Solver& solver, Life life);
  bool is_systems(const model::Automaton& automaton, const model::LifecycleTransition& transition) const;
  void walk(pointer::Solver& solver, const Life& life);
  void prepare(pointer::Solver& solver, const Life& life, pointer::NodeId driver, uint32_t number,
               const std::optional<model::Automaton::Preparer>& preparer);

  // Listeners.
  void registered(pointer::Solver& solver, const pointer::IntrinsicSite& site, pointer::VariableId source,
                  pointer::VariableId listener, pointer::VariableId threads);
  pointer::VariableId threads_of(pointer::Solver& solver, pointer::VariableId queue);
  void fired(pointer::Solver& solver, const pointer::IntrinsicSite& site, pointer::VariableId source,
             pointer::VariableId methods);
  void fire(pointer::Solver& solver, const pointer::IntrinsicSite& site, pointer::ObjectId source,
            std::string_view methods);
  void fire(pointer::Solver& solver, const Firing& firing);
  bool fire_waiting(pointer::Solver& solver);
  void fire_together(pointer::Solver& solver, const Firing& firing);
  Registration by_thread(pointer::Solver& solver, const Registration& registration, const model::CallbackMethod& method);
  bool has_listener(const pointer::Solver& solver, pointer::ObjectId source) const;
  size_t add_event(pointer::Solver& solver, pointer::ObjectId listener, ir::MethodId method, pointer::VariableId self,
                   pointer::ContextId context);
  pointer::VariableId meta_data(pointer::Solver& solver);
  void call_back(pointer::Solver& solver, const Registration& registration, pointer::ObjectId listener);
  void call_back(pointer::Solver& solver, const Registration& registration, pointer::ObjectId listener,
                 ir::MethodId method);

  // What intrinsics ask (app_harness_intrinsics.cpp).
  void move(pointer::Solver& solver, const pointer::IntrinsicSite& site, std::span<const pointer::VariableId> operands,
            bool to_state);
  void move_on(pointer::Solver& solver, size_t move);
  void take_steps(pointer::Solver& solver, const Move& move, const model::Automaton& automaton,
                  const model::LifecycleTransition& transition);
  void keep_argument(pointer::Solver& solver, std::span<const pointer::VariableId> operands,
                     pointer::VariableId result);
  void may_run(pointer::Solver& solver, const pointer::IntrinsicSite& site, pointer::VariableId queue,
               pointer::VariableId task, std::string_view type);
  void register_on(pointer::Solver& solver, std::span<const pointer::VariableId> operands);
  void deliver(pointer::Solver& solver, const pointer::IntrinsicSite& site,
               std::span<const pointer::VariableId> operands, pointer::VariableId result);
  pointer::VariableId queues_of(pointer::Solver& solver, pointer::VariableId slot);

  // Intents and components (app_harness_requests.cpp).
  void watch_kind(pointer::Solver& solver, pointer::VariableId kind,
                  std::function<void(pointer::Solver&, std::string_view)> told);
  void announce(pointer::Solver& solver, pointer::VariableId kind, pointer::VariableId request);
  void place(pointer::Solver& solver, std::string_view automaton, pointer::ObjectId request);
  void reach(pointer::Solver& solver, size_t number, pointer::ObjectId component);
  void reach_class(pointer::Solver& solver, size_t number, const std::string& class_name);
  void reach_filter(pointer::Solver& solver, size_t number, const apk::Component& component, const apk::IntentFilter& filter);
  void reach_action(pointer::Solver& solver, size_t number, const std::string& action);
  void reach_all(pointer::Solver& solver, size_t number);
  void listen(pointer::Solver& solver, pointer::VariableId receiver, pointer::VariableId filter);
  void listen_to_bag(pointer::Solver& solver, pointer::ObjectId receiver, pointer::ObjectId bag);
  void listen_to(pointer::Solver& solver, pointer::ObjectId receiver, const std::string& action);
  pointer::VariableId arriving(pointer::Solver& solver, pointer::ObjectId component);
  pointer::VariableId targets_of(pointer::Solver& solver, size_t number);
  void give_arriving(pointer::Solver& solver, const pointer::IntrinsicSite& site, pointer::VariableId component,
                     pointer::VariableId result);
  void give_target(pointer::Solver& solver, pointer::VariableId kind, pointer::VariableId request,
                   pointer::VariableId result);
  void give_component(pointer::Solver& solver, pointer::VariableId kind, pointer::VariableId result);
  void give_outside(pointer::Solver& solver, pointer::VariableId result, const pointer::IntrinsicSite& site);
  ir::FieldId find_field(ir::ClassId owner, std::string_view name) const;

  // Menus and preferences (app_harness_menus.cpp).
  void inflate_menus(pointer::Solver& solver, const Inflation& inflation, uint32_t resource);
  void inflate_menu(pointer::Solver& solver, const Inflation& inflation, const std::vector<apk::MenuEntry>& entries,
                    pointer::VariableId menu, uint32_t& number);
  void add_item(pointer::Solver& solver, const Inflation& inflation, const apk::MenuEntry& entry,
                pointer::VariableId menu, uint32_t& number);
  void inflate_screens(pointer::Solver& solver, const Inflation& inflation, uint32_t resource);
  pointer::ObjectId make_preference(pointer::Solver& solver, const Inflation& inflation, const apk::Preference& from,
                                    pointer::VariableId parent, uint32_t key, uint32_t& number);
  void tell_preference(pointer::Solver& solver, const Inflation& inflation, const apk::Preference& from,
                       pointer::ObjectId preference);
  void call_interface(pointer::Solver& solver, const pointer::IntrinsicSite& site, std::string_view type,
                      std::string_view name, std::string_view descriptor,
                      const std::vector<pointer::VariableId>& arguments, pointer::VariableId result = {});
  void call_shared(pointer::Solver& solver, const pointer::IntrinsicSite& site, ir::MethodId method,
                   const std::vector<pointer::VariableId>& arguments, pointer::VariableId result = {});
  void find_key(pointer::Solver& solver, pointer::VariableId key, pointer::VariableId result);

  // Inflaters that an app brings along (app_harness_inflaters.cpp).
  void find_inflaters();
  void add_inflaters_below(ir::ClassId type, std::string_view descriptor, uint32_t kind);

  // Layouts (app_harness_layouts.cpp).
  void inflate(pointer::Solver& solver, const pointer::IntrinsicSite& site,
               std::span<const pointer::VariableId> operands, pointer::VariableId result);
  void inflate_file(pointer::Solver& solver, const Inflation& inflation, uint32_t kind, uint32_t resource);
  void inflate(pointer::Solver& solver, const Inflation& inflation, apk::ResourceId layout);
  pointer::ObjectId make_view(pointer::Solver& solver, const Inflation& inflation, const apk::FlatView& view,
                              uint32_t number);
  void put_into(pointer::Solver& solver, const Inflation& inflation, pointer::ObjectId parent,
                pointer::VariableId view);
  pointer::VariableId inflate_fragment(pointer::Solver& solver, const Inflation& inflation, const apk::FlatView& view,
                                       uint32_t key);

  void show(pointer::Solver& solver, const Inflation& inflation, pointer::ObjectId parent, const apk::FlatView& view,
            pointer::VariableId shown);

  // Factories of inflaters, and the attributes they are given (app_harness_factories.cpp).
  pointer::VariableId ask_factories(pointer::Solver& solver, const Inflation& inflation, pointer::ObjectId parent,
                                    const apk::FlatView& view, uint32_t key);
  pointer::VariableId own_of(pointer::Solver& solver, pointer::VariableId made);
  pointer::ObjectId element_of(pointer::Solver& solver, const Inflation& inflation, const apk::FlatView& view, uint32_t key);
  pointer::ObjectId any_element(pointer::Solver& solver);
  pointer::ObjectId make_element(pointer::Solver& solver, pointer::ObjectId element, const std::vector<ir::ClassId>& named);
  void parse(pointer::Solver& solver, pointer::VariableId resource, pointer::VariableId result);
  std::vector<ir::ClassId> classes_of(const std::vector<std::string>& names) const;
  pointer::ObjectId any_text(pointer::Solver& solver);
  pointer::ObjectId name_of(pointer::Solver& solver, ir::ClassId type);
  bool give_fragments_lives(pointer::Solver& solver);
  void call_named(pointer::Solver& solver, const Inflation& inflation, const std::string& method,
                  std::string_view parameters, pointer::VariableId source);
  pointer::ObjectId construct(pointer::Solver& solver, const Inflation& inflation, ir::ClassId type, uint32_t key,
                              pointer::ObjectId element = {});
  void find(pointer::Solver& solver, pointer::VariableId id, pointer::VariableId found, pointer::VariableId result);
  void name_view(pointer::Solver& solver, pointer::VariableId view, pointer::VariableId id);
  pointer::VariableId views_of(pointer::Solver& solver, uint32_t id);
  SharedCall& shared_call(pointer::Solver& solver, const pointer::IntrinsicSite& site, ir::MethodId method,
                          size_t operands);

  // Objects and calls.
  void watch(pointer::Solver& solver, pointer::VariableId variable, Watcher watcher);
  /// Calls `known` for each constant text that the variable may be, `unknown` once if it may be any other.
  void watch_text(pointer::Solver& solver, pointer::VariableId variable,
                  std::function<void(pointer::Solver&, std::string_view)> known,
                  std::function<void(pointer::Solver&)> unknown);
  /// Calls `told` for each number that the variable may be; once with `k_any_number` if it gets none.
  void watch_number(pointer::Solver& solver, pointer::VariableId variable,
                    std::function<void(pointer::Solver&, uint32_t)> told);
  bool tell_untold(pointer::Solver& solver);
  pointer::VariableId object_of(pointer::Solver& solver, ir::TypeId type);
  pointer::VariableId made_of(pointer::Solver& solver, ir::TypeId type, pointer::NodeId driver);
  ir::MethodId find_method(ir::ClassId owner, std::string_view name, std::string_view parameters) const;
  ir::MethodId step_method(const model::Automaton& automaton, ir::ClassId type, const model::LifecycleStep& step) const;
  std::vector<pointer::VariableId> step_operands(pointer::Solver& solver, pointer::VariableId component,
                                                 const model::LifecycleStep& step);
  pointer::VariableId step_result(pointer::Solver& solver, pointer::VariableId component,
                                  const model::LifecycleStep& step, ir::MethodId method);
  uint32_t argument_slot(std::string_view name);
  void call(pointer::Solver& solver, pointer::NodeId driver, uint32_t number, ir::MethodId method,
            std::vector<pointer::VariableId> arguments, pointer::VariableId result = {},
            pointer::ContextId context = {}, pointer::VariableId thread = {});
  /// A call that the intrinsic at the site makes itself, within the event.
  void call_at(pointer::Solver& solver, const pointer::IntrinsicSite& site, ir::MethodId method,
               std::vector<pointer::VariableId> arguments, pointer::VariableId result = {});

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Lifecycles& lifecycles_;
  const model::Callbacks& callbacks_;
  const apk::Manifest* manifest_;
  const AppFiles* files_;
  std::vector<SystemEvent> events_;
  std::vector<Life> lives_;
  absl::flat_hash_set<pointer::ObjectId> components_;  // Their objects.
  std::vector<Registration> registrations_;
  std::deque<Move> moves_;
  std::vector<Watcher> watchers_;
  std::vector<Untold> untold_;
  absl::flat_hash_map<ir::TypeId, pointer::VariableId> objects_;
  absl::flat_hash_map<std::string, uint32_t> argument_slots_;
  absl::flat_hash_map<std::string, pointer::VariableId> queues_;  // By slot of registerOn.
  absl::flat_hash_map<uint32_t, pointer::VariableId> views_;      // By id.
  absl::flat_hash_map<std::string, pointer::VariableId> preferences_;  // By key.
  absl::flat_hash_map<ir::MethodId, uint32_t> inflaters_;  // What kind of file these methods of the app read.
  std::vector<Placed> placed_;
  std::vector<Listening> listening_;
  /// By receiver: the actions; with an empty one there is no other.
  absl::flat_hash_map<pointer::ObjectId, absl::flat_hash_set<std::string>> listened_;
  /// What has more actions than this, has any.
  static constexpr size_t k_most_actions = 64;
  std::vector<Sent> sent_;
  absl::flat_hash_map<std::pair<std::string, pointer::ObjectId>, size_t> request_numbers_;
  absl::flat_hash_map<pointer::ObjectId, pointer::VariableId> arriving_;  // By component.
  absl::flat_hash_map<std::tuple<pointer::NodeId, uint32_t, ir::MethodId>, SharedCall> shared_calls_;
  /// Listener, or source, and method: which event.
  absl::flat_hash_map<std::pair<pointer::ObjectId, ir::MethodId>, size_t> callback_events_;
  std::vector<std::vector<pointer::VariableId>> callback_arguments_;  // By event.
  std::vector<pointer::VariableId> callback_threads_;                 // By event.
  /// Beyond so many, what the system does with views is told apart only where a view has listeners of the app's own, and beyond
  /// three times as many nowhere.
  static constexpr size_t k_most_fired_apart = 1000;
  size_t fired_apart_ = 0;
  std::vector<Firing> waiting_;
  absl::flat_hash_map<std::pair<ir::ClassId, ir::MethodId>, size_t> together_;  // Which event.
  /// Fragments of layouts that the model does not make.
  std::vector<std::string> named_fragments_;
  absl::flat_hash_map<pointer::VariableId, pointer::VariableId> own_results_;  // Of what factories make, the app's own.
  pointer::ObjectId any_element_;  // It names no class.
  absl::flat_hash_set<pointer::ObjectId> elements_;  // Their constructor is called.
  std::vector<std::string> missing_;
  size_t unknown_inflations_ = 0;
  pointer::ObjectId main_thread_;
  pointer::VariableId main_;         // Points to the main thread.
  pointer::VariableId all_queues_;   // Of registerOn, under names that are not known.
  pointer::VariableId all_views_;    // All that was inflated, and all that code gives an id.
  pointer::VariableId unnamed_views_;  // Those to which code gives an id that is not known.
  pointer::VariableId all_preferences_;
  pointer::VariableId results_;      // What was announced as a result.
  pointer::VariableId meta_data_;    // A bundle with all meta-data of the manifest; none: nobody has asked.
  absl::flat_hash_set<pointer::ObjectId> told_of_meta_data_;
  uint32_t next_key_ = 1;
};

}  // namespace antecede::action
