#include "detect/stack_facts.h"

#include <algorithm>
#include <utility>

namespace antecede::detect {
namespace {

using base::Origin;

enum FrameBit : uint8_t {
  k_transparent = 1,
  k_commutes = 2,
  k_keeps = 4,
  k_engine = 8,
  k_step = 16,
  k_collection = 32,
  k_draws = 64,
  k_checks_null = 128,
};

bool has_prefix(std::string_view class_name, const std::vector<std::string>& prefixes) {
  const std::string text = dotted(class_name);
  return std::ranges::any_of(prefixes, [&](const std::string& prefix) { return text.starts_with(prefix); });
}

bool is_own_or_unknown(Origin origin) {
  return origin == Origin::Own || origin == Origin::Unknown;
}

}  // namespace

std::string dotted(std::string_view class_name) {
  if (class_name.size() > 2 && class_name.front() == 'L' && class_name.back() == ';')
    class_name = class_name.substr(1, class_name.size() - 2);
  std::string text(class_name);
  std::ranges::replace(text, '/', '.');
  return text;
}

std::string canonical_method(const trace::TraceTables& tables, const trace::Frame& frame) {
  const auto name = [&](trace::NameId id) { return tables.names.contains(id) ? tables.names[id] : std::string(); };
  const std::string canonical = name(frame.canonical);
  if (!canonical.empty() && canonical != "-") return canonical;
  return dotted(name(frame.owner)) + "." + name(frame.method);
}

StackFacts::StackFacts(const trace::TraceTables& tables, const race::RaceLists& lists, std::vector<std::string> own)
    : tables_(&tables), own_(std::move(own)) {
  origins_.reserve(tables.frames.size());
  frames_.reserve(tables.frames.size());
  for (const trace::Frame& frame : tables.frames) {
    origins_.push_back(origin_of(frame));
    frames_.push_back(bits_of(frame, lists));
  }
  number_methods();
  stacks_.reserve(tables.stacks.size());
  for (uint32_t i = 0; i < tables.stacks.size(); ++i) {
    const trace::Stack& stack = tables.stacks[trace::StackId(i)];
    bool known = stack.caller.valid() && stack.caller.value() < i;  // Callers come first; what does not is cut there.
    stacks_.push_back(facts_of(stack, known ? &stacks_[stack.caller] : nullptr));
  }
}

std::string_view StackFacts::name(trace::NameId id) const {
  return tables_->names.contains(id) ? std::string_view(tables_->names[id]) : std::string_view();
}

base::Origin StackFacts::origin_of(const trace::Frame& frame) const {
  if (own_.empty()) return frame.origin;
  if (has_prefix(name(frame.owner), own_)) return Origin::Own;
  return base::is_platform(frame.origin) ? frame.origin : Origin::Library;
}

uint8_t StackFacts::bits_of(const trace::Frame& frame, const race::RaceLists& lists) const {
  const std::string_view owner = name(frame.owner), method = name(frame.method);
  const std::string_view canonical = name(frame.canonical);
  // Traces of others tell accessors by their names alone.
  uint8_t bits = canonical == "-" || (canonical.empty() && method.starts_with("access$")) ? k_transparent : 0;
  if (!base::is_platform(origin_of(frame))) return lists.checks_null(owner) ? bits | k_transparent | k_checks_null : bits;
  if (lists.commutes(owner, method)) bits |= k_commutes;
  if (lists.steps(owner, method)) bits |= k_step;
  if (lists.keeps(owner)) bits |= k_keeps;
  if (lists.draws(owner, method)) bits |= k_draws;
  if (owner.starts_with("antecede.")) bits |= k_engine;
  if (owner.starts_with("java.util.")) bits |= k_collection;
  return bits;
}

void StackFacts::number_methods() {
  std::vector<std::pair<std::string, trace::FrameId>> sorted;
  for (uint32_t i = 0; i < tables_->frames.size(); ++i)
    sorted.emplace_back(canonical_method(*tables_, tables_->frames[trace::FrameId(i)]), trace::FrameId(i));
  std::ranges::sort(sorted);
  methods_ = base::IdVector<trace::FrameId, uint32_t>(sorted.size());
  uint32_t number = 0;
  for (size_t i = 0; i < sorted.size(); ++i) {
    if (i == 0 || sorted[i].first != sorted[i - 1].first) ++number;
    methods_[sorted[i].second] = number;
  }
}

StackFacts::Facts StackFacts::facts_of(const trace::Stack& stack, const Facts* caller) const {
  const uint8_t bits = frames_.contains(stack.frame) ? frames_[stack.frame] : 0;
  const Origin origin = frame_origin(stack.frame);
  Facts facts = caller ? *caller : Facts{};
  facts.is_direct = is_own_or_unknown(origin) || (facts.is_direct && bits & (k_collection | k_engine));
  facts.is_from_own |= is_own_or_unknown(origin);
  if (base::is_platform(origin)) {
    facts.commutes |= (bits & k_commutes) != 0;
    facts.is_step |= (bits & k_step) != 0;
    facts.is_kept |= (bits & k_keeps) != 0;
    facts.draws |= (bits & k_draws) != 0;
    if (!facts.app.valid() && !(bits & k_engine)) facts.charged = stack.frame;
    return facts;
  }
  facts.commutes = facts.is_step = facts.is_kept = false;
  if (!(bits & k_transparent) || !facts.app.valid()) facts.charged = stack.frame;
  facts.app = stack.frame;
  return facts;
}

base::Origin StackFacts::frame_origin(trace::FrameId frame) const {
  return origins_.contains(frame) ? origins_[frame] : Origin::Framework;
}

bool StackFacts::is_transparent(trace::FrameId frame) const {
  return frames_.contains(frame) && (frames_[frame] & k_transparent);
}

base::Origin StackFacts::origin(trace::StackId stack) const {
  const Facts* facts = find(stack);
  return facts ? frame_origin(facts->charged) : Origin::Own;
}

bool StackFacts::is_own(trace::StackId stack) const {
  return !find(stack) || frame_origin(tables_->stacks[stack].frame) == Origin::Own;
}

bool StackFacts::has_own(trace::StackId stack) const {
  const Facts* facts = find(stack);
  return !facts || (is_own_or_unknown(frame_origin(facts->charged)) && !facts->is_kept);
}

bool StackFacts::is_from_own(trace::StackId stack) const {
  const Facts* facts = find(stack);
  return !facts || facts->is_from_own;
}

bool StackFacts::is_direct(trace::StackId stack) const {
  const Facts* facts = find(stack);
  return !facts || facts->is_direct;
}

bool StackFacts::commutes(trace::StackId stack) const {
  const Facts* facts = find(stack);
  return facts && facts->commutes;
}

bool StackFacts::is_step(trace::StackId stack) const {
  const Facts* facts = find(stack);
  return facts && facts->is_step;
}

bool StackFacts::draws(trace::StackId stack) const {
  const Facts* facts = find(stack);
  return facts && facts->draws;
}

bool StackFacts::checks_null(trace::StackId stack) const {
  if (!tables_->stacks.contains(stack)) return false;
  const trace::FrameId frame = tables_->stacks[stack].frame;
  return frames_.contains(frame) && (frames_[frame] & k_checks_null);
}

trace::FrameId StackFacts::charged(trace::StackId stack) const {
  const Facts* facts = find(stack);
  return facts ? facts->charged : trace::FrameId();
}

}  // namespace antecede::detect
