package java.io;

import java.security.BasicPermission;

/** A permission that nobody checks. */
public final class SerializablePermission extends BasicPermission {
  public SerializablePermission(String name) {
    super("");
  }

  public SerializablePermission(String name, String actions) {
    super("", "");
  }

  @Override
  public String getActions() {
    return null;
  }
}
