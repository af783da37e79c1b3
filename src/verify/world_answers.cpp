#include "verify/world_answers.h"

namespace antecede::verify {

WorldAnswers::WorldAnswers(const runtime::ScheduleFile& file, uint64_t given) {
  auto answers = std::make_shared<Answers>();
  uint64_t seen = 0;
  for (const runtime::ScheduleFile::Entry& entry : file.entries) {
    if (entry.answer.kind != runtime::Answer::Kind::World) continue;
    for (uint64_t i = 0; i < entry.times; ++i)
      if (seen++ >= given) (*answers)[entry.answer.what].push_back(static_cast<uint32_t>(entry.answer.number));
  }
  answers_ = std::move(answers);
}

size_t WorldAnswers::next(std::string_view what, uint32_t count) {
  const auto found = answers_->find(what);
  auto given = given_.find(what);
  if (given == given_.end()) given = given_.emplace(std::string(what), 0).first;
  if (found == answers_->end() || given->second >= found->second.size()) {
    has_strayed_ = true;
    return what == k_pause ? count - 1 : 0;  // Whoever never waits would keep all others from running.
  }
  const uint32_t answer = found->second[given->second++];
  if (answer >= count) has_strayed_ = true;
  return answer % count;
}

}  // namespace antecede::verify
