package java.security.cert;

import java.io.Serializable;
import java.security.GeneralSecurityException;

/** A path of certificates is not valid. */
public class CertPathValidatorException extends GeneralSecurityException {
  private int index = -1;
  private CertPath certPath;
  private Reason reason = BasicReason.UNSPECIFIED;

  public CertPathValidatorException() {}

  public CertPathValidatorException(String msg) {
    super(msg);
  }

  public CertPathValidatorException(Throwable cause) {
    this(cause == null ? null : cause.toString(), cause);
  }

  public CertPathValidatorException(String msg, Throwable cause) {
    super(msg, cause);
  }

  public CertPathValidatorException(String msg, Throwable cause, CertPath certPath, int index) {
    this(msg, cause, certPath, index, BasicReason.UNSPECIFIED);
  }

  public CertPathValidatorException(String msg, Throwable cause, CertPath certPath, int index, Reason reason) {
    super(msg, cause);
    if (certPath == null && index != -1) throw new IllegalArgumentException();
    if (index < -1 || certPath != null && index >= certPath.getCertificates().size()) {
      throw new IndexOutOfBoundsException();
    }
    if (reason == null) throw new NullPointerException("reason can't be null");
    this.certPath = certPath;
    this.index = index;
    this.reason = reason;
  }

  public CertPath getCertPath() {
    return certPath;
  }

  public int getIndex() {
    return index;
  }

  public Reason getReason() {
    return reason;
  }

  /** Why it is not valid. */
  public interface Reason extends Serializable {}

  /** The reasons that every algorithm knows. */
  public enum BasicReason implements Reason {
    UNSPECIFIED, EXPIRED, NOT_YET_VALID, REVOKED, UNDETERMINED_REVOCATION_STATUS, INVALID_SIGNATURE,
        ALGORITHM_CONSTRAINED
  }
}
