package org.apache.http.auth;

import java.security.Principal;

/** A name. */
@Deprecated
public final class BasicUserPrincipal implements Principal {
  private final String username;

  public BasicUserPrincipal(String username) {
    if (username == null) throw new IllegalArgumentException("User name may not be null");
    this.username = username;
  }

  @Override
  public String getName() {
    return username;
  }

  @Override
  public int hashCode() {
    return username.hashCode();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof BasicUserPrincipal && ((BasicUserPrincipal) o).username.equals(username);
  }

  @Override
  public String toString() {
    return "[principal: " + username + "]";
  }
}
