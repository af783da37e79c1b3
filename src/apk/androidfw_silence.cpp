#include "apk/androidfw_silence.h"

#include <mutex>

#include <android/log.h>

namespace antecede::apk {

void silence_androidfw() {
  static std::once_flag done;
  // The parameters of a logger differ between versions of the log library; this one ignores them all.
  std::call_once(done, [] { __android_log_set_logger([](auto...) {}); });
}

}  // namespace antecede::apk
