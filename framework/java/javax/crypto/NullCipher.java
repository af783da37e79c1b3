package javax.crypto;

import java.security.AlgorithmParameters;
import java.security.Key;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;

/** A cipher that changes nothing. */
public class NullCipher extends Cipher {
  public NullCipher() {
    super(new Identity(), null, null);
  }

  /** Copies. */
  private static final class Identity extends WholeCipher {
    @Override
    protected void engineSetMode(String mode) {}

    @Override
    protected void engineSetPadding(String padding) {}

    @Override
    protected int engineGetBlockSize() {
      return 1;
    }

    @Override
    protected int engineGetOutputSize(int inputLength) {
      return inputLength;
    }

    @Override
    protected byte[] engineGetIV() {
      return new byte[8];
    }

    @Override
    protected AlgorithmParameters engineGetParameters() {
      return null;
    }

    @Override
    protected void engineInit(int opmode, Key key, SecureRandom random) {}

    @Override
    protected void engineInit(int opmode, Key key, AlgorithmParameterSpec params, SecureRandom random) {}

    @Override
    protected void engineInit(int opmode, Key key, AlgorithmParameters params, SecureRandom random) {}

    @Override
    protected byte[] engineUpdate(byte[] input, int offset, int length) {
      return Arrays.copyOfRange(input, offset, offset + length);
    }

    @Override
    protected byte[] engineDoFinal(byte[] input, int offset, int length) {
      return engineUpdate(input, offset, length);
    }
  }
}
