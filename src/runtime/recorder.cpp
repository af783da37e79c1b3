#include "runtime/recorder.h"

#include "runtime/class.h"

namespace antecede::runtime {

bool Recorder::field_accessed(const Thread& thread, const Field& field, Ref object, bool is_write, Slot value) {
  Access access;
  access.field = &field;
  access.object = object;
  access.is_write = is_write;
  access.is_reference = field.storage == Storage::Reference;
  access.value = value;
  return accessed(thread, access);
}

bool Recorder::element_accessed(const Thread& thread, Ref array, uint32_t index, Storage storage, bool is_write,
                                Slot value) {
  Access access;
  access.object = array;
  access.key = index;
  access.has_key = true;
  access.is_write = is_write;
  access.is_reference = storage == Storage::Reference;
  access.value = value;
  return accessed(thread, access);
}

}  // namespace antecede::runtime
