package lib;

/** A library's object without any synchronisation. */
public class Box {
  private Object value;
  private final Inner inner = new Inner();

  static final class Inner {
    int changes;
  }

  public Object get() {
    return value;
  }

  public void set(Object newValue) {
    value = newValue;
  }

  /** Changes only what it holds. */
  public void count() {
    inner.changes++;
  }

  public int length() {
    return 1;
  }

  public void fail() {
    throw new IllegalStateException();
  }
}
