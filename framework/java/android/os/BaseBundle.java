package android.os;

import android.util.ArrayMap;
import android.util.Log;
import java.util.Set;

/** Values by names: what Bundle and PersistableBundle have in common. Which value is where is what races. */
@antecede.Holder
public class BaseBundle {
  final ArrayMap<String, Object> map = new ArrayMap<String, Object>();

  BaseBundle() {}

  /** The value; made now if it came in a parcel and nobody has asked for it yet. */
  private Object value(String key) {
    Object value = map.get(key);
    return value instanceof Parcel.Lazy ? ((Parcel.Lazy) value).get() : value;
  }

  /** The value if it is of that class; null, and a warning, if it is of another. */
  final <T> T typed(String key, Class<T> type) {
    Object value = value(key);
    if (value == null || type.isInstance(value)) return type.cast(value);
    Log.w("Bundle", "under " + key + " there is a " + value.getClass().getName() + ", no " + type.getSimpleName());
    return null;
  }

  public int size() {
    return map.size();
  }

  public boolean isEmpty() {
    return map.isEmpty();
  }

  public void clear() {
    map.clear();
  }

  public boolean containsKey(String key) {
    return map.containsKey(key);
  }

  @Deprecated
  public Object get(String key) {
    return value(key);
  }

  public void remove(String key) {
    map.remove(key);
  }

  public void putAll(PersistableBundle bundle) {
    map.putAll(bundle.map);
  }

  public Set<String> keySet() {
    return map.keySet();
  }

  public boolean getBoolean(String key) {
    return getBoolean(key, false);
  }

  public boolean getBoolean(String key, boolean defaultValue) {
    Boolean value = typed(key, Boolean.class);
    return value == null ? defaultValue : value.booleanValue();
  }

  public void putBoolean(String key, boolean value) {
    map.put(key, Boolean.valueOf(value));
  }

  public int getInt(String key) {
    return getInt(key, 0);
  }

  public int getInt(String key, int defaultValue) {
    Integer value = typed(key, Integer.class);
    return value == null ? defaultValue : value.intValue();
  }

  public void putInt(String key, int value) {
    map.put(key, Integer.valueOf(value));
  }

  public long getLong(String key) {
    return getLong(key, 0);
  }

  public long getLong(String key, long defaultValue) {
    Long value = typed(key, Long.class);
    return value == null ? defaultValue : value.longValue();
  }

  public void putLong(String key, long value) {
    map.put(key, Long.valueOf(value));
  }

  public double getDouble(String key) {
    return getDouble(key, 0);
  }

  public double getDouble(String key, double defaultValue) {
    Double value = typed(key, Double.class);
    return value == null ? defaultValue : value.doubleValue();
  }

  public void putDouble(String key, double value) {
    map.put(key, Double.valueOf(value));
  }

  public String getString(String key) {
    return typed(key, String.class);
  }

  public String getString(String key, String defaultValue) {
    String value = getString(key);
    return value == null ? defaultValue : value;
  }

  public void putString(String key, String value) {
    map.put(key, value);
  }

  public boolean[] getBooleanArray(String key) {
    return typed(key, boolean[].class);
  }

  public void putBooleanArray(String key, boolean[] value) {
    map.put(key, value);
  }

  public int[] getIntArray(String key) {
    return typed(key, int[].class);
  }

  public void putIntArray(String key, int[] value) {
    map.put(key, value);
  }

  public long[] getLongArray(String key) {
    return typed(key, long[].class);
  }

  public void putLongArray(String key, long[] value) {
    map.put(key, value);
  }

  public double[] getDoubleArray(String key) {
    return typed(key, double[].class);
  }

  public void putDoubleArray(String key, double[] value) {
    map.put(key, value);
  }

  public String[] getStringArray(String key) {
    return typed(key, String[].class);
  }

  public void putStringArray(String key, String[] value) {
    map.put(key, value);
  }
}
