package java.util;

/** A stack has nothing to give. */
public class EmptyStackException extends RuntimeException {
  public EmptyStackException() {}
}
