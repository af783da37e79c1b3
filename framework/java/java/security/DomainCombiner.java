package java.security;

/** Combines protection domains. Nothing calls it. */
public interface DomainCombiner {
  ProtectionDomain[] combine(ProtectionDomain[] protectionDomains, ProtectionDomain[] protectionDomains2);
}
