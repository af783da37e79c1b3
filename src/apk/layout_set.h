#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "apk/layout.h"
#include "apk/resource_table.h"
#include "apk/xml_resources.h"
#include "base/diagnostics.h"

namespace antecede::apk {

/// One view of a layout with its includes expanded.
struct FlatView {
  static constexpr uint32_t k_no_parent = UINT32_MAX;

  const LayoutView* view = nullptr;  ///< Owned by the `LayoutSet`.
  ResourceId id;                     ///< The view's own, unless the include around it says otherwise.
  Visibility visibility = Visibility::Visible;
  uint32_t parent = k_no_parent;  ///< Index of the view it lies in.
  ResourceId layout;              ///< The layout that wrote it.
};

/// A layout with its includes and merges expanded: what one call of `inflate` creates, parents before
/// children.
struct FlatLayout {
  std::vector<FlatView> views;
  bool complete = true;  ///< False where an include could not be expanded: cycle, limit, unknown or themed layout.
};

/// All layouts of an app, in all configurations.
///
/// Made once from the resource table and the archive; holds its own copies. Immutable.
class LayoutSet {
 public:
  struct Variant {
    ResourceId id;
    std::string config;  ///< `""`, `land`, …
    uint32_t layout = 0;
  };

  /// Adds one file and the resources that are it, then `seal`s.
  void add(Layout layout, std::span<const XmlResource::Use> uses);
  void seal();

  std::vector<ResourceId> ids() const;
  /// The default configuration first.
  std::span<const Variant> variants(ResourceId id) const;
  const Layout& layout(const Variant& variant) const { return layouts_[variant.layout]; }
  /// The layout in this configuration, else in the first one, else null.
  const Layout* find(ResourceId id, std::string_view config = {}) const;
  size_t file_count() const { return layouts_.size(); }

  /// The views of one layout; included layouts are taken in the same configuration where they have it.
  FlatLayout flatten(ResourceId id, std::string_view config = {}) const;

 private:
  std::vector<Layout> layouts_;
  std::vector<Variant> variants_;  ///< Sorted by id; within one id the default first, then as added.
};

/// Reads every layout resource. What cannot be read is counted.
LayoutSet load_layouts(const ResourceTable& table, const ReadXml& read, base::Diagnostics& diagnostics);

}  // namespace antecede::apk
