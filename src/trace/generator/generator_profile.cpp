#include "trace/generator/generator_profile.h"

#include <array>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "base/assert.h"

namespace antecede::embedded {
extern const std::string_view facebook_profile, dropbox_profile, twitter_profile;
}  // namespace antecede::embedded

namespace antecede::trace {

namespace {

/// A name in the file and what it stands for; no value may be below 0 or above `most`.
struct Entry {
  std::string_view name;
  double GeneratorProfile::*value;
  double most;
};

constexpr double k_chance = 1, k_seconds = 600, k_count = 10'000, k_rate = 100'000;

constexpr std::array k_entries = {
    Entry{"startup.seconds", &GeneratorProfile::startup_seconds, k_seconds},
    Entry{"startup.services", &GeneratorProfile::startup_services, k_count},
    Entry{"startup.events", &GeneratorProfile::startup_events, k_count},
    Entry{"startup.branches", &GeneratorProfile::startup_branches, k_chance},
    Entry{"startup.posts", &GeneratorProfile::startup_posts, k_rate},
    Entry{"per-minute.inputs", &GeneratorProfile::inputs, k_rate},
    Entry{"per-minute.frames", &GeneratorProfile::frames, k_rate},
    Entry{"per-minute.calls", &GeneratorProfile::calls, k_rate},
    Entry{"per-minute.screens", &GeneratorProfile::screens, k_rate},
    Entry{"per-minute.system", &GeneratorProfile::system, k_rate},
    Entry{"screen.alive", &GeneratorProfile::screens_alive, k_count},
    Entry{"screen.callbacks", &GeneratorProfile::screen_callbacks, k_count},
    Entry{"screen.tickers", &GeneratorProfile::screen_tickers, k_count},
    Entry{"screen.loads", &GeneratorProfile::screen_loads, k_count},
    Entry{"screen.idle", &GeneratorProfile::screen_idle, k_chance},
    Entry{"ticker.milliseconds", &GeneratorProfile::ticker_milliseconds, k_rate},
    Entry{"input.invocations", &GeneratorProfile::input_invocations, k_count},
    Entry{"input.posts", &GeneratorProfile::input_posts, k_chance},
    Entry{"input.loads", &GeneratorProfile::input_loads, k_chance},
    Entry{"input.debounces", &GeneratorProfile::input_debounces, k_chance},
    Entry{"call.posts", &GeneratorProfile::call_posts, k_chance},
    Entry{"event.calls", &GeneratorProfile::calls_out, k_chance},
    Entry{"load.pool", &GeneratorProfile::load_pool, k_chance},
    Entry{"load.serial", &GeneratorProfile::load_serial, k_chance},
    Entry{"load.threads", &GeneratorProfile::load_threads, k_chance},
    Entry{"load.waits", &GeneratorProfile::load_waits, k_chance},
    Entry{"post.delayed", &GeneratorProfile::post_delayed, k_chance},
    Entry{"post.at-time", &GeneratorProfile::post_at_time, k_chance},
    Entry{"post.front", &GeneratorProfile::post_front, k_chance},
    Entry{"post.asynchronous", &GeneratorProfile::post_asynchronous, k_chance},
    Entry{"accesses.main", &GeneratorProfile::accesses_main, k_count},
    Entry{"accesses.other", &GeneratorProfile::accesses_other, k_count},
    Entry{"accesses.writes", &GeneratorProfile::writes, k_chance},
    Entry{"accesses.locked", &GeneratorProfile::locked, k_chance},
    Entry{"memory.new", &GeneratorProfile::new_objects, k_chance},
    Entry{"memory.kept", &GeneratorProfile::kept_objects, k_count},
    Entry{"memory.shared", &GeneratorProfile::shared, k_chance},
    Entry{"memory.global", &GeneratorProfile::global, k_chance},
};

constexpr std::array k_profiles = {std::pair{std::string_view("facebook"), &embedded::facebook_profile},
                                   std::pair{std::string_view("dropbox"), &embedded::dropbox_profile},
                                   std::pair{std::string_view("twitter"), &embedded::twitter_profile}};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view k_blank = " \t\r";
  const size_t first = text.find_first_not_of(k_blank);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(k_blank) - first + 1);
}

/// Reads a profile line by line and remembers which names it has seen.
class ProfileReader {
 public:
  base::Status read_line(std::string_view line) {
    line = trimmed(line.substr(0, line.find('#')));
    if (line.empty()) return {};
    const size_t equals = line.find('=');
    if (equals == std::string_view::npos) return base::bad_input("'name = value' is expected");
    return set(trimmed(line.substr(0, equals)), trimmed(line.substr(equals + 1)));
  }

  base::Result<GeneratorProfile> finish() const {
    for (size_t i = 0; i < k_entries.size(); ++i)
      if (!seen_[i]) return base::bad_input(fmt::format("{} is missing", k_entries[i].name));
    return profile_;
  }

 private:
  base::Status set(std::string_view name, std::string_view text) {
    size_t index = 0;
    while (index < k_entries.size() && k_entries[index].name != name) ++index;
    if (index == k_entries.size()) return base::bad_input(fmt::format("unknown name '{}'", name));
    if (std::exchange(seen_[index], true)) return base::bad_input(fmt::format("{} is given twice", name));
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool number = error == std::errc() && end == text.data() + text.size();
    const double most = k_entries[index].most;
    if (!number || !(value >= 0 && value <= most))
      return base::bad_input(fmt::format("{}: '{}' is no number from 0 to {}", name, text, most));
    profile_.*k_entries[index].value = value;
    return {};
  }

  GeneratorProfile profile_;
  std::array<bool, k_entries.size()> seen_{};
};

}  // namespace

base::Result<GeneratorProfile> parse_profile(std::string_view text) {
  ProfileReader reader;
  for (size_t line = 1; !text.empty(); ++line) {
    const size_t end = text.find('\n');
    if (auto status = reader.read_line(text.substr(0, end)); !status)
      return base::pass_on(std::move(status).error(), fmt::format("line {}", line));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return reader.finish();
}

std::vector<std::string_view> profile_names() {
  std::vector<std::string_view> names;
  for (const auto& [name, text] : k_profiles) names.push_back(name);
  return names;
}

std::string_view profile_text(std::string_view wanted) {
  for (const auto& [name, text] : k_profiles)
    if (name == wanted) return *text;
  return {};
}

GeneratorProfile built_in_profile(std::string_view name) {
  auto profile = parse_profile(profile_text(name));
  ANTECEDE_ASSERT(profile.has_value());
  return *profile;
}

}  // namespace antecede::trace
