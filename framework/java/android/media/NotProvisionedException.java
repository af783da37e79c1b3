package android.media;

/** A device has no rights. */
public final class NotProvisionedException extends MediaDrmException {
  public NotProvisionedException(String detailMessage) {
    super(detailMessage);
  }
}
