package java.security.cert;

/** Chooses revocation lists. */
public interface CRLSelector extends Cloneable {
  Object clone();

  boolean match(CRL crl);
}
