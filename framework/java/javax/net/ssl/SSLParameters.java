package javax.net.ssl;

import java.security.AlgorithmConstraints;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;

/** Parameters of a secure connection. */
public class SSLParameters {
  private String[] ciphers;
  private String[] protocols;
  private boolean wantClient;
  private boolean needClient;
  private String identification;
  private AlgorithmConstraints constraints;
  private List<SNIServerName> names;
  private Collection<SNIMatcher> matchers;
  private boolean ordered;
  private String[] applications = new String[0];

  public SSLParameters() {}

  public SSLParameters(String[] ciphers) {
    setCipherSuites(ciphers);
  }

  public SSLParameters(String[] ciphers, String[] protocols) {
    setCipherSuites(ciphers);
    setProtocols(protocols);
  }

  private static String[] copy(String[] names) {
    return names == null ? null : names.clone();
  }

  public String[] getCipherSuites() {
    return copy(ciphers);
  }

  public void setCipherSuites(String[] names) {
    ciphers = copy(names);
  }

  public String[] getProtocols() {
    return copy(protocols);
  }

  public void setProtocols(String[] names) {
    protocols = copy(names);
  }

  public boolean getWantClientAuth() {
    return wantClient;
  }

  public void setWantClientAuth(boolean value) {
    wantClient = value;
    needClient = false;
  }

  public boolean getNeedClientAuth() {
    return needClient;
  }

  public void setNeedClientAuth(boolean value) {
    wantClient = false;
    needClient = value;
  }

  public AlgorithmConstraints getAlgorithmConstraints() {
    return constraints;
  }

  public void setAlgorithmConstraints(AlgorithmConstraints value) {
    constraints = value;
  }

  public String getEndpointIdentificationAlgorithm() {
    return identification;
  }

  public void setEndpointIdentificationAlgorithm(String algorithm) {
    identification = algorithm;
  }

  public final void setServerNames(List<SNIServerName> newNames) {
    names = newNames == null ? null : Collections.unmodifiableList(new ArrayList<>(newNames));
  }

  public final List<SNIServerName> getServerNames() {
    return names;
  }

  public final void setSNIMatchers(Collection<SNIMatcher> newMatchers) {
    matchers = newMatchers == null ? null : Collections.unmodifiableList(new ArrayList<>(newMatchers));
  }

  public final Collection<SNIMatcher> getSNIMatchers() {
    return matchers;
  }

  public final void setUseCipherSuitesOrder(boolean value) {
    ordered = value;
  }

  public final boolean getUseCipherSuitesOrder() {
    return ordered;
  }

  public String[] getApplicationProtocols() {
    return applications.clone();
  }

  public void setApplicationProtocols(String[] names) {
    if (names == null) throw new IllegalArgumentException("protocols was null");
    for (String name : names) {
      if (name == null || name.isEmpty()) {
        throw new IllegalArgumentException("An element of protocols was null/empty");
      }
    }
    applications = names.clone();
  }
}
