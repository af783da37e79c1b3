#pragma once

#include <cstdint>
#include <vector>

#include "order/static/bit_matrix.h"

namespace antecede::order {

/// What control flow tells about the places of one body of code, or about the transitions of one automaton: numbers
/// below `size()`.
///
/// - `dominates(p, q)`: whoever gets to q has passed p before. Irreflexive.
/// - `reaches(p, q)`: q may come (again) after p. A place that does not reach itself is passed at most once.
/// - `unavoidable(p)`: every run of the body that comes to its end passes p. (Runs that end by an exception that
///   nobody catches do not count: the process dies with them. Who catches something outside of the body has to say
///   that the body may end there.)
///
/// A fact that is not known is left out: `dominates` and `unavoidable` false, `reaches` true.
class Flow {
 public:
  Flow() = default;
  /// Nothing is known.
  explicit Flow(size_t size);

  /// Of a graph: `successors[n]`, entered at `entry`, left from each of `exits`; `places[p]` is the node of place p.
  /// Two places of one node come in the order of their numbers.
  static Flow of(const std::vector<std::vector<uint32_t>>& successors, uint32_t entry,
                 const std::vector<uint32_t>& exits, const std::vector<uint32_t>& places);

  size_t size() const { return unavoidable_.size(); }
  bool dominates(size_t first, size_t second) const { return dominates_.has(first, second); }
  bool reaches(size_t first, size_t second) const { return !never_reaches_.has(first, second); }
  bool once(size_t place) const { return !reaches(place, place); }
  bool unavoidable(size_t place) const { return unavoidable_[place]; }

  void set_dominates(size_t first, size_t second) { dominates_.set(first, second); }
  void set_never_reaches(size_t first, size_t second) { never_reaches_.set(first, second); }
  void set_once(size_t place) { set_never_reaches(place, place); }
  void set_unavoidable(size_t place) { unavoidable_[place] = true; }

 private:
  BitMatrix dominates_, never_reaches_;
  std::vector<bool> unavoidable_;
};

}  // namespace antecede::order
