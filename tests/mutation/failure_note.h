#pragma once

#include <string>

#include "base/bytes.h"

namespace antecede::mutation {

/// What to do if the process dies while an input is tried: say which one it was and keep it.
///
/// The sanitizers end the process from wherever the fault is, so this is remembered globally. Call from one
/// thread.
class FailureNote {
 public:
  /// Hooks into the sanitizers' last words. Call once.
  static void install();

  /// From now on `input` is tried. `text` says how to repeat it; the bytes go to `path` if the process dies.
  static void begin(base::Bytes input, std::string text, std::string path);
  static void end();
};

/// Ends the process with a reason and the current thread's stack; the note follows.
[[noreturn]] void stop_with_note(const char* reason);

}  // namespace antecede::mutation
