package javax.crypto;

import java.nio.ByteBuffer;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.spec.AlgorithmParameterSpec;

/** What a provider implements of a message authentication code. */
public abstract class MacSpi {
  public MacSpi() {}

  protected abstract int engineGetMacLength();

  protected abstract void engineInit(Key key, AlgorithmParameterSpec params)
      throws InvalidKeyException, InvalidAlgorithmParameterException;

  protected abstract void engineUpdate(byte input);

  protected abstract void engineUpdate(byte[] input, int offset, int len);

  protected void engineUpdate(ByteBuffer input) {
    byte[] bytes = new byte[input.remaining()];
    input.get(bytes);
    engineUpdate(bytes, 0, bytes.length);
  }

  protected abstract byte[] engineDoFinal();

  protected abstract void engineReset();

  @Override
  public Object clone() throws CloneNotSupportedException {
    if (this instanceof Cloneable) return super.clone();
    throw new CloneNotSupportedException();
  }
}
