package java.io;

/** Input or output failed so badly that nothing can be done. */
public class IOError extends Error {
  public IOError(Throwable cause) {
    super(cause);
  }
}
