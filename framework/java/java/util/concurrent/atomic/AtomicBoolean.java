package java.util.concurrent.atomic;

import antecede.Atomic;
import antecede.Observable;
import java.io.Serializable;

/** A boolean that several threads may change. All access modes act like volatile ones; none fails spuriously. */
@Atomic
public class AtomicBoolean implements Serializable {
  @Observable private volatile boolean value;

  public AtomicBoolean(boolean initialValue) {
    value = initialValue;
  }

  public AtomicBoolean() {}

  public final boolean get() {
    return value;
  }

  public final void set(boolean newValue) {
    value = newValue;
  }

  public final boolean getAndSet(boolean newValue) {
    boolean old = value;
    value = newValue;
    return old;
  }

  public final boolean compareAndSet(boolean expected, boolean newValue) {
    return compareAndExchange(expected, newValue) == expected;
  }

  public final boolean compareAndExchange(boolean expected, boolean newValue) {
    boolean old = value;
    if (old == expected) value = newValue;
    return old;
  }

  public final boolean getPlain() {
    return get();
  }

  public final boolean getOpaque() {
    return get();
  }

  public final boolean getAcquire() {
    return get();
  }

  public final void lazySet(boolean newValue) {
    set(newValue);
  }

  public final void setPlain(boolean newValue) {
    set(newValue);
  }

  public final void setOpaque(boolean newValue) {
    set(newValue);
  }

  public final void setRelease(boolean newValue) {
    set(newValue);
  }

  public final boolean compareAndExchangeAcquire(boolean expected, boolean newValue) {
    return compareAndExchange(expected, newValue);
  }

  public final boolean compareAndExchangeRelease(boolean expected, boolean newValue) {
    return compareAndExchange(expected, newValue);
  }

  @Deprecated
  public boolean weakCompareAndSet(boolean expected, boolean newValue) {
    return compareAndSet(expected, newValue);
  }

  public boolean weakCompareAndSetPlain(boolean expected, boolean newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetVolatile(boolean expected, boolean newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetAcquire(boolean expected, boolean newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetRelease(boolean expected, boolean newValue) {
    return compareAndSet(expected, newValue);
  }

  @Override
  public String toString() {
    return String.valueOf(value);
  }
}
