package java.security;

import javax.security.auth.Destroyable;

/** The private half of a pair of keys. */
public interface PrivateKey extends Key, Destroyable {
  long serialVersionUID = 6034044314589513430L;
}
