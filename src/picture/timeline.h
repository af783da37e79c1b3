#pragma once

#include <string>
#include <vector>

#include "detect/detect.h"

namespace antecede::picture {

/// The neighbourhood of one race, ready to be drawn: a lane per thread, time from top to bottom.
///
/// It has the two racing events, what posted them, what posted that, and so on up to the last cause that both share,
/// and beside the racing events the one before and the one after on the same lane. Its texts are printable.
struct Timeline {
  enum class Role : uint8_t { Racing, Cause, Neighbour };
  /// An event, a thread outside of events, or a part of one.
  struct Box {
    size_t lane = 0;
    Role role{};
    std::string label;            ///< Short: without the package.
    std::string full;             ///< For those who point at it.
    std::string detail;           ///< What kind of event it is.
    uint32_t begin = 0, end = 0;  ///< Positions in the trace.
  };
  /// Something that happens in a box: a post, or one of the two accesses.
  struct Mark {
    enum class Kind : uint8_t { Post, Read, Write };
    size_t box = 0;
    Kind kind{};
    uint32_t at = 0;  ///< Position in the trace.
    std::string text;
  };
  /// From a post to what was posted.
  struct Arrow {
    size_t mark = 0, box = 0;
  };
  /// Events of a lane that are not shown, before a box.
  struct Elision {
    size_t box = 0;
    size_t events = 0;
  };

  std::string title, subtitle;
  std::vector<std::string> lanes;
  std::vector<Box> boxes;   ///< In the order of their begins.
  std::vector<Mark> marks;  ///< The two accesses are the first ones.
  std::vector<Arrow> arrows;
  std::vector<Elision> elisions;
};

/// `race`: its place in the list.
Timeline make_timeline(const detect::Detection& detection, size_t race);

/// A label without the packages of the class names in it: `com.x.Main.run` becomes `Main.run`.
std::string without_packages(std::string_view label);

}  // namespace antecede::picture
