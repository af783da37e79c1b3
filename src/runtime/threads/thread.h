#pragma once

#include <cstdint>
#include <vector>

#include "runtime/heap/value.h"
#include "runtime/report/run_notes.h"

namespace antecede::runtime {

/// What a thread waits for.
enum class WaitKind : uint8_t {
  None,
  Monitor,       ///< To enter the monitor of `place`.
  Notification,  ///< Object.wait on `place`.
  Reentry,       ///< After a wait: to enter the monitor again.
  Place,         ///< Sync.block at `place`.
  Lock,          ///< Sync.lock of `place`.
  End,           ///< The end of thread `number`.
  Sleep,
  Permit,      ///< Threads.park.
  Task,        ///< The next task of queue `number`.
  ClassReady,  ///< Another thread initialises class `number`.
};

/// Why a wait ended.
enum class WakeReason : uint8_t { None, Woken, TimeOver, Interrupted };

struct Wait {
  static constexpr int64_t k_forever = -1;

  WaitKind kind = WaitKind::None;
  WakeReason reason = WakeReason::None;
  bool interruptible = false;
  Ref place = k_null;
  uint32_t number = 0;
  int64_t deadline = k_forever;  ///< Virtual time.
  uint64_t turn = 0;             ///< Who came first.
  uint32_t entries = 0;          ///< Notification: how often the monitor was entered.
  uint64_t notification = 0;     ///< What ended it.
};

/// A thread of the program: a stack of frames, and what it waits for. Runs on the machine's only real thread, by
/// turns.
///
/// A frame is four slots (see k_frame_method and the others below) and then its registers; `fp`
/// points to register 0. The frame of a callee follows directly.
struct Thread {
  enum class State : uint8_t { Runnable, Waiting, Ended };

  uint32_t id = 0;
  State state = State::Runnable;
  bool interrupted = false;
  bool has_permit = false;
  bool is_daemon = false;
  bool left_app = false;             ///< Code of the app made a call. Kept up only where orders are explored.
  bool left_own = false;             ///< The same, of its own code, not of a library.
  std::vector<RunningEvent> events;  ///< Under way, the innermost last.
  Poster starter;                    ///< Who started it.
  Ref failed_exception = k_null;     ///< The last one that left an event,
  RunningEvent failed_event;         ///< and which event it was.
  Ref told_exception = k_null;       ///< The last one that was told of as its end.
  uint32_t crash = 0;                ///< Whose messages are being asked for (uncaught.h),
  uint32_t crash_part = 0;           ///< and of how many exceptions of it they were.
  Ref object = k_null;               ///< The java.lang.Thread.
  Ref exception = k_null;            ///< In flight, until a handler takes it.
  Slot* stack = nullptr;
  Slot* stack_end = nullptr;
  Slot* stack_limit = nullptr;  ///< Somewhat lower, as long as no StackOverflowError is being made.
  Slot* fp = nullptr;           ///< While it does not run.
  Wait wait;
};

// The head of a frame, relative to its registers.
inline constexpr int k_frame_method = -3;
inline constexpr int k_frame_caller = -2;
inline constexpr int k_frame_ip = -1;
/// What a recorder keeps of the callers (recording_stacks.h); 0: nothing yet.
inline constexpr int k_frame_stack = -4;
inline constexpr int k_frame_head = 4;

}  // namespace antecede::runtime
