package android.app;

import android.content.SharedPreferences;
import android.os.Handler;
import android.os.Looper;
import antecede.Atomic;
import antecede.Bag;
import antecede.Callbacks;
import antecede.Contents;
import antecede.Named;
import java.io.File;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The preferences of one file: one object per file, whoever asks. Each key is a location of its own; changes become visible
 * together, when they are committed or applied.
 */
@Atomic
final class SharedPreferencesImpl implements SharedPreferences {
  private static final String SLOT = "OnSharedPreferenceChangeListener";
  private static Handler mainHandler;

  private final PreferenceFile file;
  private final Bag<OnSharedPreferenceChangeListener> listeners = new Bag<OnSharedPreferenceChangeListener>();

  SharedPreferencesImpl(File file) {
    this.file = new PreferenceFile(file);
  }

  private Object read(String key) {
    return Contents.read(this, key, file.get(key));
  }

  @Override
  public Map<String, ?> getAll() {
    HashMap<String, Object> all = new HashMap<String, Object>();
    int size = Contents.size(this, file.size());
    for (int i = 0; i < size; i++) {
      String key = Contents.readKey(this, file.keyAt(i));
      all.put(key, read(key));
    }
    return all;
  }

  @Override
  public String getString(String key, String defValue) {
    String value = (String) read(key);
    return value == null ? defValue : value;
  }

  @Override
  @SuppressWarnings("unchecked")
  public Set<String> getStringSet(String key, Set<String> defValues) {
    Set<String> values = (Set<String>) read(key);
    return values == null ? defValues : values;
  }

  @Override
  public int getInt(String key, int defValue) {
    Integer value = (Integer) read(key);
    return value == null ? defValue : value.intValue();
  }

  @Override
  public long getLong(String key, long defValue) {
    Long value = (Long) read(key);
    return value == null ? defValue : value.longValue();
  }

  @Override
  public float getFloat(String key, float defValue) {
    Float value = (Float) read(key);
    return value == null ? defValue : value.floatValue();
  }

  @Override
  public boolean getBoolean(String key, boolean defValue) {
    Boolean value = (Boolean) read(key);
    return value == null ? defValue : value.booleanValue();
  }

  @Override
  public boolean contains(String key) {
    return read(key) != null;
  }

  @Override
  public Editor edit() {
    return new EditorImpl();
  }

  @Override
  public void registerOnSharedPreferenceChangeListener(OnSharedPreferenceChangeListener listener) {
    if (listeners.contains(listener)) return;
    listeners.add(listener);
    Callbacks.observe(this, SLOT, listener, true);
  }

  @Override
  public void unregisterOnSharedPreferenceChangeListener(OnSharedPreferenceChangeListener listener) {
    if (listeners.remove(listener)) Callbacks.unregister(this, SLOT, listener);
  }

  /** On the main looper: at once if this is its thread, else by a post, to those who listen now: who leaves before the post runs is told all the same. */
  private void tell(Bag<String> keys) {
    if (listeners.isEmpty() || keys.isEmpty()) return;
    Bag<OnSharedPreferenceChangeListener> all = listeners.copy();
    if (Looper.getMainLooper().isCurrentThread()) {
      call(keys, all);
      return;
    }
    if (mainHandler == null) mainHandler = new Handler(Looper.getMainLooper());
    mainHandler.post(new Named("change of shared preferences") {
      @Override
      public void run() {
        call(keys, all);
      }
    });
  }

  /** The key that was changed last comes first, as on Android. */
  private void call(Bag<String> keys, Bag<OnSharedPreferenceChangeListener> all) {
    for (int i = keys.size() - 1; i >= 0; i--) {
      for (int k = 0; k < all.size(); k++) {
        OnSharedPreferenceChangeListener listener = all.get(k);
        Callbacks.invoke(this, SLOT, listener);
        listener.onSharedPreferenceChanged(this, keys.get(i));
      }
    }
  }

  /** Changes that wait for their commit. A null value removes its key. */
  private final class EditorImpl implements Editor {
    private final HashMap<String, Object> changes = new HashMap<String, Object>();
    private boolean clear;

    private Editor put(String key, Object value) {
      changes.put(key, value);
      return this;
    }

    @Override
    public Editor putString(String key, String value) {
      return put(key, value);
    }

    @Override
    public Editor putStringSet(String key, Set<String> values) {
      return put(key, values == null ? null : new HashSet<String>(values));
    }

    @Override
    public Editor putInt(String key, int value) {
      return put(key, Integer.valueOf(value));
    }

    @Override
    public Editor putLong(String key, long value) {
      return put(key, Long.valueOf(value));
    }

    @Override
    public Editor putFloat(String key, float value) {
      return put(key, Float.valueOf(value));
    }

    @Override
    public Editor putBoolean(String key, boolean value) {
      return put(key, Boolean.valueOf(value));
    }

    @Override
    public Editor remove(String key) {
      return put(key, null);
    }

    @Override
    public Editor clear() {
      clear = true;
      return this;
    }

    /** Returns the keys that have changed. */
    private Bag<String> commitToMemory() {
      Bag<String> changed = new Bag<String>();
      if (clear && file.size() > 0) {
        file.clear();
        Contents.rearrange(SharedPreferencesImpl.this);
        changed.add(null);
      }
      clear = false;
      for (Map.Entry<String, Object> change : changes.entrySet()) {
        if (store(change.getKey(), change.getValue())) changed.add(change.getKey());
      }
      changes.clear();
      return changed;
    }

    private boolean store(String key, Object value) {
      Object old = file.get(key);
      if (Objects.equals(old, value)) return false;
      file.put(key, value);
      if (value == null) Contents.remove(SharedPreferencesImpl.this, key);
      else if (old == null) Contents.insert(SharedPreferencesImpl.this, key, value);
      else Contents.write(SharedPreferencesImpl.this, key, value);
      return true;
    }

    @Override
    public boolean commit() {
      Bag<String> changed = commitToMemory();
      if (!changed.isEmpty()) file.write();
      tell(changed);
      return true;
    }

    @Override
    public void apply() {
      Bag<String> changed = commitToMemory();
      if (!changed.isEmpty()) QueuedWork.queue(file, true);
      tell(changed);
    }
  }
}
