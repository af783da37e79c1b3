package android.media;

/** A secret cannot be read. */
public final class MediaCryptoException extends Exception implements MediaDrmThrowable {
  public MediaCryptoException(String detailMessage) {
    super(detailMessage);
  }
}
