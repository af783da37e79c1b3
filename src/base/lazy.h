#pragma once

#include <atomic>
#include <memory>
#include <mutex>

namespace antecede::base {

/// A value that is made when somebody first asks for it, once, however many ask at the same time.
template <class T>
class Lazy {
 public:
  Lazy() = default;
  Lazy(const Lazy&) = delete;
  Lazy& operator=(const Lazy&) = delete;
  ~Lazy() { delete value_.load(std::memory_order_relaxed); }

  /// `make` gives a `std::unique_ptr` of the value. It must not ask for the same value.
  template <class Make>
  const T& get(Make make) const {
    const T* known = value_.load(std::memory_order_acquire);
    return known ? *known : build(make);
  }

 private:
  template <class Make>
  [[gnu::noinline]] const T& build(Make& make) const {
    const std::lock_guard lock(mutex_);
    const T* known = value_.load(std::memory_order_relaxed);
    if (!known) {
      known = make().release();
      value_.store(known, std::memory_order_release);
    }
    return *known;
  }

  mutable std::atomic<const T*> value_{nullptr};
  mutable std::mutex mutex_;
};

}  // namespace antecede::base
