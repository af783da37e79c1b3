#pragma once

#include "runtime/classes/classes.h"

namespace antecede::runtime {

/// The classes and fields of the model that the machine itself knows.
struct KnownClasses {
  explicit KnownClasses(Classes& classes);

  Class* object;
  Class* string;
  Class* class_class;
  Class* thread;
  Class* throwable;
  Class* queue;
  Class* task;
  Class* named;
  Class* handler;  ///< Null: the model has no Android.
  Class* char_array;
  Class* byte_array;
  Class* object_array;
  Class* class_array;
  Class* string_array;

  uint32_t string_value;  ///< Offsets of fields.
  uint32_t string_hash;
  uint32_t task_target, task_callback, task_what, task_token, task_label;
  uint32_t named_label;
  uint32_t handler_callback;
  uint32_t thread_daemon;
};

}  // namespace antecede::runtime
