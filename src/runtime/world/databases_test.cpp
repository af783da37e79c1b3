#include "runtime/world/databases.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

using testing::ElementsAre;

class DatabasesTest : public ::testing::Test {
 protected:
  SqlResult run(Databases::State& state, int32_t number, const std::string& sql,
                const std::vector<SqlValue>& arguments = {}) {
    auto result = databases_.execute(state, number, sql, arguments, 1000);
    EXPECT_TRUE(result) << result.error().message;
    return result ? *result : SqlResult();
  }
  std::vector<SqlValue> names(Databases::State& state, int32_t number) {
    std::vector<SqlValue> all;
    for (const auto& row : run(state, number, "SELECT name FROM t ORDER BY rowid").rows) all.push_back(row[0]);
    return all;
  }

  Databases databases_;
  Databases::State state_;
};

TEST_F(DatabasesTest, KeepsWhatWasWritten) {
  const int32_t db = Databases::open(state_, "a.db");
  run(state_, db, "CREATE TABLE t (name TEXT, size INTEGER)");
  const SqlResult inserted = run(state_, db, "INSERT INTO t VALUES (?, ?)", {std::string("x"), int64_t(7)});
  EXPECT_EQ(inserted.changes, 1);
  EXPECT_EQ(inserted.last_row, 1);
  const SqlResult found = run(state_, db, "SELECT * FROM t");
  EXPECT_THAT(found.columns, ElementsAre("name", "size"));
  ASSERT_EQ(found.rows.size(), 1u);
  EXPECT_THAT(found.rows[0], ElementsAre(SqlValue(std::string("x")), SqlValue(int64_t(7))));
}

TEST_F(DatabasesTest, GoesBackWithTheState) {
  const int32_t db = Databases::open(state_, "a.db");
  run(state_, db, "CREATE TABLE t (name TEXT)");
  run(state_, db, "INSERT INTO t VALUES ('first')");
  const Databases::State kept = state_;
  run(state_, db, "INSERT INTO t VALUES ('second')");
  Databases::State other = kept;
  run(other, db, "INSERT INTO t VALUES ('third')");
  EXPECT_THAT(names(other, db), ElementsAre(SqlValue(std::string("first")), SqlValue(std::string("third"))));
  EXPECT_THAT(names(state_, db), ElementsAre(SqlValue(std::string("first")), SqlValue(std::string("second"))));
}

TEST_F(DatabasesTest, GoesBackIntoATransaction) {
  const int32_t db = Databases::open(state_, "a.db");
  run(state_, db, "CREATE TABLE t (name TEXT)");
  run(state_, db, "BEGIN");
  run(state_, db, "INSERT INTO t VALUES ('kept or not')");
  Databases::State open = state_;
  run(state_, db, "COMMIT");
  run(open, db, "ROLLBACK");
  EXPECT_TRUE(names(open, db).empty());
  EXPECT_EQ(names(state_, db).size(), 1u);
}

TEST_F(DatabasesTest, TellsTheTimeAndChanceOfTheRun) {
  const int32_t db = Databases::open(state_, "");
  const SqlResult time = run(state_, db, "SELECT strftime('%s', 'now'), datetime('now')");
  EXPECT_EQ(time.rows[0][0], SqlValue(std::string("1")));
  EXPECT_EQ(time.rows[0][1], SqlValue(std::string("1970-01-01 00:00:01")));
  Databases again;
  Databases::State state;
  Databases::open(state, "");
  EXPECT_EQ(run(state_, db, "SELECT random()").rows, again.execute(state, 0, "SELECT random()", {}, 5)->rows);
}

TEST_F(DatabasesTest, TouchesNoFile) {
  const int32_t db = Databases::open(state_, "a.db");
  EXPECT_FALSE(databases_.execute(state_, db, "ATTACH DATABASE 'stolen.db' AS other", {}, 0));
  EXPECT_FALSE(databases_.execute(state_, db, "VACUUM INTO 'stolen.db'", {}, 0));
}

TEST_F(DatabasesTest, SaysWhatIsWrong) {
  const int32_t db = Databases::open(state_, "a.db");
  const auto result = databases_.execute(state_, db, "SELECT * FROM nowhere", {}, 0);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().message, "no such table: nowhere");
  EXPECT_FALSE(databases_.execute(state_, db, "SELECT 1", {int64_t(1)}, 0));
  EXPECT_FALSE(databases_.execute(state_, 7, "SELECT 1", {}, 0));
}

TEST_F(DatabasesTest, EndsAStatementThatDoesNot) {
  const int32_t db = Databases::open(state_, "a.db");
  EXPECT_FALSE(databases_.execute(
      state_, db, "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n", {}, 0));
}

TEST_F(DatabasesTest, NamesWhatIsThere) {
  const int32_t first = Databases::open(state_, "b.db");
  Databases::open(state_, "a.db");
  Databases::open(state_, "");
  run(state_, first, "CREATE TABLE t (name TEXT)");
  EXPECT_THAT(names(state_, Databases::open(state_, "b.db")), ElementsAre());
  EXPECT_THAT(Databases::names(state_), ElementsAre("a.db", "b.db"));
  EXPECT_TRUE(Databases::remove(state_, "b.db"));
  EXPECT_FALSE(Databases::remove(state_, "b.db"));
  EXPECT_FALSE(databases_.execute(state_, Databases::open(state_, "b.db"), "SELECT * FROM t", {}, 0));
}

TEST_F(DatabasesTest, LetsOneHandleWriteInATransaction) {
  const int32_t one = Databases::open(state_, "a.db"), other = Databases::open(state_, "a.db");
  run(state_, one, "CREATE TABLE t (name TEXT)");
  run(state_, one, "BEGIN");
  run(state_, one, "INSERT INTO t VALUES ('lost')");
  const auto refused = databases_.execute(state_, other, "INSERT INTO t VALUES ('too early')", {}, 0);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "database is locked");
  databases_.close(state_, one);
  EXPECT_FALSE(databases_.execute(state_, one, "SELECT 1", {}, 0));
  run(state_, other, "INSERT INTO t VALUES ('kept')");
  EXPECT_THAT(names(state_, other), ElementsAre(SqlValue(std::string("kept"))));
}

TEST_F(DatabasesTest, ConnectionsTakeTheirTemporaryTablesWithThem) {
  const int32_t first = Databases::open(state_, "a.db"), second = Databases::open(state_, "a.db");
  run(state_, first, "CREATE TABLE t (name TEXT)");
  run(state_, first, "PRAGMA user_version = 4");
  run(state_, first, "INSERT INTO t VALUES ('kept')");
  run(state_, first, "CREATE TEMP TABLE log (name TEXT)");
  run(state_, first, "BEGIN");
  run(state_, first, "INSERT INTO t VALUES ('rolled back')");
  databases_.close(state_, first);
  // Another connection is still there, and with it what the two share here.
  EXPECT_FALSE(databases_.execute(state_, second, "CREATE TEMP TABLE log (name TEXT)", {}, 0));
  databases_.close(state_, second);
  const int32_t again = Databases::open(state_, "a.db");
  run(state_, again, "CREATE TEMP TABLE log (name TEXT)");
  EXPECT_THAT(names(state_, again), ElementsAre(SqlValue(std::string("kept"))));
  EXPECT_EQ(run(state_, again, "PRAGMA user_version").rows[0][0], SqlValue(int64_t(4)));
}

TEST_F(DatabasesTest, WhatIsOnlyInMemoryDiesWithItsProcess) {
  const int32_t db = Databases::open(state_, "");
  run(state_, db, "CREATE TABLE t (name TEXT)");
  databases_.close(state_, db);
  databases_.end_connections(state_);
  const int32_t again = Databases::open(state_, "");
  EXPECT_FALSE(databases_.execute(state_, again, "SELECT * FROM t", {}, 0));
}

TEST_F(DatabasesTest, GoesBackBehindTheEndOfAConnection) {
  const int32_t db = Databases::open(state_, "a.db");
  run(state_, db, "CREATE TABLE t (name TEXT)");
  run(state_, db, "CREATE TEMP TABLE log (name TEXT)");
  Databases::State before = state_;
  databases_.close(state_, db);
  EXPECT_FALSE(databases_.execute(before, db, "CREATE TEMP TABLE log (name TEXT)", {}, 0));
}

TEST_F(DatabasesTest, TellsWhatAStatementIs) {
  const int32_t db = Databases::open(state_, "a.db");
  run(state_, db, "CREATE TABLE t (name TEXT)");
  const auto asks = databases_.check(state_, db, "SELECT name, 1 FROM t WHERE name = ?");
  ASSERT_TRUE(asks);
  EXPECT_EQ(asks->parameters, 1);
  EXPECT_EQ(asks->columns, 2);
  EXPECT_TRUE(asks->only_reads);
  EXPECT_FALSE(databases_.check(state_, db, "DELETE FROM t")->only_reads);
  EXPECT_FALSE(databases_.check(state_, db, "DELETE FROM"));
}

TEST_F(DatabasesTest, TakesTheContentsOfAFile) {
  const int32_t db = Databases::open(state_, "a.db");
  run(state_, db, "CREATE TABLE t (name TEXT)");
  run(state_, db, "INSERT INTO t VALUES ('in the file')");
  const std::string image = databases_.image(state_, db);
  const int32_t copy = Databases::open(state_, "b.db", image);
  run(state_, copy, "INSERT INTO t VALUES ('later')");
  EXPECT_THAT(names(state_, copy), ElementsAre(SqlValue(std::string("in the file")), SqlValue(std::string("later"))));
  EXPECT_EQ(names(state_, db).size(), 1u);
  EXPECT_LT(Databases::open(state_, "c.db", "no database"), 0);
}

}  // namespace
}  // namespace antecede::runtime
