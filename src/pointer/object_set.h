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
/// `add` costs the words of both sets; all else is a search or a walk.
class ObjectSet {
 public:
  bool empty() const { return words_.empty(); }
  size_t size() const;
  bool contains(ObjectId object) const;
  bool intersects(const ObjectSet& other) const;
  bool operator==(const ObjectSet&) const = default;

  /// False: it was there.
  bool insert(ObjectId object);
  /// Adds all of `other`. What was not there before goes to `added` as well, which must not be one of the two. True if
  /// there was such a thing.
  bool add(const ObjectSet& other, ObjectSet& added);
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
    return State::combine(std::move(state), set.words_);
  }
  std::vector<Word>::iterator find(uint32_t place);
  std::vector<Word>::const_iterator find(uint32_t place) const;

  std::vector<Word> words_;
};

}  // namespace antecede::pointer
