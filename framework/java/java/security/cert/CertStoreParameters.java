package java.security.cert;

/** Parameters of a certificate store. */
public interface CertStoreParameters extends Cloneable {
  Object clone();
}
