package java.util.concurrent.atomic;

import antecede.Atomic;
import antecede.Observable;
import java.io.Serializable;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** A reference that several threads may change. All access modes act like volatile ones; none fails spuriously. */
@Atomic
public class AtomicReference<V> implements Serializable {
  @Observable private volatile V value;

  public AtomicReference(V initialValue) {
    value = initialValue;
  }

  public AtomicReference() {}

  public final V get() {
    return value;
  }

  public final void set(V newValue) {
    value = newValue;
  }

  public final V getAndSet(V newValue) {
    V old = value;
    value = newValue;
    return old;
  }

  public final boolean compareAndSet(V expected, V newValue) {
    return compareAndExchange(expected, newValue) == expected;
  }

  public final V compareAndExchange(V expected, V newValue) {
    V old = value;
    if (old == expected) value = newValue;
    return old;
  }

  public final V getAndUpdate(UnaryOperator<V> function) {
    while (true) {
      V old = get();
      V made = function.apply(old);
      if (compareAndSet(old, made)) return old;
    }
  }

  public final V updateAndGet(UnaryOperator<V> function) {
    while (true) {
      V old = get();
      V made = function.apply(old);
      if (compareAndSet(old, made)) return made;
    }
  }

  public final V getAndAccumulate(V operand, BinaryOperator<V> function) {
    while (true) {
      V old = get();
      V made = function.apply(old, operand);
      if (compareAndSet(old, made)) return old;
    }
  }

  public final V accumulateAndGet(V operand, BinaryOperator<V> function) {
    while (true) {
      V old = get();
      V made = function.apply(old, operand);
      if (compareAndSet(old, made)) return made;
    }
  }

  public final V getPlain() {
    return get();
  }

  public final V getOpaque() {
    return get();
  }

  public final V getAcquire() {
    return get();
  }

  public final void lazySet(V newValue) {
    set(newValue);
  }

  public final void setPlain(V newValue) {
    set(newValue);
  }

  public final void setOpaque(V newValue) {
    set(newValue);
  }

  public final void setRelease(V newValue) {
    set(newValue);
  }

  public final V compareAndExchangeAcquire(V expected, V newValue) {
    return compareAndExchange(expected, newValue);
  }

  public final V compareAndExchangeRelease(V expected, V newValue) {
    return compareAndExchange(expected, newValue);
  }

  @Deprecated
  public final boolean weakCompareAndSet(V expected, V newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetPlain(V expected, V newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetVolatile(V expected, V newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetAcquire(V expected, V newValue) {
    return compareAndSet(expected, newValue);
  }

  public final boolean weakCompareAndSetRelease(V expected, V newValue) {
    return compareAndSet(expected, newValue);
  }

  @Override
  public String toString() {
    return String.valueOf(value);
  }
}
