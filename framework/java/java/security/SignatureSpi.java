package java.security;

import java.nio.ByteBuffer;
import java.security.spec.AlgorithmParameterSpec;

/** What a provider implements of a signature. */
public abstract class SignatureSpi {
  protected SecureRandom appRandom;

  public SignatureSpi() {}

  protected abstract void engineInitVerify(PublicKey publicKey) throws InvalidKeyException;

  protected abstract void engineInitSign(PrivateKey privateKey) throws InvalidKeyException;

  protected void engineInitSign(PrivateKey privateKey, SecureRandom random) throws InvalidKeyException {
    appRandom = random;
    engineInitSign(privateKey);
  }

  protected abstract void engineUpdate(byte b) throws SignatureException;

  protected abstract void engineUpdate(byte[] b, int off, int len) throws SignatureException;

  protected void engineUpdate(ByteBuffer input) {
    byte[] bytes = new byte[input.remaining()];
    input.get(bytes);
    try {
      engineUpdate(bytes, 0, bytes.length);
    } catch (SignatureException e) {
      throw new ProviderException("update() failed", e);
    }
  }

  protected abstract byte[] engineSign() throws SignatureException;

  protected int engineSign(byte[] outbuf, int offset, int len) throws SignatureException {
    byte[] signature = engineSign();
    if (len < signature.length) throw new SignatureException("partial signatures not returned");
    if (outbuf.length - offset < signature.length) {
      throw new SignatureException("insufficient space in the output buffer to store the signature");
    }
    System.arraycopy(signature, 0, outbuf, offset, signature.length);
    return signature.length;
  }

  protected abstract boolean engineVerify(byte[] sigBytes) throws SignatureException;

  protected boolean engineVerify(byte[] sigBytes, int offset, int length) throws SignatureException {
    byte[] copy = new byte[length];
    System.arraycopy(sigBytes, offset, copy, 0, length);
    return engineVerify(copy);
  }

  @Deprecated
  protected abstract void engineSetParameter(String param, Object value) throws InvalidParameterException;

  protected void engineSetParameter(AlgorithmParameterSpec params) throws InvalidAlgorithmParameterException {
    throw new UnsupportedOperationException();
  }

  protected AlgorithmParameters engineGetParameters() {
    throw new UnsupportedOperationException();
  }

  @Deprecated
  protected abstract Object engineGetParameter(String param) throws InvalidParameterException;

  @Override
  public Object clone() throws CloneNotSupportedException {
    if (this instanceof Cloneable) return super.clone();
    throw new CloneNotSupportedException();
  }
}
