#pragma once

#include "base/error.h"
#include "model/api_tables.h"

namespace antecede::model {

/// Checks the tables of a facts file after their sizes are known; `ApiTables::open` is its only user.
class ApiVerifier {
 public:
  explicit ApiVerifier(const ApiTables& tables) : tables_(tables) {}
  base::Status verify() const;

 private:
  base::Status verify_starts(ApiTables::Section section, uint32_t end, uint32_t least, const char* what) const;
  base::Status verify_strings() const;
  base::Status verify_types() const;
  base::Status verify_protos() const;
  base::Status verify_classes() const;
  base::Status verify_class(uint32_t index) const;
  base::Status verify_methods(uint32_t first, uint32_t end) const;
  base::Status verify_fields(uint32_t first, uint32_t end) const;
  bool is_constant(const ApiTables::FieldRow& field) const;

  const ApiTables& tables_;
};

}  // namespace antecede::model
