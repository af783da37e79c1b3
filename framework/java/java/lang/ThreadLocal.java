package java.lang;

import antecede.Concrete;
import antecede.Engine;
import antecede.Threads;
import java.util.function.Supplier;

/** A variable of which each thread has its own. The values live in the threads. */
@antecede.Holder
public class ThreadLocal<T> {
  public ThreadLocal() {}

  public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
    return new Supplied<S>(supplier);
  }

  protected T initialValue() {
    return null;
  }

  @SuppressWarnings("unchecked")
  public T get() {
    if (Engine.isAbstract()) {
      Thread thread = Threads.current();
      if (thread.anyLocal == null) thread.anyLocal = initialValue();
      return inherited((T) thread.anyLocal);
    }
    Table table = table(Threads.current());
    int slot = table == null ? -1 : table.find(this);
    if (slot >= 0) return (T) table.values[slot];
    T value = initialValue();
    store(value);
    return value;
  }

  public void set(T value) {
    if (Engine.isAbstract()) Threads.current().anyLocal = value;
    else store(value);
  }

  private void store(T value) {
    Thread thread = Threads.current();
    Table table = table(thread);
    if (table == null) table = newTable(thread);
    table.put(this, value);
  }

  public void remove() {
    Table table = table(Threads.current());
    if (table != null) table.remove(this);
  }

  /** Where the thread keeps this kind of variable. */
  Table table(Thread thread) {
    return thread.locals;
  }

  Table newTable(Thread thread) {
    return thread.locals = new Table();
  }

  /** What a new thread gets for its parent's value. */
  T inherited(T value) {
    return value;
  }

  /** The variables of a new thread whose parent has these. */
  @SuppressWarnings("unchecked")
  static Table inherit(Table parent) {
    if (parent == null) return null;
    Table table = new Table();
    for (int i = 0; i < parent.count; i++) {
      ThreadLocal<Object> local = (ThreadLocal<Object>) parent.keys[i];
      table.put(local, local.inherited(parent.values[i]));
    }
    return table;
  }

  /** A thread's variables, in the order of their first use. */
  @Concrete
  static final class Table {
    ThreadLocal<?>[] keys = new ThreadLocal<?>[8];
    Object[] values = new Object[8];
    int count;

    int find(ThreadLocal<?> key) {
      for (int i = 0; i < count; i++) if (keys[i] == key) return i;
      return -1;
    }

    void put(ThreadLocal<?> key, Object value) {
      int slot = find(key);
      if (slot < 0) {
        slot = count++;
        if (slot == keys.length) grow();
        keys[slot] = key;
      }
      values[slot] = value;
    }

    private void grow() {
      ThreadLocal<?>[] moreKeys = new ThreadLocal<?>[2 * keys.length];
      Object[] moreValues = new Object[2 * keys.length];
      System.arraycopy(keys, 0, moreKeys, 0, keys.length);
      System.arraycopy(values, 0, moreValues, 0, keys.length);
      keys = moreKeys;
      values = moreValues;
    }

    void remove(ThreadLocal<?> key) {
      int slot = find(key);
      if (slot < 0) return;
      count--;
      System.arraycopy(keys, slot + 1, keys, slot, count - slot);
      System.arraycopy(values, slot + 1, values, slot, count - slot);
      keys[count] = null;
      values[count] = null;
    }
  }

  private static final class Supplied<T> extends ThreadLocal<T> {
    private final Supplier<? extends T> supplier;

    Supplied(Supplier<? extends T> supplier) {
      if (supplier == null) throw new NullPointerException();
      this.supplier = supplier;
    }

    @Override
    protected T initialValue() {
      return supplier.get();
    }
  }
}
