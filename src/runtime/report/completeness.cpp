#include "runtime/report/completeness.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

#include "base/words.h"

namespace antecede::runtime {

namespace {

/// So many lives of a process in a row without anything new are a loop.
constexpr uint32_t k_most_fruitless = 5;

struct ForeignRuntime {
  std::string_view name;
  std::string_view ending;  ///< Of a file that only such apps have.
};

constexpr std::array<ForeignRuntime, 11> k_foreign{{
    {"Flutter (Dart)", "/libflutter.so"},
    {"Unity (C#)", "/libunity.so"},
    {"React Native (JavaScript)", "assets/index.android.bundle"},
    {"React Native (JavaScript)", "/libreactnativejni.so"},
    {"Xamarin or .NET (C#)", "/libmonodroid.so"},
    {"Xamarin or .NET (C#)", "/libmonosgen-2.0.so"},
    {"Cordova (JavaScript)", "assets/www/cordova.js"},
    {"Godot", "/libgodot_android.so"},
    {"Unreal Engine (C++)", "/libUE4.so"},
    {"Unreal Engine (C++)", "/libUnreal.so"},
    {"Cocos2d (C++)", "/libcocos2dcpp.so"},
}};

std::string place(const std::vector<NotedFrame>& stack) {
  const NotedFrame* frame = telling_frame(stack);
  if (!frame) return "";
  const std::string line = frame->line ? fmt::format(", line {}", frame->line) : "";
  return fmt::format(" at {}.{}{}", frame->class_name, frame->method, line);
}

std::string cause_of_crash(const Crash& crash) {
  const NotedException& root = crash.causes.empty() ? crash.exception : crash.causes.back();
  const std::string message = root.message ? ": " + *root.message : "";
  return fmt::format("{}{}{}", root.class_name, message, place(root.stack));
}

/// What to look at first; empty: nothing stands out.
std::string likely_cause(const RunReport& report) {
  if (!report.tool_failures.empty()) {
    const ToolFailure& failure = report.tool_failures.front();
    return fmt::format("{}{} (a failure of Antecede)", failure.message, place(failure.stack));
  }
  if (!report.crashes.empty()) return cause_of_crash(report.crashes.front());
  if (!report.blocked.empty()) {
    const BlockedThread& main = report.blocked.front().threads.front();
    return fmt::format("the main thread {}{}", main.does, place(main.stack));
  }
  if (!report.exits.empty()) return report.exits.front().how + place(report.exits.front().stack);
  if (report.unmodelled.methods.empty()) return "";
  const ReportedMethod& method = report.unmodelled.methods.front();
  return fmt::format("{}.{}{} is missing", method.class_name, method.name, method.descriptor);
}

std::string with_cause(const RunReport& report, std::string what) {
  const std::string cause = likely_cause(report);
  return cause.empty() ? what : fmt::format("{}; likely cause: {}", what, cause);
}

size_t activities_of(const App& app) {
  return static_cast<size_t>(std::ranges::count_if(app.manifest.components, [](const apk::Component& one) {
    return one.kind == apk::Component::Kind::Activity && one.enabled.value_or(true);
  }));
}

bool has_launcher(const App& app) {
  return std::ranges::any_of(app.manifest.components, [](const apk::Component& one) { return one.is_launcher(); });
}

}  // namespace

std::string foreign_runtime(const std::vector<std::string>& files) {
  for (const ForeignRuntime& one : k_foreign) {
    const auto found = std::ranges::find_if(files, [&](const std::string& file) { return file.ends_with(one.ending); });
    if (found != files.end()) return std::string(one.name);
  }
  return "";
}

std::string why_incomplete(const RunReport& report, const App& app, uint32_t fruitless) {
  if (const std::string foreign = foreign_runtime(app.files); !foreign.empty())
    return fmt::format("not analysable: the app's logic is no bytecode, but {}", foreign);
  if (report.outcome.kind == Outcome::Kind::Limit) return with_cause(report, report.outcome.message);
  if (report.outcome.kind == Outcome::Kind::Failure) return report.outcome.message;
  const size_t activities = activities_of(app);
  if (report.screens.empty() && activities > 0) {
    const std::string has = base::counted(activities, "activity", "activities");
    if (!has_launcher(app))
      return fmt::format("no screen was shown: the app has {}, but none that a user can start", has);
    const std::string why = fmt::format("no screen was shown, although the app has {}", has);
    return likely_cause(report).empty() ? why + "; what was started ended by itself before it could be seen"
                                        : with_cause(report, why);
  }
  if (fruitless >= k_most_fruitless)
    return with_cause(report, fmt::format("the app's process ended and began again {} in a row without showing anything new",
                                          base::counted(fruitless, "time", "times")));
  return "";
}

}  // namespace antecede::runtime
