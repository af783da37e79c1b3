#include "runtime/record/recording_places.h"

#include <algorithm>
#include <new>

#include <fmt/format.h>

#include "runtime/heap/collector.h"
#include "runtime/machine.h"
#include "runtime/record/recorded_fields.h"
#include "trace/large_pages.h"

namespace antecede::runtime {

base::Status TracedPlaces::open() {
  tables_.reserve(k_most);
  return shadow_.reserve(machine_.heap().size());
}

TracedPlaces::ClassNames& TracedPlaces::names_of(const Class& type) {
  if (type.id >= names_.size()) names_.resize(std::max<size_t>(type.id + 1, machine_.classes().list().size()));
  ClassNames& names = names_[type.id];
  if (names.readable.empty()) names.readable = machine_.names().readable_name(type);
  return names;
}

trace::ObjectId TracedPlaces::new_object(Ref ref) {
  const std::string& name = names_of(machine_.class_of(ref)).readable;
  return tables_.add_object(tables_.numbered(name, tables_.tables().objects.size()));
}

trace::ObjectId TracedPlaces::meet(Ref ref) {
  const trace::ObjectId id = new_object(ref);
  shadow_.of(ref)[k_object] = id.value() + 1;
  met_.push_back(ref);
  return id;
}

trace::ObjectId TracedPlaces::life(Ref ref) {
  const trace::ObjectId id = object(ref);
  if (lives_.empty()) return id;
  const auto renewed = lives_.find(ref);
  return renewed == lives_.end() ? id : renewed->second;
}

void TracedPlaces::renew(Ref ref) {
  const trace::ObjectId id = object(ref);
  forget_places(ref, size_of(machine_.object(ref), machine_.class_of(ref)));
  shadow_.of(ref)[k_object] = id.value() + 1;
  lives_[ref] = new_object(ref);
  last_array_ = k_null;
}

bool TracedPlaces::has_room() {
  if (tables_.tables().locations.size() < k_most) return true;
  ++left_out_;
  return false;
}

uint32_t& TracedPlaces::small_field(const Field& field, Ref ref) {
  return place_of({life(ref), key_of(k_field, field.id.value())});
}

/// Once there is no room, nothing is added: the caller gets a place that stays empty.
uint32_t& TracedPlaces::place_of(const PlaceKey& key) {
  if (tables_.tables().locations.size() < k_most) return locations_[key];
  const auto found = locations_.find(key);
  return found == locations_.end() ? nowhere_ : found->second;
}

/// All but the object.
trace::Location TracedPlaces::field_of(const Field& field) {
  if (fields_.size() <= field.id.value()) fields_.resize(field.id.value() + 1);
  trace::Location& location = fields_[field.id];
  if (location.name.valid()) return location;
  const ShownNames::FieldNames names = machine_.names().field(field.id);
  location.kind = field.is_static ? trace::Location::Kind::Static : trace::Location::Kind::Field;
  location.framework = field.owner->framework;
  location.atomic = machine_.recorded_fields()->is_atomic(field);
  location.owner = tables_.name(names.class_name);
  location.name = tables_.name(names.name);
  location.renamed = names.renamed;
  location.canonical = tables_.name(names.canonical);
  return location;
}

trace::LocationId TracedPlaces::new_field(const Field& field, Ref ref, uint32_t& place) {
  const trace::ObjectId owner = life(ref);
  if (!has_room()) return {};
  trace::Location location = field_of(field);
  location.object = owner;
  const trace::LocationId id = tables_.add_location(location);
  place = id.value() + 1;
  return id;
}

void TracedPlaces::name_elements(const Class& type, ClassNames& names) {
  names.readable_id = tables_.name(names.readable);
  names.canonical = tables_.name(machine_.names().canonical(type));
  names.renamed = machine_.names().is_renamed(type);
}

/// All but its name.
trace::Location TracedPlaces::element_of(Ref owner) {
  const Class& type = machine_.class_of(owner);
  trace::Location location;
  location.kind = trace::Location::Kind::Element;
  location.framework = type.framework;
  location.atomic = machine_.recorded_fields()->is_atomic(type);
  location.object = life(owner);
  ClassNames& names = names_of(type);
  if (!names.readable_id.valid()) name_elements(type, names);
  location.owner = names.readable_id;
  location.renamed = names.renamed;
  location.canonical = names.canonical;
  return location;
}

uint32_t* TracedPlaces::new_small_elements(Ref array) {
  const auto length = static_cast<size_t>(machine_.array(array)->length);
  object(array);
  uint32_t number = 0;
  if (free_tables_.empty()) {
    tables_of_small_.emplace_back();
    number = static_cast<uint32_t>(tables_of_small_.size());
  } else {
    number = free_tables_.back();
    free_tables_.pop_back();
  }
  // Not a vector: of a large table that is all zero, the system gives pages as they are used.
  auto* const table = static_cast<uint32_t*>(std::calloc(length, sizeof(uint32_t)));
  if (!table) throw std::bad_alloc();
  trace::prefer_large_pages(table, length * sizeof(uint32_t));
  tables_of_small_[number - 1].reset(table);
  shadow_.of(array)[k_small_elements] = number;
  return table;
}

trace::LocationId TracedPlaces::new_array_element(Ref array, uint32_t index, uint32_t& place) {
  object(array);
  if (!has_room()) return {};
  if (last_array_ != array) {
    last_element_ = element_of(array);
    last_array_ = array;
  }
  last_element_.name = tables_.number(index);
  const trace::LocationId id = tables_.add_location(last_element_);
  place = id.value() + 1;
  return id;
}

trace::LocationId TracedPlaces::structure(Ref container) {
  uint32_t& place = shadow_.of(container)[k_structure];
  if (place) return trace::LocationId(place - 1);
  object(container);
  if (!has_room()) return {};
  trace::Location location = element_of(container);
  location.name = tables_.name("*");
  const trace::LocationId id = tables_.add_location(location);
  place = id.value() + 1;
  return id;
}

trace::LocationId TracedPlaces::contents(Ref ref) {
  uint32_t& place = place_of({life(ref), key_of(k_contents, 0)});
  if (place) return trace::LocationId(place - 1);
  if (!has_room()) return {};
  trace::Location location = element_of(ref);
  location.name = tables_.name("contents");
  const trace::LocationId id = tables_.add_location(location);
  place = id.value() + 1;
  return id;
}

trace::LocationId TracedPlaces::state(Ref ref) {
  uint32_t& place = place_of({life(ref), key_of(k_state, 0)});
  if (place) return trace::LocationId(place - 1);
  if (!has_room()) return {};
  trace::Location location = element_of(ref);
  location.name = tables_.name("value");
  location.atomic = true;
  const trace::LocationId id = tables_.add_location(location);
  place = id.value() + 1;
  return id;
}

trace::LocationId TracedPlaces::container_element(const Access& access) {
  const trace::NameId name = access.key_object ? key_name(access.key_object) : trace::NameId();
  const trace::ObjectId owner = life(access.object);
  uint32_t& place = place_of(
      {owner, access.key_object ? key_of(k_name, name.value()) : key_of(k_index, static_cast<uint64_t>(access.key))});
  if (place) return trace::LocationId(place - 1);
  if (!has_room()) return {};
  trace::Location location = element_of(access.object);
  location.name = name.valid() ? name : tables_.name(std::to_string(access.key));
  const trace::LocationId made = tables_.add_location(location);
  place = made.value() + 1;
  elements_[owner].push_back({access.key_object ? INT64_MAX : access.key, made});
  return made;
}

namespace {

/// Whether objects of the class are equal if they hold the same number.
bool is_boxed_number(const Class& type) {
  constexpr std::string_view k_boxes[] = {"Ljava/lang/Integer;",   "Ljava/lang/Long;",    "Ljava/lang/Short;",
                                          "Ljava/lang/Character;", "Ljava/lang/Boolean;", "Ljava/lang/Byte;"};
  return type.framework && std::ranges::find(k_boxes, type.descriptor) != std::end(k_boxes);
}

std::string quoted_key(std::u16string_view text) {
  constexpr size_t k_longest = 200;
  const std::string start = utf8_of(text.substr(0, k_longest));
  if (text.size() <= k_longest) return '"' + start + '"';
  uint64_t hash = 0xcbf29ce484222325;
  for (const char16_t c : text) hash = (hash ^ c) * 0x100000001b3;
  return fmt::format("\"{}...\" ({} characters, {:016x})", start, text.size(), hash);
}

}  // namespace

trace::NameId TracedPlaces::key_name(Ref key) {
  const Class& type = machine_.class_of(key);
  if (&type == machine_.known().string)
    return tables_.name(quoted_key(StringReader(machine_.heap(), machine_.known()).text(key)));
  if (is_boxed_number(type)) {
    const Field& field = machine_.classes().known_field(&type, "value");
    const Slot value = load_field(machine_.object(key), field.offset, field.storage);
    const int64_t number = field.storage == Storage::Long ? value.j : value.i;
    const bool plain = type.descriptor == "Ljava/lang/Integer;";
    return tables_.name(plain ? std::to_string(number) : fmt::format("{} {}", type.readable_name(), number));
  }
  return tables_.tables().objects[object(key)];
}

std::vector<trace::LocationId> TracedPlaces::elements_from(Ref container, int64_t first) {
  std::vector<trace::LocationId> result;
  const auto found = elements_.find(life(container));
  if (found == elements_.end()) return result;
  for (const Element& element : found->second) {
    if (element.index < first) continue;
    if (result.size() == k_most_moved) break;
    result.push_back(element.location);
  }
  return result;
}

/// The object has no number any more, and no places.
void TracedPlaces::forget_places(Ref ref, size_t size) {
  const Class& type = machine_.class_of(ref);
  if (type.is_array() && storage_size(type.element) < 4) {
    if (const uint32_t table = shadow_.of(ref)[k_small_elements]) {
      tables_of_small_[table - 1].reset();
      free_tables_.push_back(table);
    }
  }
  shadow_.clear(ref, size);
}

/// From the bottom up, as the collector will: so nothing is written over that is still to be moved.
void TracedPlaces::moving(const Collector& collector) {
  const auto middle = met_.begin() + static_cast<std::ptrdiff_t>(sorted_);
  std::sort(middle, met_.end());
  std::inplace_merge(met_.begin(), middle, met_.end());
  size_t live = 0;
  for (const Ref ref : met_) {
    const size_t size = size_of(machine_.object(ref), machine_.class_of(ref));
    if (!collector.is_live(ref)) {
      forget_places(ref, size);
      continue;
    }
    const Ref to = collector.moved(ref);
    shadow_.move(ref, to, size);
    met_[live++] = to;
  }
  met_.resize(live);
  sorted_ = live;
  absl::flat_hash_map<Ref, trace::ObjectId> lives;
  for (const auto& [ref, id] : lives_)
    if (collector.is_live(ref)) lives.emplace(collector.moved(ref), id);
  lives_ = std::move(lives);
  last_array_ = k_null;
}

}  // namespace antecede::runtime
