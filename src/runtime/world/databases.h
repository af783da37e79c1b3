#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/error.h"

struct sqlite3;

namespace antecede::runtime {

/// A value of a column or parameter; bytes are a `Blob`.
struct Blob {
  std::string bytes;
  bool operator==(const Blob&) const = default;
};
using SqlValue = std::variant<std::monostate, int64_t, double, std::string, Blob>;

/// What a statement gave.
struct SqlResult {
  std::vector<std::string> columns;
  std::vector<std::vector<SqlValue>> rows;
  int64_t changes = 0;
  int64_t last_row = 0;
};

/// What a statement is, without executing it.
struct SqlShape {
  int32_t parameters = 0;
  int32_t columns = 0;
  bool only_reads = false;
};

/// Why a statement failed.
struct SqlError {
  int code = 0;  ///< SQLite's.
  std::string message;
};

/// The databases of an app, in SQLite's memory.
///
/// What a database holds follows from the statements that changed it, in their order. That list is its state: copies
/// are free (they share it), and a checkpoint keeps one. The connection to SQLite is a cache of it: when it is ahead
/// of the state, or on another way, it is thrown away and the statements are executed again.
class Databases {
 public:
  struct Statement {
    std::shared_ptr<const Statement> before;
    uint64_t number = 1;  ///< In its database.
    std::string sql;
    std::vector<SqlValue> arguments;
    int64_t milliseconds = 0;  ///< The time it saw.
    std::string image;         ///< Not empty: no statement but the contents of a database file, which are there now.
  };
  using Head = std::shared_ptr<const Statement>;

  /// All that a run changes.
  struct State {
    struct Database {
      std::string name;  ///< Empty: in memory only, nobody else can open it.
      Head head;
      bool is_deleted = false;
      int32_t owner = -1;  ///< The handle that is in a transaction.
    };
    std::vector<Database> list;
    std::vector<int32_t> handles;  ///< The database of each; below 0: closed.
    uint64_t kept_bytes = 0;       ///< Of all statements so far: they are kept as long as the run.
  };

  Databases();
  Databases(const Databases&) = delete;
  Databases& operator=(const Databases&) = delete;
  ~Databases();

  /// A new handle to the database of that name, which is made if there is none. `image`: what is in it from now on,
  /// if not empty. Below 0: a code of SQLite's, negated.
  static int32_t open(State& state, std::string_view name, std::string_view image = {});

  /// From now on, what SQLite has in memory, and what is kept of statements, is at most that much each: an app can
  /// fill memory with its databases as well as with objects. SQLite counts for the whole process.
  void set_most_bytes(uint64_t bytes);

  // What an app may take of our memory in any case. Beyond it, the disk is full, or so.
  static constexpr uint64_t k_most_kept_bytes = uint64_t(1) << 30;
  static constexpr uint64_t k_most_result_bytes = uint64_t(256) << 20;
  static constexpr size_t k_most_databases = 1 << 20, k_most_handles = 1 << 20;

  /// Ends a handle, and the transaction that it began. With the last handle of a database, what belongs to connections
  /// ends: temporary tables and triggers, attached databases, settings.
  void close(State& state, int32_t handle);
  /// After all handles were closed because their process died: nobody can come back to databases in memory.
  void end_connections(State& state);
  static bool remove(State& state, std::string_view name);
  static std::vector<std::string> names(const State& state);

  /// Executes one statement; `milliseconds` is the time that SQL's functions tell. Only one handle of a database is
  /// in a transaction at a time: the others cannot write then.
  base::Result<SqlResult, SqlError> execute(State& state, int32_t handle, const std::string& sql,
                                            const std::vector<SqlValue>& arguments, int64_t milliseconds);
  base::Result<SqlShape, SqlError> check(const State& state, int32_t handle, const std::string& sql);
  /// The database as the bytes of a file; empty: there is no room for it.
  std::string image(const State& state, int32_t handle);

 private:
  struct Connection;

  /// Null: there is no such handle, or no memory.
  Connection* connection(const State& state, int32_t handle);
  Connection* connection_of(const State& state, int32_t database);
  void forget_connection(State& state, int32_t database);

  /// So many connections are kept: the statements of another one can be executed again.
  static constexpr size_t k_most_connections = 64;

  uint64_t most_bytes_ = k_most_kept_bytes;
  std::map<int32_t, std::unique_ptr<Connection>> connections_;  ///< By the number of the database.
};

}  // namespace antecede::runtime
