#include "pointer/object_set.h"

#include <algorithm>

namespace antecede::pointer {

namespace {

constexpr uint32_t place_of(ObjectId object) {
  return object.value() / 64;
}
constexpr uint64_t bit_of(ObjectId object) {
  return uint64_t(1) << (object.value() % 64);
}

}  // namespace

std::vector<ObjectSet::Word>::iterator ObjectSet::find(uint32_t place) {
  return std::ranges::lower_bound(words_, place, {}, &Word::place);
}

std::vector<ObjectSet::Word>::const_iterator ObjectSet::find(uint32_t place) const {
  return std::ranges::lower_bound(words_, place, {}, &Word::place);
}

size_t ObjectSet::size() const {
  size_t count = 0;
  for (const Word& word : words_) count += static_cast<size_t>(std::popcount(word.bits));
  return count;
}

bool ObjectSet::contains(ObjectId object) const {
  const auto word = find(place_of(object));
  return word != words_.end() && word->place == place_of(object) && (word->bits & bit_of(object)) != 0;
}

bool ObjectSet::intersects(const ObjectSet& other) const {
  auto a = words_.begin();
  auto b = other.words_.begin();
  while (a != words_.end() && b != other.words_.end()) {
    if (a->place < b->place) {
      ++a;
    } else if (b->place < a->place) {
      ++b;
    } else if ((a++->bits & b++->bits) != 0) {
      return true;
    }
  }
  return false;
}

bool ObjectSet::insert(ObjectId object) {
  const auto word = find(place_of(object));
  if (word == words_.end() || word->place != place_of(object)) {
    words_.insert(word, Word{place_of(object), bit_of(object)});
    return true;
  }
  if ((word->bits & bit_of(object)) != 0) return false;
  word->bits |= bit_of(object);
  return true;
}

bool ObjectSet::add(const ObjectSet& other, ObjectSet& added) {
  added.clear();
  size_t missing = 0;  // Words of `other` whose place this set lacks.
  auto mine = words_.begin();
  for (const Word& word : other.words_) {
    while (mine != words_.end() && mine->place < word.place) ++mine;
    const bool known = mine != words_.end() && mine->place == word.place;
    const uint64_t bits = known ? word.bits & ~mine->bits : word.bits;
    if (bits == 0) continue;
    added.words_.push_back({word.place, bits});
    if (known)
      mine->bits |= bits;
    else
      ++missing;
  }
  if (missing == 0) return !added.empty();
  // From the back, so that each word moves once.
  size_t from = words_.size();
  words_.resize(from + missing);
  size_t to = words_.size();
  for (size_t i = added.words_.size(); i-- > 0 && from != to;) {
    const Word& word = added.words_[i];
    while (from > 0 && words_[from - 1].place > word.place) words_[--to] = words_[--from];
    if (from > 0 && words_[from - 1].place == word.place) continue;  // Already joined above.
    words_[--to] = word;
  }
  return true;
}

void ObjectSet::add(const ObjectSet& other) {
  ObjectSet added;
  add(other, added);
}

ObjectId ObjectSet::single() const {
  if (words_.size() != 1 || !std::has_single_bit(words_.front().bits)) return {};
  return ObjectId(size_t(words_.front().place) * 64 + static_cast<size_t>(std::countr_zero(words_.front().bits)));
}

}  // namespace antecede::pointer
