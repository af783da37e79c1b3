#include "apk/mapping_lookup.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

namespace antecede::apk {
namespace {

using CommentKind = MappingComment::Kind;

const MappingComment* find_comment(const std::vector<MappingComment>& comments, CommentKind kind) {
  auto found = std::find_if(comments.begin(), comments.end(), [&](const auto& one) { return one.kind == kind; });
  return found == comments.end() ? nullptr : &*found;
}

/// The same, in any line of a group.
template <class Group>
const MappingComment* find_in_group(const Group& group, CommentKind kind) {
  for (const auto& line : group)
    if (const MappingComment* found = find_comment(line.comments, kind)) return found;
  return nullptr;
}

uint32_t original_line(const MappedMember& member, uint32_t line) {
  if (!member.original) return line;
  LineRange source = *member.original;
  if (!member.minified || source.first == source.last || line < member.minified->first) return source.first;
  uint64_t mapped = uint64_t(source.first) + (line - member.minified->first);
  return mapped <= source.last ? static_cast<uint32_t>(mapped) : source.first;
}

/// `removeInnerFrames(2)` → 2.
uint32_t frames_to_remove(const std::vector<std::string>& actions) {
  constexpr std::string_view k_action = "removeInnerFrames(";
  for (const std::string& action : actions) {
    if (!action.starts_with(k_action)) continue;
    uint32_t count = 0;
    std::from_chars(action.data() + k_action.size(), action.data() + action.size(), count);
    return count;
  }
  return 0;
}

/// Whether all conditions hold: each is `throws(Ljava/lang/…;)`.
bool conditions_hold(const std::vector<std::string>& conditions, std::string_view thrown) {
  std::string expected = "throws(" + descriptor_of_type(thrown) + ")";
  return !thrown.empty() &&
         std::all_of(conditions.begin(), conditions.end(), [&](const auto& one) { return one == expected; });
}

std::optional<uint32_t> position_in_caller(const MappingComment& callsite, uint32_t outline_line) {
  for (auto [from, to] : callsite.positions)
    if (from == outline_line) return to;
  return std::nullopt;
}

/// The groups for a line: those whose range has it; failing that, those without a range; failing that, all.
template <class Group>
std::vector<Group> groups_at(const std::vector<Group>& all, uint32_t line) {
  std::vector<Group> chosen;
  auto choose = [&](auto&& wanted) {
    if (chosen.empty()) std::copy_if(all.begin(), all.end(), std::back_inserter(chosen), wanted);
  };
  choose([&](const Group& group) {
    const std::optional<LineRange>& range = group.back().member.minified;
    return range && range->contains(line);
  });
  choose([](const Group& group) { return !group.back().member.minified; });
  if (chosen.empty() && line == 0) chosen = all;
  return chosen;
}

/// Whether the groups do not all stand for the same method.
template <class Group>
bool is_ambiguous(const std::vector<Group>& groups) {
  return std::any_of(groups.begin(), groups.end(), [&](const Group& one) {
    return !one.back().member.same_original(groups.front().back().member);
  });
}

}  // namespace

std::vector<MappingLookup::Group> MappingLookup::groups(const Mapping::Class& in, std::string_view name,
                                                        bool method) const {
  std::vector<Group> all;
  for (const Mapping::Member& member : mapping_.members(in, name)) {
    if (member.is_method != method) continue;
    Line line{mapping_.read(member), mapping_.comments(member)};
    const std::optional<LineRange>& range = line.member.minified;
    bool inlined = range && !all.empty() && all.back().back().member.minified == range;
    if (!inlined) all.emplace_back();
    all.back().push_back(std::move(line));
  }
  return all;
}

std::string_view MappingLookup::owner(const Mapping::Class& in, const MappedMember& member) const {
  return member.owner.empty() ? in.original : member.owner;
}

bool MappingLookup::fits(const Group& group, std::string_view descriptor, std::string_view renamed) const {
  if (const MappingComment* residual = find_in_group(group, CommentKind::ResidualSignature))
    return residual->text == descriptor;
  return descriptor_of(group.back().member) == renamed;
}

/// Drops the groups with another descriptor, unless no group has this one.
void MappingLookup::keep_fitting(std::vector<Group>& groups, std::string_view descriptor) const {
  if (groups.size() < 2 || descriptor.empty()) return;
  // The residual signature is given once per method; its other ranges are recognised by what they stand for.
  std::vector<MappedMember> fitting;
  std::string renamed = mapping_.original_descriptor(descriptor);
  for (const Group& group : groups)
    if (fits(group, descriptor, renamed)) fitting.push_back(group.back().member);
  if (fitting.empty()) return;
  std::erase_if(groups, [&](const Group& group) {
    return std::none_of(fitting.begin(), fitting.end(),
                        [&](const MappedMember& one) { return one.same_original(group.back().member); });
  });
}

OriginalMember MappingLookup::original(const Mapping::Class& in, const Group& group) const {
  const MappedMember& member = group.back().member;
  return {std::string(owner(in, member)), std::string(member.name), descriptor_of(member),
          find_comment(group.back().comments, CommentKind::Synthesized) != nullptr};
}

std::optional<OriginalMember> MappingLookup::find(const Mapping::Class& in, std::string_view name,
                                                  std::string_view descriptor, bool method) const {
  std::vector<Group> found = groups(in, name, method);
  keep_fitting(found, descriptor);
  if (found.empty() || is_ambiguous(found)) return std::nullopt;
  OriginalMember member = original(in, found.front());
  for (const Group& group : found)
    member.synthesized = member.synthesized || find_comment(group.back().comments, CommentKind::Synthesized);
  return member;
}

RetracedFrame MappingLookup::unmapped(std::string_view class_name, const ObfuscatedFrame& frame) const {
  RetracedFrame out;
  out.class_name = class_name;
  out.method = frame.method;
  out.descriptor = mapping_.original_descriptor(frame.descriptor);
  out.file = mapping_.source_file(class_name);
  out.line = frame.line;
  out.synthesized = mapping_.is_synthesized(frame.class_name);
  return out;
}

std::vector<RetracedFrame> MappingLookup::frames(const Mapping::Class& in, const Group& group, uint32_t line,
                                                 std::string_view thrown) const {
  std::vector<RetracedFrame> all;
  const MappingComment* rewrite = find_in_group(group, CommentKind::RewriteFrame);
  size_t skipped = rewrite && conditions_hold(rewrite->conditions, thrown) ? frames_to_remove(rewrite->actions) : 0;
  for (size_t i = std::min(skipped, group.size()); i < group.size(); ++i) {
    const Line& one = group[i];
    RetracedFrame frame;
    frame.class_name = owner(in, one.member);
    frame.method = one.member.name;
    frame.descriptor = descriptor_of(one.member);
    frame.file = mapping_.source_file(frame.class_name);
    frame.line = original_line(one.member, line);
    frame.synthesized =
        find_comment(one.comments, CommentKind::Synthesized) || (in.synthesized && one.member.owner.empty());
    frame.outline = find_comment(one.comments, CommentKind::Outline) != nullptr;
    all.push_back(std::move(frame));
  }
  return all;
}

std::vector<RetracedFrame> MappingLookup::retrace(const ObfuscatedFrame& frame, std::string_view thrown,
                                                  std::optional<uint32_t> outline_line) const {
  const Mapping::Class* in = mapping_.find_class(frame.class_name);
  if (!in) return {unmapped(frame.class_name, frame)};
  std::vector<Group> all = groups(*in, frame.method, true);
  keep_fitting(all, frame.descriptor);
  std::vector<Group> chosen = groups_at(all, frame.line);
  uint32_t line = frame.line;
  const MappingComment* callsite =
      chosen.empty() ? nullptr : find_in_group(chosen.front(), CommentKind::OutlineCallsite);
  if (callsite && outline_line) {
    line = position_in_caller(*callsite, *outline_line).value_or(line);
    chosen = groups_at(all, line);
  }
  if (chosen.empty()) return {unmapped(in->original, frame)};
  std::vector<RetracedFrame> out = frames(*in, chosen.front(), line, thrown);
  if (is_ambiguous(chosen))
    for (RetracedFrame& one : out) one.ambiguous = true;
  return out;
}

std::vector<RetracedFrame> Mapping::retrace(const ObfuscatedFrame& frame, std::string_view thrown) const {
  return MappingLookup(*this).retrace(frame, thrown, std::nullopt);
}

std::vector<RetracedFrame> Mapping::retrace_stack(std::span<const ObfuscatedFrame> stack,
                                                  std::string_view thrown) const {
  std::vector<RetracedFrame> all;
  std::optional<uint32_t> outline_line;
  for (const ObfuscatedFrame& frame : stack) {
    std::vector<RetracedFrame> frames = MappingLookup(*this).retrace(frame, thrown, outline_line);
    thrown = {};  // Only the innermost frame threw it.
    bool outline = !frames.empty() && frames.back().outline;
    outline_line = outline ? std::optional(frame.line) : std::nullopt;
    if (!outline) std::move(frames.begin(), frames.end(), std::back_inserter(all));
  }
  return all;
}

}  // namespace antecede::apk
