#include "scan/escape.h"

#include <algorithm>

namespace antecede::scan {

using pointer::Object;
using pointer::ObjectId;

Escape::Escape(const Subject& subject) : solver_(subject.solver), escapes_(subject.solver.objects().size()) {
  for (size_t i = 0; i < escapes_.size(); ++i) {
    const Object::Kind kind = solver_.objects()[ObjectId(i)].kind;
    if (kind == Object::Kind::Harness || kind == Object::Kind::Worker || kind == Object::Kind::Class ||
        kind == Object::Kind::Opaque)
      add(ObjectId(i));
  }
  for (const auto& [field, variable] : solver_.static_cells()) add(solver_.points_to(variable));
  for (const action::Action& action : subject.actions.list()) {
    if (action.receiver.valid()) add(action.receiver);
    add(action.threads);
    if (const pointer::MethodCode* code = solver_.code(action.root))
      for (const pointer::Local parameter : code->parameters)
        if (parameter != pointer::k_no_local) add(solver_.points_to(action.root, parameter));
  }
  while (!work_.empty()) {
    const ObjectId object = work_.back();
    work_.pop_back();
    for (const auto& [slot, variable] : solver_.cells(object)) add(solver_.points_to(variable));
  }
}

void Escape::add(ObjectId object) {
  if (std::exchange(escapes_[object.value()], uint8_t(1))) return;
  work_.push_back(object);
}

void Escape::add(const pointer::ObjectSet& objects) {
  objects.for_each([&](ObjectId object) { add(object); });
}

}  // namespace antecede::scan
