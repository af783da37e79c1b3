#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace antecede::verify {

/// What was done to an app, as a line of a script (docs/world.md): `click id/save` stays so, a view that only its class, text and
/// place name gets quotes around it. Empty: a script cannot say it.
std::string script_line(std::string_view event);
/// The same for people: `tap "save"`, `press Back`, `turn the device`.
std::string user_words(std::string_view script_line);
/// The words of a line of a script; a text in quotes is one.
std::vector<std::string> script_words(std::string_view line);

}  // namespace antecede::verify
