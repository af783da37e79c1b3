package javax.net.ssl;

import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;

/** Knows keys with X.509 certificates. */
public interface X509KeyManager extends KeyManager {
  String[] getClientAliases(String type, Principal[] issuers);

  String chooseClientAlias(String[] types, Principal[] issuers, Socket socket);

  String[] getServerAliases(String type, Principal[] issuers);

  String chooseServerAlias(String type, Principal[] issuers, Socket socket);

  X509Certificate[] getCertificateChain(String alias);

  PrivateKey getPrivateKey(String alias);
}
