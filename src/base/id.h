#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "base/assert.h"

namespace antecede::base {

/// A dense index with a type of its own, so that a `MethodId` is never taken for a `FieldId`.
///
/// Ids are given in the order of creation and order everything that is printed: same input, same ids. The default
/// value is "none".
template <class Tag>
class Id {
 public:
  using Value = uint32_t;
  static constexpr Value k_none = UINT32_MAX;

  constexpr Id() = default;
  constexpr explicit Id(size_t value) : value_(static_cast<Value>(value)) {}

  constexpr Value value() const { return value_; }
  constexpr bool valid() const { return value_ != k_none; }
  constexpr auto operator<=>(const Id&) const = default;

  template <class H>
  friend H AbslHashValue(H state, Id id) {
    return H::combine(std::move(state), id.value_);
  }

 private:
  Value value_ = k_none;
};

/// A vector that is indexed by one kind of id only.
template <class I, class T>
class IdVector {
 public:
  IdVector() = default;
  explicit IdVector(size_t size, const T& value = T()) : items_(size, value) {}

  T& operator[](I id) {
    ANTECEDE_ASSERT(id.value() < items_.size());
    return items_[id.value()];
  }
  const T& operator[](I id) const {
    ANTECEDE_ASSERT(id.value() < items_.size());
    return items_[id.value()];
  }
  I push_back(T item) {
    items_.push_back(std::move(item));
    return I(items_.size() - 1);
  }
  size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
  void reserve(size_t size) { items_.reserve(size); }
  void resize(size_t size) { items_.resize(size); }
  bool contains(I id) const { return id.value() < items_.size(); }
  auto begin() { return items_.begin(); }
  auto end() { return items_.end(); }
  auto begin() const { return items_.begin(); }
  auto end() const { return items_.end(); }

 private:
  std::vector<T> items_;
};

/// Ids `first .. first+count`, as a range for `for`.
template <class I>
class IdRange {
 public:
  class Iterator {
   public:
    explicit Iterator(typename I::Value value) : value_(value) {}
    I operator*() const { return I(value_); }
    Iterator& operator++() {
      ++value_;
      return *this;
    }
    bool operator==(const Iterator&) const = default;

   private:
    typename I::Value value_;
  };

  IdRange() = default;
  IdRange(I first, size_t count) : first_(first.value()), count_(static_cast<typename I::Value>(count)) {}
  Iterator begin() const { return Iterator(first_); }
  Iterator end() const { return Iterator(first_ + count_); }
  size_t size() const { return count_; }
  bool empty() const { return count_ == 0; }
  I operator[](size_t index) const { return I(first_ + index); }
  bool contains(I id) const { return id.value() >= first_ && id.value() - first_ < count_; }

 private:
  typename I::Value first_ = 0;
  typename I::Value count_ = 0;
};

}  // namespace antecede::base

template <class Tag>
struct std::hash<antecede::base::Id<Tag>> {
  size_t operator()(antecede::base::Id<Tag> id) const noexcept { return std::hash<uint32_t>()(id.value()); }
};
