package java.security;

import java.io.Serializable;

/** A right. Android checks none of these. */
public abstract class Permission implements Guard, Serializable {
  private final String name;

  public Permission(String name) {
    this.name = name;
  }

  @Override
  public void checkGuard(Object object) throws SecurityException {}

  public abstract boolean implies(Permission permission);

  @Override
  public abstract boolean equals(Object obj);

  @Override
  public abstract int hashCode();

  public final String getName() {
    return name;
  }

  public abstract String getActions();

  public PermissionCollection newPermissionCollection() {
    return new Permissions();
  }

  @Override
  public String toString() {
    return "(\"" + getClass().getName() + "\" \"" + name + "\")";
  }
}
