#include "runtime/classes/known_classes.h"

namespace antecede::runtime {

KnownClasses::KnownClasses(Classes& classes)
    : object(classes.known("java/lang/Object")),
      string(classes.known("java/lang/String")),
      class_class(classes.known("java/lang/Class")),
      thread(classes.known("java/lang/Thread")),
      throwable(classes.known("java/lang/Throwable")),
      queue(classes.known("antecede/Queue")),
      task(classes.known("antecede/Task")),
      named(classes.known("antecede/Named")),
      handler(classes.find("Landroid/os/Handler;")),
      char_array(classes.array_of(classes.primitive('C'))),
      byte_array(classes.array_of(classes.primitive('B'))),
      object_array(classes.array_of(object)),
      class_array(classes.array_of(class_class)),
      string_array(classes.array_of(string)),
      string_value(classes.known_field(string, "value").offset),
      string_hash(classes.known_field(string, "hash").offset),
      task_target(classes.known_field(task, "target").offset),
      task_callback(classes.known_field(task, "callback").offset),
      task_what(classes.known_field(task, "what").offset),
      task_token(classes.known_field(task, "token").offset),
      task_label(classes.known_field(task, "label").offset),
      named_label(classes.known_field(named, "label").offset),
      handler_callback(handler ? classes.known_field(handler, "callback").offset : 0),
      thread_daemon(classes.known_field(thread, "daemon").offset) {}

}  // namespace antecede::runtime
