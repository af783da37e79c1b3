package android.content;

import android.database.Cursor;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.os.Parcelable;
import android.util.ArrayMap;
import android.util.SparseArray;
import antecede.Unlisted;
import java.util.Map;

/** One operation of a batch. Values may refer to the results of those before it. */
public class ContentProviderOperation implements Parcelable {
  private static final int INSERT = 1, UPDATE = 2, DELETE = 3, ASSERT = 4, CALL = 5;

  private final int type;
  private final Uri uri;
  private final String method;
  private final String argument;
  private final ArrayMap<String, Object> values;
  private final ArrayMap<String, Object> extras;
  private final String selection;
  private final SparseArray<Object> selectionArgs;
  private final Integer expected;
  private final boolean yieldAllowed;
  private final boolean exceptionAllowed;

  public static final Parcelable.Creator<ContentProviderOperation> CREATOR =
      new Parcelable.Creator<ContentProviderOperation>() {
        @Override
        public ContentProviderOperation createFromParcel(Parcel source) {
          Builder builder = new Builder(source.readInt(), Uri.CREATOR.createFromParcel(source), null, null);
          source.readMap(builder.values, null);
          builder.selection = source.readString();
          return builder.build();
        }

        @Override
        public ContentProviderOperation[] newArray(int size) {
          return new ContentProviderOperation[size];
        }
      };

  /** The value that an earlier operation gave: the number at the end of its address, its count, or an extra. */
  private static final class BackReference {
    final int index;
    final String key;

    BackReference(int index, String key) {
      this.index = index;
      this.key = key;
    }

    Object resolve(ContentProviderResult[] results, int count) {
      if (index >= count) throw new ArrayIndexOutOfBoundsException("asked for back ref " + index + " of only " + count);
      ContentProviderResult result = results[index];
      if (result.extras != null) return result.extras.get(key);
      return result.uri != null ? Long.valueOf(ContentUris.parseId(result.uri)) : Long.valueOf(result.count.intValue());
    }
  }

  /** Makes one. */
  public static class Builder {
    private final int type;
    private final Uri uri;
    private final String method;
    private final String argument;
    private final ArrayMap<String, Object> values = new ArrayMap<String, Object>();
    private final ArrayMap<String, Object> extras = new ArrayMap<String, Object>();
    private String selection;
    private final SparseArray<Object> selectionArgs = new SparseArray<Object>();
    private Integer expected;
    private boolean yieldAllowed;
    private boolean exceptionAllowed;

    private Builder(int type, Uri uri, String method, String argument) {
      if (uri == null) throw new IllegalArgumentException("uri must not be null");
      this.type = type;
      this.uri = uri;
      this.method = method;
      this.argument = argument;
    }

    public ContentProviderOperation build() {
      boolean nothing = values.isEmpty() && expected == null && selection == null;
      if (type == UPDATE && values.isEmpty()) throw new IllegalArgumentException("Empty values");
      if (type == ASSERT && nothing) throw new IllegalArgumentException("Empty values");
      return new ContentProviderOperation(this);
    }

    public Builder withValues(ContentValues values) {
      for (String key : values.keySet()) this.values.put(key, values.get(key));
      return this;
    }

    public Builder withValue(String key, Object value) {
      values.put(key, value);
      return this;
    }

    public Builder withValueBackReferences(ContentValues backReferences) {
      for (String key : backReferences.keySet()) withValueBackReference(key, backReferences.getAsInteger(key).intValue());
      return this;
    }

    public Builder withValueBackReference(String key, int fromIndex) {
      return withValueBackReference(key, fromIndex, null);
    }

    public Builder withValueBackReference(String key, int fromIndex, String fromKey) {
      values.put(key, new BackReference(fromIndex, fromKey));
      return this;
    }

    public Builder withExtras(Bundle extras) {
      for (String key : extras.keySet()) this.extras.put(key, extras.get(key));
      return this;
    }

    public Builder withExtra(String key, Object value) {
      extras.put(key, value);
      return this;
    }

    public Builder withExtraBackReference(String key, int fromIndex) {
      return withExtraBackReference(key, fromIndex, null);
    }

    public Builder withExtraBackReference(String key, int fromIndex, String fromKey) {
      extras.put(key, new BackReference(fromIndex, fromKey));
      return this;
    }

    public Builder withSelection(String selection, String[] selectionArgs) {
      if (type == INSERT) throw new IllegalArgumentException("only updates, deletes, and asserts can have selections");
      this.selection = selection;
      this.selectionArgs.clear();
      for (int i = 0; selectionArgs != null && i < selectionArgs.length; i++) this.selectionArgs.put(i, selectionArgs[i]);
      return this;
    }

    public Builder withSelectionBackReference(int index, int fromIndex) {
      return withSelectionBackReference(index, fromIndex, null);
    }

    public Builder withSelectionBackReference(int index, int fromIndex, String fromKey) {
      selectionArgs.put(index, new BackReference(fromIndex, fromKey));
      return this;
    }

    public Builder withExpectedCount(int count) {
      expected = Integer.valueOf(count);
      return this;
    }

    public Builder withYieldAllowed(boolean yieldAllowed) {
      this.yieldAllowed = yieldAllowed;
      return this;
    }

    public Builder withExceptionAllowed(boolean exceptionAllowed) {
      this.exceptionAllowed = exceptionAllowed;
      return this;
    }
  }

  private ContentProviderOperation(Builder builder) {
    type = builder.type;
    uri = builder.uri;
    method = builder.method;
    argument = builder.argument;
    values = builder.values;
    extras = builder.extras;
    selection = builder.selection;
    selectionArgs = builder.selectionArgs;
    expected = builder.expected;
    yieldAllowed = builder.yieldAllowed;
    exceptionAllowed = builder.exceptionAllowed;
  }

  public static Builder newInsert(Uri uri) {
    return new Builder(INSERT, uri, null, null);
  }

  public static Builder newUpdate(Uri uri) {
    return new Builder(UPDATE, uri, null, null);
  }

  public static Builder newDelete(Uri uri) {
    return new Builder(DELETE, uri, null, null);
  }

  public static Builder newAssertQuery(Uri uri) {
    return new Builder(ASSERT, uri, null, null);
  }

  public static Builder newCall(Uri uri, String method, String arg) {
    return new Builder(CALL, uri, method, arg);
  }

  public Uri getUri() {
    return uri;
  }

  public boolean isYieldAllowed() {
    return yieldAllowed;
  }

  public boolean isExceptionAllowed() {
    return exceptionAllowed;
  }

  public boolean isInsert() {
    return type == INSERT;
  }

  public boolean isDelete() {
    return type == DELETE;
  }

  public boolean isUpdate() {
    return type == UPDATE;
  }

  public boolean isAssertQuery() {
    return type == ASSERT;
  }

  public boolean isCall() {
    return type == CALL;
  }

  public boolean isWriteOperation() {
    return type == INSERT || type == UPDATE || type == DELETE;
  }

  public boolean isReadOperation() {
    return type == ASSERT;
  }

  public ContentProviderResult apply(ContentProvider provider, ContentProviderResult[] backRefs, int numBackRefs)
      throws OperationApplicationException {
    if (!exceptionAllowed) return perform(provider, backRefs, numBackRefs);
    try {
      return perform(provider, backRefs, numBackRefs);
    } catch (Exception failed) {
      return new ContentProviderResult(failed);
    }
  }

  private ContentProviderResult perform(ContentProvider provider, ContentProviderResult[] backRefs, int count)
      throws OperationApplicationException {
    ContentValues resolved = resolveValueBackReferences(backRefs, count);
    Bundle more = resolveExtrasBackReferences(backRefs, count);
    String[] args = resolveSelectionArgsBackReferences(backRefs, count);
    if (type == INSERT) {
      Uri inserted = more == null ? provider.insert(uri, resolved) : provider.insert(uri, resolved, more);
      if (inserted == null) throw new OperationApplicationException("Insert into " + uri + " returned no result");
      return new ContentProviderResult(inserted);
    }
    if (type == CALL) return new ContentProviderResult(provider.call(uri.getAuthority(), method, argument, more));
    int rows = type == DELETE ? provider.delete(uri, selection, args)
        : type == UPDATE ? provider.update(uri, resolved, selection, args) : check(provider, resolved, args);
    if (expected != null && expected.intValue() != rows) {
      throw new OperationApplicationException("Expected " + expected + " rows but actual " + rows);
    }
    return new ContentProviderResult(rows);
  }

  private int check(ContentProvider provider, ContentValues wanted, String[] args) throws OperationApplicationException {
    String[] columns = wanted == null ? null : wanted.keySet().toArray(new String[0]);
    Cursor cursor = provider.query(uri, columns, selection, args, null);
    try {
      while (columns != null && cursor.moveToNext()) {
        for (int i = 0; i < columns.length; i++) {
          String value = cursor.getString(i);
          if (value == null ? wanted.get(columns[i]) == null : value.equals(wanted.getAsString(columns[i]))) continue;
          throw new OperationApplicationException("Found value " + value + " when expected " + wanted.getAsString(columns[i])
              + " for column " + columns[i]);
        }
      }
      return cursor.getCount();
    } finally {
      cursor.close();
    }
  }

  private static Object resolve(Object value, ContentProviderResult[] backRefs, int count) {
    return value instanceof BackReference ? ((BackReference) value).resolve(backRefs, count) : value;
  }

  public ContentValues resolveValueBackReferences(ContentProviderResult[] backRefs, int numBackRefs) {
    ContentValues resolved = new ContentValues();
    for (Map.Entry<String, Object> entry : values.entrySet()) {
      resolved.putObject(entry.getKey(), resolve(entry.getValue(), backRefs, numBackRefs));
    }
    return resolved;
  }

  public Bundle resolveExtrasBackReferences(ContentProviderResult[] backRefs, int numBackRefs) {
    if (extras.isEmpty()) return null;
    Bundle resolved = new Bundle();
    for (Map.Entry<String, Object> entry : extras.entrySet()) {
      Object value = resolve(entry.getValue(), backRefs, numBackRefs);
      if (value instanceof Long) resolved.putLong(entry.getKey(), ((Long) value).longValue());
      else if (value instanceof Integer) resolved.putInt(entry.getKey(), ((Integer) value).intValue());
      else if (value instanceof Boolean) resolved.putBoolean(entry.getKey(), ((Boolean) value).booleanValue());
      else if (value instanceof Parcelable) resolved.putParcelable(entry.getKey(), (Parcelable) value);
      else resolved.putString(entry.getKey(), value == null ? null : value.toString());
    }
    return resolved;
  }

  public String[] resolveSelectionArgsBackReferences(ContentProviderResult[] backRefs, int numBackRefs) {
    int size = 0;
    for (int i = 0; i < selectionArgs.size(); i++) size = Math.max(size, selectionArgs.keyAt(i) + 1);
    if (size == 0) return null;
    String[] resolved = new String[size];
    for (int i = 0; i < selectionArgs.size(); i++) {
      resolved[selectionArgs.keyAt(i)] = String.valueOf(resolve(selectionArgs.valueAt(i), backRefs, numBackRefs));
    }
    return resolved;
  }

  @Unlisted
  public int getType() {
    return type;
  }

  @Override
  public String toString() {
    return "mType: " + type + ", mUri: " + uri + ", mSelection: " + selection + ", mValues: " + values;
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel dest, int flags) {
    dest.writeInt(type);
    Uri.writeToParcel(dest, uri);
    dest.writeMap(values);
    dest.writeString(selection);
  }
}
