#include "pointer/object_set.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace antecede::pointer {

namespace {

constexpr uint32_t place_of(ObjectId object) {
  return object.value() / 64;
}
constexpr uint64_t bit_of(ObjectId object) {
  return uint64_t(1) << (object.value() % 64);
}

}  // namespace

/// At or behind `first`, the first word that has this place or a later one. Near ones are found quickly.
std::vector<ObjectSet::Word>::iterator ObjectSet::find_from(std::vector<Word>::iterator first, uint32_t place) {
  if (is_gapless()) return words_.begin() + std::min<std::ptrdiff_t>(place, std::ssize(words_));
  std::ptrdiff_t step = 1;
  while (words_.end() - first > step && first[step].place < place) {
    first += step;
    step *= 2;
  }
  return std::ranges::lower_bound(first, first + std::min(step + 1, words_.end() - first), place, {}, &Word::place);
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

bool ObjectSet::operator==(const ObjectSet& other) const {
  auto a = words_.begin();
  auto b = other.words_.begin();
  for (;;) {
    while (a != words_.end() && a->bits == 0) ++a;
    while (b != other.words_.end() && b->bits == 0) ++b;
    if (a == words_.end() || b == other.words_.end()) return a == words_.end() && b == other.words_.end();
    if (*a++ != *b++) return false;
  }
}

bool ObjectSet::insert(ObjectId object) {
  const auto word = find(place_of(object));
  if (word == words_.end() || word->place != place_of(object)) {
    words_.insert(word, Word{place_of(object), bit_of(object)});
    fill_gaps();
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
    if (word.bits == 0) continue;
    mine = find_from(mine, word.place);
    const bool known = mine != words_.end() && mine->place == word.place;
    const uint64_t bits = known ? word.bits & ~mine->bits : word.bits;
    if (bits == 0) continue;
    added.words_.push_back({word.place, bits});
    if (known)
      mine->bits |= bits;
    else
      ++missing;
  }
  if (missing != 0) insert_missing(added.words_, missing);
  return !added.empty();
}

/// From the back, so that each word moves once.
void ObjectSet::insert_missing(const std::vector<Word>& news, size_t missing) {
  size_t from = words_.size();
  words_.resize(from + missing);
  size_t to = words_.size();
  for (size_t i = news.size(); i-- > 0 && from != to;) {
    const Word& word = news[i];
    while (from > 0 && words_[from - 1].place > word.place) words_[--to] = words_[--from];
    if (from > 0 && words_[from - 1].place == word.place) continue;  // It has joined the word that was there.
    words_[--to] = word;
  }
  fill_gaps();
}

/// If a third of all words has objects; else only those stay.
void ObjectSet::fill_gaps() {
  constexpr size_t k_least_words = 16;
  const size_t places = size_t(words_.back().place) + 1;
  if (words_.size() < k_least_words || words_.size() == places) return;
  const size_t used = static_cast<size_t>(std::ranges::count_if(words_, [](const Word& word) { return word.bits != 0; }));
  if (used * 3 < places) {
    if (used < words_.size()) std::erase_if(words_, [](const Word& word) { return word.bits == 0; });
    return;
  }
  std::vector<Word> all(places);
  for (uint32_t place = 0; place < places; ++place) all[place].place = place;
  for (const Word& word : words_) all[word.place].bits = word.bits;
  words_ = std::move(all);
}

ObjectSet ObjectSet::common(const ObjectSet& other) const {
  if (other.words_.size() < words_.size()) return other.common(*this);
  ObjectSet result;
  ObjectSet& theirs = const_cast<ObjectSet&>(other);
  auto at = theirs.words_.begin();
  for (const Word& word : words_) {
    if (word.bits == 0) continue;
    at = theirs.find_from(at, word.place);
    if (at == theirs.words_.end()) break;
    if (at->place == word.place && (at->bits & word.bits) != 0)
      result.words_.push_back({word.place, at->bits & word.bits});
  }
  return result;
}

void ObjectSet::add(const ObjectSet& other) {
  ObjectSet added;
  add(other, added);
}

ObjectId ObjectSet::first() const {
  const auto word = std::ranges::find_if(words_, [](const Word& it) { return it.bits != 0; });
  return ObjectId(size_t(word->place) * 64 + static_cast<size_t>(std::countr_zero(word->bits)));
}

ObjectId ObjectSet::single() const {
  if (words_.size() != 1 || !std::has_single_bit(words_.front().bits)) return {};
  return ObjectId(size_t(words_.front().place) * 64 + static_cast<size_t>(std::countr_zero(words_.front().bits)));
}

}  // namespace antecede::pointer
