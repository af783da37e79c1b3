#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "runtime/heap/value.h"

namespace antecede::runtime {

/// A listener that was registered at a source (antecede.Callbacks), from then on until it is unregistered or
/// replaced.
struct CallbackRegistration {
  uint64_t id = 0;  ///< Used once; 0 is none.
  Ref source = k_null;
  Ref listener = k_null;
  Ref queue = k_null;  ///< Where its calls come from outside; null: the first thread's looper.
  std::string slot;
};

/// The registrations of a machine that stand. They keep source and listener alive, as the system does on a device.
class CallbackRegistrations {
 public:
  const CallbackRegistration& add(CallbackRegistration registration);
  /// The latest one of the listener; null: it is not registered.
  const CallbackRegistration* find(Ref source, std::string_view slot, Ref listener) const;
  const CallbackRegistration* find(uint64_t id) const;
  /// Takes out those of the slot: of the listener, or all if it is null. In the order they were made.
  std::vector<CallbackRegistration> remove(Ref source, std::string_view slot, Ref listener);
  void visit(const std::function<void(Ref&)>& visit);
  size_t size() const { return source_of_.size(); }

 private:
  using OfSource = std::vector<CallbackRegistration>;
  absl::flat_hash_map<Ref, OfSource> sources_;
  absl::flat_hash_map<uint64_t, Ref> source_of_;
  uint64_t last_ = 0;
};

}  // namespace antecede::runtime
