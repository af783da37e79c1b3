package java.lang;

import antecede.Engine;
import antecede.Threads;

/** A thread's own variable whose value passes to the threads that the thread makes. */
public class InheritableThreadLocal<T> extends ThreadLocal<T> {
  public InheritableThreadLocal() {}

  protected T childValue(T parentValue) {
    return parentValue;
  }

  @Override
  Table table(Thread thread) {
    return thread.inheritable;
  }

  @Override
  Table newTable(Thread thread) {
    return thread.inheritable = new Table();
  }

  @Override
  @SuppressWarnings("unchecked")
  public T get() {
    if (!Engine.isAbstract()) return super.get();
    Thread thread = Threads.current();
    if (thread.anyInheritable == null) thread.anyInheritable = initialValue();
    return inherited((T) thread.anyInheritable);
  }

  @Override
  public void set(T value) {
    if (Engine.isAbstract()) Threads.current().anyInheritable = value;
    else super.set(value);
  }

  @Override
  T inherited(T value) {
    return childValue(value);
  }
}
