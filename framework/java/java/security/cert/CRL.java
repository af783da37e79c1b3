package java.security.cert;

/** A list of revoked certificates. */
public abstract class CRL {
  private final String type;

  protected CRL(String type) {
    this.type = type;
  }

  public final String getType() {
    return type;
  }

  @Override
  public abstract String toString();

  public abstract boolean isRevoked(Certificate cert);
}
