#pragma once

#include <string>
#include <vector>

#include "trace/generator_random.h"
#include "trace/trace_builder.h"

namespace antecede::trace {

/// The made-up program whose accesses a generated trace has: classes with fields, objects that come and go, methods
/// that call each other.
///
/// A few objects are hot (views, activities), most live shortly. A method works on the fields of one class, several
/// accesses in a row; the same event calls the same methods again. That makes the locality of a real recording.
class GeneratorProgram {
 public:
  GeneratorProgram(TableBuilder& tables, GeneratorRandom& random);

  /// What an event can run: its label and the stack it starts from.
  struct Task {
    NameId label;
    uint32_t root = 0;
  };
  size_t task_count() const { return tasks_.size(); }
  const Task& task(size_t index) const { return tasks_[index]; }
  /// The stack an operation other than an access has: in the task's first method.
  StackId site(const Task& task);

  /// Appends `count` accesses of a task that runs on `thread`.
  void run(const Task& task, ThreadId thread, size_t count, std::vector<Operation>& out);

 private:
  struct Class {
    NameId name;
    bool framework = false;
    std::vector<NameId> fields;
    std::vector<uint32_t> hot;     ///< Objects that live for ever, by their first location.
    std::vector<uint32_t> recent;  ///< The latest others, a ring.
    uint32_t next_recent = 0;
  };
  /// A method as it is called from one place.
  struct Node {
    StackId caller;
    uint32_t owner = 0;
    uint32_t depth = 0;
    uint32_t method_index = 0;
    NameId method;
    std::vector<StackId> sites;
    std::vector<uint32_t> calls;  ///< Nodes; 0: not called yet.
  };

  void make_classes();
  void make_tasks();
  uint32_t new_node(StackId caller, uint32_t depth, bool framework);
  uint32_t called(uint32_t node, uint32_t index);
  StackId site_of(uint32_t node, uint32_t index);
  uint32_t new_object(Class& owner);
  uint32_t pick_object(Class& owner);
  size_t visit(uint32_t node, ThreadId thread, size_t most, std::vector<Operation>& out);

  TableBuilder& tables_;
  GeneratorRandom& random_;
  std::vector<Class> classes_;
  std::vector<Node> nodes_;
  std::vector<Task> tasks_;
};

}  // namespace antecede::trace
