package java.lang;

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
  T inherited(T value) {
    return childValue(value);
  }
}
