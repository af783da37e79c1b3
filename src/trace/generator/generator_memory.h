#pragma once

#include <vector>

#include "trace/generator/generator_profile.h"
#include "trace/generator/generator_random.h"
#include "trace/trace_builder.h"

namespace antecede::trace {

/// The made-up program whose accesses a generated trace has: classes with fields, objects that come and go, methods
/// that call each other.
///
/// An access belongs to a *flow*: a sequence of events that are ordered, such as the frames of one screen, or a
/// request and its answer. A flow keeps some objects of its own; a method works on one of them or on a new one,
/// several accesses in a row, and the same flow calls the same methods again. What several flows touch is shared on
/// purpose.
class GeneratorMemory {
 public:
  GeneratorMemory(const GeneratorProfile& profile, TableBuilder& tables, GeneratorRandom& random);

  using FlowId = uint32_t;
  FlowId add_flow();
  /// The stack an operation other than an access has: in the flow's first method.
  StackId site(FlowId flow);
  /// What runs when an event of the flow does.
  NameId label(FlowId flow) const { return tasks_[flows_[flow].task].label; }

  /// An object, by its class and first location; its locations are neighbours.
  struct Object {
    uint32_t owner = 0;
    uint32_t first = 0;
  };
  /// A few objects that several flows touch.
  using Pool = std::vector<Object>;
  Pool add_pool(uint32_t objects);

  /// The event whose accesses come next, by a number of its own. `first_only`: what it reads or writes again is not
  /// recorded.
  void begin_event(uint32_t event, bool first_only);
  /// Appends up to `count` accesses of a flow.
  void run(FlowId flow, ThreadId thread, size_t count, std::vector<Operation>& out);
  /// Some accesses of what a pool has.
  void touch(const Pool& pool, FlowId flow, ThreadId thread, std::vector<Operation>& out);

 private:
  struct Class {
    NameId name;
    bool framework = false;
    std::vector<NameId> fields;
  };
  /// A method as it is called from one place.
  struct Method {
    StackId caller;
    uint32_t owner = 0;
    uint32_t depth = 0;
    uint32_t index = 0;
    NameId name;
    std::vector<StackId> sites;
    std::vector<uint32_t> calls;  ///< Methods; 0: not called yet.
  };
  struct Task {
    NameId label;
    uint32_t root = 0;
  };
  struct Flow {
    uint32_t task = 0;
    uint32_t next = 0;
    std::vector<Object> kept;
  };
  /// Per location: the last events that read and wrote it.
  struct Last {
    uint32_t read = UINT32_MAX, write = UINT32_MAX;
  };

  void make_classes();
  void make_tasks();
  uint32_t new_method(StackId caller, uint32_t depth, bool framework);
  uint32_t called(uint32_t method, uint32_t index);
  StackId site_of(uint32_t method, uint32_t index);
  Object new_object(uint32_t owner);
  Object pick_object(Flow& flow, uint32_t owner);
  size_t work_on(Object object, uint32_t method, ThreadId thread, size_t most, std::vector<Operation>& out);
  bool is_new(uint32_t location, bool write);

  const GeneratorProfile& profile_;
  TableBuilder& tables_;
  GeneratorRandom& random_;
  std::vector<Class> classes_;
  std::vector<Method> methods_;
  std::vector<Task> tasks_;
  std::vector<Flow> flows_;
  std::vector<Last> last_;
  uint32_t event_ = 0;
  bool first_only_ = false;
};

}  // namespace antecede::trace
