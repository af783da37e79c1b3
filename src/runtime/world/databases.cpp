#include "runtime/world/databases.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include <sqlite3.h>

#include "base/guard.h"

namespace antecede::runtime {

namespace {

/// The time that SQL's functions tell, in milliseconds since 1970. SQLite asks for it through its file system, which
/// has no place for a pointer of ours that is not global.
thread_local int64_t t_milliseconds = 0;

int current_time(sqlite3_vfs*, sqlite3_int64* result) {
  constexpr int64_t k_julian_epoch = 210866760000000;  // 1970 as a Julian day, in milliseconds.
  *result = k_julian_epoch + t_milliseconds;
  return SQLITE_OK;
}

int current_day(sqlite3_vfs*, double* result) {
  sqlite3_int64 time = 0;
  current_time(nullptr, &time);
  *result = static_cast<double>(time) / 86400000.0;
  return SQLITE_OK;
}

int same_noise(sqlite3_vfs*, int size, char* bytes) {
  std::memset(bytes, 42, static_cast<size_t>(size));
  return size;
}

/// SQLite's own file system with our time and no chance.
const char* file_system() {
  static sqlite3_vfs k_system = [] {
    sqlite3_vfs system = *sqlite3_vfs_find(nullptr);
    system.zName = "antecede";
    system.pNext = nullptr;
    system.xCurrentTime = current_day;
    system.xCurrentTimeInt64 = current_time;
    system.xRandomness = same_noise;
    return system;
  }();
  static const int k_registered = sqlite3_vfs_register(&k_system, 0);
  return k_registered == SQLITE_OK ? "antecede" : nullptr;
}

/// No file is ever touched: databases are in memory, and stay there.
int authorize(void*, int action, const char* first, const char*, const char*, const char*) {
  if (action != SQLITE_ATTACH) return SQLITE_OK;
  const std::string_view name = first ? first : "";
  return name.empty() || name == ":memory:" ? SQLITE_OK : SQLITE_DENY;
}

/// A small generator, so that `random()` is the same in every run.
void pseudo_random(sqlite3_context* context, int, sqlite3_value**) {
  auto* seed = static_cast<uint64_t*>(sqlite3_user_data(context));
  *seed = *seed * 6364136223846793005u + 1442695040888963407u;
  sqlite3_result_int64(context, static_cast<sqlite3_int64>(*seed ^ (*seed >> 29)));
}

void pseudo_blob(sqlite3_context* context, int, sqlite3_value** arguments) {
  auto* seed = static_cast<uint64_t*>(sqlite3_user_data(context));
  constexpr int k_most = 1 << 20;
  std::string bytes(static_cast<size_t>(std::clamp(sqlite3_value_int(arguments[0]), 1, k_most)), '\0');
  for (char& byte : bytes) {
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    byte = static_cast<char>(*seed >> 56);
  }
  sqlite3_result_blob(context, bytes.data(), static_cast<int>(bytes.size()), SQLITE_TRANSIENT);
}

/// Android's collations: letters first without regard to case, then with it.
int compare_texts(void*, int left_size, const void* left, int right_size, const void* right) {
  const std::string_view one(static_cast<const char*>(left), static_cast<size_t>(left_size));
  const std::string_view other(static_cast<const char*>(right), static_cast<size_t>(right_size));
  const size_t common = std::min(one.size(), other.size());
  const int folded = sqlite3_strnicmp(one.data(), other.data(), static_cast<int>(common));
  if (folded != 0) return folded;
  if (one.size() != other.size()) return one.size() < other.size() ? -1 : 1;
  return one.compare(other);
}

/// Bytes that a value takes.
uint64_t size_of_value(const SqlValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return sizeof(SqlValue) + text->size();
  if (const auto* blob = std::get_if<Blob>(&value)) return sizeof(SqlValue) + blob->bytes.size();
  return sizeof(SqlValue);
}

SqlValue value_of(sqlite3_stmt* statement, int column) {
  const auto size = static_cast<size_t>(sqlite3_column_bytes(statement, column));
  switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER: return static_cast<int64_t>(sqlite3_column_int64(statement, column));
    case SQLITE_FLOAT: return sqlite3_column_double(statement, column);
    case SQLITE_TEXT: return std::string(reinterpret_cast<const char*>(sqlite3_column_text(statement, column)), size);
    case SQLITE_BLOB: {
      const void* bytes = sqlite3_column_blob(statement, column);
      return Blob{bytes ? std::string(static_cast<const char*>(bytes), size) : std::string()};
    }
    default: return std::monostate();
  }
}

void bind(sqlite3_stmt* statement, int index, const SqlValue& value) {
  if (const auto* number = std::get_if<int64_t>(&value))
    sqlite3_bind_int64(statement, index, *number);
  else if (const auto* real = std::get_if<double>(&value))
    sqlite3_bind_double(statement, index, *real);
  else if (const auto* text = std::get_if<std::string>(&value))
    sqlite3_bind_text(statement, index, text->data(), static_cast<int>(text->size()), SQLITE_TRANSIENT);
  else if (const auto* blob = std::get_if<Blob>(&value))
    sqlite3_bind_blob(statement, index, blob->bytes.data(), static_cast<int>(blob->bytes.size()), SQLITE_TRANSIENT);
  else
    sqlite3_bind_null(statement, index);
}

}  // namespace

/// SQLite's side of one database, and up to which statement it has come.
struct Databases::Connection {
  sqlite3* handle = nullptr;
  Head applied;
  uint64_t random = 1;
  bool was_write = false;  ///< Whether the last statement may have changed something.

  Connection() { open(); }
  ~Connection() { sqlite3_close_v2(handle); }

  void open() {
    sqlite3_close_v2(handle);
    handle = nullptr;
    applied = nullptr;
    random = 1;
    if (sqlite3_open_v2(":memory:", &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, file_system()) != SQLITE_OK)
      return;
    sqlite3_set_authorizer(handle, authorize, nullptr);
    sqlite3_create_function_v2(handle, "random", 0, SQLITE_UTF8, &random, pseudo_random, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "randomblob", 1, SQLITE_UTF8, &random, pseudo_blob, nullptr, nullptr, nullptr);
    for (const char* name : {"LOCALIZED", "UNICODE"})
      sqlite3_create_collation_v2(handle, name, SQLITE_UTF8, nullptr, compare_texts, nullptr);
    constexpr int k_most_bytes = 64 << 20, k_most_steps = 100000;
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, k_most_bytes);
    budget_ = 0;
    sqlite3_progress_handler(
        handle, k_most_steps,
        [](void* self) {
          constexpr int k_most_rounds = 200;
          if (base::stop_asked()) return 1;
          return ++static_cast<Connection*>(self)->budget_ > k_most_rounds ? 1 : 0;
        },
        this);
  }

  bool is_in_transaction() const { return !sqlite3_get_autocommit(handle); }

  SqlError error() const { return {sqlite3_extended_errcode(handle), sqlite3_errmsg(handle)}; }

  base::Result<SqlShape, SqlError> check(const std::string& sql) const {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(handle, sql.data(), static_cast<int>(sql.size()), &statement, nullptr) != SQLITE_OK)
      return tl::unexpected(error());
    SqlShape shape;
    if (statement)
      shape = {sqlite3_bind_parameter_count(statement), sqlite3_column_count(statement),
               sqlite3_stmt_readonly(statement) != 0};
    sqlite3_finalize(statement);
    return shape;
  }

  std::string image() const {
    sqlite3_int64 size = 0;
    unsigned char* bytes = sqlite3_serialize(handle, "main", &size, 0);
    if (!bytes) return {};
    std::string contents(reinterpret_cast<const char*>(bytes), static_cast<size_t>(size));
    sqlite3_free(bytes);
    return contents;
  }

  void load(const std::string& image) {
    const auto size = static_cast<sqlite3_int64>(image.size());
    auto* bytes = static_cast<unsigned char*>(sqlite3_malloc64(image.size()));
    if (!bytes) return;
    std::memcpy(bytes, image.data(), image.size());
    // SQLite attaches the contents by a statement of its own, which `authorize` would refuse.
    sqlite3_set_authorizer(handle, nullptr, nullptr);
    sqlite3_deserialize(handle, "main", bytes, size, size,
                        SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);
    sqlite3_set_authorizer(handle, authorize, nullptr);
  }

  base::Result<SqlResult, SqlError> execute(const std::string& sql, const std::vector<SqlValue>& arguments,
                                            int64_t milliseconds, bool may_write = true) {
    t_milliseconds = milliseconds;
    budget_ = 0;
    was_write = false;
    sqlite3_stmt* statement = nullptr;
    const auto failed = [&]() -> base::Result<SqlResult, SqlError> {
      SqlError why = error();
      sqlite3_finalize(statement);
      return tl::unexpected(std::move(why));
    };
    if (sqlite3_prepare_v2(handle, sql.data(), static_cast<int>(sql.size()), &statement, nullptr) != SQLITE_OK)
      return failed();
    SqlResult result;
    if (!statement) return result;  // A comment.
    if (static_cast<int>(arguments.size()) > sqlite3_bind_parameter_count(statement)) {
      sqlite3_finalize(statement);
      return tl::unexpected(SqlError{SQLITE_RANGE, "column index out of range"});
    }
    for (size_t i = 0; i < arguments.size(); ++i) bind(statement, static_cast<int>(i) + 1, arguments[i]);
    was_write = !sqlite3_stmt_readonly(statement) || sqlite3_column_count(statement) == 0;
    if (was_write && !may_write) {
      was_write = false;
      sqlite3_finalize(statement);
      return tl::unexpected(SqlError{SQLITE_BUSY, "database is locked"});
    }
    for (int i = 0; i < sqlite3_column_count(statement); ++i)
      result.columns.emplace_back(sqlite3_column_name(statement, i));
    constexpr size_t k_most_rows = 1000000;
    uint64_t bytes = 0;
    int status = sqlite3_step(statement);
    for (; status == SQLITE_ROW && result.rows.size() < k_most_rows; status = sqlite3_step(statement)) {
      std::vector<SqlValue>& row = result.rows.emplace_back();
      for (int i = 0; i < sqlite3_column_count(statement); ++i) {
        row.push_back(value_of(statement, i));
        bytes += size_of_value(row.back());
      }
      if (bytes <= k_most_result_bytes) continue;
      sqlite3_finalize(statement);
      return tl::unexpected(SqlError{SQLITE_NOMEM, "out of memory"});
    }
    if (status != SQLITE_DONE && status != SQLITE_ROW) return failed();
    sqlite3_finalize(statement);
    result.changes = sqlite3_changes(handle);
    result.last_row = sqlite3_last_insert_rowid(handle);
    return result;
  }

  /// Executes what lies between where it is and the head; from the beginning, if the head is not ahead of it.
  void follow(const Head& head) {
    if (applied == head) return;
    std::vector<const Statement*> missing;
    const Statement* one = head.get();
    const uint64_t reached = applied ? applied->number : 0;
    while (one && one->number > reached) {
      missing.push_back(one);
      one = one->before.get();
    }
    if (one != applied.get()) {
      open();
      for (; one; one = one->before.get()) missing.push_back(one);
    }
    for (size_t i = missing.size(); i-- > 0 && !base::stop_asked();) {
      const Statement& next = *missing[i];
      if (next.image.empty())
        static_cast<void>(execute(next.sql, next.arguments, next.milliseconds));
      else
        load(next.image);
    }
    applied = head;
  }

 private:
  int budget_ = 0;
};

Databases::Databases() = default;
Databases::~Databases() = default;

void Databases::set_most_bytes(uint64_t bytes) {
  most_bytes_ = std::min(bytes, k_most_kept_bytes);
  sqlite3_hard_heap_limit64(static_cast<sqlite3_int64>(most_bytes_));
}

int32_t Databases::open(State& state, std::string_view name, std::string_view image) {
  constexpr std::string_view k_magic("SQLite format 3\0", 16);
  constexpr size_t k_header = 100, k_formats = 18;
  if (!image.empty() && (image.size() < k_header || !image.starts_with(k_magic))) return -SQLITE_NOTADB;
  const auto like = [&](const State::Database& one) { return !name.empty() && one.name == name && !one.is_deleted; };
  const auto known = std::ranges::find_if(state.list, like);
  const auto number = static_cast<int32_t>(known - state.list.begin());
  const bool is_too_much = state.kept_bytes + image.size() > k_most_kept_bytes ||
                           state.handles.size() >= k_most_handles ||
                           (known == state.list.end() && state.list.size() >= k_most_databases);
  if (is_too_much) return -SQLITE_CANTOPEN;
  state.kept_bytes += image.size();
  if (known == state.list.end()) state.list.push_back({.name = std::string(name), .head = nullptr});
  if (!image.empty()) {
    std::string contents(image);
    // A write-ahead log has no place in memory: the file is one with a rollback journal from now on.
    contents[k_formats] = contents[k_formats + 1] = 1;
    state.list[static_cast<size_t>(number)].head =
        std::make_shared<const Statement>(Statement{.before = nullptr, .sql = "", .arguments = {}, .image = std::move(contents)});
  }
  state.handles.push_back(number);
  return static_cast<int32_t>(state.handles.size() - 1);
}

void Databases::close(State& state, int32_t handle) {
  if (handle < 0 || static_cast<size_t>(handle) >= state.handles.size()) return;
  int32_t& number = state.handles[static_cast<size_t>(handle)];
  if (number >= 0 && state.list[static_cast<size_t>(number)].owner == handle)
    static_cast<void>(execute(state, handle, "ROLLBACK", {}, 0));
  const int32_t database = std::exchange(number, -1);
  if (database >= 0 && std::ranges::find(state.handles, database) == state.handles.end())
    forget_connection(state, database);
}

/// From now on the database is what its file has.
void Databases::forget_connection(State& state, int32_t database) {
  State::Database& one = state.list[static_cast<size_t>(database)];
  if (!one.head || !one.head->image.empty()) return;
  if (one.name.empty()) {
    one.head = nullptr;
    return;
  }
  const Connection* known = connection_of(state, database);
  if (!known) return;
  std::string contents = known->image();
  state.kept_bytes += contents.size();
  const uint64_t number = one.head->number + 1;
  one.head = contents.empty() ? nullptr
                              : std::make_shared<const Statement>(
                                    Statement{.before = nullptr, .number = number, .sql = "", .arguments = {}, .image = std::move(contents)});
}

void Databases::end_connections(State& state) {
  for (State::Database& one : state.list)
    if (one.name.empty()) one.head = nullptr;
}

bool Databases::remove(State& state, std::string_view name) {
  bool found = false;
  for (State::Database& one : state.list) {
    if (one.name != name || one.is_deleted) continue;
    one.is_deleted = found = true;
  }
  return found;
}

std::vector<std::string> Databases::names(const State& state) {
  std::vector<std::string> names;
  for (const State::Database& one : state.list)
    if (!one.is_deleted && !one.name.empty()) names.push_back(one.name);
  std::ranges::sort(names);
  return names;
}

Databases::Connection* Databases::connection(const State& state, int32_t handle) {
  if (handle < 0 || static_cast<size_t>(handle) >= state.handles.size()) return nullptr;
  const int32_t database = state.handles[static_cast<size_t>(handle)];
  return database < 0 ? nullptr : connection_of(state, database);
}

Databases::Connection* Databases::connection_of(const State& state, int32_t database) {
  if (connections_.size() >= k_most_connections && !connections_.contains(database))
    connections_.erase(connections_.begin());
  std::unique_ptr<Connection>& one = connections_[database];
  if (!one) one = std::make_unique<Connection>();
  if (!one->handle) return nullptr;
  one->follow(state.list[static_cast<size_t>(database)].head);
  return one.get();
}

namespace {

SqlError not_connected() {
  return {SQLITE_MISUSE, "not connected to a database"};
}

}  // namespace

base::Result<SqlResult, SqlError> Databases::execute(State& state, int32_t handle, const std::string& sql,
                                                     const std::vector<SqlValue>& arguments, int64_t milliseconds) {
  Connection* one = connection(state, handle);
  if (!one) return tl::unexpected(not_connected());
  State::Database& database = state.list[static_cast<size_t>(state.handles[static_cast<size_t>(handle)])];
  uint64_t bytes = sizeof(Statement) + sql.size();
  for (const SqlValue& argument : arguments) bytes += size_of_value(argument);
  if (state.kept_bytes + bytes > most_bytes_)
    return tl::unexpected(SqlError{SQLITE_FULL, "database or disk is full"});
  auto result = one->execute(sql, arguments, milliseconds, database.owner < 0 || database.owner == handle);
  if (one->was_write) {
    // Also what fails may have changed something: half of an insert of many rows, a transaction rolled back.
    const uint64_t number = database.head ? database.head->number + 1 : 1;
    database.head =
        std::make_shared<const Statement>(Statement{database.head, number, sql, arguments, milliseconds, {}});
    one->applied = database.head;
    state.kept_bytes += bytes;
    database.owner = one->is_in_transaction() ? handle : -1;
  }
  return result;
}

base::Result<SqlShape, SqlError> Databases::check(const State& state, int32_t handle, const std::string& sql) {
  const Connection* one = connection(state, handle);
  if (!one) return tl::unexpected(not_connected());
  return one->check(sql);
}

std::string Databases::image(const State& state, int32_t handle) {
  const Connection* one = connection(state, handle);
  return one ? one->image() : std::string();
}

}  // namespace antecede::runtime
