package android.content;

import android.os.Parcel;
import android.os.Parcelable;
import android.util.ArrayMap;
import antecede.Unlisted;
import java.util.Map;
import java.util.Set;

/** Values for the columns of a row. */
@antecede.Holder
public final class ContentValues implements Parcelable {
  public static final String TAG = "ContentValues";

  private final ArrayMap<String, Object> values;

  public static final Parcelable.Creator<ContentValues> CREATOR = new Parcelable.Creator<ContentValues>() {
    @Override
    public ContentValues createFromParcel(Parcel in) {
      ContentValues read = new ContentValues();
      in.readMap(read.values, null);
      return read;
    }

    @Override
    public ContentValues[] newArray(int size) {
      return new ContentValues[size];
    }
  };

  public ContentValues() {
    values = new ArrayMap<String, Object>();
  }

  public ContentValues(int size) {
    if (size < 0) throw new IllegalArgumentException("size must not be negative");
    values = new ArrayMap<String, Object>(size);
  }

  public ContentValues(ContentValues from) {
    values = new ArrayMap<String, Object>(from.values);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof ContentValues && values.equals(((ContentValues) object).values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  public void put(String key, String value) {
    values.put(key, value);
  }

  public void put(String key, Byte value) {
    values.put(key, value);
  }

  public void put(String key, Short value) {
    values.put(key, value);
  }

  public void put(String key, Integer value) {
    values.put(key, value);
  }

  public void put(String key, Long value) {
    values.put(key, value);
  }

  public void put(String key, Float value) {
    values.put(key, value);
  }

  public void put(String key, Double value) {
    values.put(key, value);
  }

  public void put(String key, Boolean value) {
    values.put(key, value);
  }

  public void put(String key, byte[] value) {
    values.put(key, value);
  }

  public void putAll(ContentValues other) {
    values.putAll(other.values);
  }

  @Unlisted
  public void putObject(String key, Object value) {
    values.put(key, value);
  }

  public void putNull(String key) {
    values.put(key, null);
  }

  public int size() {
    return values.size();
  }

  public boolean isEmpty() {
    return values.isEmpty();
  }

  public void remove(String key) {
    values.remove(key);
  }

  public void clear() {
    values.clear();
  }

  public boolean containsKey(String key) {
    return values.containsKey(key);
  }

  public Object get(String key) {
    return values.get(key);
  }

  public String getAsString(String key) {
    Object value = values.get(key);
    return value == null ? null : value.toString();
  }

  public Long getAsLong(String key) {
    Object value = values.get(key);
    if (value instanceof Number) return Long.valueOf(((Number) value).longValue());
    if (!(value instanceof CharSequence)) return null;
    try {
      return Long.valueOf(value.toString());
    } catch (NumberFormatException none) {
      return null;
    }
  }

  public Integer getAsInteger(String key) {
    Object value = values.get(key);
    if (value instanceof Number) return Integer.valueOf(((Number) value).intValue());
    if (!(value instanceof CharSequence)) return null;
    try {
      return Integer.valueOf(value.toString());
    } catch (NumberFormatException none) {
      return null;
    }
  }

  public Short getAsShort(String key) {
    Object value = values.get(key);
    if (value instanceof Number) return Short.valueOf(((Number) value).shortValue());
    if (!(value instanceof CharSequence)) return null;
    try {
      return Short.valueOf(value.toString());
    } catch (NumberFormatException none) {
      return null;
    }
  }

  public Byte getAsByte(String key) {
    Object value = values.get(key);
    if (value instanceof Number) return Byte.valueOf(((Number) value).byteValue());
    if (!(value instanceof CharSequence)) return null;
    try {
      return Byte.valueOf(value.toString());
    } catch (NumberFormatException none) {
      return null;
    }
  }

  public Double getAsDouble(String key) {
    Object value = values.get(key);
    if (value instanceof Number) return Double.valueOf(((Number) value).doubleValue());
    if (!(value instanceof CharSequence)) return null;
    try {
      return Double.valueOf(value.toString());
    } catch (NumberFormatException none) {
      return null;
    }
  }

  public Float getAsFloat(String key) {
    Object value = values.get(key);
    if (value instanceof Number) return Float.valueOf(((Number) value).floatValue());
    if (!(value instanceof CharSequence)) return null;
    try {
      return Float.valueOf(value.toString());
    } catch (NumberFormatException none) {
      return null;
    }
  }

  public Boolean getAsBoolean(String key) {
    Object value = values.get(key);
    if (value instanceof Boolean) return (Boolean) value;
    if (value instanceof CharSequence) return Boolean.parseBoolean(value.toString()) || "1".equals(value.toString());
    return value instanceof Number ? Boolean.valueOf(((Number) value).intValue() != 0) : null;
  }

  public byte[] getAsByteArray(String key) {
    Object value = values.get(key);
    return value instanceof byte[] ? (byte[]) value : null;
  }

  public Set<Map.Entry<String, Object>> valueSet() {
    return values.entrySet();
  }

  public Set<String> keySet() {
    return values.keySet();
  }

  @Override
  public int describeContents() {
    return 0;
  }

  @Override
  public void writeToParcel(Parcel parcel, int flags) {
    parcel.writeMap(values);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (String key : values.keySet()) {
      if (text.length() > 0) text.append(' ');
      text.append(key).append('=').append(getAsString(key));
    }
    return text.toString();
  }
}
