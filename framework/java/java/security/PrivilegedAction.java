package java.security;

/** Code to run with the rights of its own domain: here, just code. */
public interface PrivilegedAction<T> {
  T run();
}
