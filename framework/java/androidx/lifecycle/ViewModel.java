package androidx.lifecycle;

import antecede.Bag;
import antecede.Unlisted;
import java.io.Closeable;
import java.io.IOException;

/** What a screen knows, beyond changes of its configuration. */
public abstract class ViewModel {
  private final Bag<String> keys = new Bag<String>();
  private final Bag<Object> values = new Bag<Object>();
  private final Bag<AutoCloseable> closeables = new Bag<AutoCloseable>();
  private volatile boolean cleared;

  public ViewModel() {}

  @Unlisted
  public ViewModel(Closeable... closeables) {
    for (Closeable closeable : closeables) this.closeables.add(closeable);
  }

  public ViewModel(AutoCloseable... closeables) {
    for (AutoCloseable closeable : closeables) this.closeables.add(closeable);
  }

  @Unlisted
  public void addCloseable(Closeable closeable) {
    add(closeable);
  }

  public void addCloseable(AutoCloseable closeable) {
    add(closeable);
  }

  private void add(AutoCloseable closeable) {
    if (cleared) close(closeable);
    else closeables.add(closeable);
  }

  public final void addCloseable(String key, AutoCloseable closeable) {
    setTagIfAbsent(key, closeable);
  }

  @SuppressWarnings("unchecked")
  public final <T extends AutoCloseable> T getCloseable(String key) {
    return (T) getTag(key);
  }

  protected void onCleared() {}

  @Unlisted
  public final void clear() {
    cleared = true;
    for (int i = 0; i < values.size(); i++) close(values.get(i));
    for (int i = 0; i < closeables.size(); i++) close(closeables.get(i));
    closeables.clear();
    onCleared();
  }

  private static void close(Object value) {
    if (!(value instanceof AutoCloseable)) return;
    try {
      ((AutoCloseable) value).close();
    } catch (IOException e) {
      throw new RuntimeException(e);
    } catch (Exception e) {
      throw new RuntimeException(e);
    }
  }

  /** For the coroutine scope that Kotlin code keeps here. */
  @Unlisted
  @SuppressWarnings("unchecked")
  public <T> T setTagIfAbsent(String key, T value) {
    Object before = getTag(key);
    if (before == null) {
      keys.add(key);
      values.add(value);
    }
    T result = before == null ? value : (T) before;
    if (cleared) close(result);
    return result;
  }

  @Unlisted
  @SuppressWarnings("unchecked")
  public <T> T getTag(String key) {
    for (int i = 0; i < keys.size(); i++) {
      if (keys.get(i).equals(key)) return (T) values.get(i);
    }
    return null;
  }
}
