package android.media;

/** A scheme of rights is not known. */
public final class UnsupportedSchemeException extends MediaDrmException {
  public UnsupportedSchemeException(String detailMessage) {
    super(detailMessage);
  }
}
