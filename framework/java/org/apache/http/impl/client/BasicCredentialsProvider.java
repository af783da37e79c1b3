package org.apache.http.impl.client;

import org.apache.http.auth.AuthScope;
import org.apache.http.auth.Credentials;
import org.apache.http.client.CredentialsProvider;

/** Knows one answer for everything. */
@Deprecated
public class BasicCredentialsProvider implements CredentialsProvider {
  private Credentials last;

  public BasicCredentialsProvider() {}

  @Override
  public synchronized void setCredentials(AuthScope authscope, Credentials credentials) {
    last = credentials;
  }

  @Override
  public synchronized Credentials getCredentials(AuthScope authscope) {
    return last;
  }

  @Override
  public synchronized void clear() {
    last = null;
  }

  @Override
  public String toString() {
    return String.valueOf(last);
  }
}
