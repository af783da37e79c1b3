package kotlin;

import java.util.function.Supplier;

/** Ours, under a name that contracts know: a value that is made when it is first asked for. */
public class SynchronizedLazyImpl {
  private Supplier<Object> maker;
  private volatile Object value;

  public SynchronizedLazyImpl(Supplier<Object> maker) {
    this.maker = maker;
  }

  public Object getValue() {
    Object seen = value;
    if (seen != null) return seen;
    synchronized (this) {
      if (value == null) {
        value = maker.get();
        maker = null;
      }
      return value;
    }
  }
}
