package android.media;

/** A right is missing. */
public class MediaDrmException extends Exception implements MediaDrmThrowable {
  public MediaDrmException(String detailMessage) {
    super(detailMessage);
  }
}
