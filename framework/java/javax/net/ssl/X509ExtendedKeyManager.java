package javax.net.ssl;

import java.security.Principal;

/** Knows keys with X.509 certificates, for engines too. */
public abstract class X509ExtendedKeyManager implements X509KeyManager {
  protected X509ExtendedKeyManager() {}

  public String chooseEngineClientAlias(String[] types, Principal[] issuers, SSLEngine engine) {
    return null;
  }

  public String chooseEngineServerAlias(String type, Principal[] issuers, SSLEngine engine) {
    return null;
  }
}
