package javax.net.ssl;

import java.security.BasicPermission;

/** A permission that nobody checks. */
public final class SSLPermission extends BasicPermission {
  public SSLPermission(String name) {
    super(name);
  }

  public SSLPermission(String name, String actions) {
    super(name, actions);
  }
}
