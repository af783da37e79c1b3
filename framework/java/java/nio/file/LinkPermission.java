package java.nio.file;

import java.security.BasicPermission;

/** A permission that nobody checks. */
public final class LinkPermission extends BasicPermission {
  public LinkPermission(String name) {
    super(name);
  }

  public LinkPermission(String name, String actions) {
    super(name);
  }
}
