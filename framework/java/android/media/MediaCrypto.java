package android.media;

import java.util.UUID;

/** Secrets of films. */
public final class MediaCrypto {
  public MediaCrypto(UUID uuid, byte[] sessionId) throws MediaCryptoException {}
}
