#include "runtime/record/event_label.h"

#include <fmt/format.h>

namespace antecede::runtime {

namespace {

/// Whose handleMessage gets the message: the handler's, or that of the callback the handler was made with.
const Class& receiver_of(const Machine& machine, Ref handler) {
  const Ref callback = field_at<Ref>(machine.object(handler), machine.known().handler_callback);
  return machine.class_of(callback ? callback : handler);
}

}  // namespace

std::string event_label_of(const Machine& machine, Ref task) {
  const KnownClasses& known = machine.known();
  ObjectHeader* object = machine.object(task);
  const auto text = [&](Ref string) { return StringReader(machine.heap(), known).utf8(string); };
  if (const Ref label = field_at<Ref>(object, known.task_label)) return text(label);
  const Ref callback = field_at<Ref>(object, known.task_callback);
  const Class& type = machine.class_of(callback ? callback : task);
  if (callback && type.is_subclass_of(known.named))
    if (const Ref label = field_at<Ref>(machine.object(callback), known.named_label)) return text(label);
  const Ref target = field_at<Ref>(object, known.task_target);
  if (!callback && target && known.handler && machine.class_of(target).is_subclass_of(known.handler))
    return fmt::format("{}.handleMessage(what {})", machine.names().class_name(receiver_of(machine, target)),
                       field_at<int32_t>(object, known.task_what));
  return machine.names().class_name(type) + ".run()";
}

}  // namespace antecede::runtime
