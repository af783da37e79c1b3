#pragma once

#include <memory>
#include <mutex>
#include <vector>

namespace antecede::base {

/// Lends out reusable work space, one object per borrower at a time, so that hot functions neither allocate anew nor
/// keep state in globals.
template <class T>
class ScratchPool {
 public:
  class Lease {
   public:
    Lease(ScratchPool& pool, std::unique_ptr<T> item) : pool_(pool), item_(std::move(item)) {}
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;
    ~Lease() {
      std::lock_guard lock(pool_.mutex_);
      pool_.idle_.push_back(std::move(item_));
    }
    T* operator->() { return item_.get(); }
    T& operator*() { return *item_; }

   private:
    ScratchPool& pool_;
    std::unique_ptr<T> item_;
  };

  /// An idle object, or a new one made by `make`.
  template <class Make>
  Lease borrow(Make make) {
    std::unique_ptr<T> item;
    {
      std::lock_guard lock(mutex_);
      if (!idle_.empty()) {
        item = std::move(idle_.back());
        idle_.pop_back();
      }
    }
    if (!item) item = make();
    return Lease(*this, std::move(item));
  }

 private:
  std::mutex mutex_;
  std::vector<std::unique_ptr<T>> idle_;
};

}  // namespace antecede::base
