#include "cli/race_aims.h"

#include <fmt/format.h>

#include "report/words.h"

namespace antecede::cli {

namespace {

std::string without_descriptor(const std::string& method) {
  return method.substr(0, method.find('('));
}

/// `com.x.Main$1.onClick(Landroid/view/View;)V` as its class and method; a text without a dot has no class.
verify::Station callback_station(const std::string& callback, std::string words) {
  const std::string name = without_descriptor(callback);
  const size_t dot = name.rfind('.');
  if (dot == std::string::npos || name.find(' ') != std::string::npos) return {};
  return {name.substr(0, dot), name.substr(dot + 1), 0, std::move(words)};
}

/// `launch of com.x.Main`: the component alone.
verify::Station label_station(const std::string& label) {
  constexpr std::string_view k_of = " of ";
  const size_t of = label.find(k_of);
  if (of != std::string::npos) return {label.substr(of + k_of.size()), "", 0, label + " happens"};
  return callback_station(label, label + " runs");
}

void add_station(std::vector<verify::Station>& way, verify::Station station) {
  if (!station.class_name.empty() && (way.empty() || way.back() != station)) way.push_back(std::move(station));
}

std::vector<verify::Station> way_to(const race::Side& side) {
  const race::Event& event = *side.event;
  std::vector<verify::Station> way;
  for (auto cause = event.posted.rbegin(); cause != event.posted.rend(); ++cause) {
    add_station(way, label_station(cause->label));
    const race::Place& place = cause->place;
    if (place.known() && place.own())
      add_station(way, {place.class_name, place.method, place.line, fmt::format("{} posts, starts or registers", report::place_text(place))});
  }
  add_station(way, callback_station(event.callback, event.label + " runs"));
  add_station(way, {side.place.class_name, side.place.method, side.place.line, report::place_text(side.place) + " accesses it"});
  return way;
}

}  // namespace

verify::Aim aim_of(const race::Race& race) {
  return {race.id, {way_to(race.sides[0]), way_to(race.sides[1])}};
}

}  // namespace antecede::cli
