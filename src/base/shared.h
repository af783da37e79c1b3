#pragma once

#include <memory>
#include <utility>

namespace antecede::base {

/// A value that does not change and that many have in common: a copy costs a pointer. There always is one; without
/// being given it is the empty value of its type.
template <class T>
class Shared {
 public:
  Shared() : value_(empty()) {}
  explicit Shared(T value) : value_(std::make_shared<const T>(std::move(value))) {}

  const T& operator*() const { return *value_; }
  const T* operator->() const { return value_.get(); }

 private:
  static const std::shared_ptr<const T>& empty() {
    static const std::shared_ptr<const T> value = std::make_shared<const T>();
    return value;
  }

  std::shared_ptr<const T> value_;
};

}  // namespace antecede::base
