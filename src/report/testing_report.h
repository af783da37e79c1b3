#pragma once

#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "report/trace_report.h"

/// Helpers of the unit tests of reports.
namespace antecede::report {

/// A trace in text form with its races and its report.
struct Analysed {
  explicit Analysed(std::string trace, detect::DetectOptions chosen = {}) : text(std::move(trace)), options(chosen) {
    options.jobs = 1;
    base::StageRunner stages(false);
    auto found = detect::detect_races(bytes(), options, stages, diagnostics);
    EXPECT_TRUE(found) << found.error().message;
    if (found) detection = *std::move(found);
    if (found) report = make_trace_report(detection, options, {"x.trace", bytes()}, diagnostics);
  }
  base::Bytes bytes() const { return {reinterpret_cast<const uint8_t*>(text.data()), text.size()}; }

  std::string text;
  detect::DetectOptions options;
  base::Diagnostics diagnostics;
  detect::Detection detection;
  Report report;
};

/// One of the traces of `tests/data/detect`.
inline std::string example_trace(const std::string& name) {
  std::ifstream file(std::string(ANTECEDE_SOURCE_DIR "/tests/data/detect/") + name + ".trace");
  EXPECT_TRUE(file) << name;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

/// Two events from two threads that write one field.
inline const char* const k_two_posts = R"(process com.x
queue main looper thread=main
main: fork a at com.x.Main.onCreate()V@Main.java:10
main: fork b at com.x.Main.onCreate()V@Main.java:11
a: enqueue one q=main label=com.x.One.run at com.x.A.run()V@A.java:3
b: enqueue two q=main delayed 5 label=com.x.Two.run at com.x.B.run()V@B.java:4
main: begin one
main: read com.x.Main.f@m = 3 at com.x.One.run()V@One.java:7+9
main: end one
main: begin two
main: write com.x.Main.f@m = null at ~java.util.List.add(Ljava/lang/Object;)Z@List.java:8 < com.x.Two.run()V@Two.java:9 < ~android.os.Handler.dispatchMessage(Landroid/os/Message;)V
main: end two
)";

}  // namespace antecede::report
