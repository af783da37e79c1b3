package java.util;

import java.security.BasicPermission;

/** The right to a system property. Nothing checks it. */
public final class PropertyPermission extends BasicPermission {
  public PropertyPermission(String name, String actions) {
    super(name, actions);
  }
}
