#pragma once

#include <string_view>
#include <vector>

#include "base/error.h"

namespace antecede::trace {

/// What a made-up recording resembles: how much of everything an app does. One number each; the files in
/// `src/trace/generator/profiles/` have a value and a reason for every one, `generator_profile.cpp` their names there.
///
/// The recording begins with a start-up, in which the system starts its services; then somebody uses the app, one
/// screen after the other. "Chance" is between 0 and 1.
struct GeneratorProfile {
  // The start-up; a recording that is shorter than two and a half times this has a part of it.
  double startup_seconds = 0;
  double startup_services = 0;  ///< Threads of the system, each with a looper.
  double startup_events = 0;    ///< That each of them handles until it is up.
  double startup_branches = 0;  ///< Chance that one of these events makes work for another service, besides.
  double startup_posts = 0;     ///< To the app's main looper meanwhile.

  // What comes from outside afterwards.
  double inputs = 0;   ///< A minute.
  double frames = 0;   ///< A minute.
  double calls = 0;    ///< One-way calls from the system, a minute.
  double screens = 0;  ///< Opened in a minute.
  double system = 0;   ///< Events of the system's services, a minute.

  // What a screen does.
  double screens_alive = 0;        ///< That many are open at a time.
  double screen_callbacks = 0;     ///< Listeners it registers, besides those of input and frames.
  double screen_tickers = 0;       ///< Messages that post themselves again.
  double screen_loads = 0;         ///< Pieces of work it starts when it opens.
  double screen_idle = 0;          ///< Chance that it leaves something for an idle moment.
  double ticker_milliseconds = 0;  ///< Between two, on average.

  // What an event does.
  double input_invocations = 0;  ///< Of listeners.
  double input_posts = 0;        ///< Chance that it posts to the main looper.
  double input_loads = 0;        ///< Chance that it starts work elsewhere.
  double input_debounces = 0;    ///< Chance that it takes a delayed message back and posts it anew.
  double call_posts = 0;         ///< Chance that a call from the system is passed on to the main looper.
  double calls_out = 0;          ///< Chance that an event of the app calls the system and waits.

  // Where the work of a load is done; the rest goes to a looper of another thread.
  double load_pool = 0;
  double load_serial = 0;
  double load_threads = 0;
  double load_waits = 0;  ///< Chance that somebody waits for it (latch, future, notification).

  // How messages are posted to the main looper; the rest without delay.
  double post_delayed = 0;
  double post_at_time = 0;
  double post_front = 0;
  double post_asynchronous = 0;

  // Memory.
  double accesses_main = 0;   ///< In an event of the main looper; first reads and first writes of a place only.
  double accesses_other = 0;  ///< In any other.
  double writes = 0;          ///< Share of accesses.
  double locked = 0;          ///< Chance that a piece of work holds a lock.
  double new_objects = 0;     ///< Chance that a method works on a new object.
  double kept_objects = 0;    ///< That a sequence of events keeps of one class.
  double shared = 0;          ///< Chance that an event touches what the screen's other events touch, too.
  double global = 0;          ///< Chance that it touches what all screens have in common.
};

/// Reads a profile: lines `name = value`, `#` begins a comment. Every name must be there, once, and no other.
base::Result<GeneratorProfile> parse_profile(std::string_view text);

/// The names of the profiles that come with the program.
std::vector<std::string_view> profile_names();
/// One of them, as text; empty if there is none of that name.
std::string_view profile_text(std::string_view name);
/// One of them; it must exist.
GeneratorProfile built_in_profile(std::string_view name);

}  // namespace antecede::trace
