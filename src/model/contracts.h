#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "model/lifecycle.h"

namespace antecede::model {

/// What a method of a library means. `framework/contracts` says what each of them is.
enum class MeaningKind : uint8_t {
  Worker,      ///< Runs a task, on a thread of a pool.
  Dispatch,    ///< Gives one to the pool.
  StateRead,   ///< Gives the value of an observable state.
  StateWrite,  ///< Sets it.
  Lifecycle,   ///< Moves the receiver along an automaton.
  Serial,      ///< Is done to the receiver once all that was done to it before is over.
  Once,        ///< Makes a value at the first call, and gives it ever after.
  Gives,       ///< Puts something into the receiver,
  Takes,       ///< from where somebody takes it.
};

/// What is known of a method of a library.
struct MethodContract {
  MeaningKind kind{};
  std::string method;  ///< As its author called it.
  std::string descriptor;
  uint32_t argument = 0;             ///< Which argument it is about; 0: the receiver.
  std::string automaton;             ///< Of Lifecycle: its name; empty: none.
  std::string transition;            ///< And which of its transitions; empty: a part of one.
  std::vector<std::string> strings;  ///< Constants of its code: they tell it where it has another name.
};

/// What is known of the methods of a class of a library.
struct ClassContract {
  std::string name;      ///< Dotted, as its author wrote it.
  std::string artifact;  ///< How `META-INF` names the library; empty: nobody knows.
  /// Constants of its code: all of one choice tell the class where it has another name. Empty: nothing does.
  std::vector<std::vector<std::string>> strings;
  std::vector<MethodContract> methods;
};

/// The list `framework/contracts`: what code of libraries means that apps bring along. Names only; `LibraryMeanings`
/// has what that makes of a program.
class Contracts {
 public:
  /// The list that is part of the program.
  static Contracts built_in();
  /// A line that is not understood, a class or method listed twice, or an automaton without that transition is an error
  /// that names the line.
  static base::Result<Contracts> parse(std::string_view text, std::string_view file_name, const Lifecycles& lifecycles);

  const std::vector<ClassContract>& list() const { return contracts_; }

 private:
  std::vector<ClassContract> contracts_;  // As listed.
};

}  // namespace antecede::model
