#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apk/resource_id.h"
#include "apk/resource_table.h"
#include "apk/xml.h"
#include "base/diagnostics.h"

namespace antecede::apk {

enum class Visibility : uint8_t { Visible = 0, Invisible = 1, Gone = 2 };

/// One element of a layout file, as the inflater understands it.
///
/// The fields are what later stages ask for all the time; `attributes` still has everything. Texts that are
/// references have been looked up in the default configuration.
struct LayoutView {
  enum class Kind : uint8_t {
    View,          ///< Also `<view class="…">`, `ViewStub` and `FragmentContainerView`.
    Include,       ///< `<include layout="@layout/…">`
    Merge,         ///< `<merge>`: its children go where it stands.
    Fragment,      ///< `<fragment android:name="…">`
    RequestFocus,  ///< `<requestFocus>`
    Tag,           ///< `<tag android:id="…" android:value="…">` of the view around it
  };

  Kind kind = Kind::View;
  std::string tag;         ///< As written: `TextView`, `com.x.MyView`, `view`.
  std::string class_name;  ///< What is instantiated: `android.widget.TextView`. Empty for everything but views.
  ResourceId id;
  std::string id_name;         ///< `id/button`, where the table knows it.
  std::string on_click;        ///< Name of the method behind `android:onClick`.
  std::string tag_text;        ///< `android:tag`
  std::optional<Value> text;   ///< `android:text`
  std::string fragment_class;  ///< Of `<fragment>` and `FragmentContainerView`.
  ResourceId layout;           ///< What an include includes or a `ViewStub` inflates.
  ResourceId inflated_id;      ///< Of a `ViewStub`.
  ResourceId entries;          ///< `android:entries`: the array that fills a list or spinner.
  std::optional<Visibility> visibility;
  std::optional<bool> enabled, clickable, long_clickable, focusable;
  uint32_t line = 0;
  /// Texts of attributes that may name a class in full: of a fragment, a layout manager, a behaviour. Code that is given the
  /// attributes may load it.
  std::vector<std::string> class_names;
  std::vector<XmlAttribute> attributes;
  std::vector<LayoutView> children;

  const XmlAttribute* find(uint32_t attribute_id, std::string_view android_name) const;
};

/// One layout file.
struct Layout {
  std::string path;
  LayoutView root;
};

/// The class behind a tag: a name with a dot is taken as it is, a short one is looked up where Android's
/// inflater would find it. Replacements made by support libraries (`AppCompatTextView`) are not made here.
std::string inflated_class_name(std::string_view tag);

/// The layout a document describes. A data binding wrapper (`<layout><data/>…</layout>`) is seen through.
/// Elements nested too deeply are dropped and counted.
Layout build_layout(XmlDocument document, std::string path, const ResourceTable& table,
                    base::Diagnostics& diagnostics);

}  // namespace antecede::apk
