#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "model/api_facts.h"

namespace antecede::model {

/// On which thread the framework calls back.
struct CallbackThread {
  enum class Kind : uint8_t {
    None,          ///< Not a callback.
    Main,          ///< The main thread.
    Caller,        ///< Whoever calls the method it was given to, before that returns.
    Registration,  ///< The Handler, Looper or Executor that was given with it; else `otherwise`.
    Creation,      ///< The one that it, or the object it was given to, was made with; else `otherwise`.
    Receiver,      ///< The thread, looper or executor that the object it was given to stands for.
    Binder,        ///< A thread that the system's calls come in on.
    Background,    ///< A thread that the framework makes for it.
  };
  enum class Otherwise : uint8_t {
    Main,
    Calling,  ///< The looper of the thread that registers or creates; the main one, if it has none.
    Binder,
    Background,
  };

  Kind kind = Kind::Registration;
  Otherwise otherwise = Otherwise::Main;

  bool operator==(const CallbackThread&) const = default;
};

/// A method that the framework calls.
struct CallbackMethod {
  ApiMethod method;
  CallbackThread thread;
};

/// A type that apps implement and the framework calls.
struct Callback {
  ApiClass type;
  CallbackThread thread;
  /// Sorted by name; inherited ones, too. None if the type is no callback.
  std::vector<CallbackMethod> methods;
  /// Not listed, but it looks like one.
  bool derived = false;

  const CallbackMethod* find(std::string_view name, std::string_view descriptor) const;
};

/// A parameter through which a method of the SDK takes a callback.
struct CallbackParameter {
  const Callback* callback;
  size_t parameter;                ///< Counted from 0, without the receiver.
  std::optional<size_t> executor;  ///< The parameter that is a Handler, a Looper or an Executor.
  CallbackThread thread;           ///< Where it is called: as the type says, or this method.
  bool removes;                    ///< By its name, the method ends a registration.
};

/// The list `framework/api/callbacks`, with what can be derived from the facts.
///
/// An opaque call (one that the framework model does not implement) makes a callback of every argument that
/// `registrations` names. The facts must outlive it. See docs/api-facts.md for what counts as a callback unlisted.
class Callbacks {
 public:
  /// The list that is part of the program.
  static Callbacks built_in(const ApiFacts& facts);
  /// An unknown class, method or thread, and a class listed twice, is an error that names the line.
  static base::Result<Callbacks> parse(std::string_view text, std::string_view file_name, const ApiFacts& facts);

  /// Also types listed as `none`. Null: a type that nobody calls back.
  const Callback* find(std::string_view class_name) const;
  /// The parameters of a method that take callbacks, in order.
  std::vector<CallbackParameter> registrations(const ApiMethod& method) const;
  /// Sorted by descriptor.
  const std::vector<Callback>& list() const { return callbacks_; }

 private:
  friend class CallbackReader;

  struct Place {
    std::string_view owner;
    std::string_view method;
    CallbackThread thread;
  };

  Callbacks() = default;
  const Callback* find_descriptor(std::string_view descriptor) const;
  const Place* place_of(const ApiMethod& method) const;

  std::vector<Callback> callbacks_;
  std::vector<Place> places_;  // Sorted by owner and method.
};

}  // namespace antecede::model
