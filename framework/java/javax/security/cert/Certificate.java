package javax.security.cert;

import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.PublicKey;
import java.security.SignatureException;
import java.util.Arrays;

/** A certificate of the old API. */
public abstract class Certificate {
  public Certificate() {}

  @Override
  public boolean equals(Object other) {
    if (this == other) return true;
    try {
      return other instanceof Certificate && Arrays.equals(getEncoded(), ((Certificate) other).getEncoded());
    } catch (CertificateException e) {
      return false;
    }
  }

  @Override
  public int hashCode() {
    try {
      return Arrays.hashCode(getEncoded());
    } catch (CertificateException e) {
      return 0;
    }
  }

  public abstract byte[] getEncoded() throws CertificateEncodingException;

  public abstract PublicKey getPublicKey();

  @Override
  public abstract String toString();

  public abstract void verify(PublicKey publicKey) throws CertificateException, InvalidKeyException,
      NoSuchAlgorithmException, NoSuchProviderException, SignatureException;

  public abstract void verify(PublicKey publicKey, String name)
      throws CertificateException, InvalidKeyException, NoSuchAlgorithmException, NoSuchProviderException,
          SignatureException;
}
