package java.lang;

/** A value for every class, computed when it is first asked for. */
public abstract class ClassValue<T> {
  private Entry<T> entries;

  private static final class Entry<T> {
    final Class<?> type;
    final T value;
    Entry<T> next;

    Entry(Class<?> type, T value, Entry<T> next) {
      this.type = type;
      this.value = value;
      this.next = next;
    }
  }

  protected ClassValue() {}

  protected abstract T computeValue(Class<?> type);

  private Entry<T> find(Class<?> type) {
    Entry<T> entry = entries;
    while (entry != null && entry.type != type) entry = entry.next;
    return entry;
  }

  public T get(Class<?> type) {
    Entry<T> entry = find(type);
    if (entry != null) return entry.value;
    T value = computeValue(type);
    entry = find(type);
    if (entry == null) entries = entry = new Entry<>(type, value, entries);
    return entry.value;
  }

  public void remove(Class<?> type) {
    Entry<T> entry = find(type);
    if (entry == null) return;
    if (entry == entries) {
      entries = entry.next;
    } else {
      Entry<T> before = entries;
      while (before.next != entry) before = before.next;
      before.next = entry.next;
    }
  }
}
