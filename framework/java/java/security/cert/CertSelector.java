package java.security.cert;

/** Chooses certificates. */
public interface CertSelector extends Cloneable {
  Object clone();

  boolean match(Certificate certificate);
}
