package android.database.sqlite;

import android.os.ParcelFileDescriptor;
import java.io.IOException;

/** A statement that is executed again and again; it answers with one value at most. */
public final class SQLiteStatement extends SQLiteProgram {
  private final String table;

  SQLiteStatement(SQLiteDatabase db, String sql, Object[] bindArgs, String table) {
    super(db, sql, bindArgs);
    this.table = table;
  }

  private long[] exec() {
    return database.connection().exec(sql, args, table);
  }

  public void execute() {
    exec();
  }

  public int executeUpdateDelete() {
    return (int) exec()[0];
  }

  public long executeInsert() {
    long[] answer = exec();
    return answer[0] > 0 ? answer[1] : -1;
  }

  private Object value() {
    Object[][] rows = (Object[][]) database.connection().query(sql, args, table)[1];
    if (rows.length == 0) throw new SQLiteDoneException("not an error");
    return rows[0][0];
  }

  public long simpleQueryForLong() {
    Object value = value();
    if (value instanceof Number) return ((Number) value).longValue();
    try {
      return value == null ? 0 : Long.parseLong(value.toString());
    } catch (NumberFormatException none) {
      return 0;
    }
  }

  public String simpleQueryForString() {
    Object value = value();
    return value == null ? null : value.toString();
  }

  public ParcelFileDescriptor simpleQueryForBlobFileDescriptor() {
    Object value = value();
    if (!(value instanceof byte[])) return null;
    try {
      ParcelFileDescriptor[] pipe = ParcelFileDescriptor.createPipe();
      ParcelFileDescriptor.AutoCloseOutputStream out = new ParcelFileDescriptor.AutoCloseOutputStream(pipe[1]);
      out.write((byte[]) value);
      out.close();
      return pipe[0];
    } catch (IOException failed) {
      throw new SQLiteDiskIOException(failed.getMessage());
    }
  }

  @Override
  public String toString() {
    return "SQLiteProgram: " + sql;
  }
}
