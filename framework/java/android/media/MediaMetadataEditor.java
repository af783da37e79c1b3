package android.media;

import android.graphics.Bitmap;
import java.util.HashMap;

/** Collects what is known of something that is played. */
@Deprecated
public abstract class MediaMetadataEditor {
  public static final int BITMAP_KEY_ARTWORK = 100;
  public static final int RATING_KEY_BY_OTHERS = 101;
  public static final int RATING_KEY_BY_USER = 268435457;

  private final HashMap<Integer, Object> values = new HashMap<Integer, Object>();

  MediaMetadataEditor() {}

  public abstract void apply();

  public synchronized void clear() {
    values.clear();
  }

  public synchronized void addEditableKey(int key) {}

  public synchronized void removeEditableKeys() {}

  public synchronized int[] getEditableKeys() {
    return null;
  }

  public synchronized MediaMetadataEditor putString(int key, String value) {
    return putObject(key, value);
  }

  public synchronized MediaMetadataEditor putLong(int key, long value) {
    return putObject(key, value);
  }

  public synchronized MediaMetadataEditor putBitmap(int key, Bitmap bitmap) {
    return putObject(key, bitmap);
  }

  public synchronized MediaMetadataEditor putObject(int key, Object value) {
    values.put(key, value);
    return this;
  }

  public synchronized long getLong(int key, long defaultValue) {
    Object value = values.get(key);
    return value instanceof Long ? (Long) value : defaultValue;
  }

  public synchronized String getString(int key, String defaultValue) {
    Object value = values.get(key);
    return value instanceof String ? (String) value : defaultValue;
  }

  public synchronized Bitmap getBitmap(int key, Bitmap defaultValue) {
    Object value = values.get(key);
    return value instanceof Bitmap ? (Bitmap) value : defaultValue;
  }

  public synchronized Object getObject(int key, Object defaultValue) {
    return values.containsKey(key) ? values.get(key) : defaultValue;
  }
}
