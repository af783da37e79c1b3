package java.security;

import java.security.spec.EncodedKeySpec;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.RSAPrivateCrtKeySpec;
import java.security.spec.RSAPrivateKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.security.spec.X509EncodedKeySpec;

/** The built-in factory of public and private keys. */
final class SimpleKeyFactory extends KeyFactorySpi {
  private final String algorithm;

  SimpleKeyFactory(String algorithm) {
    this.algorithm = algorithm;
  }

  @Override
  protected PublicKey engineGeneratePublic(KeySpec keySpec) throws InvalidKeySpecException {
    if (keySpec instanceof RSAPublicKeySpec) {
      RSAPublicKeySpec spec = (RSAPublicKeySpec) keySpec;
      return new RsaKeys.Public(spec.getModulus(), spec.getPublicExponent());
    }
    if (!(keySpec instanceof X509EncodedKeySpec)) throw wrong(keySpec);
    byte[] encoded = ((EncodedKeySpec) keySpec).getEncoded();
    return algorithm.equals("RSA") ? RsaKeys.publicKey(encoded) : new OpaqueKeys.Public(algorithm, encoded);
  }

  @Override
  protected PrivateKey engineGeneratePrivate(KeySpec keySpec) throws InvalidKeySpecException {
    if (keySpec instanceof RSAPrivateCrtKeySpec) return new RsaKeys.Crt((RSAPrivateCrtKeySpec) keySpec);
    if (keySpec instanceof RSAPrivateKeySpec) {
      RSAPrivateKeySpec spec = (RSAPrivateKeySpec) keySpec;
      return new RsaKeys.Private(spec.getModulus(), spec.getPrivateExponent());
    }
    if (!(keySpec instanceof PKCS8EncodedKeySpec)) throw wrong(keySpec);
    byte[] encoded = ((EncodedKeySpec) keySpec).getEncoded();
    return algorithm.equals("RSA") ? RsaKeys.privateKey(encoded) : new OpaqueKeys.Private(algorithm, encoded);
  }

  private static InvalidKeySpecException wrong(KeySpec keySpec) {
    return new InvalidKeySpecException("Unsupported key spec: "
        + (keySpec == null ? null : keySpec.getClass().getName()));
  }

  @Override
  protected <T extends KeySpec> T engineGetKeySpec(Key key, Class<T> type) throws InvalidKeySpecException {
    if (key instanceof PublicKey && type.isAssignableFrom(X509EncodedKeySpec.class)) {
      return type.cast(new X509EncodedKeySpec(key.getEncoded()));
    }
    if (key instanceof PrivateKey && type.isAssignableFrom(PKCS8EncodedKeySpec.class)) {
      return type.cast(new PKCS8EncodedKeySpec(key.getEncoded()));
    }
    KeySpec spec = RsaKeys.spec(key);
    if (!type.isInstance(spec)) throw new InvalidKeySpecException("Unsupported key type and key spec combination");
    return type.cast(spec);
  }

  @Override
  protected Key engineTranslateKey(Key key) throws InvalidKeyException {
    if (key == null) throw new InvalidKeyException("key == null");
    return key;
  }
}
