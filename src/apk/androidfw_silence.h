#pragma once

namespace antecede::apk {

/// Stops androidfw from writing its complaints about bad input to stderr: what is wrong is told in our own
/// errors.
///
/// Cheap; call it before every use of androidfw. It changes a setting of the log library for the whole
/// process.
void silence_androidfw();

}  // namespace antecede::apk
