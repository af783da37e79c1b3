package java.security.cert;

/** The result of checking a path. */
public interface CertPathValidatorResult extends Cloneable {
  Object clone();
}
