package android.database.sqlite;

/** A statement with parameters, numbered from 1. It is kept as its text. */
public abstract class SQLiteProgram extends SQLiteClosable {
  final SQLiteDatabase database;
  final String sql;
  final Object[] args;

  SQLiteProgram(SQLiteDatabase db, String sql, Object[] bindArgs) {
    database = db;
    this.sql = sql.trim();
    args = new Object[db.connection().check(this.sql)];
    if (bindArgs == null) return;
    if (bindArgs.length > args.length) {
      throw new IllegalArgumentException("Too many bind arguments.  " + bindArgs.length
          + " arguments were provided but the statement needs " + args.length + " arguments.");
    }
    System.arraycopy(bindArgs, 0, args, 0, bindArgs.length);
  }

  @Deprecated
  public final int getUniqueId() {
    return -1;
  }

  private void bind(int index, Object value) {
    if (index < 1 || index > args.length) {
      throw new IllegalArgumentException("Cannot bind argument at index " + index + " because the index is out of range."
          + "  The statement has " + args.length + " parameters.");
    }
    args[index - 1] = value;
  }

  public void bindNull(int index) {
    bind(index, null);
  }

  public void bindLong(int index, long value) {
    bind(index, Long.valueOf(value));
  }

  public void bindDouble(int index, double value) {
    bind(index, Double.valueOf(value));
  }

  public void bindString(int index, String value) {
    if (value == null) throw new IllegalArgumentException("the bind value at index " + index + " is null");
    bind(index, value);
  }

  public void bindBlob(int index, byte[] value) {
    if (value == null) throw new IllegalArgumentException("the bind value at index " + index + " is null");
    bind(index, value);
  }

  public void clearBindings() {
    for (int i = 0; i < args.length; i++) args[i] = null;
  }

  public void bindAllArgsAsStrings(String[] bindArgs) {
    for (int i = bindArgs == null ? 0 : bindArgs.length; i > 0; i--) bindString(i, bindArgs[i - 1]);
  }

  @Override
  protected void onAllReferencesReleased() {
    clearBindings();
  }
}
