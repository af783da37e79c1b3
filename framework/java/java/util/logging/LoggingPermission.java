package java.util.logging;

import java.security.BasicPermission;

/** The right to change the configuration of logging. Nothing checks it. */
public final class LoggingPermission extends BasicPermission {
  public LoggingPermission(String name, String actions) throws IllegalArgumentException {
    super("", "");
  }
}
