package java.lang;

import antecede.Threads;

/** The root of all classes. */
public class Object {
  public Object() {}

  public final native Class<?> getClass();

  public int hashCode() {
    return System.identityHashCode(this);
  }

  public boolean equals(Object other) {
    return this == other;
  }

  public String toString() {
    return getClass().getName() + "@" + Integer.toHexString(hashCode());
  }

  /** A copy with the same fields or elements; throws unless the object is {@link Cloneable} or an array. */
  protected native Object clone() throws CloneNotSupportedException;

  protected void finalize() throws Throwable {}

  public final native void notify();

  public final native void notifyAll();

  public final void wait() throws InterruptedException {
    waitFor(Threads.FOREVER);
  }

  public final void wait(long millis) throws InterruptedException {
    wait(millis, 0);
  }

  public final void wait(long millis, int nanos) throws InterruptedException {
    if (millis < 0) throw new IllegalArgumentException("timeout value is negative");
    if (nanos < 0 || nanos > 999999) throw new IllegalArgumentException("nanosecond timeout value out of range");
    boolean forever = millis == 0 && nanos == 0 || millis >= Long.MAX_VALUE / 1000000;
    waitFor(forever ? Threads.FOREVER : millis * 1000000 + nanos);
  }

  /** Gives the monitor back, waits to be notified (or for the time, or an interrupt), and takes the monitor again. */
  private native void waitFor(long nanos) throws InterruptedException;
}
