#include "race/stack_facts.h"

#include <algorithm>
#include <tuple>

namespace antecede::race {
namespace {

enum FrameBit : uint8_t {
  k_own = 1,
  k_accessor = 2,
  k_commutes = 4,
  k_keeps = 8,
  k_engine = 16,
  k_step = 32,
  k_collection = 64
};

bool has_prefix(std::string_view name, const std::vector<std::string>& prefixes) {
  std::string dotted(name);
  std::ranges::replace(dotted, '/', '.');
  return std::ranges::any_of(prefixes, [&](const std::string& prefix) { return dotted.starts_with(prefix); });
}

}  // namespace

StackFacts::StackFacts(const trace::TraceTables& tables, const RaceLists& lists, std::vector<std::string> own)
    : tables_(&tables), own_(std::move(own)) {
  auto name = [&](trace::NameId id) { return id.valid() ? std::string_view(tables.names[id]) : std::string_view(); };
  frames_.reserve(tables.frames.size());
  for (const trace::Frame& frame : tables.frames) {
    bool is_own = own_.empty() ? !base::is_platform(frame.origin) : has_prefix(name(frame.owner), own_);
    bool accessor = name(frame.method).starts_with("access$");
    bool commutes = !is_own && lists.commutes(name(frame.owner), name(frame.method));
    bool step = !is_own && lists.steps(name(frame.owner), name(frame.method));
    bool keeps = !is_own && lists.keeps(name(frame.owner));
    bool engine = !is_own && name(frame.owner).starts_with("antecede.");
    bool collection = !is_own && name(frame.owner).starts_with("java.util.");
    frames_.push_back(static_cast<uint8_t>(
        (is_own ? k_own : 0) | (accessor ? k_accessor : 0) | (commutes ? k_commutes : 0) | (keeps ? k_keeps : 0) |
        (engine ? k_engine : 0) | (step ? k_step : 0) | (collection ? k_collection : 0)));
  }
  number_methods();
  stacks_.reserve(tables.stacks.size());
  for (uint32_t i = 0; i < tables.stacks.size(); ++i) {
    const trace::Stack& stack = tables.stacks[trace::StackId(i)];
    bool known = stack.caller.valid() && stack.caller.value() < i;  // Callers come first; what does not is cut there.
    stacks_.push_back(facts_of(stack, known ? &stacks_[stack.caller] : nullptr));
  }
}

void StackFacts::number_methods() {
  auto name = [&](trace::NameId id) {
    return id.valid() ? std::string_view(tables_->names[id]) : std::string_view();
  };
  std::vector<std::tuple<std::string_view, std::string_view, trace::FrameId>> sorted;
  for (uint32_t i = 0; i < tables_->frames.size(); ++i) {
    const trace::Frame& frame = tables_->frames[trace::FrameId(i)];
    sorted.push_back({name(frame.owner), name(frame.method), trace::FrameId(i)});
  }
  std::sort(sorted.begin(), sorted.end());
  methods_ = base::IdVector<trace::FrameId, uint32_t>(sorted.size());
  std::pair<std::string_view, std::string_view> last;
  uint32_t number = 0;
  for (const auto& [owner, method, id] : sorted) {
    if (number == 0 || last != std::pair(owner, method)) ++number;
    last = {owner, method};
    methods_[id] = number;
  }
}

StackFacts::Facts StackFacts::facts_of(const trace::Stack& stack, const Facts* caller) const {
  uint8_t bits = frames_.contains(stack.frame) ? frames_[stack.frame] : 0;
  Facts facts = caller ? *caller : Facts{};
  facts.commutes = bits & k_own ? false : facts.commutes || (bits & k_commutes);
  facts.is_step = bits & k_own ? false : facts.is_step || (bits & k_step);
  facts.is_kept = bits & k_own ? false : facts.is_kept || (bits & k_keeps);
  facts.is_direct = bits & k_own || (facts.is_direct && bits & (k_collection | k_engine));
  if (!(bits & k_own)) {
    if (!facts.inner_own.valid() && !(bits & k_engine)) facts.charged = stack.frame;
    return facts;
  }
  if (!(bits & k_accessor) || !facts.inner_own.valid()) facts.charged = stack.frame;
  facts.inner_own = stack.frame;
  return facts;
}

bool StackFacts::is_own_frame(trace::FrameId frame) const {
  return frames_.contains(frame) && (frames_[frame] & k_own);
}

bool StackFacts::is_own(trace::StackId stack) const {
  return !stacks_.contains(stack) || is_own_frame(tables_->stacks[stack].frame);
}

bool StackFacts::has_own(trace::StackId stack) const {
  return !stacks_.contains(stack) || (stacks_[stack].inner_own.valid() && !stacks_[stack].is_kept);
}

bool StackFacts::is_direct(trace::StackId stack) const {
  return !stacks_.contains(stack) || stacks_[stack].is_direct;
}

bool StackFacts::commutes(trace::StackId stack) const {
  return stacks_.contains(stack) && stacks_[stack].commutes;
}

bool StackFacts::is_step(trace::StackId stack) const {
  return stacks_.contains(stack) && stacks_[stack].is_step;
}

trace::FrameId StackFacts::charged(trace::StackId stack) const {
  return stacks_.contains(stack) ? stacks_[stack].charged : trace::FrameId();
}

}  // namespace antecede::race
