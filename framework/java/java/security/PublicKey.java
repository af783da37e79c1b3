package java.security;

/** The public half of a pair of keys. */
public interface PublicKey extends Key {
  long serialVersionUID = 7187392471159151072L;
}
