package android.database;

import android.content.ContentValues;
import android.content.Context;
import android.content.OperationApplicationException;
import android.database.sqlite.SQLiteAbortException;
import android.database.sqlite.SQLiteConstraintException;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteDiskIOException;
import android.database.sqlite.SQLiteException;
import android.database.sqlite.SQLiteFullException;
import android.database.sqlite.SQLiteProgram;
import android.database.sqlite.SQLiteStatement;
import android.os.OperationCanceledException;
import android.os.Parcel;
import android.os.ParcelFileDescriptor;
import antecede.Unlisted;
import java.io.FileNotFoundException;
import java.io.PrintStream;
import java.util.Locale;

/** Helps with statements and cursors. */
public class DatabaseUtils {
  public static final int STATEMENT_ABORT = 6, STATEMENT_ATTACH = 3, STATEMENT_BEGIN = 4, STATEMENT_COMMIT = 5,
      STATEMENT_DDL = 8, STATEMENT_OTHER = 99, STATEMENT_PRAGMA = 7, STATEMENT_SELECT = 1, STATEMENT_UNPREPARED = 9,
      STATEMENT_UPDATE = 2;

  public DatabaseUtils() {}

  public static final void writeExceptionToParcel(Parcel reply, Exception e) {
    int code = e instanceof FileNotFoundException ? 1 : e instanceof IllegalArgumentException ? 2
        : e instanceof UnsupportedOperationException ? 3 : e instanceof SQLiteAbortException ? 4
        : e instanceof SQLiteConstraintException ? 5 : e instanceof SQLiteDatabaseCorruptException ? 6
        : e instanceof SQLiteFullException ? 7 : e instanceof SQLiteDiskIOException ? 8 : e instanceof SQLiteException ? 9
        : e instanceof OperationApplicationException ? 10 : e instanceof OperationCanceledException ? 11 : 0;
    if (code == 0) {
      reply.writeException(e);
      return;
    }
    reply.writeInt(code);
    reply.writeString(e.getMessage());
  }

  public static final void readExceptionFromParcel(Parcel reply) {
    int code = reply.readInt();
    if (code != 0) readException(reply, reply.readString(), code);
  }

  public static void readExceptionWithFileNotFoundExceptionFromParcel(Parcel reply) throws FileNotFoundException {
    int code = reply.readInt();
    if (code == 0) return;
    String message = reply.readString();
    if (code == 1) throw new FileNotFoundException(message);
    readException(reply, message, code);
  }

  public static void readExceptionWithOperationApplicationExceptionFromParcel(Parcel reply) throws OperationApplicationException {
    int code = reply.readInt();
    if (code == 0) return;
    String message = reply.readString();
    if (code == 10) throw new OperationApplicationException(message);
    readException(reply, message, code);
  }

  private static void readException(Parcel reply, String message, int code) {
    switch (code) {
      case 2: throw new IllegalArgumentException(message);
      case 3: throw new UnsupportedOperationException(message);
      case 4: throw new SQLiteAbortException(message);
      case 5: throw new SQLiteConstraintException(message);
      case 6: throw new SQLiteDatabaseCorruptException(message);
      case 7: throw new SQLiteFullException(message);
      case 8: throw new SQLiteDiskIOException(message);
      case 9: throw new SQLiteException(message);
      case 11: throw new OperationCanceledException(message);
      default: reply.readException(code, message);
    }
  }

  public static void bindObjectToProgram(SQLiteProgram prog, int index, Object value) {
    if (value == null) prog.bindNull(index);
    else if (value instanceof Double || value instanceof Float) prog.bindDouble(index, ((Number) value).doubleValue());
    else if (value instanceof Number) prog.bindLong(index, ((Number) value).longValue());
    else if (value instanceof Boolean) prog.bindLong(index, ((Boolean) value).booleanValue() ? 1 : 0);
    else if (value instanceof byte[]) prog.bindBlob(index, (byte[]) value);
    else prog.bindString(index, value.toString());
  }

  @Unlisted
  public static int getTypeOfObject(Object obj) {
    if (obj == null) return Cursor.FIELD_TYPE_NULL;
    if (obj instanceof byte[]) return Cursor.FIELD_TYPE_BLOB;
    if (obj instanceof Float || obj instanceof Double) return Cursor.FIELD_TYPE_FLOAT;
    boolean whole = obj instanceof Long || obj instanceof Integer || obj instanceof Short || obj instanceof Byte;
    return whole ? Cursor.FIELD_TYPE_INTEGER : Cursor.FIELD_TYPE_STRING;
  }

  @Unlisted
  public static void cursorFillWindow(Cursor cursor, int position, CursorWindow window) {
    if (position < 0 || position >= cursor.getCount()) return;
    int before = cursor.getPosition();
    int columns = cursor.getColumnCount();
    window.clear();
    window.setStartPosition(position);
    window.setNumColumns(columns);
    for (int row = position; cursor.moveToPosition(row); row++) {
      window.allocRow();
      for (int i = 0; i < columns; i++) put(cursor, window, row, i);
    }
    cursor.moveToPosition(before);
  }

  private static void put(Cursor cursor, CursorWindow window, int row, int column) {
    switch (cursor.getType(column)) {
      case Cursor.FIELD_TYPE_NULL: window.putNull(row, column); break;
      case Cursor.FIELD_TYPE_INTEGER: window.putLong(cursor.getLong(column), row, column); break;
      case Cursor.FIELD_TYPE_FLOAT: window.putDouble(cursor.getDouble(column), row, column); break;
      case Cursor.FIELD_TYPE_BLOB: window.putBlob(cursor.getBlob(column), row, column); break;
      default: window.putString(cursor.getString(column), row, column);
    }
  }

  public static void appendEscapedSQLString(StringBuilder sb, String sqlString) {
    sb.append('\'').append(sqlString.replace("'", "''")).append('\'');
  }

  public static String sqlEscapeString(String value) {
    StringBuilder text = new StringBuilder();
    appendEscapedSQLString(text, value);
    return text.toString();
  }

  public static final void appendValueToSql(StringBuilder sql, Object value) {
    if (value == null) sql.append("NULL");
    else if (value instanceof Boolean) sql.append(((Boolean) value).booleanValue() ? '1' : '0');
    else appendEscapedSQLString(sql, value.toString());
  }

  public static String concatenateWhere(String a, String b) {
    if (a == null || a.length() == 0) return b;
    return b == null || b.length() == 0 ? a : "(" + a + ") AND (" + b + ")";
  }

  public static String[] appendSelectionArgs(String[] originalValues, String[] newValues) {
    if (originalValues == null || originalValues.length == 0) return newValues;
    String[] all = new String[originalValues.length + newValues.length];
    System.arraycopy(originalValues, 0, all, 0, originalValues.length);
    System.arraycopy(newValues, 0, all, originalValues.length, newValues.length);
    return all;
  }

  public static String getCollationKey(String name) {
    return name.toUpperCase(Locale.ROOT);
  }

  public static String getHexCollationKey(String name) {
    StringBuilder text = new StringBuilder();
    String key = getCollationKey(name);
    for (int i = 0; i < key.length(); i++) text.append(Integer.toHexString(key.charAt(i)));
    return text.toString();
  }

  public static void dumpCursor(Cursor cursor) {
    dumpCursor(cursor, System.out);
  }

  public static void dumpCursor(Cursor cursor, PrintStream stream) {
    stream.print(dumpCursorToString(cursor));
  }

  public static void dumpCursor(Cursor cursor, StringBuilder sb) {
    sb.append(">>>>> Dumping cursor ").append(cursor).append('\n');
    if (cursor != null) {
      int before = cursor.getPosition();
      cursor.moveToPosition(-1);
      while (cursor.moveToNext()) dumpCurrentRow(cursor, sb);
      cursor.moveToPosition(before);
    }
    sb.append("<<<<<\n");
  }

  public static String dumpCursorToString(Cursor cursor) {
    StringBuilder text = new StringBuilder();
    dumpCursor(cursor, text);
    return text.toString();
  }

  public static void dumpCurrentRow(Cursor cursor) {
    dumpCurrentRow(cursor, System.out);
  }

  public static void dumpCurrentRow(Cursor cursor, PrintStream stream) {
    stream.print(dumpCurrentRowToString(cursor));
  }

  public static void dumpCurrentRow(Cursor cursor, StringBuilder sb) {
    String[] names = cursor.getColumnNames();
    sb.append(cursor.getPosition()).append(" {\n");
    for (int i = 0; i < names.length; i++) {
      String value = cursor.getType(i) == Cursor.FIELD_TYPE_BLOB ? "<unprintable>" : cursor.getString(i);
      sb.append("   ").append(names[i]).append('=').append(value).append('\n');
    }
    sb.append("}\n");
  }

  public static String dumpCurrentRowToString(Cursor cursor) {
    StringBuilder text = new StringBuilder();
    dumpCurrentRow(cursor, text);
    return text.toString();
  }

  public static void cursorStringToContentValues(Cursor cursor, String field, ContentValues values) {
    cursorStringToContentValues(cursor, field, values, field);
  }

  public static void cursorStringToContentValues(Cursor cursor, String field, ContentValues values, String key) {
    int index = cursor.getColumnIndexOrThrow(field);
    values.put(key, cursor.getString(index));
  }

  public static void cursorIntToContentValues(Cursor cursor, String field, ContentValues values) {
    cursorIntToContentValues(cursor, field, values, field);
  }

  public static void cursorIntToContentValues(Cursor cursor, String field, ContentValues values, String key) {
    int index = cursor.getColumnIndexOrThrow(field);
    if (cursor.isNull(index)) values.put(key, (Integer) null);
    else values.put(key, Integer.valueOf(cursor.getInt(index)));
  }

  public static void cursorLongToContentValues(Cursor cursor, String field, ContentValues values) {
    cursorLongToContentValues(cursor, field, values, field);
  }

  public static void cursorLongToContentValues(Cursor cursor, String field, ContentValues values, String key) {
    int index = cursor.getColumnIndexOrThrow(field);
    if (cursor.isNull(index)) values.put(key, (Long) null);
    else values.put(key, Long.valueOf(cursor.getLong(index)));
  }

  public static void cursorDoubleToCursorValues(Cursor cursor, String field, ContentValues values) {
    cursorDoubleToContentValues(cursor, field, values, field);
  }

  public static void cursorDoubleToContentValues(Cursor cursor, String field, ContentValues values, String key) {
    int index = cursor.getColumnIndex(field);
    if (cursor.isNull(index)) values.put(key, (Double) null);
    else values.put(key, Double.valueOf(cursor.getDouble(index)));
  }

  public static void cursorRowToContentValues(Cursor cursor, ContentValues values) {
    String[] names = cursor.getColumnNames();
    for (int i = 0; i < names.length; i++) {
      if (cursor.getType(i) == Cursor.FIELD_TYPE_BLOB) values.put(names[i], cursor.getBlob(i));
      else values.put(names[i], cursor.getString(i));
    }
  }

  public static void cursorStringToContentValuesIfPresent(Cursor cursor, ContentValues values, String column) {
    int index = cursor.getColumnIndex(column);
    if (index >= 0 && !cursor.isNull(index)) values.put(column, cursor.getString(index));
  }

  public static void cursorLongToContentValuesIfPresent(Cursor cursor, ContentValues values, String column) {
    int index = cursor.getColumnIndex(column);
    if (index >= 0 && !cursor.isNull(index)) values.put(column, Long.valueOf(cursor.getLong(index)));
  }

  public static void cursorShortToContentValuesIfPresent(Cursor cursor, ContentValues values, String column) {
    int index = cursor.getColumnIndex(column);
    if (index >= 0 && !cursor.isNull(index)) values.put(column, Short.valueOf(cursor.getShort(index)));
  }

  public static void cursorIntToContentValuesIfPresent(Cursor cursor, ContentValues values, String column) {
    int index = cursor.getColumnIndex(column);
    if (index >= 0 && !cursor.isNull(index)) values.put(column, Integer.valueOf(cursor.getInt(index)));
  }

  public static void cursorFloatToContentValuesIfPresent(Cursor cursor, ContentValues values, String column) {
    int index = cursor.getColumnIndex(column);
    if (index >= 0 && !cursor.isNull(index)) values.put(column, Float.valueOf(cursor.getFloat(index)));
  }

  public static void cursorDoubleToContentValuesIfPresent(Cursor cursor, ContentValues values, String column) {
    int index = cursor.getColumnIndex(column);
    if (index >= 0 && !cursor.isNull(index)) values.put(column, Double.valueOf(cursor.getDouble(index)));
  }

  public static long queryNumEntries(SQLiteDatabase db, String table) {
    return queryNumEntries(db, table, null, null);
  }

  public static long queryNumEntries(SQLiteDatabase db, String table, String selection) {
    return queryNumEntries(db, table, selection, null);
  }

  public static long queryNumEntries(SQLiteDatabase db, String table, String selection, String[] selectionArgs) {
    String where = selection == null || selection.length() == 0 ? "" : " where " + selection;
    return longForQuery(db, "select count(*) from " + table + where, selectionArgs);
  }

  public static long longForQuery(SQLiteDatabase db, String query, String[] selectionArgs) {
    return longForQuery(db.compileStatement(query), selectionArgs);
  }

  public static long longForQuery(SQLiteStatement prog, String[] selectionArgs) {
    prog.bindAllArgsAsStrings(selectionArgs);
    return prog.simpleQueryForLong();
  }

  public static String stringForQuery(SQLiteDatabase db, String query, String[] selectionArgs) {
    return stringForQuery(db.compileStatement(query), selectionArgs);
  }

  public static String stringForQuery(SQLiteStatement prog, String[] selectionArgs) {
    prog.bindAllArgsAsStrings(selectionArgs);
    return prog.simpleQueryForString();
  }

  public static ParcelFileDescriptor blobFileDescriptorForQuery(SQLiteDatabase db, String query, String[] selectionArgs) {
    return blobFileDescriptorForQuery(db.compileStatement(query), selectionArgs);
  }

  public static ParcelFileDescriptor blobFileDescriptorForQuery(SQLiteStatement prog, String[] selectionArgs) {
    prog.bindAllArgsAsStrings(selectionArgs);
    return prog.simpleQueryForBlobFileDescriptor();
  }

  public static void createDbFromSqlStatements(Context context, String dbName, int dbVersion, String sqlStatements) {
    SQLiteDatabase db = context.openOrCreateDatabase(dbName, 0, null);
    for (String statement : sqlStatements.split(";\n")) {
      if (statement.length() > 0) db.execSQL(statement);
    }
    db.setVersion(dbVersion);
    db.close();
  }

  public static int getSqlStatementType(String sql) {
    String text = sql.trim();
    if (text.length() < 3) return STATEMENT_OTHER;
    String prefix = text.substring(0, 3).toUpperCase(Locale.ROOT);
    if (prefix.equals("SEL")) return STATEMENT_SELECT;
    if (prefix.equals("INS") || prefix.equals("UPD") || prefix.equals("REP") || prefix.equals("DEL")) return STATEMENT_UPDATE;
    if (prefix.equals("ATT")) return STATEMENT_ATTACH;
    if (prefix.equals("COM") || prefix.equals("END")) return STATEMENT_COMMIT;
    if (prefix.equals("ROL")) return text.toUpperCase(Locale.ROOT).contains(" TO ") ? STATEMENT_OTHER : STATEMENT_ABORT;
    if (prefix.equals("BEG")) return STATEMENT_BEGIN;
    if (prefix.equals("PRA")) return STATEMENT_PRAGMA;
    if (prefix.equals("CRE") || prefix.equals("DRO") || prefix.equals("ALT")) return STATEMENT_DDL;
    return prefix.equals("ANA") || prefix.equals("DET") ? STATEMENT_UNPREPARED : STATEMENT_OTHER;
  }

  @Deprecated
  public static void cursorStringToInsertHelper(Cursor cursor, String field, InsertHelper inserter, int index) {
    inserter.bind(index, cursor.getString(cursor.getColumnIndexOrThrow(field)));
  }

  /** Inserts rows one by one by the same statement. */
  @Deprecated
  public static class InsertHelper {
    private final SQLiteDatabase db;
    private final String table;
    private final ContentValues values = new ContentValues();
    private String[] columns;

    public InsertHelper(SQLiteDatabase db, String tableName) {
      this.db = db;
      table = tableName;
    }

    private String[] columns() {
      if (columns != null) return columns;
      Cursor cursor = db.rawQuery("SELECT * FROM " + table + " LIMIT 0", null);
      columns = cursor.getColumnNames();
      cursor.close();
      return columns;
    }

    public int getColumnIndex(String key) {
      String[] names = columns();
      for (int i = 0; i < names.length; i++) {
        if (names[i].equals(key)) return i + 1;
      }
      throw new IllegalArgumentException("column '" + key + "' is invalid");
    }

    private String name(int index) {
      return columns()[index - 1];
    }

    public void bind(int index, double value) {
      values.put(name(index), Double.valueOf(value));
    }

    public void bind(int index, float value) {
      values.put(name(index), Float.valueOf(value));
    }

    public void bind(int index, long value) {
      values.put(name(index), Long.valueOf(value));
    }

    public void bind(int index, int value) {
      values.put(name(index), Integer.valueOf(value));
    }

    public void bind(int index, boolean value) {
      values.put(name(index), Boolean.valueOf(value));
    }

    public void bindNull(int index) {
      values.putNull(name(index));
    }

    public void bind(int index, byte[] value) {
      values.put(name(index), value);
    }

    public void bind(int index, String value) {
      values.put(name(index), value);
    }

    public long insert(ContentValues values) {
      return db.insert(table, null, values);
    }

    public void prepareForInsert() {
      values.clear();
    }

    public long execute() {
      return db.insert(table, null, values);
    }

    public void prepareForReplace() {
      values.clear();
    }

    public long replace(ContentValues values) {
      return db.replace(table, null, values);
    }

    public void close() {}
  }
}
