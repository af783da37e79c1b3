#include "runtime/recording_places.h"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/collector.h"
#include "runtime/machine.h"
#include "runtime/recorded_fields.h"

namespace antecede::runtime {

TracedPlaces::TracedPlaces(trace::TableBuilder& tables, Machine& machine)
    : tables_(tables), machine_(machine), cache_(k_cache) {}

trace::ObjectId TracedPlaces::object(Ref ref) {
  if (!ref) return {};
  trace::ObjectId& known = objects_[ref];
  if (known.valid()) return known;
  const std::string name = machine_.class_of(ref).readable_name();
  known = tables_.add_object(tables_.name(fmt::format("{}#{}", name, tables_.tables().objects.size())));
  return known;
}

TracedPlaces::Known& TracedPlaces::cached(Ref object, uint64_t key) {
  return cache_[((object * uint64_t(0x9e3779b1) + key * 0x85ebca6b) >> 3) % k_cache];
}

/// New: the caller says what it is. None: it cannot be told of.
trace::LocationId TracedPlaces::find(Ref ref, uint64_t key, bool& is_new) {
  is_new = false;
  Known& known = cached(ref, key);
  if (known.location.valid() && known.object == ref && known.key == key) return known.location;
  const auto found = locations_.find({object(ref), key});
  if (found != locations_.end()) {
    known = {ref, key, found->second};
    return found->second;
  }
  if (locations_.size() >= k_most) {
    ++left_out_;
    return {};
  }
  is_new = true;
  return {};
}

void TracedPlaces::define(Ref ref, uint64_t key, const trace::Location& location) {
  const trace::LocationId id = tables_.add_location(location);
  locations_[{location.object, key}] = id;
  cached(ref, key) = {ref, key, id};
}

trace::LocationId TracedPlaces::field(const Field& field, Ref ref) {
  const uint64_t key = key_of(k_field, field.id.value());
  bool is_new = false;
  const trace::LocationId known = find(ref, key, is_new);
  if (!is_new) return known;
  const ir::Program& program = machine_.program();
  const ir::FieldRefId name = program[field.id].ref;
  trace::Location location;
  location.kind = field.is_static ? trace::Location::Kind::Static : trace::Location::Kind::Field;
  location.framework = field.owner->framework;
  location.atomic = machine_.recorded_fields()->is_atomic(field);
  location.object = object(ref);
  location.owner = tables_.name(field.owner->java_name());
  location.name = tables_.name(ir::to_utf8(program.symbols().text(program.symbols().field(name).name)));
  define(ref, key, location);
  return locations_[{location.object, key}];
}

trace::LocationId TracedPlaces::element(Ref ref, uint64_t key, std::string_view name) {
  const Class& type = machine_.class_of(ref);
  trace::Location location;
  location.kind = trace::Location::Kind::Element;
  location.framework = type.framework;
  location.atomic = machine_.recorded_fields()->is_atomic(type);
  location.object = object(ref);
  location.owner = tables_.name(type.readable_name());
  location.name = tables_.name(name);
  define(ref, key, location);
  return locations_[{location.object, key}];
}

trace::LocationId TracedPlaces::array_element(Ref array, int64_t index) {
  const uint64_t key = key_of(k_index, static_cast<uint64_t>(index));
  bool is_new = false;
  const trace::LocationId known = find(array, key, is_new);
  return is_new ? element(array, key, std::to_string(index)) : known;
}

trace::LocationId TracedPlaces::structure(Ref container) {
  const uint64_t key = key_of(k_structure, 0);
  bool is_new = false;
  const trace::LocationId known = find(container, key, is_new);
  return is_new ? element(container, key, "*") : known;
}

trace::LocationId TracedPlaces::container_element(const Access& access) {
  const std::string text = access.key_object ? key_text(access.key_object) : std::to_string(access.key);
  const uint64_t key = access.key_object ? key_of(k_key, tables_.name(text).value())
                                         : key_of(k_index, static_cast<uint64_t>(access.key));
  bool is_new = false;
  const trace::LocationId known = find(access.object, key, is_new);
  if (!is_new) return known;
  const trace::LocationId made = element(access.object, key, text);
  elements_[object(access.object)].push_back({access.key_object ? INT64_MAX : access.key, made});
  return made;
}

namespace {

/// Whether objects of the class are equal if they hold the same number.
bool is_boxed_number(const Class& type) {
  constexpr std::string_view k_boxes[] = {"Ljava/lang/Integer;",   "Ljava/lang/Long;",    "Ljava/lang/Short;",
                                          "Ljava/lang/Character;", "Ljava/lang/Boolean;", "Ljava/lang/Byte;"};
  return type.framework && std::ranges::find(k_boxes, type.descriptor) != std::end(k_boxes);
}

std::string quoted(std::u16string_view text) {
  constexpr size_t k_longest = 200;
  const std::string start = utf8_of(text.substr(0, k_longest));
  if (text.size() <= k_longest) return '"' + start + '"';
  uint64_t hash = 0xcbf29ce484222325;
  for (const char16_t c : text) hash = (hash ^ c) * 0x100000001b3;
  return fmt::format("\"{}...\" ({} characters, {:016x})", start, text.size(), hash);
}

}  // namespace

std::string TracedPlaces::key_text(Ref key) {
  const Class& type = machine_.class_of(key);
  if (&type == machine_.known.string) return quoted(Strings(machine_.heap, machine_.known).text(key));
  if (is_boxed_number(type)) {
    const Field& field = machine_.classes.known_field(const_cast<Class*>(&type), "value");
    const Slot value = load_field(machine_.object(key), field.offset, field.storage);
    const int64_t number = field.storage == Storage::Long ? value.j : value.i;
    return type.descriptor == "Ljava/lang/Integer;" ? std::to_string(number)
                                                    : fmt::format("{} {}", type.readable_name(), number);
  }
  const trace::TraceTables& tables = tables_.tables();
  return tables.names[tables.objects[object(key)]];
}

std::vector<trace::LocationId> TracedPlaces::elements_from(Ref container, int64_t first) {
  std::vector<trace::LocationId> result;
  const auto found = elements_.find(object(container));
  if (found == elements_.end()) return result;
  for (const Element& element : found->second) {
    if (element.index < first) continue;
    if (result.size() == k_most_moved) break;
    result.push_back(element.location);
  }
  return result;
}

void TracedPlaces::moving(const Collector& collector) {
  absl::flat_hash_map<Ref, trace::ObjectId> moved;
  moved.reserve(objects_.size());
  for (const auto& [ref, id] : objects_)
    if (collector.is_live(ref)) moved.emplace(collector.moved(ref), id);
  objects_ = std::move(moved);
  std::ranges::fill(cache_, Known());
}

}  // namespace antecede::runtime
