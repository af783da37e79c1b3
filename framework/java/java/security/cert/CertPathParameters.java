package java.security.cert;

/** Parameters of an algorithm on certificate paths. */
public interface CertPathParameters extends Cloneable {
  Object clone();
}
