#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/schedule/schedule_file.h"

namespace antecede::verify {

/// How long the user and the world wait before the next thing: the smaller the number, the shorter.
inline constexpr std::string_view k_pause = "pause";
/// What the user does: 0: the next thing; 1: enough was done, and what ends the run comes next; 2: nothing, for a while.
inline constexpr std::string_view k_enough = "enough";

/// What the user and the world did in a recorded run, to be done again in another order of the threads: the answers to
/// each kind of question, in their order. Where the run asks for more than there are, or the choice is among fewer, the
/// world does the next best thing, and `has_strayed` says so.
class WorldAnswers {
 public:
  WorldAnswers() = default;
  /// Those of the file, without the first `given`.
  WorldAnswers(const runtime::ScheduleFile& file, uint64_t given);

  size_t next(std::string_view what, uint32_t count);
  bool has_strayed() const { return has_strayed_; }

 private:
  using Answers = std::map<std::string, std::vector<uint32_t>, std::less<>>;

  std::shared_ptr<const Answers> answers_ = std::make_shared<const Answers>();  // Copies share it.
  std::map<std::string, size_t, std::less<>> given_;
  bool has_strayed_ = false;
};

}  // namespace antecede::verify
