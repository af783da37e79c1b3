#include "picture/timeline.h"

#include <algorithm>
#include <cctype>
#include <map>

#include <fmt/format.h>

#include "detect/trace_words.h"
#include "order/order_graph.h"
#include "race/race.h"
#include "report/words.h"
#include "trace/ids.h"

namespace antecede::picture {

using base::printable;
using base::printable_line;
using detect::Example;
using detect::TraceSide;
using detect::TraceWords;
using race::Place;

namespace {

using order::NodeId;
using order::StrandId;

/// Posters further back than this are not shown.
constexpr size_t k_longest_chain = 12;

class TimelineBuilder {
 public:
  explicit TimelineBuilder(const detect::Detection& detection)
      : graph_(detection.order->graph()), words_(detection.tables(), graph_, *detection.stacks) {
    for (StrandId::Value i = 0; i < graph_.strands().size(); ++i) {
      const order::Strand& strand = graph_.strands()[StrandId(i)];
      if (strand.event.valid()) events_[strand.thread].push_back(StrandId(i));
    }
  }

  Timeline build(const race::Race& race, const Example& example) {
    describe(race);
    std::array<std::vector<StrandId>, 2> chains;
    for (size_t i = 0; i < 2; ++i) chains[i] = chain_of(strand_of(example.sides[i].segment));
    cut_at_common(chains[0], chains[1]);
    for (size_t i = 0; i < 2; ++i) add_access(race.sides[i], example.sides[i]);
    for (const auto& chain : chains)
      for (size_t i = 0; i + 1 < chain.size(); ++i) add_post(chain[i]);
    for (const TraceSide& side : example.sides) add_neighbours(strand_of(side.segment));
    sort_boxes();
    add_elisions();
    make_printable();
    return std::move(timeline_);
  }

 private:
  StrandId strand_of(NodeId node) const { return graph_.node(node).strand; }
  const order::Strand& strand(StrandId id) const { return graph_.strands()[id]; }
  uint32_t position(NodeId node) const { return graph_.node(node).position; }

  void describe(const race::Race& race) {
    const race::Location& location = race.location;
    timeline_.title =
        fmt::format("{} on {}", race.kind == race::RaceKind::DataRace ? "Data race" : "Event race", location.text());
    timeline_.subtitle = race.why;
    field_ = location.field.empty() ? "it" : location.field;
  }

  NodeId origin(StrandId id) const { return words_.origin(strand(id).event, strand(id).thread); }

  /// The strand, what posted it, what posted that, …
  std::vector<StrandId> chain_of(StrandId id) const {
    std::vector<StrandId> chain{id};
    while (chain.size() < k_longest_chain) {
      const NodeId node = origin(chain.back());
      if (!node.valid() || !strand_of(node).valid()) break;
      chain.push_back(strand_of(node));
    }
    return chain;
  }

  static void cut_at_common(std::vector<StrandId>& one, std::vector<StrandId>& other) {
    for (size_t i = 0; i < one.size(); ++i) {
      const auto found = std::ranges::find(other, one[i]);
      if (found == other.end()) continue;
      one.resize(i + 1);
      other.erase(found + 1, other.end());
      return;
    }
  }

  size_t lane_of(trace::ThreadId thread) {
    const auto [entry, added] = lanes_.emplace(thread, timeline_.lanes.size());
    if (added) timeline_.lanes.push_back(words_.thread(thread));
    return entry->second;
  }

  /// The box of what happens at a position of a strand. What a looper does outside of events is one box per position:
  /// events may lie between.
  size_t box_of(StrandId id, Timeline::Role role, uint32_t at) {
    const bool whole = strand(id).event.valid() || !events_.contains(strand(id).thread);
    const auto [entry, added] = boxes_.emplace(std::pair(id, whole ? 0 : at + 1), timeline_.boxes.size());
    if (added) add_box(id, role, whole ? std::nullopt : std::optional(at));
    return entry->second;
  }

  void add_box(StrandId id, Timeline::Role role, std::optional<uint32_t> at) {
    const order::Strand& shown = strand(id);
    const race::Event event = words_.event(shown.event, shown.thread);
    Timeline::Box box;
    box.lane = lane_of(shown.thread);
    box.role = role;
    box.full = event.label;
    box.label = event.in_event ? without_packages(event.label) : at ? "outside of events" : "the thread itself";
    box.detail = words_.delivery(shown.event);
    box.begin = at.value_or(position(shown.first));
    box.end = at.value_or(position(shown.last));
    timeline_.boxes.push_back(std::move(box));
  }

  void add_mark(size_t box, Timeline::Mark::Kind kind, uint32_t at, std::string text, const Place& place) {
    if (!place.file.empty() && place.line && place.origin != base::Origin::Model)
      text += fmt::format(" · {}:{}", place.file, place.line);
    else if (place.known())
      text += " · " + without_packages(place.class_name + "." + place.method);
    timeline_.boxes[box].begin = std::min(timeline_.boxes[box].begin, at);
    timeline_.boxes[box].end = std::max(timeline_.boxes[box].end, at);
    timeline_.marks.push_back({box, kind, at, std::move(text)});
  }

  void add_access(const race::Side& side, const TraceSide& where) {
    const size_t box = box_of(strand_of(where.segment), Timeline::Role::Racing, where.at.value());
    std::string text = fmt::format("{} {}", side.write ? "write" : "read", field_);
    if (side.null) text += " = null";
    add_mark(box, side.write ? Timeline::Mark::Kind::Write : Timeline::Mark::Kind::Read, where.at.value(),
             std::move(text), side.place);
  }

  /// The post of a strand, in the box that has it, and the arrow.
  void add_post(StrandId target) {
    const NodeId node = origin(target);
    if (!posts_.emplace(node, timeline_.marks.size()).second) return;
    const bool is_event = strand(target).event.valid();
    const size_t from = box_of(strand_of(node), Timeline::Role::Cause, position(node));
    const size_t to = box_of(target, Timeline::Role::Cause, position(strand(target).first));
    add_mark(from, Timeline::Mark::Kind::Post, position(node), is_event ? "post" : "start",
             words_.charged(graph_.node(node).stack));
    timeline_.arrows.push_back({timeline_.marks.size() - 1, to});
  }

  void add_neighbours(StrandId id) {
    if (!strand(id).event.valid()) return;
    const std::vector<StrandId>& events = events_[strand(id).thread];
    const size_t place = static_cast<size_t>(std::ranges::find(events, id) - events.begin());
    if (place > 0) box_of(events[place - 1], Timeline::Role::Neighbour, 0);
    if (place + 1 < events.size()) box_of(events[place + 1], Timeline::Role::Neighbour, 0);
  }

  void sort_boxes() {
    std::vector<size_t> order(timeline_.boxes.size()), places(order.size());
    for (size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(order, {}, [&](size_t box) { return timeline_.boxes[box].begin; });
    std::vector<Timeline::Box> sorted;
    for (const size_t box : order) {
      places[box] = sorted.size();
      sorted.push_back(std::move(timeline_.boxes[box]));
    }
    timeline_.boxes = std::move(sorted);
    for (Timeline::Mark& mark : timeline_.marks) mark.box = places[mark.box];
    for (Timeline::Arrow& arrow : timeline_.arrows) arrow.box = places[arrow.box];
  }

  /// All that is written comes from the trace.
  void make_printable() {
    timeline_.title = printable_line(timeline_.title);
    timeline_.subtitle = printable_line(timeline_.subtitle);
    for (std::string& lane : timeline_.lanes) lane = printable(lane);
    for (Timeline::Box& box : timeline_.boxes)
      for (std::string* text : {&box.label, &box.full, &box.detail}) *text = printable(*text);
    for (Timeline::Mark& mark : timeline_.marks) mark.text = printable(mark.text);
  }

  /// How many events of a lane lie between a box and the one before.
  void add_elisions() {
    for (const auto& [thread, lane] : lanes_) {
      const Timeline::Box* before = nullptr;
      for (size_t i = 0; i < timeline_.boxes.size(); ++i) {
        const Timeline::Box& box = timeline_.boxes[i];
        if (box.lane != lane) continue;
        const size_t between = before ? events_between(thread, before->end, box.begin) : 0;
        if (between) timeline_.elisions.push_back({i, between});
        before = &box;
      }
    }
  }
  size_t events_between(trace::ThreadId thread, uint32_t after, uint32_t before) const {
    const auto events = events_.find(thread);
    if (events == events_.end()) return 0;
    return static_cast<size_t>(std::ranges::count_if(events->second, [&](StrandId id) {
      return position(strand(id).first) > after && position(strand(id).first) < before;
    }));
  }

  const order::OrderGraph& graph_;
  TraceWords words_;
  std::map<trace::ThreadId, std::vector<StrandId>> events_;  ///< In the order of the recording.
  Timeline timeline_;
  std::string field_;
  std::map<trace::ThreadId, size_t> lanes_;
  std::map<std::pair<StrandId, uint32_t>, size_t> boxes_;
  std::map<NodeId, size_t> posts_;
};

}  // namespace

std::string without_packages(std::string_view label) {
  std::string result;
  while (!label.empty()) {
    // A name with dots, then whatever ends it.
    const auto is_name = [](char c) {
      return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' || c == '.';
    };
    const size_t length = static_cast<size_t>(std::ranges::find_if_not(label, is_name) - label.begin());
    std::string_view name = label.substr(0, length);
    for (size_t dot; (dot = name.find('.')) != std::string_view::npos && dot + 1 < name.size() && dot > 0 &&
                     std::islower(static_cast<unsigned char>(name[0])) &&
                     name.find('.', dot + 1) != std::string_view::npos;)
      name.remove_prefix(dot + 1);
    result += name;
    label.remove_prefix(length);
    if (label.empty()) break;
    result += label.front();
    label.remove_prefix(1);
  }
  return result;
}

Timeline make_timeline(const detect::Detection& detection, size_t race) {
  return TimelineBuilder(detection).build(detection.races()[race], detection.findings.examples[race]);
}

}  // namespace antecede::picture
