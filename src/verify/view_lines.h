#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace antecede::verify {

// View trees as a run describes them: one line per view with depth, class, id, left, top, right, bottom, flags, text,
// separated by tabs.

/// How one tree differs from another, in words. A view is found again by its path: its class, id and place among its
/// siblings, and those of the views around it. Where it lies does not count, and who has the focus.
std::vector<std::string> view_differences(std::string_view usual, std::string_view other,
                                          const std::set<std::string>& masked);
/// Paths of the views that differ.
std::set<std::string> changed_views(std::string_view usual, std::string_view other);

/// What a user can tell of a view tree, as one text: without places and focus.
std::string visible_text(std::string_view views);

}  // namespace antecede::verify
