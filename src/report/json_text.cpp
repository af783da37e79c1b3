#include "report/json_text.h"

#include <charconv>
#include <utility>

#include <nlohmann/json.hpp>

namespace antecede::report {

namespace {

constexpr size_t k_step = 2;

/// Whether it stands in JSON as it is. What does not is left to the library: escapes, and bytes that are no UTF-8.
bool is_plain(std::string_view text) {
  bool plain = true;
  for (const char c : text) plain &= c >= 0x20 && c < 0x7f && c != '"' && c != '\\';
  return plain;
}

}  // namespace

void JsonText::begin_line(size_t depth) {
  text_ += '\n';
  text_.append(indent_ + k_step * depth, ' ');
}

void JsonText::begin_value() {
  if (std::exchange(has_key_, false) || open_.empty()) return;
  Open& around = open_.back();
  if (!std::exchange(around.is_empty, false)) text_ += ',';
  if (around.layout == Layout::OneLine) text_ += ' ';
  else begin_line(open_.size());
}

void JsonText::key(std::string_view name) {
  begin_value();
  append_text(name);
  text_ += ": ";
  has_key_ = true;
}

void JsonText::open(char bracket, Layout layout) {
  begin_value();
  text_ += bracket;
  open_.push_back({layout});
}

void JsonText::close(char bracket) {
  const Open closed = open_.back();
  open_.pop_back();
  if (!closed.is_empty && closed.layout == Layout::OneLine) text_ += ' ';
  else if (!closed.is_empty) begin_line(open_.size());
  text_ += bracket;
}

void JsonText::append_text(std::string_view value) {
  if (is_plain(value)) {
    text_ += '"';
    text_ += value;
    text_ += '"';
    return;
  }
  text_ += nlohmann::json(value).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void JsonText::append_number(uint64_t value) {
  char digits[24];
  text_.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
}

void JsonText::append_fraction(double value) {
  text_ += nlohmann::json(value).dump();
}

}  // namespace antecede::report
