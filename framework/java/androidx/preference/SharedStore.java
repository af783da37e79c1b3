package androidx.preference;

import android.content.SharedPreferences;
import java.util.Set;

/** The shared preferences of a manager as a store; what an inflation puts is written at its end. */
final class SharedStore extends PreferenceDataStore {
  private final PreferenceManager manager;

  SharedStore(PreferenceManager manager) { this.manager = manager; }

  private void commit(SharedPreferences.Editor editor) {
    if (manager.shouldCommit()) editor.apply();
  }

  @Override
  public void putString(String key, String value) { commit(manager.getEditor().putString(key, value)); }

  @Override
  public String getString(String key, String defValue) { return manager.getSharedPreferences().getString(key, defValue); }

  @Override
  public void putStringSet(String key, Set<String> value) { commit(manager.getEditor().putStringSet(key, value)); }

  @Override
  public Set<String> getStringSet(String key, Set<String> defValue) {
    return manager.getSharedPreferences().getStringSet(key, defValue);
  }

  @Override
  public void putInt(String key, int value) { commit(manager.getEditor().putInt(key, value)); }

  @Override
  public int getInt(String key, int defValue) { return manager.getSharedPreferences().getInt(key, defValue); }

  @Override
  public void putLong(String key, long value) { commit(manager.getEditor().putLong(key, value)); }

  @Override
  public long getLong(String key, long defValue) { return manager.getSharedPreferences().getLong(key, defValue); }

  @Override
  public void putFloat(String key, float value) { commit(manager.getEditor().putFloat(key, value)); }

  @Override
  public float getFloat(String key, float defValue) { return manager.getSharedPreferences().getFloat(key, defValue); }

  @Override
  public void putBoolean(String key, boolean value) { commit(manager.getEditor().putBoolean(key, value)); }

  @Override
  public boolean getBoolean(String key, boolean defValue) { return manager.getSharedPreferences().getBoolean(key, defValue); }
}
