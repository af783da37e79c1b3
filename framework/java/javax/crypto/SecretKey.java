package javax.crypto;

import java.security.Key;
import javax.security.auth.Destroyable;

/** A key that both sides share. */
public interface SecretKey extends Key, Destroyable {
  long serialVersionUID = -4795878709595146952L;
}
