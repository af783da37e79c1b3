package java.security;

/** What an algorithm is for. */
public enum CryptoPrimitive {
  MESSAGE_DIGEST, SECURE_RANDOM, BLOCK_CIPHER, STREAM_CIPHER, MAC, KEY_WRAP, PUBLIC_KEY_ENCRYPTION, SIGNATURE,
  KEY_ENCAPSULATION, KEY_AGREEMENT
}
