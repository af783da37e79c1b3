#pragma once

#include <cstddef>
#include <vector>

#include <absl/container/flat_hash_set.h>

#include "base/id.h"

namespace antecede::base {

/// Gives equal keys one dense id, in order of first appearance.
///
/// The table holds only ids and looks the keys up in the vector, so a key is stored once. `Traits` has
/// `static size_t hash(const Key&)` and `static bool equal(const Key&, const Key&)`.
template <class I, class Key, class Traits>
class Interner {
 public:
  Interner() : table_(0, Hash{&keys_}, Equal{&keys_}) {}
  Interner(const Interner&) = delete;
  Interner& operator=(const Interner&) = delete;

  /// The id of `key`; a new key is stored as `keep(key)`, which may copy what it points to.
  template <class Keep>
  I intern(const Key& key, Keep keep) {
    auto found = table_.find(key);
    if (found != table_.end()) return *found;
    keys_.push_back(keep(key));
    I id(keys_.size() - 1);
    table_.insert(id);
    return id;
  }
  I intern(const Key& key) {
    return intern(key, [](const Key& same) { return same; });
  }

  /// The id of `key`, or none if it was never interned.
  I find(const Key& key) const {
    auto found = table_.find(key);
    return found == table_.end() ? I() : *found;
  }

  const Key& operator[](I id) const {
    ANTECEDE_ASSERT(id.value() < keys_.size());
    return keys_[id.value()];
  }
  size_t size() const { return keys_.size(); }
  void reserve(size_t size) {
    keys_.reserve(size);
    table_.reserve(size);
  }

 private:
  struct Hash {
    using is_transparent = void;
    const std::vector<Key>* keys;
    size_t operator()(I id) const { return Traits::hash((*keys)[id.value()]); }
    size_t operator()(const Key& key) const { return Traits::hash(key); }
  };
  struct Equal {
    using is_transparent = void;
    const std::vector<Key>* keys;
    const Key& key(I id) const { return (*keys)[id.value()]; }
    bool operator()(I a, I b) const { return a == b; }
    bool operator()(I a, const Key& b) const { return Traits::equal(key(a), b); }
    bool operator()(const Key& a, I b) const { return Traits::equal(a, key(b)); }
  };

  std::vector<Key> keys_;
  absl::flat_hash_set<I, Hash, Equal> table_;
};

}  // namespace antecede::base
