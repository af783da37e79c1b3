// Intrinsics: contents of containers, and lives of objects. They only tell the recorder something.
#include "runtime/machine.h"
#include "runtime/natives/native_table.h"

namespace antecede::runtime {

namespace {

using Part = Access::Part;

/// An access to the container that is the first argument.
Access container_access(const NativeCall& call, Part part, bool is_write) {
  Access access;
  access.object = call.ref_at(0);
  access.is_container = true;
  access.is_write = is_write;
  access.is_reference = true;
  access.part = part;
  return access;
}

/// The element under a key that is an object.
void tell(NativeCall& call, Ref key, Ref value, Part part, bool is_write) {
  if (!call.machine.observer() || !call.ref_at(0)) return;
  Access access = container_access(call, part, is_write);
  access.key_object = key;
  access.has_key = key != k_null;
  access.value = slot_of_ref(value);
  call.machine.observer()->accessed(call.thread, access);
}

/// The element at an index.
void tell_at(NativeCall& call, int32_t index, Ref value, Part part, bool is_write) {
  if (!call.machine.observer() || !call.ref_at(0)) return;
  Access access = container_access(call, part, is_write);
  access.key = index;
  access.has_key = true;
  access.value = slot_of_ref(value);
  call.machine.observer()->accessed(call.thread, access);
}

}  // namespace

NativeOutcome contents_read(NativeCall& call) {
  tell(call, call.ref_at(1), call.ref_at(2), Part::Element, false);
  return call.give(call.arguments[2]);
}

NativeOutcome contents_read_at(NativeCall& call) {
  tell_at(call, call.int_at(1), call.ref_at(2), Part::Element, false);
  return call.give(call.arguments[2]);
}

NativeOutcome contents_read_key(NativeCall& call) {
  tell(call, k_null, call.ref_at(1), Part::Structure, false);
  return call.give(call.arguments[1]);
}

NativeOutcome contents_size(NativeCall& call) {
  if (call.machine.observer() && call.ref_at(0)) {
    Access access = container_access(call, Part::Structure, false);
    access.is_reference = false;
    access.value = call.arguments[1];
    call.machine.observer()->accessed(call.thread, access);
  }
  return call.give(call.arguments[1]);
}

NativeOutcome contents_write(NativeCall& call) {
  tell(call, call.ref_at(1), call.ref_at(2), Part::Element, true);
  return call.done();
}

NativeOutcome contents_write_at(NativeCall& call) {
  tell_at(call, call.int_at(1), call.ref_at(2), Part::Element, true);
  return call.done();
}

NativeOutcome contents_insert(NativeCall& call) {
  tell(call, call.ref_at(1), call.ref_at(2), Part::Insertion, true);
  return call.done();
}

NativeOutcome contents_insert_at(NativeCall& call) {
  tell_at(call, call.int_at(1), call.ref_at(3), call.int_at(2) ? Part::Insertion : Part::Shift, true);
  return call.done();
}

NativeOutcome contents_remove(NativeCall& call) {
  tell(call, call.ref_at(1), k_null, Part::Insertion, true);
  return call.done();
}

NativeOutcome contents_remove_at(NativeCall& call) {
  tell_at(call, call.int_at(1), k_null, call.int_at(2) ? Part::Insertion : Part::Shift, true);
  return call.done();
}

NativeOutcome contents_rearrange(NativeCall& call) {
  tell(call, k_null, k_null, Part::All, true);
  return call.done();
}

NativeOutcome engine_renew(NativeCall& call) {
  if (call.machine.observer() && call.ref_at(0)) call.machine.observer()->renewed(call.thread, call.ref_at(0));
  return call.done();
}

}  // namespace antecede::runtime
