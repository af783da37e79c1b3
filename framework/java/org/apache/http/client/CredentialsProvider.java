package org.apache.http.client;

import org.apache.http.auth.AuthScope;
import org.apache.http.auth.Credentials;

/** Knows who somebody is. */
@Deprecated
public interface CredentialsProvider {
  void setCredentials(AuthScope authscope, Credentials credentials);

  Credentials getCredentials(AuthScope authscope);

  void clear();
}
