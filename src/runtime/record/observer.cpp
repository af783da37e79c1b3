#include "runtime/record/observer.h"

#include "runtime/classes/class.h"

namespace antecede::runtime {

Access field_access(const Field& field, Ref object, bool is_write, Slot value) {
  Access access;
  access.field = &field;
  access.object = object;
  access.is_write = is_write;
  access.is_reference = field.storage == Storage::Reference;
  access.value = value;
  return access;
}

Access element_access(Ref array, uint32_t index, Storage storage, bool is_write, Slot value) {
  Access access;
  access.object = array;
  access.key = index;
  access.has_key = true;
  access.is_write = is_write;
  access.is_reference = storage == Storage::Reference;
  access.value = value;
  return access;
}

void Observer::field_accessed(const Thread& thread, const Field& field, Ref object, bool is_write, Slot value) {
  accessed(thread, field_access(field, object, is_write, value));
}

void Observer::element_accessed(const Thread& thread, Ref array, uint32_t index, Storage storage, bool is_write,
                                Slot value) {
  accessed(thread, element_access(array, index, storage, is_write, value));
}

}  // namespace antecede::runtime
