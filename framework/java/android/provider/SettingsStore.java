package android.provider;

import android.content.ContentResolver;
import android.net.Uri;
import antecede.Atomic;
import antecede.Concrete;
import antecede.Contents;

/** One table of settings: each name is a location. */
@Atomic
final class SettingsStore {
  /** What a device comes with: table, name, value. */
  private static final String[] DEFAULTS = {"secure", "android_id", "9774d56d682e549c", "secure", "default_input_method",
      "com.android.inputmethod.latin/.LatinIME", "secure", "location_mode", "3", "secure", "location_providers_allowed",
      "gps,network", "secure", "install_non_market_apps", "1", "secure", "accessibility_enabled", "0", "system",
      "screen_brightness", "128",
      "system", "screen_brightness_mode", "0", "system", "screen_off_timeout", "60000", "system", "accelerometer_rotation", "1",
      "system", "font_scale", "1.0", "system", "haptic_feedback_enabled", "1", "system", "sound_effects_enabled", "1", "global",
      "airplane_mode_on", "0", "global", "auto_time", "1", "global", "adb_enabled", "0", "global", "wifi_on", "1", "global",
      "animator_duration_scale", "1.0", "global", "transition_animation_scale", "1.0", "global", "window_animation_scale", "1.0",
      "global", "always_finish_activities", "0", "global", "data_roaming", "0", "global", "bluetooth_on", "0"};

  private String[] names = new String[16];
  private String[] values = new String[16];
  private int size;

  SettingsStore(String table) {
    for (int i = 0; i < DEFAULTS.length; i += 3) {
      if (DEFAULTS[i].equals(table)) store(DEFAULTS[i + 1], DEFAULTS[i + 2]);
    }
  }

  String get(String name) {
    return Contents.read(this, name, look(name));
  }

  boolean put(ContentResolver resolver, Uri table, String name, String value) {
    store(name, value);
    Contents.write(this, name, value);
    resolver.notifyChange(Uri.withAppendedPath(table, name), null);
    return true;
  }

  @Concrete
  private String look(String name) {
    for (int i = 0; i < size; i++) {
      if (names[i].equals(name)) return values[i];
    }
    return null;
  }

  @Concrete
  private void store(String name, String value) {
    int index = 0;
    while (index < size && !names[index].equals(name)) index++;
    if (index == names.length) {
      String[] moreNames = new String[2 * size];
      String[] moreValues = new String[2 * size];
      System.arraycopy(names, 0, moreNames, 0, size);
      System.arraycopy(values, 0, moreValues, 0, size);
      names = moreNames;
      values = moreValues;
    }
    names[index] = name;
    values[index] = value;
    if (index == size) size++;
  }
}
