package android.database.sqlite;

import antecede.Atomic;
import antecede.Bag;
import antecede.Contents;
import antecede.Engine;

/**
 * The tables of one database, whoever has it open: the locations on which statements meet. It is also what a transaction locks.
 * Tables are safe to use from several threads; what is not safe is to expect an order.
 */
@Atomic
final class Tables {
  private static final Bag<Tables> all = new Bag<Tables>();

  private final String path;

  private Tables(String path) {
    this.path = path;
  }

  /** Null: of a database that nobody else sees. */
  static Tables of(String path) {
    for (int i = 0; path != null && i < all.size(); i++) {
      if (all.get(i).path.equals(path)) return all.get(i);
    }
    Tables made = new Tables(path);
    if (path != null) all.add(made);
    return made;
  }

  /** The statement reads; {@code table} is where it says so, or null. */
  void read(String table, String sql) {
    if (Engine.isAbstract()) {
      Contents.read(this, table, null);
      return;
    }
    report(sql);
  }

  /** The statement changes that table, and may read others. Null: what it does is to be found out. */
  void write(String table, String sql) {
    if (Engine.isAbstract()) {
      Contents.write(this, table, new Object());
      return;
    }
    report(sql);
  }

  private void report(String sql) {
    SqlNames names = new SqlNames(sql);
    for (int i = 0; i < names.reads.size(); i++) Contents.read(this, names.reads.get(i), null);
    for (int i = 0; i < names.writes.size(); i++) Contents.write(this, names.writes.get(i), new Object());
  }
}
