#include "dex/debug_info.h"

#include <fmt/format.h>

#include "dex/debug_stream.h"
#include "dex/proto_shape.h"

namespace antecede::dex {
namespace {

constexpr size_t k_most_steps = 1 << 20;
constexpr uint32_t k_not_live = UINT32_MAX;

/// Steps that are more than enough for a method of this size.
size_t line_steps(const CodeItem& code) {
  return 16 * code.units.size() + 4096;
}

/// Collects lines only, as far as the method reaches. Methods may share one long table that maps every pc to
/// a line.
class LineCollector : public DebugListener {
 public:
  explicit LineCollector(std::vector<LineEntry>& out) : out_(out) {}
  void line(uint32_t pc, uint32_t number) override { out_.push_back({pc, number}); }

 private:
  std::vector<LineEntry>& out_;
};

/// Follows the variables in the registers and writes each down when it ends.
class LocalCollector : public DebugListener {
 public:
  LocalCollector(const CodeItem& code, DebugInfo& out)
      : unit_count_(static_cast<uint32_t>(code.units.size())), out_(out), live_(code.register_count) {
    for (LocalVariable& variable : live_) variable.end = k_not_live;
  }

  void line(uint32_t pc, uint32_t number) override { out_.lines.push_back({pc, number}); }

  bool start(const LocalVariable& variable) override {
    if (variable.reg >= live_.size()) return false;
    end(variable.reg, variable.start);
    live_[variable.reg] = variable;
    live_[variable.reg].end = 0;
    return true;
  }

  bool end(uint32_t reg, uint32_t pc) override {
    if (reg >= live_.size()) return false;
    LocalVariable& variable = live_[reg];
    if (variable.end == k_not_live) return true;
    variable.end = k_not_live;
    out_.locals.push_back(variable);
    out_.locals.back().end = pc;
    return true;
  }

  bool restart(uint32_t reg, uint32_t pc) override {
    if (reg >= live_.size()) return false;
    if (live_[reg].end != k_not_live) return true;
    live_[reg].start = pc;
    live_[reg].end = 0;
    return true;
  }

  void finish() {
    for (uint32_t reg = 0; reg < live_.size(); ++reg) end(reg, unit_count_);
  }

 private:
  uint32_t unit_count_;
  DebugInfo& out_;
  std::vector<LocalVariable> live_;  ///< By register; `end` is k_not_live or 0.
};

void clear(DebugInfo& out) {
  out.first_line = 0;
  out.parameter_names.clear();
  out.lines.clear();
  out.locals.clear();
}

tl::unexpected<base::Error> bad(const DexFile& file, const CodeItem& code, const char* message) {
  return base::bad_input(fmt::format("{}+0x{:x}: debug info: {}", file.name(), code.debug_info_offset, message));
}

/// Puts `this` and the parameters into their registers, the last ones of the method.
bool start_parameters(const DexFile& file, const CodeItem& code, const MethodRef& method, bool is_static,
                      const DebugInfo& info, LocalCollector& collector) {
  Proto proto = file.proto(method.proto);
  if (info.parameter_names.size() != proto.parameters.size()) return false;
  LocalVariable variable;
  variable.reg = code.register_count - code.in_count;
  if (!is_static) {
    variable.type = method.owner;
    variable.is_this = true;
    if (!collector.start(variable)) return false;
    ++variable.reg;
    variable.is_this = false;
  }
  for (uint32_t i = 0; i < proto.parameters.size(); ++i) {
    variable.name = info.parameter_names[i];
    variable.type = proto.parameters[i];
    if (!collector.start(variable)) return false;
    variable.reg += is_wide(file.descriptor(variable.type)[0]) ? 2 : 1;
  }
  return true;
}

}  // namespace

base::Status read_debug_info(const DexFile& file, const CodeItem& code, const MethodRef& method, bool is_static,
                             DebugInfo& out) {
  clear(out);
  if (code.debug_info_offset == 0) return {};
  DebugStream stream(file, code.debug_info_offset);
  if (!stream.read_head(&out.parameter_names)) return bad(file, code, stream.complaint());
  out.first_line = stream.line();
  LocalCollector collector(code, out);
  if (!start_parameters(file, code, method, is_static, out, collector))
    return bad(file, code, "parameters do not fit the method");
  if (!stream.run(collector, k_most_steps, UINT32_MAX)) return bad(file, code, stream.complaint());
  collector.finish();
  return {};
}

base::Status read_lines(const DexFile& file, const CodeItem& code, std::vector<LineEntry>& out) {
  out.clear();
  if (code.debug_info_offset == 0) return {};
  DebugStream stream(file, code.debug_info_offset);
  LineCollector collector(out);
  auto limit = static_cast<uint32_t>(code.units.size());
  if (!stream.read_head(nullptr) || !stream.run(collector, line_steps(code), limit))
    return bad(file, code, stream.complaint());
  return {};
}

}  // namespace antecede::dex
