package javax.security.auth;

/** Something secret that can be wiped. */
public interface Destroyable {
  default void destroy() throws DestroyFailedException {
    throw new DestroyFailedException();
  }

  default boolean isDestroyed() {
    return false;
  }
}
