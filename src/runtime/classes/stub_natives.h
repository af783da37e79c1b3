#pragma once

#include "runtime/natives/native.h"

namespace antecede::runtime {

// Native functions that only stubs call.

NativeOutcome native_join_strings(NativeCall& call);           ///< (String…): their concatenation; null is "null".
NativeOutcome native_initialisation_done(NativeCall& call);    ///< (): payload: the class.
NativeOutcome native_initialisation_failed(NativeCall& call);  ///< (Throwable): payload: the class. Throws.
NativeOutcome native_adopt_thread(NativeCall& call);           ///< (Thread): it is the current thread's object.
NativeOutcome native_main_failed(NativeCall& call);            ///< (): the program ends with 1.
NativeOutcome native_event_begin(NativeCall& call);            ///< (Queue, Task)
NativeOutcome native_event_end(NativeCall& call);              ///< (Queue, Task)
NativeOutcome native_event_failed(NativeCall& call);           ///< (Queue, Task, Throwable)
NativeOutcome native_constant_text(NativeCall& call);          ///< (): payload: a std::string.
NativeOutcome native_method_object(NativeCall& call);  ///< (): payload: the method; its java.lang.reflect.Method.

}  // namespace antecede::runtime
