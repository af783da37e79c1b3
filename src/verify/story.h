#pragma once

#include <string>

#include "race/race.h"
#include "verify/reproduce.h"

namespace antecede::verify {

/// How a user gets to see a harmful race: what to do, what has to be late, what then happens, the crash's stack.
std::string tell_story(const race::Race& race, const Reproduction& reproduction, const std::string& app);

/// The same as a test for a device, in Java with UiAutomator: the steps of the user, and where something has to be delayed so that
/// it comes late. Nothing of the app is changed; where to put the delay is said in comments, as a place for a breakpoint.
std::string device_recipe(const race::Race& race, const Reproduction& reproduction, const std::string& package);

}  // namespace antecede::verify
