package java.security;

/** All rights. */
public final class AllPermission extends Permission {
  public AllPermission() {
    super("");
  }

  public AllPermission(String name, String actions) {
    super("");
  }

  @Override
  public boolean implies(Permission p) {
    return true;
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof AllPermission;
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
