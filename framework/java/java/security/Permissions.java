package java.security;

import java.io.Serializable;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Vector;

/** Rights of any kind. As on Android none is missing. */
public final class Permissions extends PermissionCollection implements Serializable {
  private final Vector<Permission> permissions = new Vector<>();

  public Permissions() {}

  @Override
  public void add(Permission permission) {
    if (isReadOnly()) throw new SecurityException("attempt to add a Permission to a readonly Permissions object");
    permissions.add(permission);
  }

  @Override
  public boolean implies(Permission permission) {
    return true;
  }

  @Override
  public Enumeration<Permission> elements() {
    return Collections.enumeration(permissions);
  }
}
