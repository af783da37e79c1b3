package org.apache.http.auth;

import java.security.Principal;

/** Who somebody is. */
@Deprecated
public interface Credentials {
  Principal getUserPrincipal();

  String getPassword();
}
