package java.security;

import java.io.Serializable;
import java.util.Enumeration;

/** Several rights. */
public abstract class PermissionCollection implements Serializable {
  private volatile boolean readOnly;

  public PermissionCollection() {}

  public abstract void add(Permission permission);

  public abstract boolean implies(Permission permission);

  public abstract Enumeration<Permission> elements();

  public void setReadOnly() {
    readOnly = true;
  }

  public boolean isReadOnly() {
    return readOnly;
  }
}
