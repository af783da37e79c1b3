package java.security;

import java.util.LinkedHashSet;
import java.util.Set;

/** A provider of the system: says which algorithms the model has; the classes that offer them make them. */
final class BuiltInProvider extends Provider {
  /** Type, then each algorithm with its other names. */
  private static final String[][] ALGORITHMS = {
    {"MessageDigest", "MD5", "SHA-1/SHA/SHA1", "SHA-224/SHA224", "SHA-256/SHA256", "SHA-384/SHA384",
        "SHA-512/SHA512"},
    {"SecureRandom", "SHA1PRNG"},
    {"Mac", "HmacMD5/HMAC-MD5", "HmacSHA1/HMAC-SHA1", "HmacSHA224/HMAC-SHA224", "HmacSHA256/HMAC-SHA256",
      "HmacSHA384/HMAC-SHA384", "HmacSHA512/HMAC-SHA512"},
    {"Cipher", "AES", "RSA"},
    {"KeyGenerator", "AES", "DES", "DESede", "Blowfish", "ARC4", "HmacMD5", "HmacSHA1", "HmacSHA224", "HmacSHA256",
      "HmacSHA384", "HmacSHA512"},
    {"SecretKeyFactory", "PBKDF2WithHmacSHA1/PBKDF2withHmacSHA1And8BIT", "PBKDF2WithHmacSHA224",
        "PBKDF2WithHmacSHA256",
      "PBKDF2WithHmacSHA384", "PBKDF2WithHmacSHA512", "DES", "DESede", "PBEWithMD5AndDES",
          "PBEWITHSHAAND256BITAES-CBC-BC"},
    {"AlgorithmParameters", "AES", "GCM", "DES", "DESede", "PBE", "OAEP", "PBEWithMD5AndDES", "RSA"},
    {"KeyFactory", "RSA", "EC", "DSA", "DH", "XDH"},
    {"KeyPairGenerator", "RSA", "EC", "DSA", "DH", "XDH"},
    {"KeyAgreement", "ECDH", "DH", "XDH"},
    {"Signature", "MD5withRSA", "SHA1withRSA/RSASSA-SHA1", "SHA224withRSA", "SHA256withRSA", "SHA384withRSA",
      "SHA512withRSA", "NONEwithRSA", "SHA1withECDSA/ECDSA", "SHA256withECDSA", "SHA384withECDSA", "SHA512withECDSA",
      "SHA1withDSA/DSA", "SHA256withDSA"},
    {"KeyStore", "BKS", "PKCS12", "AndroidKeyStore", "AndroidCAStore", "JKS"},
    {"CertificateFactory", "X.509/X509"},
    {"CertPathValidator", "PKIX"},
    {"CertPathBuilder", "PKIX"},
  };

  BuiltInProvider(String name, String info) {
    super(name, 1.0, info);
  }

  /** For a cipher: whatever its mode and padding. */
  private static String canonical(String type, String algorithm) {
    int slash = type.equals("Cipher") ? algorithm.indexOf('/') : -1;
    String wanted = slash < 0 ? algorithm : algorithm.substring(0, slash);
    for (String[] row : ALGORITHMS) {
      if (!row[0].equalsIgnoreCase(type)) continue;
      for (int i = 1; i < row.length; i++) {
        for (String name : row[i].split("/")) if (name.equalsIgnoreCase(wanted)) return row[i].split("/")[0];
      }
    }
    return null;
  }

  @Override
  public Service getService(String type, String algorithm) {
    String canonical = canonical(type, algorithm);
    return canonical == null ? null : new Service(this, type, canonical, getClass().getName(), null, null);
  }

  @Override
  public Set<Service> getServices() {
    Set<Service> all = new LinkedHashSet<>();
    for (String[] row : ALGORITHMS) {
      for (int i = 1; i < row.length; i++) all.add(getService(row[0], row[i].split("/")[0]));
    }
    return all;
  }
}
