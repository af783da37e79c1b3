package java.security;

/** The domains on the stack. On Android it holds nothing and allows everything. */
public final class AccessControlContext {
  public AccessControlContext(ProtectionDomain[] context) {}

  public AccessControlContext(AccessControlContext acc, DomainCombiner combiner) {}

  public DomainCombiner getDomainCombiner() {
    return null;
  }

  public void checkPermission(Permission perm) throws AccessControlException {}
}
