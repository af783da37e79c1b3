#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "model/framework_calls.h"

namespace antecede::model {

/// A concurrency construct an app uses, and how often: calls, classes, methods or fields.
struct ConstructUse {
  std::string name;
  uint64_t count = 0;
};

/// The list `framework/constructs`: what people call the concurrency in an app, and how to see that it is there.
class Constructs {
 public:
  static Constructs built_in(const ApiFacts& facts);
  /// A line that does not parse, a name listed twice, a class or method the facts do not know: an error that names
  /// the line.
  static base::Result<Constructs> parse(std::string_view text, std::string_view file_name, const ApiFacts& facts);

  /// Those the chosen classes use, in the order of the list.
  std::vector<ConstructUse> find(const ir::Program& program, FrameworkCalls& calls,
                                 const std::function<bool(ir::ClassId)>& belongs) const;

 private:
  struct Construct {
    std::string name;
    std::vector<std::pair<std::string, std::string>> calls;  ///< Class (dotted) and method; `*` is every method.
    std::vector<std::string> ancestors;                      ///< Descriptors.
    bool monitors = false, volatile_fields = false, native_methods = false;
  };

  static base::Result<Construct> parse_line(std::string_view line, const ApiFacts& facts);
  static base::Status parse_clause(std::string_view clause, const ApiFacts& facts, Construct& construct);
  static base::Status parse_word(std::string_view kind, std::string_view word, const ApiFacts& facts,
                                 Construct& construct);

  std::vector<Construct> constructs_;
};

}  // namespace antecede::model
