package ground.mixprefshelper;

import android.content.SharedPreferences;

/** Preferences with short names. */
class Settings {
  private final SharedPreferences store;

  Settings(SharedPreferences store) { this.store = store; }

  void keep(String key, String value) {
    store.edit().putString(key, value).apply(); // @keep
  }

  String get(String key) {
    return store.getString(key, "nobody"); // @get
  }
}
