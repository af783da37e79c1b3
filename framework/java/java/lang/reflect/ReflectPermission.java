package java.lang.reflect;

import java.security.BasicPermission;

/** Permission to use reflection; nobody asks for it. */
public final class ReflectPermission extends BasicPermission {
  public ReflectPermission(String name) {
    super(name);
  }

  public ReflectPermission(String name, String actions) {
    super(name, actions);
  }
}
