package androidx.preference;

import java.util.Set;

/** Where values are kept instead of in shared preferences. */
public abstract class PreferenceDataStore {
  private static UnsupportedOperationException missing() {
    return new UnsupportedOperationException("Not implemented on this data store");
  }

  public void putString(String key, String value) { throw missing(); }

  public void putStringSet(String key, Set<String> values) { throw missing(); }

  public void putInt(String key, int value) { throw missing(); }

  public void putLong(String key, long value) { throw missing(); }

  public void putFloat(String key, float value) { throw missing(); }

  public void putBoolean(String key, boolean value) { throw missing(); }

  public String getString(String key, String defValue) { return defValue; }

  public Set<String> getStringSet(String key, Set<String> defValues) { return defValues; }

  public int getInt(String key, int defValue) { return defValue; }

  public long getLong(String key, long defValue) { return defValue; }

  public float getFloat(String key, float defValue) { return defValue; }

  public boolean getBoolean(String key, boolean defValue) { return defValue; }
}
