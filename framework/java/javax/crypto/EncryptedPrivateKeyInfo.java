package javax.crypto;

import antecede.Der;
import java.io.IOException;
import java.security.AlgorithmParameters;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.NoSuchProviderException;
import java.security.Provider;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;

/**
 * An encrypted private key with the name of its cipher. Names that are not object identifiers are encoded as one of
 * our own.
 */
public class EncryptedPrivateKeyInfo {
  private static final String UNKNOWN = "1.3.6.1.4.1.99999.1";

  private final String algorithm;
  private final AlgorithmParameters parameters;
  private final byte[] encrypted;
  private final byte[] encoded;

  public EncryptedPrivateKeyInfo(byte[] encoded) throws IOException {
    if (encoded == null) throw new NullPointerException("the encoded parameter must be non-null");
    Der info = new Der(encoded).enter(Der.SEQUENCE);
    algorithm = info.enter(Der.SEQUENCE).objectId();
    encrypted = info.content(Der.OCTETS);
    this.encoded = encoded.clone();
    parameters = null;
  }

  public EncryptedPrivateKeyInfo(String algName, byte[] encryptedData) throws NoSuchAlgorithmException {
    if (algName == null) throw new NullPointerException("the algName parameter must be non-null");
    algorithm = algName;
    parameters = null;
    encrypted = checked(encryptedData);
    encoded = encode();
  }

  public EncryptedPrivateKeyInfo(AlgorithmParameters algParams, byte[] encryptedData)
      throws NoSuchAlgorithmException {
    if (algParams == null) throw new NullPointerException("algParams must be non-null");
    algorithm = algParams.getAlgorithm();
    parameters = algParams;
    encrypted = checked(encryptedData);
    encoded = encode();
  }

  private static byte[] checked(byte[] data) {
    if (data == null) throw new NullPointerException("the encryptedData parameter must be non-null");
    if (data.length == 0) throw new IllegalArgumentException("the encryptedData parameter must not be empty");
    return data.clone();
  }

  private byte[] encode() {
    boolean isId = algorithm.matches("[0-9]+([.][0-9]+)+");
    byte[] name = Der.sequence(Der.objectId(isId ? algorithm : UNKNOWN), Der.encode(Der.NULL, new byte[0]));
    return Der.sequence(name, Der.encode(Der.OCTETS, encrypted));
  }

  public String getAlgName() {
    return algorithm;
  }

  public AlgorithmParameters getAlgParameters() {
    return parameters;
  }

  public byte[] getEncryptedData() {
    return encrypted.clone();
  }

  public PKCS8EncodedKeySpec getKeySpec(Cipher cipher) throws InvalidKeySpecException {
    try {
      return new PKCS8EncodedKeySpec(cipher.doFinal(encrypted));
    } catch (IllegalBlockSizeException | BadPaddingException | IllegalStateException e) {
      throw new InvalidKeySpecException("Cannot retrieve the PKCS8EncodedKeySpec", e);
    }
  }

  public PKCS8EncodedKeySpec getKeySpec(Key decryptKey) throws NoSuchAlgorithmException, InvalidKeyException {
    try {
      Cipher cipher = Cipher.getInstance(algorithm);
      cipher.init(Cipher.DECRYPT_MODE, decryptKey);
      return getKeySpec(cipher);
    } catch (NoSuchPaddingException e) {
      throw new NoSuchAlgorithmException(e);
    } catch (InvalidKeySpecException e) {
      throw new InvalidKeyException("Cannot retrieve the PKCS8EncodedKeySpec", e);
    }
  }

  public PKCS8EncodedKeySpec getKeySpec(Key decryptKey, String providerName)
      throws NoSuchProviderException, NoSuchAlgorithmException, InvalidKeyException {
    return getKeySpec(decryptKey);
  }

  public PKCS8EncodedKeySpec getKeySpec(Key decryptKey, Provider provider)
      throws NoSuchAlgorithmException, InvalidKeyException {
    return getKeySpec(decryptKey);
  }

  public byte[] getEncoded() throws IOException {
    return encoded.clone();
  }
}
