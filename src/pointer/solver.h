#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "model/code_names.h"
#include "pointer/bounds.h"
#include "pointer/call_graph.h"
#include "pointer/context_budget.h"
#include "pointer/contexts.h"
#include "pointer/inlining.h"
#include "pointer/made_names.h"
#include "pointer/merged_classes.h"
#include "pointer/method_code.h"
#include "pointer/object_set.h"
#include "pointer/objects.h"
#include "pointer/origins.h"

namespace antecede::pointer {

class Solver;

/// A call of an intrinsic that the analysis has met.
struct IntrinsicSite {
  NodeId node;
  uint32_t call = 0;  ///< In the node's `MethodCode::calls`.
  model::Intrinsic intrinsic{};
};

/// A call that no instruction of the program stands for: of the harness, or by an intrinsic.
struct Invocation {
  NodeId caller;
  uint32_t site = CallEdge::k_no_site;
  EdgeKind kind = EdgeKind::Call;
  ir::MethodId method;                ///< As declared; which one runs depends on the receiver.
  std::vector<VariableId> arguments;  ///< Receiver first; none where it is no reference.
  VariableId result;                  ///< None: nobody asks.
  VariableId thread;                  ///< Who runs it.
  ContextId context;                  ///< In which context what is not own code runs.
  ObjectId origin;                    ///< For which component, where no receiver tells: of a closure.
};

/// What stands for the system in an analysis: it makes the objects that the system makes, calls what the system calls,
/// and gives meaning to the intrinsics that ask something of the system.
class Harness {
 public:
  virtual ~Harness() = default;
  /// Before the first step.
  virtual void begin(Solver& solver) = 0;
  /// A call of an intrinsic that the solver leaves to the harness was reached; once per site and context.
  virtual void reached(Solver& solver, const IntrinsicSite& site, std::span<const VariableId> operands,
                       VariableId result) = 0;
  /// Code outside of the framework is looked at for the first time in this context.
  virtual void entered(Solver&, NodeId) {}
  /// A variable that the harness watches under `token` points to one more object.
  virtual void grew(Solver& solver, uint32_t token, ObjectId object) = 0;
  /// An object of the app is of a class of the framework that is not entered (`@Plain`): what is drawn, say. The system may
  /// call the method.
  virtual void overrides(Solver&, const IntrinsicSite&, VariableId /*self*/, ir::MethodId) {}
  /// A class that is not entered gives such a value.
  virtual void given(Solver&, ObjectId) {}
  /// Nothing flows any more. What is still not known may be told apart now; true: something was added.
  virtual bool settled(Solver&) { return false; }
  /// A component that the system makes: what the app does for it is told apart from what it does for others.
  virtual bool is_component(ObjectId) const { return false; }
};

/// What a look with contexts tells apart, each kind with those before it.
enum class Apart : uint8_t {
  Nothing,
  Calls,       ///< Calls from own code into the framework, and containers.
  Components,  ///< Own code, by the component that it works for (`Origins`).
};

/// How exactly to look, and how much work it may cost.
struct SolverOptions {
  Apart apart = Apart::Components;  ///< Where there is a look without contexts to go by.
  /// Beyond that, further methods are analysed once for all. Where contexts together have more methods than a first look had, or
  /// `least_apart`, they may have fewer each.
  uint32_t most_nodes_in_context = 64;
  size_t least_apart = 30'000;
  uint64_t most_steps = UINT64_MAX;      ///< Of propagation; beyond that it stops, and `complete()` is false.
  size_t most_nodes = SIZE_MAX;          ///< The same.
};

/// Which methods an app can run, and which objects its references can point to: inclusion-based, field-sensitive, with
/// the call graph built on the way. See docs/pointer.md.
///
/// Everything is numbered in the order in which it is met, and the order is that of the program: same input, same
/// numbers.
class Solver {
 public:
  /// `codes` is shared by the looks at one program. `rough`: an earlier look without contexts, which tells what is
  /// worth one; null: nothing is told apart.
  Solver(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
         const model::CodeNames& names, MethodCodes& codes, const Solver* rough, SolverOptions options = {});
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  /// Until nothing is added any more.
  void solve(Harness& harness);

  // For the harness.
  VariableId make_variable();
  NodeId make_driver();  ///< A node without a method, which calls for the system.
  ObjectId make_object(const Object& object);
  void add(VariableId variable, ObjectId object);
  void flow(VariableId from, VariableId to, ir::TypeId only = {});
  void load(VariableId base, uint32_t slot, VariableId to);
  void store(VariableId base, uint32_t slot, VariableId from);
  void watch(VariableId variable, uint32_t token);
  void invoke(Invocation invocation);
  VariableId cell(ObjectId object, uint32_t slot);
  VariableId static_cell(ir::FieldId field);
  /// The context in which methods run that are told apart by this object.
  ContextId context_of(ObjectId receiver) { return contexts_.of(receiver); }
  /// A constant text that an object is; none: it is no text, or any.
  ir::StringId text_of(ObjectId object) const;
  /// The same; the name of a class, too. Empty: it is no text, or any.
  std::string constant_text(ObjectId object) const;

  // What was found.
  bool complete() const { return complete_; }
  const base::IdVector<NodeId, Node>& nodes() const { return nodes_; }
  std::span<const CallEdge> edges(NodeId node) const { return edges_[node]; }
  const Objects& objects() const { return objects_; }
  const Contexts& contexts() const { return contexts_; }
  const MethodCode* code(NodeId node) const {
    return nodes_[node].method.valid() ? codes_.find(nodes_[node].method) : nullptr;
  }
  const ObjectSet& points_to(VariableId variable) const;
  const ObjectSet& points_to(NodeId node, Local local) const { return points_to(variable(node, local)); }
  VariableId variable(NodeId node, Local local) const { return VariableId(nodes_[node].first.value() + local); }
  /// The cells of an object that something was stored to or loaded from: slot and variable.
  std::span<const std::pair<uint32_t, VariableId>> cells(ObjectId object) const {
    return object.value() < cells_of_.size() ? std::span<const std::pair<uint32_t, VariableId>>(cells_of_[object.value()])
                                             : std::span<const std::pair<uint32_t, VariableId>>();
  }
  const absl::flat_hash_map<ir::FieldId, VariableId>& static_cells() const { return static_cells_; }
  const std::vector<IntrinsicSite>& intrinsic_sites() const { return sites_; }
  /// Methods that nobody defines and that were called, with how many places call them.
  const absl::flat_hash_map<ir::MethodRefId, uint32_t>& opaque_calls() const { return opaque_; }
  /// Nodes that call natives which find classes and members, or call by them.
  const std::vector<NodeId>& reflecting() const { return reflecting_; }
  /// Natives that use reflection in a way the analysis does not follow.
  const absl::flat_hash_map<ir::MethodId, uint32_t>& reflection() const { return reflection_; }
  /// Fields that reflection, updaters and handles write.
  const absl::flat_hash_set<ir::FieldId>& fields_written_by_reflection() const { return written_by_reflection_; }
  size_t variable_count() const { return all_.size(); }
  size_t edge_count() const { return edge_count_; }
  uint64_t steps() const { return steps_; }
  bool is_own(ir::MethodId method) const { return own_class(program_[method].owner); }
  bool is_own(ir::ClassId type) const { return own_class(type); }
  bool is_component(ObjectId object) const { return harness_ != nullptr && harness_->is_component(object); }
  const ir::Program& program() const { return program_; }
  /// The method that a closure stands for; none: nobody knows it.
  ir::MethodId implementation_of(const Object& closure) const;
  ir::ClassId class_of(ObjectId object) const;
  /// Which bounds by size were hit. The harness tells of its own.
  const BoundsHit& bounds() const { return bounds_; }
  void hit(Bound bound) { bounds_.hit(bound); }
  /// How many objects of the app's own (or closures) a call in other code was seen to call own code on.
  uint32_t own_receivers(NodeId node, uint32_t site) const;
  bool has_contexts() const { return rough_ != nullptr; }

 private:
  struct Flow {
    VariableId to;
    ir::TypeId only;
  };
  /// Who wants to hear of each object that a variable points to.
  struct Use {
    enum class Kind : uint8_t { Load, Store, Receiver, Invocation, Watch, Copy, ClassOf, Reflection };
    Kind kind = Kind::Load;
    uint32_t slot = 0;   // Load, Store: of which cell. Receiver: which of the sites. Else that of an invocation.
    uint32_t other = 0;  // Load, Store, ClassOf: the variable.
  };

  /// A call of a native that finds or uses what an operand stands for.
  struct Reflection {
    Invocation invocation;
    ir::MethodId native;
    model::HeapEffect::Kind kind;
    VariableId from, to, with;  ///< As in HeapEffect.
    std::string name;           ///< Of a member that is looked for; empty: not known yet.
    uint32_t told = 0;          ///< Names, classes or members that it was told of.
  };

  /// Where a call goes for some receivers. Most have the same, so that only the receiver itself goes there.
  struct Target {
    ir::MethodId method;
    VariableId self;  ///< None: there is nothing to do for another receiver.
  };
  /// A call whose target depends on the receiver, with the targets it was seen to have.
  struct ReceiverSite {
    NodeId node;
    uint32_t call = 0;
    ir::MethodId method;
    std::vector<Target> targets;
  };
  /// Where calls of a method go, for each object that was a receiver of one: found once for each, and asked a word at a time.
  struct Dispatch {
    ObjectSet asked;
    ObjectSet callable;  ///< Those of a class that has the method: it is a mistake of the analysis that it meets others there.
    ObjectSet others;    ///< Of these, closures, proxies, and what nobody defines: each is looked at by itself.
    std::vector<std::pair<ir::MethodId, ObjectSet>> targets;
  };
  /// Which objects pass for a type: bits by object, of those that were asked about.
  struct TypeFilter {
    std::vector<uint64_t> asked, pass;
  };
  /// What a call came to.
  struct Called {
    bool for_all = true;  ///< The same for every receiver of that target.
    VariableId self;      ///< Where its receiver goes; none: nowhere.
  };

  /// A place that uses more members or names than this goes by what is not constant: further ones are not followed.
  static constexpr uint32_t k_most_reflected = 512, k_most_members_found = 128;

  // Nodes.
  NodeId node_of(ir::MethodId method, ContextId context);
  void enter(NodeId node);
  const std::vector<bool>* open_blocks(NodeId node);
  void apply(NodeId node, const Step& step);
  void apply_initialiser(NodeId node, ir::ClassId owner);
  void initialise(NodeId node, ir::ClassId owner);
  void apply(NodeId node, uint32_t number);
  bool own_class(ir::ClassId owner) const;
  ContextId context_for(NodeId caller, uint32_t site, ir::MethodId callee);
  bool passes_on(ir::MethodId method);
  ContextId holder_context(ObjectId holder);
  ObjectId component_of(ContextId context) const;
  ObjectId component_of(ObjectId object) const;
  ContextId within_component(ContextId context, const Invocation& invocation, ObjectId receiver);
  bool is_component_context(ContextId context) const { return !contexts_[context].method.valid(); }

  // Calls.
  Invocation invocation_of(NodeId node, uint32_t number) const;
  Called call(const Invocation& invocation, ir::MethodId target, ObjectId receiver);
  void call_on_all(const Use& use, const ObjectSet& receivers);
  void call_on_some(const Use& use, ir::MethodId target, const ObjectSet& receivers);
  void call_on_one(const Use& use, ir::MethodId target, ObjectId receiver);
  void call_apart(const Invocation& invocation, ObjectId receiver);
  const Dispatch& dispatch_all(ir::MethodId method, const ObjectSet& receivers);
  std::vector<Target>& targets_of(const Use& use);
  const Target* find_target(const Use& use, ir::MethodId method);
  ir::MethodId exact_target(const Use& use) const;
  Invocation invocation_of(const Use& use) const;
  bool is_exact(const CallStep& call) const;
  bool is_on_holder(const CallStep& call);
  void count_own_receiver(NodeId caller, uint32_t site, ir::MethodId target);
  void call_closure(const Invocation& invocation, ObjectId closure);
  void call_handle(const Invocation& invocation, ObjectId closure, const ir::ClosureSite& site);
  void call_native(const Invocation& invocation, ir::MethodId target);
  void call_opaque(const Invocation& invocation, ir::MethodRefId ref);
  ir::MethodId dispatch(ir::ClassId receiver, ir::MethodId method);
  bool link(NodeId caller, uint32_t site, NodeId callee, EdgeKind kind);
  void call_plain(const Invocation& invocation, ir::MethodId target);
  void call_overrides(const Invocation& invocation, ir::MethodId target, ObjectId receiver);
  bool is_below(ir::ClassId type, ir::ClassId above) const;
  const std::vector<ir::MethodId>& overridden(ir::ClassId plain);
  bool is_own_caller(const Invocation& invocation) const;
  bool is_first(const Invocation& invocation, ir::MethodId target);
  ObjectId plain_value(const Invocation& invocation, ir::TypeId type);
  void make_closure(NodeId node, const CallStep& call);
  void apply_intrinsic(const Invocation& invocation, model::Intrinsic intrinsic);
  void apply_contents(const Invocation& invocation, model::Intrinsic intrinsic);
  void apply_enqueue(const Invocation& invocation);
  void apply_fork(const Invocation& invocation);
  void make_queue(const Invocation& invocation, VariableId thread);
  void call_keys(const Invocation& invocation, VariableId receiver, const char* type, const char* method,
                 const char* descriptor, std::vector<VariableId> arguments);
  void apply_effects(const Invocation& invocation, ir::MethodId target, const model::NativeMethod& native);
  void apply_effect(const Invocation& invocation, ir::MethodId target, const model::HeapEffect& effect);
  void apply_reflection(const Invocation& invocation, ir::MethodId native, const model::HeapEffect& effect,
                        VariableId from, VariableId to, VariableId with);
  void reflect(uint32_t number, ObjectId object);
  void count_reflection(const Reflection& reflection);
  void find_class(const Reflection& reflection, ObjectId name);
  bool is_interface(ir::TypeId type) const;
  void find_made_names(NodeId node, uint32_t number);
  void find_members(const Reflection& reflection, ir::TypeId type);
  void list_fields(const Reflection& reflection, ir::TypeId type);
  ObjectId member(ir::MethodId method);
  ObjectId member(ir::FieldId field);
  void add_arguments(Invocation& call, VariableId array);
  void make_by(const Reflection& reflection, ir::TypeId type, ir::MethodId constructor);
  void invoke_by(const Reflection& reflection, ir::MethodId method);
  void access_by(const Reflection& reflection, ir::FieldId field);
  void call_proxy(const Invocation& invocation, ObjectId proxy);
  void call_polymorphic(NodeId node, uint32_t number);
  void call_boxed(const Invocation& invocation, ir::MethodId native, std::string_view name);
  VariableId boxed(const Invocation& invocation, size_t first);
  ir::MethodId method_named(std::string_view type, std::string_view name, std::string_view descriptor) const;
  ir::FieldId field_named(ir::ClassId owner, std::string_view name) const;

  // Objects.
  ObjectId made(NodeId node, uint32_t instruction, ir::TypeId type, Object::Kind kind = Object::Kind::Made,
                uint32_t key = 0);
  bool is_plain_value(ir::TypeId type) const;
  bool is_inner_working(ir::TypeId type);
  ObjectId class_object_of(ObjectId object);
  bool passes(ObjectId object, ir::TypeId type);
  bool find_passes(ObjectId object, ir::TypeId type);
  ObjectSet passing(const ObjectSet& objects, ir::TypeId type);
  void copy_object(const Invocation& copying, ObjectId object);
  uint32_t instruction_of(const Invocation& invocation) const;

  // Propagation.
  static constexpr uint64_t key_of(uint32_t a, uint32_t b) { return uint64_t(a) << 32 | b; }
  VariableId find(VariableId variable) const;
  void use(VariableId variable, Use use);
  void tell(const Use& use, const ObjectSet& objects);
  void tell(const Use& use, ObjectId object);
  void add(VariableId to, const ObjectSet& objects);
  void push(VariableId variable);
  void spread(VariableId variable);
  void connect(VariableId from, VariableId to, ir::TypeId only);
  void connect_cell(VariableId from, VariableId to);
  void drop_double_flows();
  void collapse_cycles();
  void merge(VariableId from, VariableId into);

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
  const model::CodeNames& names_;
  SolverOptions options_;
  Harness* harness_ = nullptr;

  Contexts contexts_;
  Objects objects_;
  MethodCodes& codes_;
  const Solver* rough_;
  ir::TypeId queue_type_;
  ir::TypeId number_type_;
  Inlining inlining_;
  Origins origins_;
  MadeNames made_names_;
  MergedClasses merged_;
  base::IdVector<NodeId, Node> nodes_;
  base::IdVector<NodeId, std::vector<CallEdge>> edges_;
  absl::flat_hash_map<std::pair<ir::MethodId, ContextId>, NodeId> node_ids_;
  ContextBudget budget_;
  BoundsHit bounds_;
  std::vector<ReceiverSite> receiver_sites_;
  absl::flat_hash_map<uint64_t, uint32_t> own_receivers_;
  mutable std::vector<ir::ClassId> object_classes_;
  mutable std::vector<uint8_t> object_class_known_;
  std::deque<NodeId> entered_;  // Nodes whose code is not applied yet.
  absl::flat_hash_set<std::tuple<NodeId, NodeId, uint32_t, EdgeKind>> known_edges_;
  absl::flat_hash_set<std::tuple<NodeId, uint32_t, ir::MethodId>> known_plain_;
  absl::flat_hash_set<std::pair<NodeId, uint32_t>> called_overrides_;
  absl::flat_hash_map<ir::ClassId, std::vector<ir::MethodId>> overridden_;
  size_t edge_count_ = 0;

  std::vector<ObjectSet> all_, fresh_;
  ObjectSet added_;  // What the last of these was given that it had not.
  std::vector<std::vector<Flow>> flows_;
  std::vector<std::vector<Use>> uses_;
  mutable std::vector<uint32_t> parent_;  // Variables that are one: the way to their representative.
  std::vector<uint8_t> waiting_;
  std::deque<VariableId> work_;
  absl::flat_hash_set<uint64_t> known_flows_;
  uint64_t flows_since_collapse_ = 0;
  uint64_t flow_count_ = 0;
  uint64_t steps_ = 0;
  bool complete_ = true;

  absl::flat_hash_map<uint64_t, VariableId> cells_;
  std::vector<std::vector<std::pair<uint32_t, VariableId>>> cells_of_;
  std::vector<std::vector<ObjectId>> copies_of_;
  absl::flat_hash_map<ir::FieldId, VariableId> static_cells_;
  VariableId thrown_;
  std::deque<Invocation> invocations_;
  std::vector<std::vector<Target>> invocation_targets_;  // By number of the invocation, of those that were seen to have any.
  absl::flat_hash_set<std::tuple<ObjectId, NodeId, uint32_t>> closure_calls_;
  /// By place and method: the proxies that are called there.
  absl::flat_hash_map<std::tuple<NodeId, uint32_t, ir::MethodId>, VariableId> proxy_calls_;
  absl::flat_hash_map<uint64_t, ir::MethodId> dispatched_;
  absl::flat_hash_map<ir::MethodId, Dispatch> dispatches_;
  absl::flat_hash_map<ir::TypeId, bool> inner_workings_;
  std::vector<ObjectId> class_objects_;  // By object.
  absl::flat_hash_map<uint64_t, bool> subtypes_;
  absl::flat_hash_map<ir::TypeId, TypeFilter> filters_;
  absl::flat_hash_map<ir::MethodId, bool> passes_on_;
  mutable std::vector<uint8_t> own_classes_;  // 0: not asked yet; 1: no; 2: yes.
  std::vector<IntrinsicSite> sites_;
  absl::flat_hash_map<ir::MethodRefId, uint32_t> opaque_;
  absl::flat_hash_map<ir::MethodId, uint32_t> reflection_;
  absl::flat_hash_set<ir::FieldId> written_by_reflection_;
  std::deque<Reflection> reflections_;
  std::vector<NodeId> reflecting_;
};

}  // namespace antecede::pointer
