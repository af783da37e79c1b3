#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "pointer/ids.h"

namespace antecede::pointer {

/// A set of objects: the 64 neighbours of an object that are in it as one word, words sorted by place. Objects that one
/// method makes have neighbouring numbers, so a word usually holds several.
///
/// A set that has a good part of all places gets words for the others, too: then the place of a word tells where it stands. So
/// `add` costs the words of the other set, and as many searches, or steps if the two are of one size.
class ObjectSet {
 public:
  bool empty() const { return words_.empty(); }
  size_t size() const;
  bool contains(ObjectId object) const;
  bool intersects(const ObjectSet& other) const;
  bool operator==(const ObjectSet& other) const;

  /// False: it was there.
  bool insert(ObjectId object);
  /// Adds all of `other`. What was not there before goes to `added` as well, which must not be one of the two. True if
  /// there was such a thing.
  bool add(const ObjectSet& other, ObjectSet& added);
  /// What `keep(place, bits)` leaves of each word; it gets the objects from 64 times `place` on.
  template <class Keep>
  ObjectSet filtered(Keep keep) const {
    ObjectSet result;
    for (const Word& word : words_)
      if (const uint64_t bits = word.bits != 0 ? keep(word.place, word.bits) : 0; bits != 0)
        result.words_.push_back({word.place, bits});
    return result;
  }
  /// What both have. Costs the words of the one that has fewer, and as many searches.
  ObjectSet common(const ObjectSet& other) const;
  void add(const ObjectSet& other);
  void clear() { words_.clear(); }
  void swap(ObjectSet& other) noexcept { words_.swap(other.words_); }

  /// In the order of their numbers.
  template <class Visit>
  void for_each(Visit visit) const {
    for (const Word& word : words_)
      for (uint64_t bits = word.bits; bits != 0; bits &= bits - 1)
        visit(ObjectId(size_t(word.place) * 64 + static_cast<size_t>(std::countr_zero(bits))));
  }
  /// The one with the lowest number; the set must not be empty.
  ObjectId first() const;
  /// The only one, if there is just one; else none.
  ObjectId single() const;
  size_t bytes() const { return words_.capacity() * sizeof(Word); }

 private:
  struct Word {
    uint32_t place = 0;
    uint64_t bits = 0;
    bool operator==(const Word&) const = default;
    template <class State>
    friend State AbslHashValue(State state, const Word& word) {
      return State::combine(std::move(state), word.place, word.bits);
    }
  };
  template <class State>
  friend State AbslHashValue(State state, const ObjectSet& set) {
    for (const Word& word : set.words_)
      if (word.bits != 0) state = State::combine(std::move(state), word);
    return state;
  }
  /// Each place up to the last has its word.
  bool is_gapless() const { return !words_.empty() && words_.size() == size_t(words_.back().place) + 1; }
  std::vector<Word>::iterator find(uint32_t place) { return find_from(words_.begin(), place); }
  std::vector<Word>::const_iterator find(uint32_t place) const {
    return const_cast<ObjectSet*>(this)->find_from(const_cast<ObjectSet*>(this)->words_.begin(), place);
  }
  std::vector<Word>::iterator find_from(std::vector<Word>::iterator first, uint32_t place);
  void insert_missing(const std::vector<Word>& news, size_t missing);
  void fill_gaps();

  /// Words without objects stand only between others, never at the end.
  std::vector<Word> words_;
};

}  // namespace antecede::pointer
