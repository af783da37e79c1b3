package java.io;

import java.security.Permission;

/** A permission that nobody checks. */
public final class FilePermission extends Permission implements Serializable {
  public FilePermission(String path, String actions) {
    super("");
  }

  @Override
  public boolean implies(Permission other) {
    return true;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FilePermission;
  }

  @Override
  public int hashCode() {
    return 1;
  }

  @Override
  public String getActions() {
    return null;
  }
}
