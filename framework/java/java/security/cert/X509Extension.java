package java.security.cert;

import java.util.Set;

/** What can have X.509 extensions. */
public interface X509Extension {
  Set<String> getCriticalExtensionOIDs();

  byte[] getExtensionValue(String name);

  Set<String> getNonCriticalExtensionOIDs();

  boolean hasUnsupportedCriticalExtension();
}
