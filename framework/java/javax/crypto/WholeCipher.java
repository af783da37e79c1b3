package javax.crypto;

import java.io.ByteArrayOutputStream;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.KeyFactory;
import java.security.NoSuchAlgorithmException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** What the built-in ciphers share: output into arrays, wrapping of keys. */
abstract class WholeCipher extends CipherSpi {
  @Override
  protected int engineUpdate(byte[] input, int inputOffset, int inputLength, byte[] output, int outputOffset)
      throws ShortBufferException {
    if (engineGetOutputSize(inputLength) > output.length - outputOffset
        && inputLength > output.length - outputOffset) {
      throw new ShortBufferException("output buffer too small");
    }
    byte[] result = engineUpdate(input, inputOffset, inputLength);
    if (result == null) return 0;
    System.arraycopy(result, 0, output, outputOffset, result.length);
    return result.length;
  }

  @Override
  protected int engineDoFinal(byte[] input, int inputOffset, int inputLength, byte[] output, int outputOffset)
      throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
    byte[] result = engineDoFinal(input, inputOffset, inputLength);
    if (result.length > output.length - outputOffset) throw new ShortBufferException("output buffer too small");
    System.arraycopy(result, 0, output, outputOffset, result.length);
    return result.length;
  }

  @Override
  protected byte[] engineWrap(Key key) throws IllegalBlockSizeException, InvalidKeyException {
    byte[] encoded = key.getEncoded();
    if (encoded == null) throw new InvalidKeyException("Cannot get an encoding of the key to be wrapped");
    try {
      return engineDoFinal(encoded, 0, encoded.length);
    } catch (BadPaddingException e) {
      throw new IllegalBlockSizeException(e.getMessage());
    }
  }

  @Override
  protected Key engineUnwrap(byte[] wrappedKey, String algorithm, int type)
      throws InvalidKeyException, NoSuchAlgorithmException {
    try {
      byte[] encoded = engineDoFinal(wrappedKey, 0, wrappedKey.length);
      if (type == Cipher.SECRET_KEY) return new SecretKeySpec(encoded, algorithm);
      KeyFactory factory = KeyFactory.getInstance(algorithm);
      return type == Cipher.PUBLIC_KEY ? factory.generatePublic(new X509EncodedKeySpec(encoded))
          : factory.generatePrivate(new PKCS8EncodedKeySpec(encoded));
    } catch (BadPaddingException | IllegalBlockSizeException | InvalidKeySpecException e) {
      throw new InvalidKeyException("unwrapping failed", e);
    }
  }

  static byte[] joined(ByteArrayOutputStream before, byte[] input, int offset, int length) {
    before.write(input, offset, length);
    byte[] all = before.toByteArray();
    before.reset();
    return all;
  }
}
