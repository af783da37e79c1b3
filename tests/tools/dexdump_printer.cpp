#include "dexdump_printer.h"

#include <bit>
#include <cstdio>
#include <iterator>

#include <fmt/format.h>

#include "dex/disassembly.h"

namespace antecede::tools {
namespace {

using dex::EncodedValue;

constexpr uint32_t k_static = 0x0008;

template <class... Arguments>
void append(std::string& out, fmt::format_string<Arguments...> format, Arguments&&... arguments) {
  fmt::format_to(std::back_inserter(out), format, std::forward<Arguments>(arguments)...);
}

std::string general(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%g", value);
  return text;
}

constexpr const char* k_class_flags[18] = {
    "PUBLIC",    "PRIVATE",  "PROTECTED", "STATIC",    "FINAL",      "?",    "?", "?",        "?",
    "INTERFACE", "ABSTRACT", "?",         "SYNTHETIC", "ANNOTATION", "ENUM", "?", "VERIFIED", "OPTIMIZED"};
constexpr const char* k_method_flags[18] = {
    "PUBLIC",    "PRIVATE", "PROTECTED", "STATIC",  "FINAL",       "SYNCHRONIZED",
    "BRIDGE",    "VARARGS", "NATIVE",    "?",       "ABSTRACT",    "STRICT",
    "SYNTHETIC", "?",       "?",         "MIRANDA", "CONSTRUCTOR", "DECLARED_SYNCHRONIZED"};
constexpr const char* k_field_flags[18] = {"PUBLIC",    "PRIVATE",   "PROTECTED", "STATIC", "FINAL", "?",
                                           "VOLATILE",  "TRANSIENT", "?",         "?",      "?",     "?",
                                           "SYNTHETIC", "?",         "ENUM",      "?",      "?",     "?"};

std::string flag_words(uint32_t flags, const char* const (&names)[18]) {
  std::string words;
  for (uint32_t bit = 0; bit < 18; ++bit) {
    if (!(flags >> bit & 1)) continue;
    if (!words.empty()) words += ' ';
    words += names[bit];
  }
  return words;
}

/// `La/b/C;` as `a.b.C`; only classes occur.
std::string dotted(std::string_view descriptor) {
  std::string name(descriptor.substr(1, descriptor.size() - 2));
  for (char& c : name)
    if (c == '/') c = '.';
  return name;
}

const char* handle_kind(dex::MethodHandle::Kind kind) {
  constexpr const char* k_names[] = {"put-static",         "get-static",    "put-instance",
                                     "get-instance",       "invoke-static", "invoke-instance",
                                     "invoke-constructor", "invoke-direct", "invoke-interface"};
  return k_names[size_t(kind)];
}

}  // namespace

std::string_view DexdumpPrinter::text(dex::StringIndex index) const {
  return index.valid() ? file_.string(index) : std::string_view("(null)");
}

base::Status DexdumpPrinter::print_class(uint32_t position, std::string& out) {
  dex::ClassDef class_def = file_.class_def(position);
  ANTECEDE_CHECK(dex::read_class_data(file_, class_def, data_));
  print_class_head(position, class_def, out);
  ANTECEDE_CHECK(print_static_fields(class_def, out));
  out += "  Instance fields   -\n";
  for (uint32_t i = 0; i < data_.instance_fields.size(); ++i) print_field(i, data_.instance_fields[i], out);
  out += "  Direct methods    -\n";
  ANTECEDE_CHECK(print_methods(data_.direct_methods, out));
  out += "  Virtual methods   -\n";
  ANTECEDE_CHECK(print_methods(data_.virtual_methods, out));
  bool has_file = class_def.source_file.valid();
  append(out, "  source_file_idx   : {} ({})\n\n", int32_t(class_def.source_file.value()),
         has_file ? file_.string(class_def.source_file) : "unknown");
  return {};
}

void DexdumpPrinter::print_class_head(uint32_t position, const dex::ClassDef& class_def,
                                      std::string& out) const {
  append(out, "Class #{}            -\n", position);
  append(out, "  Class descriptor  : '{}'\n", file_.descriptor(class_def.type));
  append(out, "  Access flags      : 0x{:04x} ({})\n", class_def.access_flags,
         flag_words(class_def.access_flags, k_class_flags));
  if (class_def.superclass.valid())
    append(out, "  Superclass        : '{}'\n", file_.descriptor(class_def.superclass));
  out += "  Interfaces        -\n";
  for (uint32_t i = 0; i < class_def.interfaces.size(); ++i)
    append(out, "    #{}              : '{}'\n", i, file_.descriptor(class_def.interfaces[i]));
}

base::Status DexdumpPrinter::print_static_fields(const dex::ClassDef& class_def, std::string& out) const {
  std::vector<EncodedValue> values;
  if (class_def.static_values_offset) {
    ANTECEDE_TRY(values, dex::read_encoded_array(file_, class_def.static_values_offset));
  }
  out += "  Static fields     -\n";
  for (uint32_t i = 0; i < data_.static_fields.size(); ++i) {
    print_field(i, data_.static_fields[i], out);
    if (i >= values.size()) continue;
    out += "      value         : ";
    print_value(values[i], out);
    out += '\n';
  }
  return {};
}

void DexdumpPrinter::print_field(uint32_t position, const dex::EncodedField& field, std::string& out) const {
  dex::FieldRef reference = file_.field(field.field);
  append(out, "    #{}              : (in {})\n", position, file_.descriptor(reference.owner));
  append(out, "      name          : '{}'\n", file_.string(reference.name));
  append(out, "      type          : '{}'\n", file_.descriptor(reference.type));
  append(out, "      access        : 0x{:04x} ({})\n", field.access_flags,
         flag_words(field.access_flags, k_field_flags));
}

base::Status DexdumpPrinter::print_methods(const std::vector<dex::EncodedMethod>& methods, std::string& out) {
  for (uint32_t i = 0; i < methods.size(); ++i) {
    dex::MethodRef reference = file_.method(methods[i].method);
    append(out, "    #{}              : (in {})\n", i, file_.descriptor(reference.owner));
    append(out, "      name          : '{}'\n      type          : '", file_.string(reference.name));
    dex::append_signature(file_, reference.proto, out);
    append(out, "'\n      access        : 0x{:04x} ({})\n", methods[i].access_flags,
           flag_words(methods[i].access_flags, k_method_flags));
    if (methods[i].code_offset) {
      out += "      code          -\n";
      ANTECEDE_CHECK(print_code(methods[i], out));
    } else {
      out += "      code          : (none)\n";
    }
    out += '\n';
  }
  return {};
}

base::Status DexdumpPrinter::print_code(const dex::EncodedMethod& method, std::string& out) {
  ANTECEDE_TRY(dex::CodeItem code, dex::read_code_item(file_, method.code_offset));
  ANTECEDE_CHECK(dex::decode_code(file_, code, decoded_));
  append(out, "      registers     : {}\n", code.register_count);
  append(out, "      ins           : {}\n", code.in_count);
  append(out, "      outs          : {}\n", code.out_count);
  append(out, "      insns size    : {} 16-bit code units\n", code.units.size());
  print_instructions(code, file_.method(method.method), out);
  print_catches(out);
  return print_debug_info(code, method, out);
}

void DexdumpPrinter::print_instructions(const dex::CodeItem& code, const dex::MethodRef& method,
                                        std::string& out) const {
  append(out, "{:06x}:{:40}|[{:06x}] {}.{}:", code.offset, "", code.offset,
         dotted(file_.descriptor(method.owner)), file_.string(method.name));
  dex::append_signature(file_, method.proto, out);
  out += '\n';
  std::string line;
  for (uint32_t pc = 0; pc < code.units.size();) {
    line.clear();
    uint32_t length = dex::append_disassembly(file_, code.units, pc, line);
    if (length == 0) return;
    append(out, "{:06x}:", code.offset + 16 + 2 * pc);
    for (uint32_t i = 0; i < 8; ++i) {
      if (i >= length)
        out += "     ";
      else if (i == 7)
        out += " ... ";
      else
        append(out, " {:02x}{:02x}", code.units[pc + i] & 0xff, code.units[pc + i] >> 8);
    }
    out += '|';
    out += line;
    out += '\n';
    pc += length;
  }
}

void DexdumpPrinter::print_catches(std::string& out) const {
  if (decoded_.tries.empty()) {
    out += "      catches       : (none)\n";
    return;
  }
  append(out, "      catches       : {}\n", decoded_.tries.size());
  for (const dex::TryRange& range : decoded_.tries) {
    append(out, "        0x{:04x} - 0x{:04x}\n", range.start, range.end);
    for (uint32_t i = 0; i < range.handler_count; ++i) {
      const dex::CatchHandler& handler = decoded_.handlers[range.first_handler + i];
      append(out, "          {} -> 0x{:04x}\n",
             handler.type.valid() ? file_.descriptor(handler.type) : "<any>", handler.target);
    }
  }
}

base::Status DexdumpPrinter::print_debug_info(const dex::CodeItem& code, const dex::EncodedMethod& method,
                                              std::string& out) {
  ANTECEDE_CHECK(
      dex::read_debug_info(file_, code, file_.method(method.method), method.access_flags & k_static, debug_));
  out += "      positions     : \n";
  for (const dex::LineEntry& entry : debug_.lines)
    append(out, "        0x{:04x} line={}\n", entry.pc, int32_t(entry.line));
  out += "      locals        : \n";
  for (const dex::LocalVariable& local : debug_.locals) {
    append(out, "        0x{:04x} - 0x{:04x} reg={} {} {} {}\n", local.start, local.end, local.reg,
           local.is_this ? "this" : text(local.name),
           local.type.valid() ? file_.descriptor(local.type) : "(null)",
           local.signature.valid() ? file_.string(local.signature) : "");
  }
  return {};
}

void DexdumpPrinter::print_value(const EncodedValue& value, std::string& out) const {
  switch (value.type) {
    case EncodedValue::Type::Byte:
    case EncodedValue::Type::Short:
    case EncodedValue::Type::Int:
    case EncodedValue::Type::Long:
      return append(out, "{}", static_cast<int64_t>(value.bits));
    case EncodedValue::Type::Char:
      return append(out, "{}", value.bits);
    case EncodedValue::Type::Float:
      return append(out, "{}", general(std::bit_cast<float>(static_cast<uint32_t>(value.bits))));
    case EncodedValue::Type::Double:
      return append(out, "{}", general(std::bit_cast<double>(value.bits)));
    case EncodedValue::Type::String:
      return dex::append_quoted(file_.string(dex::StringIndex(value.bits)), out);
    case EncodedValue::Type::Type:
      return append(out, "{}", file_.descriptor(dex::TypeIndex(value.bits)));
    case EncodedValue::Type::Field:
    case EncodedValue::Type::Enum:
      return append(out, "{}", file_.string(file_.field(dex::FieldIndex(value.bits)).name));
    case EncodedValue::Type::Method:
      return append(out, "{}", file_.string(file_.method(dex::MethodIndex(value.bits)).name));
    case EncodedValue::Type::Null:
      return append(out, "null");
    case EncodedValue::Type::Boolean:
      return append(out, "{}", value.bits ? "true" : "false");
    case EncodedValue::Type::Annotation:
      return print_annotation(*value.annotation, out);
    case EncodedValue::Type::MethodType:
    case EncodedValue::Type::MethodHandle:
      return append(out, "????");
    case EncodedValue::Type::Array:
      break;
  }
  out += '{';
  for (const EncodedValue& element : value.elements) {
    out += ' ';
    print_value(element, out);
  }
  out += " }";
}

void DexdumpPrinter::print_annotation(const dex::EncodedAnnotation& annotation, std::string& out) const {
  out += file_.descriptor(annotation.type);
  for (const auto& [name, value] : annotation.elements) {
    append(out, " {}=", file_.string(name));
    print_value(value, out);
  }
}

void DexdumpPrinter::print_method_handle(uint32_t index, std::string& out) const {
  dex::MethodHandle handle = file_.method_handle(dex::MethodHandleIndex(index));
  append(out, "Method handle #{}:\n  type        : {}\n", index, handle_kind(handle.kind));
  std::string type;
  dex::TypeIndex owner;
  dex::StringIndex name;
  if (handle.method.valid()) {
    dex::MethodRef method = file_.method(handle.method);
    owner = method.owner;
    name = method.name;
    dex::append_signature(file_, method.proto, type);
  } else {
    dex::FieldRef field = file_.field(handle.field);
    owner = field.owner;
    name = field.name;
    type = file_.descriptor(field.type);
  }
  using Kind = dex::MethodHandle::Kind;
  bool is_static =
      handle.kind == Kind::StaticPut || handle.kind == Kind::StaticGet || handle.kind == Kind::InvokeStatic;
  // dexdump puts the receiver in place of the first letter, even where a field's type has no parenthesis.
  if (!is_static) type = fmt::format("({}{}", file_.descriptor(owner), type.substr(1));
  append(out, "  target      : {} {}\n  target_type : {}\n", file_.descriptor(owner), file_.string(name),
         type);
}

base::Status DexdumpPrinter::print_call_site(uint32_t index, std::string& out) const {
  dex::CallSiteIndex site(index);
  append(out, "Call site #{}: // offset {}\n", index, file_.call_site_offset(site));
  ANTECEDE_TRY(auto values, dex::read_encoded_array(file_, file_.call_site_offset(site)));
  ANTECEDE_CHECK(dex::read_call_site(file_, site));
  for (size_t i = 0; i < values.size(); ++i) {
    const EncodedValue& value = values[i];
    append(out, "  link_argument[{}] : ", i);
    switch (value.type) {
      case EncodedValue::Type::MethodHandle:
        append(out, "{} (MethodHandle)\n", value.bits);
        break;
      case EncodedValue::Type::MethodType:
        dex::append_signature(file_, dex::ProtoIndex(value.bits), out);
        out += " (MethodType)\n";
        break;
      case EncodedValue::Type::String:
        append(out, "{} (String)\n", file_.string(dex::StringIndex(value.bits)));
        break;
      default:
        constexpr const char* k_names[32] = {"byte", "", "short", "char", "int", "", "long"};
        print_value(value, out);
        append(out, " ({})\n",
               value.type == EncodedValue::Type::Float     ? "float"
               : value.type == EncodedValue::Type::Double  ? "double"
               : value.type == EncodedValue::Type::Type    ? "Class"
               : value.type == EncodedValue::Type::Null    ? "Null"
               : value.type == EncodedValue::Type::Boolean ? "boolean"
                                                           : k_names[size_t(value.type)]);
    }
  }
  return {};
}

}  // namespace antecede::tools
