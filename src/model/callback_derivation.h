#pragma once

#include <vector>

#include "model/callbacks.h"

namespace antecede::model {

/// The methods of a callback type that are called if nothing else is said: all of an interface; of a class the
/// abstract ones and those that begin with `on`. Sorted by name; where names are equal, from below in the hierarchy.
std::vector<CallbackMethod> default_callback_methods(const ApiClass& type, CallbackThread thread);

/// The types that look like callbacks, of the facts and of those below them, without those that are listed (sorted by
/// descriptor).
///
/// That is an interface of android.*, android.support.* or androidx.* which some method takes as a parameter, if it
/// is named like a callback, or if no class implements it and no method returns it; and an abstract class named so.
std::vector<Callback> derive_callbacks(const ApiFacts& facts, const std::vector<Callback>& listed);

}  // namespace antecede::model
