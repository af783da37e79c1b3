#include "trace/binary/operation_columns.h"

namespace antecede::trace {

OperationColumns::OperationColumns(size_t most)
    : kinds_(most, '\0'),
      flags_(most, '\0'),
      threads_(most * NumberColumn::k_longest_short),
      runs_(most * NumberColumn::k_longest_short),
      location_(most),
      subject_(most),
      object_(most),
      stack_(most),
      value_(most * NumberColumn::k_longest) {}

void OperationColumns::end_run(ThreadId next) {
  if (run_ > 0) {
    threads_.add(thread_.value());
    runs_.add(run_);
  }
  thread_ = next;
  run_ = 0;
}

std::array<std::string_view, 9> OperationColumns::fields() const {
  return {std::string_view(kinds_).substr(0, count_),
          std::string_view(flags_).substr(0, count_),
          threads_.bytes(),
          runs_.bytes(),
          location_.bytes(),
          subject_.bytes(),
          object_.bytes(),
          stack_.bytes(),
          value_.bytes()};
}

void OperationColumns::take(uint32_t number, std::string& out) {
  end_run(ThreadId());
  MessageWriter message(out);
  size_t size = 0;
  for (const std::string_view field : fields()) size += MessageWriter::size_of_field(field.size());
  message.begin_message(number, size);
  uint32_t next = 1;
  for (const std::string_view field : fields()) message.field(next++, field);
  count_ = 0;
  for (NumberColumn* column : {&threads_, &runs_, &value_}) column->clear();
  for (IdColumn* column : {&location_, &subject_, &object_, &stack_}) column->clear();
}

}  // namespace antecede::trace
