package java.security;

/** As {@link PrivilegedAction}, with checked exceptions. */
public interface PrivilegedExceptionAction<T> {
  T run() throws Exception;
}
