package androidx.lifecycle;

import android.os.Bundle;
import android.os.Parcelable;
import androidx.savedstate.SavedStateRegistry;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Values of a view model that are saved with its screen. */
public final class SavedStateHandle {
  private final Map<String, Object> values = new HashMap<String, Object>();
  private final Map<String, Handled<?>> data = new HashMap<String, Handled<?>>();

  /** A value as live data. */
  private static final class Handled<T> extends MutableLiveData<T> {
    private final SavedStateHandle handle;
    private final String key;

    Handled(SavedStateHandle handle, String key) {
      this.handle = handle;
      this.key = key;
    }

    Handled(SavedStateHandle handle, String key, T value) {
      super(value);
      this.handle = handle;
      this.key = key;
    }

    @Override
    public void setValue(T value) {
      handle.values.put(key, value);
      super.setValue(value);
    }

    void show(T value) {
      super.setValue(value);
    }
  }

  public SavedStateHandle() {}

  public SavedStateHandle(Map<String, ?> initialState) {
    values.putAll(initialState);
  }

  static SavedStateHandle from(Bundle restored, Bundle defaults) {
    SavedStateHandle handle = new SavedStateHandle();
    Bundle source = restored != null ? restored : defaults;
    if (source != null) {
      for (String key : source.keySet()) handle.values.put(key, source.get(key));
    }
    return handle;
  }

  SavedStateRegistry.SavedStateProvider provider() {
    return new SavedStateRegistry.SavedStateProvider() {
      @Override
      public Bundle saveState() {
        return bundle();
      }
    };
  }

  private Bundle bundle() {
    Bundle bundle = new Bundle();
    for (Map.Entry<String, Object> entry : values.entrySet()) put(bundle, entry.getKey(), entry.getValue());
    return bundle;
  }

  private static void put(Bundle bundle, String key, Object value) {
    if (value instanceof String) bundle.putString(key, (String) value);
    else if (value instanceof Integer) bundle.putInt(key, (Integer) value);
    else if (value instanceof Boolean) bundle.putBoolean(key, (Boolean) value);
    else if (value instanceof Long) bundle.putLong(key, (Long) value);
    else if (value instanceof Parcelable) bundle.putParcelable(key, (Parcelable) value);
    else if (value instanceof Bundle) bundle.putBundle(key, (Bundle) value);
    else if (value instanceof CharSequence) bundle.putCharSequence(key, (CharSequence) value);
    else if (value instanceof ArrayList) bundle.putSerializable(key, (ArrayList<?>) value);
    else bundle.putSerializable(key, (Serializable) value);
  }

  public boolean contains(String key) {
    return values.containsKey(key);
  }

  public <T> MutableLiveData<T> getLiveData(String key) {
    return live(key, null, false);
  }

  public <T> MutableLiveData<T> getLiveData(String key, T initialValue) {
    return live(key, initialValue, true);
  }

  @SuppressWarnings("unchecked")
  private <T> MutableLiveData<T> live(String key, T initial, boolean hasInitial) {
    Handled<T> known = (Handled<T>) data.get(key);
    if (known != null) return known;
    if (values.containsKey(key)) {
      known = new Handled<T>(this, key, (T) values.get(key));
    } else if (hasInitial) {
      values.put(key, initial);
      known = new Handled<T>(this, key, initial);
    } else {
      known = new Handled<T>(this, key);
    }
    data.put(key, known);
    return known;
  }

  public Set<String> keys() {
    return new HashSet<String>(values.keySet());
  }

  @SuppressWarnings("unchecked")
  public <T> T get(String key) {
    return (T) values.get(key);
  }

  @SuppressWarnings("unchecked")
  public <T> void set(String key, T value) {
    Handled<T> live = (Handled<T>) data.get(key);
    values.put(key, value);
    if (live != null) live.show(value);
  }

  @SuppressWarnings("unchecked")
  public <T> T remove(String key) {
    data.remove(key);
    return (T) values.remove(key);
  }
}
