package java.security;

import java.io.Serializable;

/** A right that has only a name. As on Android it implies everything. */
public abstract class BasicPermission extends Permission implements Serializable {
  public BasicPermission(String name) {
    super("");
  }

  public BasicPermission(String name, String actions) {
    super("");
  }

  @Override
  public boolean implies(Permission p) {
    return true;
  }

  @Override
  public boolean equals(Object obj) {
    return obj == this;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  @Override
  public String getActions() {
    return "";
  }
}
