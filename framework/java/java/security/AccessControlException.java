package java.security;

/** A permission is missing. */
public class AccessControlException extends SecurityException {
  private Permission permission;

  public AccessControlException(String s) {
    super(s);
  }

  public AccessControlException(String s, Permission p) {
    super(s);
    permission = p;
  }

  public Permission getPermission() {
    return permission;
  }
}
