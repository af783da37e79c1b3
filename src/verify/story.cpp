#include "verify/story.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "verify/user_words.h"

namespace antecede::verify {

namespace {

/// The step during which something is late, from its first to its last one; behind all others if it is not known.
struct Late {
  size_t from = 0, to = 0;
};

Late late_steps(const Reproduction& reproduction) {
  const size_t count = reproduction.script.size();
  return {std::min(reproduction.evidence.held_from, count), std::min(reproduction.evidence.held_to, count)};
}

std::string stack_words(const runtime::Crash& crash) {
  constexpr size_t k_most = 20;
  std::string text = fmt::format("{}{}\n", crash.exception.class_name,
                                 crash.exception.message ? ": " + *crash.exception.message : std::string());
  for (size_t i = 0; i < crash.exception.stack.size() && i < k_most; ++i) {
    const runtime::NotedFrame& frame = crash.exception.stack[i];
    text += fmt::format("    at {}.{}({}:{})\n", frame.class_name, frame.method, frame.file.empty() ? "Unknown" : frame.file,
                        frame.line);
  }
  return text;
}

std::string late_sentence(const Reproduction& reproduction) {
  if (reproduction.late.empty()) return "Do it without waiting between the steps.";
  if (reproduction.late == k_user) return fmt::format("Wait here: go on only when {} is done.", reproduction.until);
  return fmt::format("All the while, {} is slow: it goes on only when {} is done.", reproduction.late, reproduction.until);
}

std::string java_text(std::string_view text) {
  std::string result = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    result += c == '\n' ? ' ' : c;
  }
  return result + '"';
}

/// Text of an app in a comment of Java: it must not end the comment, nor hide a line end in an escape.
std::string comment_text(std::string_view text) {
  std::string result;
  for (const char c : text) result += c == '\n' || c == '\r' ? ' ' : c == '\\' || (c == '/' && result.ends_with('*')) ? '|' : c;
  return result;
}

/// The view that a line of a script names, as UiAutomator finds it.
std::string selector(std::string_view view, std::string_view package) {
  if (view.starts_with("id/")) {
    const std::string_view name = view.substr(3, view.find('#') - 3);
    return fmt::format("By.res({}, {})", java_text(package), java_text(name));
  }
  const size_t first = view.find('\''), last = view.rfind('\'');
  if (first != std::string_view::npos && last > first)
    return fmt::format("By.text({})", java_text(view.substr(first + 1, last - first - 1)));
  return fmt::format("By.clazz(java.util.regex.Pattern.compile({}))", java_text(".*" + std::string(view.substr(0, view.find('#')))));
}

std::string step_code(const std::string& line, const std::string& package) {
  const std::vector<std::string> words = script_words(line);
  const auto word = [&](size_t i) { return i < words.size() ? words[i] : std::string(); };
  const auto found = [&] { return fmt::format("device.wait(Until.findObject({}), TIMEOUT)", selector(word(1), package)); };
  if (word(0) == "click") return found() + ".click();";
  if (word(0) == "long-click") return found() + ".longClick();";
  if (word(0) == "item") return found() + fmt::format(".getChildren().get({}).click();", word(2));
  if (word(0) == "type") return found() + fmt::format(".setText({});", java_text(word(2)));
  if (word(0) == "scroll") {
    std::string direction = word(2);
    std::ranges::transform(direction, direction.begin(), [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return found() + fmt::format(".scroll(Direction.{}, 0.6f);", direction);
  }
  if (word(0) == "touch") return fmt::format("device.click({}, {});", word(1), word(2));
  if (word(0) == "back") return "device.pressBack();";
  if (word(0) == "menu") return "device.pressMenu();";
  if (word(0) == "home") return "device.pressHome();";
  if (word(0) == "key") return fmt::format("device.pressDPad{}{}();", static_cast<char>(word(1).empty() ? 'U' : word(1)[0] - 32), word(1).substr(std::min<size_t>(1, word(1).size())));
  if (word(0) == "rotate") return "device.setOrientationLeft();";
  if (word(0) == "return" || word(0) == "launch") return "launch();";
  if (word(0) == "wait") return fmt::format("android.os.SystemClock.sleep({});", word(1));
  if (word(0) == "start") return fmt::format("device.executeShellCommand({});", java_text(fmt::format("am start -n {}/{}", package, word(1))));
  if (word(0) == "broadcast") return fmt::format("device.executeShellCommand({});", java_text("am broadcast -a " + word(1)));
  if (word(0) == "kill") return fmt::format("device.executeShellCommand({});", java_text("am kill " + package));
  return "// By hand: " + comment_text(user_words(line));
}

}  // namespace

std::string tell_story(const race::Race& race, const Reproduction& reproduction, const std::string& app) {
  std::string text = fmt::format("{}: {}\n\n", race.id, race.verdict_reason);
  text += fmt::format("1. Open {}.\n", app);
  for (size_t i = 0; i < reproduction.script.size(); ++i) {
    std::string words = user_words(reproduction.script[i]);
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 32);
    text += fmt::format("{}. {}.\n", i + 2, words);
  }
  if (!reproduction.evidence.is_recorded) {
    const Late late = late_steps(reproduction);
    text += fmt::format("\nFrom step {} to step {}: {}\n", late.from + 1, late.to + 1, late_sentence(reproduction));
  } else {
    text += "\nNothing was held back: done in this way, the app comes to it by itself.\n";
  }
  if (!reproduction.order.empty()) text += fmt::format("It takes this order: {}.\n", reproduction.order);
  text += "\nWhat then happens:\n";
  for (const std::string& words : reproduction.evidence.differences) text += fmt::format("  {}\n", words);
  if (reproduction.evidence.crash) text += "\n" + stack_words(*reproduction.evidence.crash);
  text += reproduction.is_minimised
              ? fmt::format("\nMade shorter: {} of {} things that were done are left, found by {} tries; {} forced.\n",
                            reproduction.script.size(), reproduction.lines_before, reproduction.tests,
                            reproduction.forced_choices == 1 ? "one choice is" : fmt::format("{} choices are", reproduction.forced_choices))
              : fmt::format("\nNot made shorter{}; the schedule is the whole run.\n",
                            reproduction.tests > 0 ? ": no script was found that shows it" : "");
  if (!reproduction.evidence.made_up.empty())
    text += fmt::format("Made up in this run, for want of a model: {}\n", fmt::join(reproduction.evidence.made_up, "; "));
  return text;
}

std::string device_recipe(const race::Race& race, const Reproduction& reproduction, const std::string& package) {
  const Late late = late_steps(reproduction);
  std::string name = "Race_" + race.id;
  std::ranges::replace(name, '-', '_');
  std::string steps;
  const auto note_late = [&](size_t step) {
    if (reproduction.evidence.is_recorded) return;
    if (step == late.from && !reproduction.late.empty())
      steps += fmt::format(
          "    // From here on, delay {}.\n    // With a debugger: a breakpoint there that suspends that thread alone.\n"
          "    // With a build of your own: SystemClock.sleep(3000) before that line.\n",
          comment_text(reproduction.late));
    if (step == late.to && !reproduction.until.empty())
      steps += fmt::format("    // When {} is done, let it go on.\n", comment_text(reproduction.until));
  };
  for (size_t i = 0; i < reproduction.script.size(); ++i) {
    note_late(i);
    steps += fmt::format("    {}\n", step_code(reproduction.script[i], package));
  }
  note_late(reproduction.script.size());
  std::string expected;
  if (!reproduction.order.empty()) expected += fmt::format("    // It takes this order: {}\n", comment_text(reproduction.order));
  for (const std::string& words : reproduction.evidence.differences) expected += fmt::format("    // Then: {}\n", comment_text(words));
  return fmt::format(R"(import android.content.Context;
import android.content.Intent;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.platform.app.InstrumentationRegistry;
import androidx.test.uiautomator.By;
import androidx.test.uiautomator.Direction;
import androidx.test.uiautomator.UiDevice;
import androidx.test.uiautomator.Until;
import org.junit.Test;

/** {0}: {1} */
public class {2} {{
  private static final long TIMEOUT = 12000;
  private final UiDevice device = UiDevice.getInstance(InstrumentationRegistry.getInstrumentation());

  private void launch() {{
    Context context = ApplicationProvider.getApplicationContext();
    Intent intent = context.getPackageManager().getLaunchIntentForPackage({3});
    context.startActivity(intent.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK));
    device.wait(Until.hasObject(By.pkg({3})), TIMEOUT);
  }}

  @Test
  public void happens() throws Exception {{
    launch();
{4}{5}  }}
}}
)",
                     race.id, comment_text(race.location.text()), name, java_text(package), steps, expected);
}

}  // namespace antecede::verify
