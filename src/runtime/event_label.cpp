#include "runtime/event_label.h"

#include <fmt/format.h>

namespace antecede::runtime {

std::string event_label_of(Machine& machine, Ref task) {
  const KnownClasses& known = machine.known();
  ObjectHeader* object = machine.object(task);
  const auto text = [&](Ref string) { return Strings(machine.heap(), known).utf8(string); };
  if (const Ref label = field_at<Ref>(object, known.task_label)) return text(label);
  const Ref callback = field_at<Ref>(object, known.task_callback);
  const Class& type = machine.class_of(callback ? callback : task);
  if (type.is_subclass_of(known.named))
    if (const Ref label = field_at<Ref>(machine.object(callback), known.named_label)) return text(label);
  const Ref target = field_at<Ref>(object, known.task_target);
  if (!callback && target && !machine.class_of(target).framework)
    return fmt::format("{}.handleMessage(what {})", machine.class_of(target).java_name(),
                       field_at<int32_t>(object, known.task_what));
  return type.java_name() + ".run()";
}

}  // namespace antecede::runtime
