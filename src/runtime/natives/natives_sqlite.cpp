// Natives of antecede.Sqlite.
#include <bit>

#include "runtime/classes/stub_writer.h"
#include "runtime/heap/object_builder.h"
#include "runtime/natives/native_table.h"
#include "runtime/world/databases.h"

namespace antecede::runtime {

namespace {

constexpr std::string_view k_objects = "[Ljava/lang/Object;";

std::string bytes_of(Machine& machine, Ref ref) {
  ArrayHeader* array = machine.array(ref);
  return {reinterpret_cast<const char*>(elements_of<int8_t>(array)), static_cast<size_t>(array->length)};
}

/// What an argument of a statement is: strings, arrays of bytes, boxes; of anything else, nothing.
SqlValue argument_of(Machine& machine, Ref ref) {
  if (!ref) return std::monostate();
  Class& type = machine.class_of(ref);
  if (&type == machine.known().string) return Strings(machine.heap(), machine.known()).utf8(ref);
  if (&type == machine.known().byte_array) return Blob{bytes_of(machine, ref)};
  const char tag = unboxed(type.descriptor);
  if (!tag) return std::monostate();
  const Field& field = machine.classes().known_field(&type, "value");
  const Slot value = load_field(machine.object(ref), field.offset, field.storage);
  switch (tag) {
    case 'J': return value.j;
    case 'D': return value.d;
    case 'F': return static_cast<double>(value.f);
    default: return static_cast<int64_t>(value.i);
  }
}

std::string text_at(NativeCall& call, size_t index) {
  return call.ref_at(index) ? ObjectBuilder(call.machine).text(call.ref_at(index)) : std::string();
}

NativeOutcome sqlite_open(NativeCall& call) {
  const std::string image = call.ref_at(1) ? bytes_of(call.machine, call.ref_at(1)) : std::string();
  return call.give(Databases::open(call.machine.state().databases, text_at(call, 0), image));
}

NativeOutcome sqlite_close(NativeCall& call) {
  call.machine.databases().close(call.machine.state().databases, call.int_at(0));
  return call.done();
}

NativeOutcome sqlite_delete(NativeCall& call) {
  return call.give(Databases::remove(call.machine.state().databases, text_at(call, 0)));
}

NativeOutcome sqlite_image(NativeCall& call) {
  ObjectBuilder build(call.machine);
  return build.give(call,
                    build.bytes(call.machine.databases().image(call.machine.state().databases, call.int_at(0))));
}

Ref cell(ObjectBuilder& build, const SqlValue& value) {
  if (const auto* number = std::get_if<int64_t>(&value)) return build.box('J', static_cast<uint64_t>(*number));
  if (const auto* real = std::get_if<double>(&value)) return build.box('D', std::bit_cast<uint64_t>(*real));
  if (const auto* text = std::get_if<std::string>(&value)) return build.string(*text);
  if (const auto* blob = std::get_if<Blob>(&value)) return build.bytes(blob->bytes);
  return k_null;
}

Ref failure(ObjectBuilder& build, const SqlError& error) {
  return build.array(k_objects, {build.box('I', static_cast<uint32_t>(error.code)), build.string(error.message)});
}

Ref rows(ObjectBuilder& build, const SqlResult& result) {
  std::vector<Ref> lines;
  for (const auto& row : result.rows) {
    std::vector<Ref> cells;
    for (const SqlValue& value : row) cells.push_back(cell(build, value));
    lines.push_back(build.array(k_objects, cells));
  }
  return build.array("[[Ljava/lang/Object;", lines);
}

/// Executes the statement and gives what `tell` makes of the result.
template <class Tell>
NativeOutcome execute(NativeCall& call, Tell tell) {
  Machine& machine = call.machine;
  if (!call.ref_at(1)) return machine.throw_new(call.thread, "java/lang/NullPointerException");
  ObjectBuilder build(machine);
  std::vector<SqlValue> arguments;
  if (call.ref_at(2)) {
    ArrayHeader* array = machine.array(call.ref_at(2));
    for (int32_t i = 0; i < array->length; ++i) arguments.push_back(argument_of(machine, elements_of<Ref>(array)[i]));
  }
  // If the result does not fit into the heap the native is called again: what changed must not change twice.
  const Databases::State before = machine.state().databases;
  const auto result = machine.databases().execute(machine.state().databases, call.int_at(0),
                                                  build.text(call.ref_at(1)), arguments, machine.wall_clock_millis());
  const Ref made = result ? tell(build, *result) : failure(build, result.error());
  if (build.is_full()) machine.state().databases = before;
  return build.give(call, made);
}

NativeOutcome sqlite_exec(NativeCall& call) {
  return execute(call, [](ObjectBuilder& build, const SqlResult& result) {
    return build.array(k_objects, {build.longs({result.changes, result.last_row})});
  });
}

NativeOutcome sqlite_query(NativeCall& call) {
  return execute(call, [](ObjectBuilder& build, const SqlResult& result) {
    return build.array(k_objects, {build.strings(result.columns), rows(build, result)});
  });
}

NativeOutcome sqlite_check(NativeCall& call) {
  Machine& machine = call.machine;
  if (!call.ref_at(1)) return machine.throw_new(call.thread, "java/lang/NullPointerException");
  ObjectBuilder build(machine);
  const auto shape = machine.databases().check(machine.state().databases, call.int_at(0), build.text(call.ref_at(1)));
  if (!shape) return build.give(call, failure(build, shape.error()));
  return build.give(call,
                    build.array(k_objects, {build.ints({shape->parameters, shape->columns, shape->only_reads})}));
}

}  // namespace

std::span<const NativeEntry> sqlite_natives() {
  static constexpr std::string_view k_owner = "antecede/Sqlite";
  static constexpr std::string_view k_statement = "(ILjava/lang/String;[Ljava/lang/Object;)[Ljava/lang/Object;";
  static constexpr NativeEntry k_entries[] = {
      {k_owner, "open", "(Ljava/lang/String;[B)I", sqlite_open},
      {k_owner, "close", "(I)V", sqlite_close},
      {k_owner, "delete", "(Ljava/lang/String;)Z", sqlite_delete},
      {k_owner, "image", "(I)[B", sqlite_image},
      {k_owner, "exec", k_statement, sqlite_exec},
      {k_owner, "query", k_statement, sqlite_query},
      {k_owner, "check", "(ILjava/lang/String;)[Ljava/lang/Object;", sqlite_check},
  };
  return k_entries;
}

}  // namespace antecede::runtime
