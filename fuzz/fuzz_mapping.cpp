// Mapping files: reads the input, then asks about names that mappings are full of, and about those it
// contains. Fails only by crashing, hanging or eating memory: any text is some mapping, and any answer may be right.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "apk/mapping.h"
#include "targets.h"

int fuzz_mapping(const uint8_t* data, size_t size) {
  using namespace antecede;
  base::Diagnostics diagnostics;
  auto mapping = apk::Mapping::parse({data, size}, diagnostics);
  if (!mapping) return 0;
  for (std::string_view class_name : {"a", "a.a", "b", "a.c"}) {
    mapping->is_synthesized(mapping->obfuscated_class(mapping->original_class(class_name)));
    for (std::string_view method : {"a", "b", "run", "<init>"}) {
      mapping->method(class_name, method, "(ILa;[La/a;)V");
      mapping->field(class_name, method, "La/a;");
      std::vector<apk::ObfuscatedFrame> stack;
      for (uint32_t line : {0u, 1u, 4u, 70000u}) stack.push_back({class_name, method, line, "()V"});
      mapping->retrace_stack(stack, "java.lang.NullPointerException");
    }
  }
  return 0;
}
