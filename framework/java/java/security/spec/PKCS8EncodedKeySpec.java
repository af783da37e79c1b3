package java.security.spec;

/** A private key in DER. */
public class PKCS8EncodedKeySpec extends EncodedKeySpec {
  public PKCS8EncodedKeySpec(byte[] encodedKey) {
    super(encodedKey);
  }

  @Override
  public byte[] getEncoded() {
    return super.getEncoded();
  }

  @Override
  public final String getFormat() {
    return "PKCS#8";
  }
}
