#pragma once

#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "runtime/classes/class.h"
#include "runtime/heap/object.h"
#include "runtime/record/observer.h"
#include "runtime/record/recording_shadow.h"
#include "trace/trace_builder.h"

namespace antecede::runtime {

class Machine;

/// Objects and places in memory as entries of a trace's tables. Objects are numbered in the order they are met, which
/// stays theirs when the collector moves them.
///
/// An object's number and those of its fields and elements lie in the shadow of the heap, each at its distance from
/// the start of the object; those of the elements of `long[]` and `double[]` side by side. Elements of arrays whose
/// elements are smaller than a number have a table of their own for each array, fields that share four bytes with
/// others are found by a hash table, as are elements of containers, by their keys. A key is told apart by what it
/// says (strings, numbers), else by the object it is.
///
/// Where the machine goes back to a checkpoint, this goes back as well (`save`, `restore`).
class TracedPlaces {
 public:
  /// What is known of the objects of one moment.
  class Memento;

  TracedPlaces(trace::TableBuilder& tables, const Machine& machine) : tables_(tables), machine_(machine) {}

  /// First of all. Fails if there is no memory.
  base::Status open();

  /// None for null.
  trace::ObjectId object(Ref ref) {
    if (!ref) return {};
    const uint32_t known = shadow_.of(ref)[k_object];
    return known ? trace::ObjectId(known - 1) : meet(ref);
  }

  /// None if nobody has asked for its number yet.
  trace::ObjectId known_object(Ref ref) const {
    const uint32_t known = ref ? shadow_.of(ref)[k_object] : 0;
    return known ? trace::ObjectId(known - 1) : trace::ObjectId();
  }

  // Places. None: there are too many already; the access is left out.
  trace::LocationId field(const Field& field, Ref object) {
    uint32_t& place = field.is_static         ? static_place(field.offset)
                      : field.offset % 4 == 0 ? shadow_.of(object)[field.offset / 4]
                                              : small_field(field, object);
    return place ? trace::LocationId(place - 1) : new_field(field, object, place);
  }
  /// The array has such an element.
  trace::LocationId array_element(Ref array, uint32_t index, Storage storage) {
    uint32_t& place = storage_size(storage) >= 4 ? shadow_.of(array)[k_first_element + size_t(index)]
                                                 : small_elements(array)[index];
    return place ? trace::LocationId(place - 1) : new_array_element(array, index, place);
  }
  trace::LocationId container_element(const Access& access);
  /// Which elements there are.
  trace::LocationId structure(Ref container);
  /// All that an object of a library keeps, as one place.
  trace::LocationId contents(Ref object);
  /// The value of an observable state, which is safe between threads.
  trace::LocationId state(Ref object);
  /// The known elements of a container from an index on, at most `k_most_moved`.
  std::vector<trace::LocationId> elements_from(Ref container, int64_t first);

  /// The object's fields and elements are other places from here on.
  void renew(Ref object);
  /// So are all static fields.
  void forget_statics() { statics_.clear(); }

  void moving(const Collector& collector);
  /// Both with the machine where it is at that moment.
  std::unique_ptr<Memento> save() const;
  void restore(const Memento& memento);
  uint64_t left_out() const { return left_out_; }

  static constexpr size_t k_most_moved = 256;
  /// Places that a trace knows.
  static constexpr size_t k_most = size_t(1) << 22;

 private:
  // In the shadow of an object: its head.
  static constexpr size_t k_object = 0;
  static constexpr size_t k_structure = 1;
  static constexpr size_t k_small_elements = 2;  // Arrays: the number of the table, plus 1.
  static constexpr size_t k_first_element = sizeof(ArrayHeader) / 4;

  /// What a class gives to the names of its objects and of their elements.
  struct ClassNames {
    std::string readable;
    trace::NameId readable_id;  ///< None: not used yet, nor what follows.
    trace::NameId canonical;
    bool renamed = false;
  };
  struct Element {
    int64_t index = 0;
    trace::LocationId location;
  };
  /// What an element of a container is found by.
  enum KeyKind : uint64_t { k_index, k_name, k_field, k_contents, k_state };
  using PlaceKey = std::pair<trace::ObjectId, uint64_t>;
  struct Free {
    void operator()(uint32_t* table) const { std::free(table); }
  };

  static uint64_t key_of(KeyKind kind, uint64_t number) { return number << 2 | kind; }

  uint32_t& static_place(uint32_t slot) {
    if (slot >= statics_.size()) statics_.resize(slot + 1);
    return statics_[slot];
  }
  ClassNames& names_of(const Class& type);
  void name_elements(const Class& type, ClassNames& names);
  trace::ObjectId meet(Ref ref);
  trace::ObjectId new_object(Ref ref);
  /// The object, or the life it began last.
  trace::ObjectId life(Ref ref);
  uint32_t* small_elements(Ref array) {
    const uint32_t known = shadow_.of(array)[k_small_elements];
    return known ? tables_of_small_[known - 1].get() : new_small_elements(array);
  }
  uint32_t* new_small_elements(Ref array);
  uint32_t& small_field(const Field& field, Ref object);
  uint32_t& place_of(const PlaceKey& key);
  void forget_places(Ref ref, size_t size);
  trace::LocationId new_field(const Field& field, Ref object, uint32_t& place);
  trace::LocationId new_array_element(Ref array, uint32_t index, uint32_t& place);
  /// Whether there is room for one more place.
  bool has_room();
  trace::Location field_of(const Field& field);
  trace::Location element_of(Ref owner);
  trace::NameId key_name(Ref key);

  trace::TableBuilder& tables_;
  const Machine& machine_;
  HeapShadow shadow_;
  std::vector<Ref> met_;  // All objects with a number; sorted up to `sorted_`.
  size_t sorted_ = 0;
  std::vector<std::unique_ptr<uint32_t[], Free>> tables_of_small_;
  std::vector<uint32_t> free_tables_;                    // Their numbers, plus 1.
  std::vector<uint32_t> statics_;                        // As in the shadow, by slot.
  std::vector<ClassNames> names_;                        // By class.
  base::IdVector<ir::FieldId, trace::Location> fields_;  // All but the object; without a name: not met yet.
  absl::flat_hash_map<PlaceKey, uint32_t> locations_;    // Those without a place in the shadow.
  absl::flat_hash_map<Ref, trace::ObjectId> lives_;      // Of those that were renewed.
  absl::flat_hash_map<trace::ObjectId, std::vector<Element>> elements_;
  Ref last_array_ = k_null;       // Of which a new element was met,
  trace::Location last_element_;  // this one.
  uint32_t nowhere_ = 0;
  uint64_t left_out_ = 0;
};

}  // namespace antecede::runtime
