// Compiled XML as a layout, a menu and a preference screen. The layout stands under two ids and may include
// itself.
// Fails only by crashing, hanging or eating memory: what such a document means nobody knows, but it must do no harm.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "apk/binary_xml.h"
#include "apk/layout_set.h"
#include "apk/menu.h"
#include "apk/preference_screen.h"
#include "targets.h"

int fuzz_layout(const uint8_t* data, size_t size) {
  using namespace antecede;
  auto document = apk::parse_binary_xml({data, size});
  if (!document) return 0;
  base::Diagnostics diagnostics;
  apk::ResourceTable table = apk::ResourceTable::parse({}, diagnostics).value();
  apk::build_menu(*document, table, diagnostics);
  apk::build_preferences(*document, table, diagnostics);

  apk::Layout layout = apk::build_layout(*std::move(document), "res/layout/fuzz.xml", table, diagnostics);
  std::vector<apk::XmlResource::Use> uses = {{apk::ResourceId(0x7f030000), ""},
                                             {apk::ResourceId(0x7f030001), "land"}};
  for (const apk::LayoutView& child : layout.root.children)
    if (child.layout.valid()) uses.push_back({child.layout, ""});
  apk::LayoutSet layouts;
  layouts.add(std::move(layout), uses);
  layouts.seal();
  for (apk::ResourceId id : layouts.ids()) layouts.flatten(id, "land");
  return 0;
}
