#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace antecede::report {

/// Writes JSON to the end of a string, piece by piece: nothing of it is kept as a tree, so it is as fast as copying.
///
/// Readable and not too long: an object or list stands on lines of its own, or, where the caller says so, on one line.
/// What is empty is `{}` or `[]` in any case.
class JsonText {
 public:
  enum class Layout : uint8_t { Lines, OneLine };

  /// What stands on lines of its own is indented by so much more.
  explicit JsonText(std::string& text, size_t indent = 0) : text_(text), indent_(indent) {}

  /// Objects and lists; `fill` writes their members.
  template <class Fill>
  void object(Layout layout, Fill fill) {
    open('{', layout);
    fill();
    close('}');
  }
  template <class Fill>
  void object(std::string_view name, Layout layout, Fill fill) {
    key(name);
    object(layout, fill);
  }
  template <class Fill>
  void list(std::string_view name, Layout layout, Fill fill) {
    key(name);
    open('[', layout);
    fill();
    close(']');
  }

  /// A member of an object: a text, a number or a truth.
  template <class T>
  void member(std::string_view name, const T& value) {
    key(name);
    put(value);
  }
  /// Null where there is nothing to say.
  void member_or_null(std::string_view name, std::string_view value) {
    key(name);
    if (value.empty()) put(nullptr);
    else put(value);
  }
  void member_or_null(std::string_view name, uint64_t value) {
    key(name);
    if (value == 0) put(nullptr);
    else put(value);
  }
  /// Members that `inside` has made, at the same depth.
  void made_members(std::string_view members) {
    begin_value();
    text_ += members;
  }
  /// For members of an object that is opened elsewhere: their lines are indented by so much. The first has no line.
  static JsonText inside(std::string& text, size_t indent) { return JsonText(text, indent); }

  /// An element of a list.
  template <class T>
  void put(const T& value) {
    begin_value();
    if constexpr (std::is_same_v<T, bool>) text_ += value ? "true" : "false";
    else if constexpr (std::is_null_pointer_v<T>) text_ += "null";
    else if constexpr (std::is_floating_point_v<T>) append_fraction(value);
    else if constexpr (std::is_integral_v<T>) append_number(value);
    else append_text(value);
  }

 private:
  struct Open {
    Layout layout;
    bool is_empty = true;
  };

  void key(std::string_view name);
  /// Before each value: the comma and the line, unless a key was written.
  void begin_value();
  void begin_line(size_t depth);
  void open(char bracket, Layout layout);
  void close(char bracket);
  void append_text(std::string_view value);
  void append_number(uint64_t value);
  void append_fraction(double value);

  std::string& text_;
  const size_t indent_;
  std::vector<Open> open_;
  bool has_key_ = false;
};

}  // namespace antecede::report
