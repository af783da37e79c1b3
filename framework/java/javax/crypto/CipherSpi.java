package javax.crypto;

import java.nio.ByteBuffer;
import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;

/** What a provider implements of a cipher. */
public abstract class CipherSpi {
  public CipherSpi() {}

  protected abstract byte[] engineDoFinal(byte[] input, int offset, int length)
      throws BadPaddingException, IllegalBlockSizeException;

  protected abstract int engineDoFinal(byte[] input, int inputOffset, int inputLength, byte[] output,
      int outputOffset) throws BadPaddingException, IllegalBlockSizeException, ShortBufferException;

  protected int engineDoFinal(ByteBuffer input, ByteBuffer output)
      throws BadPaddingException, IllegalBlockSizeException, ShortBufferException {
    throw new UnsupportedOperationException();
  }

  protected abstract int engineGetBlockSize();

  protected abstract byte[] engineGetIV();

  protected int engineGetKeySize(Key key) throws InvalidKeyException {
    throw new UnsupportedOperationException();
  }

  protected abstract int engineGetOutputSize(int inputLength);

  protected abstract AlgorithmParameters engineGetParameters();

  protected abstract void engineInit(int opmode, Key key, SecureRandom random) throws InvalidKeyException;

  protected abstract void engineInit(int opmode, Key key, AlgorithmParameterSpec params, SecureRandom random)
      throws InvalidAlgorithmParameterException, InvalidKeyException;

  protected abstract void engineInit(int opmode, Key key, AlgorithmParameters params, SecureRandom random)
      throws InvalidAlgorithmParameterException, InvalidKeyException;

  protected abstract void engineSetMode(String mode) throws NoSuchAlgorithmException;

  protected abstract void engineSetPadding(String padding) throws NoSuchPaddingException;

  protected Key engineUnwrap(byte[] wrappedKey, String algorithm, int type)
      throws InvalidKeyException, NoSuchAlgorithmException {
    throw new UnsupportedOperationException();
  }

  protected abstract byte[] engineUpdate(byte[] input, int offset, int length);

  protected abstract int engineUpdate(byte[] input, int inputOffset, int inputLength, byte[] output, int outputOffset)
      throws ShortBufferException;

  protected int engineUpdate(ByteBuffer input, ByteBuffer output) throws ShortBufferException {
    throw new UnsupportedOperationException();
  }

  protected void engineUpdateAAD(byte[] input, int offset, int length) {
    throw new UnsupportedOperationException();
  }

  protected void engineUpdateAAD(ByteBuffer byteBuffer) {
    throw new UnsupportedOperationException();
  }

  protected byte[] engineWrap(Key key) throws IllegalBlockSizeException, InvalidKeyException {
    throw new UnsupportedOperationException();
  }
}
