package android.database.sqlite;

import android.content.ContentValues;
import android.database.Cursor;
import android.database.DatabaseUtils;
import android.os.CancellationSignal;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Puts statements together. */
public class SQLiteQueryBuilder {
  private Map<String, String> projectionMap;
  private Collection<Pattern> projectionGreylist;
  private String tables = "";
  private StringBuilder where;
  private boolean distinct;
  private SQLiteDatabase.CursorFactory factory;
  private boolean strict;
  private boolean strictColumns;
  private boolean strictGrammar;

  public SQLiteQueryBuilder() {}

  public void setDistinct(boolean distinct) {
    this.distinct = distinct;
  }

  public boolean isDistinct() {
    return distinct;
  }

  public String getTables() {
    return tables;
  }

  public void setTables(String inTables) {
    tables = inTables;
  }

  public void appendWhere(CharSequence inWhere) {
    if (where == null) where = new StringBuilder();
    where.append(inWhere);
  }

  public void appendWhereEscapeString(String inWhere) {
    if (where == null) where = new StringBuilder();
    DatabaseUtils.appendEscapedSQLString(where, inWhere);
  }

  public void appendWhereStandalone(CharSequence inWhere) {
    if (where == null) where = new StringBuilder();
    if (where.length() > 0) where.append(" AND ");
    where.append('(').append(inWhere).append(')');
  }

  public void setProjectionMap(Map<String, String> columnMap) {
    projectionMap = columnMap;
  }

  public Map<String, String> getProjectionMap() {
    return projectionMap;
  }

  public void setProjectionGreylist(Collection<Pattern> projectionGreylist) {
    this.projectionGreylist = projectionGreylist;
  }

  public Collection<Pattern> getProjectionGreylist() {
    return projectionGreylist;
  }

  public void setCursorFactory(SQLiteDatabase.CursorFactory factory) {
    this.factory = factory;
  }

  public SQLiteDatabase.CursorFactory getCursorFactory() {
    return factory;
  }

  public void setStrict(boolean strict) {
    this.strict = strict;
  }

  public boolean isStrict() {
    return strict;
  }

  public void setStrictColumns(boolean strictColumns) {
    this.strictColumns = strictColumns;
  }

  public boolean isStrictColumns() {
    return strictColumns;
  }

  public void setStrictGrammar(boolean strictGrammar) {
    this.strictGrammar = strictGrammar;
  }

  public boolean isStrictGrammar() {
    return strictGrammar;
  }

  private static boolean isEmpty(String text) {
    return text == null || text.length() == 0;
  }

  public static String buildQueryString(boolean distinct, String tables, String[] columns, String where, String groupBy,
      String having, String orderBy, String limit) {
    if (isEmpty(groupBy) && !isEmpty(having)) {
      throw new IllegalArgumentException("HAVING clauses are only permitted when using a groupBy clause");
    }
    StringBuilder query = new StringBuilder(distinct ? "SELECT DISTINCT " : "SELECT ");
    if (columns != null && columns.length != 0) appendColumns(query, columns);
    else query.append("* ");
    if (!isEmpty(tables)) query.append("FROM ").append(tables);
    clause(query, " WHERE ", where);
    clause(query, " GROUP BY ", groupBy);
    clause(query, " HAVING ", having);
    clause(query, " ORDER BY ", orderBy);
    clause(query, " LIMIT ", limit);
    return query.toString();
  }

  private static void clause(StringBuilder query, String name, String text) {
    if (!isEmpty(text)) query.append(name).append(text);
  }

  public static void appendColumns(StringBuilder s, String[] columns) {
    int count = 0;
    for (String column : columns) {
      if (column != null) s.append(count++ == 0 ? "" : ", ").append(column);
    }
    s.append(' ');
  }

  public Cursor query(SQLiteDatabase db, String[] projectionIn, String selection, String[] selectionArgs, String groupBy,
      String having, String sortOrder) {
    return query(db, projectionIn, selection, selectionArgs, groupBy, having, sortOrder, null, null);
  }

  public Cursor query(SQLiteDatabase db, String[] projectionIn, String selection, String[] selectionArgs, String groupBy,
      String having, String sortOrder, String limit) {
    return query(db, projectionIn, selection, selectionArgs, groupBy, having, sortOrder, limit, null);
  }

  public Cursor query(SQLiteDatabase db, String[] projectionIn, String selection, String[] selectionArgs, String groupBy,
      String having, String sortOrder, String limit, CancellationSignal cancellationSignal) {
    if (tables == null) return null;
    String sql = buildQuery(projectionIn, selection, groupBy, having, sortOrder, limit);
    return db.rawQueryWithFactory(factory, sql, selectionArgs, tables.length() == 0 ? null : tables, cancellationSignal);
  }

  public long insert(SQLiteDatabase db, ContentValues values) {
    if (values == null || values.isEmpty()) throw new IllegalArgumentException("Empty values");
    return db.insertOrThrow(tables, null, values);
  }

  public int update(SQLiteDatabase db, ContentValues values, String selection, String[] selectionArgs) {
    return db.update(tables, values, computeWhere(selection), selectionArgs);
  }

  public int delete(SQLiteDatabase db, String selection, String[] selectionArgs) {
    return db.delete(tables, computeWhere(selection), selectionArgs);
  }

  public String buildQuery(String[] projectionIn, String selection, String groupBy, String having, String sortOrder,
      String limit) {
    return buildQueryString(distinct, tables, computeProjection(projectionIn), computeWhere(selection), groupBy, having,
        sortOrder, limit);
  }

  @Deprecated
  public String buildQuery(String[] projectionIn, String selection, String[] selectionArgs, String groupBy, String having,
      String sortOrder, String limit) {
    return buildQuery(projectionIn, selection, groupBy, having, sortOrder, limit);
  }

  public String buildUnionSubQuery(String typeDiscriminatorColumn, String[] unionColumns, Set<String> columnsPresentInTable,
      int computedColumnsOffset, String typeDiscriminatorValue, String selection, String groupBy, String having) {
    String[] projection = new String[unionColumns.length];
    for (int i = 0; i < unionColumns.length; i++) {
      String column = unionColumns[i];
      if (column.equals(typeDiscriminatorColumn)) {
        projection[i] = "'" + typeDiscriminatorValue + "' AS " + typeDiscriminatorColumn;
      } else {
        boolean present = i <= computedColumnsOffset || columnsPresentInTable.contains(column);
        projection[i] = present ? column : "NULL AS " + column;
      }
    }
    return buildQuery(projection, selection, groupBy, having, null, null);
  }

  @Deprecated
  public String buildUnionSubQuery(String typeDiscriminatorColumn, String[] unionColumns, Set<String> columnsPresentInTable,
      int computedColumnsOffset, String typeDiscriminatorValue, String selection, String[] selectionArgs, String groupBy,
      String having) {
    return buildUnionSubQuery(typeDiscriminatorColumn, unionColumns, columnsPresentInTable, computedColumnsOffset,
        typeDiscriminatorValue, selection, groupBy, having);
  }

  public String buildUnionQuery(String[] subQueries, String sortOrder, String limit) {
    StringBuilder query = new StringBuilder();
    for (int i = 0; i < subQueries.length; i++) {
      if (i > 0) query.append(distinct ? " UNION " : " UNION ALL ");
      query.append(subQueries[i]);
    }
    clause(query, " ORDER BY ", sortOrder);
    clause(query, " LIMIT ", limit);
    return query.toString();
  }

  private String[] computeProjection(String[] projection) {
    if (projection == null || projection.length == 0) return allColumns();
    String[] columns = new String[projection.length];
    for (int i = 0; i < columns.length; i++) columns[i] = computeColumn(projection[i]);
    return columns;
  }

  private String[] allColumns() {
    if (projectionMap == null) return null;
    String[] columns = new String[projectionMap.size()];
    int count = 0;
    for (Map.Entry<String, String> entry : projectionMap.entrySet()) {
      if (!entry.getKey().equals("_count")) columns[count++] = entry.getValue();
    }
    return columns;
  }

  private String computeColumn(String column) {
    if (projectionMap == null) return column;
    String mapped = projectionMap.get(column);
    if (mapped != null) return mapped;
    if (!strict && (column.contains(" AS ") || column.contains(" as "))) return column;
    throw new IllegalArgumentException("Invalid column " + column);
  }

  private String computeWhere(String selection) {
    boolean own = where != null && where.length() > 0;
    if (isEmpty(selection)) return own ? "(" + where + ")" : null;
    return own ? "(" + where + ") AND (" + selection + ")" : "(" + selection + ")";
  }
}
