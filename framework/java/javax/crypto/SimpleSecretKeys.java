package javax.crypto;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import java.util.Arrays;
import javax.crypto.spec.DESKeySpec;
import javax.crypto.spec.DESedeKeySpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** The built-in factory of secret keys. */
final class SimpleSecretKeys extends SecretKeyFactorySpi {
  private final String algorithm;

  SimpleSecretKeys(String algorithm) {
    this.algorithm = algorithm;
  }

  @Override
  protected SecretKey engineGenerateSecret(KeySpec keySpec) throws InvalidKeySpecException {
    if (keySpec instanceof SecretKeySpec) return (SecretKeySpec) keySpec;
    if (keySpec instanceof DESKeySpec) return new SecretKeySpec(((DESKeySpec) keySpec).getKey(), algorithm);
    if (keySpec instanceof DESedeKeySpec) return new SecretKeySpec(((DESedeKeySpec) keySpec).getKey(), algorithm);
    if (!(keySpec instanceof PBEKeySpec)) throw new InvalidKeySpecException("Invalid key spec");
    PBEKeySpec spec = (PBEKeySpec) keySpec;
    byte[] password = new String(spec.getPassword()).getBytes(StandardCharsets.UTF_8);
    if (!algorithm.startsWith("PBKDF2")) {
      return new SecretKeySpec(Arrays.copyOf(password, Math.max(1, password.length)), algorithm);
    }
    if (spec.getSalt() == null || spec.getKeyLength() == 0) {
      throw new InvalidKeySpecException("Missing salt or key length");
    }
    try {
      String mac = algorithm.substring(algorithm.indexOf("Hmac"));
      return new SecretKeySpec(derive(new Hmac(mac), password, spec), algorithm);
    } catch (NoSuchAlgorithmException e) {
      throw new InvalidKeySpecException(e);
    }
  }

  private static byte[] derive(Hmac mac, byte[] password, PBEKeySpec spec) {
    mac.setKey(password);
    byte[] key = new byte[spec.getKeyLength() / 8];
    int size = mac.engineGetMacLength();
    for (int block = 0; block * size < key.length; block++) {
      byte[] salt = spec.getSalt();
      mac.engineUpdate(salt, 0, salt.length);
      for (int shift = 24; shift >= 0; shift -= 8) mac.engineUpdate((byte) (block + 1 >> shift));
      byte[] step = mac.engineDoFinal();
      byte[] sum = step.clone();
      for (int i = 1; i < spec.getIterationCount(); i++) {
        mac.engineUpdate(step, 0, size);
        step = mac.engineDoFinal();
        for (int j = 0; j < size; j++) sum[j] ^= step[j];
      }
      System.arraycopy(sum, 0, key, block * size, Math.min(size, key.length - block * size));
    }
    return key;
  }

  @Override
  protected KeySpec engineGetKeySpec(SecretKey key, Class<?> type) throws InvalidKeySpecException {
    if (type.isAssignableFrom(SecretKeySpec.class)) return new SecretKeySpec(key.getEncoded(), key.getAlgorithm());
    try {
      if (type == DESKeySpec.class) return new DESKeySpec(key.getEncoded());
      if (type == DESedeKeySpec.class) return new DESedeKeySpec(key.getEncoded());
    } catch (InvalidKeyException e) {
      throw new InvalidKeySpecException(e);
    }
    throw new InvalidKeySpecException("Inappropriate key specification");
  }

  @Override
  protected SecretKey engineTranslateKey(SecretKey key) throws InvalidKeyException {
    if (key == null) throw new InvalidKeyException("key == null");
    return key;
  }
}
