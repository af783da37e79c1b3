package javax.security.auth;

import java.io.Serializable;
import java.security.AccessControlContext;
import java.security.Principal;
import java.security.PrivilegedAction;
import java.security.PrivilegedActionException;
import java.security.PrivilegedExceptionAction;
import java.util.LinkedHashSet;
import java.util.Set;

/** Someone with principals and credentials. Actions as a subject are just called. */
public final class Subject implements Serializable {
  private final Set<Principal> principals = new LinkedHashSet<>();
  private final Set<Object> publicCredentials = new LinkedHashSet<>();
  private final Set<Object> privateCredentials = new LinkedHashSet<>();
  private boolean readOnly;

  public Subject() {}

  public Subject(boolean readOnly, Set<? extends Principal> principals, Set<?> pubCredentials,
      Set<?> privCredentials) {
    this.principals.addAll(principals);
    publicCredentials.addAll(pubCredentials);
    privateCredentials.addAll(privCredentials);
    this.readOnly = readOnly;
  }

  public void setReadOnly() {
    readOnly = true;
  }

  public boolean isReadOnly() {
    return readOnly;
  }

  public static Subject getSubject(AccessControlContext acc) {
    return null;
  }

  public static <T> T doAs(Subject subject, PrivilegedAction<T> action) {
    return action.run();
  }

  public static <T> T doAs(Subject subject, PrivilegedExceptionAction<T> action) throws PrivilegedActionException {
    try {
      return action.run();
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new PrivilegedActionException(e);
    }
  }

  public static <T> T doAsPrivileged(Subject subject, PrivilegedAction<T> action, AccessControlContext acc) {
    return action.run();
  }

  public static <T> T doAsPrivileged(Subject subject, PrivilegedExceptionAction<T> action, AccessControlContext acc)
      throws PrivilegedActionException {
    return doAs(subject, action);
  }

  public Set<Principal> getPrincipals() {
    return principals;
  }

  public <T extends Principal> Set<T> getPrincipals(Class<T> c) {
    return select(principals, c);
  }

  public Set<Object> getPublicCredentials() {
    return publicCredentials;
  }

  public <T> Set<T> getPublicCredentials(Class<T> c) {
    return select(publicCredentials, c);
  }

  public Set<Object> getPrivateCredentials() {
    return privateCredentials;
  }

  public <T> Set<T> getPrivateCredentials(Class<T> c) {
    return select(privateCredentials, c);
  }

  private static <T> Set<T> select(Set<?> from, Class<T> type) {
    Set<T> some = new LinkedHashSet<>();
    for (Object element : from) if (type.isInstance(element)) some.add(type.cast(element));
    return some;
  }
}
