#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace antecede::model {

/// What a method of a library has to do with tasks.
enum class TaskRole : uint8_t {
  None,
  Worker,    ///< Runs one, on a thread of a pool.
  Dispatch,  ///< Gives one to the pool.
};

/// What is known of a method of a library.
struct TaskContract {
  TaskRole role = TaskRole::None;
  std::string class_name;  ///< Dotted, as its author wrote it.
  std::string method;
  std::string descriptor;
  uint32_t argument = 0;  ///< Which argument is the task; 0: the receiver.
};

/// The list `framework/contracts`: what code of libraries means that apps bring along.
class Contracts {
 public:
  /// The list that is part of the program.
  static Contracts built_in();
  /// A malformed line, or a method listed twice, is an error that names the line.
  static base::Result<Contracts> parse(std::string_view text, std::string_view file_name);

  const std::vector<TaskContract>& list() const { return contracts_; }
  /// Whether there is one about a method of the class (dotted name).
  bool knows(std::string_view class_name) const;
  /// Null: none.
  const TaskContract* find(std::string_view class_name, std::string_view method, std::string_view descriptor) const;

 private:
  std::vector<TaskContract> contracts_;  // Sorted by class, method and descriptor.
};

}  // namespace antecede::model
