package java.lang;

/** Thrown by Thread.stop, where that exists. */
public class ThreadDeath extends Error {
  public ThreadDeath() {}
}
