package java.security;

/** Guards the access to an object. */
public interface Guard {
  void checkGuard(Object value) throws SecurityException;
}
