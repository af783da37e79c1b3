#pragma once

#include <cstdint>

#include "model/framework_calls.h"

namespace antecede::model {

/// The level of the API at which an app is run if nobody says otherwise: the highest, from `least` on, at which the app
/// calls nothing that Android has there and the model lacks. A call behind a test of `Build.VERSION.SDK_INT` does not
/// count: in the same method, or because its method is only called behind such tests.
///
///     if (Build.VERSION.SDK_INT >= 33) Newer.show(view);     // Newer.show may call what is missing
///
/// If no level is like that: the newest. What it gets wrong: a test whose result is kept in a local variable, and
/// methods that are called by reflection or through an interface.
uint8_t choose_api_level(const ir::Program& program, FrameworkCalls& calls, const ApiFacts& sdk, uint32_t least);

}  // namespace antecede::model
