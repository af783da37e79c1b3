package java.security.cert;

/** The result of building a path. */
public interface CertPathBuilderResult extends Cloneable {
  Object clone();

  CertPath getCertPath();
}
