#include "apk/layout_set.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "apk/xml_attributes.h"

namespace antecede::apk {
namespace {

constexpr size_t k_most_views = 200'000;

/// Walks a layout and what it includes, in the order of the inflater.
class Flattener {
 public:
  Flattener(const LayoutSet& layouts, std::string_view config) : layouts_(layouts), config_(config) {}

  FlatLayout flatten(ResourceId id) {
    if (const Layout* layout = layouts_.find(id, config_))
      add_layout(*layout, id, {});
    else
      flat_.complete = false;
    return std::move(flat_);
  }

 private:
  /// Where a view goes, and what an include says about it.
  struct Place {
    uint32_t parent = FlatView::k_no_parent;
    size_t depth = 1;
    const LayoutView* include = nullptr;
  };

  void add_layout(const Layout& layout, ResourceId id, Place place) {
    active_.push_back(id);
    add_view(layout.root, place);
    active_.pop_back();
  }

  void add_view(const LayoutView& view, Place place) {
    if (flat_.views.size() >= k_most_views || place.depth > k_deepest_element) {
      flat_.complete = false;
      return;
    }
    if (view.kind == LayoutView::Kind::Merge) return add_children(view, {place.parent, place.depth + 1, nullptr});
    if (view.kind == LayoutView::Kind::Include && expand_include(view, place)) return;
    FlatView flat{&view, view.id, view.visibility.value_or(Visibility::Visible), place.parent, active_.back()};
    if (place.include && place.include->id.valid()) flat.id = place.include->id;
    if (place.include && place.include->visibility) flat.visibility = *place.include->visibility;
    flat_.views.push_back(flat);
    add_children(view, {static_cast<uint32_t>(flat_.views.size() - 1), place.depth + 1, nullptr});
  }

  void add_children(const LayoutView& view, Place place) {
    for (const LayoutView& child : view.children) add_view(child, place);
  }

  /// False if the include stays as it is.
  bool expand_include(const LayoutView& include, Place place) {
    const Layout* included = layouts_.find(include.layout, config_);
    bool cycle = std::find(active_.begin(), active_.end(), include.layout) != active_.end();
    if (!included || cycle) {
      flat_.complete = false;
      return false;
    }
    // An include whose layout is itself an include: the outer one decides.
    const LayoutView* decides = place.include ? place.include : &include;
    add_layout(*included, include.layout, {place.parent, place.depth + 1, decides});
    return true;
  }

  const LayoutSet& layouts_;
  std::string_view config_;
  std::vector<ResourceId> active_;
  FlatLayout flat_;
};

}  // namespace

void LayoutSet::add(Layout layout, std::span<const XmlResource::Use> uses) {
  uint32_t index = static_cast<uint32_t>(layouts_.size());
  layouts_.push_back(std::move(layout));
  for (const XmlResource::Use& use : uses) variants_.push_back({use.id, use.config, index});
}

void LayoutSet::seal() {
  std::stable_sort(variants_.begin(), variants_.end(), [](const Variant& a, const Variant& b) {
    return std::tuple(a.id, !a.config.empty()) < std::tuple(b.id, !b.config.empty());
  });
}

std::vector<ResourceId> LayoutSet::ids() const {
  std::vector<ResourceId> all;
  for (const Variant& variant : variants_)
    if (all.empty() || all.back() != variant.id) all.push_back(variant.id);
  return all;
}

std::span<const LayoutSet::Variant> LayoutSet::variants(ResourceId id) const {
  auto first =
      std::partition_point(variants_.begin(), variants_.end(), [&](const Variant& one) { return one.id < id; });
  auto last = std::partition_point(first, variants_.end(), [&](const Variant& one) { return one.id == id; });
  return {first, last};
}

const Layout* LayoutSet::find(ResourceId id, std::string_view config) const {
  std::span<const Variant> all = variants(id);
  for (const Variant& variant : all)
    if (variant.config == config) return &layout(variant);
  return all.empty() ? nullptr : &layout(all.front());
}

FlatLayout LayoutSet::flatten(ResourceId id, std::string_view config) const {
  return Flattener(*this, config).flatten(id);
}

LayoutSet load_layouts(const ResourceTable& table, const ReadXml& read, base::Diagnostics& diagnostics) {
  LayoutSet set;
  for (XmlResource& file : load_xml_resources(table, "layout", read, diagnostics))
    set.add(build_layout(std::move(file.document), std::move(file.path), table, diagnostics), file.uses);
  set.seal();
  return set;
}

}  // namespace antecede::apk
