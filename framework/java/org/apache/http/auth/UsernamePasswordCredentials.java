package org.apache.http.auth;

import java.security.Principal;

/** A name and a password. */
@Deprecated
public class UsernamePasswordCredentials implements Credentials {
  private final BasicUserPrincipal principal;
  private final String password;

  public UsernamePasswordCredentials(String usernamePassword) {
    int at = usernamePassword.indexOf(':');
    principal = new BasicUserPrincipal(at < 0 ? usernamePassword : usernamePassword.substring(0, at));
    password = at < 0 ? null : usernamePassword.substring(at + 1);
  }

  public UsernamePasswordCredentials(String userName, String password) {
    principal = new BasicUserPrincipal(userName);
    this.password = password;
  }

  @Override
  public Principal getUserPrincipal() {
    return principal;
  }

  public String getUserName() {
    return principal.getName();
  }

  @Override
  public String getPassword() {
    return password;
  }
}
