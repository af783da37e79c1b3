package java.security;

/** A right about security itself. Nothing checks it. */
public final class SecurityPermission extends BasicPermission {
  public SecurityPermission(String name) {
    super("");
  }

  public SecurityPermission(String name, String actions) {
    super("", "");
  }
}
