package java.net;

import java.io.Serializable;
import java.security.Permission;

/** A permission that nobody checks. */
public final class SocketPermission extends Permission implements Serializable {
  public SocketPermission(String host, String action) {
    super("");
  }

  @Override
  public boolean implies(Permission other) {
    return true;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SocketPermission;
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
