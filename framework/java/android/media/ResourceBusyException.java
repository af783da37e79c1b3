package android.media;

/** Somebody else uses it. */
public final class ResourceBusyException extends MediaDrmException {
  public ResourceBusyException(String detailMessage) {
    super(detailMessage);
  }
}
